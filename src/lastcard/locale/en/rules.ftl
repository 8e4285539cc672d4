# How to play, English. Told from the data of an edition (howto.py), so that only what holds is said.

## Screens

rules-of = How to play { $edition }
rules-of-printing = How to play { $edition } by the sheet in { $printing }
rules-editions = Editions
rules-contents = Contents
rules-print = Print

## Headings

rules-section-goal = Goal
rules-section-setup = Getting ready
rules-section-opening = The first card
rules-section-turn = Your turn
rules-section-cards = The cards
rules-section-cards-light = The light side
rules-section-cards-dark = The dark side
rules-section-uno = UNO!
rules-section-end = End of a round
rules-section-match = Winning the match
rules-section-house = House rules

## Goal

rules-goal = Be the first to get rid of all your cards.
rules-goal-partners = You play in pairs: it is enough that you or your partner has no cards left.

## Getting ready

rules-players = { $least } to { $most } players.
rules-players-exactly = { $count ->
    [one] One player.
   *[other] { $count } players.
}
rules-players-either = { $least } or { $most } players.
rules-partners-opposite = Partners sit opposite each other.
rules-deck = { $count } cards. The colors are { $colors }.
rules-deck-two-sided = { $count } cards with two sides. The colors of the light side are { $light }, those of the dark side { $dark }.
rules-dealer-number = Everyone draws a card, and the highest number deals. Cards without a number count 0. In a tie, those players draw again.
rules-dealer-points = Everyone draws a card, and the one worth the most points deals. In a tie, those players draw again.
rules-dealer-random = The first dealer is chosen by lot.
rules-deal = Everyone is dealt { $count } cards. The rest is the draw pile, face down. Its top card is turned up and starts the discard pile.
rules-light-first = Every round starts on the light side.
rules-others-see = The other players see the back sides of your cards, and everyone sees the back side of the top card of the draw pile.
rules-others-blind = Nobody else sees the back sides of your cards, and the draw pile shows none.
rules-own-hidden = You may not look at the back sides of your own cards.
rules-own-open = You may look at the back sides of your own cards.

## The first card

rules-opening-number-left = A number: the player to the left of the dealer starts.
rules-opening-number-right = A number: the player to the right of the dealer starts.
rules-opening-starts-left = { $cards }: nothing happens, the player to the left of the dealer starts.
rules-opening-starts-right = { $cards }: nothing happens, the player to the right of the dealer starts.
rules-opening-acts = { $cards }: the card takes effect at once, as if the dealer had played it.
rules-opening-reverse = { $cards }: the dealer plays first, and then it goes on the other way round.
rules-opening-turns = { $cards }: it goes the other way round from the start, so the player on the other side of the dealer starts.
rules-opening-draws_only-left = { $cards }: the player to the left of the dealer draws the cards, and then starts all the same.
rules-opening-draws_only-right = { $cards }: the player to the right of the dealer draws the cards, and then starts all the same.
rules-opening-left_names-left = { $cards }: the player to the left of the dealer names a color and starts.
rules-opening-left_names-right = { $cards }: the player to the right of the dealer names a color and starts.
rules-opening-put_back-shuffle = { $cards }: the card goes back into the draw pile, the pile is shuffled, and another card is turned up.
rules-opening-put_back-bottom = { $cards }: the card goes under the draw pile, and another card is turned up.
rules-opening-put_back-middle = { $cards }: the card goes into the middle of the draw pile, and another card is turned up.
rules-opening-buried = { $cards }: the card does not count, and another card is turned up on top of it.
rules-opening-flips-left = { $cards }: everything is turned to the dark side at once, and the player to the left of the dealer starts.
rules-opening-flips-right = { $cards }: everything is turned to the dark side at once, and the player to the right of the dealer starts.

## Your turn

rules-turn-left = The turn goes round to the left, that is clockwise.
rules-turn-right = The turn goes round to the right, that is counterclockwise.
rules-turn-match = Play one card that has the color, the number or the symbol of the top card of the discard pile.
rules-turn-wild = Cards without a color fit on everything: { $cards }.
rules-turn-draw = If nothing fits, draw one card.
rules-turn-draw-until = If nothing fits, draw until a card comes that you can play.
rules-turn-decline = You may also draw although you could play.
rules-turn-no-decline = You may not draw while you hold a colored card that fits. Cards without a color can be kept back.
rules-turn-never-decline = You may draw only if you can play none of your cards, not even one without a color. You never have to bluff.
rules-turn-drawn-may = If the card just drawn fits, you may play it at once, but no other card. Otherwise your turn is over.
rules-turn-drawn-must = If the card just drawn fits, you must play it at once. You never have to bluff. Otherwise your turn is over.
rules-turn-drawn-must_if_stuck = If the card just drawn fits, you may play it at once, but no other card; if you could play nothing before, you must. You never have to bluff. Otherwise your turn is over.
rules-turn-reshuffle = When the draw pile is empty, the discard pile except for its top card is shuffled and becomes the new draw pile.

## The cards

