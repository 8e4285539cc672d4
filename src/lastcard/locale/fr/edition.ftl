# What is wrong with an edition that somebody wrote, or may be.
edition-problem-file-size = attendu : au plus { $most } octets ; trouvé : davantage
edition-problem-toml = attendu : TOML ; trouvé : autre chose à la colonne { $column }
edition-problem-toml-value = attendu : une valeur de TOML à la colonne { $column }, comme 7, true ou "texte" entre guillemets ; trouvé : aucune
edition-problem-toml-key = attendu : `clé = valeur`, `[table]` ou une note après # à la colonne { $column } ; trouvé : rien de cela
edition-problem-toml-rest = attendu : la fin de la ligne à la colonne { $column } ; trouvé : une suite
edition-problem-toml-twice = attendu : chaque clé et chaque table une seule fois ; trouvé : une répétition avant la colonne { $column }
edition-problem-toml-open = attendu : une virgule ou un crochet ou une accolade qui ferme à la colonne { $column } ; trouvé : rien de cela
edition-problem-toml-text = attendu : un texte entre guillemets, fermé et sans signes étranges, à la colonne { $column } ; trouvé : autre chose
edition-problem-toml-huge = attendu : des nombres que l’on peut lire ; trouvé : un nombre sans fin
edition-problem-toml-deep = attendu : au plus { $most } listes et tables les unes dans les autres ; trouvé : davantage
edition-problem-toml-parts = attendu : une clé d’au plus { $most } parties séparées par des points ; trouvé : davantage
edition-problem-format = attendu : le format { $expected } ; trouvé : { $found }
edition-problem-missing = attendu : { $expected } ; trouvé : rien
edition-problem-choice = attendu : l’un de : { $expected } ; trouvé : { $found }
edition-problem-text = attendu : un texte ; trouvé : { $found }
edition-problem-number = attendu : un nombre entier ; trouvé : { $found }
edition-problem-switch = attendu : true ou false ; trouvé : { $found }
edition-problem-list = attendu : une liste ; trouvé : { $found }
edition-problem-table = attendu : une table ; trouvé : { $found }
edition-problem-bounds = attendu : un nombre de { $least } à { $most } ; trouvé : { $found }
edition-problem-amount = attendu : de { $least } à { $most } entrées ; trouvé : { $found }
edition-problem-exactly = attendu : { $expected } entrées ; trouvé : { $found }
edition-problem-order = attendu : le plus petit nombre avant le plus grand ; trouvé : { $found }
edition-problem-twice = attendu : chaque chose une seule fois ; trouvé : { $found } deux fois
edition-problem-text-length = attendu : au plus { $most } caractères ; trouvé : { $found }
edition-problem-text-form = attendu : une ligne de texte simple, sans aucun de ces signes : { $signs } ; trouvé : { $found }
edition-problem-word = attendu : un mot en minuscules, chiffres et _, long de { $most } au plus ; trouvé : { $found }
edition-problem-ours = attendu : une clé qu’aucune édition imprimée n’a ; trouvé : { $found }
edition-problem-color = attendu : une lettre minuscule ; trouvé : { $found }
edition-problem-symbol = attendu : de 1 à { $most } minuscules, chiffres ou + ; trouvé : { $found }
edition-problem-notation = attendu : une carte qu’on ne puisse prendre pour un mot de la notation ; trouvé : { $found }
edition-problem-shape = attendu : une autre forme que celle de { $other } ; trouvé : { $found }
edition-problem-sides = { $found ->
    [both] attendu : `colors` et `row`, ou `side.light` et `side.dark` ; trouvé : les deux
   *[neither] attendu : `colors` et `row`, ou `side.light` et `side.dark` ; trouvé : ni l’un ni l’autre
}
edition-problem-pair = attendu : deux faces séparées par une barre ; trouvé : { $found }
edition-problem-face = { $side ->
    [dark] attendu : une face du côté sombre ; trouvé : { $found }
   *[light] attendu : une face du côté clair ; trouvé : { $found }
}
edition-problem-pairs = attendu : { $expected } de { $card } dans `pairs`, comme dans sa ligne ; trouvé : { $found }
edition-problem-effect = attendu : l’un de : { $expected } ; trouvé : { $found }
edition-problem-effect-number = attendu : { $effect } avec un nombre de { $least } à { $most } ; trouvé : { $found }
edition-problem-effect-room = attendu : de la place pour { $most } effets au plus (une pioche en prend deux, un 7 ou un 0 une de plus) ; trouvé : { $found }
edition-problem-effect-colorless = attendu : { $effect } sur une carte sans couleur ; trouvé : sur une carte de couleur
edition-problem-effect-order = attendu : { $effect } avant { $other } ; trouvé : après
edition-problem-effect-challenge = attendu : name-color, challenge puis une pioche, dans cet ordre ; trouvé : { $found }
edition-problem-effect-last = attendu : rien de ceci sur une dernière carte : { $expected } ; trouvé : { $found }
edition-problem-effect-sides = attendu : deux côtés pour { $effect } ; trouvé : un seul
edition-problem-effect-gift = attendu : assez peu de couleurs et de sortes de cartes pour { $most } cadeaux possibles au plus ; trouvé : { $found }
edition-problem-acts = attendu : une ouverture qui convient (acts : des tours passés, ou une pioche, une inversion ou un passage de cartes, seul, en couleur) ; trouvé : { $found }
edition-problem-draws-only = attendu : une pioche sur une carte dont l’ouverture est draws_only ; trouvé : aucune
edition-problem-deck-small = attendu : au moins { $least } cartes, pour { $players } joueurs avec { $hand } chacun ; trouvé : { $found }
edition-problem-deck-large = attendu : au plus { $most } cartes ; trouvé : { $found }
edition-problem-openers = attendu : au moins { $least } cartes qui puissent ouvrir une manche, quels que soient les choix ; trouvé : { $found }
edition-problem-dealer = { $what ->
    [points] attendu : des cartes de points différents pour trouver le donneur, ou dealer_draw = "random" ; trouvé : aucune
   *[number] attendu : des cartes de nombres différents pour trouver le donneur, ou dealer_draw = "random" ; trouvé : aucune
}
edition-problem-players = attendu : des nombres de joueurs possibles dans le mode { $mode } ; trouvé : { $found }
edition-problem-option-idle = attendu : une option qui change quelque chose dans ce paquet ; trouvé : { $found }
edition-problem-option-values = attendu : des valeurs d’une même sorte ; trouvé : { $found }
edition-problem-option-ours = attendu : une clé qu’aucune de nos options et aucun autre réglage n’a ; trouvé : { $found }
edition-problem-own-value = attendu : une valeur qui ne soit pas celle de l’édition ; trouvé : { $found }
edition-problem-no-change = attendu : quelque chose qui change avec l’option ; trouvé : rien
edition-problem-copies-of-pairs = attendu : pas de `copies` là où `pairs` énumère les cartes ; trouvé : { $found }
edition-problem-first-printing = attendu : aucune règle pour la première version imprimée, qui est l’édition même ; trouvé : { $found }
edition-warning-unnamed = elle n’a pas de nom ; elle portera celui de sa clé, { $key }
edition-warning-no-colorless = aucune carte ne va sur tout : il faudra souvent piocher
edition-warning-no-effects = aucune carte ne fait rien : gagne qui pioche le mieux
edition-warning-many-draws = { $share } % des cartes font piocher quelqu’un : les manches peuvent être très longues
edition-warning-tight = à { $players } joueurs, il ne reste que { $found } cartes à piocher : les manches peuvent souvent se bloquer
edition-warning-nobody-goes-out = personne ne peut finir : chaque carte lance un duel, même la dernière
edition-warning-few-last = { $share } % des cartes lancent un duel même comme dernière carte : les manches peuvent être très longues
edition-warning-same-paint = { $one } et { $other } ont la même peinture, { $paint } : seules leurs formes les distinguent
edition-warning-same-cards = deux sortes de cartes ont le même nom, { $name }
edition-warning-same-colors = deux couleurs ont le même nom, { $name }
remark-at-line = ligne { $line } : { $said }

