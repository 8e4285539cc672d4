# How to play, français. Told from the data of an edition (howto.py), so that only what holds is said.

## Screens

rules-of = Comment jouer à { $edition }
rules-of-printing = Comment jouer à { $edition } selon la notice en { $printing }
rules-editions = Éditions
rules-contents = Sommaire
rules-print = Imprimer

## Headings

rules-section-goal = But du jeu
rules-section-setup = Préparation
rules-section-opening = La première carte
rules-section-turn = Ton tour
rules-section-cards = Les cartes
rules-section-cards-light = Le côté clair
rules-section-cards-dark = Le côté sombre
rules-section-uno = UNO !
rules-section-end = Fin de la manche
rules-section-match = Gagner la partie
rules-section-house = Règles maison

## Goal

rules-goal = Débarrasse-toi de toutes tes cartes avant les autres.
rules-goal-partners = On joue en équipes de deux : il suffit que toi ou ton partenaire n’ayez plus de cartes.

## Getting ready

rules-players = De { $least } à { $most } joueurs.
rules-players-exactly = { $count ->
    [one] { $count } joueur.
   *[other] { $count } joueurs.
}
rules-players-either = { $least } ou { $most } joueurs.
rules-partners-opposite = Les partenaires sont assis face à face.
rules-deck = { $count } cartes. Les couleurs sont { $colors }.
rules-deck-two-sided = { $count } cartes à deux côtés. Les couleurs du côté clair sont { $light } ; celles du côté sombre, { $dark }.
rules-dealer-number = Chacun tire une carte ; le plus grand chiffre distribue. Les cartes sans chiffre valent 0. En cas d’égalité, seules les personnes concernées tirent à nouveau.
rules-dealer-points = Chacun tire une carte ; celle qui vaut le plus de points distribue. En cas d’égalité, seules les personnes concernées tirent à nouveau.
rules-dealer-random = On tire au sort qui distribue en premier.
rules-deal = Chacun reçoit { $count } cartes. Le reste forme la pioche, face cachée. Sa première carte est retournée et commence la défausse.
rules-light-first = Chaque manche commence du côté clair.
rules-others-see = Les autres voient le dos de tes cartes, et tout le monde voit le dos de la carte du dessus de la pioche.
rules-others-blind = Personne d’autre ne voit le dos de tes cartes, et la pioche n’en montre aucun.
rules-own-hidden = Tu ne peux pas regarder le dos de tes propres cartes.
rules-own-open = Tu peux regarder le dos de tes propres cartes.

## The first card

rules-opening-number-left = Un chiffre : la personne à gauche du donneur commence.
rules-opening-number-right = Un chiffre : la personne à droite du donneur commence.
rules-opening-starts-left = { $cards } : il ne se passe rien, la personne à gauche du donneur commence.
rules-opening-starts-right = { $cards } : il ne se passe rien, la personne à droite du donneur commence.
rules-opening-acts = { $cards } : la carte agit tout de suite, comme si le donneur l’avait jouée.
rules-opening-reverse = { $cards } : le donneur joue en premier, puis on continue dans l’autre sens.
rules-opening-turns = { $cards } : on joue dans l’autre sens dès le début ; c’est donc la personne de l’autre côté du donneur qui commence.
rules-opening-draws_only-left = { $cards } : la personne à gauche du donneur pioche les cartes et commence quand même.
rules-opening-draws_only-right = { $cards } : la personne à droite du donneur pioche les cartes et commence quand même.
rules-opening-left_names-left = { $cards } : la personne à gauche du donneur choisit une couleur et commence.
rules-opening-left_names-right = { $cards } : la personne à droite du donneur choisit une couleur et commence.
rules-opening-put_back-shuffle = { $cards } : la carte retourne dans la pioche, qu’on mélange, et on en retourne une autre.
rules-opening-put_back-bottom = { $cards } : la carte va sous la pioche, et on en retourne une autre.
rules-opening-put_back-middle = { $cards } : la carte va au milieu de la pioche, et on en retourne une autre.
rules-opening-buried = { $cards } : la carte ne compte pas, et on en retourne une autre par-dessus.
rules-opening-flips-left = { $cards } : tout passe aussitôt du côté sombre, et la personne à gauche du donneur commence.
rules-opening-flips-right = { $cards } : tout passe aussitôt du côté sombre, et la personne à droite du donneur commence.

