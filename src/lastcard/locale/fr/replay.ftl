# Watching a finished match again, French.

replay-title = Revoir la partie
replay-winners = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } ont gagné ensemble.
}
replay-before = Avant la première carte.
replay-step = Étape
replay-place = Manche { $round }, étape { $step }
replay-back = Arrière
replay-on = Avant
replay-run = Lecture
replay-pause = Pause
replay-round = Manche
replay-share = Partager ce moment
replay-copied = Lien copié
replay-record = Télécharger le relevé
replay-loading = Chargement de la partie…
replay-table = La table, toutes les mains visibles
replay-clockwise = sens horaire
replay-counterclockwise = sens antihoraire
replay-turn = doit répondre
replay-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
replay-fair = La distribution était-elle honnête ?
replay-fair-how = Avant chaque distribution, le serveur a fixé un secret et les joueurs ont scellé leur propre hasard avant toute ouverture. Ton navigateur peut recalculer chaque mélange à partir des deux.
replay-check = Vérifier les mélanges
replay-own-luck = Manches avec ton propre hasard : { $count } sur { $rounds }
replay-verified = { $count ->
    [one] Il a été recalculé et il est juste.
   *[other] Les { $count } mélanges ont été recalculés et sont justes.
}
replay-unfair = { $count ->
    [one] L’un d’eux n’est pas ce qu’il devrait être.
   *[other] { $count } d’entre eux ne sont pas ce qu’ils devraient être.
}
replay-details = Un par un
replay-deck = Le paquet avant un mélange : { $count } cartes
replay-deck-how = Selon le serveur, les cartes étaient ainsi. Qui était à la table l’a noté avant la distribution.
