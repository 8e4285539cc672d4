"""What the linear policy looks at: the place of every weight, in groups.

A move's worth is a sum of weights, each times a whole number read off the position. So both implementations,
`lastcard.bots.policy` on views and `lastcard.fast.players.policy` on compiled games, add up the same integers
and choose the same move. A tuned weight is in hundred-thousandths of a win.

A group has one weight, or one for each bucket of a hand's size::

    own cards that are left   0 | 1 | 2 | 3 4 | 5 and more     `rest_bucket`, RESTS
    somebody's cards          1 | 2 | 3 4 | 5 and more         `size_bucket`, SIZES
    an accused player's       1 | 2 | 3 | 4 | 5 6 | 7 and more `accused_bucket`, ACCUSED_SIZES
"""

from typing import Final

RESTS: Final = 5
SIZES: Final = 4
ACCUSED_SIZES: Final = 6
SHARE: Final = 12
"""What a card whose color is certain counts in `known`; backs tell of halves, thirds and quarters too."""
FARTHEST: Final = 4
"""Differences of hand sizes count up to this."""

WIN: Final = 100_000
"""A won round in units of tuned weights."""
MANY: Final = 10
"""With so many cards nobody draws or keeps a card that can be played: rounds must end, whatever the weights."""
NEVER: Final = -(10**9)
FIGHTING: Final = 6
"""Who may decline a battle does so without a number this high, and to go out: no weight was tuned for it."""
DECLINING: Final = WIN // 2
"""What that is worth, or costs with such a number: more than any opponent, less than a round."""

