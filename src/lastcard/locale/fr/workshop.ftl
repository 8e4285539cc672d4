# The workshop, where people make editions of their own, Français.

workshop-title = Crée ta propre édition
workshop-lead = Choisis des couleurs, des chiffres et ce que font les cartes, essaie-la, puis joue avec tes amis ou contre des bots.
workshop-enter = À l’atelier
workshop-usual = comme d’habitude
workshop-remove = Retirer
workshop-remove-this = Retirer : { $what }
workshop-added = Ajouté : { $what }
workshop-removed = Retiré : { $what }
workshop-moved = { $what } : maintenant numéro { $place } sur { $count }
workshop-up = Monter : { $what }
workshop-down = Descendre : { $what }
workshop-more = Plus
workshop-languages = Dans d’autres langues

## Where to begin

workshop-start = Par où commencer
workshop-start-from = Partir de
workshop-start-nothing = rien que des chiffres
workshop-start-go = Recommencer
workshop-open-file = Ouvrir un fichier
workshop-undo = Revenir à ce que tu avais
workshop-undone = Ce que tu avais est revenu.
workshop-begun = Tu as recommencé. Tu peux revenir à ce que tu avais.
workshop-mine = Mon { $edition }
workshop-file-bad = Ce fichier ne peut pas être ouvert
workshop-file-long = Il est trop grand pour une édition.

## The game

workshop-basics = Le jeu
workshop-name = Nom
workshop-about = Une ligne à son sujet
workshop-fewest = Joueurs au moins
workshop-most = Joueurs au plus
workshop-hand = Cartes pour chacun
workshop-target = Points pour gagner

## Colors

workshop-colors = Couleurs
workshop-color = { $number } : { $name }
workshop-paint = Couleur
workshop-shape = Forme
workshop-letter = Lettre
workshop-letter-hint = Elle désigne la couleur dans les parties notées.
workshop-color-name = Nom de la couleur
workshop-add-color = Ajouter une couleur
workshop-shape-diamond = losange
workshop-shape-circle = cercle
workshop-shape-triangle = triangle
workshop-shape-square = carré
workshop-shape-waves = vagues
workshop-shape-heart = cœur
workshop-shape-sun = soleil
workshop-shape-moon = lune
workshop-shape-star = étoile
workshop-shape-cross = croix
workshop-shape-ring = anneau
workshop-shape-leaf = feuille

## Cards

workshop-rows = Cartes
workshop-row = { $number } : { $name }
workshop-kind-numbers = des chiffres
workshop-kind-colored = une carte action
workshop-kind-colorless = un joker
workshop-add-numbers = Ajouter des chiffres
workshop-add-colored = Ajouter une carte action
workshop-add-colorless = Ajouter un joker
workshop-from = De
workshop-to = À
workshop-copies = Combien
workshop-copies-each = Combien par couleur
workshop-points = Points
workshop-card-name = Nom de la carte
workshop-card-text = Ce qu’elle fait, en une ligne de toi
workshop-symbol = Signe court
workshop-symbol-hint = Jusqu’à quatre minuscules, chiffres ou +. Il désigne la carte dans les parties notées.

## What cards do