rules-numbers = Numbers { $least } to { $most }
rules-card = { $cards }
rules-copies = { $count ->
    [one] One card in the deck.
   *[other] { $count } cards in the deck.
}
rules-plain = It has no effect of its own.
rules-skip = The next player loses a turn.
rules-skips = { $count ->
    [one] The next player loses a turn.
   *[other] The next { $count } players lose a turn.
}
rules-skip-everyone = Everyone else loses a turn: you play again.
rules-reverse = The direction of play turns round.
rules-reverse-skip = Between two players you play again instead.
rules-reverse-plain = Between two players it is simply the other one’s turn.
rules-draw = { $count ->
    [one] The next player draws one card and loses a turn.
   *[other] The next player draws { $count } cards and loses a turn.
}
rules-draw-only = { $count ->
    [one] The next player draws one card but does not lose a turn for it.
   *[other] The next player draws { $count } cards but does not lose a turn for it.
}
rules-draw-sign = The +{ $count } on the card does not count.
rules-draw-until = The next player draws until a card of the named color comes, keeps them all and loses a turn. Cards without a color do not end it.
rules-draw-more = { $count ->
    [one] One more card is drawn on top of that.
   *[other] { $count } more cards are drawn on top of that.
}
rules-one-after-another = Each of these effects hits another player, one after the other.
rules-name = You name the color to match from now on. It may be the same as before.
rules-name-once = You name a color, for this card only.
rules-restore = After that, the previous color counts again.
rules-honest = You may play it only if you hold no card of the color to match. Other cards that fit do not matter.
rules-honest-all = You may play it only if you hold no card of the color to match and no other card without a color.
rules-honest-plain = You may play it only if you hold no card of the color to match and none of these: { $cards }.
rules-no-bluff = There is no bluffing and no challenge.
rules-bluff = You can bluff and play it anyway. But the next player may challenge you instead of drawing, and look at your hand.
rules-challenge = { $count ->
    [one] If you were bluffing, you draw the cards yourself, and the challenger has a normal turn. If not, the challenger draws one card more and loses a turn.
   *[other] If you were bluffing, you draw the cards yourself, and the challenger has a normal turn. If not, the challenger draws { $count } cards more and loses a turn.
}
rules-stack = The next player may pass the draw on with another draw card, see the house rules.
rules-give = You may give one other player up to one card of each color. Cards without a color cannot be given.
rules-give-out = { $count ->
    [one] You may even give all your last cards away and go out. If you forget to call UNO before, you draw one card and have not gone out.
   *[other] You may even give all your last cards away and go out. If you forget to call UNO before, you draw { $count } cards and have not gone out.
}
rules-duel = You choose an opponent. Both of you pick a card in secret, and the two are turned up together.
rules-duel-decline = You may also battle nobody. Then the color stays as it was.
rules-duel-higher = The higher number wins. Cards without a number count 0. In a tie you put both aside and pick again.
rules-duel-loser = { $count ->
    [one] The loser takes all the cards that were turned up and draws one more. The winner names the color.
   *[other] The loser takes all the cards that were turned up and draws { $count } more. The winner names the color.
}
rules-duel-empty = Whoever has no card left draws one: nobody goes out in a battle.
rules-duel-next-challenger = Then it is the turn of the player after you.
rules-duel-next-challenged = Then it is the turn of the player after your opponent.
rules-duel-next-you = Between two players that is you again.
rules-duel-uno-after_battle-on_drop = Whoever is down to one card after the battle has to call UNO.
rules-duel-uno-after_battle-never = Nobody has to call UNO because of a battle.
rules-duel-uno-at_once-on_drop = If you have one card left for the battle, call UNO at once: you can be caught while it lasts. Whoever is down to one card after the battle has to call UNO, too.
rules-duel-uno-at_once-never = If you have one card left for the battle, call UNO at once: you can be caught while it lasts. Otherwise nobody has to call UNO because of a battle.
rules-show-caller = One after the other, the others show you a card of this color and take it back. Cards without a color do not count.
rules-show-all = One after the other, the others show everyone a card of this color and take it back. Cards without a color do not count.
rules-show-fail = { $count ->
    [one] The first who cannot draws one card, and it stops there. Nobody loses a turn.
   *[other] The first who cannot draws { $count } cards, and it stops there. Nobody loses a turn.
}
rules-flip = Both piles and all hands are turned over. From now on the other side counts, until the next Flip.
rules-flip-top = The bottom card of the discard pile is on top now. It has no effect.
rules-flip-next = If it has no color, the next player names one and then plays.
rules-flip-flipper = If it has no color, you name one.
rules-swap = You swap hands with a player of your choice.
rules-pass = All hands move on one seat in the direction of play.
rules-pass-cards = { $count ->
    [one] Everybody chooses a card of their own hand in secret. When all have chosen, these cards go to the next player in the direction of play, all at once. No UNO call is owed for it.
   *[other] Everybody chooses { $count } cards of their own hand in secret; whoever holds fewer chooses them all. When all have chosen, these cards go to the next player in the direction of play, all at once. No UNO call is owed for it.
}
rules-own-text = { $text }
rules-last-works = It also takes effect as your last card.
rules-last-nothing = As your last card it has no effect.
rules-last-duel = As your last card it does not win yet: you draw a card and battle with it.
rules-last-duel-optional = As your last card it wins if you battle nobody. If you do battle, you draw a card for it first.
rules-last-flip = As your last card it still turns everything over, and the round is scored on the new side.

