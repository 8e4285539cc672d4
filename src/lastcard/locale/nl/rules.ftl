# How to play, Nederlands. Told from the data of an edition (howto.py), so that only what holds is said.

## Screens

rules-of = Zo speel je { $edition }
rules-of-printing = Zo speel je { $edition } volgens het regelboekje in het { $printing }
rules-editions = Edities
rules-contents = Inhoud
rules-print = Afdrukken

## Headings

rules-section-goal = Doel
rules-section-setup = Voorbereiding
rules-section-opening = De eerste kaart
rules-section-turn = Jouw beurt
rules-section-cards = De kaarten
rules-section-cards-light = De lichte kant
rules-section-cards-dark = De donkere kant
rules-section-uno = UNO!
rules-section-end = Einde van een ronde
rules-section-match = Wie wint
rules-section-house = Huisregels

## Goal

rules-goal = Raak als eerste al je kaarten kwijt.
rules-goal-partners = Jullie spelen in paren: het is genoeg als jij of je partner geen kaarten meer heeft.

## Getting ready

rules-players = { $least } tot { $most } spelers.
rules-players-exactly = { $count ->
    [one] Eén speler.
   *[other] { $count } spelers.
}
rules-players-either = { $least } of { $most } spelers.
rules-partners-opposite = Partners zitten tegenover elkaar.
rules-deck = { $count } kaarten. De kleuren zijn { $colors }.
rules-deck-two-sided = { $count } kaarten met twee kanten. De kleuren van de lichte kant zijn { $light }, die van de donkere kant { $dark }.
rules-dealer-number = Iedereen trekt een kaart, en wie het hoogste cijfer trekt, deelt. Kaarten zonder cijfer tellen als 0. Bij gelijkspel trekken alleen die spelers opnieuw.
rules-dealer-points = Iedereen trekt een kaart, en wie de meeste punten trekt, deelt. Bij gelijkspel trekken alleen die spelers opnieuw.
rules-dealer-random = Het lot bepaalt wie als eerste deelt.
rules-deal = Iedereen krijgt { $count } kaarten. De rest is de pakstapel en ligt dicht. De bovenste kaart daarvan wordt omgedraaid en begint de aflegstapel.
rules-light-first = Elke ronde begint aan de lichte kant.
rules-others-see = De anderen zien de achterkanten van jouw kaarten, en iedereen ziet de achterkant van de bovenste kaart van de pakstapel.
rules-others-blind = Niemand anders ziet de achterkanten van jouw kaarten, en ook de pakstapel laat er geen zien.
rules-own-hidden = De achterkanten van je eigen kaarten mag je niet bekijken.
rules-own-open = De achterkanten van je eigen kaarten mag je bekijken.

## The first card

rules-opening-number-left = Een cijfer: wie links van de gever zit, begint.
rules-opening-number-right = Een cijfer: wie rechts van de gever zit, begint.
rules-opening-starts-left = { $cards }: er gebeurt niets; wie links van de gever zit, begint.
rules-opening-starts-right = { $cards }: er gebeurt niets; wie rechts van de gever zit, begint.
rules-opening-acts = { $cards }: de kaart werkt meteen, alsof de gever hem heeft gespeeld.
rules-opening-reverse = { $cards }: de gever speelt eerst, daarna gaat het de andere kant op verder.
rules-opening-turns = { $cards }: het gaat vanaf het begin de andere kant op, dus wie aan de andere kant van de gever zit, begint.
rules-opening-draws_only-left = { $cards }: wie links van de gever zit, trekt de kaarten en begint toch.
rules-opening-draws_only-right = { $cards }: wie rechts van de gever zit, trekt de kaarten en begint toch.
rules-opening-left_names-left = { $cards }: wie links van de gever zit, kiest een kleur en begint.
rules-opening-left_names-right = { $cards }: wie rechts van de gever zit, kiest een kleur en begint.
rules-opening-put_back-shuffle = { $cards }: de kaart gaat terug in de pakstapel, die wordt geschud, en er wordt een andere omgedraaid.
rules-opening-put_back-bottom = { $cards }: de kaart gaat onder de pakstapel, en er wordt een andere omgedraaid.
rules-opening-put_back-middle = { $cards }: de kaart gaat midden in de pakstapel, en er wordt een andere omgedraaid.
rules-opening-buried = { $cards }: de kaart telt niet, en er wordt een andere bovenop gelegd.
rules-opening-flips-left = { $cards }: alles wordt meteen naar de donkere kant gedraaid, en wie links van de gever zit, begint.
rules-opening-flips-right = { $cards }: alles wordt meteen naar de donkere kant gedraaid, en wie rechts van de gever zit, begint.

