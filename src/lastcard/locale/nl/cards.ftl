## De plaatjes van de kaarten

cards-title = De kaarten van { $edition }
cards-editions = Edities
cards-side-light = Lichte kant
cards-side-dark = Donkere kant
cards-hand = In je hand
cards-sizes = Klein, middel, groot
cards-back = Gedekt
cards-named = { $card }, nu { $color }
