"""Every printing has a folder of scenarios that hold because of what its text says, and fail without it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from lastcard.editions import EDITIONS
from lastcard.model.edition import Edition
from lastcard.notation import Case, parse_document, run_case

HERE = Path(__file__).parent / "printings"
SHEETS = {
    f"{edition.key}-{printing.key}": (edition, printing)
    for edition in EDITIONS
    if edition.key != "classic"
    for printing in edition.printings
}
POINTS = [
    pytest.param(folder, option, getattr(edition.rulings, option), id=f"{folder}-{option}")
    for folder, (edition, printing) in SHEETS.items()
    for option, _ in printing.rules
]


def cases(folder: str) -> Iterator[Case]:
    for path in sorted((HERE / folder).glob("*.toml")):
        yield from parse_document(path.read_text("utf-8")).cases


def same_game(edition: Edition, folder: str) -> list[str]:
    """Printings of the edition that tell the same game as this one."""
    _, mine = SHEETS[folder]
    return [one.key for one in edition.printings if dict(one.rules) == dict(mine.rules)]


def test_every_printing_has_its_folder() -> None:
    assert sorted(path.name for path in HERE.iterdir()) == sorted(SHEETS)
    assert len(SHEETS) == 25


@pytest.mark.parametrize("folder", SHEETS)
def test_the_scenarios_of_a_folder_are_about_its_printing_and_nothing_else(folder: str) -> None:
    edition, printing = SHEETS[folder]

    heads = {
        (case.table.get("edition"), case.table.get("printing"), "rules" in case.table)
        for case in cases(folder)
    }

    assert heads == {(edition.key, printing.key, False)}
    assert len(list(cases(folder))) > 1


@pytest.mark.parametrize(("folder", "option", "english"), POINTS)
def test_what_a_printing_says_otherwise_is_shown(folder: str, option: str, english: object) -> None:
    """With the English reading of this one point some scenario of the folder fails."""
    without = [replace(case, table={**case.table, "rules": {option: english}}) for case in cases(folder)]

    assert any(run_case(case) for case in without)


@pytest.mark.parametrize("folder", SHEETS)
def test_no_printing_that_tells_another_game_passes_for_this_one(folder: str) -> None:
    edition, _ = SHEETS[folder]
    passing = [
        other.key
        for other in edition.printings
        if not any(
            run_case(replace(case, table={**case.table, "printing": other.key})) for case in cases(folder)
        )
    ]

    assert passing == same_game(edition, folder)
