# lastcard, italiano (Italian). The same ids and variables stand in every language; a test keeps them equal.

## Editions

edition-classic = Classica
edition-beach = Spiaggia
edition-battle = Battaglia
edition-trend = Tendenza
edition-flip = Flip
edition-mini = Mini
edition-own = Edizione propria

## Printings: the language of a rule sheet, as in “the sheet in French (Canada)”.

printing-en = inglese
printing-es = spagnolo
printing-fr = francese
printing-fr-CA = francese (Canada)
printing-fr-FR = francese (Francia)
printing-pt = portoghese
printing-de = tedesco
printing-it = italiano
printing-nl = olandese

## Colors, by their paints. Turquoise is called teal where cards have two sides.

color-red = rosso
color-yellow = giallo
color-green = verde
color-blue = blu
color-turquoise = turchese
color-turquoise-dark = turchese
color-pink = rosa
color-orange = arancione
color-purple = viola
color-brown = marrone
color-gray = grigio
color-lime = lime
color-navy = blu scuro

## Cards

card-colored = { $symbol } { $color }
card-hidden = una carta
symbol-s = Salto
symbol-v = Inverti
symbol-plus1 = Pesca 1
symbol-plus2 = Pesca 2
symbol-plus5 = Pesca 5
symbol-e = Salta tutti
symbol-f = Flip
symbol-w = Jolly
symbol-w-plus2 = Jolly Pesca 2
symbol-w-plus4 = Jolly Pesca 4
symbol-w-plusc = Jolly Pesca colore
symbol-wg = Amici sulla Spiaggia
symbol-wb = Battaglia
symbol-wt = Tendenza moda

## What happened

event-dealer-cut = Chi dà le carte? { $who } pesca { $card }.
event-dealer-found = { $who } dà le carte.
event-pile-shuffled = { $count ->
    [one] Una carta viene mescolata nel mazzo di pesca.
   *[other] { $count } carte vengono mescolate nel mazzo di pesca.
}
event-hands-dealt = Le carte vengono distribuite.
event-card-turned-up = Carta scoperta: { $card }.
event-opening-put-back-shuffle = La carta torna nel mazzo.
event-opening-put-back-bottom = La carta va in fondo al mazzo.
event-opening-put-back-middle = La carta va in mezzo al mazzo.
event-card-played = { $who } gioca { $card }.
event-card-jumped = { $who } si inserisce con { $card }.
event-cards-drawn = { $count ->
    [one] { $who } pesca una carta: { $cards }.
   *[other] { $who } pesca { $count } carte: { $cards }.
}
event-cards-drawn-hidden = { $count ->
    [one] { $who } pesca una carta.
   *[other] { $who } pesca { $count } carte.
}
event-card-kept = { $who } tiene la carta.
event-turn-passed = { $who } non può né giocare né pescare.
event-color-named = { $who } sceglie { $color }.
event-color-restored = Il colore torna { $color }.
event-direction-left = Ora si gioca verso sinistra.
event-direction-right = Ora si gioca verso destra.
event-turn-lost = { $who } salta il turno.
event-draw-accepted = { $who } prende le carte.
event-draw-challenged = { $who } sfida { $other }.
event-hand-shown = { $who } mostra la mano a { $other }: { $cards }.
event-hand-shown-hidden = { $who } mostra la mano a { $other }.
event-challenge-guilty = { $who } stava bluffando.
event-challenge-innocent = { $who } ha giocato secondo le regole.
event-cards-given = { $who } regala a { $other }: { $cards }.
event-cards-given-hidden = { $count ->
    [one] { $who } regala una carta a { $other }.
   *[other] { $who } regala { $count } carte a { $other }.
}
event-no-gift = { $who } non regala nulla.
event-battle-declared = { $who } sfida { $other } a battaglia.
event-no-battle = { $who } non sfida nessuno a battaglia.
event-card-picked = { $who } ha scelto una carta.
event-cards-revealed = { $who } scopre { $card }, { $other } scopre { $card2 }.
event-battle-won = { $who } vince la battaglia; { $other } prende le carte.
event-battle-void = La battaglia finisce in nulla.
event-card-shown = { $who } mostra a { $other }: { $card }.
event-card-shown-hidden = { $who } mostra una carta a { $other }.
event-show-failed = { $who } non ha carte di colore { $color } da mostrare.
event-sides-turned-light = Tutto passa al lato chiaro; in cima c’è { $card }.
event-sides-turned-dark = Tutto passa al lato scuro; in cima c’è { $card }.
event-hands-swapped = { $who } scambia la mano con { $other }.
event-hands-passed = Tutte le mani passano al posto successivo.
event-cards-chosen = { $who } ha scelto: { $cards }.
event-cards-chosen-hidden = { $who } ha scelto.
event-cards-passed = { $who } passa a { $other }: { $cards }.
event-cards-passed-hidden = { $count ->
    [one] { $who } passa una carta a { $other }.
   *[other] { $who } passa { $count } carte a { $other }.
}
event-uno-called = { $who }: UNO!
event-uno-caught = { $other } becca { $who }: niente UNO.
event-catch-failed = { $other } accusa { $who } senza motivo.
event-call-forgotten = { $who } ha regalato l’ultima carta senza dire UNO.
event-round-won = { $who } resta senza carte. { $points ->
    [one] Un punto.
   *[other] { $points } punti.
}
event-round-blocked = Nessuno può continuare: la manche è bloccata.
event-match-won = { $who } vince la partita.

