"""The shipped weights of `hard`: there for every table, and refused in one sentence when they are broken."""

from importlib.resources import files

import pytest

from lastcard.editions import EDITIONS
from lastcard.engine import sheet_for
from lastcard.model.edition import Edition
from lastcard.policy import NORMAL, BadWeights, hard_weights
from lastcard.policy.features import GROUPS, WEIGHTS
from lastcard.policy.weights import FILE, read_weights, sizes, written

SHIPPED = files("lastcard.policy").joinpath(FILE).read_bytes()


def test_every_group_has_its_place_and_none_is_left_out() -> None:
    assert list(GROUPS.values()) == sorted(GROUPS.values())
    assert sum(sizes().values()) == WEIGHTS
    assert min(sizes().values()) == 1
    assert max(sizes().values()) == 6


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_every_edition_is_tuned_for_two_and_for_more(edition: Edition) -> None:
    assert {2, 4} <= set(read_weights(SHIPPED)[edition.key])
    sheet = sheet_for(edition, edition.rulings)

    assert hard_weights(sheet, 2) != hard_weights(sheet, 4)
    assert hard_weights(sheet, 3) == hard_weights(sheet, 4)


def test_what_is_written_is_read_again() -> None:
    tables = {"classic": {2: NORMAL, 4: tuple(range(WEIGHTS))}}

    assert read_weights(written(tables)) == tables


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "expected weights of a policy"),
        (b"[1, 2]", "expected weights of a policy"),
        (SHIPPED[: len(SHIPPED) // 2], "expected weights of a policy"),
        (b"{}", "expected weights for classic"),
        (b'{"classic": {}}', "expected weights for classic"),
        (SHIPPED.replace(b'"points"', b'"prints"'), "found others: points, prints"),
        (SHIPPED.replace(b'"points": [', b'"points": [7, ', 1), "found others: points"),
    ],
)
def test_broken_weights_are_refused(text: bytes, said: str) -> None:
    with pytest.raises(BadWeights, match=said):
        read_weights(text)
