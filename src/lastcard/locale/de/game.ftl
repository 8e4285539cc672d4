# lastcard, Deutsch (German). The same ids and variables stand in every language; a test keeps them equal.

## Editions

edition-classic = Klassisch
edition-beach = Strand
edition-battle = Kampf
edition-trend = Trend
edition-flip = Flip
edition-mini = Mini
edition-own = Eigene Ausgabe

## Printings: the language of a rule sheet, as in “the sheet in French (Canada)”.

printing-en = Englisch
printing-es = Spanisch
printing-fr = Französisch
printing-fr-CA = Französisch (Kanada)
printing-fr-FR = Französisch (Frankreich)
printing-pt = Portugiesisch
printing-de = Deutsch
printing-it = Italienisch
printing-nl = Niederländisch

## Colors, by their paints. Turquoise is called teal where cards have two sides.

color-red = Rot
color-yellow = Gelb
color-green = Grün
color-blue = Blau
color-turquoise = Türkis
color-turquoise-dark = Blaugrün
color-pink = Rosa
color-orange = Orange
color-purple = Lila
color-brown = Braun
color-gray = Grau
color-lime = Limettengrün
color-navy = Marineblau

## Cards

card-colored = { $color } { $symbol }
card-hidden = eine Karte
symbol-s = Aussetzen
symbol-v = Retour
symbol-plus1 = Zieh 1
symbol-plus2 = Zieh 2
symbol-plus5 = Zieh 5
symbol-e = Alle aussetzen
symbol-f = Flip
symbol-w = Joker
symbol-w-plus2 = Zieh-2-Joker
symbol-w-plus4 = Zieh-4-Joker
symbol-w-plusc = Farbe-ziehen-Joker
symbol-wg = Strandwellen
symbol-wb = Kampf
symbol-wt = Modetrend

## What happened

event-dealer-cut = Wer gibt? { $who } zieht { $card }.
event-dealer-found = { $who } gibt.
event-pile-shuffled = { $count ->
    [one] Eine Karte wird in den Nachziehstapel gemischt.
   *[other] { $count } Karten werden in den Nachziehstapel gemischt.
}
event-hands-dealt = Die Karten werden ausgeteilt.
event-card-turned-up = Aufgedeckt: { $card }.
event-opening-put-back-shuffle = Die Karte kommt zurück in den Stapel.
event-opening-put-back-bottom = Die Karte kommt unter den Stapel.
event-opening-put-back-middle = Die Karte kommt mitten in den Stapel.
event-card-played = { $who } spielt { $card }.
event-card-jumped = { $who } wirft { $card } rein.
event-cards-drawn = { $count ->
    [one] { $who } zieht eine Karte: { $cards }.
   *[other] { $who } zieht { $count } Karten: { $cards }.
}
event-cards-drawn-hidden = { $count ->
    [one] { $who } zieht eine Karte.
   *[other] { $who } zieht { $count } Karten.
}
event-card-kept = { $who } behält die Karte.
event-turn-passed = { $who } kann weder spielen noch ziehen.
event-color-named = { $who } wünscht sich { $color }.
event-color-restored = Es gilt wieder { $color }.
event-direction-left = Jetzt geht es nach links weiter.
event-direction-right = Jetzt geht es nach rechts weiter.
event-turn-lost = { $who } setzt aus.
event-draw-accepted = { $who } nimmt die Karten.
event-draw-challenged = { $who } fordert { $other } heraus.
event-hand-shown = { $who } zeigt { $other } die Handkarten: { $cards }.
event-hand-shown-hidden = { $who } zeigt { $other } die Handkarten.
event-challenge-guilty = { $who } hat geblufft.
event-challenge-innocent = { $who } hat sich an die Regeln gehalten.
event-cards-given = { $who } schenkt { $other }: { $cards }.
event-cards-given-hidden = { $count ->
    [one] { $who } schenkt { $other } eine Karte.
   *[other] { $who } schenkt { $other } { $count } Karten.
}
event-no-gift = { $who } verschenkt nichts.
event-battle-declared = { $who } fordert { $other } zum Kampf.
event-no-battle = { $who } fordert niemanden zum Kampf.
event-card-picked = { $who } hat eine Karte gewählt.
event-cards-revealed = { $who } deckt { $card } auf, { $other } deckt { $card2 } auf.
event-battle-won = { $who } gewinnt den Kampf; { $other } nimmt die Karten.
event-battle-void = Der Kampf bleibt ohne Ergebnis.
event-card-shown = { $who } zeigt { $other }: { $card }.
event-card-shown-hidden = { $who } zeigt { $other } eine Karte.
event-show-failed = { $who } kann kein { $color } zeigen.
event-sides-turned-light = Alles wird auf die helle Seite gedreht; oben liegt { $card }.
event-sides-turned-dark = Alles wird auf die dunkle Seite gedreht; oben liegt { $card }.
event-hands-swapped = { $who } tauscht die Handkarten mit { $other }.
event-hands-passed = Alle Handkarten wandern einen Platz weiter.
event-cards-chosen = { $who } hat gewählt: { $cards }.
event-cards-chosen-hidden = { $who } hat gewählt.
event-cards-passed = { $who } gibt an { $other } weiter: { $cards }.
event-cards-passed-hidden = { $count ->
    [one] { $who } gibt eine Karte an { $other } weiter.
   *[other] { $who } gibt { $count } Karten an { $other } weiter.
}
event-uno-called = { $who }: UNO!
event-uno-caught = { $other } erwischt { $who } ohne UNO-Ruf.
event-catch-failed = { $other } beschuldigt { $who } zu Unrecht.
event-call-forgotten = { $who } hat die letzte Karte verschenkt, ohne UNO zu rufen.
event-round-won = { $who } ist alle Karten los. { $points ->
    [one] Ein Punkt.
   *[other] { $points } Punkte.
}
event-round-blocked = Niemand kann weiterspielen: Die Runde ist blockiert.
event-match-won = { $who } gewinnt die Partie.