## Your turn

rules-turn-left = Er wordt linksom gespeeld, dus met de klok mee.
rules-turn-right = Er wordt rechtsom gespeeld, dus tegen de klok in.
rules-turn-match = Speel een kaart met de kleur, het cijfer of het symbool van de bovenste kaart van de aflegstapel.
rules-turn-wild = Kaarten zonder kleur passen overal op: { $cards }.
rules-turn-draw = Past er niets, trek dan een kaart.
rules-turn-draw-until = Past er niets, trek dan tot er een kaart komt die je kunt spelen.
rules-turn-decline = Je mag ook trekken terwijl je kunt spelen.
rules-turn-no-decline = Zolang je een gekleurde kaart hebt die past, mag je niet trekken. Kaarten zonder kleur mag je achterhouden.
rules-turn-never-decline = Je mag alleen trekken als je geen enkele kaart kunt spelen, ook geen kaart zonder kleur. Bluffen hoeft nooit.
rules-turn-drawn-may = Past de getrokken kaart, dan mag je die meteen spelen, maar geen andere. Anders is je beurt voorbij.
rules-turn-drawn-must = Past de getrokken kaart, dan moet je die meteen spelen. Bluffen hoeft nooit. Anders is je beurt voorbij.
rules-turn-drawn-must_if_stuck = Past de getrokken kaart, dan mag je die meteen spelen, maar geen andere; kon je eerst niets spelen, dan moet het. Bluffen hoeft nooit. Anders is je beurt voorbij.
rules-turn-reshuffle = Is de pakstapel op, dan wordt de aflegstapel op de bovenste kaart na geschud en de nieuwe pakstapel.

## The cards

