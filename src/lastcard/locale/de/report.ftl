# Der Bericht über eine Edition, Deutsch.

report-title = Wie ausgewogen ist { $edition }? · Plätze: { $seats }
report-rounds = Wie Runden verlaufen
report-mean = mittlere Länge in Zügen
report-median = Median der Länge
report-long = 95 % sind nicht länger als
report-skill = Wie viel Können zählt
report-met = { $one } unter { $other }
report-bots = Bots spielen
report-cards = Was Karten wert sind
report-played = je Runde
report-with = mit ihr
report-without = ohne sie
report-worth = Wert
report-written = { $file } ist geschrieben.
report-about-rounds = Alle sagen irgendetwas Erlaubtes und ziehen nur, wenn keine Karte passt.
report-about-seats = Anteile an allen Runden, nach dem Platz vom Geber aus im Uhrzeigersinn.
report-about-skill = Anteile der Siege eines Bots unter Bots der anderen Stufe, mit Bereichen von 99 %; jedes Blatt wird von jedem Platz aus gespielt.
report-about-cards = Wie oft eine Karte gespielt wird, und wie viele Hände gewinnen, denen eine gegeben wurde, und wie viele der anderen. Ihr Wert ist der Unterschied; ± gilt mit 99 %.
report-about-same = Die letzte Spalte hat die Karte, die dort dasselbe tut.
