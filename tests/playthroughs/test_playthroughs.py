"""Games told move by move come out as they were reviewed: positions, views, prompts, events and who hears them."""

from pathlib import Path

import pytest

from tests.playthroughs.telling import head_of, split, tell

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_is_told_again_line_by_line(path: Path) -> None:
    """If this fails, read the difference as a rule review; `python -m scripts.playthroughs` shows it whole."""
    kept = path.read_text("utf-8")

    told = tell(kept)

    assert told.splitlines() == kept.splitlines()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_file_is_named_by_its_edition_and_seats(path: Path) -> None:
    header = head_of(path.read_text("utf-8"))

    assert path.stem.startswith(f"{header.edition.key}-{len(header.names)}-")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_first_line_says_what_it_shows(path: Path) -> None:
    first = path.read_text("utf-8").splitlines()[0]

    assert first.startswith("# ")
    assert first.endswith(".")


def test_a_draft_of_head_and_inputs_is_enough() -> None:
    kept = (HERE / "classic-3-wild-draw-four.txt").read_text("utf-8")
    head, inputs = split(kept)
    draft = head + "\n" + "\n".join(inputs)

    assert tell(draft) == kept


def test_a_shuffle_in_a_draft_may_leave_the_rest_in_deck_order() -> None:
    kept = (HERE / "classic-2-blocked.txt").read_text("utf-8")
    draft = kept.replace("> * shuffle r5\n", "> * shuffle …\n")

    assert tell(draft) == kept


def test_a_refusal_that_is_possible_after_all_is_no_playthrough() -> None:
    kept = (HERE / "classic-3-wild-draw-four.txt").read_text("utf-8")
    changed = kept.replace("! Ann y2  no_match", "! Ann r1  no_match")

    with pytest.raises(AssertionError, match="expected `! Ann r1` to be refused"):
        tell(changed)


def test_all_playthroughs_together_can_still_be_read() -> None:
    size = sum(path.stat().st_size for path in FILES)

    assert size < 400_000
