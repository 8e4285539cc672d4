# The front page, a new table, invitations, settings and problems, Deutsch.

## The bar on top of every screen

home-bar = Hauptmenü
home-start = Startseite
home-rules = Regeln

## The front page

home-title = Karten spielen
home-lead = Spiele mit demselben guten alten Ziel: als Erstes die letzte Karte loswerden.
home-quick = Gleich losspielen
home-quick-how = Such dir ein Spiel aus: Drei Bots warten schon auf dich.
home-by-sheet = Regelblatt: { $printing }
home-about-classic = Das Spiel, das alle kennen: bedienen, aussetzen, umdrehen, ziehen lassen.
home-about-beach = Verschenke Karten: von jeder Farbe höchstens eine, an wen du willst.
home-about-battle = Fordere jemanden zum Kampf: Zwei Karten treten an, die niedrigere nimmt alle.
home-about-trend = Setz den Trend: Wünsch dir eine Farbe, und wer sie als Erstes nicht hat, zieht zwei.
home-about-flip = Jede Karte hat zwei Seiten: Ein Flip, und der ganze Tisch wird dunkel.
home-about-mini = Ein kleines Deck, fünf Karten für alle, eine schnelle Runde.
home-play = Spielen
home-change-rules = Eigenen Tisch einrichten: { $edition }
home-dealing = Die Karten werden ausgeteilt …
home-name = Du spielst als
home-name-rule = 1 bis 16 Buchstaben und Ziffern, keine Leerzeichen.
home-name-wrong = Dieser Name geht nicht: 1 bis 16 Buchstaben und Ziffern, keine Leerzeichen. Du spielst weiter als { $name }.
home-resume = Da, wo du aufgehört hast
home-resume-go = Zurück an den Tisch
home-resume-forget = Aus der Liste entfernen
home-resume-with = Mit { $names }
home-resume-round = Runde { $round }
home-friends = Mit anderen spielen
home-open = Tisch eröffnen
home-open-how = Du legst die Regeln fest und lädst mit Link oder QR-Code ein.
home-open-go = Einrichten
home-join = An einen Tisch setzen
home-join-code = Link oder Code, den du bekommen hast
home-join-go = Los
home-join-wrong = Das ist weder ein Link noch ein Code eines Tisches: Ein Code hat 12 Buchstaben und Ziffern.
home-tables = Öffentliche Tische
home-tables-how = Setz dich zu Unbekannten oder schau ihnen zu.
home-tables-go = Umsehen
home-cards = Alle Karten

## The list of public tables

home-status-gathering = Wartet auf Mitspieler
home-status-playing = Partie läuft
home-status-over = Partie vorbei
home-seats-open = { $count ->
    [one] Einer von { $seats } Plätzen ist frei
   *[other] { $count } von { $seats } Plätzen sind frei
}
home-seats-full = Alle { $seats } Plätze sind besetzt
home-sit = Mitspielen
home-watch = Zuschauen
home-empty = Gerade ist kein öffentlicher Tisch offen
home-empty-next = Mach den Anfang: Eröffne einen, und andere finden ihn hier. Oder spiel so lange gegen Bots.
home-loading = Einen Moment …

## A new table

