# Wat de pagina vraagt, daarna vertelt en telt. The same ids and variables stand in every language.

## Questions

ask-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
ask-close = Sluiten
ask-color-title = Welke kleur?
ask-challenge-title = Geloof je { $who }?
ask-challenge-why-none = { $card } is bluf als { $who } nog de kleur heeft die ervoor gold.
ask-challenge-why-all = { $card } is bluf als { $who } nog de kleur heeft die ervoor gold, of een andere kaart zonder kleur.
ask-challenge-why-plain-only = { $card } is bluf als { $who } nog de kleur heeft die ervoor gold, of deze kaart: { $wild }.
ask-challenge-right = Als het bluf was: { $count ->
    [one] { $who } trekt { $count } kaart, en jij bent aan de beurt.
   *[other] { $who } trekt { $count } kaarten, en jij bent aan de beurt.
}
ask-challenge-right-color = Als het bluf was: { $who } trekt tot { $color } komt, en jij bent aan de beurt.
ask-challenge-wrong = Als het geen bluf was: { $count ->
    [one] jij trekt { $count } kaart en nog { $extra }, en slaat een beurt over.
   *[other] jij trekt { $count } kaarten en nog { $extra }, en slaat een beurt over.
}
ask-challenge-wrong-color = Als het geen bluf was: jij trekt tot { $color } komt en nog { $extra }, en slaat een beurt over.
ask-challenge-add = Of geef door:
ask-challenge-do = Uitdagen
ask-take = { $count ->
    [one] { $count } kaart nemen
   *[other] { $count } kaarten nemen
}
ask-take-color = Trekken tot { $color }
ask-stack-title = { $count ->
    [one] { $count } kaart voor jou
   *[other] { $count } kaarten voor jou
}
ask-stack-add = Leg een kaart bij en geef door:
ask-stack-nothing = Je hebt geen kaart om door te geven.
ask-give-title = Kaarten weggeven?
ask-give-hint = Hoogstens één van elke kleur, allemaal aan dezelfde speler.
ask-give-whom = Aan wie?
ask-give-choose = Kies kaarten en een speler
ask-give-do = { $count ->
    [one] { $count } kaart aan { $other } geven
   *[other] { $count } kaarten aan { $other } geven
}
ask-give-none = Niets weggeven
ask-battle-title = Wie daag je uit?
ask-battle-hint = Beiden kiezen in het geheim een kaart.
ask-battle-price = { $count ->
    [one] Het hoogste cijfer wint; kaarten zonder cijfer tellen als 0. Wie verliest, neemt de kaarten en trekt er nog één; wie wint, kiest de kleur.
   *[other] Het hoogste cijfer wint; kaarten zonder cijfer tellen als 0. Wie verliest, neemt de kaarten en trekt er nog { $count }; wie wint, kiest de kleur.
}
ask-battle-none-hint = Je kunt ook van het gevecht afzien: de kleur blijft dan zoals hij is.
ask-battle-none = Geen gevecht
ask-reveal-title = Kies in het geheim een kaart
ask-reveal-again = Gelijkspel! Kies nog een kaart
ask-show-title = Laat { $who } een kaart zien: { $color }
ask-show-hint = Alleen { $who } ziet hem, en jij houdt hem.
ask-show-hint-all = Iedereen ziet hem, en jij houdt hem.
ask-drawn-title = Getrokken: { $card }
ask-drawn-play = Spelen
ask-drawn-keep = Houden
ask-swap-title = Met wie ruil je van hand?
ask-pass-title = { $count ->
    [one] Kies een kaart om door te geven
   *[other] Kies { $count } kaarten om door te geven
}
ask-pass-hint = Iedereen kiest in het geheim. Wat jij kiest gaat naar { $other }, alles op hetzelfde moment.
ask-pass-chosen = Gekozen: { $cards }
ask-hand-title = De hand van { $who }
ask-shown-title = Wat je te zien kreeg
ask-gift-title = Een cadeau van { $who }

## A battle

ask-battle-stage = Gevecht: { $who } tegen { $other }
ask-battle-opponent = de tegenstander
ask-battle-choosing = kiest…
ask-battle-ready = klaar
ask-battle-winner = wint
ask-battle-tie = Gelijkspel: nog een keer!
ask-battle-aside = { $count ->
    [one] { $count } kaart opzijgelegd
   *[other] { $count } kaarten opzijgelegd
}

## What happened

