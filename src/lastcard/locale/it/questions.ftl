# Quello che la pagina chiede, racconta dopo e conta. The same ids and variables stand in every language.

## Questions

ask-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
ask-close = Chiudi
ask-color-title = Quale colore?
ask-challenge-title = Credi a { $who }?
ask-challenge-why-none = { $card } è un bluff se { $who } ha ancora il colore che era in gioco prima.
ask-challenge-why-all = { $card } è un bluff se { $who } ha ancora il colore che era in gioco prima o un’altra carta senza colore.
ask-challenge-why-plain-only = { $card } è un bluff se { $who } ha ancora il colore che era in gioco prima o questa carta: { $wild }.
ask-challenge-right = Se era un bluff: { $count ->
    [one] { $who } pesca { $count } carta e tocca a te.
   *[other] { $who } pesca { $count } carte e tocca a te.
}
ask-challenge-right-color = Se era un bluff: { $who } pesca finché esce { $color } e tocca a te.
ask-challenge-wrong = Se no: { $count ->
    [one] peschi { $count } carta e altre { $extra }, e salti il turno.
   *[other] peschi { $count } carte e altre { $extra }, e salti il turno.
}
ask-challenge-wrong-color = Se no: peschi finché esce { $color } e altre { $extra } carte, e salti il turno.
ask-challenge-add = Oppure rilancia:
ask-challenge-do = Sfida
ask-take = { $count ->
    [one] Prendi { $count } carta
   *[other] Prendi { $count } carte
}
ask-take-color = Pesca finché esce { $color }
ask-stack-title = { $count ->
    [one] { $count } carta per te
   *[other] { $count } carte per te
}
ask-stack-add = Rilancia con una carta e passale oltre:
ask-stack-nothing = Non hai carte per passarle oltre.
ask-give-title = Vuoi regalare carte?
ask-give-hint = Al massimo una per colore, tutte alla stessa persona.
ask-give-whom = A chi?
ask-give-choose = Scegli le carte e a chi regalarle
ask-give-do = { $count ->
    [one] Regala { $count } carta a { $other }
   *[other] Regala { $count } carte a { $other }
}
ask-give-none = Non regalare nulla
ask-battle-title = Chi sfidi a battaglia?
ask-battle-hint = Ognuno sceglie una carta in segreto.
ask-battle-price = { $count ->
    [one] Vince il numero più alto; le carte senza numero valgono 0. Chi perde prende le carte e ne pesca un’altra; chi vince sceglie il colore.
   *[other] Vince il numero più alto; le carte senza numero valgono 0. Chi perde prende le carte e ne pesca altre { $count }; chi vince sceglie il colore.
}
ask-battle-none-hint = Puoi anche rinunciare alla battaglia: il colore resta lo stesso.
ask-battle-none = Nessuna battaglia
ask-reveal-title = Scegli una carta in segreto
ask-reveal-again = Parità! Scegli un’altra carta
ask-show-title = Mostra una carta a { $who }: { $color }
ask-show-hint = La vede solo { $who } e resta a te.
ask-show-hint-all = La vedono tutti e resta a te.
ask-drawn-title = Hai pescato: { $card }
ask-drawn-play = Giocala
ask-drawn-keep = Tienila
ask-swap-title = Con chi scambi la mano?
ask-pass-title = { $count ->
    [one] Scegli una carta da passare
   *[other] Scegli { $count } carte da passare
}
ask-pass-hint = Tutti scelgono in segreto. Quello che scegli va a { $other }, tutto nello stesso momento.
ask-pass-chosen = Scelto: { $cards }
ask-hand-title = La mano di { $who }
ask-shown-title = Mostrate a te
ask-gift-title = Un regalo di { $who }

## A battle

ask-battle-stage = Battaglia: { $who } contro { $other }
ask-battle-opponent = l’avversario
ask-battle-choosing = sceglie…
ask-battle-ready = carta scelta
ask-battle-winner = vince
ask-battle-tie = Parità: ancora una volta!
ask-battle-aside = { $count ->
    [one] { $count } carta messa da parte
   *[other] { $count } carte messe da parte
}

## What happened

log-title = Che cosa è successo
log-open = Mostra che cosa è successo
log-empty = Ancora niente.

## Scores

