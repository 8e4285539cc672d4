# How to play, Deutsch. Told from the data of an edition (howto.py), so that only what holds is said.

## Screens

rules-of = So wird { $edition } gespielt
rules-of-printing = So wird { $edition } nach dem Regelblatt auf { $printing } gespielt
rules-editions = Ausgaben
rules-contents = Inhalt
rules-print = Drucken

## Headings

rules-section-goal = Ziel
rules-section-setup = Vorbereitung
rules-section-opening = Die erste Karte
rules-section-turn = Dein Zug
rules-section-cards = Die Karten
rules-section-cards-light = Die helle Seite
rules-section-cards-dark = Die dunkle Seite
rules-section-uno = UNO!
rules-section-end = Ende einer Runde
rules-section-match = Wer gewinnt
rules-section-house = Hausregeln

## Goal

rules-goal = Werde als Erstes alle deine Karten los.
rules-goal-partners = Ihr spielt zu zweit zusammen: Es reicht, wenn eine Person eures Paars keine Karten mehr hat.

## Getting ready

rules-players = { $least } bis { $most } Personen.
rules-players-exactly = { $count ->
    [one] Eine Person.
   *[other] { $count } Personen.
}
rules-players-either = { $least } oder { $most } Personen.
rules-partners-opposite = Partner sitzen einander gegenüber.
rules-deck = { $count } Karten. Die Farben sind { $colors }.
rules-deck-two-sided = { $count } Karten mit zwei Seiten. Die Farben der hellen Seite sind { $light }, die der dunklen { $dark }.
rules-dealer-number = Alle ziehen eine Karte, und die höchste Zahl gibt. Karten ohne Zahl zählen 0. Bei Gleichstand ziehen nur die Beteiligten noch einmal.
rules-dealer-points = Alle ziehen eine Karte, und die mit den meisten Punkten gibt. Bei Gleichstand ziehen nur die Beteiligten noch einmal.
rules-dealer-random = Das Los bestimmt, wer zuerst gibt.
rules-deal = Alle bekommen { $count } Karten. Der Rest ist der Nachziehstapel und liegt verdeckt. Seine oberste Karte wird aufgedeckt und beginnt den Ablagestapel.
rules-light-first = Jede Runde beginnt auf der hellen Seite.
rules-others-see = Die anderen sehen die Rückseiten deiner Karten, und alle sehen die Rückseite der obersten Karte vom Nachziehstapel.
rules-others-blind = Niemand sonst sieht die Rückseiten deiner Karten, und auch der Nachziehstapel zeigt keine.
rules-own-hidden = Die Rückseiten deiner eigenen Karten darfst du nicht ansehen.
rules-own-open = Die Rückseiten deiner eigenen Karten darfst du ansehen.

## The first card

rules-opening-number-left = Eine Zahl: Es beginnt, wer links vom Geber sitzt.
rules-opening-number-right = Eine Zahl: Es beginnt, wer rechts vom Geber sitzt.
rules-opening-starts-left = { $cards }: Nichts passiert; es beginnt, wer links vom Geber sitzt.
rules-opening-starts-right = { $cards }: Nichts passiert; es beginnt, wer rechts vom Geber sitzt.
rules-opening-acts = { $cards }: Die Karte wirkt sofort, als hätte der Geber sie gespielt.
rules-opening-reverse = { $cards }: Der Geber spielt zuerst, dann geht es andersherum weiter.
rules-opening-turns = { $cards }: Es geht von Anfang an andersherum; also beginnt, wer auf der anderen Seite neben dem Geber sitzt.
rules-opening-draws_only-left = { $cards }: Wer links vom Geber sitzt, zieht die Karten und beginnt trotzdem.
rules-opening-draws_only-right = { $cards }: Wer rechts vom Geber sitzt, zieht die Karten und beginnt trotzdem.
rules-opening-left_names-left = { $cards }: Wer links vom Geber sitzt, wünscht sich eine Farbe und beginnt.
rules-opening-left_names-right = { $cards }: Wer rechts vom Geber sitzt, wünscht sich eine Farbe und beginnt.
rules-opening-put_back-shuffle = { $cards }: Die Karte kommt zurück in den Nachziehstapel, er wird gemischt, und eine andere wird aufgedeckt.
rules-opening-put_back-bottom = { $cards }: Die Karte kommt unter den Nachziehstapel, und eine andere wird aufgedeckt.
rules-opening-put_back-middle = { $cards }: Die Karte kommt mitten in den Nachziehstapel, und eine andere wird aufgedeckt.
rules-opening-buried = { $cards }: Die Karte zählt nicht, und eine andere wird darauf aufgedeckt.
rules-opening-flips-left = { $cards }: Alles wird sofort auf die dunkle Seite gedreht, und es beginnt, wer links vom Geber sitzt.
rules-opening-flips-right = { $cards }: Alles wird sofort auf die dunkle Seite gedreht, und es beginnt, wer rechts vom Geber sitzt.

