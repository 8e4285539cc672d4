# Names for cards that nobody has named, made of what they do; German. Others are in game.ftl (symbol-…).

name-draw = Zieh { $number }
name-wild-draw = Zieh-{ $number }-Joker
name-draw-only = { $name } und spiel
name-draw-until = Farbe ziehen
name-color = Farbwahl
name-give = Geschenk
name-duel = Duell
name-show = Farbe zeigen
name-swap = Kartentausch
name-hands = Karten weiter
name-pass = { $number } weitergeben
name-wild = Joker { $name }
name-times = { $times }× { $name }
name-both = { $first } und { $second }
