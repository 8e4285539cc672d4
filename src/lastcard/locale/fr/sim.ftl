# Simulated rounds and matches summed up, français.

## Who plays

sim-by-kernel = Le jeu compilé joue ; fils : { $workers }.
sim-by-engine = Le moteur de règles joue.
sim-without-fast = Le moteur de règles joue. Avec pip install 'lastcard[fast]', le jeu compilé joue, des centaines de fois plus vite.
sim-preparing = Préparation ; la toute première fois prend une demi-minute
sim-playing = Parties en cours

## Tables

sim-title = { $edition } · manches : { $rounds } · places : { $seats }
sim-least = minimum
sim-most = maximum
sim-histogram = Combien durent les manches
sim-winning = Qui gagne
sim-dealer = donneur
sim-dealer-place = donneur + { $place }
sim-ending = Comment finissent les manches
sim-last-move = dernier coup
sim-cards = Quelles cartes sont jouées
sim-card = carte
sim-per-round = par manche
sim-last-card = dernière carte
sim-moves = Coups par type
sim-move = coup

## Matches

sim-match-title = { $edition } · { $mode } · parties : { $matches } · places : { $seats }
sim-target = Objectif : { $target } points
sim-match-length = durée en manches
sim-winning-total = total gagnant
sim-match-histogram = Combien durent les parties
sim-matches = parties
sim-shared = partagées
sim-pair = places { $one } et { $other }
sim-first-dealer = premier donneur
sim-first-place = premier donneur + { $place }
sim-first-pair = équipe du premier donneur
sim-other-pair = l’autre équipe
sim-won = gagnées
sim-rate = Parties par seconde : { $matches } ; manches par seconde : { $rounds }.

## Moves by sort

sim-move-play = jouer une carte
sim-move-jump-in = intercepter
sim-move-draw = piocher
sim-move-keep = garder la carte piochée
sim-move-pass = passer
sim-move-name = choisir une couleur
sim-move-accept = prendre les cartes
sim-move-challenge-won = défi gagné
sim-move-challenge-lost = défi perdu
sim-move-give = donner des cartes
sim-move-battle = provoquer au combat
sim-move-reveal = choisir une carte de combat
sim-move-show = montrer une carte
sim-move-swap = échanger les mains
sim-move-pass-on = choisir une carte à passer
sim-move-call = annoncer UNO avant
sim-move-late-call = annoncer UNO après
sim-move-catch = prendre en faute
sim-move-false-catch = accuser sans raison
