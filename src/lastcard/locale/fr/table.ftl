# La table, quand on s’installe et qu’on joue, français.

## Avant la partie

table-arrival = Une place t’attend : { $edition }
table-sit = S’asseoir
table-watch = Regarder seulement
table-gathering = La table se remplit : { $edition }
table-seat-open = Place libre
table-you = Toi
table-host = Hôte
table-bot-random = Bot, joue au hasard
table-bot-easy = Bot, apprend encore
table-bot-normal = Bot, joue avec réflexion
table-bot-hard = Bot, joue pour gagner
table-bot-expert = Bot, prévoit ses coups
table-not-here = Pas là pour l’instant
table-add = Ajouter un bot
table-free-seat = Libérer la place de { $who }
table-free-why = { $who } perd sa place, et plus personne ne pourra s’asseoir à cette table depuis la même adresse internet.
table-free-sure = Oui, exclure { $who }
table-begin = Commencer
table-begin-bots = { $count ->
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les { $count } places libres.
}
table-wait = On attend les autres…
table-wait-host = { $who } lancera la partie quand tout le monde sera là.

## La barre au-dessus de la table

table-title = Table : { $edition }, manche { $round }
table-round = Manche { $round }
table-round-of = Manche { $round } sur { $rounds }
table-partners-until = les équipes changent après la manche { $round }
table-round-begins = La manche { $round } sur { $rounds } commence.
table-round-joined = La manche { $round } sur { $rounds } est en cours.
table-partners-change = Les équipes changent après la manche { $round }.
table-rotation-eight = À huit, chaque manche compte deux jeux à quatre. À cette seule table, ils se jouent l’un après l’autre, et chacun compte pour une manche.
table-watching = Tu regardes
table-watching-why = La partie a déjà commencé, alors tu regardes.
table-rules = Règles de cette table
table-printing = Notice
table-changed = Changé à cette table
table-close = Fermer
table-leave = Quitter la table
table-leave-title = Partir en pleine partie ?
table-leave-why = Si tu t’absentes, un bot joue pour toi jusqu’à ton retour. Si tu laisses ta place, il joue jusqu’au bout.
table-leave-stay = Rester
table-leave-pause = M’absenter un moment
table-leave-give-up = Laisser ma place
table-keys = Raccourcis clavier
table-keys-on = Utiliser les touches seules
table-key-call = Annoncer UNO
table-key-catch = Prendre en faute qui n’a pas annoncé
table-key-draw = Piocher une carte
table-key-pass = Garder la carte piochée, passer ou renoncer au combat
table-key-color = Choisir une couleur
table-key-move = Parcourir tes cartes
table-key-play = Jouer la carte
table-key-help = Afficher cette liste

## Ta main

table-hand = { $count ->
    [one] Ta main : { $count } carte
   *[other] Ta main : { $count } cartes
}
table-hand-cards = Tes cartes
table-card = { $card }
table-card-ready = { $card }, jouable
table-card-jump = { $card }, pour intercepter
table-card-given = { $card }, choisie pour être passée
table-jump = Intercepte !
table-tap-again = Touche encore pour jouer
table-tap-jump = Touche encore pour intercepter
table-tap-why = Touche encore pour savoir pourquoi non
table-peek = Dos

## Le milieu de la table

table-piles = Piles
table-draw = Piocher
table-draw-now = { $count ->
    [one] Piocher une carte ; il en reste { $count }
   *[other] Piocher une carte ; il en reste { $count }
}
table-draw-pile = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
table-draw-top = Sur le dessus : { $card }
table-color = Couleur en jeu : { $color }
table-at-stake = { $count ->
    [one] Une carte à piocher.
   *[other] { $count } cartes à piocher.
}
table-direction-left = On joue vers la gauche, dans le sens horaire.
table-direction-right = On joue vers la droite, dans le sens antihoraire.
table-seconds-left = { $count ->
    [one] Il reste { $count } seconde
   *[other] Il reste { $count } secondes
}

## Ce qu’on te demande, en peu de mots

table-you-play = À toi !
table-you-drawn = Tu la joues ou tu la gardes ?
table-you-color = Choisis une couleur !
table-you-challenge = Tu prends ou tu défies ?
table-you-stack = Tu prends ou tu surenchéris ?
table-you-give = Tu donnes des cartes ?
table-you-battle = Choisis ton adversaire !
table-you-reveal = Choisis une carte en secret !
table-you-show = Montre une carte !
table-you-swap = Avec qui échanges-tu ta main ?
table-you-pass = Choisis en secret ce que tu passes !

## Annonces

table-calls = Annonces
table-catch = { $who } en faute !
table-pass = Passer
table-shout-uno = UNO !
table-shout-caught = En faute !
table-shout-skipped = Passe son tour
table-shout-picked = C’est prêt

## Les autres

table-others = Joueurs
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-mark-turn = Son tour
table-mark-answers = Répond
table-mark-dealer = Donneur
table-mark-partner = Ton partenaire
table-mark-away = Pas là, un bot joue
table-mark-bot = Bot
table-backs = Ce que { $who } ne voit pas : l’autre côté de ces cartes.
table-replace = Donner la place à un bot
table-replace-why = { $who } perd sa place : le bot joue jusqu’au bout.
table-replace-sure = Oui, le bot prend la place
