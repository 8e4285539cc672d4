# Wedstrijden van bots, Nederlands.

arena-by-kernel = Het gecompileerde spel speelt; processen: { $workers }.
arena-by-engine = De spelregelmotor speelt; processen: { $workers }.
arena-by-both = Waar beide bots het kunnen, speelt het gecompileerde spel, anders de spelregelmotor; processen: { $workers }.
arena-playing = Er wordt gespeeld
arena-title = { $edition } · plaatsen: { $seats }
arena-one = bot
arena-among = tussen
arena-sure = 99 %
arena-fair = eerlijk deel
arena-ratings = Klassement (Elo, de zwakste op 0)
figure-decimal = { $whole },{ $decimals }
arena-percent = { $whole },{ $decimals } %
