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

## What is to be mended, at its field

workshop-problem-number = Écris ici un nombre entier.
workshop-problem-bounds = Il doit être entre { $least } et { $most }.
workshop-problem-players-order = Il ne peut pas être plus petit que le nombre de joueurs au moins.
workshop-problem-numbers-order = Le dernier chiffre ne peut pas être plus petit que le premier.
workshop-problem-players = À autant de joueurs, on ne peut pas gagner une partie comme cette édition le demande.
workshop-problem-deck-small = À { $players } avec { $hand } cartes chacun, il faut au moins { $least } cartes. Il y en a { $found }.
workshop-problem-deck-large = Il peut y avoir { $most } cartes au plus. Il y en a { $found }.
workshop-problem-openers = Au moins { $least } cartes doivent pouvoir ouvrir une manche. Seules { $found } le peuvent.
workshop-problem-effect-colorless = « { $effect } » n’est que pour les jokers.
workshop-problem-effect-sides = « { $effect } » demande des cartes à deux côtés.
workshop-problem-effect-order = « { $effect } » doit venir avant « { $other } ».
workshop-problem-effect-challenge = « { $effect } » : une couleur doit être annoncée avant, et la pioche doit venir juste après.
workshop-problem-effect-last = « { $effect } » n’est pas possible avec une dernière carte.
workshop-problem-effect-room = C’est trop pour une carte. Elle peut avoir { $most } effets, et une pioche compte double.
workshop-problem-effect-gift = Il y a trop de couleurs et de sortes de cartes pour une carte qui fait des cadeaux. Prends-en moins.
workshop-problem-acts = Cette carte ne peut pas agir comme si le donneur l’avait jouée. Choisis autre chose ici.
workshop-problem-draws-only = Cette carte ne fait piocher personne. Choisis autre chose ici.
workshop-problem-color = Écris une petite lettre de a à z.
workshop-problem-symbol = Écris de 1 à { $most } petites lettres, chiffres ou +.
workshop-problem-notation = Dans les parties notées, { $found } veut dire autre chose. Choisis un autre signe.
workshop-problem-twice-card = Déjà là : { $found }
workshop-problem-twice-letter = Une autre couleur a déjà la lettre { $found }.
workshop-problem-amount-colors = Il faut de { $least } à { $most } couleurs.
workshop-problem-amount-rows = Il faut de { $least } à { $most } sortes de cartes. Chaque chiffre en est une.
workshop-problem-text-form = Retire ces signes : { $signs }
workshop-problem-text-length = { $most } caractères au plus.
workshop-problem-rest = Cette partie ne va plus avec les cartes. Retire-la, ou remets ce dont elle parle.
workshop-problem-toml = Ce n’est pas le fichier d’une édition, ou il est abîmé.
workshop-taken = { $what } (déjà pris)
workshop-twin-paint = Une autre couleur de ce côté est pareille. Choisis-en une qui est libre.
workshop-twin-shape = Une autre couleur de ce côté a la même forme : qui ne voit pas les couleurs ne peut pas les distinguer. Choisis-en une qui est libre.
workshop-warning-unnamed = Elle n’a pas encore de nom.

## A quick check

workshop-trial = Essaie-la
workshop-trial-hint = { $count } manches rapides où chacun fait n’importe quoi de permis.
workshop-trial-go = Jouer { $count } manches
workshop-trial-running = Les manches se jouent…
workshop-trial-rounds = { $count ->
    [one] Une manche à { $seats }
   *[other] { $rounds } manches à { $seats }
}
workshop-trial-endless = Une manche n’en finissait pas et a été abandonnée.
workshop-trial-old = Tu as changé quelque chose depuis. Rejoue les manches pour avoir de nouveaux chiffres.
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
workshop-invite = Ouvrir une table pour des amis
workshop-download = Télécharger le fichier
workshop-share = Copier un lien
workshop-share-unready = On ne peut pas encore y jouer : qui ouvrira le lien verra ce qui reste à corriger.
workshop-link = Lien vers cette édition
workshop-link-long = Elle est trop longue pour un lien : télécharge le fichier et envoie-le.
workshop-link-bad = Ce lien vers une édition est abîmé ou incomplet. Rien de ce que tu as fait n’est perdu ; redemande le lien.
workshop-kept-here = Ce que tu fais ici reste dans ce navigateur.

## Problems

problem-no-guest-editions = Ce serveur ne joue que ses propres éditions
problem-no-guest-editions-next = Qui s’en occupe peut en permettre d’autres (guest_editions). Sur ton ordinateur, lastcard play a un atelier.
problem-bad-edition = On ne peut pas encore jouer à cette édition
problem-bad-edition-next = Rien n’est perdu : la vérification dit ce qu’il faut corriger.