log-title = Wat er gebeurde
log-open = Laat zien wat er gebeurde
log-empty = Nog niets.

## Scores

score-round = Ronde { $number }
score-you-out = Je bent uit!
score-out-of-cards = { $who } is uit
score-blocked = De ronde zit vast
score-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
score-hands = Kaarten over
score-caption = Punten na elke ronde
score-player = Speler
score-total = Totaal
score-eliminated = afgevallen
score-next = Volgende ronde over { $seconds } s
score-next-soon = De volgende ronde begint zo
score-look = De tafel bekijken
score-look-back = Terug naar de stand
score-you-win = Je wint de partij!
score-winners = { $count ->
    [one] { $who } wint de partij
   *[other] { $who } winnen de partij
}
score-rematch = Nog een keer spelen
score-rematch-wait = { $who } kan een nieuwe partij beginnen.
score-rematch-nobody = Er is niemand om een nieuwe partij te beginnen.
score-replay = Partij terugkijken
score-record = Verslag bewaren
score-home = Startpagina
score-goal-first-to = Wie uit is, krijgt wat de anderen nog hebben. Wie het eerst { $points } haalt, wint.
score-goal-lowest = Iedereen telt op wat overblijft. Haalt iemand { $points }, dan wint het laagste totaal.
score-goal-elimination = Iedereen telt op wat overblijft. Wie { $points } haalt, valt af; wie overblijft, wint.
score-goal-single = Eén ronde beslist.
score-goal-partners = Wie uit is, krijgt voor het eigen paar wat de anderen nog hebben. Het eerste paar met { $points } wint.
score-goal-partners-lowest = Het andere paar telt op wat het nog heeft. Haalt een paar { $points }, dan wint het laagste totaal.
score-goal-rotation = Iedereen vormt een paar met iedereen. Na de laatste ronde wint het hoogste totaal.

## Reactions

react-title = Reageren
react-bravo = Bravo!
react-laugh = Haha!
react-wow = Wauw!
react-oops = Oeps!
react-hurry = Schiet op!
react-thanks = Bedankt!
react-mute = Reacties verbergen
react-unmute = Reacties tonen
react-said = { $who }: { $reaction }

## Rules of a table

option-title = Regels van deze tafel
option-none = Niets is veranderd: het regelboekje geldt.
option-changed = Anders dan in het regelboekje
option-timer = Tijd voor een antwoord
option-timer-none = onbeperkt
option-timer-seconds = { $seconds } s

## Options and their values

