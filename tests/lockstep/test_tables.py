"""The integer tables: what does not fit is refused, and a missing extra is named."""

import subprocess
import sys

import pytest
from msgspec.structs import replace

pytest.importorskip("numba")

from lastcard.editions import CLASSIC, FLIP
from lastcard.engine import open_round, sheet_for
from lastcard.fast import Codec, NotCompiled, compile_rules, room_for
from lastcard.fast.twin.tables import CARDS
from lastcard.model.cards import Color
from lastcard.model.edition import DeckSide, Edition, FaceRow
from lastcard.model.effects import GiveCards, Skip
from lastcard.model.seats import Seat
from tests.editions import ALL_EDITIONS

LIGHT = CLASSIC.sides[0]


def with_side(side: DeckSide) -> Edition:
    return replace(CLASSIC, sides=(side,))


def more_of(row: FaceRow) -> FaceRow:
    return replace(row, copies=4)


BUSY_AS_LAST = replace(LIGHT.rows[0], when_last=(Skip(),) * 13)
NINE_COLORS: tuple[Color, ...] = (*"rygbtpoux",)
GIFTS = replace(LIGHT.rows[0], when_played=(GiveCards(2),))
TOO_LARGE = [
    ("126 cards", with_side(replace(LIGHT, rows=tuple(map(more_of, LIGHT.rows))))),
    ("8 colors on a side", with_side(replace(LIGHT, colors=NINE_COLORS, rows=LIGHT.rows[:3]))),
    (
        "6 colors on a side where gifts are made",
        with_side(replace(LIGHT, colors=NINE_COLORS[:7], rows=(GIFTS,))),
    ),
    ("12 effects on a card", with_side(replace(LIGHT, rows=(BUSY_AS_LAST, *LIGHT.rows[1:])))),
    ("10 seats", replace(CLASSIC, players=(2, 11))),
]


@pytest.mark.parametrize(("room", "edition"), TOO_LARGE, ids=[row[0] for row in TOO_LARGE])
def test_a_sheet_that_does_not_fit_is_refused(room: str, edition: Edition) -> None:
    with pytest.raises(NotCompiled, match=f"expected at most {room} for the compiled game, found "):
        compile_rules(sheet_for(edition, edition.rulings))


def test_a_round_by_another_sheet_is_not_loaded() -> None:
    codec, games = Codec(sheet_for(CLASSIC, CLASSIC.rulings)), room_for(1)

    with pytest.raises(NotCompiled, match="expected a round by the sheet that was compiled"):
        codec.load(games, 0, open_round(sheet_for(FLIP, FLIP.rulings), 2, Seat(0)))
    assert not games.now.any()


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_every_edition_fits(edition: Edition) -> None:
    sheet = sheet_for(edition, edition.rulings)

    assert compile_rules(sheet).words[CARDS] == len(sheet.deck)


@pytest.mark.parametrize("module", ["numba", "numpy"])
def test_a_missing_extra_is_named_and_the_rest_works_without_it(module: str) -> None:
    code = f"import sys; sys.modules[{module!r}] = None; import lastcard.engine; import lastcard.fast"

    child = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)

    assert child.stderr.splitlines()[-1] == (
        "lastcard.model.errors.NotInstalled: expected the extra `fast` "
        f"(pip install 'lastcard[fast]'), found no {module}"
    )
