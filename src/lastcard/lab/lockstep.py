"""Engine and kernel side by side: both hear the same, and after every input they must be in the same state."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from lastcard.engine import answers, apply, rights
from lastcard.fast.compiled import np
from lastcard.fast.twin import gift, legal
from lastcard.fast.twin.apply import apply_cut, apply_dealer, apply_move, apply_shuffle
from lastcard.fast.twin.codec import Codec, Games, room_for
from lastcard.fast.twin.layout import SIDE
from lastcard.fast.twin.setup import open_round
from lastcard.model.chance import Cut, Dealer, Outcome, Shuffle
from lastcard.model.decisions import AskGive
from lastcard.model.errors import LastcardError
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState

PLAYED, LOADED = 0, 1
"""Rows: the game played from its first card on, and one that is loaded from the engine again and again."""
MOST_GIFTS = 400
"""Beyond this many only some gifts are compared."""


class Disagreement(LastcardError):
    """The kernel says something else than the engine."""


class Row(NamedTuple):
    """A round on the kernel, in a row among games."""

    codec: Codec
    games: Games
    g: int

    def begin(self, opened: RoundState) -> None:
        """The round that was only opened, before its first card."""
        dealer = -1 if opened.dealer is None else opened.dealer
        open_round(self.codec.rules, *self.games, self.g, len(opened.hands), dealer)

    def hear(self, actor: Seat | None, said: Move | Outcome) -> None:
        """What the engine hears too."""
        codec, games, g = self
        if isinstance(said, Shuffle):
            apply_shuffle(codec.rules, *games, g, codec.order(games, g, said.cards))
        elif isinstance(said, Cut):
            apply_cut(codec.rules, games.now, g, codec.kinds_of(said.cards))
        elif isinstance(said, Dealer):
            apply_dealer(games.now, g, said.seat)
        elif actor is not None:
            apply_move(codec.rules, *games, g, actor, codec.number(int(games.now[g, SIDE]), said))

    def compared(self, expected: RoundState) -> RoundState:
        """The round; raises Disagreement unless all of it is as expected, question and steps included."""
        found = self.codec.store(self.games, self.g)
        if found != expected:
            wrong = [
                f"{field}: expected {getattr(expected, field)}, found {getattr(found, field)}"
                for field in expected.__struct_fields__
                if getattr(expected, field) != getattr(found, field)
            ]
            raise Disagreement(f"row {self.g}: " + "; ".join(wrong))
        return found


class Pair:
    """A round on both."""

    def __init__(self, state: RoundState, *, opened: bool = False) -> None:
        self.codec = codec_for(state.sheet)
        self.games: Games = room_for(2)
        self.moves = np.zeros(legal.MOST_MOVES, np.int64)
        self.state = state
        self._rows = [Row(self.codec, self.games, g) for g in (PLAYED, LOADED)]
        if opened:
            self._rows[PLAYED].begin(state)
        else:
            self.codec.load(self.games, PLAYED, state)
        self._rows[PLAYED].compared(state)

    def feed(self, actor: Seat | None, said: Move | Outcome, *, loaded: bool = True) -> None:
        """Both hear it; from the state before, also a game that was loaded only now."""
        if loaded:
            self.codec.load(self.games, LOADED, self.state)
        self.state = apply(self.state, actor, said).after
        for row in self._rows[: 1 + loaded]:
            row.hear(actor, said)
            row.compared(self.state)

    def compare_moves(self) -> None:
        """What every seat may say, in the same order."""
        for seat in map(Seat, range(len(self.state.hands))):
            found = [self.codec.move(number) for number in self._numbers(legal.rights, seat)]
            _same(found, rights(self.state, seat), seat)
            if isinstance(self.state.decision, AskGive) and self.state.decision.seat == seat:
                self._compare_gifts(seat)
            else:
                found = [self.codec.move(number) for number in self._numbers(legal.answers, seat)]
                _same(found, answers(self.state, seat), seat)

    def _numbers(self, listed: Callable[..., int], seat: Seat) -> Iterator[int]:
        n = listed(self.codec.rules, *self.games, PLAYED, seat, self.moves)
        return (int(number) for number in self.moves[:n])

    def _compare_gifts(self, seat: Seat) -> None:
        rules, now = self.codec.rules, self.games.now
        n = gift.count_gifts(rules, now, PLAYED, seat)
        expected = answers(self.state, seat)
        if n != len(expected):
            raise Disagreement(f"seat {seat}: expected {len(expected)} gifts, found {n}")
        step = max(1, n // MOST_GIFTS)
        numbers = [*range(0, n, step), n - 1]
        found = [self.codec.move(gift.nth_gift(rules, now, PLAYED, seat, one)) for one in numbers]
        _same(found, [expected[one] for one in numbers], seat)

    def compare_numbers(self) -> None:
        """Every move that is offered is the same move again after it was a number."""
        side = int(self.games.now[PLAYED, SIDE])
        for seat in map(Seat, range(len(self.state.hands))):
            for move in (*answers(self.state, seat)[:MOST_GIFTS], *rights(self.state, seat)):
                _same([self.codec.move(self.codec.number(side, move))], [move], seat)


def _same(found: list[Move], expected: Sequence[Move], seat: Seat) -> None:
    if found != list(expected):
        raise Disagreement(f"seat {seat}: expected {expected}, found {found}")


codec_for = lru_cache(maxsize=256)(Codec)
"""The codec of a sheet. Not all are kept: a soak sees a new sheet in nearly every round."""
