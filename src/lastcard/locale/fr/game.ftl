# lastcard, français (French). The same ids and variables stand in every language; a test keeps them equal.
# A narrow no-break space stands before high punctuation.

## Editions

edition-classic = Classique
edition-beach = Plage
edition-battle = Combat
edition-trend = Tendance
edition-flip = Flip
edition-mini = Mini
edition-own = Édition maison

## Printings: the language of a rule sheet, as in “the sheet in French (Canada)”.

printing-en = anglais
printing-es = espagnol
printing-fr = français
printing-fr-CA = français (Canada)
printing-fr-FR = français (France)
printing-pt = portugais
printing-de = allemand
printing-it = italien
printing-nl = néerlandais

## Colors, by their paints. Turquoise is called teal where cards have two sides.

color-red = rouge
color-yellow = jaune
color-green = vert
color-blue = bleu
color-turquoise = turquoise
color-turquoise-dark = turquoise
color-pink = rose
color-orange = orange
color-purple = violet
color-brown = marron
color-gray = gris
color-lime = citron vert
color-navy = bleu marine

## Cards

card-colored = { $symbol } { $color }
card-hidden = une carte
symbol-s = Passer
symbol-v = Inversion
symbol-plus1 = +1
symbol-plus2 = +2
symbol-plus5 = +5
symbol-e = Passer tous un tour
symbol-f = Flip
symbol-w = Joker
symbol-w-plus2 = Joker +2
symbol-w-plus4 = Joker +4
symbol-w-plusc = Joker Piocher une couleur
symbol-wg = Super Vague
symbol-wb = Combat
symbol-wt = Tendance mode

## What happened

event-dealer-cut = Qui distribue ? { $who } tire { $card }.
event-dealer-found = { $who } distribue.
event-pile-shuffled = { $count ->
    [one] Une carte est mélangée dans la pioche.
   *[other] { $count } cartes sont mélangées dans la pioche.
}
event-hands-dealt = Les cartes sont distribuées.
event-card-turned-up = Carte retournée : { $card }.
event-opening-put-back-shuffle = La carte retourne dans la pioche.
event-opening-put-back-bottom = La carte va sous la pioche.
event-opening-put-back-middle = La carte va au milieu de la pioche.
event-card-played = { $who } joue { $card }.
event-card-jumped = { $who } intercepte avec { $card }.
event-cards-drawn = { $count ->
    [one] { $who } pioche une carte : { $cards }.
   *[other] { $who } pioche { $count } cartes : { $cards }.
}
event-cards-drawn-hidden = { $count ->
    [one] { $who } pioche une carte.
   *[other] { $who } pioche { $count } cartes.
}
event-card-kept = { $who } garde la carte.
event-turn-passed = { $who } ne peut ni jouer ni piocher.
event-color-named = { $who } choisit { $color }.
event-color-restored = Couleur de nouveau en jeu : { $color }.
event-direction-left = Le jeu tourne maintenant vers la gauche.
event-direction-right = Le jeu tourne maintenant vers la droite.
event-turn-lost = { $who } passe son tour.
event-draw-accepted = { $who } prend les cartes.
event-draw-challenged = { $who } défie { $other }.
event-hand-shown = { $who } montre sa main à { $other } : { $cards }.
event-hand-shown-hidden = { $who } montre sa main à { $other }.
event-challenge-guilty = { $who } bluffait.
event-challenge-innocent = { $who } a respecté les règles.
event-cards-given = { $who } donne à { $other } : { $cards }.
event-cards-given-hidden = { $count ->
    [one] { $who } donne une carte à { $other }.
   *[other] { $who } donne { $count } cartes à { $other }.
}
event-no-gift = { $who } ne donne rien.
event-battle-declared = { $who } provoque { $other } au combat.
event-no-battle = { $who } ne provoque personne au combat.
event-card-picked = { $who } a choisi une carte.
event-cards-revealed = { $who } révèle { $card }, { $other } révèle { $card2 }.
event-battle-won = { $who } remporte le combat ; { $other } prend les cartes.
event-battle-void = Le combat ne donne rien.
event-card-shown = { $who } montre à { $other } : { $card }.
event-card-shown-hidden = { $who } montre une carte à { $other }.
event-show-failed = { $who } n’a rien à montrer en { $color }.
event-sides-turned-light = Tout passe du côté clair ; sur le dessus : { $card }.
event-sides-turned-dark = Tout passe du côté sombre ; sur le dessus : { $card }.
event-hands-swapped = { $who } échange sa main avec { $other }.
event-hands-passed = Toutes les mains passent à la place suivante.
event-cards-chosen = { $who } a choisi : { $cards }.
event-cards-chosen-hidden = { $who } a choisi.
event-cards-passed = { $who } passe à { $other } : { $cards }.
event-cards-passed-hidden = { $count ->
    [one] { $who } passe une carte à { $other }.
   *[other] { $who } passe { $count } cartes à { $other }.
}
event-uno-called = { $who } : UNO !
event-uno-caught = { $other } prend { $who } en faute : pas d’UNO annoncé.
event-catch-failed = { $other } accuse { $who } à tort.
event-call-forgotten = { $who } a donné sa dernière carte sans annoncer UNO.
event-round-won = { $who } n’a plus de cartes. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-round-blocked = Plus personne ne peut jouer : la manche est bloquée.
event-match-won = { $who } gagne la partie.

