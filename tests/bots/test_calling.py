"""Bots call when the next thing they say may leave them one card, and not before."""

import pytest

from lastcard.bots.calling import worth_calling
from lastcard.model.cards import Card
from lastcard.model.moves import Accept, Battle, Draw, Give, Keep, Move, Name, Play, Reveal
from lastcard.model.seats import Seat

R5 = Card("r5")


@pytest.mark.parametrize(
    ("cards", "answer"),
    [
        (2, Play(R5)),
        (2, Battle(Seat(1))),
        (1, Battle(None)),
        (2, Reveal(R5)),
        (1, Name("b")),
        (3, Give(Seat(1), (R5, Card("b1")))),
    ],
)
def test_a_call_is_worth_it(cards: int, answer: Move) -> None:
    assert worth_calling(cards, answer)


@pytest.mark.parametrize(
    ("cards", "answer"),
    [
        (2, Draw()),
        (2, Battle(None)),
        (0, Battle(None)),
        (2, Keep()),
        (2, Accept()),
        (3, Play(R5)),
        (7, Battle(Seat(1))),
        (6, Reveal(R5)),
        (4, Give(Seat(1), (R5, Card("b1")))),
    ],
)
def test_a_call_would_be_idle(cards: int, answer: Move) -> None:
    assert not worth_calling(cards, answer)
