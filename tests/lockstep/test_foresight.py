"""Foresight sees what lies on the table, whatever colors are called, learns from rounds, and is shipped for every table."""

from types import ModuleType

import pytest

from lastcard.editions import CLASSIC, EDITIONS, MINI
from lastcard.engine import settle_rulings, sheet_for
from lastcard.fast.compiled import Bytes, Floats, np
from lastcard.fast.players.policy_tables import compile_traits
from lastcard.fast.search.foresight import foresee, look_over
from lastcard.fast.teaching.foresight import Looks, gather
from lastcard.fast.twin.codec import Codec, room_for
from lastcard.model.cards import Color
from lastcard.model.state import RoundState
from lastcard.policy import foresight as by
from lastcard.policy.foresight import (
    NONE,
    Foresight,
    foresight_for,
    inputs_for,
    read_foresight,
    written_foresight,
)
from lastcard.policy.outlook import COUNTED, SYMBOLS, symbol_places
from lastcard.policy.weights import BadWeights
from tests.editions import ALL_EDITIONS
from tests.lockstep.test_outlook import SEATS, turns

BY_KEY = {edition.key: edition for edition in ALL_EDITIONS}


def row_of(state: RoundState) -> Bytes:
    """What is seen, without the places of the other side."""
    codec, games, seats = Codec(state.sheet), room_for(1), len(state.hands)
    codec.load(games, 0, state)
    row = np.ones(inputs_for(state.sheet, seats), np.int8)
    look_over(codec.rules, compile_traits(state.sheet), *games, 0, row)
    sides = list(state.sheet.faces)
    shown: Bytes = row.reshape(len(sides), -1)[sides.index(state.side)]
    assert row.sum() == shown.sum()
    return shown


def suits(state: RoundState) -> list[Color | None]:
    """The color in play, then the others in their order, then none."""
    colors = list(state.sheet.colors[state.side])
    first = colors.index(state.color) if state.color else 0
    return [*colors[first:], *colors[:first], None]


@pytest.mark.parametrize("key", BY_KEY)
def test_every_hand_is_seen_as_it_is_from_the_turn_on(key: str) -> None:
    looked = 0
    for state in turns(BY_KEY[key], 6):
        shown, row = state.sheet.faces[state.side], row_of(state)
        places = symbol_places(state.sheet, state.side)
        filled = sorted(set(places.values()))
        for place in range(SEATS):
            faces = [shown[card] for card in state.hands[(state.turn + state.direction * place) % SEATS]]
            seen = row[by.OF_A_SEAT * place : by.OF_A_SEAT * (place + 1)]
            counted = seen[: by.SIZE].reshape(by.SUITS, SYMBOLS)
            assert seen[by.SIZE + min(len(faces), COUNTED) - 1] == 1
            assert seen[by.MORE] == max(len(faces) - COUNTED, 0)
            assert (seen[by.FITTING] == 0) == seen[by.STUCK]
            assert counted.sum() == len(faces)
            for suit, color in enumerate(suits(state)):
                at = suit if color else by.SUITS - 1
                found = [counted[at, one] for one in filled]
                wanted = [sum((f.color, places[f.symbol]) == (color, one) for f in faces) for one in filled]
                assert found == wanted
            looked += 1
    assert looked > SEATS


def foreseen(foresight: Foresight, state: RoundState) -> Floats:
    codec, games, seats = Codec(state.sheet), room_for(1), len(state.hands)
    codec.load(games, 0, state)
    row, found = np.zeros(inputs_for(state.sheet, seats), np.int8), np.zeros(seats)
    look_over(codec.rules, compile_traits(state.sheet), *games, 0, row)
    layers = np.zeros_like(foresight.first_bias), np.zeros_like(foresight.second_bias)
    foresee(games.now, 0, row, foresight, *layers, found)
    return found


def test_it_computes_as_numpy_does() -> None:
    rng, state = np.random.default_rng(1), next(turns(CLASSIC, 7))
    inputs = inputs_for(state.sheet, SEATS)
    shapes: list[tuple[int, ...]] = [(inputs, 8), (8,), (8, 4), (4,), (4, SEATS), (SEATS,)]
    foresight = Foresight(*(rng.normal(0, 0.3, shape).astype(np.float32) for shape in shapes))

    hidden = np.maximum(row_of(state) @ foresight.first + foresight.first_bias, 0)
    deeper = np.maximum(hidden @ foresight.second + foresight.second_bias, 0)
    shares = np.exp(deeper @ foresight.last + foresight.last_bias)
    by_seat = [shares[(seat - state.turn) * state.direction % SEATS] / shares.sum() for seat in range(SEATS)]

    assert foreseen(foresight, state) == pytest.approx(by_seat, rel=1e-4)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("key", [edition.key for edition in EDITIONS])
