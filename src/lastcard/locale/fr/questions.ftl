# Ce que la page demande, raconte ensuite et compte. The same ids and variables stand in every language.

## Questions

ask-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ask-close = Fermer
ask-color-title = Quelle couleur ?
ask-challenge-title = Tu crois { $who } ?
ask-challenge-why-none = { $card } : c’est du bluff si { $who } a encore la couleur qui était en jeu avant.
ask-challenge-why-all = { $card } : c’est du bluff si { $who } a encore la couleur qui était en jeu avant, ou une autre carte sans couleur.
ask-challenge-why-plain-only = { $card } : c’est du bluff si { $who } a encore la couleur qui était en jeu avant, ou cette carte : { $wild }.
ask-challenge-right = Si c’était du bluff : { $count ->
    [one] { $who } pioche { $count } carte, et c’est à toi.
   *[other] { $who } pioche { $count } cartes, et c’est à toi.
}
ask-challenge-right-color = Si c’était du bluff : { $who } pioche jusqu’à la couleur { $color }, et c’est à toi.
ask-challenge-wrong = Sinon : { $count ->
    [one] tu pioches { $count } carte et { $extra } de plus, et tu passes ton tour.
   *[other] tu pioches { $count } cartes et { $extra } de plus, et tu passes ton tour.
}
ask-challenge-wrong-color = Sinon : tu pioches jusqu’à la couleur { $color } et { $extra } de plus, et tu passes ton tour.
ask-challenge-add = Ou fais suivre :
ask-challenge-do = Défier
ask-take = { $count ->
    [one] Prendre { $count } carte
   *[other] Prendre { $count } cartes
}
ask-take-color = Piocher jusqu’à la couleur { $color }
ask-stack-title = { $count ->
    [one] { $count } carte pour toi
   *[other] { $count } cartes pour toi
}
ask-stack-add = Ajoute une carte et fais suivre :
ask-stack-nothing = Tu n’as pas de carte pour faire suivre.
ask-give-title = Donner des cartes ?
ask-give-hint = Une par couleur au plus, toutes à la même personne.
ask-give-whom = À qui ?
ask-give-choose = Choisis des cartes et à qui
ask-give-do = { $count ->
    [one] Donner { $count } carte à { $other }
   *[other] Donner { $count } cartes à { $other }
}
ask-give-none = Ne rien donner
ask-battle-title = Qui provoques-tu au combat ?
ask-battle-hint = Chacun choisit une carte en secret.
ask-battle-price = { $count ->
    [one] Le plus grand chiffre gagne ; les cartes sans chiffre valent 0. Qui perd prend les cartes et en pioche encore une ; qui gagne choisit la couleur.
   *[other] Le plus grand chiffre gagne ; les cartes sans chiffre valent 0. Qui perd prend les cartes et en pioche encore { $count } ; qui gagne choisit la couleur.
}
ask-battle-none-hint = Tu peux aussi renoncer au combat : la couleur reste la même.
ask-battle-none = Pas de combat
ask-reveal-title = Choisis une carte en secret
ask-reveal-again = Égalité ! Choisis une autre carte
ask-show-title = Montre une carte à { $who } : { $color }
ask-show-hint = Personne d’autre que { $who } ne la voit, et tu la gardes.
ask-show-hint-all = Tout le monde la voit, et tu la gardes.
ask-drawn-title = Carte piochée : { $card }
ask-drawn-play = La jouer
ask-drawn-keep = La garder
ask-swap-title = Quelle main prends-tu ?
ask-pass-title = { $count ->
    [one] Choisis une carte à passer
   *[other] Choisis { $count } cartes à passer
}
ask-pass-hint = Chacun choisit en secret. Ce que tu choisis va à { $other }, tout en même temps.
ask-pass-chosen = Choisi : { $cards }
ask-hand-title = La main de { $who }
ask-shown-title = Ce qu’on t’a montré
ask-gift-title = Un cadeau de { $who }

## A battle

ask-battle-stage = Combat : { $who } contre { $other }
ask-battle-opponent = l’adversaire
ask-battle-choosing = choisit…
ask-battle-ready = c’est prêt
ask-battle-winner = gagne
ask-battle-tie = Égalité : on recommence !
ask-battle-aside = { $count ->
    [one] { $count } carte mise de côté
   *[other] { $count } cartes mises de côté
}

## What happened