## Questions

question-play = { $who } am Zug
question-drawn = { $who } am Zug: gezogene Karte spielen oder behalten
question-color = { $who } am Zug: eine Farbe wünschen
question-challenge = { $who } am Zug: nehmen oder herausfordern
question-stack = { $who } am Zug: nehmen oder drauflegen
question-give = { $who } am Zug: Karten verschenken
question-battle = { $who } am Zug: jemanden zum Kampf fordern
question-reveal = { $who } am Zug: verdeckt eine Karte wählen
question-show = { $who } am Zug: eine Karte zeigen
question-swap = { $who } am Zug: Handkarten tauschen
question-pass = { $who } am Zug: Karten zum Weitergeben wählen

## Why a move is refused

reason-not-asked = Du bist gerade nicht gefragt.
reason-wrong-answer = Das ist keine Antwort auf die Frage.
reason-awaiting-chance = Die Karten werden gerade gemischt.
reason-round-over = Die Runde ist zu Ende.
reason-not-in-hand = Diese Karte hast du nicht.
reason-no-match = Weder Farbe noch Symbol passen zur obersten Karte.
reason-holds-color = Du hast eine Karte der geltenden Farbe, und Bluffen ist nicht erlaubt.
reason-only-drawn-card = Nach dem Ziehen darfst du nur die gezogene Karte spielen.
reason-must-play = Du hast eine Karte, die du spielen musst.
reason-must-play-drawn = Du musst die gezogene Karte spielen.
reason-can-draw = Solange du ziehen kannst, darfst du nicht passen.
reason-cannot-draw = Es gibt keine Karte mehr zum Ziehen.
reason-no-such-color = Diese Farbe gibt es auf dieser Seite nicht.
reason-cannot-stack = Diese Karte kann nicht draufgelegt werden.
reason-no-such-seat = Diesen Platz gibt es nicht.
reason-own-seat = Wähle jemand anderen als dich selbst.
reason-empty-gift = Zum Verschenken braucht es mindestens eine Karte und jemanden, der sie bekommt.
reason-gift-colorless = Karten ohne Farbe können nicht verschenkt werden.
reason-gift-same-suit = Von jeder Farbe kann nur eine Karte verschenkt werden.
reason-must-battle = Du musst jemanden zum Kampf fordern.
reason-already-picked = Du hast deine Karte schon gewählt.
reason-show-other-color = Zeig eine Karte der gewünschten Farbe.
reason-no-call = Jetzt gibt es kein UNO zu rufen.
reason-already-called = Du hast schon UNO gerufen.
reason-nothing-to-catch = Es gibt niemanden zu erwischen.
reason-no-jump = Reinwerfen ist jetzt nicht möglich.
reason-not-identical = Zum Reinwerfen muss die Karte in Farbe und Symbol der obersten gleichen.

## Words on screens

label-edition = Ausgabe
label-seats = Plätze
label-hand = Hand
label-cards = Karten
label-target = Ziel
label-mode = Modus
label-special = Spezialkarten
label-dealer-draw = Geberwahl
label-opening-wild = Joker als erste Karte
label-opening-wild-draw = Zieh-Joker als erste Karte
label-opening-special = Spezialkarte als erste Karte
label-opening-action = Aktionskarte als erste Karte
label-decline = ziehen statt spielen
label-drawn-card = passende gezogene Karte spielen
label-wild-draw = Zieh-Joker
label-failed-challenge = verlorene Herausforderung
label-wilds-match = Joker gelten als passend
label-last-draw = Ziehkarte als letzte Karte
label-wild-points = Punkte eines Jokers
label-options = Optionen
label-rounds = Runden
label-length = Länge in Zügen
label-mean = Mittel
label-wins = Siege
label-points = Punkte
label-blocked = blockiert
label-seat = Platz
label-share = Anteil
label-draw-pile = Nachziehstapel
label-discard-pile = Ablagestapel
label-color = Farbe
label-round = Runde
label-total = Summe
value-yes = ja
value-no = nein
value-none = –
value-by-number = höchste Zahl
value-by-points = höchste Punktzahl
value-by-lot = durch Los
value-always = immer
value-never = nie
value-if-scored = wenn Punkte gezählt werden
value-until-color = bis zur Farbe
opening-starts = es wird darauf gespielt
opening-acts = wirkt
opening-turns = dreht die Richtung um
opening-draws_only = ziehen ohne Aussetzen
opening-left_names = wer links vom Geber sitzt, wünscht
opening-put_back = kommt zurück
opening-buried = zählt nicht
opening-flips = alles wird umgedreht
mode-first_to = zuerst am Ziel
mode-lowest = niedrigste Summe
mode-elimination = Ausscheiden
mode-single = eine einzige Runde
mode-partners = Partner
mode-partners_lowest = Partner, niedrigste Summe
mode-rotation = wechselnde Partner