score-round = Manche { $number }
score-you-out = Sei senza carte!
score-out-of-cards = { $who } resta senza carte
score-blocked = La manche è bloccata
score-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
score-hands = Carte rimaste
score-caption = Punti dopo ogni manche
score-player = Nome
score-total = Totale
score-eliminated = fuori
score-next = Prossima manche tra { $seconds } s
score-next-soon = La prossima manche sta per cominciare
score-look = Guarda il tavolo
score-look-back = Torna ai punti
score-you-win = Hai vinto la partita!
score-winners = { $count ->
    [one] { $who } vince la partita
   *[other] { $who } vincono la partita
}
score-rematch = Gioca ancora
score-rematch-wait = { $who } può cominciare un’altra partita.
score-rematch-nobody = Non c’è nessuno che possa cominciare un’altra partita.
score-replay = Rivedi la partita
score-record = Salva il verbale
score-home = Pagina iniziale
score-goal-first-to = Chi resta senza carte segna quello che hanno in mano gli altri. Vince chi arriva per primo a { $points }.
score-goal-lowest = Ognuno somma quello che gli resta. Quando qualcuno arriva a { $points }, vince il totale più basso.
score-goal-elimination = Ognuno somma quello che gli resta. Chi arriva a { $points } è fuori; vince chi resta per ultimo.
score-goal-single = Decide una sola manche.
score-goal-partners = Chi resta senza carte segna per la coppia quello che hanno in mano gli altri. Vince la prima coppia che arriva a { $points }.
score-goal-partners-lowest = L’altra coppia somma quello che le resta. Quando una coppia arriva a { $points }, vince il totale più basso.
score-goal-rotation = Tutti giocano in coppia con tutti. Dopo l’ultima manche vince il totale più alto.

## Reactions

react-title = Reagisci
react-bravo = Bravo!
react-laugh = Ah ah!
react-wow = Wow!
react-oops = Ops!
react-hurry = Dai, muoviti!
react-thanks = Grazie!
react-mute = Nascondi le reazioni
react-unmute = Mostra le reazioni
react-said = { $who }: { $reaction }

## Rules of a table

option-title = Regole di questo tavolo
option-none = Nulla è cambiato: si gioca secondo il regolamento.
option-changed = Diverso dal regolamento
option-timer = Tempo per rispondere
option-timer-none = senza limite
option-timer-seconds = { $seconds } s

## Options and their values

