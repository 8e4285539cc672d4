"""The outlook sees what lies on the table, learns from rounds, and knows a good position from a bad one."""

from collections.abc import Iterator
from random import Random

import pytest

from lastcard.editions import EDITIONS, MINI
from lastcard.engine import apply, open_round, sheet_for
from lastcard.engine.legal import asked_seats, legal_moves
from lastcard.fast.compiled import Floats, np
from lastcard.fast.players.policy_tables import compile_traits
from lastcard.fast.search.outlook import chances, look_around
from lastcard.fast.teaching.outlook import cross_entropy, fitted, gather, joined
from lastcard.fast.twin.codec import Codec, room_for
from lastcard.lab.random_play import random_outcome
from lastcard.model.decisions import AskPlay, ChanceDecision, Over
from lastcard.model.edition import Edition
from lastcard.model.moves import Play
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.policy import outlook as by
from lastcard.policy.features import SIZES, size_bucket
from lastcard.policy.outlook import outlook_weights, read_outlooks, symbol_places
from lastcard.policy.weights import BadWeights
from tests.editions import ALL_EDITIONS

SEATS = 3
BY_KEY = {edition.key: edition for edition in ALL_EDITIONS}


def turns(edition: Edition, seed: int) -> Iterator[RoundState]:
    """The turns of a round of random play."""
    rng, state = Random(seed), open_round(sheet_for(edition, edition.rulings), SEATS, Seat(0))
    while not isinstance(state.decision, Over):
        if isinstance(state.decision, AskPlay):
            yield state
        if isinstance(state.decision, ChanceDecision):
            state = apply(state, None, random_outcome(rng, state, state.decision)).after
        else:
            seat = asked_seats(state.decision)[0]
            state = apply(state, seat, rng.choice(legal_moves(state, seat))).after


def seen_of(state: RoundState) -> Floats:
    """A row for each seat, without the places of the other side."""
    codec, games = Codec(state.sheet), room_for(1)
    codec.load(games, 0, state)
    sides = list(state.sheet.faces)
    seen = np.zeros((len(state.hands), by.OF_A_SIDE * len(sides)))
    look_around(codec.rules, compile_traits(state.sheet), *games, 0, seen)
    first = by.OF_A_SIDE * sides.index(state.side)
    assert np.delete(seen, np.s_[first : first + by.OF_A_SIDE], axis=1).any() == 0
    return seen[:, first : first + by.OF_A_SIDE]


@pytest.mark.parametrize("key", BY_KEY)
def test_every_hand_is_seen_as_it_is(key: str) -> None:
    looked = 0
    for state in turns(BY_KEY[key], 3):
        shown = state.sheet.faces[state.side]
        places = symbol_places(state.sheet, state.side)
        for seat, row in enumerate(seen_of(state)):
            faces = [shown[card] for card in state.hands[seat]]
            size = size_bucket(len(faces))
            assert row[by.SIZE + min(len(faces), by.COUNTED) - 1] == 1
            assert row[by.MORE] == max(len(faces) - by.COUNTED, 0)
            assert row[by.VARIETY + size] == len({face.color for face in faces if face.color})
            assert row[by.COLOR + size] == sum(face.color == state.color for face in faces)
            for place in set(places.values()):
                counted = row[by.SYMBOL + SIZES * place + size]
                assert counted == sum(places[face.symbol] == place for face in faces)
            distance = (seat - state.turn) * state.direction % SEATS
            assert row[by.TURN + SIZES * distance + size] == 1
            looked += 1
    assert looked > SEATS


@pytest.mark.parametrize("key", BY_KEY)
def test_who_is_on_turn_sees_as_many_cards_fit_as_may_be_played(key: str) -> None:
    for state in turns(BY_KEY[key], 4):
        playable = {move.card for move in legal_moves(state, state.turn) if isinstance(move, Play)}
        fitting = sum(card in playable for card in state.hands[state.turn])
        size = size_bucket(len(state.hands[state.turn]))
        row = seen_of(state)[state.turn]

        assert row[by.FITTING + size] == fitting
        assert row[by.FITS + size] == (fitting > 0)


def test_chances_are_shares_and_few_cards_are_better_than_many() -> None:
    state = next(turns(BY_KEY["classic"], 5))
    seen, found = seen_of(state), np.zeros(SEATS)
    seen[1, by.SIZE + 6], seen[1, by.SIZE] = 0, 1  # one card instead of seven

    chances(seen, SEATS, np.array(outlook_weights(state.sheet, SEATS)), found)

    assert found.sum() == pytest.approx(1)
    assert found[1] > max(found[0], found[2])


def test_what_is_learned_foresees_rounds_that_were_not_learned_from() -> None:
    sheet = sheet_for(MINI, MINI.rulings)
    looks = list(gather(sheet, 2, range(600), 1))

    weights = fitted(joined(looks[:500]), 20.0)

    assert cross_entropy(joined(looks[500:]), weights) < 0.95 * np.log(2)
    assert (weights == fitted(joined(list(gather(sheet, 2, range(500), 1))), 20.0)).all()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"{", "expected weights of outlooks"),
        (b"{}", "expected weights for classic"),
        (b'{"classic": {"2": [1.0]}}', "weights for each side of a deck"),
    ],
)
def test_a_corrupt_file_is_explained_in_a_sentence(text: bytes, problem: str) -> None:
    with pytest.raises(BadWeights, match=problem):
        read_outlooks(text)


@pytest.mark.parametrize("seats", [2, 3, 4, 7, 10])
@pytest.mark.parametrize("key", [edition.key for edition in EDITIONS])
def test_there_is_an_outlook_for_every_table(key: str, seats: int) -> None:
    edition = BY_KEY[key]
    sheet = sheet_for(edition, edition.rulings)

    assert len(outlook_weights(sheet, seats)) == by.OF_A_SIDE * len(sheet.faces)
