# What is wrong with an edition that somebody wrote, or may be.
edition-problem-file-size = verwacht: hooguit { $most } bytes; gevonden: meer
edition-problem-toml = verwacht: TOML; gevonden: iets anders in kolom { $column }
edition-problem-toml-value = verwacht: een waarde van TOML in kolom { $column }, zoals 7, true of "tekst" tussen aanhalingstekens; gevonden: geen
edition-problem-toml-key = verwacht: `sleutel = waarde`, `[tabel]` of een opmerking na # in kolom { $column }; gevonden: niets daarvan
edition-problem-toml-rest = verwacht: het einde van de regel in kolom { $column }; gevonden: meer
edition-problem-toml-twice = verwacht: elke sleutel en tabel maar één keer; gevonden: iets opnieuw vóór kolom { $column }
edition-problem-toml-open = verwacht: een komma of een sluitend haakje in kolom { $column }; gevonden: geen van beide
edition-problem-toml-text = verwacht: een tekst tussen aanhalingstekens, gesloten en zonder vreemde tekens, in kolom { $column }; gevonden: iets anders
edition-problem-toml-huge = verwacht: getallen die te lezen zijn; gevonden: een zonder einde
edition-problem-toml-deep = verwacht: hooguit { $most } lijsten en tabellen in elkaar; gevonden: meer
edition-problem-toml-parts = verwacht: een sleutel van hooguit { $most } delen met punten ertussen; gevonden: meer
edition-problem-format = verwacht: formaat { $expected }; gevonden: { $found }
edition-problem-missing = verwacht: { $expected }; gevonden: niets
edition-problem-choice = verwacht: een van { $expected }; gevonden: { $found }
edition-problem-text = verwacht: een tekst; gevonden: { $found }
edition-problem-number = verwacht: een geheel getal; gevonden: { $found }
edition-problem-switch = verwacht: true of false; gevonden: { $found }
edition-problem-list = verwacht: een lijst; gevonden: { $found }
edition-problem-table = verwacht: een tabel; gevonden: { $found }
edition-problem-bounds = verwacht: een getal van { $least } tot en met { $most }; gevonden: { $found }
edition-problem-amount = verwacht: { $least } tot en met { $most } onderdelen; gevonden: { $found }
edition-problem-exactly = verwacht: { $expected } onderdelen; gevonden: { $found }
edition-problem-order = verwacht: het kleinste getal vóór het grootste; gevonden: { $found }
edition-problem-twice = verwacht: alles maar één keer; gevonden: { $found } twee keer
edition-problem-text-length = verwacht: hooguit { $most } tekens; gevonden: { $found }
edition-problem-text-form = verwacht: één regel gewone tekst zonder deze tekens: { $signs }; gevonden: { $found }
edition-problem-word = verwacht: een woord van kleine letters, cijfers en _, hooguit { $most } lang; gevonden: { $found }
edition-problem-ours = verwacht: een sleutel die geen gedrukte editie heeft; gevonden: { $found }
edition-problem-color = verwacht: een kleine letter; gevonden: { $found }
edition-problem-symbol = verwacht: 1 tot en met { $most } kleine letters, cijfers of +; gevonden: { $found }
edition-problem-notation = verwacht: een kaart die niet op een woord van de notatie lijkt; gevonden: { $found }
edition-problem-shape = verwacht: een andere vorm dan die van { $other }; gevonden: { $found }
edition-problem-sides = { $found ->
    [both] verwacht: `colors` en `row`, of `side.light` en `side.dark`; gevonden: allebei
   *[neither] verwacht: `colors` en `row`, of `side.light` en `side.dark`; gevonden: geen van beide
}
edition-problem-pair = verwacht: twee kanten met een schuine streep ertussen; gevonden: { $found }
edition-problem-face = { $side ->
    [dark] verwacht: een kant van de donkere zijde; gevonden: { $found }
   *[light] verwacht: een kant van de lichte zijde; gevonden: { $found }
}
edition-problem-pairs = verwacht: { $expected } van { $card } in `pairs`, zoals in zijn rij; gevonden: { $found }
edition-problem-effect = verwacht: een van { $expected }; gevonden: { $found }
edition-problem-effect-number = verwacht: { $effect } met een getal van { $least } tot en met { $most }; gevonden: { $found }
edition-problem-effect-room = verwacht: ruimte voor hooguit { $most } effecten (pakken telt dubbel, een 7 of 0 één extra); gevonden: { $found }
edition-problem-effect-colorless = verwacht: { $effect } op een kaart zonder kleur; gevonden: op een gekleurde
edition-problem-effect-order = verwacht: { $effect } vóór { $other }; gevonden: erachter
edition-problem-effect-challenge = verwacht: name-color, challenge en dan pakken, in deze volgorde; gevonden: { $found }
edition-problem-effect-last = verwacht: niets hiervan op een laatste kaart: { $expected }; gevonden: { $found }
edition-problem-effect-sides = verwacht: twee zijden voor { $effect }; gevonden: één
edition-problem-effect-gift = verwacht: zo weinig kleuren en soorten kaarten dat er hooguit { $most } cadeaus mogelijk zijn; gevonden: { $found }
edition-problem-acts = verwacht: een passende opening (acts: overslaan, of alleen pakken, keren of doorgeven, op een kleur); gevonden: { $found }
edition-problem-draws-only = verwacht: pakken op een kaart met opening draws_only; gevonden: geen
edition-problem-deck-small = verwacht: minstens { $least } kaarten, voor { $players } spelers met elk { $hand }; gevonden: { $found }
edition-problem-deck-large = verwacht: hooguit { $most } kaarten; gevonden: { $found }
edition-problem-openers = verwacht: minstens { $least } kaarten die een ronde kunnen openen, wat er ook gekozen wordt; gevonden: { $found }
edition-problem-dealer = { $what ->
    [points] verwacht: kaarten met verschillende punten om de deler te vinden, of dealer_draw = "random"; gevonden: geen
   *[number] verwacht: kaarten met verschillende getallen om de deler te vinden, of dealer_draw = "random"; gevonden: geen
}
edition-problem-players = verwacht: aantallen spelers die bij de spelvorm { $mode } kunnen; gevonden: { $found }
edition-problem-option-idle = verwacht: een optie die iets aan dit spel verandert; gevonden: { $found }
edition-problem-option-values = verwacht: waarden van één soort; gevonden: { $found }
edition-problem-option-ours = verwacht: een sleutel die geen optie van ons en geen andere instelling heeft; gevonden: { $found }
edition-problem-own-value = verwacht: een waarde die niet die van de editie zelf is; gevonden: { $found }
edition-problem-no-change = verwacht: iets dat met de optie verandert; gevonden: niets
edition-problem-copies-of-pairs = verwacht: geen `copies` waar `pairs` de kaarten opsomt; gevonden: { $found }
edition-problem-first-printing = verwacht: geen regels voor de eerste gedrukte versie, die de editie zelf is; gevonden: { $found }
edition-warning-unnamed = hij heeft geen naam en heet naar zijn sleutel, { $key }
edition-warning-no-colorless = geen kaart past op alles, dus er moet vaak gepakt worden
edition-warning-no-effects = geen kaart doet iets: wie het best pakt, wint
edition-warning-many-draws = { $share } % van de kaarten laat iemand pakken: rondes kunnen heel lang worden
edition-warning-tight = met { $players } spelers blijven er maar { $found } kaarten om te pakken: rondes kunnen vaak vastlopen
edition-warning-nobody-goes-out = niemand kan ooit uitgaan: elke kaart begint een gevecht, ook als laatste
edition-warning-few-last = { $share } % van de kaarten begint ook als laatste een gevecht: rondes kunnen heel lang worden
edition-warning-same-paint = { $one } en { $other } hebben dezelfde verf, { $paint }: alleen hun vormen onderscheiden ze
edition-warning-same-cards = twee soorten kaarten hebben dezelfde naam, { $name }
edition-warning-same-colors = twee kleuren hebben dezelfde naam, { $name }
remark-at-line = regel { $line }: { $said }