option-dealer-draw = Chi dà le carte per primo
option-dealer-draw-number = il numero più alto
option-dealer-draw-points = la carta con più punti
option-dealer-draw-random = a sorte
option-next-dealer = Chi dà le carte dopo
option-next-dealer-left = chi siede a sinistra
option-next-dealer-winner = chi ha vinto la manche
option-next-dealer-redraw = si pesca di nuovo
option-next-dealer-same = sempre la stessa persona
option-start-direction = In che direzione comincia una manche
option-start-direction-left = verso sinistra
option-start-direction-right = verso destra
option-rejected-opening = Una prima carta che non può restare
option-rejected-opening-shuffle = si mescola nel mazzo
option-rejected-opening-bottom = va in fondo al mazzo
option-rejected-opening-middle = va in mezzo al mazzo
option-opening-wild = Jolly come prima carta
option-opening-wild-put-back = torna nel mazzo
option-opening-wild-left-names = chi comincia sceglie il colore
option-opening-draw-skips = Pesca 2 come prima carta fa anche saltare il turno
option-opening-reverse = Inverti come prima carta: chi comincia
option-opening-reverse-dealer = il mazziere
option-opening-reverse-right = chi sta dall’altro lato del mazziere
option-opening-trend = Tendenza moda come prima carta
option-opening-trend-left-names = chi comincia sceglie il colore
option-opening-trend-put-back = torna nel mazzo
option-opening-flip = Flip come prima carta
option-opening-flip-inert = non fa nulla
option-opening-flip-flip = capovolge tutto
option-opening-flip-put-back = torna nel mazzo
option-drawn-card = Una carta pescata che va bene
option-drawn-card-may = si può giocare
option-drawn-card-must = si deve giocare
option-drawn-card-must-if-stuck = si deve giocare se prima niente andava bene
option-voluntary-draw = Pescare anche se una carta va bene
option-voluntary-draw-true = si può
option-voluntary-draw-false = solo se nessuna carta colorata va bene
option-voluntary-draw-never = non si può
option-two-player-reverse = Inverti in due
option-two-player-reverse-skip = vale come Salto
option-two-player-reverse-plain = cambia solo il senso
option-strict-wild-draw = Jolly Pesca solo senza il colore in gioco
option-catch-until = Chi dimentica UNO può essere beccato
option-catch-until-begins = finché non comincia chi viene dopo
option-catch-until-plays = finché non ha giocato chi viene dopo
option-catch-until-open = finché ha una sola carta
option-penalty-draw-closes-uno = Pescare le carte di penalità chiude il tempo per beccare
option-beachcomber-color = Colore dopo Amici sulla Spiaggia
option-beachcomber-color-name = lo sceglie chi regala
option-beachcomber-color-keep = resta com’era
option-battle-last-card = Battaglia come ultima carta
option-battle-last-card-draw-and-fight = pescare una carta e combattere
option-battle-last-card-goes-out = manche vinta subito
option-battle-optional = La carta Battaglia si può giocare senza combattere
option-battle-next = Dopo una battaglia si continua dopo
option-battle-next-challenger = chi ha sfidato
option-battle-next-challenged = chi è stato sfidato
option-battle-uno = Battaglia che lascia una sola carta: dire UNO
option-battle-uno-after-battle = dopo la battaglia
option-battle-uno-at-once = subito
option-uno-after-battle = Dire UNO dopo una battaglia
option-uno-after-battle-on-drop = con una sola carta
option-uno-after-battle-never = mai necessario
option-trend-color = Colore dopo Tendenza moda
option-trend-color-called = quello chiesto
option-trend-color-keep = resta com’era
option-trend-visible = Chi vede le carte mostrate
option-trend-visible-caller = solo chi ha chiesto il colore
option-trend-visible-all = tutti
option-trend-last-card = Tendenza moda come ultima carta
option-trend-last-card-resolve = gli altri devono ancora mostrare
option-trend-last-card-ignore = la manche finisce subito
option-wild-after-flip = Jolly in cima dopo un Flip: il colore lo sceglie
option-wild-after-flip-next = chi viene dopo
option-wild-after-flip-flipper = chi ha giocato il Flip
option-last-flip-side = Flip come ultima carta: vale
option-last-flip-side-new = il lato nuovo
option-last-flip-side-old = il lato vecchio
option-show-inactive = Gli altri vedono il retro delle tue carte
option-peek-own-back = Vedi il retro delle tue carte
option-mini-deck = Mazzo
option-mini-deck-a = numeri da 1 a 9, 4 + 4 Jolly
option-mini-deck-b = numeri da 0 a 9, 2 + 2 Jolly
option-mini-draw-one = Carte per un Pesca 1
option-mini-draw-one-1 = 1
option-mini-draw-one-2 = 2
option-mini-wild-match = Jolly in mano che fanno di un Jolly Pesca 2 un bluff
option-mini-wild-match-all = tutti gli altri
option-mini-wild-match-plain-only = solo il Jolly semplice
option-mini-wild-match-none = nessuno
option-last-card-draw = Dopo una carta Pesca come ultima si pesca ancora
option-last-card-draw-always = sempre
option-last-card-draw-scored = se si contano i punti
option-last-card-draw-never = mai
option-target = Punti da raggiungere
option-target-value = { $count } punti
option-rotation-order = Coppie a rotazione: si cambia
option-rotation-order-blocks = ogni quattro manche
option-rotation-order-alternate = a ogni manche (in quattro)
option-cycles = Coppie a rotazione: quante volte si gioca il ciclo
option-cycles-value = { $count ->
    [one] una volta
   *[other] { $count } volte
}
option-stacking = Accumulare le carte Pesca
option-stacking-false = no
option-stacking-same = con lo stesso numero di carte
option-stacking-higher = con lo stesso numero di carte o di più
option-jump-in = Inserirsi con una carta identica
option-seven-zero = Il 7 scambia due mani, lo 0 le fa girare
option-draw-to-match = Pescare finché una carta va bene
option-force-play = Chi può giocare deve giocare
option-no-bluff = Niente bluff
option-false-catch-penalty = Accusare senza motivo costa 2 carte
