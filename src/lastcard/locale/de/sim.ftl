# Simulated rounds and matches summed up, Deutsch.

## Who plays

sim-by-kernel = Das kompilierte Spiel spielt; Threads: { $workers }.
sim-by-engine = Die Regelmaschine spielt.
sim-without-fast = Die Regelmaschine spielt. Mit pip install 'lastcard[fast]' spielt das kompilierte Spiel, hundertfach schneller.
sim-preparing = Gleich geht es los; das allererste Mal dauert eine halbe Minute
sim-playing = Es wird gespielt

## Tables

sim-title = { $edition } · Runden: { $rounds } · Plätze: { $seats }
sim-least = Minimum
sim-most = Maximum
sim-histogram = Wie lang Runden sind
sim-winning = Wer gewinnt
sim-dealer = Geber
sim-dealer-place = Geber + { $place }
sim-ending = Wie Runden enden
sim-last-move = letzter Zug
sim-cards = Welche Karten gespielt werden
sim-card = Karte
sim-per-round = je Runde
sim-last-card = letzte Karte
sim-moves = Züge nach Art
sim-move = Zug

## Matches

sim-match-title = { $edition } · { $mode } · Partien: { $matches } · Plätze: { $seats }
sim-target = Ziel: { $target } Punkte
sim-match-length = Länge in Runden
sim-winning-total = Punkte des Siegers
sim-match-histogram = Wie lang Partien sind
sim-matches = Partien
sim-shared = geteilt
sim-pair = Plätze { $one } und { $other }
sim-first-dealer = erster Geber
sim-first-place = erster Geber + { $place }
sim-first-pair = Paar des ersten Gebers
sim-other-pair = das andere Paar
sim-won = gewonnen
sim-rate = Partien je Sekunde: { $matches }; Runden je Sekunde: { $rounds }.

## Moves by sort

sim-move-play = Karte spielen
sim-move-jump-in = reinwerfen
sim-move-draw = ziehen
sim-move-keep = gezogene Karte behalten
sim-move-pass = passen
sim-move-name = Farbe wünschen
sim-move-accept = Karten nehmen
sim-move-challenge-won = Herausforderung gewonnen
sim-move-challenge-lost = Herausforderung verloren
sim-move-give = Karten verschenken
sim-move-battle = zum Kampf fordern
sim-move-reveal = Karte für den Kampf wählen
sim-move-show = Karte zeigen
sim-move-swap = Hände tauschen
sim-move-pass-on = Karte zum Weitergeben wählen
sim-move-call = UNO vorher rufen
sim-move-late-call = UNO hinterher rufen
sim-move-catch = erwischen
sim-move-false-catch = grundlos erwischen wollen
