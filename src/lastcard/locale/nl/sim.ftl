# Simulated rounds and matches summed up, Nederlands.

## Who plays

sim-by-kernel = Het gecompileerde spel speelt; threads: { $workers }.
sim-by-engine = De spelregelmotor speelt.
sim-without-fast = De spelregelmotor speelt. Met pip install 'lastcard[fast]' speelt het gecompileerde spel, honderden keren zo snel.
sim-preparing = Voorbereiden; de allereerste keer duurt een halve minuut
sim-playing = Er wordt gespeeld

## Tables

sim-title = { $edition } · rondes: { $rounds } · plaatsen: { $seats }
sim-least = minst
sim-most = meest
sim-histogram = Hoe lang rondes duren
sim-winning = Wie wint
sim-dealer = gever
sim-dealer-place = gever + { $place }
sim-ending = Hoe rondes eindigen
sim-last-move = laatste zet
sim-cards = Welke kaarten gespeeld worden
sim-card = kaart
sim-per-round = per ronde
sim-last-card = laatste kaart
sim-moves = Zetten per soort
sim-move = zet

## Matches

sim-match-title = { $edition } · { $mode } · partijen: { $matches } · plaatsen: { $seats }
sim-target = Doel: { $target } punten
sim-match-length = lengte in rondes
sim-winning-total = winnend totaal
sim-match-histogram = Hoe lang partijen duren
sim-matches = partijen
sim-shared = gedeeld
sim-pair = plaatsen { $one } en { $other }
sim-first-dealer = eerste gever
sim-first-place = eerste gever + { $place }
sim-first-pair = paar van de eerste gever
sim-other-pair = het andere paar
sim-won = gewonnen
sim-rate = Partijen per seconde: { $matches }; rondes per seconde: { $rounds }.

## Moves by sort

sim-move-play = een kaart spelen
sim-move-jump-in = inspringen
sim-move-draw = trekken
sim-move-keep = de getrokken kaart houden
sim-move-pass = passen
sim-move-name = een kleur kiezen
sim-move-accept = de kaarten nemen
sim-move-challenge-won = uitdaging gewonnen
sim-move-challenge-lost = uitdaging verloren
sim-move-give = kaarten weggeven
sim-move-battle = uitdagen tot een gevecht
sim-move-reveal = een gevechtskaart kiezen
sim-move-show = een kaart laten zien
sim-move-swap = van hand ruilen
sim-move-pass-on = een kaart kiezen om door te geven
sim-move-call = UNO vooraf roepen
sim-move-late-call = UNO achteraf roepen
sim-move-catch = betrappen
sim-move-false-catch = onterecht betrappen
