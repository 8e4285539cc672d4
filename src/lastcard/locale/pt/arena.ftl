# Disputas de bots, português.

arena-playing = Jogando
arena-title = { $edition } · lugares: { $seats }
arena-one = bot
arena-among = entre
arena-sure = 99 %
arena-fair = parte justa
arena-ratings = Classificação (Elo, o mais fraco em 0)
