# How to play, italiano. Told from the data of an edition (howto.py), so that only what holds is said.

## Screens

rules-of = Come si gioca a { $edition }
rules-of-printing = Come si gioca a { $edition } secondo il regolamento in { $printing }
rules-editions = Edizioni
rules-contents = Indice
rules-print = Stampa

## Headings

rules-section-goal = Obiettivo
rules-section-setup = Preparazione
rules-section-opening = La prima carta
rules-section-turn = Il tuo turno
rules-section-cards = Le carte
rules-section-cards-light = Il lato chiaro
rules-section-cards-dark = Il lato scuro
rules-section-uno = UNO!
rules-section-end = Fine della manche
rules-section-match = Vincere la partita
rules-section-house = Regole della casa

## Goal

rules-goal = Resta senza carte prima di tutti gli altri.
rules-goal-partners = Si gioca a coppie: basta che tu o il tuo partner restiate senza carte.

## Getting ready

rules-players = Da { $least } a { $most } giocatori.
rules-players-exactly = { $count ->
    [one] Un giocatore.
   *[other] { $count } giocatori.
}
rules-players-either = { $least } o { $most } giocatori.
rules-partners-opposite = I partner siedono uno di fronte all’altro.
rules-deck = { $count } carte. I colori sono { $colors }.
rules-deck-two-sided = { $count } carte a due lati. I colori del lato chiaro sono { $light }, quelli del lato scuro { $dark }.
rules-dealer-number = Ognuno pesca una carta e il numero più alto dà le carte. Le carte senza numero valgono 0. In caso di parità ripesca solo chi è in parità.
rules-dealer-points = Ognuno pesca una carta e quella che vale più punti dà le carte. In caso di parità ripesca solo chi è in parità.
rules-dealer-random = Il primo mazziere è tirato a sorte.
rules-deal = Ognuno riceve { $count } carte. Le altre sono il mazzo di pesca, coperto. La sua prima carta viene scoperta e inizia il mazzo di scarto.
rules-light-first = Ogni manche comincia dal lato chiaro.
rules-others-see = Gli altri vedono il retro delle tue carte, e tutti vedono il retro della carta in cima al mazzo di pesca.
rules-others-blind = Nessun altro vede il retro delle tue carte, e neanche il mazzo di pesca ne mostra.
rules-own-hidden = Non puoi guardare il retro delle tue carte.
rules-own-open = Puoi guardare il retro delle tue carte.

## The first card

rules-opening-number-left = Un numero: comincia chi sta a sinistra del mazziere.
rules-opening-number-right = Un numero: comincia chi sta a destra del mazziere.
rules-opening-starts-left = { $cards }: non succede nulla, comincia chi sta a sinistra del mazziere.
rules-opening-starts-right = { $cards }: non succede nulla, comincia chi sta a destra del mazziere.
rules-opening-acts = { $cards }: la carta ha effetto subito, come se l’avesse giocata il mazziere.
rules-opening-reverse = { $cards }: gioca per primo il mazziere, poi si continua nell’altro senso.
rules-opening-turns = { $cards }: si gioca nell’altro senso fin dall’inizio, quindi comincia chi sta dall’altro lato del mazziere.
rules-opening-draws_only-left = { $cards }: chi sta a sinistra del mazziere pesca le carte e comincia lo stesso.
rules-opening-draws_only-right = { $cards }: chi sta a destra del mazziere pesca le carte e comincia lo stesso.
rules-opening-left_names-left = { $cards }: chi sta a sinistra del mazziere sceglie un colore e comincia.
rules-opening-left_names-right = { $cards }: chi sta a destra del mazziere sceglie un colore e comincia.
rules-opening-put_back-shuffle = { $cards }: la carta torna nel mazzo di pesca, si mescola e se ne scopre un’altra.
rules-opening-put_back-bottom = { $cards }: la carta va in fondo al mazzo di pesca e se ne scopre un’altra.
rules-opening-put_back-middle = { $cards }: la carta va in mezzo al mazzo di pesca e se ne scopre un’altra.
rules-opening-buried = { $cards }: la carta non conta e se ne scopre un’altra sopra.
rules-opening-flips-left = { $cards }: tutto passa subito al lato scuro e comincia chi sta a sinistra del mazziere.
rules-opening-flips-right = { $cards }: tutto passa subito al lato scuro e comincia chi sta a destra del mazziere.

## Your turn