# --- to play a card: every card ----------------------------------------------------------------------------
PLAY: Final = 0  # 1
POINTS: Final = PLAY + 1  # × its points
ACTION: Final = POINTS + 1  # by rest: it skips, draws or, between two, reverses
VARIETY: Final = ACTION + RESTS  # by rest, × colors left in the hand
LAST_WILD: Final = VARIETY + RESTS  # the one card left is wild
# --- a colored card ----------------------------------------------------------------------------------------
FRIENDS: Final = LAST_WILD + 1  # by rest, × cards of its color left
ALONE: Final = FRIENDS + RESTS  # by rest: none of its color is left
TWINS: Final = ALONE + RESTS  # × cards left that fit it by number or symbol
STAY: Final = TWINS + 1  # it has the color in play
LEFT: Final = STAY + 1  # × cards left of the color that it turns away from
KNOWN: Final = LEFT + 1  # × cards of its color that the backs of the next player tell of
# --- a wild card -------------------------------------------------------------------------------------------
WILD: Final = KNOWN + 1  # by rest
WILD_FRIENDS: Final = WILD + RESTS  # × cards left of the best color
WILD_DRAW: Final = WILD_FRIENDS + 1  # by the next player's size
GUILTY: Final = WILD_DRAW + SIZES  # by rest: a bluff, with the color in play in hand
GUILTY_WILD: Final = GUILTY + RESTS  # a bluff by another wild card only
# --- what it does ------------------------------------------------------------------------------------------
DRAWS: Final = GUILTY_WILD + 1  # by the next player's size, × cards to draw
UNTIL: Final = DRAWS + SIZES  # by the next player's size: draw until a color comes
SKIP: Final = UNTIL + SIZES  # by the next player's size
SKIP_TO: Final = SKIP + SIZES  # × how many cards more has who plays instead of the next player
REVERSE: Final = SKIP_TO + 1  # among three and more
REVERSE_TO: Final = REVERSE + 1  # × how many cards more has who plays instead of the next player
AGAIN: Final = REVERSE_TO + 1  # the same player is on turn again
AGAIN_FITS: Final = AGAIN + 1  # and has a card that fits
AGAIN_OUT: Final = AGAIN_FITS + 1  # and goes out with it
FLIP: Final = AGAIN_OUT + 1  # by side
FLIP_LEAD: Final = FLIP + 2  # × how many cards less than the best opponent
DUEL: Final = FLIP_LEAD + 1
DUEL_NUMBER: Final = DUEL + 1  # × the highest number left
GIVE: Final = DUEL_NUMBER + 1
GIVE_SUITS: Final = GIVE + 1  # × suits that could be given
GIVE_OUT: Final = GIVE_SUITS + 1  # the whole hand could be given
SHOW: Final = GIVE_OUT + 1
SWAP: Final = SHOW + 1  # × how many cards more than the best opponent
PASS_ON: Final = SWAP + 1  # × how many cards more than who hands theirs on
# --- to play a card: when ----------------------------------------------------------------------------------
STACK: Final = PASS_ON + 1  # as an answer to a draw
STACKED: Final = STACK + 1  # × cards at stake
JUMP: Final = STACKED + 1  # out of turn; it is done when the sum is above 0
# --- not to play -------------------------------------------------------------------------------------------
DRAW: Final = JUMP + 1  # by the own cards less one
DRAW_PRESSED: Final = DRAW + RESTS  # by the smallest opponent's size
KEEP: Final = DRAW_PRESSED + SIZES  # by the own cards less one
KEEP_PRESSED: Final = KEEP + RESTS  # by the smallest opponent's size
# --- to name a color ---------------------------------------------------------------------------------------
NAME: Final = KEEP_PRESSED + SIZES  # × own cards of the color
NAME_NONE: Final = NAME + 1  # there is none
NAME_POINTS: Final = NAME_NONE + 1  # × their points
NAME_ACTIONS: Final = NAME_POINTS + 1  # × action cards among them
NAME_OLD: Final = NAME_ACTIONS + 1  # it is the color in play
NAME_UNTIL: Final = NAME_OLD + 1  # × own cards of it, when somebody draws until it comes
NAME_SHOW: Final = NAME_UNTIL + 1  # × own cards of it, when all others must show it
NAME_KNOWN: Final = NAME_SHOW + 1  # × cards of it that the backs of the next player tell of
# --- to challenge; to accept is worth 0 --------------------------------------------------------------------
CHALLENGE: Final = NAME_KNOWN + 1  # by the accused player's size
CHALLENGE_STAKE: Final = CHALLENGE + ACCUSED_SIZES  # × cards at stake
CHALLENGE_OWN: Final = CHALLENGE_STAKE + 1  # by the own cards
COIN: Final = CHALLENGE_OWN + RESTS  # of 1000 challenges worth more than 0, this many are said
# --- to give: the best card of each suit that is worth more than 0, to the best player ---------------------
GIFT: Final = COIN + 1
GIFT_POINTS: Final = GIFT + 1  # × points
GIFT_ACTION: Final = GIFT_POINTS + 1  # it skips, draws or reverses
GIFT_FRIENDS: Final = GIFT_ACTION + 1  # × cards of its color left
GIFT_TO: Final = GIFT_FRIENDS + 1  # × the receiver's cards
GIFT_NEXT: Final = GIFT_TO + 1  # the receiver is the next player
# --- to battle, to reveal, to show, to swap ----------------------------------------------------------------
BATTLE: Final = GIFT_NEXT + 1  # by the opponent's size
BATTLE_SIZE: Final = BATTLE + SIZES  # × the opponent's cards
BATTLE_NEXT: Final = BATTLE_SIZE + 1  # the opponent is the next player
REVEAL: Final = BATTLE_NEXT + 1  # × number
REVEAL_POINTS: Final = REVEAL + 1  # × points
REVEAL_FRIENDS: Final = REVEAL_POINTS + 1  # × cards of its color left
SHOWN: Final = REVEAL_FRIENDS + 1  # × points
SWAP_SIZE: Final = SHOWN + 1  # × the other's cards
SWAP_NEXT: Final = SWAP_SIZE + 1  # the other is the next player
CALLS: Final = SWAP_NEXT + 1  # 1: calls whenever it may, 0: when it may come to one card
WEIGHTS: Final = CALLS + 1

GROUPS: Final = {
    name.lower(): at
    for name, at in dict(globals()).items()
    if isinstance(at, int)
    and name
    not in (
        "RESTS",
        "SIZES",
        "ACCUSED_SIZES",
        "SHARE",
        "FARTHEST",
        "WIN",
        "MANY",
        "NEVER",
        "FIGHTING",
        "DECLINING",
        "WEIGHTS",
    )
}
"""The place of each group's first weight by the group's name, in order."""


def rest_bucket(cards: int) -> int:
    """The bucket of own cards that are left."""
    return cards if cards < 3 else 3 if cards < 5 else 4


def size_bucket(cards: int) -> int:
    """The bucket of somebody's cards."""
    return 0 if cards < 2 else 1 if cards < 3 else 2 if cards < 5 else 3


def accused_bucket(cards: int) -> int:
    """The bucket of an accused player's cards."""
    return max(cards, 1) - 1 if cards < 5 else 4 if cards < 7 else 5