# The commands `lastcard edition …`.
terminal-edition-new = { $file } is geschreven. Daarna: lastcard edition check { $file }
terminal-edition-schema = { $file } ligt er nu naast: editors die TOML kennen, vullen aan en controleren daarmee.
terminal-edition-note = { $file }: let op: { $note }
terminal-edition-good = { $file }: { $name } is speelbaar: { $cards } kaarten, { $fewest } tot { $most } spelers
terminal-edition-rounds = Rondes
terminal-edition-both = Regelmotor en gecompileerd spel
terminal-edition-secrets = Geheimen
terminal-edition-ended = Alle { $count } rondes eindigen, gemiddeld na { $mean } zetten; geblokkeerd: { $blocked }.
terminal-edition-agreed = De regelmotor en het gecompileerde spel zijn het eens in { $count } rondes.
terminal-edition-not-compiled = Het gecompileerde spel is niet geïnstalleerd (pip install 'lastcard[fast]'): er is niets vergeleken.
terminal-edition-secret = Niemand ziet wat verborgen is: { $count } keer zijn de verborgen kaarten opnieuw gedeeld.
terminal-edition-scenarios = Scenario’s: { $passed } kloppen, { $failed } niet.
terminal-edition-cards = Kaarten in het spel: { $count }
terminal-edition-row = × { $copies }, telt voor { $points }
