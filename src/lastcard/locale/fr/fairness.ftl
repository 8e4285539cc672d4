# Shuffles computed again, français.

## What was computed

fairness-commitment = Manche { $round } : la promesse du serveur
fairness-luck = Manche { $round } : ton propre hasard
fairness-dealer = Manche { $round } : qui distribue, par tirage au sort
fairness-cut = Manche { $round } : les cartes tirées pour savoir qui distribue
fairness-shuffle = Manche { $round } : le mélange
fairness-cards = Manche { $round } : l’ordre des cartes distribuées et piochées

## What is wrong with it

fairness-fault-missing = Il manque quelque chose : une graine, une manche ou la fin de la partie.
fairness-fault-version = Cette page ne connaît pas la méthode selon laquelle la manche a été distribuée.
fairness-fault-commitment = La graine n’est pas celle qui était promise.
fairness-fault-promise = Ce navigateur avait noté une autre promesse avant la distribution.
fairness-fault-deck = Ce navigateur avait noté un autre ordre du paquet avant la distribution.
fairness-fault-entropy = Le hasard des joueurs n’est pas complet.
fairness-fault-opening = Le hasard d’un joueur n’est pas celui qu’il avait scellé.
fairness-fault-seals = Ce navigateur avait noté d’autres sceaux avant toute ouverture.
fairness-fault-foreign = Le hasard scellé pour ta place ne vient pas de ce navigateur.
fairness-fault-replaced = Ce n’est pas celui que ce navigateur avait scellé.
fairness-fault-left-out = Ce navigateur l’a envoyé, et il n’y est pas.
fairness-fault-pile = Les cartes mélangées n’étaient pas celles qui étaient là.
fairness-fault-outcome = La graine dit autre chose.
fairness-fault-cards = Quelqu’un a reçu une carte qui n’était pas la suivante.

## At the table, while it is played

doubts-title = Le serveur triche peut-être
doubts-left-out = Ton hasard a été laissé de côté
doubt-promise = Manche { $round } : le serveur a changé le secret qu’il avait promis pour cette distribution.
doubt-commitment = Manche { $round } : le secret ouvert par le serveur n’est pas celui qu’il avait promis.
doubt-seals = Manche { $round } : du hasard scellé par des joueurs a été changé après la fermeture.
doubt-opening = Manche { $round } : le hasard d’un joueur n’est pas celui qu’il avait scellé.
doubt-foreign = Manche { $round } : le hasard scellé pour ta place ne vient pas de ce navigateur. Si tu n’as pas ouvert la table ailleurs, quelqu’un parle à ta place.
doubt-replaced = Manche { $round } : ton propre hasard a été remplacé par un autre.
doubt-left-out = Manche { $round } : ton propre hasard a été laissé de côté, alors que cette page l’a envoyé. Une fois, une connexion lente peut en être la cause. Si cela continue avec une bonne connexion, pose la question à qui gère le serveur.
table-abandoned = { $count ->
    [one] Une partie à cette table a été interrompue. Ses mélanges ne pourront jamais être vérifiés.
   *[other] { $count } parties à cette table ont été interrompues. Leurs mélanges ne pourront jamais être vérifiés.
}

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
watch-unopened = Manche { $round } : { $who } a scellé son hasard, et il n’a pas été ouvert.
