# The workshop, where people make editions of their own, Italiano.

workshop-title = Crea la tua edizione
workshop-lead = Scegli colori, numeri e che cosa fanno le carte, provala e giocala con gli amici o contro i bot.
workshop-enter = All’officina
workshop-usual = come al solito
workshop-remove = Togli
workshop-remove-this = Togli: { $what }
workshop-added = Aggiunto: { $what }
workshop-removed = Tolto: { $what }
workshop-moved = { $what }: ora al posto { $place } di { $count }
workshop-up = Sposta su: { $what }
workshop-down = Sposta giù: { $what }
workshop-more = Altro
workshop-languages = In altre lingue

## Where to begin

workshop-start = Da dove cominciare
workshop-start-from = Comincia da
workshop-start-nothing = solo numeri
workshop-start-go = Ricomincia
workshop-open-file = Apri un file
workshop-undo = Torna a ciò che avevi
workshop-undone = È tornato ciò che avevi.
workshop-begun = Hai ricominciato. Puoi tornare a ciò che avevi.
workshop-mine = Il mio { $edition }
workshop-file-bad = Questo file non si può aprire
workshop-file-long = È troppo grande per un’edizione.

## The game

workshop-basics = Il gioco
workshop-name = Nome
workshop-about = Una riga per descriverla
workshop-fewest = Giocatori, almeno
workshop-most = Giocatori, al massimo
workshop-hand = Carte a testa
workshop-target = Punti per vincere

## Colors

workshop-colors = Colori
workshop-color = { $number }: { $name }
workshop-paint = Colore
workshop-shape = Forma
workshop-letter = Lettera
workshop-letter-hint = Indica il colore nelle partite annotate.
workshop-color-name = Nome del colore
workshop-add-color = Aggiungi un colore
workshop-shape-diamond = rombo
workshop-shape-circle = cerchio
workshop-shape-triangle = triangolo
workshop-shape-square = quadrato
workshop-shape-waves = onde
workshop-shape-heart = cuore
workshop-shape-sun = sole
workshop-shape-moon = luna
workshop-shape-star = stella
workshop-shape-cross = croce
workshop-shape-ring = anello
workshop-shape-leaf = foglia

## Cards

workshop-rows = Carte
workshop-row = { $number }: { $name }
workshop-kind-numbers = numeri
workshop-kind-colored = una carta azione
workshop-kind-colorless = un jolly
workshop-add-numbers = Aggiungi numeri
workshop-add-colored = Aggiungi una carta azione
workshop-add-colorless = Aggiungi un jolly
workshop-from = Da
workshop-to = A
workshop-copies = Quante
workshop-copies-each = Quante per colore
workshop-points = Punti
workshop-card-name = Nome della carta
workshop-card-text = Che cosa fa, in una riga tua
workshop-symbol = Segno breve
workshop-symbol-hint = Fino a quattro minuscole, cifre o +. Indica la carta nelle partite annotate.

## What cards do

workshop-played = Che cosa fa
workshop-effect = Effetto { $number }
workshop-effect-none = Niente: si gioca e basta.
workshop-add-effect = Aggiungi un effetto
workshop-effect-skip = Chi viene dopo salta il turno
workshop-effect-skip-everyone = Tutti gli altri saltano il turno
workshop-effect-reverse = Il senso del gioco si inverte
workshop-effect-draw = Chi viene dopo pesca e salta il turno
workshop-effect-draw-only = Chi viene dopo pesca, ma gioca
workshop-effect-draw-until-color = Chi viene dopo pesca finché arriva il colore
workshop-effect-name-color = Scegli un colore
workshop-effect-restore-color = Vale di nuovo il colore di prima
workshop-effect-challenge = La pescata si può contestare
workshop-effect-give = Regali carte
workshop-effect-duel = Sfidi qualcuno in battaglia
workshop-effect-show = Gli altri mostrano il colore
workshop-effect-flip = Tutto viene capovolto
workshop-effect-swap-hands = Scambi la mano con qualcuno
workshop-effect-pass-hands = Tutte le mani passano di un posto
workshop-effect-pass = Tutti passano carte
workshop-count-draw = Carte
workshop-count-draw-only = Carte
workshop-count-draw-until-color = Carte in più
workshop-count-challenge = In più se a torto
workshop-count-give = Se non si dichiara
workshop-count-duel = Chi perde pesca
workshop-count-show = Chi non l’ha pesca
workshop-count-pass = Carte
workshop-opening = Come prima carta di una manche
workshop-opening-usual = Come al solito per una carta così
workshop-opening-starts = Non succede nulla
workshop-opening-acts = Ha effetto come se l’avesse giocata il mazziere
workshop-opening-turns = Si gioca nell’altro senso
workshop-opening-draws_only = Chi comincia pesca e poi gioca
workshop-opening-left_names = Chi comincia sceglie un colore
workshop-opening-put_back = Torna nel mazzo
workshop-opening-buried = Se ne scopre un’altra sopra
workshop-opening-flips = Tutto viene capovolto
workshop-last = Qualcos’altro come ultima carta
workshop-last-hint = Di solito allora conta solo il pescare.
workshop-last-does = Che cosa fa come ultima carta

## What the form does not show

workshop-kept = Anche in questa edizione
workshop-kept-hint = Queste parti c’erano già. Restano come sono, se non le togli.
workshop-kept-mode = Un altro modo di vincere la partita
workshop-kept-rulings = Risposte a dettagli delle regole
workshop-kept-wild_match = Quando un jolly che fa pescare è un bluff
workshop-kept-shown_to_all = Le carte mostrate le vedono tutti
workshop-kept-options = Dettagli che si possono scegliere al tavolo
workshop-kept-option = Opzioni proprie
workshop-kept-alternative = Che cosa cambiano le opzioni
workshop-kept-printing = Fogli delle regole in più lingue