def test_every_table_has_one_and_it_knows_who_is_ahead(key: str, seats: int) -> None:
    """Rounds of `hard` that it was not taught with."""
    sheet = sheet_for(BY_KEY[key], BY_KEY[key].rulings)
    foresight = foresight_for(sheet, seats)
    *_, (_, looks) = gather(sheet, seats, 2_000, seed=5)

    hidden = np.maximum(looks.rows @ foresight.first + foresight.first_bias, 0)
    deeper = np.maximum(hidden @ foresight.second + foresight.second_bias, 0)
    logits = deeper @ foresight.last + foresight.last_bias
    shares = np.exp(logits) / np.exp(logits).sum(axis=1, keepdims=True)

    cross_entropy = -np.log(shares[np.arange(len(looks.won)), looks.won]).mean()
    assert cross_entropy < 0.95 * np.log(seats)


def test_house_rules_and_other_tables_have_none() -> None:
    stacking = sheet_for(CLASSIC, settle_rulings(CLASSIC, {"stacking": "same"}))

    assert foresight_for(sheet_for(CLASSIC, CLASSIC.rulings), 5) is NONE
    assert foresight_for(stacking, 4) is NONE


def test_the_same_seed_looks_at_the_same_turns() -> None:
    sheet = sheet_for(MINI, MINI.rulings)
    one, same, other = ([*gather(sheet, 2, 300, seed)][-1][1] for seed in (1, 1, 2))

    assert (one.rows == same.rows).all()
    assert (one.won == same.won).all()
    assert not (one.rows == other.rows).all()
    assert set(one.won) == {0, 1}


def test_a_file_gives_back_what_was_written() -> None:
    rng = np.random.default_rng(2)
    shapes: list[tuple[int, ...]] = [(9, 8), (8,), (8, 4), (4,), (4, 2), (2,)]
    foresight = Foresight(*(rng.normal(0, 1, shape).astype(np.float32) for shape in shapes))

    again = read_foresight(written_foresight(foresight), 9, 2)

    for part, read in zip(foresight, again, strict=True):
        assert read == pytest.approx(part, rel=2e-3)


@pytest.mark.parametrize(("inputs", "seats"), [(10, 2), (9, 4)])
def test_a_file_for_another_table_is_refused(inputs: int, seats: int) -> None:
    shapes: list[tuple[int, ...]] = [(9, 8), (8,), (8, 4), (4,), (4, 2), (2,)]
    kept = written_foresight(Foresight(*(np.ones(shape, np.float32) for shape in shapes)))

    with pytest.raises(BadWeights, match=f"expected the layers of a network with {inputs} inputs"):
        read_foresight(kept, inputs, seats)


# --- the script -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def script() -> ModuleType:
    pytest.importorskip("torch", reason="the extra `train` is not installed")
    import scripts.foresight  # noqa: PLC0415 - says at once what is missing

    return scripts.foresight


def test_it_learns_who_goes_out(script: ModuleType) -> None:
    """Made-up tables: who holds most of what fits."""
    rng = np.random.default_rng(3)
    rows = rng.integers(0, 5, (20_000, 6)).astype(np.int8)
    looks = Looks(rows, (rows[:, 4] > rows[:, 1]).astype(np.int64))
    steps: list[int] = []

    model = script.learned(looks, 2, 1, lambda: steps.append(1), passes=6)
    again = script.learned(looks, 2, 1, int, passes=6)

    assert script.surprised(model, looks) < 0.3
    assert len(steps) == 6 * 5
    assert all((a == b).all() for a, b in zip(*map(script.foresight_of, (model, again)), strict=True))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--edition", "mini", "--seats", "6"], "expected seats that mini has, found [6]"),
        (["--seats", "11"], "invalid choice: 11"),
        (["--looks", "99"], "--looks: expected 100 to 1000000000, found 99"),
    ],
)
def test_what_cannot_be_taught_is_said_in_a_sentence(
    script: ModuleType, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        script.main(arguments)

    assert ended.value.code == 2
    assert sentence in capsys.readouterr().err
