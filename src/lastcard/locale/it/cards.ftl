## Le immagini delle carte

cards-title = Le carte di { $edition }
cards-editions = Edizioni
cards-side-light = Lato chiaro
cards-side-dark = Lato scuro
cards-hand = Nella tua mano
cards-sizes = Piccola, media, grande
cards-back = Coperta
cards-named = { $card }, ora { $color }
