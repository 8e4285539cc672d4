# Was die Seite fragt, danach erzählt und zählt. The same ids and variables stand in every language.

## Questions

ask-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ask-close = Schließen
ask-color-title = Welche Farbe?
ask-challenge-title = Glaubst du { $who }?
ask-challenge-why-none = { $card } ist ein Bluff, wenn { $who } noch die Farbe hat, die davor galt.
ask-challenge-why-all = { $card } ist ein Bluff, wenn { $who } noch die Farbe hat, die davor galt, oder irgendeine andere Karte ohne Farbe.
ask-challenge-why-plain-only = { $card } ist ein Bluff, wenn { $who } noch die Farbe hat, die davor galt, oder diese Karte: { $wild }.
ask-challenge-right = Wenn es ein Bluff war: { $count ->
    [one] { $who } zieht { $count } Karte, und du bist dran.
   *[other] { $who } zieht { $count } Karten, und du bist dran.
}
ask-challenge-right-color = Wenn es ein Bluff war: { $who } zieht, bis { $color } kommt, und du bist dran.
ask-challenge-wrong = Wenn nicht: { $count ->
    [one] Du ziehst { $count } Karte und { $extra } dazu und setzt aus.
   *[other] Du ziehst { $count } Karten und { $extra } dazu und setzt aus.
}
ask-challenge-wrong-color = Wenn nicht: Du ziehst, bis { $color } kommt, und { $extra } dazu, und setzt aus.
ask-challenge-add = Oder gib weiter:
ask-challenge-do = Herausfordern
ask-take = { $count ->
    [one] { $count } Karte nehmen
   *[other] { $count } Karten nehmen
}
ask-take-color = Ziehen bis { $color }
ask-stack-title = { $count ->
    [one] { $count } Karte für dich
   *[other] { $count } Karten für dich
}
ask-stack-add = Leg eine Karte drauf und gib weiter:
ask-stack-nothing = Du hast keine Karte zum Weitergeben.
ask-give-title = Karten verschenken?
ask-give-hint = Höchstens eine von jeder Farbe, alle an dieselbe Person.
ask-give-whom = An wen?
ask-give-choose = Wähle Karten und wer sie bekommt
ask-give-do = { $count ->
    [one] { $other } { $count } Karte schenken
   *[other] { $other } { $count } Karten schenken
}
ask-give-none = Nichts verschenken
ask-battle-title = Wen forderst du zum Kampf?
ask-battle-hint = Beide wählen verdeckt eine Karte.
ask-battle-price = { $count ->
    [one] Die höhere Zahl gewinnt; Karten ohne Zahl zählen 0. Wer verliert, nimmt die Karten und zieht noch eine; wer gewinnt, wünscht sich die Farbe.
   *[other] Die höhere Zahl gewinnt; Karten ohne Zahl zählen 0. Wer verliert, nimmt die Karten und zieht noch { $count }; wer gewinnt, wünscht sich die Farbe.
}
ask-battle-none-hint = Du kannst auch auf den Kampf verzichten: Dann bleibt die Farbe, wie sie ist.
ask-battle-none = Kein Kampf
ask-reveal-title = Wähle verdeckt eine Karte
ask-reveal-again = Gleichstand! Wähle noch eine Karte
ask-show-title = Zeig { $who } eine Karte: { $color }
ask-show-hint = Nur { $who } sieht sie, und du behältst sie.
ask-show-hint-all = Alle sehen sie, und du behältst sie.
ask-drawn-title = Gezogen: { $card }
ask-drawn-play = Spielen
ask-drawn-keep = Behalten
ask-swap-title = Mit wem tauschst du die Karten?
ask-pass-title = { $count ->
    [one] Wähle eine Karte zum Weitergeben
   *[other] Wähle { $count } Karten zum Weitergeben
}
ask-pass-hint = Alle wählen verdeckt. Was du wählst, bekommt { $other }; alles wandert gleichzeitig.
ask-pass-chosen = Gewählt: { $cards }
ask-hand-title = Die Handkarten von { $who }
ask-shown-title = Dir gezeigt
ask-gift-title = Ein Geschenk von { $who }

## A battle

ask-battle-stage = Kampf: { $who } gegen { $other }
ask-battle-opponent = die andere Seite
ask-battle-choosing = wählt …
ask-battle-ready = bereit
ask-battle-winner = gewinnt
ask-battle-tie = Gleichstand: noch einmal!
ask-battle-aside = { $count ->
    [one] { $count } Karte beiseitegelegt
   *[other] { $count } Karten beiseitegelegt
}

## What happened

log-title = Was geschah
log-open = Zeigen, was geschah
log-empty = Noch nichts.

