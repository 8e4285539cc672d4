# lastcard, Deutsch: die Verbindung, deine Züge, und warum etwas nicht angenommen wurde.

## The connection

connection-connecting = Verbinden …
connection-lost = Die Verbindung ist weg. Neuer Versuch …
connection-back = Wieder verbunden.
connection-retry = Jetzt versuchen

## Rounds

connection-round-begins = Runde { $round } beginnt.
connection-round-joined = Runde { $round } läuft.

## Your turn

connection-turn-play = Du bist dran: Spiel eine Karte oder zieh.
connection-turn-play-draw = Du bist dran: Zieh eine Karte.
connection-turn-play-must = Du bist dran: Spiel eine Karte.
connection-turn-play-pass = Du bist dran: Es gibt nichts zu ziehen, du kannst passen.
connection-turn-drawn = Du hast { $card } gezogen: Spiel die Karte oder behalte sie.
connection-turn-drawn-must = Du hast { $card } gezogen: Die Karte muss gespielt werden.
connection-turn-drawn-keep = Du hast { $card } gezogen: Die Karte kann nicht gespielt werden, behalte sie.
connection-turn-color = Du bist dran: Wünsch dir eine Farbe.
connection-turn-challenge = { $count ->
    [one] Eine Karte für dich: Nimm sie oder fordere heraus.
   *[other] { $count } Karten für dich: Nimm sie oder fordere heraus.
}
connection-turn-challenge-color = Zieh, bis { $color } kommt, oder fordere heraus.
connection-turn-stack = { $count ->
    [one] Eine Karte für dich: Nimm sie oder leg noch eine drauf.
   *[other] { $count } Karten für dich: Nimm sie oder leg noch eine drauf.
}
connection-turn-stack-take = { $count ->
    [one] Eine Karte für dich: Nimm sie.
   *[other] { $count } Karten für dich: Nimm sie.
}
connection-turn-give = Du bist dran: Verschenk Karten, oder behalte alle.
connection-turn-battle = Du bist dran: Wähle, wen du zum Kampf forderst.
connection-turn-reveal = Kampf! Wähle verdeckt eine Karte.
connection-turn-show = Du bist dran: Zeig eine Karte der gewünschten Farbe.
connection-turn-swap = Du bist dran: Wähle, mit wem du die Handkarten tauschst.
connection-turn-pass = Wähle verdeckt, was du weitergibst.

## Rights

connection-right-call = Du kannst UNO rufen.
connection-right-catch = { $who } hat nicht UNO gerufen: jetzt erwischen!
connection-right-jump = Du kannst { $card } reinwerfen.

## Why something was not taken

refusal-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refusal-too-large = Das war dem Server zu lang.
refusal-too-fast = Das ging zu schnell. Warte kurz.
refusal-too-slow = Die Verbindung war zu langsam. Versuch es noch einmal.
refusal-no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde er geschlossen.
refusal-bad-ticket = Dein Platz an diesem Tisch gehört dir nicht mehr.
refusal-bad-name = Wähle einen Namen aus 1 bis 16 Buchstaben und Ziffern.
refusal-name-taken = Jemand am Tisch heißt schon so oder fast genauso. Wähle einen anderen Namen.
refusal-bad-config = Diese Einstellungen passen nicht zusammen.
refusal-bad-edition = Diese Ausgabe lässt sich nicht spielen. Die Werkstatt sagt, warum.
refusal-no-guest-editions = Dieser Server spielt nur seine eigenen Ausgaben.
refusal-bad-entropy = Dein Zufall für die nächste Runde wurde nicht angenommen.
refusal-table-full = Alle Plätze an diesem Tisch sind besetzt.
refusal-table-closed = Dieser Tisch ist geschlossen.
refusal-kept-out = Jemand mit deiner Internetadresse wurde vom Gastgeber entfernt. Du kannst an diesem Tisch nicht Platz nehmen, aber zuschauen.
refusal-too-many = Zu viele Tische, Plätze oder Verbindungen von hier. Versuch es später noch einmal.
refusal-not-seated = Du schaust nur zu.
refusal-not-host = Das kann nur der Gastgeber.
refusal-not-gathering = Zu spät: Die Partie hat schon begonnen.
refusal-not-playing = Gerade läuft keine Partie.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-no-such-match = Diese Partie wurde nie zu Ende gespielt.
refusal-no-such-player = Das geht mit dieser Person nicht.
refusal-wrong-origin = Diese Seite darf sich nicht mit diesem Server verbinden.
refusal-wrong-host = Unter diesem Namen ist der Server nicht zu Hause. Öffne seine eigene Adresse.
refusal-no-analysis = Dieser Server kann keine Runden analysieren.
refusal-busy = Viele Runden warten auf ihre Analyse. Versuch es in einer Minute noch einmal.
refusal-table-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt. Wer den Server betreibt, findet mehr in dessen Protokoll.
refusal-store-down = Der Server kann im Moment nichts speichern. Es ist nichts geschehen; versuch es gleich noch einmal.
refusal-fault = Im Server ist etwas schiefgegangen. Versuch es noch einmal.

## Why a connection is over

refusal-unreachable = Der Server antwortet nicht.
refusal-closed = Der Tisch wurde geschlossen. Danke fürs Mitspielen!
refusal-removed = Du sitzt nicht mehr an diesem Tisch.
refusal-restart = Der Server startet neu. Komm gleich wieder.
refusal-version = Diese Seite hat eine andere Version als der Server. Lade sie neu.
