# What is wrong with an edition that somebody wrote, or may be.
edition-problem-file-size = atteso: al massimo { $most } byte; trovato: di più
edition-problem-toml = atteso: TOML; trovato: altro alla colonna { $column }
edition-problem-toml-value = atteso: un valore di TOML alla colonna { $column }, come 7, true o "testo" tra virgolette; trovato: nessuno
edition-problem-toml-key = atteso: `chiave = valore`, `[tabella]` o una nota dopo # alla colonna { $column }; trovato: niente di questo
edition-problem-toml-rest = atteso: la fine della riga alla colonna { $column }; trovato: altro
edition-problem-toml-twice = atteso: ogni chiave e ogni tabella una sola volta; trovato: una ripetizione prima della colonna { $column }
edition-problem-toml-open = atteso: una virgola o una parentesi che chiude alla colonna { $column }; trovato: nessuna delle due
edition-problem-toml-text = atteso: un testo tra virgolette, chiuso e senza segni strani, alla colonna { $column }; trovato: altro
edition-problem-toml-huge = atteso: numeri che si possano leggere; trovato: uno senza fine
edition-problem-toml-deep = atteso: al massimo { $most } liste e tabelle una dentro l’altra; trovato: di più
edition-problem-toml-parts = atteso: una chiave di al massimo { $most } parti separate da punti; trovato: di più
edition-problem-format = atteso: il formato { $expected }; trovato: { $found }
edition-problem-missing = atteso: { $expected }; trovato: niente
edition-problem-choice = atteso: uno di: { $expected }; trovato: { $found }
edition-problem-text = atteso: un testo; trovato: { $found }
edition-problem-number = atteso: un numero intero; trovato: { $found }
edition-problem-switch = atteso: true o false; trovato: { $found }
edition-problem-list = atteso: un elenco; trovato: { $found }
edition-problem-table = atteso: una tabella; trovato: { $found }
edition-problem-bounds = atteso: un numero da { $least } a { $most }; trovato: { $found }
edition-problem-amount = atteso: da { $least } a { $most } voci; trovato: { $found }
edition-problem-exactly = atteso: { $expected } voci; trovato: { $found }
edition-problem-order = atteso: il numero minore prima del maggiore; trovato: { $found }
edition-problem-twice = atteso: tutto una sola volta; trovato: { $found } due volte
edition-problem-text-length = atteso: al massimo { $most } caratteri; trovato: { $found }
edition-problem-text-form = atteso: una riga di testo semplice senza nessuno di questi segni: { $signs }; trovato: { $found }
edition-problem-word = atteso: una parola di minuscole, cifre e _, lunga al massimo { $most }; trovato: { $found }
edition-problem-ours = atteso: una chiave che nessuna edizione stampata ha; trovato: { $found }
edition-problem-color = atteso: una lettera minuscola; trovato: { $found }
edition-problem-symbol = atteso: da 1 a { $most } minuscole, cifre o +; trovato: { $found }
edition-problem-notation = atteso: una carta che non si possa scambiare per una parola della notazione; trovato: { $found }
edition-problem-shape = atteso: una forma diversa da quella di { $other }; trovato: { $found }
edition-problem-sides = { $found ->
    [both] atteso: `colors` e `row`, oppure `side.light` e `side.dark`; trovato: entrambi
   *[neither] atteso: `colors` e `row`, oppure `side.light` e `side.dark`; trovato: nessuno
}
edition-problem-pair = atteso: due facce separate da una barra; trovato: { $found }
edition-problem-face = { $side ->
    [dark] atteso: una faccia del lato scuro; trovato: { $found }
   *[light] atteso: una faccia del lato chiaro; trovato: { $found }
}
edition-problem-pairs = atteso: { $expected } di { $card } in `pairs`, come nella sua riga; trovato: { $found }
edition-problem-effect = atteso: uno di: { $expected }; trovato: { $found }
edition-problem-effect-number = atteso: { $effect } con un numero da { $least } a { $most }; trovato: { $found }
edition-problem-effect-room = atteso: posto per al massimo { $most } effetti (pescare ne occupa due, un 7 o uno 0 uno in più); trovato: { $found }
edition-problem-effect-colorless = atteso: { $effect } su una carta senza colore; trovato: su una colorata
edition-problem-effect-order = atteso: { $effect } prima di { $other }; trovato: dopo
edition-problem-effect-challenge = atteso: name-color, challenge e poi una pescata, in quest’ordine; trovato: { $found }
edition-problem-effect-last = atteso: niente di questo su un’ultima carta: { $expected }; trovato: { $found }
edition-problem-effect-sides = atteso: due lati per { $effect }; trovato: uno solo
edition-problem-effect-gift = atteso: così pochi colori e tipi di carte che siano possibili al massimo { $most } regali; trovato: { $found }
edition-problem-acts = atteso: un’apertura adatta (acts: salti, oppure solo una pescata, un cambio giro o un passaggio di carte, su un colore); trovato: { $found }
edition-problem-draws-only = atteso: una pescata su una carta con apertura draws_only; trovato: nessuna
edition-problem-deck-small = atteso: almeno { $least } carte, per { $players } giocatori con { $hand } a testa; trovato: { $found }
edition-problem-deck-large = atteso: al massimo { $most } carte; trovato: { $found }
edition-problem-openers = atteso: almeno { $least } carte che possano aprire una mano, qualunque sia la scelta; trovato: { $found }
edition-problem-dealer = { $what ->
    [points] atteso: carte di punti diversi per trovare il mazziere, oppure dealer_draw = "random"; trovato: nessuna
   *[number] atteso: carte di numeri diversi per trovare il mazziere, oppure dealer_draw = "random"; trovato: nessuna
}
edition-problem-players = atteso: numeri di giocatori possibili nella modalità { $mode }; trovato: { $found }
edition-problem-option-idle = atteso: un’opzione che cambi qualcosa in questo mazzo; trovato: { $found }
edition-problem-option-values = atteso: valori di un solo tipo; trovato: { $found }
edition-problem-option-ours = atteso: una chiave che nessuna nostra opzione e nessun’altra impostazione ha; trovato: { $found }
edition-problem-own-value = atteso: un valore che non sia quello dell’edizione stessa; trovato: { $found }
edition-problem-no-change = atteso: qualcosa che cambi con l’opzione; trovato: niente
edition-problem-copies-of-pairs = atteso: nessun `copies` dove `pairs` elenca le carte; trovato: { $found }
edition-problem-first-printing = atteso: nessuna regola per la prima versione stampata, che è l’edizione stessa; trovato: { $found }
edition-warning-unnamed = non ha un nome; si chiamerà come la sua chiave, { $key }
edition-warning-no-colorless = nessuna carta va su tutto, quindi si dovrà pescare spesso
edition-warning-no-effects = nessuna carta fa nulla: vince chi pesca meglio
edition-warning-many-draws = il { $share } % delle carte fa pescare qualcuno: le mani possono diventare molto lunghe
edition-warning-tight = con { $players } giocatori restano solo { $found } carte da pescare: le mani possono bloccarsi spesso
edition-warning-nobody-goes-out = nessuno può mai chiudere: ogni carta comincia una sfida, anche l’ultima
edition-warning-few-last = il { $share } % delle carte comincia una sfida anche come ultima: le mani possono diventare molto lunghe
edition-warning-same-paint = { $one } e { $other } hanno la stessa tinta, { $paint }: solo le forme li distinguono
edition-warning-same-cards = due tipi di carte hanno lo stesso nome, { $name }
edition-warning-same-colors = due colori hanno lo stesso nome, { $name }
remark-at-line = riga { $line }: { $said }

# The commands `lastcard edition …`.
terminal-edition-new = { $file } è scritto. Ora: lastcard edition check { $file }
terminal-edition-schema = { $file } è scritto accanto: gli editor che conoscono TOML completano e controllano con esso.
terminal-edition-note = { $file }: nota: { $note }
terminal-edition-good = { $file }: si può giocare a { $name }: { $cards } carte, da { $fewest } a { $most } giocatori
terminal-edition-rounds = Mani
terminal-edition-both = Motore e gioco compilato
terminal-edition-secrets = Segreti
terminal-edition-ended = Tutte le { $count } mani finiscono, in media dopo { $mean } mosse; bloccate: { $blocked }.
terminal-edition-agreed = Il motore delle regole e il gioco compilato concordano in { $count } mani.
terminal-edition-not-compiled = Il gioco compilato non è installato (pip install 'lastcard[fast]'): non è stato confrontato nulla.
terminal-edition-secret = Nessuno vede ciò che è nascosto: le carte nascoste sono state ridate { $count } volte.
terminal-edition-scenarios = Scenari: { $passed } riescono, { $failed } falliscono.
terminal-edition-cards = Carte nel mazzo: { $count }
terminal-edition-row = × { $copies }, vale { $points }