## Whether it can be played

workshop-check = Controllo
workshop-checking = Controllo in corso…
workshop-cards = { $count ->
    [one] Una carta.
   *[other] { $count } carte.
}
workshop-lopsided = Il lato chiaro ha { $light } carte, quello scuro { $dark }. Ne servono altrettante.
workshop-fine = Si può giocare.
workshop-problems = { $count ->
    [one] Una cosa da sistemare:
   *[other] { $count } cose da sistemare:
}
workshop-warnings = Da pensarci su

## What is to be mended, at its field

workshop-problem-number = Scrivi qui un numero intero.
workshop-problem-bounds = Deve essere tra { $least } e { $most }.
workshop-problem-players-order = Non possono essere meno dei giocatori che ci vogliono almeno.
workshop-problem-numbers-order = L’ultimo numero non può essere più piccolo del primo.
workshop-problem-players = Con tanti giocatori non si può vincere una partita nel modo che questa edizione chiede.
workshop-problem-deck-small = { $players } giocatori con { $hand } carte a testa hanno bisogno di almeno { $least } carte. Ce ne sono { $found }.
workshop-problem-deck-large = Si possono avere al massimo { $most } carte. Ce ne sono { $found }.
workshop-problem-openers = Almeno { $least } carte devono poter aprire una manche. Solo { $found } possono.
workshop-problem-effect-colorless = «{ $effect }» è solo per i jolly.
workshop-problem-effect-sides = «{ $effect }» ha bisogno di carte a due lati.
workshop-problem-effect-order = «{ $effect }» deve venire prima di «{ $other }».
workshop-problem-effect-challenge = «{ $effect }»: prima si deve nominare un colore, e la pescata deve venire subito dopo.
workshop-problem-effect-last = «{ $effect }» non è possibile con l’ultima carta.
workshop-problem-effect-room = È troppo per una carta. Può avere { $most } effetti, e una pescata conta doppio.
workshop-problem-effect-gift = Ci sono troppi colori e tipi di carte per una carta che regala carte. Mettine di meno.
workshop-problem-acts = Questa carta non può agire come se l’avesse giocata il mazziere. Scegli altro qui.
workshop-problem-draws-only = Questa carta non fa pescare nessuno. Scegli altro qui.
workshop-problem-color = Scrivi una lettera minuscola dalla a alla z.
workshop-problem-symbol = Scrivi da 1 a { $most } lettere minuscole, cifre o +.
workshop-problem-notation = Nelle partite annotate { $found } significa un’altra cosa. Scegli un altro segno.
workshop-problem-twice-card = C’è già: { $found }
workshop-problem-twice-letter = Un altro colore ha già la lettera { $found }.
workshop-problem-amount-colors = Ci devono essere da { $least } a { $most } colori.
workshop-problem-amount-rows = Ci devono essere da { $least } a { $most } tipi di carte. Ogni numero è uno.
workshop-problem-text-form = Togli questi segni: { $signs }
workshop-problem-text-length = Può avere al massimo { $most } caratteri.
workshop-problem-rest = Questa parte non va più d’accordo con le carte. Toglila, o rimetti ciò di cui parla.
workshop-problem-toml = Non è il file di un’edizione, o è rovinato.
workshop-taken = { $what } (già preso)
workshop-twin-paint = Un altro colore di questo lato è uguale. Scegline uno libero.
workshop-twin-shape = Un altro colore di questo lato ha la stessa forma: chi non vede i colori non può distinguerli. Scegline una libera.
workshop-warning-unnamed = Non ha ancora un nome.

## A quick check

workshop-trial = Provala
workshop-trial-hint = { $count } manche veloci in cui ognuno fa una cosa qualsiasi tra quelle permesse.
workshop-trial-go = Gioca { $count } manche
workshop-trial-running = Si stanno giocando le manche…
workshop-trial-rounds = { $count ->
    [one] Una manche in { $seats }
   *[other] { $rounds } manche in { $seats }
}
workshop-trial-endless = Una manche non finiva mai ed è stata interrotta.
workshop-trial-old = Da allora hai cambiato qualcosa. Gioca di nuovo le manche per avere numeri nuovi.
workshop-trial-length = Mosse per manche
workshop-trial-blocked = Manche in cui nessuno poteva continuare
workshop-trial-wins = Chi vince
workshop-trial-dealer = Il mazziere
workshop-trial-seat = { $number ->
    [1] Primo dopo il mazziere
    [2] Secondo
    [3] Terzo
   *[other] Giocatore { $number }
}
workshop-trial-plays = Giocate per manche, in media

## What to do with it

workshop-ways = Gioca e condividi
workshop-play = Gioca subito contro i bot
workshop-invite = Apri un tavolo per gli amici
workshop-download = Scarica il file
workshop-share = Copia un link
workshop-share-unready = Non si può ancora giocare: chi apre il link vedrà che cosa resta da sistemare.
workshop-link = Link a questa edizione
workshop-link-long = È troppo lunga per un link: scarica il file e mandalo.
workshop-link-bad = Questo link a un’edizione è rovinato o incompleto. Di tuo non si è perso nulla; fattelo mandare di nuovo.
workshop-kept-here = Ciò che fai qui resta in questo browser.

## Problems

problem-no-guest-editions = Questo server gioca solo le proprie edizioni
problem-no-guest-editions-next = Chi lo gestisce può permetterne altre (guest_editions). Sul tuo computer lastcard play ha un’officina.
problem-bad-edition = Questa edizione non si può ancora giocare
problem-bad-edition-next = Niente è perso: il controllo dice che cosa sistemare.
