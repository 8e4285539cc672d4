# Looking back at a round with the expert, Italian.

analysis-title = Che cosa avrebbe giocato l’esperto?
analysis-how = L’esperto sa solo ciò che ogni giocatore poteva sapere in quel momento. Prova ogni risposta in molti mondi possibili e guarda come va avanti ciascuno. Il numero accanto a una risposta è la probabilità di vincere la manche. Le piccole differenze possono essere un caso e non contano.
analysis-start = Analizza questa manche
analysis-preparing = Un attimo…
analysis-progress = Analizzate: { $done } di { $count }
analysis-ready = L’analisi è pronta.
analysis-nothing = In questa manche non c’era niente da decidere.

## Grades

analysis-grade-best = meglio di così non si può
analysis-grade-slip = piccola svista
analysis-grade-mistake = errore
analysis-grade-blunder = errore grave

## One decision

analysis-said = { $who } ha scelto: { $move } ({ $percent } %)
analysis-prefers = L’esperto preferisce: { $move } ({ $percent } %)
analysis-lost = { $percent } % regalato
analysis-choices = Risposte e probabilità di vincere
analysis-chosen = scelta
analysis-preferred = la scelta dell’esperto
analysis-percent = { $percent } %

## The round as a whole

analysis-moments = Momenti chiave
analysis-moment = Passo { $step }: { $who }, { $grade }, { $percent } % regalato
analysis-no-moments = Nessuno ha regalato niente.
analysis-summary = Come ha deciso ciascuno
analysis-player = Giocatore
analysis-accuracy = Buone decisioni
analysis-accuracy-value = { $best } di { $count } ({ $percent } %)
analysis-given-away = Regalato
analysis-worst = Momento peggiore
analysis-worst-none = nessuno

## In the terminal

analysis-working = Analisi
analysis-unfinished = Una manche che non è stata giocata fino in fondo resta fuori.

## Moves

analysis-move-play = giocare { $card }
analysis-move-draw = pescare una carta
analysis-move-keep = tenere la carta
analysis-move-pass = passare
analysis-move-name = scegliere { $color }
analysis-move-challenge = sfidare
analysis-move-accept = prendere le carte
analysis-move-give = regalare a { $other }: { $cards }
analysis-move-give-none = non regalare niente
analysis-move-battle = sfidare { $other } a battaglia
analysis-move-battle-none = non sfidare nessuno
analysis-move-reveal = scegliere { $card }
analysis-move-show = mostrare { $card }
analysis-move-swap = scambiare la mano con { $other }
analysis-move-pass-on = passare { $card }