## Your turn

rules-turn-left = Es geht linksherum, also im Uhrzeigersinn.
rules-turn-right = Es geht rechtsherum, also gegen den Uhrzeigersinn.
rules-turn-match = Spiel eine Karte, die mit der obersten Karte des Ablagestapels in Farbe, Zahl oder Symbol übereinstimmt.
rules-turn-wild = Karten ohne Farbe passen auf alles: { $cards }.
rules-turn-draw = Wenn nichts passt, zieh eine Karte.
rules-turn-draw-until = Wenn nichts passt, zieh so lange, bis eine Karte kommt, die du spielen kannst.
rules-turn-decline = Du darfst auch ziehen, obwohl du spielen könntest.
rules-turn-no-decline = Solange du eine farbige Karte hast, die passt, darfst du nicht ziehen. Karten ohne Farbe kannst du zurückhalten.
rules-turn-never-decline = Ziehen darfst du nur, wenn du keine deiner Karten spielen kannst, auch keine ohne Farbe. Bluffen musst du nie.
rules-turn-drawn-may = Passt die gezogene Karte, darfst du sie sofort spielen, aber keine andere. Sonst ist dein Zug vorbei.
rules-turn-drawn-must = Passt die gezogene Karte, musst du sie sofort spielen. Bluffen musst du nie. Sonst ist dein Zug vorbei.
rules-turn-drawn-must_if_stuck = Passt die gezogene Karte, darfst du sie sofort spielen, aber keine andere; konntest du vorher nichts spielen, musst du es. Bluffen musst du nie. Sonst ist dein Zug vorbei.
rules-turn-reshuffle = Ist der Nachziehstapel leer, wird der Ablagestapel bis auf die oberste Karte gemischt und zum neuen Nachziehstapel.

## The cards

