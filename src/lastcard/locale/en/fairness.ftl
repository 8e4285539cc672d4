# Shuffles computed again, English.

## What was computed

fairness-commitment = Round { $round }: the server's promise
fairness-dealer = Round { $round }: the dealer, by lot
fairness-cut = Round { $round }: the cards drawn for the deal
fairness-shuffle = Round { $round }: the shuffle
fairness-cards = Round { $round }: the order of the cards dealt and drawn

## What is wrong with it

fairness-fault-missing = Something is missing: a seed, a round, or the end of the match.
fairness-fault-commitment = The seed is not the one that was promised.
fairness-fault-promise = This browser had noted another promise before the deal.
fairness-fault-entropy = The luck of the players is not complete.
fairness-fault-pile = The cards shuffled were not the ones that lay there.
fairness-fault-outcome = The seed says something else.
fairness-fault-cards = Somebody got a card that was not the next one.

## In the terminal

verify-round = round { $round }
verify-commitment-ok = commitment ok
verify-commitment-wrong = commitment wrong
verify-commitment-missing = commitment missing
verify-outcomes = { $count ->
    [one] { $count } outcome recomputed
   *[other] { $count } outcomes recomputed
}
verify-wrong = { $count } wrong
verify-luck = { $count ->
    [one] luck of { $count } player
   *[other] luck of { $count } players
}
verify-unsealed = not sealed (version 1)
verify-seal-wrong = { $count } sealed otherwise
verify-withheld = { $count } sealed and not opened
verify-none = none
verify-counted = { $passed } passed, { $failed } failed
