# Simulated rounds and matches summed up, italiano.

## Who plays

sim-by-kernel = Gioca la versione compilata; thread: { $workers }.
sim-by-engine = Gioca il motore delle regole.
sim-without-fast = Gioca il motore delle regole. Con pip install 'lastcard[fast]' gioca la versione compilata, centinaia di volte più veloce.
sim-preparing = Preparazione; la primissima volta ci vuole mezzo minuto
sim-playing = Si gioca

## Tables

sim-title = { $edition } · manche: { $rounds } · posti: { $seats }
sim-least = minimo
sim-most = massimo
sim-histogram = Quanto durano le manche
sim-winning = Chi vince
sim-dealer = mazziere
sim-dealer-place = mazziere + { $place }
sim-ending = Come finiscono le manche
sim-last-move = ultima mossa
sim-cards = Quali carte si giocano
sim-card = carta
sim-per-round = per manche
sim-last-card = ultima carta
sim-moves = Mosse per tipo
sim-move = mossa

## Matches

sim-match-title = { $edition } · { $mode } · partite: { $matches } · posti: { $seats }
sim-target = Obiettivo: { $target } punti
sim-match-length = durata in manche
sim-winning-total = totale vincente
sim-match-histogram = Quanto durano le partite
sim-matches = partite
sim-shared = condivise
sim-pair = posti { $one } e { $other }
sim-first-dealer = primo mazziere
sim-first-place = primo mazziere + { $place }
sim-first-pair = coppia del primo mazziere
sim-other-pair = l’altra coppia
sim-won = vinte
sim-rate = Partite al secondo: { $matches }; manche al secondo: { $rounds }.

## Moves by sort

sim-move-play = giocare una carta
sim-move-jump-in = inserirsi
sim-move-draw = pescare
sim-move-keep = tenere la carta pescata
sim-move-pass = passare
sim-move-name = scegliere un colore
sim-move-accept = prendere le carte
sim-move-challenge-won = sfida vinta
sim-move-challenge-lost = sfida persa
sim-move-give = dare carte
sim-move-battle = sfidare a battaglia
sim-move-reveal = scegliere una carta di battaglia
sim-move-show = mostrare una carta
sim-move-swap = scambiare le mani
sim-move-pass-on = scegliere una carta da passare
sim-move-call = dire UNO prima
sim-move-late-call = dire UNO dopo
sim-move-catch = beccare
sim-move-false-catch = beccare senza motivo