rules-numbers = Zahlen { $least } bis { $most }
rules-card = { $cards }
rules-copies = { $count ->
    [one] Eine Karte im Deck.
   *[other] { $count } Karten im Deck.
}
rules-plain = Sie hat keine eigene Wirkung.
rules-skip = Wer als Nächstes dran wäre, setzt aus.
rules-skips = { $count ->
    [one] Wer als Nächstes dran wäre, setzt aus.
   *[other] Die { $count } Nächsten, die dran wären, setzen aus.
}
rules-skip-everyone = Alle anderen setzen aus: Du spielst noch einmal.
rules-reverse = Die Spielrichtung dreht sich um.
rules-reverse-skip = Zu zweit spielst du stattdessen noch einmal.
rules-reverse-plain = Zu zweit ist einfach die andere Person dran.
rules-draw = { $count ->
    [one] Wer als Nächstes dran wäre, zieht eine Karte und setzt aus.
   *[other] Wer als Nächstes dran wäre, zieht { $count } Karten und setzt aus.
}
rules-draw-only = { $count ->
    [one] Wer als Nächstes dran ist, zieht eine Karte, setzt dafür aber nicht aus.
   *[other] Wer als Nächstes dran ist, zieht { $count } Karten, setzt dafür aber nicht aus.
}
rules-draw-sign = Das +{ $count } auf der Karte zählt nicht.
rules-draw-until = Wer als Nächstes dran wäre, zieht, bis die gewünschte Farbe kommt, behält alles und setzt aus. Karten ohne Farbe beenden das nicht.
rules-draw-more = { $count ->
    [one] Dazu kommt noch eine Karte.
   *[other] Dazu kommen noch { $count } Karten.
}
rules-one-after-another = Jede dieser Wirkungen trifft jemand anderen, der Reihe nach.
rules-name = Du wünschst dir die Farbe, die ab jetzt gilt. Es darf auch dieselbe sein.
rules-name-once = Du wünschst dir eine Farbe, nur für diese Karte.
rules-restore = Danach gilt wieder die Farbe von vorher.
rules-honest = Du darfst sie nur spielen, wenn du keine Karte der geltenden Farbe hast. Andere passende Karten sind egal.
rules-honest-all = Du darfst sie nur spielen, wenn du keine Karte der geltenden Farbe und keine andere Karte ohne Farbe hast.
rules-honest-plain = Du darfst sie nur spielen, wenn du keine Karte der geltenden Farbe und keine von diesen hast: { $cards }.
rules-no-bluff = Bluffen und Herausfordern gibt es nicht.
rules-bluff = Du kannst bluffen und sie trotzdem spielen. Aber wer ziehen müsste, darf dich stattdessen herausfordern und deine Handkarten ansehen.
rules-challenge = { $count ->
    [one] War es ein Bluff, ziehst du die Karten selbst, und wer herausgefordert hat, ist ganz normal am Zug. Wenn nicht, zieht diese Person eine Karte mehr und setzt aus.
   *[other] War es ein Bluff, ziehst du die Karten selbst, und wer herausgefordert hat, ist ganz normal am Zug. Wenn nicht, zieht diese Person { $count } Karten mehr und setzt aus.
}
rules-stack = Wer ziehen müsste, darf das mit einer weiteren Ziehkarte weitergeben, siehe Hausregeln.
rules-give = Du darfst einer anderen Person von jeder Farbe höchstens eine Karte schenken. Karten ohne Farbe kann man nicht verschenken.
rules-give-out = { $count ->
    [one] Du darfst sogar alle deine letzten Karten verschenken und bist damit fertig. Hast du vorher nicht UNO gerufen, ziehst du eine Karte und bist doch nicht fertig.
   *[other] Du darfst sogar alle deine letzten Karten verschenken und bist damit fertig. Hast du vorher nicht UNO gerufen, ziehst du { $count } Karten und bist doch nicht fertig.
}
rules-duel = Du forderst jemanden zum Kampf. Ihr wählt beide verdeckt eine Karte und deckt sie gleichzeitig auf.
rules-duel-decline = Du kannst auch auf den Kampf verzichten. Dann bleibt die Farbe, wie sie war.
rules-duel-higher = Die höhere Zahl gewinnt. Karten ohne Zahl zählen 0. Bei Gleichstand legt ihr beide Karten beiseite und wählt neu.
rules-duel-loser = { $count ->
    [one] Wer verliert, nimmt alle aufgedeckten Karten und zieht noch eine. Wer gewinnt, wünscht sich die Farbe.
   *[other] Wer verliert, nimmt alle aufgedeckten Karten und zieht noch { $count }. Wer gewinnt, wünscht sich die Farbe.
}
rules-duel-empty = Wer keine Karte mehr hat, zieht eine: In einem Kampf wird niemand fertig.
rules-duel-next-challenger = Danach ist dran, wer nach dir kommt.
rules-duel-next-challenged = Danach ist dran, wer nach der Person kommt, die du gefordert hast.
rules-duel-next-you = Zu zweit bist das wieder du.
rules-duel-uno-after_battle-on_drop = Wer nach dem Kampf nur noch eine Karte hat, muss UNO rufen.
rules-duel-uno-after_battle-never = Wegen eines Kampfs muss niemand UNO rufen.
rules-duel-uno-at_once-on_drop = Hast du für den Kampf nur noch eine Karte, ruf sofort UNO: Man kann dich schon während des Kampfs erwischen. Auch wer nach dem Kampf nur noch eine Karte hat, muss UNO rufen.
rules-duel-uno-at_once-never = Hast du für den Kampf nur noch eine Karte, ruf sofort UNO: Man kann dich schon während des Kampfs erwischen. Sonst muss wegen eines Kampfs niemand UNO rufen.
rules-show-caller = Der Reihe nach zeigen dir die anderen eine Karte dieser Farbe und nehmen sie zurück. Karten ohne Farbe zählen nicht.
rules-show-all = Der Reihe nach zeigen die anderen allen eine Karte dieser Farbe und nehmen sie zurück. Karten ohne Farbe zählen nicht.
rules-show-fail = { $count ->
    [one] Wer als Erstes keine hat, zieht eine Karte, und damit ist Schluss. Niemand setzt aus.
   *[other] Wer als Erstes keine hat, zieht { $count } Karten, und damit ist Schluss. Niemand setzt aus.
}
rules-flip = Beide Stapel und alle Handkarten werden umgedreht. Ab jetzt zählt die andere Seite, bis zum nächsten Flip.
rules-flip-top = Die unterste Karte des Ablagestapels liegt nun oben. Sie wirkt nicht.
rules-flip-next = Hat sie keine Farbe, wünscht sich die nächste Person eine und spielt dann.
rules-flip-flipper = Hat sie keine Farbe, wünschst du dir eine.
rules-swap = Du tauschst die Handkarten mit jemandem deiner Wahl.
rules-pass = Alle Handkarten wandern in Spielrichtung einen Platz weiter.
rules-pass-cards = { $count ->
    [one] Alle wählen verdeckt eine ihrer Handkarten. Haben alle gewählt, wandern diese Karten gleichzeitig in Spielrichtung einen Platz weiter. UNO muss dafür niemand rufen.
   *[other] Alle wählen verdeckt { $count } ihrer Handkarten; wer weniger hat, nimmt alle. Haben alle gewählt, wandern diese Karten gleichzeitig in Spielrichtung einen Platz weiter. UNO muss dafür niemand rufen.
}
rules-own-text = { $text }
rules-last-works = Sie wirkt auch als deine letzte Karte.
rules-last-nothing = Als deine letzte Karte wirkt sie nicht.
rules-last-duel = Als letzte Karte gewinnt sie noch nicht: Du ziehst eine Karte und kämpfst damit.
rules-last-duel-optional = Als letzte Karte gewinnt sie, wenn du auf den Kampf verzichtest. Kämpfst du doch, ziehst du dafür erst eine Karte.
rules-last-flip = Auch als deine letzte Karte dreht sie alles um, und die Runde wird auf der neuen Seite gewertet.