## Scores

score-round = Runde { $number }
score-you-out = Du bist alle Karten los!
score-out-of-cards = { $who } ist alle Karten los
score-blocked = Die Runde ist blockiert
score-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-hands = Übrige Karten
score-caption = Punkte nach jeder Runde
score-player = Name
score-total = Summe
score-eliminated = ausgeschieden
score-next = Nächste Runde in { $seconds } s
score-next-soon = Gleich beginnt die nächste Runde
score-look = Den Tisch ansehen
score-look-back = Zurück zum Punktestand
score-you-win = Du gewinnst die Partie!
score-winners = { $count ->
    [one] { $who } gewinnt die Partie
   *[other] { $who } gewinnen die Partie
}
score-rematch = Noch einmal spielen
score-rematch-wait = { $who } kann eine neue Partie beginnen.
score-rematch-nobody = Niemand ist da, um eine neue Partie zu beginnen.
score-replay = Wiederholung ansehen
score-record = Aufzeichnung sichern
score-home = Startseite
score-goal-first-to = Wer alle Karten los ist, bekommt, was die anderen noch halten. Wer zuerst { $points } erreicht, gewinnt.
score-goal-lowest = Alle zählen zusammen, was ihnen bleibt. Erreicht jemand { $points }, gewinnt die niedrigste Summe.
score-goal-elimination = Alle zählen zusammen, was ihnen bleibt. Wer { $points } erreicht, scheidet aus; wer übrig bleibt, gewinnt.
score-goal-single = Eine Runde entscheidet.
score-goal-partners = Wer alle Karten los ist, bekommt für das eigene Paar, was die anderen halten. Das erste Paar mit { $points } gewinnt.
score-goal-partners-lowest = Das andere Paar zählt zusammen, was es noch hält. Erreicht ein Paar { $points }, gewinnt die niedrigere Summe.
score-goal-rotation = Alle spielen mit allen als Paar. Nach der letzten Runde gewinnt die höchste Summe.

## Reactions

react-title = Reagieren
react-bravo = Bravo!
react-laugh = Haha!
react-wow = Wow!
react-oops = Hoppla!
react-hurry = Mach schon!
react-thanks = Danke!
react-mute = Reaktionen ausblenden
react-unmute = Reaktionen einblenden
react-said = { $who }: { $reaction }

## Rules of a table

option-title = Regeln an diesem Tisch
option-none = Nichts ist geändert: Es gilt das Regelblatt.
option-changed = Anders als im Regelblatt
option-timer = Zeit für eine Antwort
option-timer-none = unbegrenzt
option-timer-seconds = { $seconds } s

## Options and their values

