"""Many games stepped together: who speaks, what may be said, what it is worth, and what is refused."""

import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("numba")

from msgspec.structs import replace

from lastcard.engine.legal import asked_seats
from lastcard.fast.compiled import np
from lastcard.match import Match, next_round, open_match
from lastcard.match.totals import added, winners_of
from lastcard.model.cards import Card
from lastcard.model.decisions import AskPlay
from lastcard.model.errors import BadOption, BadSeats, LastcardError, UnknownEdition, UnknownPrinting
from lastcard.model.seats import Seat
from lastcard.rl.actions import CALL, CATCH, CHALLENGE, PASS, SEAT
from lastcard.rl.batch import Batch, Reward
from lastcard.rl.errors import BadShape, IllegalAction
from lastcard.rl.kernel.notes import ACTING
from lastcard.rl.kernel.step import LOOK_AGAIN
from tests.editions import ALL_EDITIONS, VARIED, edition_of
from tests.rl.follower import Follower, Table, random_tables

ARRAYS = ("observation", "mask", "reward", "done", "acting")
EDITION_KEYS = [edition.key for edition in ALL_EDITIONS]


def check_floor(follower: Follower, g: int) -> None:
    """Every right with ground was offered before the question goes to the seat that is asked."""
    seat, game = Seat(int(follower.batch.acting[g])), follower.games[g]
    if seat != follower.asked(g):
        assert seat not in game.waited
        assert follower.has_ground(g, seat)
    elif game.gift is None:
        asked = asked_seats(game.state.decision)
        for other in map(Seat, range(follower.batch.seats)):
            assert other in game.waited or other in asked or not follower.has_ground(g, other)


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_mask_and_floor_follow_the_prompts_of_the_engine(edition: str) -> None:
    for number, table in enumerate(random_tables(9, edition)):
        follower = Follower(table.batch(3, seed=number), seed=number)
        for _ in range(60):
            for g in range(3):
                assert np.flatnonzero(follower.batch.mask[g]).tolist() == sorted(follower.offers(g)), table
                check_floor(follower, g)
            follower.step()


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_automatic_calls_leave_nothing_to_call_or_catch(edition: str) -> None:
    for number, table in enumerate(random_tables(4, edition)):
        follower = Follower(table.batch(3, seed=number, auto_call=True), auto_call=True, seed=number)
        for _ in range(100):
            assert not follower.batch.mask[:, CALL].any()
            assert not follower.batch.mask[:, CATCH:SEAT].any()
            for g in range(3):
                assert "owes" not in follower.games[g].state.calls
                assert np.flatnonzero(follower.batch.mask[g]).tolist() == sorted(follower.offers(g)), table
                check_floor(follower, g)
            follower.step()


def test_a_printing_is_played_as_it_is_printed_and_rules_beside_it_win() -> None:
    german = Batch("mini", seats=2, games=1, printing="de")
    rulings = german.sheet.rulings
    other = Batch("mini", seats=2, games=1, printing="de", rules={"mini_draw_one": 2})

    assert (rulings.mini_deck, rulings.mini_draw_one, german.sheet.target) == ("b", 1, 500)
    assert (other.sheet.rulings.mini_deck, other.sheet.rulings.mini_draw_one) == ("b", 2)


def test_without_bluffs_nothing_is_challenged() -> None:
    honest, full = Batch(games=64, bluffs=False), Batch(games=64)
    challenged = False
    for _ in range(150):
        assert not honest.mask[:, CHALLENGE].any()
        challenged = challenged or bool(full.mask[:, CHALLENGE].any())
        honest.step(honest.sample())
        full.step(full.sample())

    assert challenged
    assert honest.sheet.rulings.no_bluff


# --- the same whatever is played beside it ------------------------------------------------------------------


def eager(batch: Batch) -> Any:  # noqa: ANN401
    """The highest action of each game: cards first, so that rounds end where nobody is caught."""
    return batch.mask.shape[1] - 1 - batch.mask[:, ::-1].argmax(axis=1)


@pytest.mark.parametrize("edition", [edition.key for edition in VARIED])
def test_games_do_not_depend_on_batch_size_or_threads(edition: str) -> None:
    one, two, few = (
        Batch(edition_of(edition), games=games, threads=threads, seed=11, auto_call=True)
        for games, threads in ((33, 1), (33, 2), (7, 3))
    )
    ended = 0
    for _ in range(400):
        for name in ARRAYS:
            assert np.array_equal(getattr(one, name), getattr(two, name)), name
            assert np.array_equal(getattr(one, name)[:7], getattr(few, name)), name
        ended += int(one.done.sum())
        for batch in (one, two, few):
            batch.step(eager(batch))

    assert ended > 20