## Questions

question-play = À { $who } de jouer
question-drawn = À { $who } de jouer ou de garder la carte piochée
question-color = À { $who } de choisir une couleur
question-challenge = À { $who } de prendre ou de défier
question-stack = À { $who } de prendre ou de surenchérir
question-give = À { $who } de donner des cartes
question-battle = À { $who } de choisir un adversaire
question-reveal = À { $who } de choisir une carte en secret
question-show = À { $who } de montrer une carte
question-swap = À { $who } d’échanger sa main
question-pass = À { $who } de choisir des cartes à passer

## Why a move is refused

reason-not-asked = Ce n’est pas à toi de répondre.
reason-wrong-answer = Cela ne répond pas à la question.
reason-awaiting-chance = On est en train de mélanger les cartes.
reason-round-over = La manche est terminée.
reason-not-in-hand = Tu n’as pas cette carte.
reason-no-match = Elle ne correspond ni à la couleur ni au symbole de la carte du dessus.
reason-holds-color = Tu as une carte de la couleur en jeu, et le bluff est interdit.
reason-only-drawn-card = Après avoir pioché, tu ne peux jouer que la carte piochée.
reason-must-play = Tu as une carte que tu dois jouer.
reason-must-play-drawn = Tu dois jouer la carte piochée.
reason-can-draw = Tu ne peux pas passer tant qu’on peut piocher.
reason-cannot-draw = Il n’y a plus de carte à piocher.
reason-no-such-color = Cette couleur n’existe pas de ce côté du jeu.
reason-cannot-stack = Cette carte ne permet pas de surenchérir.
reason-no-such-seat = Cette place n’existe pas.
reason-own-seat = Choisis quelqu’un d’autre que toi.
reason-empty-gift = Pour donner, il faut au moins une carte et quelqu’un pour la recevoir.
reason-gift-colorless = Les cartes sans couleur ne se donnent pas.
reason-gift-same-suit = On ne peut donner qu’une carte par couleur.
reason-must-battle = Tu dois provoquer quelqu’un au combat.
reason-already-picked = Tu as déjà choisi ta carte.
reason-show-other-color = Montre une carte de la couleur demandée.
reason-no-call = Il n’y a pas d’UNO à annoncer pour l’instant.
reason-already-called = Tu as déjà annoncé UNO.
reason-nothing-to-catch = Il n’y a personne à prendre en faute.
reason-no-jump = Personne ne peut intercepter maintenant.
reason-not-identical = Pour intercepter, la carte doit avoir la couleur et le symbole de celle du dessus.

## Words on screens

label-edition = édition
label-seats = places
label-hand = main
label-cards = cartes
label-target = objectif
label-mode = mode
label-special = cartes spéciales
label-dealer-draw = tirage du donneur
label-opening-wild = Joker en ouverture
label-opening-wild-draw = Joker de pioche en ouverture
label-opening-special = carte spéciale en ouverture
label-opening-action = carte Action en ouverture
label-decline = piocher au lieu de jouer
label-drawn-card = jouer la carte piochée
label-wild-draw = Joker de pioche
label-failed-challenge = défi perdu
label-wilds-match = les Jokers comptent comme correspondance
label-last-draw = carte de pioche jouée en dernier
label-wild-points = points d’un Joker
label-options = options
label-rounds = manches
label-length = durée en coups
label-mean = moyenne
label-wins = victoires
label-points = points
label-blocked = bloquées
label-seat = place
label-share = part
label-draw-pile = pioche
label-discard-pile = défausse
label-color = couleur
label-round = manche
label-total = total
value-yes = oui
value-no = non
value-none = –
value-by-number = plus grand chiffre
value-by-points = plus de points
value-by-lot = tirage au sort
value-always = toujours
value-never = jamais
value-if-scored = si l’on compte les points
value-until-color = jusqu’à la couleur
opening-starts = on joue dessus
opening-acts = prend effet
opening-turns = inverse le sens
opening-draws_only = on pioche sans perdre son tour
opening-left_names = la personne à gauche du donneur choisit
opening-put_back = retourne dans la pioche
opening-buried = ignorée
opening-flips = retourne tout le jeu
mode-first_to = atteindre l’objectif en premier
mode-lowest = total le plus bas
mode-elimination = élimination
mode-single = une seule manche
mode-partners = équipes
mode-partners_lowest = équipes, total le plus bas
mode-rotation = équipes tournantes
