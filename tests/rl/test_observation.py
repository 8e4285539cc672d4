"""An observation is what the engine's view and redacted events tell the acting seat, and nothing else."""

import ast
import json
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numba")

from lastcard.editions import get
from lastcard.engine import settle_rulings, sheet_for
from lastcard.fast.compiled import np
from lastcard.model.seats import Seat
from lastcard.rl.cards import cards_as_held, cards_face_up
from lastcard.rl.kernel import history, sight
from lastcard.rl.kernel.step import LOOK_AGAIN
from lastcard.rl.observation import NAMES, OBSERVATION_VERSION, QUESTIONS, layout_of, size_of
from lastcard.views import view_of
from tests.editions import ALL_EDITIONS, edition_of
from tests.rl.expected import Expected
from tests.rl.follower import Follower, Table, random_tables
from tests.rl.test_actions import sheets
from tests.rl.worlds import other_world

EDITION_KEYS = [edition.key for edition in ALL_EDITIONS]
GOLDEN = Path(__file__).parent / "observation.json"
"""Where everything is and what its numbers mean. Whatever changes a place or a meaning needs a new version."""


def pinned() -> dict[str, object]:
    """The same as it is now: offset and size of each slice by sheet and seats, and what is counted in them."""
    jumping = sheet_for(get("classic"), settle_rulings(get("classic"), {"jump_in": True}))
    known = sheets() | {"classic, jump in": jumping}
    return {
        "version": OBSERVATION_VERSION,
        "questions": list(QUESTIONS),
        "events": {name.lower(): code for name, code in event_codes().items()},
        "face up": {name: " ".join(cards_face_up(sheet)) for name, sheet in known.items()},
        "held": {name: " ".join(cards_as_held(sheet)) for name, sheet in known.items()},
        "layout": {
            f"{name}, {seats} seats": {
                part.name: f"{part.offset} + {part.size}" for part in layout_of(sheet, seats).values()
            }
            for name, sheet in known.items()
            for seats in (2, 4)
        },
    }


def event_codes() -> dict[str, int]:
    """Every constant of `history` that is written there as a small number."""
    return {
        node.target.id: node.value.value
        for node in ast.parse(Path(history.__file__).read_text("utf-8")).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, int)
        and node.value.value < history.EVERYBODY
    }


def test_every_number_has_the_place_and_the_meaning_that_are_written_down() -> None:
    assert pinned() == json.loads(GOLDEN.read_text("utf-8"))


def test_the_documentation_lists_every_event() -> None:
    section = (Path(__file__).parents[2] / "docs/rl.md").read_text("utf-8").split("## Observation\n")[1]
    rows = re.findall(r"^\| (\d+) \| `(\w+)`", section.split("\n## ")[0], re.MULTILINE)

    assert {name.upper(): int(code) for code, name in rows} == event_codes()


def compare(follower: Follower, table: Table, seen: set[str], but: Sequence[str] = ()) -> None:
    """Every slice of every game but some; `seen` gathers those that were not empty."""
    batch = follower.batch
    for g, game in enumerate(follower.games):
        view = view_of(game.state, Seat(int(batch.acting[g])))
        expected = Expected(batch, game, view, follower.prompt(g))
        for name, part in batch.layout.items():
            found = batch.observation[g, part.places].tolist()
            assert name in but or found == expected.row(name), (table, name)
            if any(found):
                seen.add(name)


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_every_slice_says_what_view_and_prompt_say(edition: str) -> None:
    seen: set[str] = set()
    names: set[str] = set()
    for number, table in enumerate(random_tables(9, edition)):
        auto_call = number % 4 == 3
        batch = table.batch(3, seed=number, auto_call=auto_call)
        names |= set(batch.layout)
        follower = Follower(batch, auto_call=auto_call, seed=number, eager=(0.9, 0.5)[number % 2])
        for _ in range(70):
            compare(follower, table, seen)
            follower.step()

    assert seen == names - {"totals"}, "every slice was put to the test"


def test_large_hands_and_reshuffles() -> None:
    """Who never plays draws everything: piles run out, are shuffled, and numbers get large."""
    seen: set[str] = set()
    table = Table("classic", 2, {"draw_to_match": True})
    follower = Follower(table.batch(2, seed=3), seed=3, eager=0.0)
    for _ in range(400):
        compare(follower, table, seen)
        follower.step()

    shuffles = [
        heard
        for game in follower.games
        for heard in game.heard
        if "PileShuffled" in str(heard.transition.events)
    ]
    assert shuffles


# --- secrecy ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_nothing_tells_of_what_the_acting_seat_may_not_know(edition: str) -> None:
    """In a world that differs only in hidden cards the acting seat sees and may do the same."""
    rng, different = Random(edition), 0
    for number, table in enumerate(random_tables(6, edition)):
        batch = table.batch(3, seed=number)
        follower = Follower(batch, seed=number)
        for _ in range(40):
            twin = batch.copy()
            for g, game in enumerate(follower.games):
                other = other_world(rng, game.state, Seat(int(batch.acting[g])))
                different += other != game.state
                follower.codec.load(twin._games, g, other)
            twin.observation[:] = twin.mask[:] = twin._offers[:] = 0
            twin._run(np.full(3, LOOK_AGAIN))
            for name in ("observation", "mask", "_offers", "acting"):
                assert np.array_equal(getattr(twin, name), getattr(batch, name)), (table, name)
            follower.step()

    assert different > 300


# --- layout -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_slices_follow_each_other_without_gaps(edition: str) -> None:
    printed = edition_of(edition)
    sheet = sheet_for(printed, printed.rulings)
    for seats in range(printed.players[0], printed.players[1] + 1):
        layout = layout_of(sheet, seats)
        offset = 0
        for part in layout.values():
            assert part.offset == offset
            offset += part.size
        assert offset == size_of(layout)
        assert list(layout) == [name for name in NAMES if name in layout]


def test_the_kernel_knows_the_slices_by_their_places_among_all_names() -> None:
    assert [getattr(sight, name.upper()) for name in NAMES] == list(range(len(NAMES)))