def test_what_a_game_says_at_random_does_not_depend_on_the_others() -> None:
    one, few = Batch(games=33, threads=2, seed=11), Batch(games=7, seed=11)
    for turn in range(60):
        asked = np.arange(33) % 3 == turn % 3
        said, same = one.sample(asked), few.sample(asked[:7].tolist())
        assert np.array_equal(said[:7], same)
        assert not said[~asked].any()
        assert one.mask[asked, said[asked]].all()
        one.step(said, asked)
        few.step(same, asked[:7].tolist())

    with pytest.raises(BadShape, match="expected 33 bools, found shape"):
        one.sample([True])


def test_another_seed_is_other_luck_and_the_same_seed_the_same() -> None:
    batch, other = Batch(games=8, seed=1), Batch(games=8, seed=2)
    first = batch.observation.copy()
    assert not np.array_equal(first, other.observation)

    batch.reset()
    assert not np.array_equal(first, batch.observation)

    batch.step(batch.sample())
    batch.reset(1)
    assert np.array_equal(first, batch.observation)

    other.reset(1)
    assert np.array_equal(first, other.observation)
    assert batch.sample().tolist() == other.sample().tolist()


def test_a_copy_goes_its_own_way() -> None:
    batch = Batch(games=4)
    twin = batch.copy()
    before = {name: getattr(batch, name).copy() for name in ARRAYS}
    for _ in range(30):
        twin.step(eager(twin))

    for name in ARRAYS:
        assert np.array_equal(getattr(batch, name), before[name])
    for _ in range(30):
        batch.step(eager(batch))
    for name in ARRAYS:
        assert np.array_equal(getattr(batch, name), getattr(twin, name))


# --- ends and rewards ---------------------------------------------------------------------------------------


def test_a_game_that_ends_begins_anew_in_the_same_step() -> None:
    batch = Batch("mini", seats=2, games=16, auto_call=True)
    ended = 0
    for _ in range(300):
        batch.step(eager(batch))
        hands = batch.observation[:, batch.layout["hand"].places].sum(axis=1)
        history = batch.observation[:, batch.layout["history"].offset]
        for g in np.flatnonzero(batch.done):
            assert hands[g] >= 5
            assert history[g] == 0
        assert batch.mask.any(axis=1).all()
        assert not batch.reward[~batch.done].any()
        ended += int(batch.done.sum())

    assert ended > 16


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_who_goes_out_wins_a_round(edition: str) -> None:
    follower = Follower(Batch(edition_of(edition), seats=3, games=4, seed=5), seed=5, eager=0.95)
    ended = 0
    for _ in range(250):
        follower.step()
        for g, game in enumerate(follower.games):
            over = game.over
            assert bool(follower.batch.done[g]) == (over is not None)
            if over is not None:
                ended += 1
                seats = [1.0 if seat == over.winner else -0.5 for seat in range(3)]
                expected = [0.0] * 3 if over.winner is None else seats
                assert follower.batch.reward[g].tolist() == expected

    assert ended


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_points_are_those_of_the_cards_left(edition: str) -> None:
    follower = Follower(
        Batch(edition_of(edition), seats=4, games=4, seed=6, reward="points"), seed=6, eager=0.95
    )
    ended = 0
    for _ in range(250):
        follower.step()
        for g, game in enumerate(follower.games):
            over = game.over
            if over is not None:
                ended += 1
                expected = [-float(caught) for caught in over.caught]
                if over.winner is not None:
                    expected[over.winner] = float(sum(over.caught))
                assert follower.batch.reward[g].tolist() == expected

    assert ended


