# What is wrong with an edition that somebody wrote, or may be.
edition-problem-file-size = expected at most { $most } bytes, found more
edition-problem-toml = expected TOML, found something else in column { $column }
edition-problem-toml-value = expected a value of TOML in column { $column }, such as 7, true or "text" in quotes, found none
edition-problem-toml-key = expected `key = value`, `[table]` or a note behind # in column { $column }, found none of them
edition-problem-toml-rest = expected the end of the line in column { $column }, found more
edition-problem-toml-twice = expected every key and table once, found one again before column { $column }
edition-problem-toml-open = expected a comma or a closing bracket in column { $column }, found none
edition-problem-toml-text = expected a text in quotes that is closed, without odd signs, in column { $column }, found another
edition-problem-toml-huge = expected numbers that can be read, found one without end
edition-problem-toml-deep = expected at most { $most } lists and tables in each other, found more
edition-problem-toml-parts = expected a key of at most { $most } parts with dots between them, found more
edition-problem-format = expected format { $expected }, found { $found }
edition-problem-missing = expected { $expected }, found nothing
edition-problem-choice = expected one of { $expected }, found { $found }
edition-problem-text = expected a text, found { $found }
edition-problem-number = expected a whole number, found { $found }
edition-problem-switch = expected true or false, found { $found }
edition-problem-list = expected a list, found { $found }
edition-problem-table = expected a table, found { $found }
edition-problem-bounds = expected a number from { $least } to { $most }, found { $found }
edition-problem-amount = expected { $least } to { $most } entries, found { $found }
edition-problem-exactly = expected { $expected } entries, found { $found }
edition-problem-order = expected the smaller number before the larger one, found { $found }
edition-problem-twice = expected everything once, found { $found } twice
edition-problem-text-length = expected at most { $most } characters, found { $found }
edition-problem-text-form = expected one line of plain text without any of { $signs }, found { $found }
edition-problem-word = expected a word of small letters, digits and _, at most { $most } long, found { $found }
edition-problem-ours = expected a key that none of the printed editions has, found { $found }
edition-problem-color = expected a small letter, found { $found }
edition-problem-symbol = expected 1 to { $most } small letters, digits or +, found { $found }
edition-problem-notation = expected a card that cannot be taken for a word of the notation, found { $found }
edition-problem-shape = expected another shape than that of { $other }, found { $found }
edition-problem-sides = { $found ->
    [both] expected `colors` and `row`, or `side.light` and `side.dark`, found both
   *[neither] expected `colors` and `row`, or `side.light` and `side.dark`, found neither
}
edition-problem-pair = expected two faces with a slash between them, found { $found }
edition-problem-face = { $side ->
    [dark] expected a face of the dark side, found { $found }
   *[light] expected a face of the light side, found { $found }
}
edition-problem-pairs = expected { $expected } of { $card } in `pairs`, as in its row, found { $found }
edition-problem-effect = expected one of { $expected }, found { $found }
edition-problem-effect-number = expected { $effect } with a number from { $least } to { $most }, found { $found }
edition-problem-effect-room = expected room for at most { $most } effects (a draw takes two, and a 7 and a 0 one more), found { $found }
edition-problem-effect-colorless = expected { $effect } on a card without a color, found it on one with a color
edition-problem-effect-order = expected { $effect } before { $other }, found it behind
edition-problem-effect-challenge = expected name-color, challenge and then a draw, in this order, found { $found }
edition-problem-effect-last = expected nothing of { $expected } on a last card, found { $found }
edition-problem-effect-sides = expected two sides for { $effect }, found one
edition-problem-effect-gift = expected so few colors and kinds of cards that at most { $most } gifts can be made, found { $found }
edition-problem-acts = expected an opening that fits (acts: skips, or a draw, a reverse or a pass alone, on a color), found { $found }
edition-problem-draws-only = expected a draw on a card whose opening is draws_only, found none
edition-problem-deck-small = expected at least { $least } cards, for { $players } players with { $hand } each, found { $found }
edition-problem-deck-large = expected at most { $most } cards, found { $found }
edition-problem-openers = expected at least { $least } cards that can open a round, whatever is chosen, found { $found }
edition-problem-dealer = { $what ->
    [points] expected cards that differ in points, to find the dealer by, or dealer_draw = "random", found none
   *[number] expected cards that differ in number, to find the dealer by, or dealer_draw = "random", found none
}
edition-problem-players = expected numbers of players that the mode { $mode } can have, found { $found }
edition-problem-option-idle = expected an option that changes something in this deck, found { $found }
edition-problem-option-values = expected values of one kind, found { $found }
edition-problem-option-ours = expected a key that no option of ours and no other setting has, found { $found }
edition-problem-own-value = expected a value that is not the edition's own, found { $found }
edition-problem-no-change = expected something that changes with the option, found nothing
edition-problem-copies-of-pairs = expected no `copies` where `pairs` list the cards, found { $found }
edition-problem-first-printing = expected no rules for the first printing, which is the edition itself, found { $found }
edition-warning-unnamed = it has no name; it will be called by its key, { $key }
edition-warning-no-colorless = no card can be played on everything, so players will often have to draw
edition-warning-no-effects = no card does anything: whoever draws better wins
edition-warning-many-draws = { $share } % of the cards make somebody draw: rounds may become very long
edition-warning-tight = with { $players } players only { $found } cards are left to draw from: rounds may often block
edition-warning-nobody-goes-out = nobody can ever go out: every card begins a battle, also as the last one
edition-warning-few-last = { $share } % of the cards begin a battle also as the last one: rounds may become very long
edition-warning-same-paint = { $one } and { $other } have the same paint, { $paint }: only their shapes tell them apart
edition-warning-same-cards = two kinds of cards have the same name, { $name }
edition-warning-same-colors = two colors have the same name, { $name }
remark-at-line = line { $line }: { $said }

# The commands `lastcard edition …`.
terminal-edition-new = { $file } is written. Next: lastcard edition check { $file }
terminal-edition-schema = { $file } is written beside it: editors that know TOML complete and check by it.
terminal-edition-note = { $file }: note: { $note }
terminal-edition-good = { $file }: { $name } can be played: { $cards } cards, { $fewest } to { $most } players
terminal-edition-rounds = Rounds
terminal-edition-both = Engine and compiled game
terminal-edition-secrets = Secrets
terminal-edition-ended = All { $count } rounds end, after { $mean } inputs on average; { $blocked } blocked.
terminal-edition-agreed = The rules engine and the compiled game agree in { $count } rounds.
terminal-edition-not-compiled = The compiled game is not installed (pip install 'lastcard[fast]'): nothing was compared.
terminal-edition-secret = Nobody sees what is hidden: { $count } times the hidden cards were dealt anew.
terminal-edition-scenarios = Scenarios: { $passed } hold, { $failed } fail.
terminal-edition-cards = Cards in the deck: { $count }
terminal-edition-row = × { $copies }, worth { $points }