## Your turn

rules-turn-left = On joue vers la gauche, c’est-à-dire dans le sens des aiguilles d’une montre.
rules-turn-right = On joue vers la droite, c’est-à-dire dans le sens inverse des aiguilles d’une montre.
rules-turn-match = Joue une carte qui a la couleur, le chiffre ou le symbole de la carte du dessus de la défausse.
rules-turn-wild = Les cartes sans couleur vont sur tout : { $cards }.
rules-turn-draw = Si rien ne convient, pioche une carte.
rules-turn-draw-until = Si rien ne convient, pioche jusqu’à obtenir une carte que tu peux jouer.
rules-turn-decline = Tu peux aussi piocher alors que tu pourrais jouer.
rules-turn-no-decline = Tu ne peux pas piocher tant que tu as une carte de couleur qui convient. Les cartes sans couleur, tu peux les garder.
rules-turn-never-decline = Tu ne peux piocher que si tu ne peux jouer aucune de tes cartes, même sans couleur. Rien ne t’oblige jamais à bluffer.
rules-turn-drawn-may = Si la carte piochée convient, tu peux la jouer aussitôt, mais aucune autre. Sinon, ton tour est fini.
rules-turn-drawn-must = Si la carte piochée convient, tu dois la jouer aussitôt. Rien ne t’oblige jamais à bluffer. Sinon, ton tour est fini.
rules-turn-drawn-must_if_stuck = Si la carte piochée convient, tu peux la jouer aussitôt, mais aucune autre ; si tu ne pouvais rien jouer avant, tu dois la jouer. Rien ne t’oblige jamais à bluffer. Sinon, ton tour est fini.
rules-turn-reshuffle = Quand la pioche est vide, on mélange la défausse, sauf sa carte du dessus, pour en faire la nouvelle pioche.

## The cards

