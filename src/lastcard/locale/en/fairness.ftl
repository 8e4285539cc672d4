# Shuffles computed again, English.

## What was computed

fairness-commitment = Round { $round }: the server's promise
fairness-luck = Round { $round }: your own luck
fairness-dealer = Round { $round }: the dealer, by lot
fairness-cut = Round { $round }: the cards drawn for the deal
fairness-shuffle = Round { $round }: the shuffle
fairness-cards = Round { $round }: the order of the cards dealt and drawn

## What is wrong with it

fairness-fault-missing = Something is missing: a seed, a round, or the end of the match.
fairness-fault-version = This page does not know the scheme by which the round was dealt.
fairness-fault-commitment = The seed is not the one that was promised.
fairness-fault-promise = This browser had noted another promise before the deal.
fairness-fault-deck = This browser had noted another order of the deck before the deal.
fairness-fault-entropy = The luck of the players is not complete.
fairness-fault-opening = A player's luck is not what that player had sealed.
fairness-fault-seals = This browser had noted other seals before any luck was opened.
fairness-fault-foreign = The luck sealed for your seat does not come from this browser.
fairness-fault-replaced = It is not what this browser had sealed.
fairness-fault-left-out = This browser sent it, and it is not there.
fairness-fault-pile = The cards shuffled were not the ones that lay there.
fairness-fault-outcome = The seed says something else.
fairness-fault-cards = Somebody got a card that was not the next one.

## At the table, while it is played

doubts-title = The server may be cheating
doubts-left-out = Your luck was left out
doubt-promise = Round { $round }: the server has exchanged the secret it had promised for this deal.
doubt-commitment = Round { $round }: the secret that the server opened is not the one it had promised.
doubt-seals = Round { $round }: luck that players had sealed was exchanged after all of it was closed.
doubt-opening = Round { $round }: a player's luck is not what that player had sealed.
doubt-foreign = Round { $round }: the luck sealed for your seat does not come from this browser. Unless you have the table open elsewhere, somebody else speaks for you.
doubt-replaced = Round { $round }: your own luck was replaced by other luck.
doubt-left-out = Round { $round }: your own luck was left out, although this page sent it. Once, a slow connection can be the reason. If it keeps happening on a good connection, ask whoever runs the server.
table-abandoned = { $count ->
    [one] A match at this table was broken off. Its shuffles can never be checked.
   *[other] { $count } matches at this table were broken off. Their shuffles can never be checked.
}

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
watch-unopened = Round { $round }: { $who } sealed luck, and it was not opened.
