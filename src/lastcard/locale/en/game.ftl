# lastcard, English. The same ids and variables stand in every language; a test keeps them equal.

## Editions

edition-classic = Classic
edition-beach = Beach
edition-battle = Battle
edition-trend = Trend
edition-flip = Flip
edition-mini = Mini
edition-own = Own edition

## Printings: the language of a rule sheet, as in “the sheet in French (Canada)”.

printing-en = English
printing-es = Spanish
printing-fr = French
printing-fr-CA = French (Canada)
printing-fr-FR = French (France)
printing-pt = Portuguese
printing-de = German
printing-it = Italian
printing-nl = Dutch

## Colors, by their paints. Turquoise is called teal where cards have two sides.

color-red = red
color-yellow = yellow
color-green = green
color-blue = blue
color-turquoise = turquoise
color-turquoise-dark = teal
color-pink = pink
color-orange = orange
color-purple = purple
color-brown = brown
color-gray = gray
color-lime = lime
color-navy = navy

## Cards

card-colored = { $color } { $symbol }
card-hidden = a card
symbol-s = Skip
symbol-v = Reverse
symbol-plus1 = Draw One
symbol-plus2 = Draw Two
symbol-plus5 = Draw Five
symbol-e = Skip Everyone
symbol-f = Flip
symbol-w = Wild
symbol-w-plus2 = Wild Draw Two
symbol-w-plus4 = Wild Draw Four
symbol-w-plusc = Wild Draw Color
symbol-wg = Beachcomber
symbol-wb = Kickin' Battle
symbol-wt = Fashion Trend

## What happened

event-dealer-cut = { $who } draws { $card } for the deal.
event-dealer-found = { $who } deals.
event-pile-shuffled = { $count ->
    [one] One card is shuffled into the draw pile.
   *[other] { $count } cards are shuffled into the draw pile.
}
event-hands-dealt = The cards are dealt.
event-card-turned-up = { $card } is turned up.
event-opening-put-back-shuffle = It goes back into the pile.
event-opening-put-back-bottom = It goes under the pile.
event-opening-put-back-middle = It goes into the middle of the pile.
event-card-played = { $who } plays { $card }.
event-card-jumped = { $who } jumps in with { $card }.
event-cards-drawn = { $count ->
    [one] { $who } draws { $cards }.
   *[other] { $who } draws { $count } cards: { $cards }.
}
event-cards-drawn-hidden = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
event-card-kept = { $who } keeps it.
event-turn-passed = { $who } can neither play nor draw.
event-color-named = { $who } names { $color }.
event-color-restored = The color is { $color } again.
event-direction-left = Play turns to the left.
event-direction-right = Play turns to the right.
event-turn-lost = { $who } loses the turn.
event-draw-accepted = { $who } takes the cards.
event-draw-challenged = { $who } challenges { $other }.
event-hand-shown = { $who } shows the hand to { $other }: { $cards }.
event-hand-shown-hidden = { $who } shows the hand to { $other }.
event-challenge-guilty = { $who } was bluffing.
event-challenge-innocent = { $who } played by the rules.
event-cards-given = { $who } gives { $other } { $cards }.
event-cards-given-hidden = { $count ->
    [one] { $who } gives { $other } a card.
   *[other] { $who } gives { $other } { $count } cards.
}
event-no-gift = { $who } gives nothing away.
event-battle-declared = { $who } battles { $other }.
event-no-battle = { $who } battles nobody.
event-card-picked = { $who } has picked a card.
event-cards-revealed = { $who } reveals { $card }, { $other } reveals { $card2 }.
event-battle-won = { $who } wins the battle; { $other } takes the cards.
event-battle-void = The battle comes to nothing.
event-card-shown = { $who } shows { $other } { $card }.
event-card-shown-hidden = { $who } shows { $other } a card.
event-show-failed = { $who } has no { $color } to show.
event-sides-turned-light = Everything is turned to the light side; { $card } is on top.
event-sides-turned-dark = Everything is turned to the dark side; { $card } is on top.
event-hands-swapped = { $who } swaps hands with { $other }.
event-hands-passed = All hands move on one seat.
event-cards-chosen = { $who } has chosen: { $cards }.
event-cards-chosen-hidden = { $who } has chosen.
event-cards-passed = { $who } passes on to { $other }: { $cards }.
event-cards-passed-hidden = { $count ->
    [one] { $who } passes a card on to { $other }.
   *[other] { $who } passes { $count } cards on to { $other }.
}
event-uno-called = { $who }: UNO!
event-uno-caught = { $other } catches { $who }: no UNO called.
event-catch-failed = { $other } accuses { $who } without reason.
event-call-forgotten = { $who } gave the last card away without calling UNO.
event-round-won = { $who } goes out. { $points ->
    [one] One point.
   *[other] { $points } points.
}
event-round-blocked = Nobody can go on: the round is blocked.
event-match-won = { $who } wins the match.