rules-numbers = Cijfers { $least } tot en met { $most }
rules-card = { $cards }
rules-copies = { $count ->
    [one] Eén kaart in het spel.
   *[other] { $count } kaarten in het spel.
}
rules-plain = Hij doet verder niets.
rules-skip = De volgende speler slaat een beurt over.
rules-skips = { $count ->
    [one] De volgende speler slaat een beurt over.
   *[other] De volgende { $count } spelers slaan een beurt over.
}
rules-skip-everyone = Alle anderen slaan een beurt over: jij speelt nog een keer.
rules-reverse = De speelrichting draait om.
rules-reverse-skip = Met z’n tweeën speel je in plaats daarvan nog een keer.
rules-reverse-plain = Met z’n tweeën is gewoon de ander aan de beurt.
rules-draw = { $count ->
    [one] De volgende speler trekt één kaart en slaat een beurt over.
   *[other] De volgende speler trekt { $count } kaarten en slaat een beurt over.
}
rules-draw-only = { $count ->
    [one] De volgende speler trekt één kaart, maar slaat daarvoor geen beurt over.
   *[other] De volgende speler trekt { $count } kaarten, maar slaat daarvoor geen beurt over.
}
rules-draw-sign = De +{ $count } op de kaart telt niet.
rules-draw-until = De volgende speler trekt tot de gekozen kleur komt, houdt alles en slaat een beurt over. Kaarten zonder kleur tellen niet.
rules-draw-more = { $count ->
    [one] Daar komt nog één kaart bij.
   *[other] Daar komen nog { $count } kaarten bij.
}
rules-one-after-another = Elk van deze effecten treft een andere speler, de een na de ander.
rules-name = Je kiest de kleur die vanaf nu geldt. Het mag dezelfde zijn.
rules-name-once = Je kiest een kleur, alleen voor deze kaart.
rules-restore = Daarna geldt weer de kleur van daarvoor.
rules-honest = Je mag hem alleen spelen als je geen kaart van de geldende kleur hebt. Andere kaarten die passen, maken niet uit.
rules-honest-all = Je mag hem alleen spelen als je geen kaart van de geldende kleur en geen andere kaart zonder kleur hebt.
rules-honest-plain = Je mag hem alleen spelen als je geen kaart van de geldende kleur hebt en geen van deze: { $cards }.
rules-no-bluff = Bluffen en uitdagen bestaan niet.
rules-bluff = Je kunt bluffen en hem toch spelen. Maar de volgende speler mag je uitdagen in plaats van te trekken, en je hand bekijken.
rules-challenge = { $count ->
    [one] Was het bluf, dan trek je de kaarten zelf en is de uitdager gewoon aan de beurt. Zo niet, dan trekt de uitdager één kaart extra en slaat een beurt over.
   *[other] Was het bluf, dan trek je de kaarten zelf en is de uitdager gewoon aan de beurt. Zo niet, dan trekt de uitdager { $count } kaarten extra en slaat een beurt over.
}
rules-stack = De volgende speler mag het trekken doorgeven met nog een trekkaart, zie de huisregels.
rules-give = Je mag één andere speler van elke kleur hoogstens één kaart geven. Kaarten zonder kleur kun je niet weggeven.
rules-give-out = { $count ->
    [one] Je mag zelfs al je laatste kaarten weggeven en bent dan uit. Vergeet je vooraf UNO te roepen, dan trek je één kaart en ben je niet uit.
   *[other] Je mag zelfs al je laatste kaarten weggeven en bent dan uit. Vergeet je vooraf UNO te roepen, dan trek je { $count } kaarten en ben je niet uit.
}
rules-duel = Je kiest een tegenstander. Jullie kiezen allebei in het geheim een kaart en draaien die tegelijk om.
rules-duel-decline = Je mag ook van het gevecht afzien. Dan blijft de kleur zoals die was.
rules-duel-higher = Het hoogste cijfer wint. Kaarten zonder cijfer tellen als 0. Bij gelijkspel leggen jullie beide kaarten opzij en kiezen jullie opnieuw.
rules-duel-loser = { $count ->
    [one] Wie verliest, neemt alle omgedraaide kaarten en trekt er nog één. Wie wint, kiest de kleur.
   *[other] Wie verliest, neemt alle omgedraaide kaarten en trekt er nog { $count }. Wie wint, kiest de kleur.
}
rules-duel-empty = Wie geen kaart meer heeft, trekt er een: in een gevecht gaat niemand uit.
rules-duel-next-challenger = Daarna is de speler na jou aan de beurt.
rules-duel-next-challenged = Daarna is de speler na je tegenstander aan de beurt.
rules-duel-next-you = Met z’n tweeën ben jij dat weer.
rules-duel-uno-after_battle-on_drop = Wie na het gevecht nog één kaart heeft, moet UNO roepen.
rules-duel-uno-after_battle-never = Vanwege een gevecht hoeft niemand UNO te roepen.
rules-duel-uno-at_once-on_drop = Heb je voor het gevecht nog maar één kaart, roep dan meteen UNO: je kunt al tijdens het gevecht betrapt worden. Ook wie na het gevecht nog één kaart heeft, moet UNO roepen.
rules-duel-uno-at_once-never = Heb je voor het gevecht nog maar één kaart, roep dan meteen UNO: je kunt al tijdens het gevecht betrapt worden. Verder hoeft vanwege een gevecht niemand UNO te roepen.
rules-show-caller = Om de beurt laten de anderen jou een kaart van deze kleur zien en nemen die terug. Kaarten zonder kleur tellen niet.
rules-show-all = Om de beurt laten de anderen iedereen een kaart van deze kleur zien en nemen die terug. Kaarten zonder kleur tellen niet.
rules-show-fail = { $count ->
    [one] De eerste die dat niet kan, trekt één kaart, en daar stopt het. Niemand slaat een beurt over.
   *[other] De eerste die dat niet kan, trekt { $count } kaarten, en daar stopt het. Niemand slaat een beurt over.
}
rules-flip = Beide stapels en alle handen worden omgedraaid. Vanaf nu telt de andere kant, tot de volgende Flip.
rules-flip-top = De onderste kaart van de aflegstapel ligt nu bovenop. Die doet niets.
rules-flip-next = Heeft die geen kleur, dan kiest de volgende speler er een en speelt daarna.
rules-flip-flipper = Heeft die geen kleur, dan kies jij er een.
rules-swap = Je ruilt van hand met een speler naar keuze.
rules-pass = Alle handen schuiven in de speelrichting één plaats door.
rules-pass-cards = { $count ->
    [one] Iedereen kiest in het geheim een kaart uit de eigen hand. Als iedereen gekozen heeft, schuiven die kaarten tegelijk in de speelrichting één plaats door. Niemand hoeft daarvoor UNO te roepen.
   *[other] Iedereen kiest in het geheim { $count } kaarten uit de eigen hand, of alle kaarten als het er minder zijn. Als iedereen gekozen heeft, schuiven die kaarten tegelijk in de speelrichting één plaats door. Niemand hoeft daarvoor UNO te roepen.
}
rules-own-text = { $text }
rules-last-works = Hij werkt ook als je laatste kaart.
rules-last-nothing = Als laatste kaart doet hij niets.
rules-last-duel = Als laatste kaart wint hij nog niet: je trekt een kaart en vecht daarmee.
rules-last-duel-optional = Als laatste kaart wint hij als je van het gevecht afziet. Vecht je toch, dan trek je daarvoor eerst een kaart.
rules-last-flip = Ook als je laatste kaart draait hij alles om, en de ronde wordt aan de nieuwe kant geteld.

