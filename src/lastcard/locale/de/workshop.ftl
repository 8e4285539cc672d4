# The workshop, where people make editions of their own, Deutsch.

workshop-title = Mach deine eigene Ausgabe
workshop-lead = Wähle Farben, Zahlen und was die Karten können, probier es aus und spiel es mit anderen oder gegen Bots.
workshop-enter = In die Werkstatt
workshop-usual = wie üblich
workshop-remove = Entfernen
workshop-remove-this = Entfernen: { $what }
workshop-added = Hinzugefügt: { $what }
workshop-removed = Entfernt: { $what }
workshop-moved = { $what }: jetzt Nummer { $place } von { $count }
workshop-up = Nach oben: { $what }
workshop-down = Nach unten: { $what }
workshop-more = Mehr
workshop-languages = In anderen Sprachen

## Where to begin

workshop-start = Womit du anfängst
workshop-start-from = Vorlage
workshop-start-nothing = nichts als Zahlen
workshop-start-go = Neu anfangen
workshop-open-file = Datei öffnen
workshop-undo = Zurück zu dem, was da war
workshop-undone = Was vorher da war, ist wieder da.
workshop-begun = Du hast neu angefangen. Was vorher da war, kannst du zurückholen.
workshop-mine = Mein { $edition }
workshop-file-bad = Diese Datei lässt sich nicht öffnen
workshop-file-long = Sie ist zu groß für eine Ausgabe.

## The game

workshop-basics = Das Spiel
workshop-name = Name
workshop-about = Eine Zeile darüber
workshop-fewest = Mindestens Personen
workshop-most = Höchstens Personen
workshop-hand = Karten für alle
workshop-target = Punkte zum Sieg

## Colors

workshop-colors = Farben
workshop-color = { $number }: { $name }
workshop-paint = Farbe
workshop-shape = Form
workshop-letter = Buchstabe
workshop-letter-hint = Er steht in Aufzeichnungen für die Farbe.
workshop-color-name = Name der Farbe
workshop-add-color = Farbe hinzufügen
workshop-shape-diamond = Raute
workshop-shape-circle = Kreis
workshop-shape-triangle = Dreieck
workshop-shape-square = Quadrat
workshop-shape-waves = Wellen
workshop-shape-heart = Herz
workshop-shape-sun = Sonne
workshop-shape-moon = Mond
workshop-shape-star = Stern
workshop-shape-cross = Kreuz
workshop-shape-ring = Ring
workshop-shape-leaf = Blatt

## Cards

workshop-rows = Karten
workshop-row = { $number }: { $name }
workshop-kind-numbers = Zahlen
workshop-kind-colored = eine Aktionskarte
workshop-kind-colorless = eine Karte ohne Farbe
workshop-add-numbers = Zahlen hinzufügen
workshop-add-colored = Aktionskarte hinzufügen
workshop-add-colorless = Karte ohne Farbe hinzufügen
workshop-from = Von
workshop-to = Bis
workshop-copies = Anzahl
workshop-copies-each = Anzahl je Farbe
workshop-points = Punkte
workshop-card-name = Name der Karte
workshop-card-text = Was sie tut, in einer Zeile von dir
workshop-symbol = Kurzzeichen
workshop-symbol-hint = Bis zu vier kleine Buchstaben, Ziffern oder +. Es steht in Aufzeichnungen für die Karte.

## What cards do

