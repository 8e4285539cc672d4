# De tafel terwijl je gaat zitten en speelt, Nederlands.

## Voor de partij

table-arrival = Er is een plaats voor je: { $edition }
table-sit = Ga zitten
table-watch = Alleen kijken
table-gathering = De tafel loopt vol: { $edition }
table-seat-open = Vrije plaats
table-you = Jij
table-host = Host
table-bot-random = Bot, speelt op goed geluk
table-bot-easy = Bot, leert het nog
table-bot-normal = Bot, speelt met verstand
table-bot-hard = Bot, speelt om te winnen
table-bot-expert = Bot, denkt vooruit
table-not-here = Nu even weg
table-add = Bot erbij
table-free-seat = De plaats van { $who } vrijmaken
table-free-why = { $who } raakt de plaats kwijt, en vanaf hetzelfde internetadres kan niemand meer aan deze tafel gaan zitten.
table-free-sure = Ja, { $who } verwijderen
table-begin = Beginnen
table-begin-bots = { $count ->
    [one] Een bot neemt de vrije plaats.
   *[other] Bots nemen de { $count } vrije plaatsen.
}
table-wait = Wachten op de anderen…
table-wait-host = { $who } begint als iedereen er is.

## De balk boven de tafel

table-title = Tafel: { $edition }, ronde { $round }
table-round = Ronde { $round }
table-round-of = Ronde { $round } van { $rounds }
table-partners-until = partners wisselen na ronde { $round }
table-round-begins = Ronde { $round } van { $rounds } begint.
table-round-joined = Ronde { $round } van { $rounds } is bezig.
table-partners-change = De partners wisselen na ronde { $round }.
table-rotation-eight = Met acht spelers heeft elke ronde twee spellen van vier. Aan deze ene tafel worden ze na elkaar gespeeld, en elk telt als een ronde.
table-watching = Je kijkt mee
table-watching-why = De partij is al begonnen, dus je kijkt mee.
table-rules = Regels van deze tafel
table-printing = Regelboekje
table-changed = Aan deze tafel veranderd
table-close = Sluiten
table-leave = Tafel verlaten
table-leave-title = Midden in de partij weggaan?
table-leave-why = Ga je even weg, dan speelt een bot voor je tot je terug bent. Geef je je plaats op, dan speelt hij tot het einde.
table-leave-stay = Blijven
table-leave-pause = Even weggaan
table-leave-give-up = Mijn plaats opgeven
table-keys = Sneltoetsen
table-keys-on = Losse toetsen gebruiken
table-key-call = UNO roepen
table-key-catch = Iemand betrappen die niet riep
table-key-draw = Een kaart trekken
table-key-pass = De getrokken kaart houden, passen of van een gevecht afzien
table-key-color = Een kleur kiezen
table-key-move = Door je kaarten gaan
table-key-play = De kaart spelen
table-key-help = Deze lijst tonen

## Je hand

table-hand = { $count ->
    [one] Je hand: één kaart
   *[other] Je hand: { $count } kaarten
}
table-hand-cards = Je kaarten
table-card = { $card }
table-card-ready = { $card }, speelbaar
table-card-jump = { $card }, om in te springen
table-card-given = { $card }, gekozen om door te geven
table-jump = Inspringen!
table-tap-again = Tik nog eens om te spelen
table-tap-jump = Tik nog eens om in te springen
table-tap-why = Tik nog eens om te zien waarom niet
table-peek = Achterkanten

## Het midden van de tafel

table-piles = Stapels
table-draw = Trekken
table-draw-now = { $count ->
    [one] Een kaart trekken; er is er nog één
   *[other] Een kaart trekken; er zijn er nog { $count }
}
table-draw-pile = { $count ->
    [one] Pakstapel: één kaart
   *[other] Pakstapel: { $count } kaarten
}
table-draw-top = Bovenop: { $card }
table-color = Kleur die geldt: { $color }
table-at-stake = { $count ->
    [one] Eén kaart om te nemen.
   *[other] { $count } kaarten om te nemen.
}
table-direction-left = Het spel gaat naar links, met de klok mee.
table-direction-right = Het spel gaat naar rechts, tegen de klok in.
table-seconds-left = { $count ->
    [one] Nog één seconde
   *[other] Nog { $count } seconden
}

## Wat je gevraagd wordt, in weinig woorden

table-you-play = Jouw beurt!
table-you-drawn = Spelen of houden?
table-you-color = Kies een kleur!
table-you-challenge = Nemen of uitdagen?
table-you-stack = Nemen of bijleggen?
table-you-give = Kaarten weggeven?
table-you-battle = Kies je tegenstander!
table-you-reveal = Kies in het geheim een kaart!
table-you-show = Laat een kaart zien!
table-you-swap = Met wie ruil je van hand?
table-you-pass = Kies in het geheim wat je doorgeeft!

## Uitroepen

table-calls = Kreten
table-catch = Betrap { $who }!
table-pass = Passen
table-shout-uno = UNO!
table-shout-caught = Betrapt!
table-shout-skipped = Overgeslagen
table-shout-picked = Klaar

## De anderen

table-others = Spelers
table-cards = { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
}
table-points = { $points ->
    [one] Eén punt
   *[other] { $points } punten
}
table-mark-turn = Beurt
table-mark-answers = Antwoordt
table-mark-dealer = Gever
table-mark-partner = Je partner
table-mark-away = Weg, een bot speelt
table-mark-bot = Bot
table-backs = Wat { $who } niet ziet: de andere kant van deze kaarten.
table-replace = De plaats aan een bot geven
table-replace-why = { $who } raakt de plaats kwijt: de bot speelt tot het einde.
table-replace-sure = Ja, de bot neemt het over
