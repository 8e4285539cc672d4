# What is wrong with an edition that somebody wrote, or may be.
edition-problem-file-size = erwartet: höchstens { $most } Bytes; gefunden: mehr
edition-problem-toml = erwartet: TOML; gefunden: etwas anderes in Spalte { $column }
edition-problem-toml-value = erwartet: ein Wert von TOML in Spalte { $column }, etwa 7, true oder "Text" in Anführungszeichen; gefunden: keiner
edition-problem-toml-key = erwartet: `Schlüssel = Wert`, `[Tabelle]` oder eine Bemerkung hinter # in Spalte { $column }; gefunden: nichts davon
edition-problem-toml-rest = erwartet: das Ende der Zeile in Spalte { $column }; gefunden: mehr
edition-problem-toml-twice = erwartet: jeder Schlüssel und jede Tabelle nur einmal; gefunden: etwas noch einmal vor Spalte { $column }
edition-problem-toml-open = erwartet: ein Komma oder eine schließende Klammer in Spalte { $column }; gefunden: keins von beiden
edition-problem-toml-text = erwartet: ein Text in Anführungszeichen, geschlossen und ohne seltsame Zeichen, in Spalte { $column }; gefunden: ein anderer
edition-problem-toml-huge = erwartet: Zahlen, die man lesen kann; gefunden: eine ohne Ende
edition-problem-toml-deep = erwartet: höchstens { $most } Listen und Tabellen ineinander; gefunden: mehr
edition-problem-toml-parts = erwartet: ein Schlüssel aus höchstens { $most } Teilen mit Punkten dazwischen; gefunden: mehr
edition-problem-format = erwartet: Format { $expected }; gefunden: { $found }
edition-problem-missing = erwartet: { $expected }; gefunden: nichts
edition-problem-choice = erwartet: eins von { $expected }; gefunden: { $found }
edition-problem-text = erwartet: ein Text; gefunden: { $found }
edition-problem-number = erwartet: eine ganze Zahl; gefunden: { $found }
edition-problem-switch = erwartet: true oder false; gefunden: { $found }
edition-problem-list = erwartet: eine Liste; gefunden: { $found }
edition-problem-table = erwartet: eine Tabelle; gefunden: { $found }
edition-problem-bounds = erwartet: eine Zahl von { $least } bis { $most }; gefunden: { $found }
edition-problem-amount = erwartet: { $least } bis { $most } Einträge; gefunden: { $found }
edition-problem-exactly = erwartet: { $expected } Einträge; gefunden: { $found }
edition-problem-order = erwartet: die kleinere Zahl vor der größeren; gefunden: { $found }
edition-problem-twice = erwartet: alles nur einmal; gefunden: { $found } zweimal
edition-problem-text-length = erwartet: höchstens { $most } Zeichen; gefunden: { $found }
edition-problem-text-form = erwartet: eine Zeile einfacher Text ohne diese Zeichen: { $signs }; gefunden: { $found }
edition-problem-word = erwartet: ein Wort aus kleinen Buchstaben, Ziffern und _, höchstens { $most } lang; gefunden: { $found }
edition-problem-ours = erwartet: ein Schlüssel, den keine gedruckte Ausgabe hat; gefunden: { $found }
edition-problem-color = erwartet: ein kleiner Buchstabe; gefunden: { $found }
edition-problem-symbol = erwartet: 1 bis { $most } kleine Buchstaben, Ziffern oder +; gefunden: { $found }
edition-problem-notation = erwartet: eine Karte, die man nicht für ein Wort der Notation halten kann; gefunden: { $found }
edition-problem-shape = erwartet: eine andere Form als die von { $other }; gefunden: { $found }
edition-problem-sides = { $found ->
    [both] erwartet: `colors` und `row` oder `side.light` und `side.dark`; gefunden: beides
   *[neither] erwartet: `colors` und `row` oder `side.light` und `side.dark`; gefunden: keins von beiden
}
edition-problem-pair = erwartet: zwei Seiten mit einem Schrägstrich dazwischen; gefunden: { $found }
edition-problem-face = { $side ->
    [dark] erwartet: ein Bild der dunklen Seite; gefunden: { $found }
   *[light] erwartet: ein Bild der hellen Seite; gefunden: { $found }
}
edition-problem-pairs = erwartet: { $expected } von { $card } in `pairs`, wie in der Zeile; gefunden: { $found }
edition-problem-effect = erwartet: eins von { $expected }; gefunden: { $found }
edition-problem-effect-number = erwartet: { $effect } mit einer Zahl von { $least } bis { $most }; gefunden: { $found }
edition-problem-effect-room = erwartet: Platz für höchstens { $most } Wirkungen (Ziehen braucht zwei, eine 7 oder 0 einen mehr); gefunden: { $found }
edition-problem-effect-colorless = erwartet: { $effect } auf einer Karte ohne Farbe; gefunden: auf einer farbigen
edition-problem-effect-order = erwartet: { $effect } vor { $other }; gefunden: danach
edition-problem-effect-challenge = erwartet: name-color, challenge und dann Ziehen, in dieser Reihenfolge; gefunden: { $found }
edition-problem-effect-last = erwartet: nichts davon auf einer letzten Karte: { $expected }; gefunden: { $found }
edition-problem-effect-sides = erwartet: zwei Seiten für { $effect }; gefunden: eine
edition-problem-effect-gift = erwartet: so wenige Farben und Kartenarten, dass höchstens { $most } Geschenke möglich sind; gefunden: { $found }
edition-problem-acts = erwartet: eine passende Eröffnung (acts: Aussetzen, oder nur Ziehen, Richtungswechsel oder Weitergeben, auf einer Farbe); gefunden: { $found }
edition-problem-draws-only = erwartet: Ziehen auf einer Karte mit der Eröffnung draws_only; gefunden: keins
edition-problem-deck-small = erwartet: mindestens { $least } Karten, für { $players } Spieler mit je { $hand }; gefunden: { $found }
edition-problem-deck-large = erwartet: höchstens { $most } Karten; gefunden: { $found }
edition-problem-openers = erwartet: mindestens { $least } Karten, die eine Runde eröffnen können, was auch gewählt wird; gefunden: { $found }
edition-problem-dealer = { $what ->
    [points] erwartet: Karten mit verschiedenen Punkten, um den Geber zu finden, oder dealer_draw = "random"; gefunden: keine
   *[number] erwartet: Karten mit verschiedenen Zahlen, um den Geber zu finden, oder dealer_draw = "random"; gefunden: keine
}
edition-problem-players = erwartet: Spielerzahlen, die der Modus { $mode } haben kann; gefunden: { $found }
edition-problem-option-idle = erwartet: eine Option, die in diesem Deck etwas ändert; gefunden: { $found }
edition-problem-option-values = erwartet: Werte einer Art; gefunden: { $found }
edition-problem-option-ours = erwartet: ein Schlüssel, den keine unserer Optionen und keine andere Einstellung hat; gefunden: { $found }
edition-problem-own-value = erwartet: ein Wert, der nicht der eigene der Ausgabe ist; gefunden: { $found }
edition-problem-no-change = erwartet: etwas, das sich mit der Option ändert; gefunden: nichts
edition-problem-copies-of-pairs = erwartet: kein `copies`, wo `pairs` die Karten aufzählt; gefunden: { $found }
edition-problem-first-printing = erwartet: keine Regeln für die erste gedruckte Fassung, die die Ausgabe selbst ist; gefunden: { $found }
edition-warning-unnamed = sie hat keinen Namen und heißt nach ihrem Schlüssel, { $key }
edition-warning-no-colorless = keine Karte passt auf alles, also muss oft gezogen werden
edition-warning-no-effects = keine Karte bewirkt etwas: Es gewinnt, wer besser zieht
edition-warning-many-draws = { $share } % der Karten lassen jemanden ziehen: Runden können sehr lang werden
edition-warning-tight = mit { $players } Spielern bleiben nur { $found } Karten zum Ziehen: Runden können oft stecken bleiben
edition-warning-nobody-goes-out = niemand kann je ausgehen: jede Karte beginnt einen Kampf, auch als letzte
edition-warning-few-last = { $share } % der Karten beginnen auch als letzte einen Kampf: Runden können sehr lang werden
edition-warning-same-paint = { $one } und { $other } haben denselben Anstrich, { $paint }: Nur ihre Formen unterscheiden sie
edition-warning-same-cards = zwei Arten von Karten haben denselben Namen, { $name }
edition-warning-same-colors = zwei Farben haben denselben Namen, { $name }
remark-at-line = Zeile { $line }: { $said }

