# The front page, a new table, invitations, settings and problems, italiano.

## The bar on top of every screen

home-bar = Menu principale
home-start = Pagina iniziale
home-rules = Regole

## The front page

home-title = Gioca a carte
home-lead = Giochi con lo stesso vecchio scopo: giocare l’ultima carta prima degli altri.
home-quick = Gioca subito
home-quick-how = Scegli un gioco: tre bot ti aspettano già.
home-by-sheet = Regolamento: { $printing }
home-about-classic = Il gioco che tutti conoscono: abbina, salta, inverti e fai pescare.
home-about-beach = Regala carte: al massimo una per colore, a chi vuoi tu.
home-about-battle = Sfida qualcuno: due carte si scontrano, la più bassa se le prende tutte.
home-about-trend = Detta la moda: chiedi un colore, e il primo che non ce l’ha ne pesca due.
home-about-flip = Ogni carta ha due lati: un Flip, e tutto il tavolo diventa scuro.
home-about-mini = Un mazzo piccolo, cinque carte a testa, una manche veloce.
home-play = Gioca
home-change-rules = Prepara il tuo tavolo: { $edition }
home-dealing = Si distribuiscono le carte…
home-name = Giochi come
home-name-rule = Da 1 a 16 lettere e cifre, senza spazi.
home-name-wrong = Questo nome non va: da 1 a 16 lettere e cifre, senza spazi. Giochi ancora come { $name }.
home-resume = Riprendi da dove eri
home-resume-go = Torna al tavolo
home-resume-forget = Togli dalla lista
home-resume-with = Con { $names }
home-resume-round = Manche { $round }
home-friends = Gioca con altri
home-open = Apri un tavolo
home-open-how = Tu decidi le regole e inviti con un link o un codice QR.
home-open-go = Prepara
home-join = Unisciti a un tavolo
home-join-code = Link o codice che hai ricevuto
home-join-go = Vai
home-join-wrong = Non è né un link né un codice di un tavolo: un codice ha 12 lettere e cifre.
home-tables = Tavoli pubblici
home-tables-how = Siediti con sconosciuti o guardali giocare.
home-tables-go = Dai un’occhiata
home-cards = Tutte le carte

## The list of public tables

home-status-gathering = In attesa di giocatori
home-status-playing = In gioco
home-status-over = Partita finita
home-seats-open = { $count ->
    [one] Un posto libero su { $seats }
   *[other] { $count } posti liberi su { $seats }
}
home-seats-full = Tutti i { $seats } posti sono occupati
home-sit = Unisciti
home-watch = Guarda
home-empty = Al momento non ci sono tavoli pubblici
home-empty-next = Fai il primo passo: aprine uno, e altri lo troveranno qui. Oppure gioca contro i bot mentre aspetti.
home-loading = Un momento…

## A new table