## UNO!

rules-uno-call = Ruf UNO, wenn du deine vorletzte Karte spielst.
rules-uno-catch-begins = { $count ->
    [one] Vergisst du es, können dich alle erwischen, bis die nächste Person spielt, zieht oder passt. Dann ziehst du eine Karte.
   *[other] Vergisst du es, können dich alle erwischen, bis die nächste Person spielt, zieht oder passt. Dann ziehst du { $count } Karten.
}
rules-uno-catch-plays = { $count ->
    [one] Vergisst du es, können dich alle erwischen, bis die nächste Person eine Karte gespielt, die gezogene behalten oder gepasst hat. Dann ziehst du eine Karte.
   *[other] Vergisst du es, können dich alle erwischen, bis die nächste Person eine Karte gespielt, die gezogene behalten oder gepasst hat. Dann ziehst du { $count } Karten.
}
rules-uno-catch-open = { $count ->
    [one] Vergisst du es, können dich alle erwischen, solange du nur diese eine Karte hast. Dann ziehst du eine Karte.
   *[other] Vergisst du es, können dich alle erwischen, solange du nur diese eine Karte hast. Dann ziehst du { $count } Karten.
}
rules-uno-penalty = Zu spät ist es auch, sobald jemand wegen einer Ziehkarte die erste Karte gezogen hat.
rules-uno-late = Ein später Ruf rettet dich noch, wenn dich niemand erwischt hat.

## End of a round

rules-end = Die Runde endet, sobald jemand keine Karten mehr hat.
rules-end-blocked = Wenn niemand mehr spielen oder ziehen kann, ist die Runde blockiert, und niemand gewinnt sie.
rules-points-numbers = Zahlen zählen ihren Wert.
rules-points = { $cards }: { $count ->
    [one] ein Punkt.
   *[other] { $count } Punkte.
}
rules-points-side = Es zählt die Seite, die am Ende oben ist.

## Winning the match

