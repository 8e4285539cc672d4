## As imagens das cartas

cards-title = As cartas de { $edition }
cards-editions = Edições
cards-side-light = Lado claro
cards-side-dark = Lado escuro
cards-hand = Na sua mão
cards-sizes = Pequena, média, grande
cards-back = Virada para baixo
cards-named = { $card }, agora { $color }
