## Die Bilder der Karten

cards-title = Die Karten von { $edition }
cards-editions = Ausgaben
cards-side-light = Helle Seite
cards-side-dark = Dunkle Seite
cards-hand = In deiner Hand
cards-sizes = Klein, mittel, groß
cards-back = Verdeckt
cards-named = { $card }, jetzt { $color }
