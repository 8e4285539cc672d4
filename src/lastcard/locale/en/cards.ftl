## The pictures of the cards

cards-title = The cards of { $edition }
cards-editions = Editions
cards-side-light = Light side
cards-side-dark = Dark side
cards-hand = In your hand
cards-sizes = Small, medium, large
cards-back = Face down
cards-named = { $card }, now { $color }
