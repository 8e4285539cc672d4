# Watching a finished match again, English.

replay-title = Replay
replay-winners = { $count ->
    [one] { $names } won.
   *[other] { $names } won together.
}
replay-before = Before the first card.
replay-step = Step
replay-place = Round { $round }, step { $step }
replay-back = Back
replay-on = Forward
replay-run = Play
replay-pause = Pause
replay-round = Round
replay-share = Share this moment
replay-copied = Link copied
replay-record = Download the record
replay-loading = Fetching the match…
replay-table = The table, all hands open
replay-clockwise = clockwise
replay-counterclockwise = counterclockwise
replay-turn = must answer
replay-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
replay-fair = Were the cards fair?
replay-fair-how = Before each deal the server fixed a secret, and the players sealed luck of their own before any of it was opened. Your browser can compute every shuffle again from both.
replay-check = Check the shuffles
replay-own-luck = Rounds with your own luck: { $count } of { $rounds }
replay-verified = { $count ->
    [one] It was computed again and is correct.
   *[other] All { $count } were computed again and are correct.
}
replay-unfair = { $count ->
    [one] One of them is not what it should be.
   *[other] { $count } of them are not what they should be.
}
replay-details = One by one
replay-deck = The deck before a shuffle: { $count } cards
replay-deck-how = So the server says the cards lay. Whoever sat at the table has noted it before the deal.
