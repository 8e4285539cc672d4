"""What a seat sees while another one acts: its own view, and no part of a gift that is not complete."""

from copy import copy
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

from lastcard.fast.compiled import np
from lastcard.model.seats import Seat
from lastcard.rl.errors import BadShape, IllegalAction
from lastcard.views import Prompt, prompt_for, view_of
from tests.editions import ALL_EDITIONS
from tests.rl.expected import Expected
from tests.rl.follower import Follower, Table, random_tables
from tests.rl.worlds import other_world

EDITION_KEYS = [edition.key for edition in ALL_EDITIONS]
GIFT = ("gift_to", "gift_suit", "gift_cards")


def nothing_asked(seat: Seat) -> Prompt:
    return Prompt(seat=seat, question=None, drawn=None, moves=(), gift=None, rights=())


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_every_seat_sees_its_own_view(edition: str) -> None:
    for number, table in enumerate(random_tables(4, edition)):
        batch = table.batch(1, seed=number)
        follower = Follower(batch, seed=number)
        for _ in range(40):
            for seat in map(Seat, range(batch.seats)):
                game = copy(follower.games[0])
                if seat != batch.acting[0]:
                    game.gift = None
                prompt = prompt_for(game.state, seat) or nothing_asked(seat)
                expected = Expected(batch, game, view_of(game.state, seat), prompt)
                seen = batch.seen_by(seat)[0]
                for name, part in batch.layout.items():
                    assert seen[part.places].tolist() == expected.row(name), (table, seat, name)
            follower.step()


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_nothing_tells_of_what_a_seat_may_not_know(edition: str) -> None:
    rng, different = Random(edition), 0
    for number, table in enumerate(random_tables(4, edition)):
        batch = table.batch(1, seed=number)
        follower = Follower(batch, seed=number)
        for _ in range(25):
            for seat in map(Seat, range(batch.seats)):
                twin = batch.copy()
                other = other_world(rng, follower.games[0].state, seat)
                different += other != follower.games[0].state
                follower.codec.load(twin._games, 0, other)
                assert np.array_equal(twin.seen_by(seat), batch.seen_by(seat)), (table, seat)
            follower.step()

    assert different > 150


def test_a_gift_is_its_givers_secret_until_it_is_given() -> None:
    follower = Follower(Table("beach", 3, {}).batch(8, seed=5), seed=5)
    batch, open_gifts = follower.batch, 0
    before = [batch.seen_by(seat) for seat in range(3)]
    for _ in range(150):
        follower.step()
        now = [batch.seen_by(seat) for seat in range(3)]
        for g, game in enumerate(follower.games):
            if game.gift is None:
                continue
            open_gifts += 1
            for seat in range(3):
                to_whom = now[seat][g, batch.layout["gift_to"].places]
                if seat == batch.acting[g]:
                    assert to_whom.any()
                    continue
                assert not any(now[seat][g, batch.layout[name].places].any() for name in GIFT)
                assert np.array_equal(now[seat][g], before[seat][g])
        before = now

    assert open_gifts > 20


def test_looking_changes_nothing() -> None:
    batch = Table("classic", 4, {}).batch(4, seed=1)
    twin = batch.copy()
    for _ in range(60):
        for seat in range(4):
            batch.seen_by(seat)
            batch.view(0, seat)
        batch.prompt(0)
        actions = twin.sample()
        batch.step(actions)
        twin.step(actions)
        for name in ("observation", "mask", "acting", "reward", "done"):
            assert np.array_equal(getattr(batch, name), getattr(twin, name))


# --- stepping some of the games -----------------------------------------------------------------------------


def test_only_some_games_are_stepped() -> None:
    batch = Table("classic", 4, {}).batch(6, seed=2)
    some = np.array([True, False, True, False, False, True])
    for _ in range(80):
        twin, actions = batch.copy(), batch.sample()
        batch.step(actions, some)
        assert np.array_equal(batch.observation[~some], twin.observation[~some])
        assert np.array_equal(batch.mask[~some], twin.mask[~some])
        assert not batch.done[~some].any()
        twin.step(actions)
        assert np.array_equal(batch.observation[some], twin.observation[some])
        assert np.array_equal(batch.reward[some], twin.reward[some])


def test_an_illegal_action_is_looked_for_only_where_games_are_stepped() -> None:
    batch = Table("classic", 4, {}).batch(3, seed=2)
    seen, actions = batch.observation.copy(), batch.sample()
    actions[1] = batch.actions.size
    with pytest.raises(IllegalAction, match="in game 1"):
        batch.step(actions, np.array([False, True, True]))
    assert np.array_equal(batch.observation, seen)
    batch.step(actions, np.array([True, False, True]))
    wrong: Any
    for wrong in (np.array([1, 0, 1]), [True], [[True] * 3], True, [None] * 3):
        with pytest.raises(BadShape, match="expected 3 bools"):
            batch.step(batch.sample(), wrong)