rules-numbers = Chiffres de { $least } à { $most }
rules-card = { $cards }
rules-copies = { $count ->
    [one] Une carte dans le jeu.
   *[other] { $count } cartes dans le jeu.
}
rules-plain = Elle n’a pas d’effet particulier.
rules-skip = La personne suivante passe son tour.
rules-skips = { $count ->
    [one] La personne suivante passe son tour.
   *[other] Les { $count } personnes suivantes passent leur tour.
}
rules-skip-everyone = Tous les autres passent leur tour : tu rejoues.
rules-reverse = Le sens du jeu s’inverse.
rules-reverse-skip = À deux, au lieu de cela, tu rejoues.
rules-reverse-plain = À deux, c’est simplement à l’autre de jouer.
rules-draw = { $count ->
    [one] La personne suivante pioche une carte et passe son tour.
   *[other] La personne suivante pioche { $count } cartes et passe son tour.
}
rules-draw-only = { $count ->
    [one] La personne suivante pioche une carte, mais ne passe pas son tour pour autant.
   *[other] La personne suivante pioche { $count } cartes, mais ne passe pas son tour pour autant.
}
rules-draw-sign = Le +{ $count } de la carte ne compte pas.
rules-draw-until = La personne suivante pioche jusqu’à obtenir la couleur choisie, garde tout et passe son tour. Les cartes sans couleur ne comptent pas.
rules-draw-more = { $count ->
    [one] Elle pioche encore une carte en plus.
   *[other] Elle pioche encore { $count } cartes en plus.
}
rules-one-after-another = Chacun de ces effets touche une autre personne, l’une après l’autre.
rules-name = Tu choisis la couleur à suivre désormais. Ce peut être la même qu’avant.
rules-name-once = Tu choisis une couleur, pour cette carte seulement.
rules-restore = Ensuite, c’est de nouveau la couleur d’avant.
rules-honest = Tu ne peux la jouer que si tu n’as aucune carte de la couleur en jeu. Les autres cartes qui conviennent ne comptent pas.
rules-honest-all = Tu ne peux la jouer que si tu n’as aucune carte de la couleur en jeu et aucune autre carte sans couleur.
rules-honest-plain = Tu ne peux la jouer que si tu n’as aucune carte de la couleur en jeu ni aucune de celles-ci : { $cards }.
rules-no-bluff = Il n’y a ni bluff ni défi.
rules-bluff = Tu peux bluffer et la jouer quand même. Mais la personne suivante peut te défier au lieu de piocher, et regarder ta main.
rules-challenge = { $count ->
    [one] Si tu bluffais, c’est toi qui pioches, et la personne qui te défie joue normalement. Sinon, elle pioche une carte de plus et passe son tour.
   *[other] Si tu bluffais, c’est toi qui pioches, et la personne qui te défie joue normalement. Sinon, elle pioche { $count } cartes de plus et passe son tour.
}
rules-stack = La personne suivante peut faire suivre avec une autre carte de pioche, voir les règles maison.
rules-give = Tu peux donner à une autre personne au plus une carte de chaque couleur. Les cartes sans couleur ne se donnent pas.
rules-give-out = { $count ->
    [one] Tu peux même donner toutes tes dernières cartes et terminer. Si tu oublies d’annoncer UNO avant, tu pioches une carte et tu n’as pas terminé.
   *[other] Tu peux même donner toutes tes dernières cartes et terminer. Si tu oublies d’annoncer UNO avant, tu pioches { $count } cartes et tu n’as pas terminé.
}
rules-duel = Tu choisis un adversaire. Chacun prend une carte en secret, et vous les retournez en même temps.
rules-duel-decline = Tu peux aussi renoncer au combat. La couleur reste alors la même.
rules-duel-higher = Le plus grand chiffre gagne. Les cartes sans chiffre valent 0. En cas d’égalité, vous mettez les deux de côté et recommencez.
rules-duel-loser = { $count ->
    [one] Qui perd prend toutes les cartes retournées et en pioche encore une. Qui gagne choisit la couleur.
   *[other] Qui perd prend toutes les cartes retournées et en pioche encore { $count }. Qui gagne choisit la couleur.
}
rules-duel-empty = Qui n’a plus de carte en pioche une : personne ne termine pendant un combat.
rules-duel-next-challenger = Ensuite, c’est à la personne après toi.
rules-duel-next-challenged = Ensuite, c’est à la personne après ton adversaire.
rules-duel-next-you = À deux, c’est donc encore à toi.
rules-duel-uno-after_battle-on_drop = Qui n’a plus qu’une carte après le combat doit annoncer UNO.
rules-duel-uno-after_battle-never = Un combat n’oblige personne à annoncer UNO.
rules-duel-uno-at_once-on_drop = S’il ne te reste qu’une carte pour le combat, annonce UNO aussitôt : on peut te prendre en faute pendant le combat. Qui n’a plus qu’une carte après le combat doit aussi annoncer UNO.
rules-duel-uno-at_once-never = S’il ne te reste qu’une carte pour le combat, annonce UNO aussitôt : on peut te prendre en faute pendant le combat. À part cela, un combat n’oblige personne à annoncer UNO.
rules-show-caller = Tour à tour, les autres te montrent une carte de cette couleur et la reprennent. Les cartes sans couleur ne comptent pas.
rules-show-all = Tour à tour, les autres montrent à tout le monde une carte de cette couleur et la reprennent. Les cartes sans couleur ne comptent pas.
rules-show-fail = { $count ->
    [one] La première personne qui ne peut pas pioche une carte, et on s’arrête là. Personne ne passe son tour.
   *[other] La première personne qui ne peut pas pioche { $count } cartes, et on s’arrête là. Personne ne passe son tour.
}
rules-flip = Les deux piles et toutes les mains sont retournées. Désormais, c’est l’autre côté qui compte, jusqu’au prochain Flip.
rules-flip-top = La carte du dessous de la défausse se retrouve dessus. Elle n’a pas d’effet.
rules-flip-next = Si elle n’a pas de couleur, la personne suivante en choisit une, puis joue.
rules-flip-flipper = Si elle n’a pas de couleur, c’est toi qui en choisis une.
rules-swap = Tu échanges ta main avec la personne de ton choix.
rules-pass = Toutes les mains avancent d’une place dans le sens du jeu.
rules-pass-cards = { $count ->
    [one] Chacun choisit en secret une carte de sa main. Quand tout le monde a choisi, ces cartes passent en même temps à la personne suivante dans le sens du jeu. Personne ne doit annoncer UNO pour cela.
   *[other] Chacun choisit en secret { $count } cartes de sa main, ou toutes s’il en a moins. Quand tout le monde a choisi, ces cartes passent en même temps à la personne suivante dans le sens du jeu. Personne ne doit annoncer UNO pour cela.
}
rules-own-text = { $text }
rules-last-works = Elle agit aussi comme dernière carte.
rules-last-nothing = Comme dernière carte, elle n’a pas d’effet.
rules-last-duel = Comme dernière carte, elle ne gagne pas encore : tu pioches une carte et tu combats avec.
rules-last-duel-optional = Comme dernière carte, elle gagne si tu renonces au combat. Si tu combats, tu pioches d’abord une carte.
rules-last-flip = Comme dernière carte, elle retourne aussi tout, et la manche se compte du nouveau côté.