rules-turn-left = Si gioca verso sinistra, cioè in senso orario.
rules-turn-right = Si gioca verso destra, cioè in senso antiorario.
rules-turn-match = Gioca una carta che abbia il colore, il numero o il simbolo della carta in cima al mazzo di scarto.
rules-turn-wild = Le carte senza colore vanno su tutto: { $cards }.
rules-turn-draw = Se niente va bene, pesca una carta.
rules-turn-draw-until = Se niente va bene, pesca finché arriva una carta che puoi giocare.
rules-turn-decline = Puoi anche pescare pur potendo giocare.
rules-turn-no-decline = Non puoi pescare finché hai una carta colorata che va bene. Le carte senza colore puoi tenerle da parte.
rules-turn-never-decline = Puoi pescare solo se non puoi giocare nessuna delle tue carte, nemmeno una senza colore. Nessuno è mai costretto a bluffare.
rules-turn-drawn-may = Se la carta appena pescata va bene, puoi giocarla subito, ma nessun’altra. Altrimenti il tuo turno finisce.
rules-turn-drawn-must = Se la carta appena pescata va bene, devi giocarla subito. Nessuno è mai costretto a bluffare. Altrimenti il tuo turno finisce.
rules-turn-drawn-must_if_stuck = Se la carta appena pescata va bene, puoi giocarla subito, ma nessun’altra; se prima non potevi giocare nulla, devi giocarla. Nessuno è mai costretto a bluffare. Altrimenti il tuo turno finisce.
rules-turn-reshuffle = Quando il mazzo di pesca è finito, il mazzo di scarto, tranne la carta in cima, viene mescolato e diventa il nuovo mazzo di pesca.

## The cards

