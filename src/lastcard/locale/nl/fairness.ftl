# Shuffles computed again, Nederlands.

## What was computed

fairness-commitment = Ronde { $round }: de belofte van de server
fairness-dealer = Ronde { $round }: wie deelt, door loting
fairness-cut = Ronde { $round }: de kaarten die zijn getrokken om te zien wie deelt
fairness-shuffle = Ronde { $round }: het schudden
fairness-cards = Ronde { $round }: de volgorde van de gedeelde en getrokken kaarten

## What is wrong with it

fairness-fault-missing = Er ontbreekt iets: een startwaarde, een ronde of het einde van de partij.
fairness-fault-commitment = De startwaarde is niet de beloofde.
fairness-fault-promise = Deze browser had voor het delen een andere belofte genoteerd.
fairness-fault-entropy = Het toeval van de spelers is niet volledig.
fairness-fault-pile = De geschudde kaarten waren niet de kaarten die er lagen.
fairness-fault-outcome = De startwaarde zegt iets anders.
fairness-fault-cards = Iemand kreeg een kaart die niet de volgende was.

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
