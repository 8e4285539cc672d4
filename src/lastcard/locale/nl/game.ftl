# lastcard, Nederlands (Dutch). The same ids and variables stand in every language; a test keeps them equal.

## Editions

edition-classic = Klassiek
edition-beach = Strand
edition-battle = Gevecht
edition-trend = Trend
edition-flip = Flip
edition-mini = Mini
edition-own = Eigen editie

## Printings: the language of a rule sheet, as in “the sheet in French (Canada)”.

printing-en = Engels
printing-es = Spaans
printing-fr = Frans
printing-fr-CA = Frans (Canada)
printing-fr-FR = Frans (Frankrijk)
printing-pt = Portugees
printing-de = Duits
printing-it = Italiaans
printing-nl = Nederlands

## Colors, by their paints. Turquoise is called teal where cards have two sides.

color-red = rood
color-yellow = geel
color-green = groen
color-blue = blauw
color-turquoise = turquoise
color-turquoise-dark = turquoise
color-pink = roze
color-orange = oranje
color-purple = paars
color-brown = bruin
color-gray = grijs
color-lime = limoengroen
color-navy = marineblauw

## Cards

# The keys are the color words above; before a symbol a color is inflected ("rode 7").
card-colored = { $color ->
    [rood] rode
    [geel] gele
    [groen] groene
    [blauw] blauwe
    [paars] paarse
    [bruin] bruine
    [grijs] grijze
    [limoengroen] limoengroene
    [marineblauw] marineblauwe
   *[other] { $color }
} { $symbol }
card-hidden = een kaart
symbol-s = Sla-beurt-over
symbol-v = Keer-om
symbol-plus1 = Trek-1
symbol-plus2 = Trek-2
symbol-plus5 = Trek-5
symbol-e = Sla-iedereen-over
symbol-f = Flip
symbol-w = Keuzekaart
symbol-w-plus2 = Keuzekaart Trek-2
symbol-w-plus4 = Keuzekaart Trek-4
symbol-w-plusc = Keuzekaart Trek-kleur
symbol-wg = Strandjutterkaart
symbol-wb = Gevecht
symbol-wt = Modetrend

## What happened

event-dealer-cut = Wie deelt? { $who } trekt { $card }.
event-dealer-found = { $who } deelt.
event-pile-shuffled = { $count ->
    [one] Eén kaart wordt in de pakstapel geschud.
   *[other] { $count } kaarten worden in de pakstapel geschud.
}
event-hands-dealt = De kaarten worden gedeeld.
event-card-turned-up = Omgedraaid: { $card }.
event-opening-put-back-shuffle = De kaart gaat terug in de stapel.
event-opening-put-back-bottom = De kaart gaat onder de stapel.
event-opening-put-back-middle = De kaart gaat midden in de stapel.
event-card-played = { $who } speelt { $card }.
event-card-jumped = { $who } springt in met { $card }.
event-cards-drawn = { $count ->
    [one] { $who } trekt een kaart: { $cards }.
   *[other] { $who } trekt { $count } kaarten: { $cards }.
}
event-cards-drawn-hidden = { $count ->
    [one] { $who } trekt een kaart.
   *[other] { $who } trekt { $count } kaarten.
}
event-card-kept = { $who } houdt de kaart.
event-turn-passed = { $who } kan niet spelen of trekken.
event-color-named = { $who } kiest { $color }.
event-color-restored = De kleur is weer { $color }.
event-direction-left = Het spel gaat nu naar links.
event-direction-right = Het spel gaat nu naar rechts.
event-turn-lost = { $who } slaat een beurt over.
event-draw-accepted = { $who } neemt de kaarten.
event-draw-challenged = { $who } daagt { $other } uit.
event-hand-shown = { $who } laat { $other } de hele hand zien: { $cards }.
event-hand-shown-hidden = { $who } laat { $other } de hele hand zien.
event-challenge-guilty = { $who } heeft gebluft.
event-challenge-innocent = { $who } heeft volgens de regels gespeeld.
event-cards-given = { $who } geeft aan { $other }: { $cards }.
event-cards-given-hidden = { $count ->
    [one] { $who } geeft { $other } een kaart.
   *[other] { $who } geeft { $other } { $count } kaarten.
}
event-no-gift = { $who } geeft niets weg.
event-battle-declared = { $who } daagt { $other } uit tot een gevecht.
event-no-battle = { $who } daagt niemand uit.
event-card-picked = { $who } heeft een kaart gekozen.
event-cards-revealed = { $who } draait { $card } om, { $other } draait { $card2 } om.
event-battle-won = { $who } wint het gevecht; { $other } neemt de kaarten.
event-battle-void = Het gevecht loopt op niets uit.
event-card-shown = { $who } laat { $other } zien: { $card }.
event-card-shown-hidden = { $who } laat { $other } een kaart zien.
event-show-failed = { $who } heeft geen { $color } om te laten zien.
event-sides-turned-light = Alles wordt naar de lichte kant gedraaid; bovenop ligt { $card }.
event-sides-turned-dark = Alles wordt naar de donkere kant gedraaid; bovenop ligt { $card }.
event-hands-swapped = { $who } ruilt van hand met { $other }.
event-hands-passed = Alle handen schuiven één plaats door.
event-cards-chosen = { $who } heeft gekozen: { $cards }.
event-cards-chosen-hidden = { $who } heeft gekozen.
event-cards-passed = { $who } geeft door aan { $other }: { $cards }.
event-cards-passed-hidden = { $count ->
    [one] { $who } geeft een kaart door aan { $other }.
   *[other] { $who } geeft { $count } kaarten door aan { $other }.
}
event-uno-called = { $who }: UNO!
event-uno-caught = { $other } betrapt { $who }: geen UNO geroepen.
event-catch-failed = { $other } beschuldigt { $who } ten onrechte.
event-call-forgotten = { $who } heeft de laatste kaart weggegeven zonder UNO te roepen.
event-round-won = { $who } is uit. { $points ->
    [one] Eén punt.
   *[other] { $points } punten.
}
event-round-blocked = Niemand kan verder: de ronde zit vast.
event-match-won = { $who } wint de partij.

