"""When a call of the last card is worth saying, and how often it is not thought of."""

from typing import NamedTuple, assert_never

from lastcard.model.moves import (
    Accept,
    Battle,
    Call,
    Catch,
    Challenge,
    Draw,
    Give,
    JumpIn,
    Keep,
    Move,
    Name,
    Pass,
    PassOn,
    Play,
    Reveal,
    Show,
    Swap,
)


def worth_calling(cards: int, answer: Move) -> bool:
    """Whether a hand of so many cards may be down to one after this answer.

    The right to call is often open to larger hands (in a battle to any), and to hands that are about to draw.
    """
    match answer:
        case Play() | JumpIn():
            return cards == 2
        case Give(cards=given):
            return cards - len(given) <= 1
        case Battle(opponent=None):
            return cards == 1
        case Battle() | Reveal() | Name():
            return cards <= 2
        case (
            Draw() | Keep() | Pass() | Challenge() | Accept() | Show() | Swap() | PassOn() | Call() | Catch()
        ):
            return False
        case _:
            assert_never(answer)


class Slips(NamedTuple):
    """How often something is not thought of, from 0 to 1."""

    forgets: float
    """The own call."""
    overlooks: float
    """That somebody else has forgotten theirs."""


SLIPS = {
    "random": Slips(forgets=0.3, overlooks=0.6),
    "easy": Slips(forgets=0.3, overlooks=0.6),
    "normal": Slips(forgets=0.12, overlooks=0.35),
    "hard": Slips(forgets=0.08, overlooks=0.25),
    "expert": Slips(forgets=0.04, overlooks=0.15),
}
"""By level, at a table with people; between bots alone only `easy` slips."""
