# Names for cards that nobody has named, made of what they do; French. Others are in game.ftl (symbol-…).

name-draw = +{ $number }
name-wild-draw = Joker +{ $number }
name-draw-only = { $name } et jouer
name-draw-until = Piocher une couleur
name-color = Choix de couleur
name-give = Cadeau
name-duel = Duel
name-show = Montrer la couleur
name-swap = Échange de mains
name-hands = Mains tournantes
name-pass = Transmettre { $number }
name-wild = Joker { $name }
name-times = { $name } ×{ $times }
name-both = { $first } et { $second }