rules-numbers = Numeri da { $least } a { $most }
rules-card = { $cards }
rules-copies = { $count ->
    [one] Una carta nel mazzo.
   *[other] { $count } carte nel mazzo.
}
rules-plain = Non ha un effetto suo.
rules-skip = Chi viene dopo salta il turno.
rules-skips = { $count ->
    [one] Chi viene dopo salta il turno.
   *[other] I { $count } giocatori successivi saltano il turno.
}
rules-skip-everyone = Tutti gli altri saltano il turno: giochi di nuovo tu.
rules-reverse = Il senso del gioco si inverte.
rules-reverse-skip = In due, invece, giochi di nuovo tu.
rules-reverse-plain = In due tocca semplicemente all’altro.
rules-draw = { $count ->
    [one] Chi viene dopo pesca una carta e salta il turno.
   *[other] Chi viene dopo pesca { $count } carte e salta il turno.
}
rules-draw-only = { $count ->
    [one] Chi viene dopo pesca una carta, ma non salta il turno per questo.
   *[other] Chi viene dopo pesca { $count } carte, ma non salta il turno per questo.
}
rules-draw-sign = Il +{ $count } sulla carta non conta.
rules-draw-until = Chi viene dopo pesca finché arriva il colore scelto, tiene tutto e salta il turno. Le carte senza colore non contano.
rules-draw-more = { $count ->
    [one] In più pesca un’altra carta.
   *[other] In più pesca altre { $count } carte.
}
rules-one-after-another = Ognuno di questi effetti colpisce un altro giocatore, uno dopo l’altro.
rules-name = Scegli il colore che vale da ora in poi. Può essere lo stesso di prima.
rules-name-once = Scegli un colore, solo per questa carta.
rules-restore = Poi vale di nuovo il colore di prima.
rules-honest = Puoi giocarla solo se non hai carte del colore in gioco. Altre carte che andrebbero bene non contano.
rules-honest-all = Puoi giocarla solo se non hai carte del colore in gioco né altre carte senza colore.
rules-honest-plain = Puoi giocarla solo se non hai carte del colore in gioco né una di queste: { $cards }.
rules-no-bluff = Non ci sono bluff né sfide.
rules-bluff = Puoi bluffare e giocarla lo stesso. Ma chi viene dopo può sfidarti invece di pescare, e guardare la tua mano.
rules-challenge = { $count ->
    [one] Se era un bluff, peschi tu le carte e chi ti ha sfidato gioca un turno normale. Se no, chi ti ha sfidato pesca una carta in più e salta il turno.
   *[other] Se era un bluff, peschi tu le carte e chi ti ha sfidato gioca un turno normale. Se no, chi ti ha sfidato pesca { $count } carte in più e salta il turno.
}
rules-stack = Chi viene dopo può rilanciare con un’altra carta Pesca: vedi le regole della casa.
rules-give = Puoi regalare a un altro giocatore al massimo una carta per colore. Le carte senza colore non si possono regalare.
rules-give-out = { $count ->
    [one] Puoi perfino regalare tutte le tue ultime carte e chiudere. Se prima dimentichi di dire UNO, peschi una carta e non hai chiuso.
   *[other] Puoi perfino regalare tutte le tue ultime carte e chiudere. Se prima dimentichi di dire UNO, peschi { $count } carte e non hai chiuso.
}
rules-duel = Scegli un avversario. Ognuno dei due sceglie una carta in segreto e le scoprite insieme.
rules-duel-decline = Puoi anche rinunciare alla battaglia. Allora resta il colore di prima.
rules-duel-higher = Vince il numero più alto. Le carte senza numero valgono 0. In caso di parità le mettete da parte e ne scegliete altre.
rules-duel-loser = { $count ->
    [one] Chi perde prende tutte le carte scoperte e ne pesca un’altra. Chi vince sceglie il colore.
   *[other] Chi perde prende tutte le carte scoperte e ne pesca altre { $count }. Chi vince sceglie il colore.
}
rules-duel-empty = Chi resta senza carte ne pesca una: in battaglia nessuno chiude.
rules-duel-next-challenger = Poi tocca a chi viene dopo di te.
rules-duel-next-challenged = Poi tocca a chi viene dopo il tuo avversario.
rules-duel-next-you = In due, quindi, tocca di nuovo a te.
rules-duel-uno-after_battle-on_drop = Chi dopo la battaglia ha una sola carta deve dire UNO.
rules-duel-uno-after_battle-never = Per una battaglia nessuno deve dire UNO.
rules-duel-uno-at_once-on_drop = Se ti resta una sola carta per la battaglia, di’ subito UNO: possono beccarti finché dura. Anche chi dopo la battaglia ha una sola carta deve dire UNO.
rules-duel-uno-at_once-never = Se ti resta una sola carta per la battaglia, di’ subito UNO: possono beccarti finché dura. Per il resto, una battaglia non obbliga nessuno a dire UNO.
rules-show-caller = Uno dopo l’altro, gli altri ti mostrano una carta di quel colore e la riprendono. Le carte senza colore non contano.
rules-show-all = Uno dopo l’altro, gli altri mostrano a tutti una carta di quel colore e la riprendono. Le carte senza colore non contano.
rules-show-fail = { $count ->
    [one] Il primo che non può pesca una carta, e ci si ferma lì. Nessuno salta il turno.
   *[other] Il primo che non può pesca { $count } carte, e ci si ferma lì. Nessuno salta il turno.
}
rules-flip = I due mazzi e tutte le mani vengono capovolti. Da ora vale l’altro lato, fino al prossimo Flip.
rules-flip-top = La carta in fondo al mazzo di scarto ora è in cima. Non ha effetto.
rules-flip-next = Se non ha colore, chi viene dopo ne sceglie uno e poi gioca.
rules-flip-flipper = Se non ha colore, ne scegli uno tu.
rules-swap = Scambi la mano con chi vuoi tu.
rules-pass = Tutte le mani passano di un posto nel senso del gioco.
rules-pass-cards = { $count ->
    [one] Ognuno sceglie in segreto una carta della propria mano. Quando tutti hanno scelto, queste carte passano insieme al giocatore successivo nel senso del gioco. Nessuno deve dire UNO per questo.
   *[other] Ognuno sceglie in segreto { $count } carte della propria mano, o tutte se ne ha meno. Quando tutti hanno scelto, queste carte passano insieme al giocatore successivo nel senso del gioco. Nessuno deve dire UNO per questo.
}
rules-own-text = { $text }
rules-last-works = Ha effetto anche come ultima carta.
rules-last-nothing = Come ultima carta non ha effetto.
rules-last-duel = Come ultima carta non vince ancora: peschi una carta e combatti con quella.
rules-last-duel-optional = Come ultima carta vince se rinunci alla battaglia. Se combatti, prima peschi una carta.
rules-last-flip = Anche come ultima carta capovolge tutto, e i punti si contano sul nuovo lato.

## UNO!

rules-uno-call = Di’ UNO quando giochi la penultima carta.
rules-uno-catch-begins = { $count ->
    [one] Se te ne dimentichi, chiunque può beccarti finché chi viene dopo non gioca, pesca o passa. Allora peschi una carta.
   *[other] Se te ne dimentichi, chiunque può beccarti finché chi viene dopo non gioca, pesca o passa. Allora peschi { $count } carte.
}
rules-uno-catch-plays = { $count ->
    [one] Se te ne dimentichi, chiunque può beccarti finché chi viene dopo non ha giocato una carta, tenuto quella pescata o passato. Allora peschi una carta.
   *[other] Se te ne dimentichi, chiunque può beccarti finché chi viene dopo non ha giocato una carta, tenuto quella pescata o passato. Allora peschi { $count } carte.
}
rules-uno-catch-open = { $count ->
    [one] Se te ne dimentichi, chiunque può beccarti finché hai solo quella carta. Allora peschi una carta.
   *[other] Se te ne dimentichi, chiunque può beccarti finché hai solo quella carta. Allora peschi { $count } carte.
}
rules-uno-penalty = È tardi anche appena chi è colpito da una carta Pesca ha pescato la prima carta.
rules-uno-late = Dirlo in ritardo ti salva ancora, se nessuno ti ha beccato.

