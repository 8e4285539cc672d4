"""Messages that a table does not take: a curious player says them only to hear what is answered."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from lastcard.match.players import Player
from lastcard.model.cards import Card, Color
from lastcard.model.errors import LastcardError
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
from lastcard.protocol import Begin, ClientMessage, MixEntropy, SealEntropy, SeatBot, Submit, Unseat
from lastcard.table import authority
from lastcard.table.authority import TooSoon
from lastcard.table.entries import Stamped
from lastcard.table.state import TableState, evolve, question_to
from lastcard.views import view_of

T = TypeVar("T")

GUESSES = 3
"""Own cards whose backs are guessed at a time."""


def wrong_messages(
    rng: Random, table: TableState, viewer: Player | None, now: float, most: int = 12
) -> list[ClientMessage]:
    """A few messages that the table would refuse this viewer now."""
    others: list[ClientMessage] = [
        Begin(),
        SealEntropy(1, 1, "short"),
        MixEntropy("short"),
        MixEntropy("0" * 64),
        SeatBot(Player(1), "nobody"),
        SeatBot(Player(0), "normal"),
        Unseat(Player(9)),
        Submit(table.question - 1, Play(Card("r5"))),
    ]
    match = table.match
    seat = None if viewer is None or match is None else match.seat_of(viewer)
    if viewer is None or match is None or seat is None:
        return some(rng, others, most // 3)
    moves = some(rng, list(dict.fromkeys(curious(match.round, seat))), most)
    wrong = (Submit(question_to(table, viewer), move) for move in moves if refused(table, viewer, move, now))
    return [*some(rng, others, most // 3), *wrong]


def some(rng: Random, options: Sequence[T], most: int) -> list[T]:
    """A few of these, in their order."""
    chosen = sorted((rng.random(), at) for at in range(len(options)))[:most]
    return [options[at] for at in sorted(at for _, at in chosen)]


def refused(table: TableState, player: Player, move: Move, now: float) -> bool:
    """Whether the table refuses the move, and does not just keep it for later."""
    try:
        for entry in authority.say(table, player, move, question_to(table, player), now):
            evolve(table, Stamped(table.seq + 1, now, entry))
    except TooSoon:
        return False
    except LastcardError:
        return True
    return False


def curious(state: RoundState, seat: Seat) -> Iterator[Move]:
    """One of each kind of move, cards of the own hand, the top, and guesses at what is hidden."""
    view = view_of(state, seat)
    own = view.hands[seat]
    top = view.top or Card("r5")
    color: Color = view.color or "r"
    for card in (*own[:1], *own[-1:], top, Card("r5"), Card("?")):
        yield from (Play(card), Reveal(card), Show(card), PassOn(card), JumpIn(card))
    for card in guessed(state, own):
        yield from (Play(card), Reveal(card), PassOn(card))
        yield Give(Seat((seat + 1) % len(view.hands)), (card,))
    yield from (Draw(), Keep(), Pass(), Challenge(), Accept(), Call(), Name(color), Give(None, own[:1]))
    for other in map(Seat, range(-1, len(view.hands) + 1)):
        yield from (Catch(other), Battle(other), Swap(other), Give(other, own[:1]))


def guessed(state: RoundState, own: tuple[Card, ...]) -> Iterator[Card]:
    """Both faces of two-sided cards of which the holder sees one."""
    for seen in dict.fromkeys(own[:GUESSES]):
        known = [face for face in seen.split("/") if face != "?"]
        if "?" in seen and known:
            yield from dict.fromkeys(card for card in state.sheet.deck if known[0] in card.split("/"))