## Questions

question-play = { $who } aan de beurt
question-drawn = { $who } aan de beurt: de getrokken kaart spelen of houden
question-color = { $who } aan de beurt: een kleur kiezen
question-challenge = { $who } aan de beurt: nemen of uitdagen
question-stack = { $who } aan de beurt: nemen of een kaart bijleggen
question-give = { $who } aan de beurt: kaarten weggeven
question-battle = { $who } aan de beurt: een tegenstander kiezen
question-reveal = { $who } aan de beurt: in het geheim een kaart kiezen
question-show = { $who } aan de beurt: een kaart laten zien
question-swap = { $who } aan de beurt: van hand ruilen
question-pass = { $who } aan de beurt: kaarten kiezen om door te geven

## Why a move is refused

reason-not-asked = Jij hoeft nu niet te antwoorden.
reason-wrong-answer = Dat is geen antwoord op de vraag.
reason-awaiting-chance = De kaarten worden geschud.
reason-round-over = De ronde is voorbij.
reason-not-in-hand = Je hebt die kaart niet.
reason-no-match = De kaart past niet bij de kleur of het symbool van de bovenste kaart.
reason-holds-color = Je hebt een kaart van de geldende kleur, en bluffen mag niet.
reason-only-drawn-card = Na het trekken mag je alleen de getrokken kaart spelen.
reason-must-play = Je hebt een kaart die je moet spelen.
reason-must-play-drawn = Je moet de getrokken kaart spelen.
reason-can-draw = Je kunt niet passen zolang je kunt trekken.
reason-cannot-draw = Er is geen kaart meer om te trekken.
reason-no-such-color = Die kleur bestaat niet aan deze kant van de kaarten.
reason-cannot-stack = Die kaart kun je niet bijleggen.
reason-no-such-seat = Die plaats bestaat niet.
reason-own-seat = Kies iemand anders, niet jezelf.
reason-empty-gift = Om iets weg te geven heb je minstens één kaart nodig, en iemand die hem krijgt.
reason-gift-colorless = Kaarten zonder kleur kun je niet weggeven.
reason-gift-same-suit = Van elke kleur kun je maar één kaart weggeven.
reason-must-battle = Je moet iemand uitdagen tot een gevecht.
reason-already-picked = Je hebt je kaart al gekozen.
reason-show-other-color = Laat een kaart van de gevraagde kleur zien.
reason-no-call = Er valt nu geen UNO te roepen.
reason-already-called = Je hebt al UNO geroepen.
reason-nothing-to-catch = Er valt niemand te betrappen.
reason-no-jump = Niemand kan nu inspringen.
reason-not-identical = Om in te springen moet je kaart dezelfde kleur en hetzelfde symbool hebben als de bovenste.

## Words on screens

label-edition = editie
label-seats = plaatsen
label-hand = hand
label-cards = kaarten
label-target = doel
label-mode = spelvorm
label-special = speciale kaarten
label-dealer-draw = loting om de gever
label-opening-wild = Keuzekaart als eerste kaart
label-opening-wild-draw = trek-keuzekaart als eerste kaart
label-opening-special = speciale kaart als eerste kaart
label-opening-action = actiekaart als eerste kaart
label-decline = trekken in plaats van spelen
label-drawn-card = passende getrokken kaart spelen
label-wild-draw = trek-keuzekaart
label-failed-challenge = mislukte uitdaging
label-wilds-match = keuzekaarten gelden als passend
label-last-draw = trekkaart als laatste kaart
label-wild-points = punten van een Keuzekaart
label-options = opties
label-rounds = rondes
label-length = lengte in zetten
label-mean = gemiddelde
label-wins = gewonnen
label-points = punten
label-blocked = vastgelopen
label-seat = plaats
label-share = aandeel
label-draw-pile = pakstapel
label-discard-pile = aflegstapel
label-color = kleur
label-round = ronde
label-total = totaal
value-yes = ja
value-no = nee
value-none = –
value-by-number = hoogste cijfer
value-by-points = meeste punten
value-by-lot = door loting
value-always = altijd
value-never = nooit
value-if-scored = als er punten worden geteld
value-until-color = tot de kleur komt
opening-starts = er wordt op gespeeld
opening-acts = werkt
opening-turns = draait de richting om
opening-draws_only = trekken zonder beurtverlies
opening-left_names = wie links van de gever zit, kiest
opening-put_back = gaat terug
opening-buried = telt niet
opening-flips = alles wordt omgedraaid
mode-first_to = als eerste op het doel
mode-lowest = laagste totaal
mode-elimination = afvallen
mode-single = één ronde
mode-partners = partners
mode-partners_lowest = partners, laagste totaal
mode-rotation = wisselende partners