## UNO!

rules-uno-call = Annonce UNO quand tu joues ton avant-dernière carte.
rules-uno-catch-begins = { $count ->
    [one] Si tu oublies, n’importe qui peut te prendre en faute jusqu’à ce que la personne suivante joue, pioche ou passe. Tu pioches alors une carte.
   *[other] Si tu oublies, n’importe qui peut te prendre en faute jusqu’à ce que la personne suivante joue, pioche ou passe. Tu pioches alors { $count } cartes.
}
rules-uno-catch-plays = { $count ->
    [one] Si tu oublies, n’importe qui peut te prendre en faute jusqu’à ce que la personne suivante ait joué une carte, gardé la carte piochée ou passé. Tu pioches alors une carte.
   *[other] Si tu oublies, n’importe qui peut te prendre en faute jusqu’à ce que la personne suivante ait joué une carte, gardé la carte piochée ou passé. Tu pioches alors { $count } cartes.
}
rules-uno-catch-open = { $count ->
    [one] Si tu oublies, n’importe qui peut te prendre en faute tant que tu n’as que cette carte. Tu pioches alors une carte.
   *[other] Si tu oublies, n’importe qui peut te prendre en faute tant que tu n’as que cette carte. Tu pioches alors { $count } cartes.
}
rules-uno-penalty = Il est trop tard aussi dès que la personne visée par une carte de pioche a pioché la première carte.
rules-uno-late = Une annonce tardive te sauve encore, tant que personne ne te prend en faute.

## End of a round

