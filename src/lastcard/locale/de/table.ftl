# Der Tisch, während man sich setzt und spielt, Deutsch.

## Vor der Partie

table-arrival = Hier ist ein Platz für dich: { $edition }
table-sit = Hinsetzen
table-watch = Nur zuschauen
table-gathering = Der Tisch füllt sich: { $edition }
table-seat-open = Freier Platz
table-you = Du
table-host = Gastgeber
table-bot-random = Bot, spielt auf gut Glück
table-bot-easy = Bot, lernt noch
table-bot-normal = Bot, spielt mit Verstand
table-bot-hard = Bot, spielt auf Sieg
table-bot-expert = Bot, denkt voraus
table-not-here = Gerade nicht da
table-add = Bot dazusetzen
table-free-seat = Den Platz von { $who } freigeben
table-free-why = { $who } verliert den Platz, und von derselben Internetadresse kann sich niemand mehr an diesen Tisch setzen.
table-free-sure = Ja, { $who } entfernen
table-begin = Los geht’s
table-begin-bots = { $count ->
    [one] Den freien Platz nimmt ein Bot ein.
   *[other] Die { $count } freien Plätze nehmen Bots ein.
}
table-wait = Warten auf die anderen …
table-wait-host = { $who } startet, sobald alle da sind.

## Die Leiste über dem Tisch

table-title = Tisch: { $edition }, Runde { $round }
table-round = Runde { $round }
table-round-of = Runde { $round } von { $rounds }
table-partners-until = Partnerwechsel nach Runde { $round }
table-round-begins = Runde { $round } von { $rounds } beginnt.
table-round-joined = Runde { $round } von { $rounds } läuft.
table-partners-change = Die Partner wechseln nach Runde { $round }.
table-rotation-eight = Zu acht hat jede Runde zwei Spiele zu viert. An diesem einen Tisch werden sie nacheinander gespielt, und jedes wird als Runde gezählt.
table-watching = Du schaust zu
table-watching-why = Die Partie hat schon begonnen, darum schaust du zu.
table-rules = Regeln an diesem Tisch
table-printing = Regelblatt
table-changed = An diesem Tisch geändert
table-close = Schließen
table-leave = Tisch verlassen
table-leave-title = Mitten in der Partie gehen?
table-leave-why = Gehst du kurz raus, spielt ein Bot für dich, bis du zurück bist. Gibst du den Platz auf, spielt er bis zum Schluss.
table-leave-stay = Bleiben
table-leave-pause = Kurz rausgehen
table-leave-give-up = Meinen Platz aufgeben
table-keys = Tastenkürzel
table-keys-on = Einzelne Tasten benutzen
table-key-call = UNO rufen
table-key-catch = Jemanden ohne Ruf erwischen
table-key-draw = Eine Karte ziehen
table-key-pass = Gezogene Karte behalten, passen oder auf den Kampf verzichten
table-key-color = Eine Farbe wünschen
table-key-move = Durch deine Karten gehen
table-key-play = Die Karte spielen
table-key-help = Diese Liste zeigen

## Deine Hand

table-hand = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
table-hand-cards = Deine Karten
table-card = { $card }
table-card-ready = { $card }, spielbar
table-card-jump = { $card }, zum Reinwerfen
table-card-given = { $card }, zum Weitergeben gewählt
table-jump = Reinwerfen!
table-tap-again = Noch mal tippen: spielen
table-tap-jump = Noch mal tippen: reinwerfen
table-tap-why = Noch mal tippen: warum nicht?
table-peek = Rückseiten

## Die Mitte des Tisches

table-piles = Stapel
table-draw = Ziehen
table-draw-now = { $count ->
    [one] Eine Karte ziehen; eine ist noch da
   *[other] Eine Karte ziehen; { $count } sind noch da
}
table-draw-pile = { $count ->
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
}
table-draw-top = Obenauf: { $card }
table-color = Es gilt { $color }
table-at-stake = { $count ->
    [one] Es geht um eine Karte.
   *[other] Es geht um { $count } Karten.
}
table-direction-left = Es geht linksherum, im Uhrzeigersinn.
table-direction-right = Es geht rechtsherum, gegen den Uhrzeigersinn.
table-seconds-left = { $count ->
    [one] Noch eine Sekunde
   *[other] Noch { $count } Sekunden
}

## Was du gefragt wirst, in wenigen Worten

table-you-play = Du bist dran!
table-you-drawn = Spielen oder behalten?
table-you-color = Wünsch dir eine Farbe!
table-you-challenge = Nehmen oder herausfordern?
table-you-stack = Nehmen oder drauflegen?
table-you-give = Karten verschenken?
table-you-battle = Wen forderst du zum Kampf?
table-you-reveal = Wähle verdeckt eine Karte!
table-you-show = Zeig eine Karte!
table-you-swap = Mit wem tauschst du die Karten?
table-you-pass = Wähle verdeckt, was du weitergibst!

## Rufe

table-calls = Rufe
table-catch = Erwisch { $who }!
table-pass = Passen
table-shout-uno = UNO!
table-shout-caught = Erwischt!
table-shout-skipped = Setzt aus
table-shout-picked = Bereit

## Die anderen

table-others = Mitspieler
table-cards = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}
table-points = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}
table-mark-turn = Am Zug
table-mark-answers = Antwortet
table-mark-dealer = Geber
table-mark-partner = Dein Partner
table-mark-away = Weg, ein Bot spielt
table-mark-bot = Bot
table-backs = Was { $who } nicht sieht: die andere Seite dieser Karten.
table-replace = Den Platz einem Bot geben
table-replace-why = { $who } verliert den Platz: Der Bot spielt bis zum Schluss.
table-replace-sure = Ja, der Bot übernimmt
