"""When a call of the last card is worth saying."""

from lastcard.model.moves import Battle, Give, JumpIn, Move, Name, Play, Reveal


def worth_calling(cards: int, answer: Move) -> bool:
    """Whether a hand of so many cards may be down to one after this answer.

    The right to call is often open to larger hands (in a battle to any), and to hands that are about to draw.
    """
    match answer:
        case Play() | JumpIn():
            return cards == 2
        case Give(cards=given):
            return cards - len(given) <= 1
        case Battle() | Reveal() | Name():
            return cards <= 2
        case _:
            return False
