"""The shipped weights of `hard`, and of outlooks: there for every table, and refused in one sentence when broken."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from lastcard.editions import EDITIONS
from lastcard.engine import sheet_for
from lastcard.model.edition import Edition
from lastcard.policy import NORMAL, BadWeights, hard_weights, outlook, weights
from lastcard.policy.features import GROUPS, WEIGHTS
from lastcard.policy.outlook import read_outlooks
from lastcard.policy.weights import FILE, read_weights, sizes, written

SHIPPED = files("lastcard.policy").joinpath(FILE).read_bytes()
OUTLOOKS = files("lastcard.policy").joinpath(outlook.FILE).read_bytes()


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
        (SHIPPED.replace(b'"points"', b'"prints"'), r"found others: \['points', 'prints'\]"),
        (SHIPPED.replace(b'"points": [', b'"points": [7, ', 1), r"found others: \['points'\]"),
        (
            SHIPPED.replace(b'"points"', b'"po\xffnts"'),
            "expected weights of a policy .* can't decode byte 0xff",
        ),
    ],
)
def test_broken_weights_are_refused(text: bytes, said: str) -> None:
    with pytest.raises(BadWeights, match=said):
        read_weights(text)


@pytest.mark.parametrize("weight", [2**31, -(2**31) - 1, 10**30])
def test_a_weight_that_is_too_much_for_the_kernel_is_refused(weight: int) -> None:
    with pytest.raises(
        BadWeights, match="expected weights of a policy by edition and seats, found Expected `int`"
    ):
        read_weights(written({"classic": {2: (weight, *NORMAL[1:])}}))


@pytest.mark.parametrize(("read", "kept"), [(read_weights, SHIPPED), (read_outlooks, OUTLOOKS)])
def test_no_wrong_bytes_are_more_than_a_sentence(read: Callable[[bytes], object], kept: bytes) -> None:
    luck, refused = Random(1), []
    for _ in range(300):
        at = luck.randrange(len(kept))
        try:
            read(kept[:at] + luck.randbytes(luck.randrange(3)) + kept[at + luck.randrange(3) :])
        except BadWeights as error:
            refused.append(str(error))

    assert len(refused) > 100
    assert not [said for said in refused if "\n" in said]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the files are looked for."""
    monkeypatch.setattr(weights, "files", lambda _: tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("name", "load"), [(FILE, weights._shipped.__wrapped__), (outlook.FILE, outlook._shipped.__wrapped__)]
)
def test_the_sentence_names_the_file(name: str, load: Callable[[], object], folder: Path) -> None:
    with pytest.raises(BadWeights, match=f"^{name}: expected a file that can be read, found: No such file"):
        load()

    (folder / name).write_text("{}", "utf-8")
    with pytest.raises(BadWeights, match=f"^{name}: expected weights for classic"):
        load()

    (folder / name).unlink()
    (folder / name).mkdir()
    with pytest.raises(BadWeights, match=f"^{name}: expected a file that can be read, found: Is a directory"):
        load()
