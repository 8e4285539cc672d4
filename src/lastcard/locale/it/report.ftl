# Il rapporto su un’edizione, italiano.

report-title = Equilibrio di { $edition } · posti: { $seats }
report-rounds = Come vanno le manche
report-mean = durata media in mosse
report-median = durata mediana
report-long = il 95 % non supera
report-skill = Quanto conta l’abilità
report-met = { $one } tra { $other }
report-bots = Giocano i bot
report-cards = Quanto valgono le carte
report-played = per manche
report-with = con essa
report-without = senza
report-worth = valore
report-written = { $file } è scritto.
report-about-rounds = Ognuno fa una mossa qualsiasi tra quelle permesse e pesca solo se nessuna carta va bene.
report-about-seats = Quote di tutte le manche, secondo il posto a partire dal mazziere, in senso orario.
report-about-skill = Quote di vittorie di un bot tra bot dell’altro livello, con intervalli del 99 %; ogni distribuzione si gioca da ogni posto.
report-about-cards = Quante volte si gioca una carta, e la quota di mani vincenti tra quelle che ne hanno ricevuta una e tra le altre. Il suo valore è la differenza; ± vale al 99 %.
report-about-same = L’ultima colonna ha la carta che lì fa lo stesso.