workshop-played = Was sie tut
workshop-effect = Wirkung { $number }
workshop-effect-none = Nichts: Sie wird nur gespielt.
workshop-add-effect = Wirkung hinzufügen
workshop-effect-skip = Die nächste Person setzt aus
workshop-effect-skip-everyone = Alle anderen setzen aus
workshop-effect-reverse = Die Spielrichtung dreht sich um
workshop-effect-draw = Ziehen und aussetzen
workshop-effect-draw-only = Ziehen, aber nicht aussetzen
workshop-effect-draw-until-color = Ziehen, bis die Farbe kommt
workshop-effect-name-color = Du wünschst dir eine Farbe
workshop-effect-restore-color = Die Farbe von vorher gilt wieder
workshop-effect-challenge = Das Ziehen darf angezweifelt werden
workshop-effect-give = Du verschenkst Karten
workshop-effect-duel = Du forderst jemanden zum Kampf
workshop-effect-show = Die anderen zeigen die Farbe
workshop-effect-flip = Alles wird umgedreht
workshop-effect-swap-hands = Du tauschst mit jemandem die Handkarten
workshop-effect-pass-hands = Alle Handkarten wandern einen Platz weiter
workshop-effect-pass = Alle geben Karten weiter
workshop-count-draw = Karten
workshop-count-draw-only = Karten
workshop-count-draw-until-color = Karten dazu
workshop-count-challenge = Mehr, wenn zu Unrecht
workshop-count-give = Bei vergessenem Ruf
workshop-count-duel = Verlierer zieht
workshop-count-show = Wer sie nicht hat, zieht
workshop-count-pass = Karten
workshop-opening = Als erste Karte einer Runde
workshop-opening-usual = Wie bei solchen Karten üblich
workshop-opening-starts = Nichts passiert
workshop-opening-acts = Sie wirkt, als hätte der Geber sie gespielt
workshop-opening-turns = Es geht andersherum los
workshop-opening-draws_only = Wer beginnt, zieht und spielt dann
workshop-opening-left_names = Wer beginnt, wünscht sich eine Farbe
workshop-opening-put_back = Sie kommt zurück in den Stapel
workshop-opening-buried = Eine andere wird darauf aufgedeckt
workshop-opening-flips = Alles wird umgedreht
workshop-last = Als letzte Karte etwas anderes
workshop-last-hint = Üblich ist: Nur das Ziehen zählt dann noch.
workshop-last-does = Was sie als letzte Karte tut

## What the form does not show

workshop-kept = Auch in dieser Ausgabe
workshop-kept-hint = Das kam mit. Es bleibt, wie es ist, wenn du es nicht entfernst.
workshop-kept-mode = Eine andere Art, die Partie zu gewinnen
workshop-kept-rulings = Antworten auf Feinheiten der Regeln
workshop-kept-wild_match = Wann ein Zieh-Joker ein Bluff ist
workshop-kept-shown_to_all = Gezeigte Karten sehen alle
workshop-kept-options = Feinheiten, die man am Tisch wählen kann
workshop-kept-option = Eigene Wahlmöglichkeiten
workshop-kept-alternative = Was die Wahl ändert
workshop-kept-printing = Regelblätter in mehreren Sprachen

## Whether it can be played

workshop-check = Prüfung
workshop-checking = Wird geprüft …
workshop-cards = { $count ->
    [one] Eine Karte.
   *[other] { $count } Karten.
}
workshop-lopsided = Die helle Seite hat { $light } Karten, die dunkle { $dark }. Beide brauchen gleich viele.
workshop-fine = Das kann man spielen.
workshop-problems = { $count ->
    [one] Eines ist noch zu ändern:
   *[other] { $count } Dinge sind noch zu ändern:
}
workshop-warnings = Einen Gedanken wert

## What is to be mended, at its field

