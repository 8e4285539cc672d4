"""What players have shown by what they did, one row of integers beside a game: the twin of `lastcard.bots.memory`.

::

    memory[REFUSED + COLOR_IDS * seat + color]  0, or 1 + the cards that came since the seat did without the color
    memory[NAMED + COLOR_IDS * seat + color]    0, or how long ago the seat has named the color

It is right for printed games: that hands change places is not heard.
"""

from typing import Final

from lastcard.fast.compiled import Bytes, Ints, compiled, count
from lastcard.fast.twin.codes import (
    ASK_DRAWN,
    DRAW,
    JUMP_IN,
    NAME,
    PLAY,
    argument_of,
    verb_of,
    what_of,
)
from lastcard.fast.twin.layout import (
    ASIDE,
    ASIDE_SIZE,
    COLOR,
    HANDS,
    MOST_SEATS,
    QUESTION,
    SEATS,
    SIDE,
    WORD,
)
from lastcard.fast.twin.tables import COLOR_IDS, FACE_COLOR, Rules

REFUSED: Final = 0
NAMED: Final = REFUSED + MOST_SEATS * COLOR_IDS
HELD: Final = NAMED + MOST_SEATS * COLOR_IDS
"""The cards that were in hands, or set aside in a battle, at the last question: two words."""
DREW: Final = HELD + 2
"""Where in REFUSED the color stands that somebody is just drawing for; -1 for nowhere."""
FIELDS: Final = DREW + 1


@compiled
def forget(memory: Ints) -> None:
    """A round begins."""
    for at in range(FIELDS):
        memory[at] = 0
    memory[DREW] = -1


@compiled
def recall(now: Ints, piles: Bytes, g: int, kept: Ints, memory: Ints) -> None:
    """In the middle of a round: what was kept of it, and the hands as they are at this question."""
    for at in range(HELD):
        memory[at] = kept[at]
    memory[DREW] = -1
    _hold(now, piles, g, memory)


@compiled
def _hold(now: Ints, piles: Bytes, g: int, memory: Ints) -> None:
    """Remember the cards that are in hands or set aside."""
    low = high = 0
    for seat in range(now[g, SEATS]):
        low, high = low | now[g, HANDS + 2 * seat], high | now[g, HANDS + 2 * seat + 1]
    for pile in range(2):
        for at in range(now[g, ASIDE_SIZE + pile]):
            card = int(piles[g, ASIDE + pile, at])
            if card < WORD:
                low |= 1 << card
            else:
                high |= 1 << (card - WORD)
    memory[HELD], memory[HELD + 1] = low, high


@compiled
def notice(now: Ints, piles: Bytes, g: int, memory: Ints) -> None:
    """What hands have got from the draw pile since the last question."""
    for seat in range(now[g, SEATS]):
        low, high = now[g, HANDS + 2 * seat], now[g, HANDS + 2 * seat + 1]
        came = count(low & ~memory[HELD]) + count(high & ~memory[HELD + 1])
        if came:
            for at in range(REFUSED + COLOR_IDS * seat, REFUSED + COLOR_IDS * (seat + 1)):
                memory[at] += came if memory[at] else 0
    _hold(now, piles, g, memory)
    if memory[DREW] >= 0:
        memory[memory[DREW]] = 1
        memory[DREW] = -1


@compiled
def hear(rules: Rules, now: Ints, g: int, memory: Ints, seat: int, said: int) -> None:
    """What is about to be said."""
    verb, color, argument = verb_of(said), now[g, COLOR], argument_of(said)
    refused, named = REFUSED + COLOR_IDS * seat, NAMED + COLOR_IDS * seat
    if verb == DRAW:
        memory[DREW] = refused + color
        memory[named + color] = 0
    elif verb in (PLAY, JUMP_IN):
        own = rules.faces[now[g, SIDE], argument, FACE_COLOR]
        if own and memory[named + own]:
            memory[named + own] += 1
        if what_of(now[g, QUESTION]) == ASK_DRAWN:
            for at in range(refused, refused + COLOR_IDS):
                memory[at] -= memory[at] > 1
        elif own:
            memory[refused + own] -= memory[refused + own] > 1
        else:
            memory[refused + color] = 1
            memory[named + color] = 0
    elif verb == NAME:
        for at in range(named, named + COLOR_IDS):
            memory[at] += memory[at] > 0
        memory[named + argument] = 1
        memory[refused + argument] = 0
