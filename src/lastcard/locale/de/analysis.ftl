# Looking back at a round with the expert, German.

analysis-title = Was hätte der Experte gespielt?
analysis-how = Der Experte weiß nur, was alle am Tisch jeweils wissen konnten. Er probiert jede Antwort in vielen möglichen Welten aus und sieht nach, wie es dort weitergeht. Die Zahl neben einer Antwort ist die Chance, die Runde zu gewinnen. Kleine Unterschiede können Zufall sein und zählen nicht.
analysis-start = Diese Runde analysieren
analysis-preparing = Gleich geht es los …
analysis-progress = Analysiert: { $done } von { $count }
analysis-ready = Die Analyse ist fertig.
analysis-nothing = In dieser Runde gab es nichts zu entscheiden.

## Grades

analysis-grade-best = besser geht es nicht
analysis-grade-slip = kleiner Ausrutscher
analysis-grade-mistake = Fehler
analysis-grade-blunder = grober Fehler

## One decision

analysis-said = { $who } wählte: { $move } ({ $percent } %)
analysis-prefers = Der Experte zieht vor: { $move } ({ $percent } %)
analysis-lost = { $percent } % verschenkt
analysis-choices = Antworten und ihre Gewinnchancen
analysis-chosen = gewählt
analysis-preferred = Wahl des Experten
analysis-percent = { $percent } %

## The round as a whole

analysis-moments = Schlüsselmomente
analysis-moment = Schritt { $step }: { $who }, { $grade }, { $percent } % verschenkt
analysis-no-moments = Niemand hat etwas verschenkt.
analysis-summary = Wie gut alle entschieden haben
analysis-player = Name
analysis-accuracy = Gute Entscheidungen
analysis-accuracy-value = { $best } von { $count } ({ $percent } %)
analysis-given-away = Verschenkt
analysis-worst = Schlimmster Moment
analysis-worst-none = keiner

## In the terminal

analysis-working = Es wird analysiert
analysis-unfinished = Eine Runde, die nicht zu Ende gespielt wurde, bleibt außen vor.

## Moves

analysis-move-play = { $card } spielen
analysis-move-draw = eine Karte ziehen
analysis-move-keep = die Karte behalten
analysis-move-pass = passen
analysis-move-name = { $color } wünschen
analysis-move-challenge = herausfordern
analysis-move-accept = die Karten nehmen
analysis-move-give = { $other } schenken: { $cards }
analysis-move-give-none = nichts schenken
analysis-move-battle = { $other } zum Kampf fordern
analysis-move-battle-none = niemanden zum Kampf fordern
analysis-move-reveal = { $card } aussuchen
analysis-move-show = { $card } zeigen
analysis-move-swap = mit { $other } die Handkarten tauschen
analysis-move-pass-on = { $card } weitergeben