log-title = Ce qui s’est passé
log-open = Montrer ce qui s’est passé
log-empty = Rien pour l’instant.

## Scores

score-round = Manche { $number }
score-you-out = Tu n’as plus de cartes !
score-out-of-cards = { $who } n’a plus de cartes
score-blocked = La manche est bloquée
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-hands = Cartes restantes
score-caption = Points après chaque manche
score-player = Nom
score-total = Total
score-eliminated = hors jeu
score-next = Prochaine manche dans { $seconds } s
score-next-soon = La prochaine manche va commencer
score-look = Regarder la table
score-look-back = Revenir aux points
score-you-win = Tu gagnes la partie !
score-winners = { $count ->
    [one] { $who } gagne la partie
   *[other] { $who } gagnent la partie
}
score-rematch = Rejouer
score-rematch-wait = { $who } peut lancer une autre partie.
score-rematch-nobody = Personne n’est là pour lancer une autre partie.
score-replay = Revoir la partie
score-record = Enregistrer le relevé
score-home = Page d’accueil
score-goal-first-to = Qui n’a plus de cartes marque ce que les autres ont en main. Atteindre { $points } en premier fait gagner.
score-goal-lowest = Chacun additionne ce qui lui reste. Quand quelqu’un atteint { $points }, le total le plus bas gagne.
score-goal-elimination = Chacun additionne ce qui lui reste. À { $points }, on est hors jeu ; la dernière personne en jeu gagne.
score-goal-single = Une seule manche décide.
score-goal-partners = Qui n’a plus de cartes marque pour son équipe ce que les autres ont en main. La première équipe à { $points } gagne.
score-goal-partners-lowest = L’autre équipe additionne ce qui lui reste. Quand une équipe atteint { $points }, le total le plus bas gagne.
score-goal-rotation = Tout le monde fait équipe avec tout le monde. Après la dernière manche, le total le plus haut gagne.

## Reactions

react-title = Réagir
react-bravo = Bravo !
react-laugh = Ha ha !
react-wow = Waouh !
react-oops = Oups !
react-hurry = Allez, vite !
react-thanks = Merci !
react-mute = Masquer les réactions
react-unmute = Afficher les réactions
react-said = { $who } : { $reaction }

## Rules of a table

option-title = Règles de cette table
option-none = Rien n’est changé : on joue selon la notice.
option-changed = Différent de la notice
option-timer = Temps pour répondre
option-timer-none = sans limite
option-timer-seconds = { $seconds } s

## Options and their values

