# The front page, a new table, invitations, settings and problems, français.

## The bar on top of every screen

home-bar = Menu principal
home-start = Page d’accueil
home-rules = Règles

## The front page

home-title = Joue aux cartes
home-lead = Plusieurs jeux, un seul but : poser sa dernière carte avant les autres.
home-quick = Jouer tout de suite
home-quick-how = Choisis un jeu : trois bots n’attendent que toi.
home-by-sheet = Notice : { $printing }
home-about-classic = Le jeu que tout le monde connaît : assortir, passer, inverser, faire piocher.
home-about-beach = Donne des cartes : jusqu’à une de chaque couleur, à qui tu veux.
home-about-battle = Provoque quelqu’un : deux cartes s’affrontent, la plus faible les ramasse toutes.
home-about-trend = Lance la mode : annonce une couleur, le premier qui ne l’a pas en pioche deux.
home-about-flip = Chaque carte a deux côtés : un Flip, et toute la table passe du côté sombre.
home-about-mini = Un petit jeu, cinq cartes chacun, une manche rapide.
home-play = Jouer
home-change-rules = Préparer ta propre table : { $edition }
home-dealing = On distribue les cartes…
home-name = Ton nom
home-name-rule = De 1 à 16 lettres et chiffres, sans espaces.
home-name-wrong = Ce nom ne va pas : de 1 à 16 lettres et chiffres, sans espaces. Tu joues toujours sous le nom { $name }.
home-resume = Reprendre là où tu en étais
home-resume-go = Retour à la table
home-resume-forget = Retirer de la liste
home-resume-with = Avec { $names }
home-resume-round = Manche { $round }
home-friends = Jouer à plusieurs
home-open = Ouvrir une table
home-open-how = Tu fixes les règles et tu invites par lien ou code QR.
home-open-go = Préparer
home-join = Rejoindre une table
home-join-code = Lien ou code reçu
home-join-go = Aller
home-join-wrong = Ce n’est ni un lien ni un code de table : un code a 12 lettres et chiffres.
home-tables = Tables publiques
home-tables-how = Assieds-toi avec des inconnus, ou regarde-les jouer.
home-tables-go = Voir les tables
home-cards = Toutes les cartes

## The list of public tables

home-status-gathering = En attente de joueurs
home-status-playing = Partie en cours
home-status-over = Partie terminée
home-seats-open = { $count ->
    [one] { $count } place libre sur { $seats }
   *[other] { $count } places libres sur { $seats }
}
home-seats-full = Les { $seats } places sont prises
home-sit = Rejoindre
home-watch = Regarder
home-empty = Aucune table publique pour l’instant
home-empty-next = Lance-toi : ouvre une table, et d’autres la trouveront ici. Ou joue contre des bots en attendant.
home-loading = Un instant…

## A new table

