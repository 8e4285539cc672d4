# The front page, a new table, invitations, settings and problems, Nederlands.

## The bar on top of every screen

home-bar = Hoofdmenu
home-start = Startpagina
home-rules = Spelregels

## The front page

home-title = Kaarten
home-lead = Spellen met hetzelfde vertrouwde doel: als eerste je laatste kaart kwijtraken.
home-quick = Meteen spelen
home-quick-how = Kies een spel: drie bots zitten al klaar.
home-by-sheet = Regelboekje: { $printing }
home-about-classic = Het spel dat iedereen kent: volgen, overslaan, omkeren, laten trekken.
home-about-beach = Geef kaarten weg: van elke kleur hooguit één, aan wie je wilt.
home-about-battle = Daag iemand uit: twee kaarten tegen elkaar, de laagste krijgt ze allemaal.
home-about-trend = Zet de trend: vraag een kleur, en wie hem als eerste niet heeft, trekt er twee.
home-about-flip = Elke kaart heeft twee kanten: één Flip en de hele tafel wordt donker.
home-about-mini = Een klein spel, vijf kaarten per speler, één snelle ronde.
home-play = Spelen
home-change-rules = Richt je eigen tafel in: { $edition }
home-dealing = De kaarten worden gedeeld…
home-name = Je speelt als
home-name-rule = 1 tot 16 letters en cijfers, geen spaties.
home-name-wrong = Deze naam kan niet: 1 tot 16 letters en cijfers, geen spaties. Je speelt nog steeds als { $name }.
home-resume = Waar je gebleven was
home-resume-go = Terug naar de tafel
home-resume-forget = Uit de lijst halen
home-resume-with = Met { $names }
home-resume-round = Ronde { $round }
home-friends = Met anderen spelen
home-open = Open een tafel
home-open-how = Jij bepaalt de regels en nodigt uit met een link of QR-code.
home-open-go = Inrichten
home-join = Doe mee aan een tafel
home-join-code = Link of code die je hebt gekregen
home-join-go = Ga
home-join-wrong = Dit is geen link en geen code van een tafel: een code heeft 12 letters en cijfers.
home-tables = Openbare tafels
home-tables-how = Schuif aan bij onbekenden of kijk hoe ze spelen.
home-tables-go = Rondkijken
home-cards = Alle kaarten

## The list of public tables

home-status-gathering = Wacht op spelers
home-status-playing = Wordt gespeeld
home-status-over = Partij afgelopen
home-seats-open = { $count ->
    [one] Eén van de { $seats } plaatsen is vrij
   *[other] { $count } van de { $seats } plaatsen zijn vrij
}
home-seats-full = Alle { $seats } plaatsen zijn bezet
home-sit = Meedoen
home-watch = Kijken
home-empty = Er is nu geen openbare tafel open
home-empty-next = Begin jij: open er een, dan vinden anderen hem hier. Of speel zolang tegen bots.
home-loading = Een ogenblik…

## A new table

