# The workshop, where people make editions of their own, Nederlands.

workshop-title = Maak je eigen editie
workshop-lead = Kies kleuren, cijfers en wat de kaarten doen, probeer het uit en speel het met vrienden of tegen bots.
workshop-enter = Naar de werkplaats
workshop-usual = zoals gewoonlijk
workshop-remove = Weghalen
workshop-remove-this = Weghalen: { $what }
workshop-added = Toegevoegd: { $what }
workshop-removed = Weggehaald: { $what }
workshop-moved = { $what }: nu nummer { $place } van { $count }
workshop-up = Omhoog: { $what }
workshop-down = Omlaag: { $what }
workshop-more = Meer
workshop-languages = In andere talen

## Where to begin

workshop-start = Waarmee je begint
workshop-start-from = Begin met
workshop-start-nothing = niets dan cijfers
workshop-start-go = Opnieuw beginnen
workshop-open-file = Bestand openen
workshop-undo = Terug naar wat je had
workshop-undone = Wat je had is er weer.
workshop-begun = Je bent opnieuw begonnen. Je kunt terug naar wat je had.
workshop-mine = Mijn { $edition }
workshop-file-bad = Dit bestand kan niet geopend worden
workshop-file-long = Het is te groot voor een editie.

## The game

workshop-basics = Het spel
workshop-name = Naam
workshop-about = Eén regel erover
workshop-fewest = Minstens spelers
workshop-most = Hoogstens spelers
workshop-hand = Kaarten per speler
workshop-target = Punten om te winnen

## Colors

workshop-colors = Kleuren
workshop-color = { $number }: { $name }
workshop-paint = Kleur
workshop-shape = Vorm
workshop-letter = Letter
workshop-letter-hint = Die staat in verslagen voor de kleur.
workshop-color-name = Naam van de kleur
workshop-add-color = Kleur toevoegen
workshop-shape-diamond = ruit
workshop-shape-circle = cirkel
workshop-shape-triangle = driehoek
workshop-shape-square = vierkant
workshop-shape-waves = golven
workshop-shape-heart = hart
workshop-shape-sun = zon
workshop-shape-moon = maan
workshop-shape-star = ster
workshop-shape-cross = kruis
workshop-shape-ring = ring
workshop-shape-leaf = blad

## Cards

workshop-rows = Kaarten
workshop-row = { $number }: { $name }
workshop-kind-numbers = cijfers
workshop-kind-colored = een actiekaart
workshop-kind-colorless = een keuzekaart
workshop-add-numbers = Cijfers toevoegen
workshop-add-colored = Actiekaart toevoegen
workshop-add-colorless = Keuzekaart toevoegen
workshop-from = Van
workshop-to = Tot en met
workshop-copies = Aantal
workshop-copies-each = Aantal per kleur
workshop-points = Punten
workshop-card-name = Naam van de kaart
workshop-card-text = Wat hij doet, in één regel van jou
workshop-symbol = Kort teken
workshop-symbol-hint = Hoogstens vier kleine letters, cijfers of +. Het staat in verslagen voor de kaart.

## What cards do

