# The table while people sit down and play, English.

## Before the match

table-arrival = There is a seat for you: { $edition }
table-sit = Sit down
table-watch = Just watch
table-gathering = The table is filling up: { $edition }
table-seat-open = Open seat
table-you = You
table-host = Host
table-bot-random = Bot, plays at random
table-bot-easy = Bot, still learning
table-bot-normal = Bot, thinks before it plays
table-bot-hard = Bot, plays to win
table-bot-expert = Bot, thinks ahead
table-not-here = Not here right now
table-add = Add a bot
table-free-seat = Free { $who }’s seat
table-free-why = { $who } loses the seat, and nobody from the same internet address can sit down at this table again.
table-free-sure = Yes, remove { $who }
table-begin = Begin
table-begin-bots = { $count ->
    [one] A bot takes the open seat.
   *[other] Bots take the { $count } open seats.
}
table-wait = Waiting for others…
table-wait-host = { $who } will begin when everybody is here.

## The bar over the table

table-title = Table: { $edition }, round { $round }
table-round = Round { $round }
table-round-of = Round { $round } of { $rounds }
table-partners-until = partners change after round { $round }
table-round-begins = Round { $round } of { $rounds } begins.
table-round-joined = Round { $round } of { $rounds } is under way.
table-partners-change = Partners change after round { $round }.
table-rotation-eight = With eight players each round has two games of four. They are played one after the other at this one table, and each is counted as a round.
table-watching = Watching
table-watching-why = The match has already begun, so you are watching.
table-rules = Rules of this table
table-printing = Rule sheet
table-changed = Changed at this table
table-close = Close
table-leave = Leave the table
table-leave-title = Leave in the middle of the match?
table-leave-why = If you step out, a bot plays for you until you are back. If you give up your seat, it plays on to the end.
table-leave-stay = Stay
table-leave-pause = Step out for a while
table-leave-give-up = Give up my seat
table-keys = Keyboard shortcuts
table-keys-on = Use single keys
table-key-call = Call UNO
table-key-catch = Catch somebody who has not called
table-key-draw = Draw a card
table-key-pass = Keep the drawn card, pass, or do without a battle
table-key-color = Name a color
table-key-move = Go through your cards
table-key-play = Play the card
table-key-help = Show this list

## Your hand

table-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
table-hand-cards = Your cards
table-card = { $card }
table-card-ready = { $card }, playable
table-card-jump = { $card }, jump in
table-card-given = { $card }, chosen to pass on
table-jump = Jump in!
table-tap-again = Tap again to play
table-tap-jump = Tap again to jump in
table-tap-why = Tap again to see why not
table-peek = Backs

## The middle of the table

table-piles = Piles
table-draw = Draw
table-draw-now = { $count ->
    [one] Draw a card; one is left
   *[other] Draw a card; { $count } are left
}
table-draw-pile = { $count ->
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
}
table-draw-top = On top: { $card }
table-color = Color in play: { $color }
table-at-stake = { $count ->
    [one] One card is at stake.
   *[other] { $count } cards are at stake.
}
table-direction-left = Play runs to the left, clockwise.
table-direction-right = Play runs to the right, counterclockwise.
table-seconds-left = { $count ->
    [one] One second left
   *[other] { $count } seconds left
}

## What you are asked, in few words

table-you-play = Your turn!
table-you-drawn = Play it or keep it?
table-you-color = Name a color!
table-you-challenge = Take it or challenge?
table-you-stack = Take it or add to it?
table-you-give = Give cards away?
table-you-battle = Choose your opponent!
table-you-reveal = Pick a card in secret!
table-you-show = Show a card!
table-you-swap = Swap hands: with whom?
table-you-pass = Choose in secret what to pass on!

## Calls

table-calls = Calls
table-catch = Catch { $who }!
table-pass = Pass
table-shout-uno = UNO!
table-shout-caught = Caught!
table-shout-skipped = Skipped
table-shout-picked = Ready

## The others

table-others = Players
table-cards = { $count ->
    [one] One card
   *[other] { $count } cards
}
table-points = { $points ->
    [one] One point
   *[other] { $points } points
}
table-mark-turn = Turn
table-mark-answers = Answers
table-mark-dealer = Dealer
table-mark-partner = Your partner
table-mark-away = Away, a bot plays
table-mark-bot = Bot
table-backs = What { $who } does not see: the other side of these cards.
table-replace = Give the seat to a bot
table-replace-why = { $who } loses the seat: the bot plays on to the end.
table-replace-sure = Yes, the bot takes the seat