@pytest.mark.parametrize(
    "table",
    [
        Table("classic", 2, {}),
        Table("classic", 4, {"next_dealer": "winner"}),
        Table("beach", 3, {"next_dealer": "same"}),
        Table("battle", 3, {"next_dealer": "redraw"}),
        Table("mini", 3, {}),
    ],
)
def test_matches_are_those_of_lastcard_match(table: Table) -> None:
    batch = table.batch(3, seed=9, reward="match", auto_call=True)
    follower = Follower(batch, auto_call=True, seed=9, eager=1.0)
    matches = [begun(batch, table) for _ in range(3)]
    percent = batch.layout["totals"].places
    ended = 0
    for _ in range(3000):
        follower.step()
        for g, game in enumerate(follower.games):
            if game.over is None:
                continue
            match = matches[g]
            totals = added(match.mode, match.totals, game.over, match.seating, {})
            winner = None if game.over.winner is None else match.seating[game.over.winner]
            winners = winners_of(match.mode, totals, match.sheet.target, winner, last=False)
            assert bool(batch.done[g]) == bool(winners)
            if winners:
                ended += 1
                lost = -1 / (table.seats - 1)
                expected = [1.0 if seat in winners else lost for seat in range(table.seats)]
                assert batch.reward[g] == pytest.approx(expected)
                matches[g] = begun(batch, table)
            else:
                matches[g] = going_on(match, follower, g, totals)
            shown = [total * 100 // match.sheet.target for total in matches[g].totals]
            turned = [shown[(batch.acting[g] + place) % table.seats] for place in range(table.seats)]
            assert batch.observation[g, percent].tolist() == turned
        if ended >= 3:
            break

    assert ended >= 3


def begun(batch: Batch, table: Table) -> Match:
    return open_match(batch.sheet.edition, table.seats, options=table.options)


def going_on(match: Match, follower: Follower, g: int, totals: tuple[int, ...]) -> Match:
    """The match after the round; the next dealer is the one the batch has."""
    game = follower.games[g]
    assert game.over is not None
    ended = replace(match.round, decision=game.over, dealer=game.dealer_before)
    following = next_round(replace(match, totals=totals, round=ended))
    if following.round.dealer is not None:
        assert following.round.dealer == game.state.dealer
    return following


@pytest.mark.parametrize("reward", ["win", "points", "match"])
def test_a_blocked_round_is_worth_nothing_and_the_deal_moves_on(reward: Reward) -> None:
    batch = Batch(seats=3, games=2, reward=reward)
    follower = Follower(batch)
    stuck = replace(
        follower.games[1].state,
        dealer=Seat(1),
        hands=((Card("y1"),), (Card("g2"),), (Card("b3"),)),
        decision=AskPlay(Seat(2)),
        turn=Seat(2),
        draw=(),
        discard=(Card("r9"),),
        color="r",
    )
    follower.codec.load(batch._games, 1, stuck)
    batch._notes[1, ACTING] = 2
    batch._run(np.full(2, LOOK_AGAIN))
    for _ in range(3):
        assert np.flatnonzero(batch.mask[1]).tolist() == [PASS]
        assert not batch.done.any()
        batch.step(batch.mask.argmax(axis=1))

    assert not batch.reward.any()
    assert batch.done.tolist() == [False, reward != "match"]
    assert batch.observation[1, batch.layout["hand"].places].sum() == 7
    if reward == "match":
        assert follower.stored(1).dealer == 2


# --- refusals -----------------------------------------------------------------------------------------------


def everything(batch: Batch) -> list[bytes]:
    kept = [getattr(batch, name) for name in ARRAYS]
    return [part.tobytes() for part in (*kept, *batch._games, batch._notes, batch._story, batch._offers)]


def test_one_illegal_action_changes_nothing_in_any_game() -> None:
    batch = Batch(games=5)
    actions, before = batch.sample(), everything(batch)
    illegal = int(np.flatnonzero(~batch.mask[3])[0])

    for wrong in (illegal, -1, -2, 138, 10**12):
        actions[3] = wrong
        with pytest.raises(IllegalAction, match=rf"expected one of the actions .* in game 3, found {wrong}"):
            batch.step(actions)
        assert everything(batch) == before


@pytest.mark.parametrize("batch", [Batch(games=2), Batch(games=2).copy()], ids=["batch", "copy"])
def test_whoever_writes_into_the_mask_makes_nothing_legal(batch: Batch) -> None:
    illegal = (~batch.mask).argmax(axis=1)
    batch.mask[:] = True

    with pytest.raises(IllegalAction, match="in game 0"):
        batch.step(illegal)


@pytest.mark.parametrize(
    "wrong",
    [
        [0] * 4,
        [[0]] * 5,
        0,
        [0.0] * 5,
        [True] * 5,
        ["0"] * 5,
        [None] * 5,
        [[0], [0, 1], [0], [0], [0]],
        np.zeros(5, np.float32),
        np.zeros((5, 1), np.int64),
    ],
)
def test_arrays_of_another_shape_or_type_are_refused(wrong: Any) -> None:  # noqa: ANN401
    batch = Batch(games=5)
    before = everything(batch)

    with pytest.raises(BadShape, match="expected 5 actions of a type of integers"):
        batch.step(wrong)
    assert everything(batch) == before


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "int32", "uint32", "uint64"])
def test_actions_may_be_integers_of_any_type(dtype: str) -> None:
    batch, same = Batch(games=3), Batch(games=3)
    small = batch.mask.argmax(axis=1)

    batch.step(small.astype(dtype))
    same.step(small.tolist())

    assert np.array_equal(batch.observation, same.observation)


