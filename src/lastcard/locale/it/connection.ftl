# lastcard, italiano: la connessione, il tuo turno e perché qualcosa non è stato accettato.

## The connection

connection-connecting = Connessione…
connection-lost = La connessione è caduta. Nuovo tentativo…
connection-back = Connessione ristabilita.
connection-retry = Riprova ora

## Rounds

connection-round-begins = Inizia la manche { $round }.
connection-round-joined = La manche { $round } è in corso.

## Your turn

connection-turn-play = Tocca a te: gioca una carta o pesca.
connection-turn-play-draw = Tocca a te: pesca una carta.
connection-turn-play-must = Tocca a te: gioca una carta.
connection-turn-play-pass = Tocca a te: non c’è più niente da pescare, puoi passare.
connection-turn-drawn = Hai pescato { $card }: gioca la carta o tienila.
connection-turn-drawn-must = Hai pescato { $card }: devi giocare la carta.
connection-turn-drawn-keep = Hai pescato { $card }: non si può giocare, tienila.
connection-turn-color = Tocca a te: scegli un colore.
connection-turn-challenge = { $count ->
    [one] Una carta per te: prendila o sfida.
   *[other] { $count } carte per te: prendile o sfida.
}
connection-turn-challenge-color = Pesca finché esce { $color }, o sfida.
connection-turn-stack = { $count ->
    [one] Una carta per te: prendila o rilancia.
   *[other] { $count } carte per te: prendile o rilancia.
}
connection-turn-stack-take = { $count ->
    [one] Una carta per te: prendila.
   *[other] { $count } carte per te: prendile.
}
connection-turn-give = Tocca a te: regala carte, o tienile tutte.
connection-turn-battle = Tocca a te: scegli un avversario.
connection-turn-reveal = Battaglia! Scegli una carta in segreto.
connection-turn-show = Tocca a te: mostra una carta del colore chiesto.
connection-turn-swap = Tocca a te: scegli con chi scambiare la mano.
connection-turn-pass = Scegli in segreto che cosa passare.

## Rights

connection-right-call = Puoi dire UNO.
connection-right-catch = Manca un UNO: puoi beccare { $who }.
connection-right-jump = Puoi inserirti con { $card }.

## Why something was not taken

refusal-malformed = Il server non ha capito questa pagina. Ricaricala.
refusal-too-large = Era troppo lungo per il server.
refusal-too-fast = Troppo veloce. Aspetta un momento.
refusal-too-slow = La connessione era troppo lenta. Riprova.
refusal-no-such-table = Questo tavolo non esiste. Forse è stato chiuso.
refusal-bad-ticket = Il tuo posto a questo tavolo non è più tuo.
refusal-bad-name = Scegli un nome di 1-16 lettere e cifre.
refusal-name-taken = Qualcuno a questo tavolo ha già questo nome o uno che gli somiglia. Scegline un altro.
refusal-bad-config = Queste impostazioni non vanno insieme.
refusal-bad-edition = Questa non è un’edizione giocabile. Il laboratorio dice perché.
refusal-no-guest-editions = Questo server gioca solo le proprie edizioni.
refusal-bad-entropy = La tua fortuna per la prossima manche non è stata accettata.
refusal-table-full = Tutti i posti a questo tavolo sono occupati.
refusal-table-closed = Questo tavolo è chiuso.
refusal-kept-out = Chi ospita ha escluso qualcuno che ha il tuo stesso indirizzo internet: non puoi sederti a questo tavolo. Puoi guardare.
refusal-too-many = Troppi tavoli, posti o connessioni da qui. Riprova più tardi.
refusal-not-seated = Stai solo guardando.
refusal-not-host = Può farlo solo chi ospita il tavolo.
refusal-not-gathering = Troppo tardi: la partita è iniziata.
refusal-not-playing = Non c’è nessuna partita in corso.
refusal-not-over = La partita non è ancora finita.
refusal-no-such-match = Questa partita non è mai stata giocata fino alla fine.
refusal-no-such-player = Non si può fare con questa persona.
refusal-wrong-origin = Questa pagina non può connettersi a questo server.
refusal-wrong-host = Il server non risponde a questo nome. Aprilo dal suo indirizzo.
refusal-no-analysis = Questo server non può analizzare le manche.
refusal-busy = Molte manche aspettano l’analisi. Riprova tra un minuto.
refusal-table-damaged = Ciò che è conservato di questo tavolo è danneggiato. Chi gestisce il server trova di più nel suo registro.
refusal-store-down = Al momento il server non può salvare nulla. Non è stato fatto niente; riprova tra poco.
refusal-fault = Qualcosa si è rotto nel server. Riprova.

## Why a connection is over

refusal-unreachable = Il server non risponde.
refusal-closed = Il tavolo è stato chiuso. Grazie per aver giocato!
refusal-removed = Non sei più a questo tavolo.
refusal-restart = Il server si riavvia. Torna tra un attimo.
refusal-version = Questa pagina non è della stessa versione del server. Ricaricala.
