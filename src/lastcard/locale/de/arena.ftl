# Wettkämpfe der Bots, Deutsch.

arena-by-kernel = Das kompilierte Spiel spielt; Prozesse: { $workers }.
arena-by-engine = Die Regelmaschine spielt; Prozesse: { $workers }.
arena-by-both = Wo beide Bots es können, spielt das kompilierte Spiel, sonst die Regelmaschine; Prozesse: { $workers }.
arena-playing = Es wird gespielt
arena-title = { $edition } · Plätze: { $seats }
arena-one = Bot
arena-among = unter
arena-sure = 99 %
arena-fair = fairer Anteil
arena-ratings = Wertung (Elo, der schwächste bei 0)
figure-decimal = { $whole },{ $decimals }
arena-percent = { $whole },{ $decimals } %
