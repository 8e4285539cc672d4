# Shuffles computed again, Deutsch.

## What was computed

fairness-commitment = Runde { $round }: das Versprechen des Servers
fairness-dealer = Runde { $round }: wer gibt, ausgelost
fairness-cut = Runde { $round }: die Karten, die gezogen wurden, um zu sehen, wer gibt
fairness-shuffle = Runde { $round }: das Mischen
fairness-cards = Runde { $round }: die Reihenfolge der ausgeteilten und gezogenen Karten

## What is wrong with it

fairness-fault-missing = Etwas fehlt: ein Startwert, eine Runde oder das Ende der Partie.
fairness-fault-commitment = Der Startwert ist nicht der versprochene.
fairness-fault-promise = Dieser Browser hat vor dem Geben ein anderes Versprechen notiert.
fairness-fault-entropy = Der Zufall der Mitspieler ist nicht vollständig.
fairness-fault-pile = Gemischt wurden andere Karten als die, die dort lagen.
fairness-fault-outcome = Der Startwert sagt etwas anderes.
fairness-fault-cards = Jemand bekam eine Karte, die nicht die nächste war.

## In the terminal

verify-round = Runde { $round }
verify-commitment-ok = Versprechen stimmt
verify-commitment-wrong = Versprechen stimmt nicht
verify-commitment-missing = Versprechen fehlt
verify-outcomes = { $count ->
    [one] { $count } Ergebnis nachgerechnet
   *[other] { $count } Ergebnisse nachgerechnet
}
verify-wrong = { $count } falsch
verify-luck = { $count ->
    [one] Zufall von { $count } Mitspieler
   *[other] Zufall von { $count } Mitspielern
}
verify-unsealed = nicht versiegelt (Version 1)
verify-seal-wrong = { $count } anders versiegelt
verify-withheld = { $count } versiegelt und nicht geöffnet
verify-none = keines
verify-counted = Runden in Ordnung: { $passed }, fehlerhaft: { $failed }
