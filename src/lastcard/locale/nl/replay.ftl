# Watching a finished match again, Dutch.

replay-title = Terugkijken
replay-winners = { $count ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben samen gewonnen.
}
replay-before = Voor de eerste kaart.
replay-step = Stap
replay-place = Ronde { $round }, stap { $step }
replay-back = Terug
replay-on = Verder
replay-run = Afspelen
replay-pause = Pauze
replay-round = Ronde
replay-share = Dit moment delen
replay-copied = Link gekopieerd
replay-record = Verslag downloaden
replay-loading = De partij wordt opgehaald…
replay-table = De tafel, alle handen open
replay-clockwise = met de klok mee
replay-counterclockwise = tegen de klok in
replay-turn = moet antwoorden
replay-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
replay-fair = Ging het eerlijk?
replay-fair-how = Voor elke keer delen legde de server een geheim vast en verzegelden de spelers hun eigen toeval voordat er iets werd geopend. Uit beide kan je browser elke schudbeurt narekenen.
replay-check = Schudden narekenen
replay-own-luck = Rondes met je eigen toeval: { $count } van { $rounds }
replay-verified = { $count ->
    [one] Nagerekend: het klopt.
   *[other] Alle { $count } nagerekend: ze kloppen.
}
replay-unfair = { $count ->
    [one] Eén ervan klopt niet.
   *[other] { $count } ervan kloppen niet.
}
replay-details = Eén voor één
replay-deck = De kaarten voor het schudden: { $count }
replay-deck-how = Zo lagen de kaarten volgens de server. Wie aan tafel zat, heeft dat voor het delen genoteerd.
