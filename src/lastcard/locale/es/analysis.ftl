# Looking back at a round with the expert, Spanish.

analysis-title = ¿Qué habría jugado el experto?
analysis-how = El experto solo sabe lo que cada jugador podía saber en ese momento. Prueba cada respuesta en muchos mundos posibles y mira cómo sigue cada uno. El número junto a una respuesta es la probabilidad de ganar la ronda. Las diferencias pequeñas pueden ser azar y no cuentan.
analysis-start = Analizar esta ronda
analysis-preparing = Un momento…
analysis-progress = Analizadas: { $done } de { $count }
analysis-ready = El análisis está listo.
analysis-nothing = En esta ronda no había nada que decidir.

## Grades

analysis-grade-best = inmejorable
analysis-grade-slip = pequeño desliz
analysis-grade-mistake = error
analysis-grade-blunder = error grave

## One decision

analysis-said = { $who } eligió: { $move } ({ $percent } %)
analysis-prefers = El experto prefiere: { $move } ({ $percent } %)
analysis-lost = { $percent } % regalado
analysis-choices = Respuestas y su probabilidad de ganar
analysis-chosen = elegida
analysis-preferred = la del experto
analysis-percent = { $percent } %

## The round as a whole

analysis-moments = Momentos clave
analysis-moment = Paso { $step }: { $who }, { $grade }, { $percent } % regalado
analysis-no-moments = Nadie regaló nada.
analysis-summary = Qué tal decidió cada uno
analysis-player = Jugador
analysis-accuracy = Buenas decisiones
analysis-accuracy-value = { $best } de { $count } ({ $percent } %)
analysis-given-away = Regalado
analysis-worst = Peor momento
analysis-worst-none = ninguno

## In the terminal

analysis-working = Analizando
analysis-unfinished = Se omite una ronda que no se jugó hasta el final.

## Moves

analysis-move-play = jugar { $card }
analysis-move-draw = robar una carta
analysis-move-keep = quedarse la carta
analysis-move-pass = pasar
analysis-move-name = elegir { $color }
analysis-move-challenge = desafiar
analysis-move-accept = aceptar las cartas
analysis-move-give = regalar a { $other }: { $cards }
analysis-move-give-none = no regalar nada
analysis-move-battle = retar a { $other }
analysis-move-battle-none = no retar a nadie
analysis-move-reveal = escoger { $card }
analysis-move-show = enseñar { $card }
analysis-move-swap = cambiar la mano con { $other }
analysis-move-pass-on = pasar { $card }
