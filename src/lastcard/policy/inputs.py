"""What the network looks at: the place of every number that describes an answer and the position it is given in.

Both `lastcard.bots.inputs` on views and `lastcard.fast.players.inputs` on compiled games fill such a row. All of
it the seat may know: its hand as the answer leaves it, the sizes of the others, the cards that lie open, and
what the others have shown by drawing, by playing wild cards and by naming colors (`lastcard.bots.memory`).

The *new color* is the one in play after the answer; after a wild card the color that the hand has most of. The
*answerer* is who is on turn after it: often the next player, but not after a Skip.
"""

from typing import Final

CARDS: Final = 8.0
"""Sizes of hands are in so many cards."""
FEW: Final = 4.0
"""Cards of a color are in so many."""
PAIR: Final = 2.0
"""Cards that are rare in a hand are in so many."""
PILE: Final = 64.0
WORTH: Final = 50.0
"""Points of a card are in so many."""
SMALL: Final = 3
"""Hands up to this size have a place each."""
FARTHEST: Final = 6
"""Differences of hand sizes count up to this."""
LONGEST: Final = 12
"""A hand of more cards than this is not taken to be any surer to have an answer."""
LONG_AGO: Final = 20
"""How long a named color is remembered: half as much each time is next to nothing by then."""

# --- what is said ------------------------------------------------------------------------------------------
PLAY: Final = 0
DRAW: Final = 1
KEEP: Final = 2
NAME: Final = 3
CHALLENGE: Final = 4
ACCEPT: Final = 5
PASS: Final = 6
DRAWN: Final = 7  # the question is about a drawn card
DARK: Final = 8  # the dark side is up
# --- the hand that is left ---------------------------------------------------------------------------------
LEFT: Final = 9  # one each for 0, 1 … 5 cards
RESTS: Final = 6
REST: Final = LEFT + RESTS
FRIENDS: Final = REST + 1  # cards of the new color
OTHERS: Final = FRIENDS + 1  # cards of each other color, most first
OTHER_COLORS: Final = 3
VARIETY: Final = OTHERS + OTHER_COLORS  # how many other colors
ALONE: Final = VARIETY + 1  # no card of the new color
FITS: Final = ALONE + 1  # cards that fit what then lies on top
STUCK: Final = FITS + 1  # there is none
WILDS: Final = STUCK + 1
WILD_DRAWS: Final = WILDS + 1
ACTIONS: Final = WILD_DRAWS + 1  # colored cards that take the next player's turn
ACTIONS_FIT: Final = ACTIONS + 1
ACTION_FRIENDS: Final = ACTIONS_FIT + 1
SHARE_FRIENDS: Final = ACTION_FRIENDS + 1  # of the new color or wild, as a share of the hand
SHARE_FITS: Final = SHARE_FRIENDS + 1
OUT_NEXT: Final = SHARE_FITS + 1  # on turn again, with one card left that fits
# --- the card ----------------------------------------------------------------------------------------------
STAYS: Final = OUT_NEXT + 1  # the color stays
ACTS: Final = STAYS + 1  # the next player's turn is taken
DRAWS: Final = ACTS + 1
WILD: Final = DRAWS + 1
WILD_DRAW: Final = WILD + 1
TRAITS: Final = WILD_DRAW + 1  # `lastcard.policy.traits`
BLUFF: Final = TRAITS + 10
POINTS: Final = BLUFF + 1
NAME_DRAWS: Final = POINTS + 1  # a color is named for a card that makes somebody draw
# --- the others --------------------------------------------------------------------------------------------
NEXT: Final = NAME_DRAWS + 1  # one each for 1, 2, 3 cards, then the size
AFTER_NEXT: Final = NEXT + SMALL + 1  # size, among three and more
BEFORE: Final = AFTER_NEXT + 1  # size of who is on turn before
LEAST: Final = BEFORE + 1  # one each for 1, 2, 3 cards, then the size
LEAD: Final = LEAST + SMALL + 1  # how many cards more than the least
AGAIN: Final = LEAD + 1  # the answerer is the same player
ANSWERER: Final = AGAIN + 1  # one each for 1, 2, 3 cards, then the size
CANNOT: Final = ANSWERER + SMALL + 1  # how likely the answerer has nothing that fits
CANNOT_TOLD: Final = CANNOT + 1  # the same, with what was shown of the new color
LACKS: Final = CANNOT_TOLD + 1  # the share of the answerer's hand that lacks the new color
NAMED: Final = LACKS + 1  # the answerer has named the new color
NEXT_LACKS: Final = NAMED + 1
NEXT_NAMED: Final = NEXT_LACKS + 1
BEFORE_LACKS: Final = NEXT_NAMED + 1
# --- the cards that are not seen ---------------------------------------------------------------------------
UNSEEN_FIT: Final = BEFORE_LACKS + 1  # the share of them that fit
UNSEEN_COLOR: Final = UNSEEN_FIT + 1  # the share of them that have the new color
DRAW_PILE: Final = UNSEEN_COLOR + 1
# --- a challenge -------------------------------------------------------------------------------------------
ACCUSED: Final = DRAW_PILE + 1  # size of the accused player's hand
HONEST: Final = ACCUSED + 1  # how likely it has none of the color
STAKE: Final = HONEST + 1
INPUTS: Final = STAKE + 1
