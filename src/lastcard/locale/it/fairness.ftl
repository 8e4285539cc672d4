# Shuffles computed again, italiano.

## What was computed

fairness-commitment = Manche { $round }: la promessa del server
fairness-dealer = Manche { $round }: chi dà le carte, tirato a sorte
fairness-cut = Manche { $round }: le carte pescate per decidere chi le dà
fairness-shuffle = Manche { $round }: la mescolata
fairness-cards = Manche { $round }: l’ordine delle carte distribuite e pescate

## What is wrong with it

fairness-fault-missing = Manca qualcosa: un seme, una manche o la fine della partita.
fairness-fault-commitment = Il seme non è quello promesso.
fairness-fault-promise = Questo browser aveva annotato un’altra promessa prima della distribuzione.
fairness-fault-entropy = La fortuna dei giocatori non è completa.
fairness-fault-pile = Le carte mescolate non erano quelle che c’erano.
fairness-fault-outcome = Il seme dice un’altra cosa.
fairness-fault-cards = Qualcuno ha ricevuto una carta che non era la successiva.

## In the terminal

verify-round = manche { $round }
verify-commitment-ok = promessa corretta
verify-commitment-wrong = promessa sbagliata
verify-commitment-missing = promessa mancante
verify-outcomes = { $count ->
    [one] { $count } risultato ricalcolato
   *[other] { $count } risultati ricalcolati
}
verify-wrong = { $count ->
    [one] { $count } sbagliato
   *[other] { $count } sbagliati
}
verify-luck = { $count ->
    [one] fortuna di { $count } giocatore
   *[other] fortuna di { $count } giocatori
}
verify-unsealed = non sigillata (versione 1)
verify-seal-wrong = sigilli non corrispondenti: { $count }
verify-withheld = sigillate e non aperte: { $count }
verify-none = nessuna
verify-counted = manche corrette: { $passed }, sbagliate: { $failed }