rules-end = La manche se termine dès que quelqu’un n’a plus de cartes.
rules-end-blocked = Si plus personne ne peut jouer ni piocher, la manche est bloquée et personne ne la gagne.
rules-points-numbers = Les chiffres valent leur propre valeur.
rules-points = { $cards } : { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
rules-points-side = C’est le côté en jeu à la fin qui compte.

## Winning the match

rules-match-first_to = Qui n’a plus de cartes marque les points des cartes de toutes les autres mains. La première personne à { $target } points gagne.
rules-match-lowest = Chacun note les points des cartes qui lui restent. Quand quelqu’un atteint { $target } points, le total le plus bas gagne.
rules-match-elimination = Chacun note les points des cartes qui lui restent. Qui atteint { $target } points est hors jeu. La dernière personne en jeu gagne.
rules-match-single = Une seule manche décide. Si elle est bloquée, on en joue une autre.
rules-match-partners = L’équipe qui termine marque les points des cartes des deux mains adverses. La première équipe à { $target } points gagne.
rules-match-partners_lowest = L’équipe qui ne termine pas note les points des cartes de ses deux mains. Quand une équipe atteint { $target } points, le total le plus bas gagne.
rules-match-rotation-blocks = Les équipes changent toutes les { $count } manches, jusqu’à ce que chacun ait joué avec tous les autres : { $few } manches à quatre, { $many } à huit sur deux tables.
rules-match-rotation-alternate = À quatre, les équipes changent à chaque manche ; à huit, toutes les { $count } manches, jusqu’à ce que chacun ait joué { $count } manches avec tous les autres : { $few } manches à quatre, { $many } à huit sur deux tables.
rules-match-cycles = On joue le tout { $count } fois, soit { $few } manches à quatre ou { $many } à huit, et tous les points s’additionnent.
rules-match-one-table = À huit à une seule table, les deux jeux de chaque manche se jouent l’un après l’autre, et chacun compte pour une manche : { $count } en tout.
rules-match-rotation = Les deux membres de l’équipe qui termine marquent les points des cartes des deux mains adverses. Le total personnel le plus haut gagne.
rules-deal-left = Après chaque manche, c’est la personne à gauche qui distribue.
rules-deal-winner = Qui gagne une manche distribue la suivante. Après une manche bloquée, c’est la personne à gauche qui distribue.
rules-deal-eight = À huit, c’est toujours la personne à gauche qui distribue.
rules-deal-redraw = À chaque manche, on désigne de nouveau qui distribue. Après une manche bloquée, c’est la personne à gauche qui distribue.
rules-deal-same = La même personne distribue toujours. Après une manche bloquée seulement, c’est la personne à gauche qui distribue.

## House rules

rules-house-stacking-same = Cumul : si une carte de pioche te vise, tu peux répondre par une autre qui fait piocher autant de cartes, quelle que soit sa couleur. La somme passe à la personne suivante. Qui ne répond pas pioche tout et passe son tour.
rules-house-stacking-higher = Cumul : si une carte de pioche te vise, tu peux répondre par une autre qui fait piocher autant de cartes ou plus, quelle que soit sa couleur. La somme passe à la personne suivante. Qui ne répond pas pioche tout et passe son tour.
rules-house-stacking-not = { $cards } : on ne peut pas y répondre, et ce n’est pas une réponse.
rules-house-jump_in = Interception : si tu as une carte de la couleur et du symbole de celle qui vient d’être jouée, tu peux la jouer aussitôt, même hors de ton tour. Le jeu continue à partir de toi.
rules-house-seven_zero = Sept et zéro : un 7 échange deux mains, un 0 fait avancer toutes les mains.
rules-house-seven = Sept : un 7 échange deux mains.
rules-house-zero = Zéro : un 0 fait avancer toutes les mains.
rules-house-draw_to_match = Piocher jusqu’à pouvoir : qui pioche continue jusqu’à obtenir une carte jouable.
rules-house-force_play = Jeu obligatoire : si tu peux jouer une carte de couleur, ou celle que tu viens de piocher, tu dois le faire.
rules-house-no_bluff = Pas de bluff : un Joker de pioche ne se joue que s’il est permis.
rules-house-false_catch_penalty = { $count ->
    [one] Fausse alerte : si tu accuses quelqu’un qui n’avait rien à annoncer, tu pioches une carte.
   *[other] Fausse alerte : si tu accuses quelqu’un qui n’avait rien à annoncer, tu pioches { $count } cartes.
}