workshop-played = Ce qu’elle fait
workshop-effect = Effet { $number }
workshop-effect-none = Rien : on la joue, c’est tout.
workshop-add-effect = Ajouter un effet
workshop-effect-skip = La personne suivante passe son tour
workshop-effect-skip-everyone = Tous les autres passent leur tour
workshop-effect-reverse = Le sens du jeu s’inverse
workshop-effect-draw = La personne suivante pioche et passe son tour
workshop-effect-draw-only = La personne suivante pioche, mais joue
workshop-effect-draw-until-color = La personne suivante pioche jusqu’à la couleur
workshop-effect-name-color = Tu choisis une couleur
workshop-effect-restore-color = C’est de nouveau la couleur d’avant
workshop-effect-challenge = La pioche peut être contestée
workshop-effect-give = Tu donnes des cartes
workshop-effect-duel = Tu défies quelqu’un au combat
workshop-effect-show = Les autres montrent la couleur
workshop-effect-flip = Tout est retourné
workshop-effect-swap-hands = Tu échanges ta main avec quelqu’un
workshop-effect-pass-hands = Toutes les mains avancent d’une place
workshop-effect-pass = Tout le monde passe des cartes
workshop-count-draw = Cartes
workshop-count-draw-only = Cartes
workshop-count-draw-until-color = Cartes en plus
workshop-count-challenge = En plus si à tort
workshop-count-give = Si l’annonce est oubliée
workshop-count-duel = Le perdant pioche
workshop-count-show = Qui ne l’a pas pioche
workshop-count-pass = Cartes
workshop-opening = Comme première carte d’une manche
workshop-opening-usual = Comme d’habitude pour une telle carte
workshop-opening-starts = Il ne se passe rien
workshop-opening-acts = Elle agit comme si le donneur l’avait jouée
workshop-opening-turns = On joue dans l’autre sens
workshop-opening-draws_only = Qui commence pioche, puis joue
workshop-opening-left_names = Qui commence choisit une couleur
workshop-opening-put_back = Elle retourne dans la pioche
workshop-opening-buried = On en retourne une autre par-dessus
workshop-opening-flips = Tout est retourné
workshop-last = Autre chose comme dernière carte
workshop-last-hint = D’habitude, seule la pioche compte encore.
workshop-last-does = Ce qu’elle fait comme dernière carte

## What the form does not show

workshop-kept = Aussi dans cette édition
workshop-kept-hint = Ces parties sont venues avec. Elles restent telles quelles, sauf si tu les retires.
workshop-kept-mode = Une autre façon de gagner la partie
workshop-kept-rulings = Réponses à des détails des règles
workshop-kept-wild_match = Quand un joker qui fait piocher est un bluff
workshop-kept-shown_to_all = Tout le monde voit les cartes montrées
workshop-kept-options = Détails que l’on peut choisir à la table
workshop-kept-option = Options propres
workshop-kept-alternative = Ce que changent les options
workshop-kept-printing = Règles imprimées en plusieurs langues

## Whether it can be played

workshop-check = Vérification
workshop-checking = Vérification en cours…
workshop-cards = { $count ->
    [one] Une carte.
   *[other] { $count } cartes.
}
workshop-lopsided = Le côté clair a { $light } cartes, le côté sombre { $dark }. Il en faut autant des deux côtés.
workshop-fine = On peut y jouer.
workshop-problems = { $count ->
    [one] Une chose à corriger :
   *[other] { $count } choses à corriger :
}
workshop-warnings = À méditer

## A quick check

workshop-trial = Essaie-la
workshop-trial-hint = { $count } manches rapides où chacun fait n’importe quoi de permis.
workshop-trial-go = Jouer { $count } manches
workshop-trial-running = Les manches se jouent…
workshop-trial-rounds = { $count ->
    [one] Une manche à { $seats }
   *[other] { $count } manches à { $seats }
}
workshop-trial-endless = Une manche n’en finissait pas et a été abandonnée.
workshop-trial-length = Coups par manche
workshop-trial-blocked = Manches où plus personne ne pouvait jouer
workshop-trial-wins = Qui gagne
workshop-trial-dealer = Le donneur
workshop-trial-seat = { $number ->
    [1] Première personne après le donneur
    [2] Deuxième personne
    [3] Troisième personne
   *[other] { $number }e personne
}
workshop-trial-plays = Jouées par manche, en moyenne

## What to do with it

workshop-ways = Jouer et partager
workshop-play = Jouer tout de suite contre des bots
workshop-download = Télécharger le fichier
workshop-share = Copier un lien
workshop-link = Lien vers cette édition
workshop-link-long = Elle est trop longue pour un lien : télécharge le fichier et envoie-le.
workshop-link-bad = Ce lien vers une édition est abîmé ou incomplet. Rien de ce que tu as fait n’est perdu ; redemande le lien.
workshop-kept-here = Ce que tu fais ici reste dans ce navigateur.

## Problems

problem-no-guest-editions = Ce serveur ne joue que ses propres éditions
problem-no-guest-editions-next = Qui s’en occupe peut en permettre d’autres (guest_editions). Sur ton ordinateur, lastcard play a un atelier.
problem-bad-edition = On ne peut pas encore jouer à cette édition
problem-bad-edition-next = Rien n’est perdu : la vérification dit ce qu’il faut corriger.
