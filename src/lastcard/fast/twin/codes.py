"""The integers for questions, steps and moves; those of what has a row in the vocabulary stand there.

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
from lastcard.model import decisions as ask
from lastcard.model import effects, moves
from lastcard.model.vocabulary import CODES

# --- questions: (seat, first, second) ----------------------------------------------------------------------
ASK_CUT: Final = CODES[ask.AskCut]  # first: a bit for each seat that draws
ASK_DEALER: Final = CODES[ask.AskDealer]
ASK_SHUFFLE: Final = CODES[ask.AskShuffle]  # of the draw pile, or of the discards below the top without one
ASK_PLAY: Final = CODES[ask.AskPlay]
ASK_DRAWN: Final = CODES[ask.AskDrawn]  # first: the kind drawn; second: 1 when nothing could be played before
ASK_COLOR: Final = CODES[ask.AskColor]  # first: 1 when it ends the battle in progress
ASK_CHALLENGE: Final = CODES[ask.AskChallenge]
ASK_STACK: Final = CODES[ask.AskStack]
ASK_GIVE: Final = CODES[ask.AskGive]  # first: cards a forgotten call costs
ASK_BATTLE: Final = CODES[ask.AskBattle]  # first: cards the loser draws
ASK_REVEAL: Final = CODES[ask.AskReveal]  # first, second: kinds picked by challenger and target, plus one
ASK_SHOW: Final = CODES[ask.AskShow]  # first: the caller; second: the color
ASK_SWAP: Final = CODES[ask.AskSwap]
ASK_PASS: Final = CODES[ask.AskPass]  # first: how many cards; who has chosen what is in `layout.CHOICES`
OVER: Final = CODES[ask.Over]  # first: 1 when the seat has gone out, 0 when the round is blocked

# --- steps: (seat, first, second) --------------------------------------------------------------------------
NEXT_TURN: Final = 1
GO_OUT: Final = 2
TAKE: Final = 3  # first: how many
TAKE_UNTIL: Final = 4  # first: the color; second: how many more
DRAW_FOR_TURN: Final = 5  # first: the kind drawn last, plus one; second: as above
OFFER_CHALLENGE: Final = 6  # first: extra cards
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
SKIP: Final = CODES[effects.Skip]
SKIP_EVERYONE: Final = CODES[effects.SkipEveryone]
REVERSE: Final = CODES[effects.Reverse]
DRAW_CARDS: Final = CODES[effects.DrawCards]  # first: how many; second: 1 when the turn is lost
DRAW_UNTIL_COLOR: Final = CODES[effects.DrawUntilColor]  # first: how many more
NAME_COLOR: Final = CODES[effects.NameColor]
STACKABLE: Final = CODES[effects.Stackable]
GIVE_CARDS: Final = CODES[effects.GiveCards]  # first: cards a forgotten call costs
SHOW_COLOR: Final = CODES[effects.ShowColor]  # first: the penalty
FLIP_SIDES: Final = CODES[effects.FlipSides]
SWAP_HANDS: Final = CODES[effects.SwapHands]
PASS_HANDS: Final = CODES[effects.PassHands]
PASS_CARDS: Final = CODES[effects.PassCards]  # first: how many
# effects that are bound to the moment of the play first
CHALLENGEABLE: Final = CODES[effects.Challengeable]  # first: extra cards
RESTORE_COLOR: Final = CODES[effects.RestoreColor]
DUEL: Final = CODES[effects.Duel]  # first: cards the loser draws

# --- moves -------------------------------------------------------------------------------------------------
PLAY: Final = CODES[moves.Play]
DRAW: Final = CODES[moves.Draw]
KEEP: Final = CODES[moves.Keep]
PASS: Final = CODES[moves.Pass]
NAME: Final = CODES[moves.Name]
CHALLENGE: Final = CODES[moves.Challenge]
ACCEPT: Final = CODES[moves.Accept]
GIVE: Final = CODES[moves.Give]  # argument: the seat plus one
BATTLE: Final = CODES[moves.Battle]  # the same
REVEAL: Final = CODES[moves.Reveal]
SHOW: Final = CODES[moves.Show]
SWAP: Final = CODES[moves.Swap]
PASS_ON: Final = CODES[moves.PassOn]
CALL: Final = CODES[moves.Call]
CATCH: Final = CODES[moves.Catch]
JUMP_IN: Final = CODES[moves.JumpIn]

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
    """A move; a gift has more to it (`twin.gift`)."""
    return verb | argument << 8


@compiled
def verb_of(said: int) -> int:
    return said & 0xFF


@compiled
def argument_of(said: int) -> int:
    return said >> 8 & 0xFF