new-title = Dein eigener Tisch
new-edition = Spiel
new-edition-own = Von dir gemacht
new-printing = Welche Schachtel hast du?
new-printing-hint = Die Regelblätter sind nicht in allen Sprachen gleich. Es gilt das englische, wenn du kein anderes wählst.
new-printing-own = Das Regelblatt in deiner Sprache: { $printing }
new-printing-take = Dieses nehmen
new-printing-differs = Anders als im englischen Regelblatt
new-printing-same = Man spielt genau wie nach dem englischen Regelblatt.
new-printing-idle = ohne Wirkung in diesem Modus
new-people = Wer spielt
new-seats = Plätze
new-bots = Davon Bots
new-people-count = { $count ->
    [0] Du spielst nur gegen Bots; die Partie beginnt sofort.
    [one] Ein Platz bleibt frei für jemanden, den du einlädst. Ist er zu Beginn leer, nimmt ihn ein Bot.
   *[other] { $count } Plätze bleiben frei für alle, die du einlädst. Was zu Beginn leer ist, nehmen Bots.
}
new-level = Wie gut die Bots spielen
new-level-random = Zufall
new-level-easy = Leicht
new-level-normal = Normal
new-level-hard = Schwer
new-level-expert = Experte
new-mode = So gewinnt man
new-mode-first-to = Wer fertig ist, bekommt die Karten der anderen gutgeschrieben; wer zuerst { $target } Punkte hat, gewinnt.
new-mode-lowest = Alle zählen die Karten zusammen, die ihnen bleiben; hat jemand { $target } Punkte, gewinnt die niedrigste Summe.
new-mode-elimination = Karten auf der Hand zählen gegen dich; mit { $target } Punkten bist du raus, und wer übrig bleibt, gewinnt.
new-mode-single = Eine Runde entscheidet; Punkte werden nicht gezählt.
new-mode-partners = Zwei gegen zwei, Partner sitzen sich gegenüber; das erste Paar mit { $target } Punkten gewinnt.
new-mode-partners-lowest = Zwei gegen zwei; hat ein Paar { $target } Punkte, gewinnt das Paar mit weniger.
new-mode-rotation = Reihum spielen alle mit allen als Partner; die beste eigene Summe gewinnt.
new-mode-seats = Für { $seats } Personen
new-target-first-to = Wer zuerst { $target } Punkte hat, gewinnt
new-target-lowest = Schluss, sobald jemand { $target } Punkte hat
new-target-elimination = Raus mit { $target } Punkten
new-target-partners = Das erste Paar mit { $target } Punkten gewinnt
new-target-partners-lowest = Schluss, sobald ein Paar { $target } Punkte hat
new-cycles-rounds = { $rounds } Runden insgesamt
new-number-wrong = Gib eine ganze Zahl von { $least } bis { $most } ein.
new-timer = Zeit für jede Antwort
new-timer-off = Unbegrenzt
new-timer-seconds = { $seconds } s
new-door = Wer mitspielen darf
new-door-link = Nur mit dem Link
new-door-public = Alle: Der Tisch steht in der Liste
new-house = Hausregeln
new-house-hint = Sie stehen auf keinem Regelblatt; alle sind aus, wenn du sie nicht wählst.
new-more = Feinheiten der Regeln
new-more-hint = Wo das Regelblatt etwas offen lässt oder es viele anders halten. So wie es hier steht, gilt das Regelblatt.
new-default = { $choice } (Regelblatt)
new-changed = { $count ->
    [one] Eine Regel weicht vom Regelblatt ab.
   *[other] { $count } Regeln weichen vom Regelblatt ab.
}
new-reset = Zurück zum Regelblatt
new-open = Tisch eröffnen
new-begin = Partie beginnen

## Settings

settings-title = Einstellungen
settings-kept = Alles gilt sofort und bleibt nur in diesem Browser.
settings-language = Sprache
settings-dark = Dunkles Design
settings-theme = Design
settings-theme-auto = Wie auf diesem Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sound = Ton
settings-sound-hint = Karten, Züge und Rufe sind zu hören.
settings-motion = Bewegung
settings-motion-auto = Wie auf diesem Gerät
settings-motion-full = Karten fliegen
settings-motion-reduced = Weniger Bewegung
settings-cards = Karten
settings-shapes = Für jede Farbe eine Form
settings-shapes-hint = Damit niemand Farben unterscheiden muss.
settings-order = Ordnung deiner Hand
settings-order-color = Nach Farbe
settings-order-symbol = Nach Zahl und Symbol
settings-reactions = Reaktionen der anderen zeigen
settings-reactions-hint = Bravo, hoppla, mach schon und dergleichen.
settings-table = Am Tisch
settings-look = Aussehen und Ton

## Inviting others

invite-title = Lade zum Spielen ein
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert!
invite-copy-failed = Der Link ist markiert: Kopiere ihn mit der Tastatur oder dem Menü.
invite-share = Teilen
invite-share-text = Komm, spiel Karten mit mir!
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-scan = Mit dem Handy scannen und mitspielen
invite-local = Dieser Link geht nur auf diesem Computer. Damit Freunde dazukommen, starte lastcard play --host 0.0.0.0 und öffne diese Seite unter der Adresse, die es für dein Netz zeigt; dann führen der Link und ein QR-Code hierher.

## Problems: what has happened, and what to do next