new-title = Il tuo tavolo
new-edition = Gioco
new-edition-own = Fatta da te
new-printing = Quale scatola hai?
new-printing-hint = Il regolamento cambia da una lingua all’altra. Vale quello inglese, se non ne scegli un altro.
new-printing-own = Il regolamento nella tua lingua: { $printing }
new-printing-take = Usa questo
new-printing-differs = Diverso dal regolamento inglese
new-printing-same = Si gioca esattamente come con il regolamento inglese.
new-printing-idle = senza effetto in questa modalità
new-people = Chi gioca
new-seats = Posti
new-bots = Di cui bot
new-people-count = { $count ->
    [0] Giochi solo contro bot; la partita inizia subito.
    [one] Un posto resta libero per chi inviti. Se all’inizio è vuoto, lo prende un bot.
   *[other] { $count } posti restano liberi per chi inviti. Quelli vuoti all’inizio li prendono i bot.
}
new-level = Come giocano i bot
new-level-random = A caso
new-level-easy = Facile
new-level-normal = Normale
new-level-hard = Difficile
new-level-expert = Esperto
new-mode = Come si vince
new-mode-first-to = Chi resta senza carte segna quelle delle altre mani; vince chi arriva prima a { $target } punti.
new-mode-lowest = Ognuno somma le carte rimaste in mano; quando qualcuno ha { $target } punti, vince il totale più basso.
new-mode-elimination = Le carte rimaste contano contro di te; con { $target } punti esci, e vince chi resta per ultimo.
new-mode-single = Decide una sola manche; non si contano punti.
new-mode-partners = Due contro due, con il partner di fronte; vince la prima coppia con { $target } punti.
new-mode-partners-lowest = Due contro due; quando una coppia ha { $target } punti, vince quella che ne ha meno.
new-mode-rotation = A turno ognuno gioca in coppia con tutti; vince il miglior totale personale.
new-mode-seats = Per { $seats } giocatori
new-target-first-to = Vince chi arriva prima a { $target } punti
new-target-lowest = Finisce quando qualcuno ha { $target } punti
new-target-elimination = Fuori con { $target } punti
new-target-partners = Vince la prima coppia con { $target } punti
new-target-partners-lowest = Finisce quando una coppia ha { $target } punti
new-cycles-rounds = { $rounds } manche in tutto
new-number-wrong = Scrivi un numero intero da { $least } a { $most }.
new-timer = Tempo per ogni risposta
new-timer-off = Senza limite
new-timer-seconds = { $seconds } s
new-door = Chi può entrare
new-door-link = Solo con il link
new-door-public = Tutti: il tavolo compare nell’elenco
new-house = Regole della casa
new-house-hint = Non sono in nessun regolamento; sono tutte spente se non le scegli.
new-more = Altro: dettagli delle regole
new-more-hint = Dove il regolamento lascia dubbi o ognuno gioca a modo suo. Così com’è, si gioca secondo il regolamento.
new-default = { $choice } (regolamento)
new-changed = { $count ->
    [one] Una regola è diversa dal regolamento.
   *[other] { $count } regole sono diverse dal regolamento.
}
new-reset = Torna al regolamento
new-open = Apri il tavolo
new-begin = Inizia la partita

## Settings

settings-title = Impostazioni
settings-kept = Tutto vale subito e resta solo in questo browser.
settings-language = Lingua
settings-dark = Tema scuro
settings-theme = Tema
settings-theme-auto = Come su questo dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-sound = Suono
settings-sound-hint = Si sentono le carte, i turni e le chiamate.
settings-motion = Movimento
settings-motion-auto = Come su questo dispositivo
settings-motion-full = Le carte volano
settings-motion-reduced = Meno movimento
settings-cards = Carte
settings-shapes = Una forma per ogni colore
settings-shapes-hint = Così nessuno deve distinguere i colori.
settings-order = Ordine della tua mano
settings-order-color = Per colore
settings-order-symbol = Per numero e simbolo
settings-reactions = Mostra le reazioni degli altri
settings-reactions-hint = Bravo, ops, muoviti e simili.
settings-table = Al tavolo
settings-look = Aspetto e suono

## Inviting others

invite-title = Invita a giocare
invite-link = Link a questo tavolo
invite-copy = Copia il link
invite-copied = Copiato!
invite-copy-failed = Il link è selezionato: copialo con la tastiera o dal menu.
invite-share = Condividi
invite-share-text = Vieni a giocare a carte con me!
invite-qr = Codice QR con il link a questo tavolo
invite-scan = Inquadra con un telefono per unirti
invite-local = Questo link funziona solo su questo computer. Per far entrare gli amici avvia lastcard play --host 0.0.0.0 e apri questa pagina all’indirizzo che mostra per la tua rete; allora il link e un codice QR li portano qui.

## Problems: what has happened, and what to do next

