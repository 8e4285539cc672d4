# Shuffles computed again, français.

## What was computed

fairness-commitment = Manche { $round } : la promesse du serveur
fairness-dealer = Manche { $round } : qui distribue, par tirage au sort
fairness-cut = Manche { $round } : les cartes tirées pour savoir qui distribue
fairness-shuffle = Manche { $round } : le mélange
fairness-cards = Manche { $round } : l’ordre des cartes distribuées et piochées

## What is wrong with it

fairness-fault-missing = Il manque quelque chose : une graine, une manche ou la fin de la partie.
fairness-fault-commitment = La graine n’est pas celle qui était promise.
fairness-fault-promise = Ce navigateur avait noté une autre promesse avant la distribution.
fairness-fault-entropy = Le hasard des joueurs n’est pas complet.
fairness-fault-pile = Les cartes mélangées n’étaient pas celles qui étaient là.
fairness-fault-outcome = La graine dit autre chose.
fairness-fault-cards = Quelqu’un a reçu une carte qui n’était pas la suivante.

## In the terminal

verify-round = manche { $round }
verify-commitment-ok = promesse correcte
verify-commitment-wrong = promesse incorrecte
verify-commitment-missing = promesse manquante
verify-outcomes = { $count ->
    [one] { $count } résultat recalculé
   *[other] { $count } résultats recalculés
}
verify-wrong = { $count } faux
verify-luck = { $count ->
    [one] hasard de { $count } joueur
   *[other] hasard de { $count } joueurs
}
verify-unsealed = non scellé (version 1)
verify-seal-wrong = sceaux non conformes : { $count }
verify-withheld = scellés non ouverts : { $count }
verify-none = aucune
verify-counted = manches correctes : { $passed }, incorrectes : { $failed }