option-dealer-draw = Wer zuerst gibt
option-dealer-draw-number = die höchste Zahl
option-dealer-draw-points = die Karte mit den meisten Punkten
option-dealer-draw-random = durch Los
option-next-dealer = Wer danach gibt
option-next-dealer-left = wer links sitzt
option-next-dealer-winner = wer gewonnen hat
option-next-dealer-redraw = neu gezogen
option-next-dealer-same = immer dieselbe Person
option-start-direction = In welche Richtung eine Runde beginnt
option-start-direction-left = linksherum
option-start-direction-right = rechtsherum
option-rejected-opening = Eine erste Karte, die nicht liegen bleiben darf
option-rejected-opening-shuffle = wird in den Stapel gemischt
option-rejected-opening-bottom = kommt unter den Stapel
option-rejected-opening-middle = kommt mitten in den Stapel
option-opening-wild = Joker als erste Karte
option-opening-wild-put-back = kommt zurück in den Stapel
option-opening-wild-left-names = wer anfängt, wünscht die Farbe
option-opening-draw-skips = Zieh 2 als erste Karte lässt auch aussetzen
option-opening-reverse = Retour als erste Karte: Wer beginnt
option-opening-reverse-dealer = der Geber
option-opening-reverse-right = wer auf der anderen Seite neben dem Geber sitzt
option-opening-trend = Modetrend als erste Karte
option-opening-trend-left-names = wer anfängt, wünscht die Farbe
option-opening-trend-put-back = kommt zurück in den Stapel
option-opening-flip = Flip als erste Karte
option-opening-flip-inert = bewirkt nichts
option-opening-flip-flip = dreht alles um
option-opening-flip-put-back = kommt zurück in den Stapel
option-drawn-card = Eine gezogene Karte, die passt
option-drawn-card-may = darf gespielt werden
option-drawn-card-must = muss gespielt werden
option-drawn-card-must-if-stuck = muss gespielt werden, wenn vorher nichts gepasst hat
option-voluntary-draw = Ziehen, obwohl eine Karte passt
option-voluntary-draw-true = ist erlaubt
option-voluntary-draw-false = nur, wenn keine farbige passt
option-voluntary-draw-never = ist nicht erlaubt
option-two-player-reverse = Retour zu zweit
option-two-player-reverse-skip = wirkt wie Aussetzen
option-two-player-reverse-plain = ändert nur die Richtung
option-strict-wild-draw = Zieh-Joker nur ohne die geltende Farbe
option-catch-until = Wer UNO vergisst, kann erwischt werden
option-catch-until-begins = bis die nächste Person beginnt
option-catch-until-plays = bis die nächste Person gespielt hat
option-catch-until-open = solange nur eine Karte übrig ist
option-penalty-draw-closes-uno = Wer Strafkarten zieht, beendet die Zeit zum Erwischen
option-beachcomber-color = Farbe nach Strandwellen
option-beachcomber-color-name = wer schenkt, wünscht sie
option-beachcomber-color-keep = bleibt, wie sie war
option-battle-last-card = Kampf als letzte Karte
option-battle-last-card-draw-and-fight = eine Karte ziehen und kämpfen
option-battle-last-card-goes-out = sofort gewonnen
option-battle-optional = Die Karte Kampf darf man spielen, ohne zu kämpfen
option-battle-next = Nach einem Kampf geht es weiter nach
option-battle-next-challenger = der Person, die gefordert hat
option-battle-next-challenged = der Person, die gefordert wurde
option-battle-uno = Kampf, der nur eine Karte übrig lässt: UNO rufen
option-battle-uno-after-battle = nach dem Kampf
option-battle-uno-at-once = sofort
option-uno-after-battle = UNO rufen nach einem Kampf
option-uno-after-battle-on-drop = mit nur noch einer Karte
option-uno-after-battle-never = nie nötig
option-trend-color = Farbe nach einem Modetrend
option-trend-color-called = die gewünschte
option-trend-color-keep = bleibt, wie sie war
option-trend-visible = Wer die gezeigten Karten sieht
option-trend-visible-caller = nur, wer die Farbe gewünscht hat
option-trend-visible-all = alle
option-trend-last-card = Modetrend als letzte Karte
option-trend-last-card-resolve = die anderen müssen noch zeigen
option-trend-last-card-ignore = die Runde endet sofort
option-wild-after-flip = Joker oben nach einem Flip: Die Farbe wünscht
option-wild-after-flip-next = wer als Nächstes dran ist
option-wild-after-flip-flipper = wer den Flip gespielt hat
option-last-flip-side = Flip als letzte Karte: Es zählt
option-last-flip-side-new = die neue Seite
option-last-flip-side-old = die alte Seite
option-show-inactive = Andere sehen die Rückseiten deiner Karten
option-peek-own-back = Du siehst die Rückseiten deiner eigenen Karten
option-mini-deck = Deck
option-mini-deck-a = Zahlen 1 bis 9, 4 + 4 Joker
option-mini-deck-b = Zahlen 0 bis 9, 2 + 2 Joker
option-mini-draw-one = Karten für ein Zieh 1
option-mini-draw-one-1 = 1
option-mini-draw-one-2 = 2
option-mini-wild-match = Joker in der Hand, die einen Zieh-2-Joker zum Bluff machen
option-mini-wild-match-all = alle anderen
option-mini-wild-match-plain-only = nur der einfache Joker
option-mini-wild-match-none = keine
option-last-card-draw = Nach einer Ziehkarte als letzter Karte wird noch gezogen
option-last-card-draw-always = immer
option-last-card-draw-scored = wenn Punkte gezählt werden
option-last-card-draw-never = nie
option-target = Punkte bis zum Ziel
option-target-value = { $count } Punkte
option-rotation-order = Wechselnde Partner: Gewechselt wird
option-rotation-order-blocks = alle vier Runden
option-rotation-order-alternate = nach jeder Runde (zu viert)
option-cycles = Wechselnde Partner: Wie oft der ganze Zyklus gespielt wird
option-cycles-value = { $count ->
    [one] einmal
   *[other] { $count }-mal
}
option-stacking = Ziehkarten stapeln
option-stacking-false = nein
option-stacking-same = mit gleich vielen
option-stacking-higher = mit gleich vielen oder mehr
option-jump-in = Eine gleiche Karte reinwerfen
option-seven-zero = 7 tauscht Handkarten, 0 gibt alle weiter
option-draw-to-match = Ziehen, bis eine Karte passt
option-force-play = Wer spielen kann, muss
option-no-bluff = Kein Bluff
option-false-catch-penalty = Falsch erwischt kostet 2 Karten
