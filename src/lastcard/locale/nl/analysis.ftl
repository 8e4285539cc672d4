# Looking back at a round with the expert, Dutch.

analysis-title = Wat had de expert gespeeld?
analysis-how = De expert weet alleen wat elke speler op dat moment kon weten. Hij probeert elk antwoord in veel mogelijke werelden en kijkt hoe het daar verdergaat. Het getal naast een antwoord is de kans om de ronde te winnen. Kleine verschillen kunnen toeval zijn en tellen niet mee.
analysis-start = Deze ronde analyseren
analysis-preparing = Even geduld…
analysis-progress = Geanalyseerd: { $done } van { $count }
analysis-ready = De analyse is klaar.
analysis-nothing = In deze ronde viel er niets te beslissen.

## Grades

analysis-grade-best = beter kan niet
analysis-grade-slip = kleine misser
analysis-grade-mistake = fout
analysis-grade-blunder = blunder

## One decision

analysis-said = { $who } koos: { $move } ({ $percent } %)
analysis-prefers = De expert kiest liever: { $move } ({ $percent } %)
analysis-lost = { $percent } % weggegeven
analysis-choices = Antwoorden en hun winkansen
analysis-chosen = gekozen
analysis-preferred = keuze van de expert
analysis-percent = { $percent } %

## The round as a whole

analysis-moments = Sleutelmomenten
analysis-moment = Stap { $step }: { $who }, { $grade }, { $percent } % weggegeven
analysis-no-moments = Niemand heeft iets weggegeven.
analysis-summary = Hoe goed iedereen besliste
analysis-player = Speler
analysis-accuracy = Goede beslissingen
analysis-accuracy-value = { $best } van { $count } ({ $percent } %)
analysis-given-away = Weggegeven
analysis-worst = Slechtste moment
analysis-worst-none = geen

## In the terminal

analysis-working = Bezig met analyseren
analysis-unfinished = Een ronde die niet is uitgespeeld, telt niet mee.

## Moves

analysis-move-play = { $card } spelen
analysis-move-draw = een kaart trekken
analysis-move-keep = de kaart houden
analysis-move-pass = passen
analysis-move-name = { $color } kiezen
analysis-move-challenge = uitdagen
analysis-move-accept = de kaarten nemen
analysis-move-give = aan { $other } geven: { $cards }
analysis-move-give-none = niets geven
analysis-move-battle = { $other } uitdagen tot een gevecht
analysis-move-battle-none = niemand uitdagen
analysis-move-reveal = { $card } uitkiezen
analysis-move-show = { $card } laten zien
analysis-move-swap = van hand ruilen met { $other }
analysis-move-pass-on = { $card } doorgeven
