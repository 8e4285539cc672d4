# What the page asks you, tells you afterwards and counts. The same ids and variables stand in every language.

## Questions

ask-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ask-close = Close
ask-color-title = Which color?
ask-challenge-title = Do you believe { $who }?
ask-challenge-why-none = { $card } is a bluff if { $who } still holds the color that was in play before.
ask-challenge-why-all = { $card } is a bluff if { $who } still holds the color that was in play before, or any other card without a color.
ask-challenge-why-plain-only = { $card } is a bluff if { $who } still holds the color that was in play before, or this card: { $wild }.
ask-challenge-right = If it was a bluff: { $count ->
    [one] { $who } draws { $count } card, and it is your turn.
   *[other] { $who } draws { $count } cards, and it is your turn.
}
ask-challenge-right-color = If it was a bluff: { $who } draws until { $color } comes, and it is your turn.
ask-challenge-wrong = If not: { $count ->
    [one] you draw { $count } card and { $extra } more, and lose your turn.
   *[other] you draw { $count } cards and { $extra } more, and lose your turn.
}
ask-challenge-wrong-color = If not: you draw until { $color } comes and { $extra } more, and lose your turn.
ask-challenge-add = Or pass it on:
ask-challenge-do = Challenge
ask-take = { $count ->
    [one] Take { $count } card
   *[other] Take { $count } cards
}
ask-take-color = Draw until { $color }
ask-stack-title = { $count ->
    [one] { $count } card for you
   *[other] { $count } cards for you
}
ask-stack-add = Add a card and pass them on:
ask-stack-nothing = You have no card to pass them on with.
ask-give-title = Give cards away?
ask-give-hint = At most one of each color, all to one player.
ask-give-whom = To whom?
ask-give-choose = Choose cards and a player
ask-give-do = { $count ->
    [one] Give { $count } card to { $other }
   *[other] Give { $count } cards to { $other }
}
ask-give-none = Give nothing
ask-battle-title = Whom will you battle?
ask-battle-hint = Both pick a card in secret.
ask-battle-price = { $count ->
    [one] The higher number wins; cards without a number count 0. The loser takes the cards and draws one more, the winner names the color.
   *[other] The higher number wins; cards without a number count 0. The loser takes the cards and draws { $count } more, the winner names the color.
}
ask-battle-none-hint = You can also do without a battle: the color stays as it is.
ask-battle-none = No battle
ask-reveal-title = Pick a card in secret
ask-reveal-again = A tie! Pick another card
ask-show-title = Show { $who } a card: { $color }
ask-show-hint = Only { $who } sees it, and you keep it.
ask-show-hint-all = Everybody sees it, and you keep it.
ask-drawn-title = You drew: { $card }
ask-drawn-play = Play it
ask-drawn-keep = Keep it
ask-swap-title = Whose hand do you take?
ask-pass-title = { $count ->
    [one] Choose a card to pass on
   *[other] Choose { $count } cards to pass on
}
ask-pass-hint = Everybody chooses in secret. What you choose goes to { $other }, all at the same moment.
ask-pass-chosen = Chosen: { $cards }
ask-hand-title = The hand of { $who }
ask-shown-title = Shown to you
ask-gift-title = A gift from { $who }

## A battle

ask-battle-stage = Battle: { $who } against { $other }
ask-battle-opponent = the opponent
ask-battle-choosing = choosing…
ask-battle-ready = ready
ask-battle-winner = wins
ask-battle-tie = A tie: once more!
ask-battle-aside = { $count ->
    [one] { $count } card set aside
   *[other] { $count } cards set aside
}

## What happened

log-title = What happened
log-open = Show what happened
log-empty = Nothing yet.

## Scores

score-round = Round { $number }
score-you-out = You are out of cards!
score-out-of-cards = { $who } is out of cards
score-blocked = The round is blocked
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-hands = Cards left
score-caption = Points after each round
score-player = Player
score-total = Total
score-eliminated = out
score-next = Next round in { $seconds } s
score-next-soon = The next round begins any moment now
score-look = Look at the table
score-look-back = Back to the score
score-you-win = You win the match!
score-winners = { $count ->
    [one] { $who } wins the match
   *[other] { $who } win the match
}
score-rematch = Play again
score-rematch-wait = { $who } can start another match.
score-rematch-nobody = Nobody is here to start another match.
score-replay = Watch the replay
score-record = Save the record
score-home = Home page
score-goal-first-to = Whoever goes out scores what the others hold. The first to reach { $points } wins.
score-goal-lowest = Everybody adds up what they are left with. When somebody reaches { $points }, the lowest total wins.
score-goal-elimination = Everybody adds up what they are left with. Whoever reaches { $points } is out; the last one left wins.
score-goal-single = One round decides.
score-goal-partners = Whoever goes out scores for the pair what the others hold. The first pair to reach { $points } wins.
score-goal-partners-lowest = The pair that does not go out adds up what it holds. When a pair reaches { $points }, the lower total wins.
score-goal-rotation = Everybody plays with everybody as a pair. The highest total after the last round wins.

## Reactions

react-title = React
react-bravo = Bravo!
react-laugh = Ha ha!
react-wow = Wow!
react-oops = Oops!
react-hurry = Hurry up!
react-thanks = Thanks!
react-mute = Hide reactions
react-unmute = Show reactions
react-said = { $who }: { $reaction }

## Rules of a table

