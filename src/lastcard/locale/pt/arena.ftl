# Disputas de bots, português.

arena-by-kernel = O jogo compilado joga; processos: { $workers }.
arena-by-engine = O motor de regras joga; processos: { $workers }.
arena-by-both = Onde os dois bots podem, joga o jogo compilado; senão, o motor de regras; processos: { $workers }.
arena-playing = Jogando
arena-title = { $edition } · lugares: { $seats }
arena-one = bot
arena-among = entre
arena-sure = 99 %
arena-fair = parte justa
arena-ratings = Classificação (Elo, o mais fraco em 0)
figure-decimal = { $whole },{ $decimals }
arena-percent = { $whole },{ $decimals } %
