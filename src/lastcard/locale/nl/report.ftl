# Het verslag over een editie, Nederlands.

report-title = Evenwicht van { $edition } · plaatsen: { $seats }
report-rounds = Hoe rondes verlopen
report-mean = gemiddelde lengte in zetten
report-median = mediaan van de lengte
report-long = 95 % is niet langer dan
report-skill = Hoeveel kunde telt
report-met = { $one } tussen { $other }
report-bots = Bots spelen
report-cards = Wat kaarten waard zijn
report-played = per ronde
report-with = ermee
report-without = zonder
report-worth = waarde
report-written = { $file } is geschreven.
report-about-rounds = Iedereen doet een willekeurige toegestane zet en pakt alleen als geen kaart past.
report-about-seats = Aandelen van alle rondes, naar de plaats vanaf de gever met de klok mee.
report-about-skill = Aandelen van de overwinningen van één bot tussen bots van het andere niveau, met intervallen van 99 %; elke deling wordt vanaf elke plaats gespeeld.
report-about-cards = Hoe vaak een kaart gespeeld wordt, en welk deel wint van de handen die er een kregen en van de andere. De waarde is het verschil; ± geldt met 99 %.
report-about-same = De laatste kolom heeft de kaart die daar hetzelfde doet.
