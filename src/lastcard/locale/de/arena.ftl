# Wettkämpfe der Bots, Deutsch.

arena-playing = Es wird gespielt
arena-title = { $edition } · Plätze: { $seats }
arena-one = Bot
arena-among = unter
arena-sure = 99 %
arena-fair = fairer Anteil
arena-ratings = Wertung (Elo, der schwächste bei 0)