new-title = Ta propre table
new-edition = Jeu
new-edition-own = Créée par toi
new-printing = Quelle boîte as-tu ?
new-printing-hint = Les notices diffèrent d’une langue à l’autre. C’est l’anglaise qui vaut, sauf si tu en choisis une autre.
new-printing-own = La notice dans ta langue : { $printing }
new-printing-take = La prendre
new-printing-differs = Différent de la notice anglaise
new-printing-same = On joue exactement comme avec la notice anglaise.
new-printing-idle = sans effet dans ce mode
new-people = Qui joue
new-seats = Places
new-bots = Dont bots
new-people-count = { $count ->
    [0] Tu joues seulement contre des bots ; la partie commence aussitôt.
    [one] { $count } place reste libre pour qui tu invites. Si elle est vide au début, un bot la prend.
   *[other] { $count } places restent libres pour qui tu invites. Des bots prennent celles qui sont vides au début.
}
new-level = Niveau des bots
new-level-random = Au hasard
new-level-easy = Facile
new-level-normal = Normal
new-level-hard = Difficile
new-level-expert = Expert
new-mode = Comment gagner
new-mode-first-to = Qui pose sa dernière carte marque les cartes des autres mains ; à { $target } points, on gagne.
new-mode-lowest = Chacun additionne les cartes qui lui restent ; dès que quelqu’un a { $target } points, le total le plus bas gagne.
new-mode-elimination = Les cartes qui te restent comptent contre toi ; à { $target } points, tu sors, et le dernier en jeu gagne.
new-mode-single = Une manche décide ; on ne compte pas les points.
new-mode-partners = Deux contre deux, partenaires face à face ; la première équipe à { $target } points gagne.
new-mode-partners-lowest = Deux contre deux ; dès qu’une équipe a { $target } points, celle qui en a le moins gagne.
new-mode-rotation = Chacun joue tour à tour avec chacun ; le meilleur total personnel gagne.
new-mode-seats = Pour { $seats } joueurs
new-target-first-to = Qui atteint { $target } points en premier gagne
new-target-lowest = Fini dès que quelqu’un a { $target } points
new-target-elimination = Hors jeu à { $target } points
new-target-partners = La première équipe à { $target } points gagne
new-target-partners-lowest = Fini dès qu’une équipe a { $target } points
new-cycles-rounds = { $rounds } manches en tout
new-number-wrong = Écris un nombre entier de { $least } à { $most }.
new-timer = Temps par réponse
new-timer-off = Sans limite
new-timer-seconds = { $seconds } s
new-door = Qui peut entrer
new-door-link = Seulement avec le lien
new-door-public = Tout le monde : la table est dans la liste
new-house = Règles maison
new-house-hint = Aucune notice ne les prévoit ; elles sont toutes désactivées par défaut.
new-more = Plus : détails des règles
new-more-hint = Là où la notice laisse un doute, ou où les habitudes diffèrent. Tel quel, on joue selon la notice.
new-default = { $choice } (notice)
new-changed = { $count ->
    [one] { $count } règle diffère de la notice.
   *[other] { $count } règles diffèrent de la notice.
}
new-reset = Revenir à la notice
new-open = Ouvrir la table
new-begin = Commencer la partie

## Settings

settings-title = Réglages
settings-kept = Tout prend effet aussitôt et reste dans ce navigateur.
settings-language = Langue
settings-dark = Thème sombre
settings-theme = Thème
settings-theme-auto = Comme sur cet appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-sound = Son
settings-sound-hint = On entend les cartes, les tours et les annonces.
settings-motion = Mouvement
settings-motion-auto = Comme sur cet appareil
settings-motion-full = Les cartes volent
settings-motion-reduced = Moins de mouvement
settings-cards = Cartes
settings-shapes = Une forme pour chaque couleur
settings-shapes-hint = Pour que personne n’ait à distinguer les couleurs.
settings-order = Ordre de ta main
settings-order-color = Par couleur
settings-order-symbol = Par chiffre et symbole
settings-reactions = Montrer les réactions des autres
settings-reactions-hint = Bravo, oups, allez vite et compagnie.
settings-table = À la table
settings-look = Apparence et son

## Inviting others

invite-title = Inviter à jouer
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié !
invite-copy-failed = Le lien est sélectionné : copie-le avec le clavier ou le menu.
invite-share = Partager
invite-share-text = Viens jouer aux cartes avec moi !
invite-qr = Code QR du lien vers cette table
invite-scan = Scanne avec un téléphone pour rejoindre
invite-local = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter des amis, lance lastcard play --host 0.0.0.0 et ouvre cette page à l’adresse affichée pour ton réseau ; le lien et un code QR les mèneront alors ici.

## Problems: what has happened, and what to do next