option-title = Rules of this table
option-none = Nothing is changed: you play by the rule sheet.
option-changed = Different from the rule sheet
option-timer = Time for an answer
option-timer-none = no limit
option-timer-seconds = { $seconds } s

## Options and their values

option-dealer-draw = Who deals first
option-dealer-draw-number = the highest number
option-dealer-draw-points = the card worth most points
option-dealer-draw-random = by lot
option-next-dealer = Who deals next
option-next-dealer-left = the player to the left
option-next-dealer-winner = whoever went out
option-next-dealer-redraw = drawn anew
option-next-dealer-same = the same player
option-start-direction = Which way a round starts
option-start-direction-left = to the left
option-start-direction-right = to the right
option-rejected-opening = An opening card that may not stay
option-rejected-opening-shuffle = is shuffled into the pile
option-rejected-opening-bottom = goes under the pile
option-rejected-opening-middle = goes into the middle of the pile
option-opening-wild = Wild as opening card
option-opening-wild-put-back = goes back into the pile
option-opening-wild-left-names = the first player names the color
option-opening-draw-skips = Draw Two as opening card also costs the turn
option-opening-reverse = Reverse as opening card: who starts
option-opening-reverse-dealer = the dealer
option-opening-reverse-right = the dealer’s other neighbor
option-opening-trend = Fashion Trend as opening card
option-opening-trend-left-names = the first player names the color
option-opening-trend-put-back = goes back into the pile
option-opening-flip = Flip as opening card
option-opening-flip-inert = does nothing
option-opening-flip-flip = turns everything over
option-opening-flip-put-back = goes back into the pile
option-drawn-card = A drawn card that fits
option-drawn-card-may = may be played
option-drawn-card-must = must be played
option-drawn-card-must-if-stuck = must be played if nothing fit before
option-voluntary-draw = Drawing although a card fits
option-voluntary-draw-true = is allowed
option-voluntary-draw-false = only if no colored card fits
option-voluntary-draw-never = is not allowed
option-two-player-reverse = Reverse with two players
option-two-player-reverse-skip = acts as a Skip
option-two-player-reverse-plain = only turns the direction
option-strict-wild-draw = Wild draws only without the color in play
option-catch-until = Whoever forgets UNO can be caught
option-catch-until-begins = until the next player begins
option-catch-until-plays = until the next player has played
option-catch-until-open = as long as one card is left
option-penalty-draw-closes-uno = Drawing penalty cards ends the chance to catch
option-beachcomber-color = Color after a Beachcomber
option-beachcomber-color-name = the giver names it
option-beachcomber-color-keep = stays as it was
option-battle-last-card = Kickin' Battle as last card
option-battle-last-card-draw-and-fight = draw a card and battle
option-battle-last-card-goes-out = out at once
option-battle-optional = Kickin' Battle may be played without a battle
option-battle-next = After a battle, play goes on after
option-battle-next-challenger = the challenger
option-battle-next-challenged = the opponent
option-battle-uno = Kickin' Battle that leaves one card: call UNO
option-battle-uno-after-battle = after the battle
option-battle-uno-at-once = at once
option-uno-after-battle = Calling UNO after a battle
option-uno-after-battle-on-drop = with one card left
option-uno-after-battle-never = never needed
option-trend-color = Color after a Fashion Trend
option-trend-color-called = the one that was called
option-trend-color-keep = stays as it was
option-trend-visible = Who sees the cards that are shown
option-trend-visible-caller = only whoever called the color
option-trend-visible-all = everybody
option-trend-last-card = Fashion Trend as last card
option-trend-last-card-resolve = the others still have to show
option-trend-last-card-ignore = the round ends at once
option-wild-after-flip = Wild on top after a Flip: the color is named by
option-wild-after-flip-next = the next player
option-wild-after-flip-flipper = whoever played the Flip
option-last-flip-side = Flip as last card: points of
option-last-flip-side-new = the new side
option-last-flip-side-old = the old side
option-show-inactive = Others see the backs of your cards
option-peek-own-back = You see the backs of your own cards
option-mini-deck = Deck
option-mini-deck-a = numbers 1 to 9, 4 + 4 Wilds
option-mini-deck-b = numbers 0 to 9, 2 + 2 Wilds
option-mini-draw-one = Cards for a Draw One
option-mini-draw-one-1 = 1
option-mini-draw-one-2 = 2
option-mini-wild-match = Wilds in hand that make a Wild Draw Two a bluff
option-mini-wild-match-all = all others
option-mini-wild-match-plain-only = only the plain Wild
option-mini-wild-match-none = none
option-last-card-draw = After a draw card as last card, the next player draws
option-last-card-draw-always = always
option-last-card-draw-scored = if points are kept
option-last-card-draw-never = never
option-target = Points to reach
option-target-value = { $count } points
option-rotation-order = Rotating partners change
option-rotation-order-blocks = every four rounds
option-rotation-order-alternate = every round (four players)
option-cycles = Rotating partners: how often the cycle is played
option-cycles-value = { $count ->
    [one] once
   *[other] { $count } times
}
option-stacking = Stacking draw cards
option-stacking-false = no
option-stacking-same = with an equal draw
option-stacking-higher = with an equal or higher draw
option-jump-in = Jumping in with an identical card
option-seven-zero = A 7 swaps hands, a 0 passes them on
option-draw-to-match = Draw until a card fits
option-force-play = Whoever can play must play
option-no-bluff = No bluffing
option-false-catch-penalty = A wrong catch costs 2 cards
