# Simulated rounds and matches summed up, English.

## Who plays

sim-by-kernel = The compiled game plays; workers: { $workers }.
sim-by-engine = The rules engine plays.
sim-without-fast = The rules engine plays. With pip install 'lastcard[fast]' the compiled game plays, hundreds of times faster.
sim-preparing = Getting ready; the very first time takes half a minute
sim-playing = Playing

## Tables

sim-title = { $edition } · rounds: { $rounds } · seats: { $seats }
sim-least = least
sim-most = most
sim-histogram = How long rounds are
sim-winning = Who wins
sim-dealer = dealer
sim-dealer-place = dealer + { $place }
sim-ending = How rounds end
sim-last-move = last move
sim-cards = Which cards are played
sim-card = card
sim-per-round = per round
sim-last-card = last card
sim-moves = Moves by kind
sim-move = move

## Matches

sim-match-title = { $edition } · { $mode } · matches: { $matches } · seats: { $seats }
sim-target = Target: { $target } points
sim-match-length = length in rounds
sim-winning-total = winning total
sim-match-histogram = How long matches are
sim-matches = matches
sim-shared = shared
sim-pair = seats { $one } and { $other }
sim-first-dealer = first dealer
sim-first-place = first dealer + { $place }
sim-first-pair = first dealer’s pair
sim-other-pair = other pair
sim-won = won
sim-rate = Matches per second: { $matches }; rounds per second: { $rounds }.

## Moves by sort

sim-move-play = play a card
sim-move-jump-in = jump in
sim-move-draw = draw
sim-move-keep = keep the drawn card
sim-move-pass = pass
sim-move-name = name a color
sim-move-accept = accept the cards
sim-move-challenge-won = challenge, won
sim-move-challenge-lost = challenge, lost
sim-move-give = give cards
sim-move-battle = battle somebody
sim-move-reveal = pick a card for a battle
sim-move-show = show a card
sim-move-swap = swap hands
sim-move-pass-on = choose a card to pass on
sim-move-call = call UNO ahead
sim-move-late-call = call UNO late
sim-move-catch = catch
sim-move-false-catch = catch without reason