option-dealer-draw = Wie het eerst deelt
option-dealer-draw-number = het hoogste cijfer
option-dealer-draw-points = de kaart met de meeste punten
option-dealer-draw-random = door loting
option-next-dealer = Wie daarna deelt
option-next-dealer-left = wie links zit
option-next-dealer-winner = wie uit was
option-next-dealer-redraw = opnieuw getrokken
option-next-dealer-same = steeds dezelfde
option-start-direction = In welke richting een ronde begint
option-start-direction-left = linksom
option-start-direction-right = rechtsom
option-rejected-opening = Een eerste kaart die niet mag blijven liggen
option-rejected-opening-shuffle = wordt in de stapel geschud
option-rejected-opening-bottom = gaat onder de stapel
option-rejected-opening-middle = gaat midden in de stapel
option-opening-wild = Keuzekaart als eerste kaart
option-opening-wild-put-back = gaat terug in de stapel
option-opening-wild-left-names = wie begint, kiest de kleur
option-opening-draw-skips = Trek-2 als eerste kaart kost ook de beurt
option-opening-reverse = Keer-om als eerste kaart: wie begint
option-opening-reverse-dealer = de gever
option-opening-reverse-right = wie aan de andere kant van de gever zit
option-opening-trend = Modetrend als eerste kaart
option-opening-trend-left-names = wie begint, kiest de kleur
option-opening-trend-put-back = gaat terug in de stapel
option-opening-flip = Flip als eerste kaart
option-opening-flip-inert = doet niets
option-opening-flip-flip = draait alles om
option-opening-flip-put-back = gaat terug in de stapel
option-drawn-card = Een getrokken kaart die past
option-drawn-card-may = mag gespeeld worden
option-drawn-card-must = moet gespeeld worden
option-drawn-card-must-if-stuck = moet gespeeld worden als er eerst niets paste
option-voluntary-draw = Trekken terwijl er een kaart past
option-voluntary-draw-true = mag
option-voluntary-draw-false = alleen als er geen gekleurde kaart past
option-voluntary-draw-never = mag niet
option-two-player-reverse = Keer-om met twee spelers
option-two-player-reverse-skip = werkt als Sla-beurt-over
option-two-player-reverse-plain = draait alleen de richting
option-strict-wild-draw = Trek-keuzekaarten alleen zonder de kleur die geldt
option-catch-until = Wie UNO vergeet, kan betrapt worden
option-catch-until-begins = tot de volgende speler begint
option-catch-until-plays = tot de volgende speler heeft gespeeld
option-catch-until-open = zolang er één kaart over is
option-penalty-draw-closes-uno = Strafkaarten trekken maakt een eind aan het betrappen
option-beachcomber-color = Kleur na een Strandjutterkaart
option-beachcomber-color-name = wie weggeeft, kiest hem
option-beachcomber-color-keep = blijft zoals hij was
option-battle-last-card = Gevecht als laatste kaart
option-battle-last-card-draw-and-fight = een kaart trekken en vechten
option-battle-last-card-goes-out = meteen uit
option-battle-optional = Gevecht mag je spelen zonder te vechten
option-battle-next = Na een gevecht gaat het verder na
option-battle-next-challenger = de uitdager
option-battle-next-challenged = de tegenstander
option-battle-uno = Gevecht dat één kaart overlaat: UNO roepen
option-battle-uno-after-battle = na het gevecht
option-battle-uno-at-once = meteen
option-uno-after-battle = UNO roepen na een gevecht
option-uno-after-battle-on-drop = met nog één kaart
option-uno-after-battle-never = nooit nodig
option-trend-color = Kleur na een Modetrend
option-trend-color-called = de gevraagde kleur
option-trend-color-keep = blijft zoals hij was
option-trend-visible = Wie de getoonde kaarten ziet
option-trend-visible-caller = alleen wie de kleur vroeg
option-trend-visible-all = iedereen
option-trend-last-card = Modetrend als laatste kaart
option-trend-last-card-resolve = de anderen moeten nog laten zien
option-trend-last-card-ignore = de ronde is meteen afgelopen
option-wild-after-flip = Keuzekaart bovenop na een Flip: de kleur kiest
option-wild-after-flip-next = de volgende speler
option-wild-after-flip-flipper = wie de Flip speelde
option-last-flip-side = Flip als laatste kaart: punten van
option-last-flip-side-new = de nieuwe kant
option-last-flip-side-old = de oude kant
option-show-inactive = Anderen zien de achterkant van jouw kaarten
option-peek-own-back = Je ziet de achterkant van je eigen kaarten
option-mini-deck = Kaartspel
option-mini-deck-a = cijfers 1 t/m 9, 4 + 4 keuzekaarten
option-mini-deck-b = cijfers 0 t/m 9, 2 + 2 keuzekaarten
option-mini-draw-one = Kaarten voor een Trek-1
option-mini-draw-one-1 = 1
option-mini-draw-one-2 = 2
option-mini-wild-match = Keuzekaarten in de hand die een Keuzekaart Trek-2 tot bluf maken
option-mini-wild-match-all = alle andere
option-mini-wild-match-plain-only = alleen de gewone Keuzekaart
option-mini-wild-match-none = geen
option-last-card-draw = Na een trekkaart als laatste kaart trekt de volgende speler nog
option-last-card-draw-always = altijd
option-last-card-draw-scored = als er punten worden geteld
option-last-card-draw-never = nooit
option-target = Punten om te halen
option-target-value = { $count } punten
option-rotation-order = Wisselende partners: gewisseld wordt
option-rotation-order-blocks = elke vier rondes
option-rotation-order-alternate = elke ronde (met vier spelers)
option-cycles = Wisselende partners: hoe vaak de hele cyclus wordt gespeeld
option-cycles-value = { $count ->
    [one] één keer
   *[other] { $count } keer
}
option-stacking = Trekkaarten stapelen
option-stacking-false = nee
option-stacking-same = met evenveel kaarten
option-stacking-higher = met evenveel of meer kaarten
option-jump-in = Inspringen met dezelfde kaart
option-seven-zero = 7 ruilt handen, 0 schuift ze door
option-draw-to-match = Trekken tot een kaart past
option-force-play = Wie kan spelen, moet spelen
option-no-bluff = Niet bluffen
option-false-catch-penalty = Onterecht betrappen kost 2 kaarten
