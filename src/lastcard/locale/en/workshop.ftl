# The workshop, where people make editions of their own, English.

workshop-title = Make your own edition
workshop-lead = Choose colors, numbers and what the cards can do, try it out, and play it with your friends or against bots.
workshop-enter = To the workshop
workshop-usual = as usual
workshop-remove = Remove
workshop-remove-this = Remove: { $what }
workshop-added = Added: { $what }
workshop-removed = Removed: { $what }
workshop-moved = { $what }: now number { $place } of { $count }
workshop-up = Move up: { $what }
workshop-down = Move down: { $what }
workshop-more = More
workshop-languages = In other languages

## Where to begin

workshop-start = Where to begin
workshop-start-from = Start from
workshop-start-nothing = nothing but numbers
workshop-start-go = Start anew
workshop-open-file = Open a file
workshop-undo = Back to what you had
workshop-undone = What you had is back.
workshop-begun = You have started anew. You can go back to what you had.
workshop-mine = My { $edition }
workshop-file-bad = This file cannot be opened
workshop-file-long = It is too large for an edition.

## The game

workshop-basics = The game
workshop-name = Name
workshop-about = One line about it
workshop-fewest = Fewest players
workshop-most = Most players
workshop-hand = Cards for each
workshop-target = Points to win

## Colors

workshop-colors = Colors
workshop-color = { $number }: { $name }
workshop-paint = Color
workshop-shape = Shape
workshop-letter = Letter
workshop-letter-hint = It stands for the color in records.
workshop-color-name = Name of the color
workshop-add-color = Add a color
workshop-shape-diamond = diamond
workshop-shape-circle = circle
workshop-shape-triangle = triangle
workshop-shape-square = square
workshop-shape-waves = waves
workshop-shape-heart = heart
workshop-shape-sun = sun
workshop-shape-moon = moon
workshop-shape-star = star
workshop-shape-cross = cross
workshop-shape-ring = ring
workshop-shape-leaf = leaf

## Cards

workshop-rows = Cards
workshop-row = { $number }: { $name }
workshop-kind-numbers = numbers
workshop-kind-colored = an action card
workshop-kind-colorless = a wild card
workshop-add-numbers = Add numbers
workshop-add-colored = Add an action card
workshop-add-colorless = Add a wild card
workshop-from = From
workshop-to = To
workshop-copies = Copies
workshop-copies-each = Copies in each color
workshop-points = Points
workshop-card-name = Name of the card
workshop-card-text = What it does, in one line of yours
workshop-symbol = Short sign
workshop-symbol-hint = Up to four small letters, digits or +. It stands for the card in records.

## What cards do

workshop-played = What it does
workshop-effect = Effect { $number }
workshop-effect-none = Nothing: it is just played.
workshop-add-effect = Add an effect
workshop-effect-skip = The next player loses a turn
workshop-effect-skip-everyone = Everyone else loses a turn
workshop-effect-reverse = Direction of play turns round
workshop-effect-draw = The next player draws and loses a turn
workshop-effect-draw-only = The next player draws but may play
workshop-effect-draw-until-color = The next player draws until the color comes
workshop-effect-name-color = You name a color
workshop-effect-restore-color = The previous color counts again
workshop-effect-challenge = The draw may be challenged
workshop-effect-give = You give cards away
workshop-effect-duel = You battle somebody
workshop-effect-show = The others show the color
workshop-effect-flip = Everything is turned over
workshop-effect-swap-hands = You swap hands with somebody
workshop-effect-pass-hands = All hands move on one seat
workshop-effect-pass = Everyone passes cards on
workshop-count-draw = Cards
workshop-count-draw-only = Cards
workshop-count-draw-until-color = Cards on top
workshop-count-challenge = More if it fails
workshop-count-give = For a missed call
workshop-count-duel = Loser draws
workshop-count-show = First without draws
workshop-count-pass = Cards
workshop-opening = As the first card of a round
workshop-opening-usual = As usual for such a card
workshop-opening-starts = Nothing happens
workshop-opening-acts = It works as if the dealer had played it
workshop-opening-turns = Play goes the other way round
workshop-opening-draws_only = The first player draws and then plays
workshop-opening-left_names = The first player names a color
workshop-opening-put_back = It goes back into the pile
workshop-opening-buried = Another card is turned up on it
workshop-opening-flips = Everything is turned over
workshop-last = Something else as a last card
workshop-last-hint = As usual, only draws still count then.
workshop-last-does = What it does as a last card

## What the form does not show

workshop-kept = Also in this edition
workshop-kept-hint = These parts came along. They stay as they are, unless you remove them.
workshop-kept-mode = Another way to win a match
workshop-kept-rulings = Answers to fine points of the rules
workshop-kept-wild_match = When a wild draw is a bluff
workshop-kept-shown_to_all = Shown cards are shown to everyone
workshop-kept-options = Fine points that players can choose
workshop-kept-option = Choices of its own
workshop-kept-alternative = What the choices change
workshop-kept-printing = Rule sheets in several languages