@pytest.mark.parametrize(
    ("made_with", "error", "text"),
    [
        ({"edition": "clasic"}, UnknownEdition, "expected an edition"),
        ({"seats": 1}, BadSeats, "expected 2 to 10 seats for classic, found 1"),
        ({"seats": 11}, BadSeats, "expected 2 to 10 seats"),
        ({"seats": 2.0}, BadSeats, "expected 2 to 10 seats"),
        ({"edition": "mini", "seats": 5}, BadSeats, "expected 2 to 4 seats for mini, found 5"),
        ({"games": 0}, BadOption, "`games`"),
        ({"games": 2.5}, BadOption, "`games`"),
        ({"threads": 0}, BadOption, "`threads`"),
        ({"seed": -1}, BadOption, "`seed`"),
        ({"seed": 2**63}, BadOption, "`seed`"),
        ({"seed": None}, BadOption, "`seed`"),
        ({"reward": "money"}, BadOption, "expected a reward"),
        ({"reward": ["win"]}, BadOption, "expected a reward"),
        ({"auto_call": "no"}, BadOption, "expected True or False for `auto_call`, found 'no'"),
        ({"bluffs": "no"}, BadOption, "expected True or False for `bluffs`, found 'no'"),
        ({"bluffs": None}, BadOption, "expected True or False for `bluffs`, found None"),
        ({"bluffs": False, "rules": {"no_bluff": False}}, BadOption, "`bluffs` and the house rule no_bluff"),
        ({"rules": "x"}, BadOption, "expected rules like"),
        (
            {"rules": {"target": 49}},
            BadOption,
            "expected target to be a whole number from 50 to 2000, found 49",
        ),
        ({"printing": "fr-CA"}, UnknownPrinting, r"expected a printing of classic \(en\), found 'fr-CA'"),
        ({"printing": 3}, UnknownPrinting, r"expected a printing of classic \(en\), found 3"),
        ({"rules": [("stacking", "same")]}, BadOption, "expected rules like"),
        ({"rules": {"stacking": "maybe"}}, BadOption, "expected stacking to be one of"),
        ({"rules": {"opening_flip": "flip"}}, BadOption, "expected an option of classic"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(
    made_with: dict[str, Any], error: type[LastcardError], text: str
) -> None:
    with pytest.raises(error, match=text):
        Batch(**made_with)


def test_a_reset_with_a_bad_seed_changes_nothing() -> None:
    batch = Batch(games=2)
    before = everything(batch)

    with pytest.raises(BadOption, match="`seed`"):
        batch.reset(-3)
    assert everything(batch) == before


@pytest.mark.parametrize("seat", [-1, 4, 10**6, 2**63, 1.0, True, None, "1"])
def test_what_a_seat_that_nobody_has_would_see_is_refused(seat: Any) -> None:  # noqa: ANN401
    with pytest.raises(BadSeats, match="expected a seat from 0 to 3"):
        Batch(games=2).seen_by(seat)


@pytest.mark.parametrize("game", [-1, 1, 2**40, 0.0, False, None])
def test_a_game_that_is_not_in_the_batch_is_refused(game: Any) -> None:  # noqa: ANN401
    batch = Batch(games=1)
    for look in (batch.view, batch.prompt):
        with pytest.raises(BadOption, match="expected a number from 0 to 0 for `game`"):
            look(game)
    for seat in (-1, 4, 2.0):
        with pytest.raises(BadSeats, match="expected a seat from 0 to 3"):
            batch.view(0, seat)  # type: ignore[arg-type]


def test_numbers_may_be_those_of_numpy() -> None:
    theirs: dict[str, Any] = {"seats": np.int64(3), "games": np.int32(2), "seed": np.uint8(7)}
    batch, same = Batch(**theirs), Batch(seats=3, games=2, seed=7)
    seat: Any = np.int8(2)

    assert np.array_equal(batch.seen_by(seat), same.seen_by(2))
    assert batch.view(0, seat) == same.view(0, 2)


def test_without_numba_the_extra_to_install_is_named() -> None:
    code = "import sys; sys.modules['numba'] = None; import lastcard.rl"

    run = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)

    assert run.returncode == 1
    assert run.stderr.splitlines()[-1] == (
        "lastcard.model.errors.NotInstalled: expected the extra `fast` (pip install 'lastcard[fast]'), "
        "found no numba"
    )
