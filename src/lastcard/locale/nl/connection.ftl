# lastcard, Nederlands: de verbinding, jouw beurt, en waarom iets niet is aangenomen.

## The connection

connection-connecting = Verbinding maken…
connection-lost = De verbinding is weg. Nieuwe poging…
connection-back = Weer verbonden.
connection-retry = Nu proberen

## Rounds

connection-round-begins = Ronde { $round } begint.
connection-round-joined = Ronde { $round } is bezig.

## Your turn

connection-turn-play = Jouw beurt: speel een kaart of trek er een.
connection-turn-play-draw = Jouw beurt: trek een kaart.
connection-turn-play-must = Jouw beurt: speel een kaart.
connection-turn-play-pass = Jouw beurt: er is niets meer te trekken, je kunt passen.
connection-turn-drawn = Je hebt { $card } getrokken: speel de kaart of houd hem.
connection-turn-drawn-must = Je hebt { $card } getrokken: die kaart moet je spelen.
connection-turn-drawn-keep = Je hebt { $card } getrokken: de kaart kan niet gespeeld worden, houd hem.
connection-turn-color = Jouw beurt: kies een kleur.
connection-turn-challenge = { $count ->
    [one] Eén kaart voor jou: neem hem of daag uit.
   *[other] { $count } kaarten voor jou: neem ze of daag uit.
}
connection-turn-challenge-color = Trek tot { $color } komt, of daag uit.
connection-turn-stack = { $count ->
    [one] Eén kaart voor jou: neem hem of leg er een bij.
   *[other] { $count } kaarten voor jou: neem ze of leg er een bij.
}
connection-turn-stack-take = { $count ->
    [one] Eén kaart voor jou: neem hem.
   *[other] { $count } kaarten voor jou: neem ze.
}
connection-turn-give = Jouw beurt: geef kaarten weg, of houd ze allemaal.
connection-turn-battle = Jouw beurt: kies een tegenstander.
connection-turn-reveal = Gevecht! Kies in het geheim een kaart.
connection-turn-show = Jouw beurt: laat een kaart van de gevraagde kleur zien.
connection-turn-swap = Jouw beurt: kies met wie je van hand ruilt.
connection-turn-pass = Kies in het geheim wat je doorgeeft.

## Rights

connection-right-call = Je kunt UNO roepen.
connection-right-catch = { $who } heeft geen UNO geroepen: betrappen maar!
connection-right-jump = Je kunt inspringen met { $card }.

## Why something was not taken

refusal-malformed = De server begreep deze pagina niet. Laad hem opnieuw.
refusal-too-large = Dat was te lang voor de server.
refusal-too-fast = Dat ging te snel. Wacht even.
refusal-too-slow = De verbinding was te traag. Probeer het opnieuw.
refusal-no-such-table = Deze tafel bestaat niet. Misschien is hij gesloten.
refusal-bad-ticket = Je plaats aan deze tafel is niet meer van jou.
refusal-bad-name = Kies een naam van 1 tot 16 letters en cijfers.
refusal-name-taken = Iemand aan deze tafel heeft deze naam al, of een die erop lijkt. Kies een andere.
refusal-bad-config = Deze instellingen gaan niet samen.
refusal-bad-edition = Deze editie kan niet gespeeld worden. De werkplaats zegt waarom.
refusal-no-guest-editions = Deze server speelt alleen zijn eigen edities.
refusal-bad-entropy = Jouw toeval voor de volgende ronde is niet aangenomen.
refusal-table-full = Alle plaatsen aan deze tafel zijn bezet.
refusal-table-closed = Deze tafel is gesloten.
refusal-kept-out = De gastheer heeft iemand met jouw internetadres verwijderd. Je kunt niet aan deze tafel gaan zitten, maar wel kijken.
refusal-too-many = Te veel tafels, plaatsen of verbindingen vanaf hier. Probeer het later opnieuw.
refusal-not-seated = Je kijkt alleen mee.
refusal-not-host = Dat kan alleen de host.
refusal-not-gathering = Te laat: de partij is al begonnen.
refusal-not-playing = Er is geen partij bezig.
refusal-not-over = De partij is nog niet afgelopen.
refusal-no-such-match = Die partij is nooit uitgespeeld.
refusal-no-such-player = Dat kan niet met deze speler.
refusal-wrong-origin = Deze pagina mag geen verbinding maken met deze server.
refusal-wrong-host = De server luistert niet naar deze naam. Open zijn eigen adres.
refusal-no-analysis = Deze server kan geen rondes analyseren.
refusal-busy = Er wachten veel rondes op hun analyse. Probeer het over een minuut opnieuw.
refusal-table-damaged = Wat van deze tafel bewaard is, is beschadigd. De beheerder vindt meer in het logboek van de server.
refusal-store-down = De server kan op dit moment niets bewaren. Er is niets gebeurd; probeer het zo opnieuw.
refusal-fault = Er is iets stukgegaan in de server. Probeer het opnieuw.

## Why a connection is over

refusal-unreachable = De server antwoordt niet.
refusal-closed = De tafel is gesloten. Bedankt voor het meespelen!
refusal-removed = Je zit niet meer aan deze tafel.
refusal-restart = De server start opnieuw. Kom zo terug.
refusal-version = Deze pagina heeft een andere versie dan de server. Laad hem opnieuw.
