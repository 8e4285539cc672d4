"""Everything somebody might say at a table, sensible or not."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from lastcard.bots.bot import pick
from lastcard.lab.random_play import shuffled
from lastcard.model.cards import KNOWN_COLORS, Card, Hand
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
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState

FOREIGN = (Card("?"), Card("r10"), Card("wg"), Card("u9"), Card("r1/p3"))
"""Cards that no hand holds, or none of most editions."""

OTHER_CARDS = 12
GIFTS = 30


def candidates(rng: Random, state: RoundState, seat: Seat) -> Iterator[Move]:
    """Every kind of move with every card of the hand, some of the rest of the deck, every seat and color."""
    yield from (Draw(), Keep(), Pass(), Challenge(), Accept(), Call())
    yield from (Name(color) for color in KNOWN_COLORS)
    for number in range(-1, len(state.hands) + 1):
        other = Seat(number)
        yield from (Battle(other), Swap(other), Catch(other))
    others = islice(shuffled(rng, tuple(state.sheet.rank)), OTHER_CARDS)
    for card in dict.fromkeys((*state.hands[seat], *others, *FOREIGN)):
        yield from (Play(card), Reveal(card), Show(card), PassOn(card), JumpIn(card))
    yield Give(None, ())
    for _ in range(GIFTS):
        yield _some_gift(rng, state, seat)


def _some_gift(rng: Random, state: RoundState, seat: Seat) -> Give:
    """Mostly cards of the hand, sometimes one twice, sometimes of another's; to anybody or nobody."""
    hand = state.hands[seat] or FOREIGN
    size = int(rng.random() * 5)
    cards: Hand = tuple(pick(rng, hand if rng.random() < 0.95 else state.sheet.deck) for _ in range(size))
    to = int(rng.random() * (len(state.hands) + 2)) - 1
    return Give(None if rng.random() < 0.1 else Seat(to), cards)


def canonical(state: RoundState, move: Move) -> Move:
    """A gift is the same in whatever order its cards are handed over."""
    if not isinstance(move, Give):
        return move
    rank = state.sheet.rank
    return Give(move.to, tuple(sorted(move.cards, key=lambda card: rank.get(card, -1))))
