"""Luck and random play of the kernel: the engine takes every move, and only the number of a round counts."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

from lastcard.editions import EDITIONS
from lastcard.engine import sheet_for
from lastcard.engine.legal import asked_seats
from lastcard.fast.play.round_play import play_rounds
from lastcard.fast.players.random_play import random_move
from lastcard.fast.twin.layout import LUCK_KEY
from lastcard.fast.twin.luck import answer, begin_luck, word
from lastcard.lab.lockstep import PLAYED, Pair
from lastcard.model.chance import Shuffle
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.edition import Edition
from lastcard.model.errors import BadOption, BadSeats, LastcardError
from lastcard.model.moves import Answer
from lastcard.model.seats import Seat
from tests.editions import ALL_EDITIONS
from tests.properties.strategies import Table


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_the_engine_takes_every_move_of_random_play(edition: Edition) -> None:
    for seed in range(6):
        table = Table(edition, {}, min(4, 2 + seed), True, Seat(0), seed)  # noqa: FBT003
        pair = Pair(table.opened(), opened=True)
        rng = Random(seed)
        for _ in range(150):
            decision = pair.state.decision
            if isinstance(decision, Over):
                break
            if isinstance(decision, ChanceDecision):
                cards = list(pair.state.draw or pair.state.discard[:-1])
                rng.shuffle(cards)
                pair.feed(None, Shuffle(tuple(cards)))
                continue
            pair.games.now[PLAYED, LUCK_KEY] = seed
            seat, said = random_move(pair.codec.rules, *pair.games, PLAYED, pair.moves)
            move = pair.codec.move(int(said))
            assert not isinstance(move, Answer) or seat in asked_seats(decision)
            pair.feed(Seat(seat), move)


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_luck_deals_the_whole_deck_and_finds_a_dealer(edition: Edition) -> None:
    rules = Table(edition, {}, 3, True, None, 0)  # noqa: FBT003
    pair = Pair(rules.opened(), opened=True)
    begin_luck(pair.games.now, PLAYED, 7, 1)

    for _ in range(30):
        answer(pair.codec.rules, *pair.games, PLAYED, pair.moves)
        after = pair.codec.store(pair.games, PLAYED)
        if not isinstance(after.decision, ChanceDecision):
            break

    cards = [*after.draw, *after.discard, *(card for hand in after.hands for card in hand)]
    assert after.dealer is not None
    assert tuple(sorted(cards, key=after.sheet.rank.__getitem__)) == after.sheet.deck


def test_words_are_those_of_splitmix64() -> None:
    """The first numbers of the generator's reference code with seed 1234567, less their two lowest bits."""
    known = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]

    assert [word(1234567, n) for n in range(4)] == [number >> 2 for number in known]


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_a_round_is_the_same_whatever_is_played_beside_it(edition: Edition) -> None:
    sheet = sheet_for(edition, edition.rulings)

    together = play_rounds(sheet, 3, range(12), seed=5)
    first, second = play_rounds(sheet, 3, range(5), seed=5), play_rounds(sheet, 3, range(5, 12), seed=5)

    for whole, one, other in zip(together[:-2], first[:-2], second[:-2], strict=True):
        assert whole.tolist() == [*one.tolist(), *other.tolist()]
    assert together.said.tolist() == (first.said + second.said).tolist()
    assert together.played.tolist() == (first.played + second.played).tolist()
    assert len(set(together.moves.tolist())) > 1


@pytest.mark.parametrize(
    ("asked", "error", "text"),
    [
        ((11, range(1), 0), BadSeats, "expected 2 to 10 seats for classic, found 11"),
        ((2.0, range(1), 0), BadSeats, "expected 2 to 10 seats for classic, found 2.0"),
        ((4, range(0, 10, 2), 0), BadOption, r"expected `rounds` as range\(first, last\)"),
        ((4, range(-1, 1), 0), BadOption, "expected `rounds`"),
        ((4, 10, 0), BadOption, "expected `rounds`"),
        ((4, range(1), 2**63), BadOption, "expected a number from -9223372036854775808 to"),
        ((4, range(1), 0.5), BadOption, "for `seed`, found 0.5"),
    ],
)
def test_rounds_that_cannot_be_are_refused(asked: Any, error: type[LastcardError], text: str) -> None:  # noqa: ANN401
    edition = EDITIONS[0]

    with pytest.raises(error, match=text):
        play_rounds(sheet_for(edition, edition.rulings), *asked)
