# Looking back at a round with the expert, English.

analysis-title = What would the expert have played?
analysis-how = The expert knows only what each player could know at the time. It tries every answer in many possible worlds and looks how each of them goes on. The number beside an answer is the chance to win the round. Small differences may be luck and do not count.
analysis-start = Analyze this round
analysis-preparing = Getting ready…
analysis-progress = Analyzed: { $done } of { $count }
analysis-ready = The analysis is ready.
analysis-nothing = There was nothing to decide in this round.

## Grades

analysis-grade-best = as good as it gets
analysis-grade-slip = small slip
analysis-grade-mistake = mistake
analysis-grade-blunder = blunder

## One decision

analysis-said = { $who } chose: { $move } ({ $percent } %)
analysis-prefers = The expert prefers: { $move } ({ $percent } %)
analysis-lost = { $percent } % given away
analysis-choices = Answers and their chances to win
analysis-chosen = chosen
analysis-preferred = the expert’s choice
analysis-percent = { $percent } %

## The round as a whole

analysis-moments = Key moments
analysis-moment = Step { $step }: { $who }, { $grade }, { $percent } % given away
analysis-no-moments = Nobody gave anything away.
analysis-summary = How well everyone decided
analysis-player = Player
analysis-accuracy = Good decisions
analysis-accuracy-value = { $best } of { $count } ({ $percent } %)
analysis-given-away = Given away
analysis-worst = Worst moment
analysis-worst-none = none

## In the terminal

analysis-working = Analyzing
analysis-unfinished = A round that was not played to its end is left out.

## Moves

analysis-move-play = play { $card }
analysis-move-draw = draw a card
analysis-move-keep = keep the card
analysis-move-pass = pass
analysis-move-name = name { $color }
analysis-move-challenge = challenge
analysis-move-accept = take the cards
analysis-move-give = give { $other }: { $cards }
analysis-move-give-none = give nothing
analysis-move-battle = battle { $other }
analysis-move-battle-none = battle nobody
analysis-move-reveal = pick { $card }
analysis-move-show = show { $card }
analysis-move-swap = swap hands with { $other }
analysis-move-pass-on = pass on { $card }