new-title = Je eigen tafel
new-edition = Spel
new-edition-own = Door jou gemaakt
new-printing = Welke doos heb je?
new-printing-hint = De regelboekjes verschillen per taal. Het Engelse geldt, tenzij je een ander kiest.
new-printing-own = Het boekje in jouw taal: { $printing }
new-printing-take = Neem dit
new-printing-differs = Anders dan in het Engelse boekje
new-printing-same = Je speelt precies zoals volgens het Engelse boekje.
new-printing-idle = zonder effect in deze modus
new-people = Wie speelt
new-seats = Plaatsen
new-bots = Waarvan bots
new-people-count = { $count ->
    [0] Je speelt alleen tegen bots; de partij begint meteen.
    [one] Eén plaats blijft vrij voor iemand die je uitnodigt. Is die bij het begin leeg, dan neemt een bot hem.
   *[other] { $count } plaatsen blijven vrij voor wie je uitnodigt. Wat bij het begin leeg is, nemen bots.
}
new-level = Hoe goed de bots spelen
new-level-random = Willekeurig
new-level-easy = Makkelijk
new-level-normal = Normaal
new-level-hard = Moeilijk
new-level-expert = Expert
new-mode = Hoe je wint
new-mode-first-to = Wie uit is, krijgt de punten van de andere handen; wie als eerste { $target } punten heeft, wint.
new-mode-lowest = Iedereen telt op wat er in de hand overblijft; heeft iemand { $target } punten, dan wint het laagste totaal.
new-mode-elimination = Kaarten in je hand tellen tegen je; met { $target } punten lig je eruit, en wie overblijft, wint.
new-mode-single = Eén ronde beslist; er worden geen punten geteld.
new-mode-partners = Twee tegen twee, partners tegenover elkaar; het eerste paar met { $target } punten wint.
new-mode-partners-lowest = Twee tegen twee; heeft een paar { $target } punten, dan wint het paar met minder.
new-mode-rotation = Om de beurt speelt iedereen met iedereen als partner; het beste eigen totaal wint.
new-mode-seats = Voor { $seats } spelers
new-target-first-to = Wie het eerst { $target } punten heeft, wint
new-target-lowest = Afgelopen zodra iemand { $target } punten heeft
new-target-elimination = Eruit met { $target } punten
new-target-partners = Het eerste paar met { $target } punten wint
new-target-partners-lowest = Afgelopen zodra een paar { $target } punten heeft
new-cycles-rounds = { $rounds } rondes in totaal
new-number-wrong = Vul een heel getal van { $least } tot en met { $most } in.
new-timer = Tijd per antwoord
new-timer-off = Onbeperkt
new-timer-seconds = { $seconds } s
new-door = Wie mag meedoen
new-door-link = Alleen met de link
new-door-public = Iedereen: de tafel staat in de lijst
new-house = Huisregels
new-house-hint = Ze staan in geen enkel regelboekje; ze zijn allemaal uit tenzij je ze kiest.
new-more = Meer: fijne puntjes van de regels
new-more-hint = Waar het regelboekje iets openlaat of mensen het graag anders doen. Zoals het er nu staat, geldt het boekje.
new-default = { $choice } (regelboekje)
new-changed = { $count ->
    [one] Eén regel wijkt af van het boekje.
   *[other] { $count } regels wijken af van het boekje.
}
new-reset = Terug naar het boekje
new-open = Open de tafel
new-begin = Begin de partij

## Settings

settings-title = Instellingen
settings-kept = Alles geldt meteen en blijft alleen in deze browser.
settings-language = Taal
settings-dark = Donker thema
settings-theme = Thema
settings-theme-auto = Zoals op dit apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-sound = Geluid
settings-sound-hint = Je hoort kaarten, beurten en kreten.
settings-motion = Beweging
settings-motion-auto = Zoals op dit apparaat
settings-motion-full = Kaarten vliegen
settings-motion-reduced = Minder beweging
settings-cards = Kaarten
settings-shapes = Een vorm voor elke kleur
settings-shapes-hint = Zodat niemand kleuren hoeft te onderscheiden.
settings-order = Volgorde van je hand
settings-order-color = Op kleur
settings-order-symbol = Op cijfer en symbool
settings-reactions = Reacties van anderen tonen
settings-reactions-hint = Bravo, oeps, schiet op en zo.
settings-table = Aan tafel
settings-look = Uiterlijk en geluid

## Inviting others

invite-title = Nodig spelers uit
invite-link = Link naar deze tafel
invite-copy = Link kopiëren
invite-copied = Gekopieerd!
invite-copy-failed = De link is geselecteerd: kopieer hem met je toetsenbord of het menu.
invite-share = Delen
invite-share-text = Kom kaarten met mij!
invite-qr = QR-code met de link naar deze tafel
invite-scan = Scan met een telefoon om mee te doen
invite-local = Deze link werkt alleen op deze computer. Om vrienden binnen te laten start je lastcard play --host 0.0.0.0 en open je deze pagina op het adres dat het voor je netwerk toont; dan brengen de link en een QR-code ze hierheen.

## Problems: what has happened, and what to do next

