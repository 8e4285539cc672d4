# Torneos de bots, español.

arena-by-kernel = Juega la versión compilada; procesos: { $workers }.
arena-by-engine = Juega el motor de reglas; procesos: { $workers }.
arena-by-both = Donde ambos bots pueden, juega la versión compilada; si no, el motor de reglas; procesos: { $workers }.
arena-playing = Jugando
arena-title = { $edition } · asientos: { $seats }
arena-one = bot
arena-among = entre
arena-sure = 99 %
arena-fair = parte justa
arena-ratings = Clasificación (Elo, el más débil en 0)
figure-decimal = { $whole },{ $decimals }
arena-percent = { $whole },{ $decimals } %
