# Sfide tra bot, italiano.

arena-by-kernel = Gioca la versione compilata; processi: { $workers }.
arena-by-engine = Gioca il motore delle regole; processi: { $workers }.
arena-by-both = Dove entrambi i bot possono, gioca la versione compilata, altrimenti il motore delle regole; processi: { $workers }.
arena-playing = Si gioca
arena-title = { $edition } · posti: { $seats }
arena-one = bot
arena-among = tra
arena-sure = 99 %
arena-fair = quota equa
arena-ratings = Classifica (Elo, il più debole a 0)
figure-decimal = { $whole },{ $decimals }
arena-percent = { $whole },{ $decimals } %