## UNO!

rules-uno-call = Roep UNO als je je op één na laatste kaart speelt.
rules-uno-catch-begins = { $count ->
    [one] Vergeet je het, dan mag iedereen je betrappen tot de volgende speler speelt, trekt of past. Dan trek je één kaart.
   *[other] Vergeet je het, dan mag iedereen je betrappen tot de volgende speler speelt, trekt of past. Dan trek je { $count } kaarten.
}
rules-uno-catch-plays = { $count ->
    [one] Vergeet je het, dan mag iedereen je betrappen tot de volgende speler een kaart heeft gespeeld, de getrokken kaart heeft gehouden of heeft gepast. Dan trek je één kaart.
   *[other] Vergeet je het, dan mag iedereen je betrappen tot de volgende speler een kaart heeft gespeeld, de getrokken kaart heeft gehouden of heeft gepast. Dan trek je { $count } kaarten.
}
rules-uno-catch-open = { $count ->
    [one] Vergeet je het, dan mag iedereen je betrappen zolang je alleen die ene kaart hebt. Dan trek je één kaart.
   *[other] Vergeet je het, dan mag iedereen je betrappen zolang je alleen die ene kaart hebt. Dan trek je { $count } kaarten.
}
rules-uno-penalty = Het is ook te laat zodra iemand vanwege een trekkaart de eerste kaart heeft getrokken.
rules-uno-late = Laat roepen redt je nog als niemand je heeft betrapt.

## End of a round

rules-end = De ronde eindigt zodra iemand geen kaarten meer heeft.
rules-end-blocked = Kan niemand meer spelen of trekken, dan zit de ronde vast en wint niemand.
rules-points-numbers = Cijfers tellen voor hun waarde.
rules-points = { $cards }: { $count ->
    [one] één punt.
   *[other] { $count } punten.
}
rules-points-side = De kant die aan het eind boven ligt, telt.

## Winning the match

