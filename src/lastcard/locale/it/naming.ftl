# Names for cards that nobody has named, made of what they do; Italian. Others are in game.ftl (symbol-…).

name-draw = Pesca { $number }
name-wild-draw = Jolly Pesca { $number }
name-draw-only = { $name } e gioca
name-draw-until = Pesca colore
name-color = Scegli il colore
name-give = Regalo
name-duel = Duello
name-show = Mostra il colore
name-swap = Scambio di mani
name-hands = Passa la mano
name-pass = Passa { $number }
name-wild = Jolly { $name }
name-times = { $name } ×{ $times }
name-both = { $first } e { $second }