rules-match-first_to = Wer fertig wird, bekommt die Punkte aller Karten, die die anderen noch auf der Hand haben. Wer zuerst { $target } Punkte erreicht, gewinnt.
rules-match-lowest = Alle schreiben sich die Punkte ihrer übrigen Karten auf. Sobald jemand { $target } Punkte erreicht, gewinnt die niedrigste Summe.
rules-match-elimination = Alle schreiben sich die Punkte ihrer übrigen Karten auf. Wer { $target } Punkte erreicht, scheidet aus. Wer übrig bleibt, gewinnt.
rules-match-single = Eine Runde entscheidet. Ist sie blockiert, wird noch einmal gegeben.
rules-match-partners = Das Paar, das fertig wird, bekommt die Punkte der Karten, die das andere Paar noch auf der Hand hat. Das Paar, das zuerst { $target } Punkte erreicht, gewinnt.
rules-match-partners_lowest = Das Paar, das nicht fertig wird, schreibt sich die Punkte der Karten auf, die beide noch auf der Hand haben. Sobald ein Paar { $target } Punkte erreicht, gewinnt die niedrigere Summe.
rules-match-rotation-blocks = Alle { $count } Runden wechseln die Partner, bis alle mit allen gespielt haben: { $few } Runden zu viert, { $many } zu acht an zwei Tischen.
rules-match-rotation-alternate = Zu viert wechseln die Partner nach jeder Runde, zu acht alle { $count } Runden, bis alle mit allen je { $count } Runden gespielt haben: { $few } Runden zu viert, { $many } zu acht an zwei Tischen.
rules-match-cycles = Das Ganze wird { $count }-mal gespielt, also { $few } Runden zu viert oder { $many } zu acht, und alle Punkte werden zusammengezählt.
rules-match-one-table = Zu acht an einem Tisch werden die beiden Spiele einer Runde nacheinander gespielt, und jedes zählt als Runde: { $count } insgesamt.
rules-match-rotation = Wird ein Paar fertig, bekommen beide die Punkte der Karten, die das andere Paar noch auf der Hand hat. Die höchste eigene Summe gewinnt.
rules-deal-left = Nach jeder Runde gibt, wer links sitzt.
rules-deal-winner = Wer eine Runde gewinnt, gibt die nächste. Nach einer blockierten Runde gibt, wer links sitzt.
rules-deal-eight = Zu acht gibt immer, wer links sitzt.
rules-deal-redraw = Für jede Runde wird neu bestimmt, wer gibt. Nach einer blockierten Runde gibt, wer links sitzt.
rules-deal-same = Es gibt immer dieselbe Person. Nur nach einer blockierten Runde gibt, wer links sitzt.

## House rules

rules-house-stacking-same = Stapeln: Trifft dich eine Ziehkarte, darfst du mit einer für genauso viele Karten antworten, egal welcher Farbe. Die Summe geht weiter. Wer nicht antwortet, zieht alles und setzt aus.
rules-house-stacking-higher = Stapeln: Trifft dich eine Ziehkarte, darfst du mit einer für genauso viele oder mehr Karten antworten, egal welcher Farbe. Die Summe geht weiter. Wer nicht antwortet, zieht alles und setzt aus.
rules-house-stacking-not = { $cards }: Darauf kann man nicht antworten und damit auch nicht.
rules-house-jump_in = Reinwerfen: Hast du eine Karte mit Farbe und Symbol der gerade gespielten, darfst du sie sofort spielen, auch wenn du nicht dran bist. Bei dir geht es weiter.
rules-house-seven_zero = Sieben und Null: Mit einer 7 tauschen zwei ihre Handkarten, mit einer 0 wandern alle Handkarten weiter.
rules-house-seven = Sieben: Mit einer 7 tauschen zwei ihre Handkarten.
rules-house-zero = Null: Mit einer 0 wandern alle Handkarten weiter.
rules-house-draw_to_match = Ziehen, bis es passt: Wer zieht, zieht weiter, bis eine Karte gespielt werden kann.
rules-house-force_play = Spielzwang: Kannst du eine farbige oder die gezogene Karte spielen, musst du.
rules-house-no_bluff = Kein Bluff: Ein Zieh-Joker kann nur gespielt werden, wenn es erlaubt ist.
rules-house-false_catch_penalty = { $count ->
    [one] Falscher Alarm: Erwischst du jemanden, der gar nicht rufen muss, ziehst du eine Karte.
   *[other] Falscher Alarm: Erwischst du jemanden, der gar nicht rufen muss, ziehst du { $count } Karten.
}
