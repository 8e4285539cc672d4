## Les images des cartes

cards-title = Les cartes de { $edition }
cards-editions = Éditions
cards-side-light = Côté clair
cards-side-dark = Côté sombre
cards-hand = Dans ta main
cards-sizes = Petite, moyenne, grande
cards-back = Face cachée
cards-named = { $card }, maintenant { $color }
