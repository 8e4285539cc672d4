# Contests of bots, English.

arena-by-kernel = The compiled game plays; processes: { $workers }.
arena-by-engine = The rules engine plays; processes: { $workers }.
arena-by-both = The compiled game plays where both bots can, else the rules engine; processes: { $workers }.
arena-playing = Playing
arena-title = { $edition } · seats: { $seats }
arena-one = bot
arena-among = among
arena-sure = 99 %
arena-fair = fair share
arena-ratings = Ratings (Elo, weakest at 0)
figure-decimal = { $whole }.{ $decimals }
arena-percent = { $whole }.{ $decimals } %
