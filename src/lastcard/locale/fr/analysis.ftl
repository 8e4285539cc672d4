# Looking back at a round with the expert, French.

analysis-title = Qu’aurait joué l’expert ?
analysis-how = L’expert ne sait que ce que chaque joueur pouvait savoir à ce moment-là. Il essaie chaque réponse dans beaucoup de mondes possibles et regarde comment chacun continue. Le nombre à côté d’une réponse est la chance de gagner la manche. Les petites différences peuvent venir du hasard et ne comptent pas.
analysis-start = Analyser cette manche
analysis-preparing = Préparation…
analysis-progress = Analysées : { $done } sur { $count }
analysis-ready = L’analyse est prête.
analysis-nothing = Il n’y avait rien à décider dans cette manche.

## Grades

analysis-grade-best = on ne fait pas mieux
analysis-grade-slip = petite imprécision
analysis-grade-mistake = erreur
analysis-grade-blunder = grosse erreur

## One decision

analysis-said = { $who } a choisi : { $move } ({ $percent } %)
analysis-prefers = L’expert préfère : { $move } ({ $percent } %)
analysis-lost = { $percent } % perdus
analysis-choices = Réponses et chances de gagner
analysis-chosen = choisie
analysis-preferred = le choix de l’expert
analysis-percent = { $percent } %

## The round as a whole

analysis-moments = Moments clés
analysis-moment = Étape { $step } : { $who }, { $grade }, { $percent } % perdus
analysis-no-moments = Personne n’a rien perdu.
analysis-summary = Comment chacun a décidé
analysis-player = Joueur
analysis-accuracy = Bonnes décisions
analysis-accuracy-value = { $best } sur { $count } ({ $percent } %)
analysis-given-away = Perdu
analysis-worst = Pire moment
analysis-worst-none = aucun

## In the terminal

analysis-working = Analyse
analysis-unfinished = Une manche qui n’a pas été jouée jusqu’au bout est laissée de côté.

## Moves

analysis-move-play = jouer { $card }
analysis-move-draw = piocher une carte
analysis-move-keep = garder la carte
analysis-move-pass = passer
analysis-move-name = choisir { $color }
analysis-move-challenge = défier
analysis-move-accept = prendre les cartes
analysis-move-give = donner à { $other } : { $cards }
analysis-move-give-none = ne rien donner
analysis-move-battle = provoquer { $other }
analysis-move-battle-none = ne provoquer personne
analysis-move-reveal = sortir { $card }
analysis-move-show = montrer { $card }
analysis-move-swap = échanger sa main avec { $other }
analysis-move-pass-on = passer { $card }
