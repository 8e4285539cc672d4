# Shuffles computed again, Nederlands.

## What was computed

fairness-commitment = Ronde { $round }: de belofte van de server
fairness-luck = Ronde { $round }: je eigen toeval
fairness-dealer = Ronde { $round }: wie deelt, door loting
fairness-cut = Ronde { $round }: de kaarten die zijn getrokken om te zien wie deelt
fairness-shuffle = Ronde { $round }: het schudden
fairness-cards = Ronde { $round }: de volgorde van de gedeelde en getrokken kaarten

## What is wrong with it

fairness-fault-missing = Er ontbreekt iets: een startwaarde, een ronde of het einde van de partij.
fairness-fault-version = Deze pagina kent de methode niet waarmee de ronde is gedeeld.
fairness-fault-commitment = De startwaarde is niet de beloofde.
fairness-fault-promise = Deze browser had voor het delen een andere belofte genoteerd.
fairness-fault-deck = Deze browser had voor het delen een andere volgorde van de kaarten genoteerd.
fairness-fault-entropy = Het toeval van de spelers is niet volledig.
fairness-fault-opening = Het toeval van een speler is niet wat die had verzegeld.
fairness-fault-seals = Deze browser had andere zegels genoteerd voordat er iets werd geopend.
fairness-fault-foreign = Het toeval dat voor jouw plaats is verzegeld, komt niet uit deze browser.
fairness-fault-replaced = Het is niet wat deze browser had verzegeld.
fairness-fault-left-out = Deze browser heeft het gestuurd, en het ontbreekt.
fairness-fault-pile = De geschudde kaarten waren niet de kaarten die er lagen.
fairness-fault-outcome = De startwaarde zegt iets anders.
fairness-fault-cards = Iemand kreeg een kaart die niet de volgende was.

## At the table, while it is played

doubts-title = De server speelt misschien vals
doubts-left-out = Je toeval is weggelaten
doubt-promise = Ronde { $round }: de server heeft het geheim verwisseld dat hij voor deze keer delen had beloofd.
doubt-commitment = Ronde { $round }: het geheim dat de server opende, is niet het beloofde.
doubt-seals = Ronde { $round }: verzegeld toeval van spelers is verwisseld nadat alles gesloten was.
doubt-opening = Ronde { $round }: het toeval van een speler is niet wat die had verzegeld.
doubt-foreign = Ronde { $round }: het toeval dat voor jouw plaats is verzegeld, komt niet uit deze browser. Als je de tafel nergens anders open hebt, spreekt iemand anders namens jou.
doubt-replaced = Ronde { $round }: je eigen toeval is door ander toeval vervangen.
doubt-left-out = Ronde { $round }: je eigen toeval is weggelaten, hoewel deze pagina het heeft gestuurd. Eén keer kan een trage verbinding de oorzaak zijn. Blijft het bij een goede verbinding gebeuren, vraag het dan aan wie de server beheert.
table-abandoned = { $count ->
    [one] Een partij aan deze tafel is afgebroken. Het schudden ervan kan nooit meer worden nagerekend.
   *[other] { $count } partijen aan deze tafel zijn afgebroken. Het schudden ervan kan nooit meer worden nagerekend.
}

## In the terminal

verify-round = ronde { $round }
verify-commitment-ok = belofte klopt
verify-commitment-wrong = belofte klopt niet
verify-commitment-missing = belofte ontbreekt
verify-outcomes = { $count ->
    [one] { $count } uitkomst nagerekend
   *[other] { $count } uitkomsten nagerekend
}
verify-wrong = { $count } fout
verify-luck = { $count ->
    [one] toeval van { $count } speler
   *[other] toeval van { $count } spelers
}
verify-unsealed = niet verzegeld (versie 1)
verify-seal-wrong = { $count } anders verzegeld
verify-withheld = { $count } verzegeld en niet geopend
verify-none = geen
verify-counted = rondes in orde: { $passed }, fout: { $failed }
watch-unopened = Ronde { $round }: { $who } heeft toeval verzegeld, en het is niet geopend.
