# Torneos de bots, español.

arena-playing = Jugando
arena-title = { $edition } · asientos: { $seats }
arena-one = bot
arena-among = entre
arena-sure = 99 %
arena-fair = parte justa
arena-ratings = Clasificación (Elo, el más débil en 0)