workshop-problem-number = Schreib hier eine ganze Zahl hin.
workshop-problem-bounds = Es muss zwischen { $least } und { $most } liegen.
workshop-problem-players-order = Das können nicht weniger sein als mindestens mitspielen.
workshop-problem-numbers-order = Die letzte Zahl kann nicht kleiner sein als die erste.
workshop-problem-players = Mit so vielen Personen lässt sich ein Spiel nicht so gewinnen, wie diese Ausgabe es verlangt.
workshop-problem-deck-small = { $players } Personen mit je { $hand } Karten brauchen mindestens { $least } Karten. Es sind { $found }.
workshop-problem-deck-large = Höchstens { $most } Karten sind möglich. Es sind { $found }.
workshop-problem-openers = Mindestens { $least } Karten müssen eine Runde eröffnen können. Es sind nur { $found }.
workshop-problem-effect-colorless = „{ $effect }“ geht nur auf einer Karte ohne Farbe.
workshop-problem-effect-sides = „{ $effect }“ braucht Karten mit zwei Seiten.
workshop-problem-effect-order = „{ $effect }“ muss vor „{ $other }“ kommen.
workshop-problem-effect-challenge = „{ $effect }“: Davor muss eine Farbe gewünscht werden, und gleich danach muss das Ziehen kommen.
workshop-problem-effect-last = „{ $effect }“ geht nicht mit einer letzten Karte.
workshop-problem-effect-room = Das ist zu viel für eine Karte. Sie kann { $most } Wirkungen haben, und Ziehen zählt doppelt.
workshop-problem-effect-gift = Es gibt zu viele Farben und Kartenarten für eine Karte, die Karten verschenkt. Nimm weniger davon.
workshop-problem-acts = Diese Karte kann nicht wirken, als wäre sie beim Geben gespielt worden. Wähle hier etwas anderes.
workshop-problem-draws-only = Diese Karte lässt niemanden ziehen. Wähle hier etwas anderes.
workshop-problem-color = Schreib einen kleinen Buchstaben von a bis z hin.
workshop-problem-symbol = Schreib 1 bis { $most } kleine Buchstaben, Ziffern oder + hin.
workshop-problem-notation = In Aufzeichnungen bedeutet { $found } etwas anderes. Wähle ein anderes Zeichen.
workshop-problem-twice-card = Gibt es schon: { $found }
workshop-problem-twice-letter = Eine andere Farbe hat schon den Buchstaben { $found }.
workshop-problem-amount-colors = Es müssen { $least } bis { $most } Farben sein.
workshop-problem-amount-rows = Es müssen { $least } bis { $most } Arten von Karten sein. Jede Zahl ist eine.
workshop-problem-text-form = Lass diese Zeichen weg: { $signs }
workshop-problem-text-length = Höchstens { $most } Zeichen sind möglich.
workshop-problem-rest = Dieser Teil passt nicht mehr zu den Karten. Entferne ihn, oder hol zurück, wovon er handelt.
workshop-problem-toml = Das ist nicht die Datei einer Ausgabe, oder sie ist beschädigt.
workshop-taken = { $what } (vergeben)
workshop-twin-paint = Eine andere Farbe dieser Seite sieht genauso aus. Wähle eine, die noch frei ist.
workshop-twin-shape = Eine andere Farbe dieser Seite hat dieselbe Form: Wer Farben nicht sieht, kann sie nicht unterscheiden. Wähle eine, die noch frei ist.
workshop-warning-unnamed = Sie hat noch keinen Namen.

## A quick check

workshop-trial = Probieren
workshop-trial-hint = { $count } schnelle Runden, in denen alle irgendetwas tun, was erlaubt ist.
workshop-trial-go = { $count } Runden spielen
workshop-trial-running = Die Runden werden gespielt …
workshop-trial-rounds = { $count ->
    [one] Eine Runde zu { $seats } Personen
   *[other] { $rounds } Runden zu { $seats } Personen
}
workshop-trial-endless = Eine Runde nahm kein Ende und wurde abgebrochen.
workshop-trial-old = Seitdem hast du etwas geändert. Spiel die Runden noch einmal, dann stimmen die Zahlen wieder.
workshop-trial-length = Züge in einer Runde
workshop-trial-blocked = Runden, in denen nichts mehr ging
workshop-trial-wins = Wer gewinnt
workshop-trial-dealer = Wer gibt
workshop-trial-seat = { $number ->
    [1] Als Erstes nach dem Geber
    [2] Als Zweites
    [3] Als Drittes
   *[other] Als { $number }.
}
workshop-trial-plays = In einer Runde gespielt, im Schnitt

## What to do with it

workshop-ways = Spielen und teilen
workshop-play = Gleich gegen Bots spielen
workshop-invite = Tisch für Freunde eröffnen
workshop-download = Datei herunterladen
workshop-share = Link dazu kopieren
workshop-share-unready = Man kann sie noch nicht spielen: Wer den Link öffnet, sieht, was noch fehlt.
workshop-link = Link zu dieser Ausgabe
workshop-link-long = Sie ist zu lang für einen Link: Lade die Datei herunter und schick sie.
workshop-link-bad = Dieser Link zu einer Ausgabe ist beschädigt oder unvollständig. Von dir ist nichts verloren; lass ihn dir noch einmal schicken.
workshop-kept-here = Was du hier machst, bleibt in diesem Browser.

## Problems

problem-no-guest-editions = Dieser Server spielt nur seine eigenen Ausgaben
problem-no-guest-editions-next = Wer ihn betreibt, kann andere erlauben (guest_editions). Auf deinem eigenen Computer hat lastcard play eine Werkstatt.
problem-bad-edition = Diese Ausgabe kann man noch nicht spielen
problem-bad-edition-next = Nichts ist verloren: Die Prüfung sagt, was zu ändern ist.