workshop-played = Wat hij doet
workshop-effect = Effect { $number }
workshop-effect-none = Niets: hij wordt gewoon gespeeld.
workshop-add-effect = Effect toevoegen
workshop-effect-skip = De volgende speler slaat een beurt over
workshop-effect-skip-everyone = Alle anderen slaan een beurt over
workshop-effect-reverse = De speelrichting draait om
workshop-effect-draw = De volgende speler trekt en slaat een beurt over
workshop-effect-draw-only = De volgende speler trekt, maar speelt wel
workshop-effect-draw-until-color = De volgende speler trekt tot de kleur komt
workshop-effect-name-color = Je kiest een kleur
workshop-effect-restore-color = De kleur van daarvoor geldt weer
workshop-effect-challenge = Het trekken mag betwist worden
workshop-effect-give = Je geeft kaarten weg
workshop-effect-duel = Je daagt iemand uit voor een gevecht
workshop-effect-show = De anderen laten de kleur zien
workshop-effect-flip = Alles wordt omgedraaid
workshop-effect-swap-hands = Je ruilt met iemand van hand
workshop-effect-pass-hands = Alle handen schuiven één plaats door
workshop-effect-pass = Iedereen geeft kaarten door
workshop-count-draw = Kaarten
workshop-count-draw-only = Kaarten
workshop-count-draw-until-color = Kaarten extra
workshop-count-challenge = Extra als het onterecht is
workshop-count-give = Bij een vergeten roep
workshop-count-duel = Verliezer trekt
workshop-count-show = Wie hem niet heeft, trekt
workshop-count-pass = Kaarten
workshop-opening = Als eerste kaart van een ronde
workshop-opening-usual = Zoals gewoonlijk bij zo’n kaart
workshop-opening-starts = Er gebeurt niets
workshop-opening-acts = Hij werkt alsof de gever hem heeft gespeeld
workshop-opening-turns = Het gaat de andere kant op
workshop-opening-draws_only = Wie begint, trekt en speelt dan
workshop-opening-left_names = Wie begint, kiest een kleur
workshop-opening-put_back = Hij gaat terug in de stapel
workshop-opening-buried = Er wordt een andere bovenop gelegd
workshop-opening-flips = Alles wordt omgedraaid
workshop-last = Als laatste kaart iets anders
workshop-last-hint = Gewoonlijk telt dan alleen het trekken nog.
workshop-last-does = Wat hij als laatste kaart doet

## What the form does not show

workshop-kept = Ook in deze editie
workshop-kept-hint = Dit kwam mee. Het blijft zoals het is, tenzij je het weghaalt.
workshop-kept-mode = Een andere manier om te winnen
workshop-kept-rulings = Antwoorden op fijne puntjes van de regels
workshop-kept-wild_match = Wanneer een keuzekaart met trekken bluf is
workshop-kept-shown_to_all = Iedereen ziet de kaarten die worden getoond
workshop-kept-options = Fijne puntjes die je aan tafel kunt kiezen
workshop-kept-option = Eigen keuzes
workshop-kept-alternative = Wat de keuzes veranderen
workshop-kept-printing = Spelregels in meer talen

## Whether it can be played

workshop-check = Controle
workshop-checking = Wordt gecontroleerd…
workshop-cards = { $count ->
    [one] Eén kaart.
   *[other] { $count } kaarten.
}
workshop-lopsided = De lichte kant heeft { $light } kaarten, de donkere { $dark }. Beide moeten er evenveel hebben.
workshop-fine = Het kan gespeeld worden.
workshop-problems = { $count ->
    [one] Eén ding om te verbeteren:
   *[other] { $count } dingen om te verbeteren:
}
workshop-warnings = Om over na te denken

## What is to be mended, at its field

