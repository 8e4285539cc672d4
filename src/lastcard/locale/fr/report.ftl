# Le rapport sur une édition, français.

report-title = Équilibre de { $edition } · places : { $seats }
report-rounds = Comment vont les manches
report-mean = durée moyenne en coups
report-median = durée médiane
report-long = 95 % ne dépassent pas
report-skill = Combien compte l’habileté
report-met = { $one } parmi { $other }
report-bots = Les bots jouent
report-cards = Ce que valent les cartes
report-played = par manche
report-with = avec elle
report-without = sans elle
report-worth = valeur
report-written = { $file } est écrit.
report-about-rounds = Chacun joue n’importe quel coup permis et ne pioche que si aucune carte ne convient.
report-about-seats = Parts de toutes les manches, selon la place à partir du donneur, dans le sens des aiguilles d’une montre.
report-about-skill = Parts de victoires d’un bot parmi des bots de l’autre niveau, avec des intervalles de 99 % ; chaque donne est jouée de chaque place.
report-about-cards = Combien de fois une carte est jouée, et la part des mains gagnantes parmi celles qui en ont reçu une et parmi les autres. Sa valeur est la différence ; ± vaut à 99 %.
report-about-same = La dernière colonne a la carte qui y fait la même chose.
