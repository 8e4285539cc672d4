# Watching a finished match again, Italian.

replay-title = Replay
replay-winners = { $count ->
    [one] Ha vinto { $names }.
   *[other] Hanno vinto insieme { $names }.
}
replay-before = Prima della prima carta.
replay-step = Passo
replay-place = Manche { $round }, passo { $step }
replay-back = Indietro
replay-on = Avanti
replay-run = Riproduci
replay-pause = Pausa
replay-round = Manche
replay-share = Condividi questo momento
replay-copied = Link copiato
replay-record = Scarica il verbale
replay-loading = Caricamento della partita…
replay-table = Il tavolo, con tutte le carte scoperte
replay-clockwise = in senso orario
replay-counterclockwise = in senso antiorario
replay-turn = deve rispondere
replay-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
replay-fair = È stato tutto regolare?
replay-fair-how = Prima di ogni distribuzione il server ha fissato un segreto e i giocatori hanno sigillato la propria fortuna prima che se ne aprisse alcuna. Da entrambi il tuo browser può ricalcolare ogni mescolata.
replay-check = Controlla le mescolate
replay-own-luck = Manche con la tua fortuna: { $count } su { $rounds }
replay-verified = { $count ->
    [one] È stata ricalcolata ed è giusta.
   *[other] Tutte e { $count } sono state ricalcolate e sono giuste.
}
replay-unfair = { $count ->
    [one] Una di esse non è come dovrebbe.
   *[other] { $count } di esse non sono come dovrebbero.
}
replay-details = Una per una
replay-deck = Il mazzo prima di mescolare: { $count } carte
replay-deck-how = Secondo il server le carte erano così. Chi era al tavolo l’ha annotato prima della distribuzione.