workshop-problem-number = Vul hier een heel getal in.
workshop-problem-bounds = Het moet tussen { $least } en { $most } liggen.
workshop-problem-players-order = Dit kunnen er niet minder zijn dan er minstens meespelen.
workshop-problem-numbers-order = Het laatste cijfer kan niet kleiner zijn dan het eerste.
workshop-problem-players = Met zoveel spelers kan een partij niet gewonnen worden zoals deze editie het vraagt.
workshop-problem-deck-small = { $players } spelers met elk { $hand } kaarten hebben minstens { $least } kaarten nodig. Het zijn er { $found }.
workshop-problem-deck-large = Er kunnen hooguit { $most } kaarten zijn. Het zijn er { $found }.
workshop-problem-openers = Minstens { $least } kaarten moeten een ronde kunnen openen. Het zijn er maar { $found }.
workshop-problem-effect-colorless = ‘{ $effect }’ kan alleen op een keuzekaart.
workshop-problem-effect-sides = ‘{ $effect }’ heeft kaarten met twee kanten nodig.
workshop-problem-effect-order = ‘{ $effect }’ moet voor ‘{ $other }’ komen.
workshop-problem-effect-challenge = ‘{ $effect }’: daarvoor moet een kleur gekozen worden, en het trekken moet er meteen na komen.
workshop-problem-effect-last = ‘{ $effect }’ kan niet met een laatste kaart.
workshop-problem-effect-room = Dit is te veel voor één kaart. Ze kan { $most } effecten hebben, en trekken telt dubbel.
workshop-problem-effect-gift = Er zijn te veel kleuren en soorten kaarten voor een kaart die kaarten weggeeft. Neem er minder.
workshop-problem-acts = Deze kaart kan niet werken alsof de deler haar gespeeld had. Kies hier iets anders.
workshop-problem-draws-only = Deze kaart laat niemand trekken. Kies hier iets anders.
workshop-problem-color = Vul één kleine letter in, van a tot z.
workshop-problem-symbol = Vul 1 tot { $most } kleine letters, cijfers of + in.
workshop-problem-notation = In verslagen betekent { $found } iets anders. Kies een ander teken.
workshop-problem-twice-card = Is er al: { $found }
workshop-problem-twice-letter = Een andere kleur heeft de letter { $found } al.
workshop-problem-amount-colors = Er moeten { $least } tot { $most } kleuren zijn.
workshop-problem-amount-rows = Er moeten { $least } tot { $most } soorten kaarten zijn. Elk cijfer is er een.
workshop-problem-text-form = Laat deze tekens weg: { $signs }
workshop-problem-text-length = Hooguit { $most } tekens.
workshop-problem-rest = Dit deel past niet meer bij de kaarten. Haal het weg, of breng terug waar het over gaat.
workshop-problem-toml = Dit is niet het bestand van een editie, of het is beschadigd.
workshop-taken = { $what } (bezet)
workshop-twin-paint = Een andere kleur van deze kant ziet er hetzelfde uit. Kies er een die nog vrij is.
workshop-twin-shape = Een andere kleur van deze kant heeft dezelfde vorm: wie geen kleuren ziet, kan ze niet uit elkaar houden. Kies er een die nog vrij is.
workshop-warning-unnamed = Hij heeft nog geen naam.

## A quick check

workshop-trial = Uitproberen
workshop-trial-hint = { $count } snelle rondes waarin iedereen zomaar iets doet wat mag.
workshop-trial-go = { $count } rondes spelen
workshop-trial-running = De rondes worden gespeeld…
workshop-trial-rounds = { $count ->
    [one] Eén ronde met { $seats } spelers
   *[other] { $rounds } rondes met { $seats } spelers
}
workshop-trial-endless = Een ronde hield niet op en werd gestaakt.
workshop-trial-old = Je hebt sindsdien iets veranderd. Speel de rondes opnieuw voor nieuwe getallen.
workshop-trial-length = Zetten per ronde
workshop-trial-blocked = Rondes waarin niemand verder kon
workshop-trial-wins = Wie wint
workshop-trial-dealer = De gever
workshop-trial-seat = { $number ->
    [1] Eerste speler na de gever
    [2] Tweede speler
    [3] Derde speler
   *[other] Speler { $number }
}
workshop-trial-plays = Gespeeld per ronde, gemiddeld

## What to do with it

workshop-ways = Spelen en delen
workshop-play = Nu tegen bots spelen
workshop-invite = Een tafel voor vrienden openen
workshop-download = Bestand downloaden
workshop-share = Link kopiëren
workshop-share-unready = Hij kan nog niet gespeeld worden: wie de link opent, ziet wat er nog ontbreekt.
workshop-link = Link naar deze editie
workshop-link-long = Hij is te lang voor een link: download het bestand en stuur dat.
workshop-link-bad = Deze link naar een editie is beschadigd of onvolledig. Er is niets van jou verloren; vraag de link nog eens.
workshop-kept-here = Wat je hier maakt, blijft in deze browser.

## Problems

problem-no-guest-editions = Deze server speelt alleen zijn eigen edities
problem-no-guest-editions-next = Wie hem beheert, kan andere toestaan (guest_editions). Op je eigen computer heeft lastcard play een werkplaats.
problem-bad-edition = Deze editie kan nog niet gespeeld worden
problem-bad-edition-next = Er is niets verloren: de controle zegt wat er beter moet.
