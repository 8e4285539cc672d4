# Il tavolo mentre ci si siede e si gioca, italiano.

## Prima della partita

table-arrival = C’è un posto per te: { $edition }
table-sit = Siediti
table-watch = Solo guardare
table-gathering = Il tavolo si riempie: { $edition }
table-seat-open = Posto libero
table-you = Tu
table-host = Ospita
table-bot-random = Bot, gioca a caso
table-bot-easy = Bot, sta ancora imparando
table-bot-normal = Bot, gioca con la testa
table-bot-hard = Bot, gioca per vincere
table-bot-expert = Bot, pensa in anticipo
table-not-here = Ora non c’è
table-add = Aggiungi un bot
table-free-seat = Libera il posto di { $who }
table-free-why = { $who } perde il posto, e nessuno dallo stesso indirizzo internet potrà più sedersi a questo tavolo.
table-free-sure = Sì, escludi { $who }
table-begin = Inizia
table-begin-bots = { $count ->
    [one] Un bot prende il posto libero.
   *[other] I bot prendono i { $count } posti liberi.
}
table-wait = In attesa degli altri…
table-wait-host = { $who } inizierà quando ci saranno tutti.

## La barra sopra il tavolo

table-title = Tavolo: { $edition }, manche { $round }
table-round = Manche { $round }
table-round-of = Manche { $round } di { $rounds }
table-partners-until = le coppie cambiano dopo la manche { $round }
table-round-begins = Inizia la manche { $round } di { $rounds }.
table-round-joined = La manche { $round } di { $rounds } è in corso.
table-partners-change = Le coppie cambiano dopo la manche { $round }.
table-rotation-eight = In otto, ogni manche ha due giochi da quattro. A questo unico tavolo si giocano uno dopo l’altro, e ognuno conta come una manche.
table-watching = Stai guardando
table-watching-why = La partita è già iniziata, quindi stai guardando.
table-rules = Regole di questo tavolo
table-printing = Regolamento
table-changed = Cambiato a questo tavolo
table-close = Chiudi
table-leave = Lascia il tavolo
table-leave-title = Andartene a metà partita?
table-leave-why = Se esci un attimo, un bot gioca per te finché non torni. Se lasci il posto, gioca fino alla fine.
table-leave-stay = Resta
table-leave-pause = Esci un attimo
table-leave-give-up = Lascia il mio posto
table-keys = Scorciatoie da tastiera
table-keys-on = Usa i tasti singoli
table-key-call = Di’ UNO
table-key-catch = Becca chi non l’ha detto
table-key-draw = Pesca una carta
table-key-pass = Tieni la carta pescata, passa o rinuncia alla battaglia
table-key-color = Scegli un colore
table-key-move = Scorri le tue carte
table-key-play = Gioca la carta
table-key-help = Mostra questo elenco

## La tua mano

table-hand = { $count ->
    [one] La tua mano: una carta
   *[other] La tua mano: { $count } carte
}
table-hand-cards = Le tue carte
table-card = { $card }
table-card-ready = { $card }, giocabile
table-card-jump = { $card }, per inserirti
table-card-given = { $card }, scelta da passare
table-jump = Inserisciti!
table-tap-again = Tocca di nuovo per giocarla
table-tap-jump = Tocca di nuovo per inserirti
table-tap-why = Tocca di nuovo per sapere perché no
table-peek = Retro

## Il centro del tavolo

table-piles = Mazzi
table-draw = Pesca
table-draw-now = { $count ->
    [one] Pesca una carta; ne resta una
   *[other] Pesca una carta; ne restano { $count }
}
table-draw-pile = { $count ->
    [one] Mazzo di pesca: una carta
   *[other] Mazzo di pesca: { $count } carte
}
table-draw-top = In cima: { $card }
table-color = Colore in gioco: { $color }
table-at-stake = { $count ->
    [one] È in ballo una carta.
   *[other] Sono in ballo { $count } carte.
}
table-direction-left = Si gioca verso sinistra, in senso orario.
table-direction-right = Si gioca verso destra, in senso antiorario.
table-seconds-left = { $count ->
    [one] Resta un secondo
   *[other] Restano { $count } secondi
}

## Che cosa ti si chiede, in poche parole

table-you-play = Tocca a te!
table-you-drawn = La giochi o la tieni?
table-you-color = Scegli un colore!
table-you-challenge = Prendi o sfidi?
table-you-stack = Prendi o rilanci?
table-you-give = Regali carte?
table-you-battle = Scegli l’avversario!
table-you-reveal = Scegli una carta in segreto!
table-you-show = Mostra una carta!
table-you-swap = Con chi scambi la mano?
table-you-pass = Scegli in segreto che cosa passare!

## Chiamate

table-calls = Chiamate
table-catch = Becca { $who }!
table-pass = Passa
table-shout-uno = UNO!
table-shout-caught = Ti becco!
table-shout-skipped = Salta il turno
table-shout-picked = Fatto

## Gli altri

table-others = Giocatori
table-cards = { $count ->
    [one] Una carta
   *[other] { $count } carte
}
table-points = { $points ->
    [one] Un punto
   *[other] { $points } punti
}
table-mark-turn = Turno
table-mark-answers = Risponde
table-mark-dealer = Mazziere
table-mark-partner = Il tuo partner
table-mark-away = Via, gioca un bot
table-mark-bot = Bot
table-backs = Quello che { $who } non vede: l’altro lato di queste carte.
table-replace = Dai il posto a un bot
table-replace-why = { $who } perde il posto: il bot gioca fino alla fine.
table-replace-sure = Sì, il posto va al bot
