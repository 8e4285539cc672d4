# Sfide tra bot, italiano.

arena-playing = Si gioca
arena-title = { $edition } · posti: { $seats }
arena-one = bot
arena-among = tra
arena-sure = 99 %
arena-fair = quota equa
arena-ratings = Classifica (Elo, il più debole a 0)