problem-nowhere = Qui non c’è niente
problem-nowhere-next = Forse l’indirizzo è sbagliato. Dalla pagina iniziale arrivi dappertutto.
problem-no-such-table = Questo tavolo non esiste
problem-no-such-table-next = Controlla il link o il codice, oppure chiedi un nuovo invito. I vecchi tavoli dopo un po’ vengono sparecchiati.
problem-table-full = Questo tavolo è al completo
problem-table-full-next = Tutti i posti sono occupati. Puoi guardare, cercare un altro tavolo o aprirne uno tuo.
problem-table-closed = Questo tavolo è chiuso
problem-table-closed-next = Qui non gioca più nessuno. Inizia una nuova partita: basta un clic.
problem-not-over = Questa partita è ancora in corso
problem-not-over-next = Potrai rivederla quando sarà finita. Fino ad allora puoi guardarla dal vivo.
problem-no-such-match = Questa partita non esiste
problem-no-such-match-next = Non è mai stata giocata, o il suo tavolo è stato chiuso prima della fine. Perciò non c’è niente da rivedere.
problem-bad-ticket = Questo posto non è più tuo
problem-bad-ticket-next = Forse ora è di qualcun altro, oppure giochi in un altro browser. Puoi guardare o ricominciare.
problem-unreachable = Il server non risponde
problem-unreachable-next = Controlla la connessione e riprova. Il tuo posto resta tuo.
problem-too-many = C’è troppa gente
problem-too-many-next = Al momento ci sono troppi tavoli o connessioni aperti. Riprova tra qualche minuto.
problem-removed = Non hai più un posto a questo tavolo
problem-removed-next = Il tuo posto è stato lasciato o tolto. Altri tavoli ti aspettano.
problem-version = C’è una versione più nuova
problem-version-next = Questa pagina e il server non si capiscono più. Ricarica la pagina; il tuo posto resta tuo.
problem-wrong-origin = Non da questo indirizzo
problem-wrong-origin-next = Il server accetta giocatori solo dall’indirizzo per cui è stato configurato. Usa il link che hai ricevuto.
problem-bad-name = Questo nome qui non va bene
problem-bad-name-next = Usa da 1 a 16 lettere e cifre senza spazi, e comincia con una di esse.
problem-name-taken = Questo nome qui è già preso
problem-name-taken-next = Qualcuno a questo tavolo ha lo stesso nome o uno dall’aspetto uguale. Scegline un altro.
problem-kept-out = Non puoi sederti a questo tavolo
problem-kept-out-next = Chi ospita ha escluso qualcuno che ha il tuo stesso indirizzo internet. Puoi guardare, cercare un altro tavolo o aprirne uno tuo.
problem-bad-config = Queste scelte non vanno insieme
problem-bad-config-next = Niente è perso: cambia il gioco, i posti o una regola e riprova.
problem-not-gathering = La partita è già iniziata
problem-not-gathering-next = È tardi per sederti qui, ma puoi guardare.
problem-too-fast = Non così in fretta
problem-too-fast-next = Troppe cose in poco tempo. Aspetta un attimo e riprova.
problem-table-damaged = Questo tavolo è danneggiato
problem-table-damaged-next = Ciò che il server ne conserva non si può leggere, quindi qui nessuno può continuare a giocare. Avvisa chi gestisce il server; gli altri tavoli non ne risentono.
problem-store-down = Al momento il server non può salvare nulla
problem-store-down-next = Non va perso niente: riprova tra un po’. Il tuo posto resta tuo.
problem-other = Non ha funzionato
problem-other-next = È successo qualcosa di inatteso ({ $code }). Riprova; se non cambia, avvisa chi gestisce il server.
problem-again = Riprova
problem-reload = Ricarica
problem-watch = Guarda questo tavolo
problem-replay = Rivedi la partita
problem-home = Alla pagina iniziale
problem-tables = Vedi i tavoli pubblici

## In the terminal

terminal-friends = Gli amici nella stessa rete possono aprire { $address } o il link del tuo tavolo.
terminal-stop = Ctrl-C per terminare; la prossima volta i tavoli vanno avanti.
