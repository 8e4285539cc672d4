"""Editions that nobody has printed, for learners: masks and observations say what the engine says, whatever the colors."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

pytest.importorskip("numba")

from lastcard.editions import MINI
from lastcard.engine import sheet_for
from lastcard.fast.compiled import np
from lastcard.files import UnreadableFile
from lastcard.model.errors import UnknownEdition
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from lastcard.notation.editions import write_edition
from lastcard.rl.actions import ActionSpace
from lastcard.rl.batch import Batch
from tests.random_editions import numbered_edition, random_table
from tests.rl.follower import Follower, Game, Table
from tests.rl.test_observation import compare

REMEMBERED = ("history", "discarded")
"""What is not in a position: `test_observation` follows rounds for it."""


class Onlooker(Follower):
    """The engine is shown each position instead of hearing luck: one move can shuffle and turn piles several times."""

    def _say(self, g: int, game: Game, seat: Seat, move: Move) -> None:
        del seat, move
        game.state = self.stored(g)


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_masks_and_observations_follow_the_engine(first: int) -> None:
    for number in range(first, first + 10):
        drawn = random_table(number)
        table = Table(drawn.edition, drawn.seats, drawn.options)
        follower = Onlooker(table.batch(2, seed=number), seed=number)
        for _ in range(50):
            for g in range(2):
                assert np.flatnonzero(follower.batch.mask[g]).tolist() == sorted(follower.offers(g)), number
            compare(follower, table, set(), but=REMEMBERED)
            follower.step()


def test_every_color_of_a_side_has_an_id_before_all_that_names_seats_and_cards() -> None:
    for number in range(20):
        edition = numbered_edition(number)
        sheet = sheet_for(edition, edition.rulings)
        space, places = ActionSpace(sheet), max(4, *map(len, sheet.colors.values()))
        said = [space.describe(action) for action in range(space.size)]

        assert [word.split()[0] for word in said[8 : 8 + places + 1]] == ["color"] * places + ["catch"]
        assert said[space.card : space.jump] == list(space.cards)
        assert len(set(said[8 + places :])) == len(said) - 8 - places, (
            "every other id says something of its own"
        )


def test_an_edition_is_named_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "own.edition.toml"
    file.write_text(write_edition(replace(MINI, key="own", former=(), renamed=())), "utf-8")

    for named in (file, str(file)):
        assert Batch(named, seats=2, games=1).sheet.edition.key == "own"


@pytest.mark.parametrize(
    ("named", "error", "sentence"),
    [
        ("./nowhere.edition.toml", UnreadableFile, "expected a file that can be read"),
        (7, UnknownEdition, "expected an edition or the path of a file of one, found 7"),
    ],
)
def test_what_is_no_edition_is_told(named: Any, error: type[Exception], sentence: str) -> None:  # noqa: ANN401
    with pytest.raises(error, match=sentence):
        Batch(named)
