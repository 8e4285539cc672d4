# lastcard, français : la connexion, ton tour, et pourquoi une demande n'a pas été acceptée.

## The connection

connection-connecting = Connexion…
connection-lost = Connexion perdue. Nouvel essai…
connection-back = Connexion rétablie.
connection-retry = Réessayer maintenant

## Rounds

connection-round-begins = La manche { $round } commence.
connection-round-joined = La manche { $round } est en cours.

## Your turn

connection-turn-play = À toi : joue une carte ou pioche.
connection-turn-play-draw = À toi : pioche une carte.
connection-turn-play-must = À toi : joue une carte.
connection-turn-play-pass = À toi : il n’y a plus rien à piocher, tu peux passer.
connection-turn-drawn = Carte piochée : { $card }. Joue-la ou garde-la.
connection-turn-drawn-must = Carte piochée : { $card }. Il faut la jouer.
connection-turn-drawn-keep = Carte piochée : { $card }. Elle ne peut pas être jouée, garde-la.
connection-turn-color = À toi : choisis une couleur.
connection-turn-challenge = { $count ->
    [one] Une carte pour toi : prends-la ou défie.
   *[other] { $count } cartes pour toi : prends-les ou défie.
}
connection-turn-challenge-color = Pioche jusqu’à la couleur { $color }, ou défie.
connection-turn-stack = { $count ->
    [one] Une carte pour toi : prends-la ou surenchéris.
   *[other] { $count } cartes pour toi : prends-les ou surenchéris.
}
connection-turn-stack-take = { $count ->
    [one] Une carte pour toi : prends-la.
   *[other] { $count } cartes pour toi : prends-les.
}
connection-turn-give = À toi : donne des cartes, ou garde-les toutes.
connection-turn-battle = À toi : choisis ton adversaire.
connection-turn-reveal = Combat ! Choisis une carte en secret.
connection-turn-show = À toi : montre une carte de la couleur demandée.
connection-turn-swap = À toi : choisis avec qui échanger ta main.
connection-turn-pass = Choisis en secret ce que tu passes.

## Rights

connection-right-call = Tu peux annoncer UNO.
connection-right-catch = Pas d’UNO annoncé : tu peux prendre { $who } en faute.
connection-right-jump = Tu peux intercepter avec { $card }.

## Why something was not taken

refusal-malformed = Le serveur n’a pas compris cette page. Recharge-la.
refusal-too-large = C’était trop long pour le serveur.
refusal-too-fast = Trop rapide. Attends un instant.
refusal-too-slow = La connexion était trop lente. Réessaie.
refusal-no-such-table = Cette table n’existe pas. Elle est peut-être fermée.
refusal-bad-ticket = Ta place à cette table n’est plus à toi.
refusal-bad-name = Choisis un nom de 1 à 16 lettres et chiffres.
refusal-name-taken = Quelqu’un à cette table a déjà ce nom ou un nom qui lui ressemble. Choisis-en un autre.
refusal-bad-config = Ces réglages ne vont pas ensemble.
refusal-bad-edition = Cette édition ne peut pas être jouée. L’atelier dit pourquoi.
refusal-no-guest-editions = Ce serveur ne joue que ses propres éditions.
refusal-bad-entropy = Ton hasard pour la manche suivante n’a pas été accepté.
refusal-table-full = Toutes les places de cette table sont prises.
refusal-table-closed = Cette table est fermée.
refusal-kept-out = L’hôte a exclu quelqu’un qui a la même adresse internet que toi : tu ne peux pas t’asseoir à cette table. Tu peux regarder.
refusal-too-many = Trop de tables, de places ou de connexions depuis ici. Réessaie plus tard.
refusal-not-seated = Tu ne fais que regarder.
refusal-not-host = Seul l’hôte peut faire cela.
refusal-not-gathering = Trop tard : la partie a commencé.
refusal-not-playing = Aucune partie n’est en cours.
refusal-not-over = La partie n’est pas encore terminée.
refusal-no-such-match = Cette partie n’a jamais été jouée jusqu’au bout.
refusal-no-such-player = Ce n’est pas possible avec cette personne.
refusal-wrong-origin = Cette page ne peut pas se connecter à ce serveur.
refusal-wrong-host = Le serveur ne répond pas à ce nom. Ouvre-le par sa propre adresse.
refusal-no-analysis = Ce serveur ne peut pas analyser de manches.
refusal-busy = Beaucoup de manches attendent leur analyse. Réessaie dans une minute.
refusal-table-damaged = Ce qui est conservé de cette table est endommagé. La personne qui gère le serveur en saura plus par son journal.
refusal-store-down = Le serveur ne peut rien enregistrer pour le moment. Rien n’a été fait ; réessaie dans un instant.
refusal-fault = Quelque chose s’est cassé dans le serveur. Réessaie.

## Why a connection is over

refusal-unreachable = Le serveur ne répond pas.
refusal-closed = La table a été fermée. Merci d’avoir joué !
refusal-removed = Tu n’es plus à cette table.
refusal-restart = Le serveur redémarre. Reviens dans un instant.
refusal-version = Cette page n’est pas de la même version que le serveur. Recharge-la.
