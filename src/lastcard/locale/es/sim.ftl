# Simulated rounds and matches summed up, español.

## Who plays

sim-by-kernel = Juega la versión compilada; hilos: { $workers }.
sim-by-engine = Juega el motor de reglas.
sim-without-fast = Juega el motor de reglas. Con pip install 'lastcard[fast]' juega la versión compilada, cientos de veces más rápido.
sim-preparing = Preparando; la primera vez de todas tarda medio minuto
sim-playing = Jugando

## Tables

sim-title = { $edition } · rondas: { $rounds } · asientos: { $seats }
sim-least = mínimo
sim-most = máximo
sim-histogram = Cuánto duran las rondas
sim-winning = Quién gana
sim-dealer = quien reparte
sim-dealer-place = quien reparte + { $place }
sim-ending = Cómo acaban las rondas
sim-last-move = última jugada
sim-cards = Qué cartas se juegan
sim-card = carta
sim-per-round = por ronda
sim-last-card = última carta
sim-moves = Jugadas por tipo
sim-move = jugada

## Matches

sim-match-title = { $edition } · { $mode } · partidas: { $matches } · asientos: { $seats }
sim-target = Objetivo: { $target } puntos
sim-match-length = duración en rondas
sim-winning-total = total ganador
sim-match-histogram = Cuánto duran las partidas
sim-matches = partidas
sim-shared = compartidas
sim-pair = asientos { $one } y { $other }
sim-first-dealer = reparte primero
sim-first-place = reparte primero + { $place }
sim-first-pair = pareja de quien reparte primero
sim-other-pair = la otra pareja
sim-won = ganadas
sim-rate = Partidas por segundo: { $matches }; rondas por segundo: { $rounds }.

## Moves by sort

sim-move-play = jugar una carta
sim-move-jump-in = colarse
sim-move-draw = robar
sim-move-keep = quedarse la carta robada
sim-move-pass = pasar
sim-move-name = elegir un color
sim-move-accept = aceptar las cartas
sim-move-challenge-won = desafío ganado
sim-move-challenge-lost = desafío perdido
sim-move-give = dar cartas
sim-move-battle = retar a una batalla
sim-move-reveal = elegir carta para la batalla
sim-move-show = enseñar una carta
sim-move-swap = cambiar las manos
sim-move-pass-on = elegir carta para pasar
sim-move-call = decir UNO antes
sim-move-late-call = decir UNO después
sim-move-catch = pillar
sim-move-false-catch = pillar sin motivo