## Whether it can be played

workshop-check = Check
workshop-checking = Being checked…
workshop-cards = { $count ->
    [one] One card.
   *[other] { $count } cards.
}
workshop-lopsided = The light side has { $light } cards, the dark side { $dark }. Both need the same number.
workshop-fine = It can be played.
workshop-problems = { $count ->
    [one] One thing to mend:
   *[other] { $count } things to mend:
}
workshop-warnings = Worth a thought

## What is to be mended, at its field

workshop-problem-number = Write a whole number here.
workshop-problem-bounds = It must be between { $least } and { $most }.
workshop-problem-players-order = It cannot be less than the fewest players.
workshop-problem-numbers-order = The last number cannot be smaller than the first.
workshop-problem-players = With so many players a match cannot be won in the way that this edition asks for.
workshop-problem-deck-small = { $players } players with { $hand } cards each need a deck of at least { $least } cards. This one has { $found }.
workshop-problem-deck-large = A deck can have at most { $most } cards. This one has { $found }.
workshop-problem-openers = At least { $least } cards must be able to open a round. Only { $found } can.
workshop-problem-effect-colorless = “{ $effect }” is for wild cards only.
workshop-problem-effect-sides = “{ $effect }” needs cards with two sides.
workshop-problem-effect-order = “{ $effect }” must come before “{ $other }”.
workshop-problem-effect-challenge = “{ $effect }”: before it a color must be named, and the draw must come right after it.
workshop-problem-effect-last = “{ $effect }” is not possible with a last card.
workshop-problem-effect-room = This is too much for one card. It can have { $most } effects, and a draw counts twice.
workshop-problem-effect-gift = There are too many colors and kinds of cards for a card that gives cards away. Take fewer of them.
workshop-problem-acts = This card cannot work as if the dealer had played it. Choose something else here.
workshop-problem-draws-only = This card makes nobody draw. Choose something else here.
workshop-problem-color = Write one small letter from a to z.
workshop-problem-symbol = Write 1 to { $most } small letters, digits or +.
workshop-problem-notation = In records { $found } means something else. Choose another sign.
workshop-problem-twice-card = Already there: { $found }
workshop-problem-twice-letter = Another color has the letter { $found } already.
workshop-problem-amount-colors = There must be { $least } to { $most } colors.
workshop-problem-amount-rows = There must be { $least } to { $most } kinds of cards. Every number is one.
workshop-problem-text-form = Leave out these signs: { $signs }
workshop-problem-text-length = It can have at most { $most } characters.
workshop-problem-rest = This part no longer fits the cards. Remove it, or bring back what it is about.
workshop-problem-toml = It is not the file of an edition, or it is damaged.
workshop-taken = { $what } (taken)
workshop-twin-paint = Another color of this side looks the same. Choose one that is free.
workshop-twin-shape = Another color of this side has the same shape, so who does not see colors cannot tell them apart. Choose one that is free.
workshop-warning-unnamed = It has no name yet.

## A quick check

workshop-trial = Try it out
workshop-trial-hint = { $count } quick rounds by players who take whatever the rules allow.
workshop-trial-go = Play { $count } rounds
workshop-trial-running = The rounds are being played…
workshop-trial-rounds = { $count ->
    [one] One round with { $seats } players
   *[other] { $rounds } rounds with { $seats } players
}
workshop-trial-endless = A round went on and on and was given up.
workshop-trial-old = You have changed something since. Play the rounds again for new numbers.
workshop-trial-length = Moves in a round
workshop-trial-blocked = Rounds in which nobody could go on
workshop-trial-wins = Who wins
workshop-trial-dealer = The dealer
workshop-trial-seat = { $number ->
    [1] First player after the dealer
    [2] Second player
    [3] Third player
   *[other] Player { $number }
}
workshop-trial-plays = Played in a round, on average

## What to do with it

workshop-ways = Play and share
workshop-play = Play now against bots
workshop-invite = Open a table for friends
workshop-download = Download the file
workshop-share = Copy a link to it
workshop-share-unready = It cannot be played yet: whoever opens the link will see what is to be mended.
workshop-link = Link to this edition
workshop-link-long = It is too long for a link: download the file and send that.
workshop-link-bad = This link to an edition is damaged or incomplete. Nothing of yours is lost; ask for the link again.
workshop-kept-here = What you make here is kept in this browser.

## Problems

problem-no-guest-editions = This server plays only its own editions
problem-no-guest-editions-next = Whoever runs it can allow others (guest_editions). On your own computer, lastcard play has a workshop.
problem-bad-edition = This edition cannot be played yet
problem-bad-edition-next = Nothing is lost: the check says what is to be mended.
