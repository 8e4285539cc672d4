# Rencontres de bots, français.

arena-by-kernel = Le jeu compilé joue ; processus : { $workers }.
arena-by-engine = Le moteur de règles joue ; processus : { $workers }.
arena-by-both = Le jeu compilé joue là où les deux bots le peuvent, sinon le moteur de règles ; processus : { $workers }.
arena-playing = Parties en cours
arena-title = { $edition } · places : { $seats }
arena-one = bot
arena-among = parmi
arena-sure = 99 %
arena-fair = part équitable
arena-ratings = Classement (Elo, le plus faible à 0)
figure-decimal = { $whole },{ $decimals }
arena-percent = { $whole },{ $decimals } %