option-dealer-draw = Qui distribue d’abord
option-dealer-draw-number = le plus grand chiffre
option-dealer-draw-points = la carte qui vaut le plus de points
option-dealer-draw-random = tirage au sort
option-next-dealer = Qui distribue ensuite
option-next-dealer-left = la personne à gauche
option-next-dealer-winner = qui a gagné la manche
option-next-dealer-redraw = nouveau tirage
option-next-dealer-same = toujours la même personne
option-start-direction = Dans quel sens une manche commence
option-start-direction-left = vers la gauche
option-start-direction-right = vers la droite
option-rejected-opening = Une première carte qui ne peut pas rester
option-rejected-opening-shuffle = est mélangée à la pioche
option-rejected-opening-bottom = va sous la pioche
option-rejected-opening-middle = va au milieu de la pioche
option-opening-wild = Joker comme première carte
option-opening-wild-put-back = retourne dans la pioche
option-opening-wild-left-names = qui commence choisit la couleur
option-opening-draw-skips = Un +2 comme première carte fait aussi passer le tour
option-opening-reverse = Inversion comme première carte : qui commence
option-opening-reverse-dealer = le donneur
option-opening-reverse-right = la personne de l’autre côté du donneur
option-opening-trend = Tendance mode comme première carte
option-opening-trend-left-names = qui commence choisit la couleur
option-opening-trend-put-back = retourne dans la pioche
option-opening-flip = Flip comme première carte
option-opening-flip-inert = ne fait rien
option-opening-flip-flip = retourne tout le jeu
option-opening-flip-put-back = retourne dans la pioche
option-drawn-card = Une carte piochée qui convient
option-drawn-card-may = peut être jouée
option-drawn-card-must = doit être jouée
option-drawn-card-must-if-stuck = doit être jouée si rien ne convenait avant
option-voluntary-draw = Piocher alors qu’une carte convient
option-voluntary-draw-true = permis
option-voluntary-draw-false = seulement si aucune carte de couleur ne convient
option-voluntary-draw-never = interdit
option-two-player-reverse = Inversion à deux
option-two-player-reverse-skip = agit comme Passer
option-two-player-reverse-plain = change seulement le sens
option-strict-wild-draw = Joker de pioche seulement sans la couleur en jeu
option-catch-until = Qui oublie UNO peut être pris en faute
option-catch-until-begins = jusqu’à ce que la personne suivante commence
option-catch-until-plays = jusqu’à ce que la personne suivante ait joué
option-catch-until-open = tant qu’il ne reste qu’une carte
option-penalty-draw-closes-uno = Piocher des cartes de pénalité met fin au délai pour prendre en faute
option-beachcomber-color = Couleur après une Super Vague
option-beachcomber-color-name = qui donne la choisit
option-beachcomber-color-keep = ne change pas
option-battle-last-card = Combat comme dernière carte
option-battle-last-card-draw-and-fight = piocher une carte et combattre
option-battle-last-card-goes-out = manche gagnée aussitôt
option-battle-optional = Le Combat peut se jouer sans combattre
option-battle-next = Après un combat, on continue après
option-battle-next-challenger = la personne qui a provoqué
option-battle-next-challenged = la personne provoquée
option-battle-uno = Combat qui ne laisse qu’une carte : annoncer UNO
option-battle-uno-after-battle = après le combat
option-battle-uno-at-once = aussitôt
option-uno-after-battle = Annoncer UNO après un combat
option-uno-after-battle-on-drop = avec une seule carte
option-uno-after-battle-never = jamais nécessaire
option-trend-color = Couleur après une Tendance mode
option-trend-color-called = celle qui a été annoncée
option-trend-color-keep = ne change pas
option-trend-visible = Qui voit les cartes montrées
option-trend-visible-caller = seulement qui a annoncé la couleur
option-trend-visible-all = tout le monde
option-trend-last-card = Tendance mode comme dernière carte
option-trend-last-card-resolve = les autres doivent encore montrer
option-trend-last-card-ignore = la manche finit aussitôt
option-wild-after-flip = Joker sur le dessus après un Flip : la couleur est choisie par
option-wild-after-flip-next = la personne suivante
option-wild-after-flip-flipper = qui a joué le Flip
option-last-flip-side = Flip comme dernière carte : on compte
option-last-flip-side-new = le nouveau côté
option-last-flip-side-old = l’ancien côté
option-show-inactive = Les autres voient le dos de tes cartes
option-peek-own-back = Tu vois le dos de tes propres cartes
option-mini-deck = Jeu de cartes
option-mini-deck-a = chiffres de 1 à 9, 4 + 4 Jokers
option-mini-deck-b = chiffres de 0 à 9, 2 + 2 Jokers
option-mini-draw-one = Cartes pour un +1
option-mini-draw-one-1 = 1
option-mini-draw-one-2 = 2
option-mini-wild-match = Jokers en main qui font d’un Joker +2 un bluff
option-mini-wild-match-all = tous les autres
option-mini-wild-match-plain-only = seulement le Joker simple
option-mini-wild-match-none = aucun
option-last-card-draw = Après une carte de pioche jouée en dernier, on pioche encore
option-last-card-draw-always = toujours
option-last-card-draw-scored = si l’on compte les points
option-last-card-draw-never = jamais
option-target = Points à atteindre
option-target-value = { $count } points
option-rotation-order = Équipes tournantes : on change
option-rotation-order-blocks = toutes les quatre manches
option-rotation-order-alternate = à chaque manche (à quatre)
option-cycles = Équipes tournantes : combien de fois on joue le cycle
option-cycles-value = { $count ->
    [one] une fois
   *[other] { $count } fois
}
option-stacking = Cumuler les cartes de pioche
option-stacking-false = non
option-stacking-same = avec autant de cartes
option-stacking-higher = avec autant de cartes ou plus
option-jump-in = Intercepter avec une carte identique
option-seven-zero = Le 7 échange deux mains, le 0 les fait tourner
option-draw-to-match = Piocher jusqu’à une carte qui convient
option-force-play = Qui peut jouer doit jouer
option-no-bluff = Sans bluff
option-false-catch-penalty = Accuser à tort coûte 2 cartes
