# Simulated rounds and matches summed up, português.

## Who plays

sim-by-kernel = O jogo compilado joga; threads: { $workers }.
sim-by-engine = O motor de regras joga.
sim-without-fast = O motor de regras joga. Com pip install 'lastcard[fast]' o jogo compilado joga, centenas de vezes mais rápido.
sim-preparing = Preparando; a primeiríssima vez leva meio minuto
sim-playing = Jogando

## Tables

sim-title = { $edition } · rodadas: { $rounds } · lugares: { $seats }
sim-least = mínimo
sim-most = máximo
sim-histogram = Quanto duram as rodadas
sim-winning = Quem ganha
sim-dealer = quem distribui
sim-dealer-place = quem distribui + { $place }
sim-ending = Como acabam as rodadas
sim-last-move = última jogada
sim-cards = Que cartas são jogadas
sim-card = carta
sim-per-round = por rodada
sim-last-card = última carta
sim-moves = Jogadas por tipo
sim-move = jogada

## Matches

sim-match-title = { $edition } · { $mode } · partidas: { $matches } · lugares: { $seats }
sim-target = Objetivo: { $target } pontos
sim-match-length = duração em rodadas
sim-winning-total = total vencedor
sim-match-histogram = Quanto duram as partidas
sim-matches = partidas
sim-shared = divididas
sim-pair = lugares { $one } e { $other }
sim-first-dealer = primeiro a distribuir
sim-first-place = primeiro a distribuir + { $place }
sim-first-pair = dupla de quem distribui primeiro
sim-other-pair = a outra dupla
sim-won = ganhas
sim-rate = Partidas por segundo: { $matches }; rodadas por segundo: { $rounds }.

## Moves by sort

sim-move-play = jogar uma carta
sim-move-jump-in = cortar
sim-move-draw = comprar
sim-move-keep = guardar a carta comprada
sim-move-pass = passar
sim-move-name = escolher uma cor
sim-move-accept = aceitar as cartas
sim-move-challenge-won = desafio ganho
sim-move-challenge-lost = desafio perdido
sim-move-give = dar cartas
sim-move-battle = desafiar para uma batalha
sim-move-reveal = escolher carta para a batalha
sim-move-show = mostrar uma carta
sim-move-swap = trocar as mãos
sim-move-pass-on = escolher carta para passar
sim-move-call = gritar UNO antes
sim-move-late-call = gritar UNO depois
sim-move-catch = pegar no flagra
sim-move-false-catch = acusar sem razão