# The commands `lastcard edition …`.
terminal-edition-new = { $file } est écrit. Ensuite : lastcard edition check { $file }
terminal-edition-schema = { $file } est écrit à côté : les éditeurs qui connaissent TOML complètent et vérifient avec lui.
terminal-edition-note = { $file } : remarque : { $note }
terminal-edition-good = { $file } : { $name } peut se jouer : { $cards } cartes, de { $fewest } à { $most } joueurs
terminal-edition-rounds = Manches
terminal-edition-both = Moteur et jeu compilé
terminal-edition-secrets = Secrets
terminal-edition-ended = Les { $count } manches se terminent, après { $mean } coups en moyenne ; bloquées : { $blocked }.
terminal-edition-agreed = Le moteur de règles et le jeu compilé sont d’accord sur { $count } manches.
terminal-edition-not-compiled = Le jeu compilé n’est pas installé (pip install 'lastcard[fast]') : rien n’a été comparé.
terminal-edition-secret = Personne ne voit ce qui est caché : les cartes cachées ont été redistribuées { $count } fois.
terminal-edition-scenarios = Scénarios : { $passed } réussis, { $failed } échoués.
terminal-edition-cards = Cartes dans le paquet : { $count }
terminal-edition-row = × { $copies }, vaut { $points }
