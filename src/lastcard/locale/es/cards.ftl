## Las imágenes de las cartas

cards-title = Las cartas de { $edition }
cards-editions = Ediciones
cards-side-light = Lado claro
cards-side-dark = Lado oscuro
cards-hand = En tu mano
cards-sizes = Pequeña, mediana, grande
cards-back = Bocabajo
cards-named = { $card }, ahora { $color }