problem-nowhere = Hier is niets
problem-nowhere-next = Misschien zit er een tikfout in het adres. Vanaf de startpagina kom je overal.
problem-no-such-table = Deze tafel bestaat niet
problem-no-such-table-next = Controleer de link of de code, of vraag een nieuwe uitnodiging. Oude tafels worden na een tijdje opgeruimd.
problem-table-full = Deze tafel is vol
problem-table-full-next = Alle plaatsen zijn bezet. Je kunt kijken, een andere tafel zoeken of er zelf een openen.
problem-table-closed = Deze tafel is gesloten
problem-table-closed-next = Hier speelt niemand meer. Begin een nieuwe partij: één klik is genoeg.
problem-not-over = Deze partij is nog bezig
problem-not-over-next = Je kunt de partij terugkijken zodra die is afgelopen. Tot die tijd kun je live meekijken.
problem-no-such-match = Die partij bestaat niet
problem-no-such-match-next = Hij is nooit gespeeld, of de tafel is gesloten voordat hij was afgelopen. Er is dus niets om terug te kijken.
problem-bad-ticket = Deze plaats is niet meer van jou
problem-bad-ticket-next = Misschien heeft iemand anders hem nu, of speel je in een andere browser. Je kunt kijken of opnieuw beginnen.
problem-unreachable = De server antwoordt niet
problem-unreachable-next = Controleer je verbinding en probeer het opnieuw. Je plaats blijft voor je bewaard.
problem-too-many = Het is hier even te druk
problem-too-many-next = Er zijn op dit moment te veel tafels of verbindingen open. Probeer het over een paar minuten opnieuw.
problem-removed = Je hebt hier geen plaats meer
problem-removed-next = Je plaats is opgegeven of weggenomen. Andere tafels wachten op je.
problem-version = Er is een nieuwere versie
problem-version-next = Deze pagina en de server begrijpen elkaar niet meer. Laad de pagina opnieuw; je plaats blijft bewaard.
problem-wrong-origin = Niet via dit adres
problem-wrong-origin-next = De server laat spelers alleen toe via het adres waarvoor hij is ingesteld. Gebruik de link die je hebt gekregen.
problem-bad-name = Deze naam kan hier niet
problem-bad-name-next = Gebruik 1 tot 16 letters en cijfers zonder spaties, en begin met een daarvan.
problem-name-taken = Deze naam is hier al bezet
problem-name-taken-next = Iemand aan deze tafel heeft dezelfde naam of een die er net zo uitziet. Kies een andere.
problem-kept-out = Je kunt niet aan deze tafel gaan zitten
problem-kept-out-next = De gastheer heeft iemand met jouw internetadres verwijderd. Je kunt kijken, een andere tafel zoeken of er zelf een openen.
problem-bad-config = Deze keuzes passen niet bij elkaar
problem-bad-config-next = Er is niets verloren: verander het spel, de plaatsen of een regel en probeer het opnieuw.
problem-not-gathering = De partij is al begonnen
problem-not-gathering-next = Je kunt hier niet meer gaan zitten, maar je kunt wel kijken.
problem-too-fast = Niet zo snel
problem-too-fast-next = Dat was veel in korte tijd. Wacht even en probeer het opnieuw.
problem-table-damaged = Deze tafel is beschadigd
problem-table-damaged-next = Wat de server ervan bewaart, is niet te lezen, dus hier kan niemand verder spelen. Vertel het de beheerder; andere tafels hebben er geen last van.
problem-store-down = De server kan nu niets bewaren
problem-store-down-next = Er gaat niets verloren: probeer het over een tijdje opnieuw. Je plaats blijft voor je bewaard.
problem-other = Dat is niet gelukt
problem-other-next = Er is iets onverwachts gebeurd ({ $code }). Probeer het opnieuw; blijft het zo, vertel het dan de beheerder.
problem-again = Opnieuw proberen
problem-reload = Opnieuw laden
problem-watch = Kijk bij deze tafel
problem-replay = Partij terugkijken
problem-home = Naar de startpagina
problem-tables = Bekijk openbare tafels

## In the terminal

terminal-friends = Vrienden in hetzelfde netwerk kunnen { $address } openen, of de link van je tafel.
terminal-stop = Stop met Ctrl-C; de volgende keer gaan de tafels verder.