## End of a round

rules-end = La manche finisce appena qualcuno resta senza carte.
rules-end-blocked = Se nessuno può più giocare né pescare, la manche è bloccata e non la vince nessuno.
rules-points-numbers = I numeri valgono quanto indicano.
rules-points = { $cards }: { $count ->
    [one] un punto.
   *[other] { $count } punti.
}
rules-points-side = Conta il lato in gioco alla fine.

## Winning the match

rules-match-first_to = Chi resta senza carte segna i punti delle carte di tutte le altre mani. Vince chi arriva per primo a { $target } punti.
rules-match-lowest = Ognuno segna i punti delle carte che gli restano. Quando qualcuno arriva a { $target } punti, vince il totale più basso.
rules-match-elimination = Ognuno segna i punti delle carte che gli restano. Chi arriva a { $target } punti è fuori. Vince l’ultimo rimasto.
rules-match-single = Decide una sola manche. Se è bloccata, se ne gioca un’altra.
rules-match-partners = La coppia che chiude segna i punti delle carte delle due mani avversarie. Vince la prima coppia che arriva a { $target } punti.
rules-match-partners_lowest = La coppia che non chiude segna i punti delle carte delle sue due mani. Quando una coppia arriva a { $target } punti, vince il totale più basso.
rules-match-rotation-blocks = Le coppie cambiano ogni { $count } manche, finché tutti hanno giocato con tutti: { $few } manche in quattro, { $many } in otto a due tavoli.
rules-match-rotation-alternate = In quattro le coppie cambiano a ogni manche, in otto ogni { $count } manche, finché tutti hanno giocato { $count } manche con tutti: { $few } manche in quattro, { $many } in otto a due tavoli.
rules-match-cycles = Il tutto si gioca { $count } volte, cioè { $few } manche in quattro o { $many } in otto, e tutti i punti si sommano.
rules-match-one-table = In otto a un solo tavolo, i due giochi di ogni manche si giocano uno dopo l’altro, e ognuno conta come una manche: { $count } in tutto.
rules-match-rotation = I due partner che chiudono segnano i punti delle carte delle due mani avversarie. Vince il totale personale più alto.
rules-deal-left = Dopo ogni manche dà le carte chi sta a sinistra.
rules-deal-winner = Chi vince una manche dà le carte nella successiva. Dopo una manche bloccata le dà chi sta a sinistra.
rules-deal-eight = In otto le dà sempre chi sta a sinistra.
rules-deal-redraw = A ogni manche si decide di nuovo chi dà le carte. Dopo una manche bloccata le dà chi sta a sinistra.
rules-deal-same = Dà le carte sempre la stessa persona. Solo dopo una manche bloccata le dà chi sta a sinistra.

## House rules

rules-house-stacking-same = Accumulo: se una carta Pesca colpisce te, puoi rispondere con una che fa pescare altrettante carte, di qualsiasi colore. La somma passa a chi viene dopo. Chi non risponde pesca tutto e salta il turno.
rules-house-stacking-higher = Accumulo: se una carta Pesca colpisce te, puoi rispondere con una che fa pescare altrettante carte o di più, di qualsiasi colore. La somma passa a chi viene dopo. Chi non risponde pesca tutto e salta il turno.
rules-house-stacking-not = { $cards }: non si può rispondere a questa carta, né usarla per rispondere.
rules-house-jump_in = Inserimento: se hai una carta con il colore e il simbolo di quella appena giocata, puoi giocarla subito, anche se non tocca a te. Il gioco continua da te.
rules-house-seven_zero = Sette e zero: un 7 scambia due mani, uno 0 fa girare tutte le mani.
rules-house-seven = Sette: un 7 scambia due mani.
rules-house-zero = Zero: uno 0 fa girare tutte le mani.
rules-house-draw_to_match = Pesca finché va bene: chi pesca continua finché arriva una carta giocabile.
rules-house-force_play = Gioco obbligatorio: se puoi giocare una carta colorata, o quella appena pescata, devi farlo.
rules-house-no_bluff = Niente bluff: un Jolly Pesca si può giocare solo quando è permesso.
rules-house-false_catch_penalty = { $count ->
    [one] Falso allarme: se accusi chi non doveva dire nulla, peschi una carta.
   *[other] Falso allarme: se accusi chi non doveva dire nulla, peschi { $count } carte.
}