# The commands `lastcard edition …`.
terminal-edition-new = { $file } ist geschrieben. Weiter mit: lastcard edition check { $file }
terminal-edition-schema = Daneben liegt jetzt { $file }: Editoren, die TOML kennen, ergänzen und prüfen danach.
terminal-edition-note = { $file }: Hinweis: { $note }
terminal-edition-good = { $file }: { $name } ist spielbar: { $cards } Karten, { $fewest } bis { $most } Spieler
terminal-edition-rounds = Runden
terminal-edition-both = Regelwerk und kompiliertes Spiel
terminal-edition-secrets = Geheimnisse
terminal-edition-ended = Alle { $count } Runden enden, im Mittel nach { $mean } Eingaben; blockiert: { $blocked }.
terminal-edition-agreed = Regelwerk und kompiliertes Spiel stimmen in { $count } Runden überein.
terminal-edition-not-compiled = Das kompilierte Spiel ist nicht installiert (pip install 'lastcard[fast]'): Es wurde nichts verglichen.
terminal-edition-secret = Niemand sieht Verborgenes: { $count } Mal wurden die verborgenen Karten neu verteilt.
terminal-edition-scenarios = Szenarien: { $passed } stimmen, { $failed } nicht.
terminal-edition-cards = Karten im Deck: { $count }
terminal-edition-row = × { $copies }, zählt { $points }
