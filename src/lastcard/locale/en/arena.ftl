# Contests of bots, English.

arena-playing = Playing
arena-title = { $edition } · seats: { $seats }
arena-one = bot
arena-among = among
arena-sure = 99 %
arena-fair = fair share
arena-ratings = Ratings (Elo, weakest at 0)