## Questions

question-play = Tocca a { $who } giocare
question-drawn = Tocca a { $who } giocare o tenere la carta pescata
question-color = Tocca a { $who } scegliere un colore
question-challenge = Tocca a { $who } prendere o sfidare
question-stack = Tocca a { $who } prendere o rilanciare
question-give = Tocca a { $who } regalare carte
question-battle = Tocca a { $who } scegliere un avversario
question-reveal = Tocca a { $who } scegliere una carta in segreto
question-show = Tocca a { $who } mostrare una carta
question-swap = Tocca a { $who } scambiare la mano
question-pass = Tocca a { $who } scegliere le carte da passare

## Why a move is refused

reason-not-asked = Non tocca a te rispondere.
reason-wrong-answer = Questo non risponde alla domanda.
reason-awaiting-chance = Si stanno mescolando le carte.
reason-round-over = La manche è finita.
reason-not-in-hand = Non hai questa carta.
reason-no-match = Né il colore né il simbolo corrispondono alla carta in cima.
reason-holds-color = Hai una carta del colore in gioco e non è permesso bluffare.
reason-only-drawn-card = Dopo aver pescato puoi giocare solo la carta pescata.
reason-must-play = Hai una carta che devi giocare.
reason-must-play-drawn = Devi giocare la carta pescata.
reason-can-draw = Non puoi passare finché si può pescare.
reason-cannot-draw = Non ci sono più carte da pescare.
reason-no-such-color = Questo colore non c’è su questo lato del mazzo.
reason-cannot-stack = Con questa carta non puoi rilanciare.
reason-no-such-seat = Questo posto non esiste.
reason-own-seat = Scegli un’altra persona, non te.
reason-empty-gift = Per fare un regalo servono almeno una carta e qualcuno che la riceva.
reason-gift-colorless = Le carte senza colore non si possono regalare.
reason-gift-same-suit = Puoi regalare una sola carta per colore.
reason-must-battle = Devi sfidare qualcuno a battaglia.
reason-already-picked = Hai già scelto la tua carta.
reason-show-other-color = Mostra una carta del colore chiesto.
reason-no-call = Ora non c’è nessun UNO da dire.
reason-already-called = Hai già detto UNO.
reason-nothing-to-catch = Non c’è nessuno da beccare.
reason-no-jump = Ora nessuno può inserirsi.
reason-not-identical = Per inserirti, la carta deve avere lo stesso colore e simbolo di quella in cima.

## Words on screens

label-edition = edizione
label-seats = posti
label-hand = mano
label-cards = carte
label-target = obiettivo
label-mode = modalità
label-special = carte speciali
label-dealer-draw = scelta del mazziere
label-opening-wild = Jolly iniziale
label-opening-wild-draw = Jolly Pesca iniziale
label-opening-special = carta speciale iniziale
label-opening-action = carta Azione iniziale
label-decline = pescare invece di giocare
label-drawn-card = giocare la carta pescata
label-wild-draw = Jolly Pesca
label-failed-challenge = sfida persa
label-wilds-match = i Jolly contano come abbinamento
label-last-draw = carta Pesca come ultima
label-wild-points = punti di un Jolly
label-options = opzioni
label-rounds = manche
label-length = durata in mosse
label-mean = media
label-wins = vittorie
label-points = punti
label-blocked = bloccate
label-seat = posto
label-share = quota
label-draw-pile = mazzo di pesca
label-discard-pile = mazzo di scarto
label-color = colore
label-round = manche
label-total = totale
value-yes = sì
value-no = no
value-none = –
value-by-number = numero più alto
value-by-points = più punti
value-by-lot = a sorte
value-always = sempre
value-never = mai
value-if-scored = se si contano i punti
value-until-color = finché esce il colore
opening-starts = ci si gioca sopra
opening-acts = ha effetto
opening-turns = inverte il senso
opening-draws_only = si pesca senza saltare il turno
opening-left_names = sceglie chi sta a sinistra del mazziere
opening-put_back = torna nel mazzo
opening-buried = ignorata
opening-flips = capovolge tutto
mode-first_to = raggiungere per primi l’obiettivo
mode-lowest = totale più basso
mode-elimination = eliminazione
mode-single = una sola manche
mode-partners = coppie
mode-partners_lowest = coppie, totale più basso
mode-rotation = coppie a rotazione