## Questions

question-play = { $who } to play
question-drawn = { $who } to play or keep the drawn card
question-color = { $who } to name a color
question-challenge = { $who } to accept or challenge
question-stack = { $who } to accept or add to it
question-give = { $who } to give cards
question-battle = { $who } to choose an opponent
question-reveal = { $who } to pick a card in secret
question-show = { $who } to show a card
question-swap = { $who } to swap hands
question-pass = { $who } to choose cards to pass on

## Why a move is refused

reason-not-asked = It is not your turn to answer.
reason-wrong-answer = That does not answer the question.
reason-awaiting-chance = The cards are being shuffled.
reason-round-over = The round is over.
reason-not-in-hand = You do not hold that card.
reason-no-match = It matches neither the color nor the symbol on top.
reason-holds-color = You hold a card of the color in play, and bluffing is off.
reason-only-drawn-card = After drawing, only the drawn card may be played.
reason-must-play = You hold a card that must be played.
reason-must-play-drawn = The drawn card must be played.
reason-can-draw = You cannot pass while a card can be drawn.
reason-cannot-draw = There is no card left to draw.
reason-no-such-color = That color is not on this side of the deck.
reason-cannot-stack = That card cannot be added to the draw.
reason-no-such-seat = There is no such seat.
reason-own-seat = Choose another player, not yourself.
reason-empty-gift = A gift needs at least one card, and somebody to receive it.
reason-gift-colorless = Colorless cards cannot be given away.
reason-gift-same-suit = Only one card of each color can be given.
reason-must-battle = You have to battle somebody.
reason-already-picked = You have already picked your card.
reason-show-other-color = Show a card of the color that was called.
reason-no-call = There is no UNO to call now.
reason-already-called = You have already called UNO.
reason-nothing-to-catch = There is nobody to catch.
reason-no-jump = Nobody can jump in now.
reason-not-identical = To jump in, a card must match the top card in both color and symbol.

## Words on screens

label-edition = edition
label-seats = seats
label-hand = hand
label-cards = cards
label-target = target
label-mode = mode
label-special = special cards
label-dealer-draw = dealer draw
label-opening-wild = opening Wild
label-opening-wild-draw = opening wild draw
label-opening-special = opening special card
label-opening-action = opening action
label-decline = decline and draw
label-drawn-card = playable drawn card
label-wild-draw = wild draw
label-failed-challenge = failed challenge
label-wilds-match = wilds count as match
label-last-draw = last draw card
label-wild-points = points of a Wild
label-options = options
label-rounds = rounds
label-length = length in moves
label-mean = mean
label-wins = wins
label-points = points
label-blocked = blocked
label-seat = seat
label-share = share
label-draw-pile = draw pile
label-discard-pile = discard pile
label-color = color
label-round = round
label-total = total
value-yes = yes
value-no = no
value-none = –
value-by-number = highest number
value-by-points = highest points
value-by-lot = by lot
value-always = always
value-never = never
value-if-scored = if points are kept
value-until-color = until the color
opening-starts = play on it
opening-acts = takes effect
opening-turns = turns the direction
opening-draws_only = draws, keeps the turn
opening-left_names = left of dealer names
opening-put_back = put back
opening-buried = ignored
opening-flips = turns the table
mode-first_to = first to the target
mode-lowest = lowest total
mode-elimination = elimination
mode-single = a single round
mode-partners = partners
mode-partners_lowest = partners, lowest total
mode-rotation = rotating partners
