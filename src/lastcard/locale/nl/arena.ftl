# Wedstrijden van bots, Nederlands.

arena-playing = Er wordt gespeeld
arena-title = { $edition } · plaatsen: { $seats }
arena-one = bot
arena-among = tussen
arena-sure = 99 %
arena-fair = eerlijk deel
arena-ratings = Klassement (Elo, de zwakste op 0)
