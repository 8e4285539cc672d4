# Rencontres de bots, français.

arena-playing = Parties en cours
arena-title = { $edition } · places : { $seats }
arena-one = bot
arena-among = parmi
arena-sure = 99 %
arena-fair = part équitable
arena-ratings = Classement (Elo, le plus faible à 0)
