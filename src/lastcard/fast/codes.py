"""The integers for questions, steps and moves.

A question and a step are packed alike into one integer::

    bits  0… 7  what it is
    bits  8…15  the seat it is about
    bits 16…31  a first argument
    bits 32…47  a second one

`ASK`, the step that comes back to an interrupted question, has that whole question from bit 8 on.

A move::

    bits  0… 7  the verb
    bits  8…15  its argument: a kind of card, a color, or a seat
    bits 16…    of a gift only: a byte for each suit, the kind given plus one, or 0

Kinds of cards are numbered in deck order, colors from 1 through both sides. An argument that may be missing
is written plus one, with 0 for none.
"""

from typing import Final

from lastcard.fast.compiled import compiled

# --- questions: (seat, first, second) ----------------------------------------------------------------------
ASK_CUT: Final = 1  # first: a bit for each seat that draws
ASK_DEALER: Final = 2
ASK_SHUFFLE: Final = 3  # of the draw pile, or of the discards below the top when there is none
ASK_PLAY: Final = 4
ASK_DRAWN: Final = 5  # first: the kind drawn; second: 1 when nothing could be played before
ASK_COLOR: Final = 6  # first: 1 when it ends the battle in progress
ASK_CHALLENGE: Final = 7
ASK_STACK: Final = 8
ASK_GIVE: Final = 9  # first: cards a forgotten call costs
ASK_BATTLE: Final = 10  # first: cards the loser draws
ASK_REVEAL: Final = 11  # first, second: kinds picked by challenger and target, plus one
ASK_SHOW: Final = 12  # first: the caller; second: the color
ASK_SWAP: Final = 13
OVER: Final = 14  # first: 1 when the seat has gone out, 0 when the round is blocked

# --- steps: (seat, first, second) --------------------------------------------------------------------------
NEXT_TURN: Final = 1
GO_OUT: Final = 2
TAKE: Final = 3  # first: how many
TAKE_UNTIL: Final = 4  # first: the color; second: how many more
DRAW_FOR_TURN: Final = 5  # first: the kind drawn last, plus one; second: as above
OFFER_CHALLENGE: Final = 6
SET_COLOR: Final = 7  # first: the color
OPEN_BATTLE: Final = 8  # first: cards the loser draws
ARM: Final = 9
SETTLE: Final = 10  # seat: the winner
ASK_TO_SHOW: Final = 11  # first: the caller; second: the penalty
PENALIZE: Final = 12  # first: how many
ASK: Final = 13
DEAL: Final = 14
TURN_UP: Final = 15
# effects that stand on the agenda as they are
SKIP: Final = 16
SKIP_EVERYONE: Final = 17
REVERSE: Final = 18
DRAW_CARDS: Final = 19  # first: how many; second: 1 when the turn is lost
DRAW_UNTIL_COLOR: Final = 20  # first: how many more
NAME_COLOR: Final = 21
STACKABLE: Final = 22
GIVE_CARDS: Final = 23  # first: cards a forgotten call costs
SHOW_COLOR: Final = 24  # first: the penalty
FLIP_SIDES: Final = 25
SWAP_HANDS: Final = 26
PASS_HANDS: Final = 27
# effects that are bound to the moment of the play first
CHALLENGEABLE: Final = 28  # first: extra cards
RESTORE_COLOR: Final = 29
DUEL: Final = 30  # first: cards the loser draws

# --- moves -------------------------------------------------------------------------------------------------
PLAY: Final = 1
DRAW: Final = 2
KEEP: Final = 3
PASS: Final = 4
NAME: Final = 5
CHALLENGE: Final = 6
ACCEPT: Final = 7
GIVE: Final = 8  # argument: the seat plus one
BATTLE: Final = 9  # the same
REVEAL: Final = 10
SHOW: Final = 11
SWAP: Final = 12
CALL: Final = 13
CATCH: Final = 14
JUMP_IN: Final = 15

SUIT_SHIFT: Final = 16
"""Where the kinds of a gift begin in a move."""


@compiled
def pack(what: int, seat: int = 0, first: int = 0, second: int = 0) -> int:
    """A question or a step."""
    return what | seat << 8 | first << 16 | second << 32


@compiled
def what_of(packed: int) -> int:
    return packed & 0xFF


@compiled
def seat_of(packed: int) -> int:
    return packed >> 8 & 0xFF


@compiled
def first_of(packed: int) -> int:
    return packed >> 16 & 0xFFFF


@compiled
def second_of(packed: int) -> int:
    return packed >> 32 & 0xFFFF


@compiled
def move(verb: int, argument: int = 0) -> int:
    """A move; a gift has more to it (`kernel.gift`)."""
    return verb | argument << 8


@compiled
def verb_of(said: int) -> int:
    return said & 0xFF


@compiled
def argument_of(said: int) -> int:
    return said >> 8 & 0xFF