## UNO!

rules-uno-call = Call UNO when you play your next-to-last card.
rules-uno-catch-begins = { $count ->
    [one] If you forget to, anyone may catch you until the next player plays, draws or passes. Then you draw one card.
   *[other] If you forget to, anyone may catch you until the next player plays, draws or passes. Then you draw { $count } cards.
}
rules-uno-catch-plays = { $count ->
    [one] If you forget to, anyone may catch you until the next player has played a card, kept the drawn one or passed. Then you draw one card.
   *[other] If you forget to, anyone may catch you until the next player has played a card, kept the drawn one or passed. Then you draw { $count } cards.
}
rules-uno-catch-open = { $count ->
    [one] If you forget to, anyone may catch you as long as you have just that one card. Then you draw one card.
   *[other] If you forget to, anyone may catch you as long as you have just that one card. Then you draw { $count } cards.
}
rules-uno-penalty = It is also too late once the player hit by a draw card has drawn the first card.
rules-uno-late = A late call still saves you if nobody has caught you yet.

## End of a round

rules-end = The round ends as soon as somebody has no cards left.
rules-end-blocked = If nobody can play or draw anymore, the round is blocked and nobody wins it.
rules-points-numbers = Numbers count their own value.
rules-points = { $cards }: { $count ->
    [one] one point.
   *[other] { $count } points.
}
rules-points-side = The side that is up at the end counts.

## Winning the match

rules-match-first_to = Whoever goes out scores the cards left in all other hands. The first to reach { $target } points wins.
rules-match-lowest = Everyone writes down the points of the cards left in their hand. When somebody reaches { $target } points, the lowest total wins.
rules-match-elimination = Everyone writes down the points of the cards left in their hand. Whoever reaches { $target } points is out. The last one left wins.
rules-match-single = One round decides. If it is blocked, another one is dealt.
rules-match-partners = The pair that goes out scores the cards left in both opponents’ hands. The first pair to reach { $target } points wins.
rules-match-partners_lowest = The pair that does not go out writes down the points of the cards left in both its hands. When a pair reaches { $target } points, the lower total wins.
rules-match-rotation-blocks = Partners change every { $count } rounds, until all have played with all: { $few } rounds with four players, { $many } with eight at two tables.
rules-match-rotation-alternate = With four players partners change after every round, with eight every { $count } rounds, until all have played { $count } rounds with all: { $few } rounds with four players, { $many } with eight at two tables.
rules-match-cycles = All this is played { $count } times, that is { $few } rounds with four players or { $many } with eight, and all points are added up.
rules-match-one-table = With eight players at one table, the two games of a round are played one after the other, and each counts as a round: { $count } in all.
rules-match-rotation = Both partners who go out score the cards left in both opponents’ hands. The highest personal total wins.
rules-deal-left = The deal moves one seat to the left after every round.
rules-deal-winner = Whoever wins a round deals the next one. After a blocked round the deal moves one seat to the left.
rules-deal-eight = With eight players the deal always moves one seat to the left.
rules-deal-redraw = The dealer is found anew for every round. After a blocked round the deal moves one seat to the left.
rules-deal-same = The dealer stays the same. Only after a blocked round does the deal move one seat to the left.

## House rules

rules-house-stacking-same = Stacking: if a draw card hits you, you may answer with one for exactly as many cards, whatever its color. The sum passes on to the next player. Whoever does not answer draws it all and loses a turn.
rules-house-stacking-higher = Stacking: if a draw card hits you, you may answer with one for as many cards or more, whatever its color. The sum passes on to the next player. Whoever does not answer draws it all and loses a turn.
rules-house-stacking-not = { $cards }: cannot be answered, and is no answer.
rules-house-jump_in = Jumping in: if you hold a card with the color and symbol of the one just played, you may play it at once, even if it is not your turn. The game goes on from you.
rules-house-seven_zero = Seven and zero: a 7 swaps two hands, a 0 moves all hands on.
rules-house-seven = Seven: a 7 swaps two hands.
rules-house-zero = Zero: a 0 moves all hands on.
rules-house-draw_to_match = Draw to match: whoever draws goes on until a card can be played.
rules-house-force_play = Forced play: if you can play a card with a color, or the one just drawn, you must.
rules-house-no_bluff = No bluffing: a wild draw card can be played only when it is allowed.
rules-house-false_catch_penalty = { $count ->
    [one] False alarm: if you catch somebody who does not have to call, you draw one card.
   *[other] False alarm: if you catch somebody who does not have to call, you draw { $count } cards.
}