problem-nowhere = Hier ist nichts
problem-nowhere-next = Vielleicht ist die Adresse vertippt. Von der Startseite kommst du überall hin.
problem-no-such-table = Diesen Tisch gibt es nicht
problem-no-such-table-next = Prüf den Link oder den Code, oder lass dich neu einladen. Alte Tische werden nach einer Weile abgeräumt.
problem-table-full = Dieser Tisch ist voll
problem-table-full-next = Alle Plätze sind besetzt. Du kannst zuschauen, einen anderen Tisch suchen oder selbst einen eröffnen.
problem-table-closed = Dieser Tisch ist geschlossen
problem-table-closed-next = Hier spielt niemand mehr. Starte eine neue Partie: Ein Klick genügt.
problem-not-over = Diese Partie läuft noch
problem-not-over-next = Du kannst sie noch einmal ansehen, sobald sie vorbei ist. Bis dahin kannst du live zuschauen.
problem-no-such-match = Diese Partie gibt es nicht
problem-no-such-match-next = Sie wurde nie gespielt, oder ihr Tisch wurde vor dem Ende geschlossen. Darum gibt es nichts zu wiederholen.
problem-bad-ticket = Dieser Platz gehört dir nicht mehr
problem-bad-ticket-next = Vielleicht hat ihn inzwischen jemand anderes, oder du spielst in einem anderen Browser. Du kannst zuschauen oder neu anfangen.
problem-unreachable = Der Server antwortet nicht
problem-unreachable-next = Prüf deine Verbindung und versuch es noch einmal. Dein Platz bleibt dir erhalten.
problem-too-many = Hier ist gerade zu viel los
problem-too-many-next = Im Moment sind zu viele Tische oder Verbindungen offen. Versuch es in ein paar Minuten noch einmal.
problem-removed = Du hast hier keinen Platz mehr
problem-removed-next = Dein Platz wurde aufgegeben oder neu vergeben. Andere Tische warten auf dich.
problem-version = Es gibt eine neuere Version
problem-version-next = Diese Seite und der Server verstehen sich nicht mehr. Lade die Seite neu; dein Platz bleibt dir erhalten.
problem-wrong-origin = Nicht über diese Adresse
problem-wrong-origin-next = Mitspielen geht nur über die Adresse, für die der Server eingerichtet ist. Nimm den Link, den du bekommen hast.
problem-bad-name = Dieser Name geht hier nicht
problem-bad-name-next = Nimm 1 bis 16 Buchstaben und Ziffern ohne Leerzeichen, und beginne mit einem davon.
problem-name-taken = Dieser Name ist hier vergeben
problem-name-taken-next = Jemand am Tisch heißt schon so, oder der Name sieht genauso aus. Wähle einen anderen.
problem-kept-out = Du kannst an diesem Tisch nicht Platz nehmen
problem-kept-out-next = Jemand mit deiner Internetadresse wurde vom Gastgeber entfernt. Du kannst zuschauen, einen anderen Tisch suchen oder selbst einen eröffnen.
problem-bad-config = Diese Auswahl passt nicht zusammen
problem-bad-config-next = Nichts ist verloren: Ändere das Spiel, die Plätze oder eine Regel und versuch es noch einmal.
problem-not-gathering = Die Partie hat schon begonnen
problem-not-gathering-next = Zum Hinsetzen ist es zu spät, aber du kannst zuschauen.
problem-too-fast = Nicht so schnell
problem-too-fast-next = Das war viel in kurzer Zeit. Warte einen Moment und versuch es noch einmal.
problem-table-damaged = Dieser Tisch ist beschädigt
problem-table-damaged-next = Was der Server von ihm gespeichert hat, lässt sich nicht lesen, also kann hier niemand weiterspielen. Sag der Person Bescheid, die den Server betreibt; andere Tische sind nicht betroffen.
problem-store-down = Der Server kann gerade nichts speichern
problem-store-down-next = Es geht nichts verloren: Versuch es in einer Weile noch einmal. Dein Platz bleibt dir erhalten.
problem-other = Das hat nicht geklappt
problem-other-next = Etwas Unerwartetes ist passiert ({ $code }). Versuch es noch einmal; wenn es so bleibt, sag der Person Bescheid, die den Server betreibt.
problem-again = Erneut versuchen
problem-reload = Neu laden
problem-watch = An diesem Tisch zuschauen
problem-replay = Wiederholung ansehen
problem-home = Zur Startseite
problem-tables = Öffentliche Tische ansehen

## In the terminal

terminal-friends = Freunde im selben Netz können { $address } öffnen oder den Link deines Tisches.
terminal-stop = Beenden mit Strg-C; beim nächsten Mal geht es an den Tischen weiter.