rules-match-first_to = Wie uitgaat, krijgt de punten van de kaarten in alle andere handen. Wie als eerste { $target } punten haalt, wint.
rules-match-lowest = Iedereen noteert de punten van de eigen overgebleven kaarten. Zodra iemand { $target } punten haalt, wint het laagste totaal.
rules-match-elimination = Iedereen noteert de punten van de eigen overgebleven kaarten. Wie { $target } punten haalt, valt af. Wie als laatste overblijft, wint.
rules-match-single = Eén ronde beslist. Zit die vast, dan wordt er opnieuw gedeeld.
rules-match-partners = Het paar dat uitgaat, krijgt de punten van de kaarten in beide handen van de tegenstanders. Het eerste paar met { $target } punten wint.
rules-match-partners_lowest = Het paar dat niet uitgaat, noteert de punten van de kaarten in zijn twee handen. Zodra een paar { $target } punten haalt, wint het laagste totaal.
rules-match-rotation-blocks = Elke { $count } rondes wisselen de partners, tot iedereen met iedereen heeft gespeeld: { $few } rondes met vier spelers, { $many } met acht aan twee tafels.
rules-match-rotation-alternate = Met vier spelers wisselen de partners elke ronde, met acht elke { $count } rondes, tot iedereen { $count } rondes met iedereen heeft gespeeld: { $few } rondes met vier spelers, { $many } met acht aan twee tafels.
rules-match-cycles = Dit alles wordt { $count } keer gespeeld, dus { $few } rondes met vier spelers of { $many } met acht, en alle punten worden opgeteld.
rules-match-one-table = Met acht spelers aan één tafel worden de twee spellen van een ronde na elkaar gespeeld, en elk telt als een ronde: { $count } in totaal.
rules-match-rotation = Beide partners die uitgaan, krijgen de punten van de kaarten in beide handen van de tegenstanders. Het hoogste eigen totaal wint.
rules-deal-left = Na elke ronde deelt wie links zit.
rules-deal-winner = Wie een ronde wint, deelt de volgende. Na een ronde die vastzat, deelt wie links zit.
rules-deal-eight = Met acht spelers deelt altijd wie links zit.
rules-deal-redraw = Elke ronde wordt opnieuw bepaald wie deelt. Na een ronde die vastzat, deelt wie links zit.
rules-deal-same = Dezelfde speler blijft delen. Alleen na een ronde die vastzat, deelt wie links zit.

## House rules

rules-house-stacking-same = Stapelen: treft een trekkaart jou, dan mag je antwoorden met een voor precies evenveel kaarten, in welke kleur ook. De som gaat naar de volgende speler. Wie niet antwoordt, trekt alles en slaat een beurt over.
rules-house-stacking-higher = Stapelen: treft een trekkaart jou, dan mag je antwoorden met een voor evenveel of meer kaarten, in welke kleur ook. De som gaat naar de volgende speler. Wie niet antwoordt, trekt alles en slaat een beurt over.
rules-house-stacking-not = { $cards }: hierop kun je niet antwoorden, en het is geen antwoord.
rules-house-jump_in = Inspringen: heb je een kaart met de kleur en het symbool van de kaart die net is gespeeld, dan mag je die meteen spelen, ook als je niet aan de beurt bent. Vanaf jou gaat het verder.
rules-house-seven_zero = Zeven en nul: een 7 ruilt twee handen, een 0 schuift alle handen door.
rules-house-seven = Zeven: een 7 ruilt twee handen.
rules-house-zero = Nul: een 0 schuift alle handen door.
rules-house-draw_to_match = Trekken tot het past: wie trekt, gaat door tot er een kaart gespeeld kan worden.
rules-house-force_play = Speelplicht: kun je een gekleurde kaart of de getrokken kaart spelen, dan moet het.
rules-house-no_bluff = Niet bluffen: een trek-keuzekaart kan alleen gespeeld worden als het mag.
rules-house-false_catch_penalty = { $count ->
    [one] Vals alarm: betrap je iemand die niets hoefde te roepen, dan trek je één kaart.
   *[other] Vals alarm: betrap je iemand die niets hoefde te roepen, dan trek je { $count } kaarten.
}
