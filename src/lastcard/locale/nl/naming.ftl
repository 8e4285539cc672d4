# Names for cards that nobody has named, made of what they do; Dutch. Others are in game.ftl (symbol-…).

name-draw = Trek-{ $number }
name-wild-draw = Keuzekaart Trek-{ $number }
name-draw-only = { $name }-en-speel
name-draw-until = Trek-kleur
name-color = Kies-een-kleur
name-give = Cadeau
name-duel = Duel
name-show = Toon-de-kleur
name-swap = Ruil-van-hand
name-hands = Geef-je-hand-door
name-pass = Geef-{ $number }-door
name-wild = Keuzekaart { $name }
name-times = { $times }× { $name }
name-both = { $first } en { $second }