problem-nowhere = Il n’y a rien ici
problem-nowhere-next = L’adresse est peut-être mal écrite. Depuis l’accueil, tu peux aller partout.
problem-no-such-table = Cette table n’existe pas
problem-no-such-table-next = Vérifie le lien ou le code, ou demande une nouvelle invitation. Les vieilles tables sont rangées au bout d’un moment.
problem-table-full = Cette table est complète
problem-table-full-next = Toutes les places sont prises. Tu peux regarder, trouver une autre table ou ouvrir la tienne.
problem-table-closed = Cette table est fermée
problem-table-closed-next = Plus personne ne joue ici. Lance une nouvelle partie : un clic suffit.
problem-not-over = Cette partie est encore en cours
problem-not-over-next = Tu pourras la revoir une fois terminée. En attendant, regarde-la en direct.
problem-no-such-match = Cette partie n’existe pas
problem-no-such-match-next = Elle n’a jamais été jouée, ou sa table a été fermée avant la fin. Il n’y a donc rien à revoir.
problem-bad-ticket = Cette place n’est plus la tienne
problem-bad-ticket-next = Quelqu’un d’autre l’a peut-être prise, ou tu joues dans un autre navigateur. Tu peux regarder, ou recommencer.
problem-unreachable = Le serveur ne répond pas
problem-unreachable-next = Vérifie ta connexion et réessaie. Ta place est gardée.
problem-too-many = Il y a foule
problem-too-many-next = Trop de tables ou de connexions sont ouvertes en ce moment. Réessaie dans quelques minutes.
problem-removed = Tu n’as plus de place à cette table
problem-removed-next = Ta place a été rendue ou retirée. D’autres tables t’attendent.
problem-version = Il y a une version plus récente
problem-version-next = Cette page et le serveur ne se comprennent plus. Recharge la page ; ta place est gardée.
problem-wrong-origin = Pas depuis cette adresse
problem-wrong-origin-next = Le serveur n’accepte les joueurs que par l’adresse prévue. Utilise le lien qu’on t’a donné.
problem-bad-name = Ce nom ne convient pas ici
problem-bad-name-next = Prends 1 à 16 lettres et chiffres sans espaces, et commence par l’un d’eux.
problem-name-taken = Ce nom est déjà pris ici
problem-name-taken-next = Quelqu’un à cette table a le même nom ou un nom d’apparence identique. Choisis-en un autre.
problem-kept-out = Tu ne peux pas t’asseoir à cette table
problem-kept-out-next = L’hôte a exclu quelqu’un qui a la même adresse internet que toi. Tu peux regarder, chercher une autre table ou ouvrir la tienne.
problem-bad-config = Ces choix ne vont pas ensemble
problem-bad-config-next = Rien n’est perdu : change le jeu, les places ou une règle, et réessaie.
problem-not-gathering = La partie a déjà commencé
problem-not-gathering-next = Trop tard pour t’asseoir ici, mais tu peux regarder.
problem-too-fast = Pas si vite
problem-too-fast-next = Ça fait beaucoup en peu de temps. Attends un peu et réessaie.
problem-table-damaged = Cette table est endommagée
problem-table-damaged-next = Ce que le serveur en conserve est illisible, donc personne ne peut y continuer. Préviens la personne qui gère le serveur ; les autres tables ne sont pas touchées.
problem-store-down = Le serveur ne peut rien enregistrer
problem-store-down-next = Rien n’est perdu : réessaie dans un petit moment. Ta place est gardée.
problem-other = Ça n’a pas marché
problem-other-next = Il s’est passé quelque chose d’inattendu ({ $code }). Réessaie ; si ça continue, préviens la personne qui gère le serveur.
problem-again = Réessayer
problem-reload = Recharger
problem-watch = Regarder cette table
problem-replay = Revoir la partie
problem-home = Aller à l’accueil
problem-tables = Voir les tables publiques

## In the terminal

terminal-friends = Tes amis sur le même réseau peuvent ouvrir { $address } ou le lien de ta table.
terminal-stop = Ctrl-C pour arrêter ; les tables reprennent la prochaine fois.
