# Shuffles computed again, italiano.

## What was computed

fairness-commitment = Manche { $round }: la promessa del server
fairness-luck = Manche { $round }: la tua fortuna
fairness-dealer = Manche { $round }: chi dà le carte, tirato a sorte
fairness-cut = Manche { $round }: le carte pescate per decidere chi le dà
fairness-shuffle = Manche { $round }: la mescolata
fairness-cards = Manche { $round }: l’ordine delle carte distribuite e pescate

## What is wrong with it

fairness-fault-missing = Manca qualcosa: un seme, una manche o la fine della partita.
fairness-fault-version = Questa pagina non conosce il metodo con cui è stata distribuita la manche.
fairness-fault-commitment = Il seme non è quello promesso.
fairness-fault-promise = Questo browser aveva annotato un’altra promessa prima della distribuzione.
fairness-fault-deck = Questo browser aveva annotato un altro ordine del mazzo prima della distribuzione.
fairness-fault-entropy = La fortuna dei giocatori non è completa.
fairness-fault-opening = La fortuna di un giocatore non è quella che aveva sigillato.
fairness-fault-seals = Questo browser aveva annotato altri sigilli prima che se ne aprisse alcuno.
fairness-fault-foreign = La fortuna sigillata per il tuo posto non viene da questo browser.
fairness-fault-replaced = Non è quella che questo browser aveva sigillato.
fairness-fault-left-out = Questo browser l’ha inviata, e non c’è.
fairness-fault-pile = Le carte mescolate non erano quelle che c’erano.
fairness-fault-outcome = Il seme dice un’altra cosa.
fairness-fault-cards = Qualcuno ha ricevuto una carta che non era la successiva.

## At the table, while it is played

doubts-title = Forse il server sta barando
doubts-left-out = La tua fortuna è stata lasciata fuori
doubt-promise = Manche { $round }: il server ha cambiato il segreto che aveva promesso per questa distribuzione.
doubt-commitment = Manche { $round }: il segreto aperto dal server non è quello che aveva promesso.
doubt-seals = Manche { $round }: della fortuna sigillata dai giocatori è stata cambiata dopo la chiusura.
doubt-opening = Manche { $round }: la fortuna di un giocatore non è quella che aveva sigillato.
doubt-foreign = Manche { $round }: la fortuna sigillata per il tuo posto non viene da questo browser. Se non hai aperto il tavolo altrove, qualcuno parla al posto tuo.
doubt-replaced = Manche { $round }: la tua fortuna è stata sostituita con altra.
doubt-left-out = Manche { $round }: la tua fortuna è stata lasciata fuori, anche se questa pagina l’ha inviata. Una volta può dipendere da una connessione lenta. Se continua a succedere con una buona connessione, chiedi a chi gestisce il server.
table-abandoned = { $count ->
    [one] Una partita a questo tavolo è stata interrotta. Le sue mescolate non potranno mai essere verificate.
   *[other] { $count } partite a questo tavolo sono state interrotte. Le loro mescolate non potranno mai essere verificate.
}

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
watch-unopened = Manche { $round }: { $who } ha sigillato la sua fortuna, e non è stata aperta.
