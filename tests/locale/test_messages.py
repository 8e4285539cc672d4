"""Whatever can be named, asked or refused has its words; and no words are left over."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

import lastcard
from lastcard.editions import EDITIONS
from lastcard.lab.matrix import matrix
from lastcard.lab.tally import SORTS
from lastcard.locale import LANGUAGES, Speaker
from lastcard.locale.options import printing_name
from lastcard.model.calls import CallStatus
from lastcard.model.decisions import QuestionKind
from lastcard.model.edition import Edition, Mode, Opening
from lastcard.model.errors import Reason
from lastcard.model.events import Asked
from lastcard.model.paints import PAINTS, SHAPES
from lastcard.model.seats import Seat
from lastcard.notation.editions.effects import COUNTED, WORDS
from lastcard.notation.editions.problems import SENTENCES, WARNINGS
from lastcard.table.keeping.check import What
from tests.editions import ALL_EDITIONS
from tests.locale.fluent_files import messages

LUCK = ("cut", "dealer", "shuffle")
ASKED_OF_PLAYERS = [kind for kind in get_args(QuestionKind) if kind not in (*LUCK, "over")]
SILENT: tuple[CallStatus, ...] = ("silent", "silent", "silent")


def symbol_ids() -> set[str]:
    symbols = {row.symbol for edition in EDITIONS for side in edition.sides for row in side.rows}
    return {symbol.replace("w+", "w-plus").replace("+", "plus") for symbol in symbols if not symbol.isdigit()}


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        pytest.param(
            "edition",
            {edition.key for edition in EDITIONS}
            | {"own"}  # the key that the workshop gives as long as nobody has named it
            | {f"problem-{code}" for code in SENTENCES}
            | {f"warning-{code}" for code in WARNINGS},
            id="editions, and what can be wrong with one",
        ),
        pytest.param(
            "printing",
            {printing.key for edition in EDITIONS for printing in edition.printings},
            id="printings",
        ),
        pytest.param("mode", set(Mode), id="modes"),
        pytest.param("opening", set(Opening), id="openings"),
        pytest.param("question", set(ASKED_OF_PLAYERS), id="questions"),
        pytest.param("reason", {reason.replace("_", "-") for reason in Reason}, id="reasons"),
        pytest.param("color", {*PAINTS, "turquoise-dark"}, id="colors"),
        pytest.param("symbol", symbol_ids(), id="symbols"),
        pytest.param("admin-found", set(What), id="findings of admin check"),
        pytest.param("sim-move", {sort.replace("_", "-") for sort in SORTS}, id="moves by sort"),
    ],
)
def test_every_one_has_its_message_and_no_message_is_left_over(kind: str, names: set[str]) -> None:
    found = {name.removeprefix(f"{kind}-") for name in messages("en") if name.startswith(f"{kind}-")}

    assert found == names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_the_printings_of_an_edition_have_names_of_their_own(edition: Edition, language: str) -> None:
    names = {printing_name(Speaker(language), printing.key) for printing in edition.printings}

    assert len(names) == len(edition.printings)


def test_the_workshop_has_words_for_all_that_an_edition_can_have() -> None:
    wanted = {
        *(f"effect-{word}" for word in WORDS),
        *(f"count-{word}" for word in COUNTED),
        *(f"opening-{opening}" for opening in Opening),
        *(f"shape-{shape}" for shape in SHAPES),
    }

    assert {f"workshop-{one}" for one in wanted} <= set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_of_its_own(language: str) -> None:
    speaker = Speaker(language)
    words = {speaker.reason(reason) for reason in Reason}

    assert len(words) == len(Reason)


def asked(kind: QuestionKind, *seats: int) -> Asked:
    return Asked(kind, tuple(map(Seat, seats)), Seat(0), SILENT, jumpable=False, draws=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_to_players_names_them_and_sounds_different(language: str) -> None:
    speaker = Speaker(language, ["Ann", "Bob", "Cy"])
    words = [speaker.question(asked(kind, 0, 2)) for kind in ASKED_OF_PLAYERS]

    assert all(said and "Ann, Cy" in said and "Bob" not in said for said in words)
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [*LUCK, "over"])
def test_a_question_to_nobody_is_not_spoken(kind: QuestionKind, language: str) -> None:
    assert Speaker(language, ["Ann"]).question(asked(kind)) is None


def test_a_question_in_english() -> None:
    speaker = Speaker("en", ["Ann", "Bob", "Cy"])

    assert speaker.question(asked("reveal", 1, 2)) == "Bob, Cy to pick a card in secret"


def test_numbers_are_said_without_a_separator() -> None:
    assert Speaker("en").phrase("event-pile-shuffled", count=1200) == (
        "1200 cards are shuffled into the draw pile."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_without_its_values_is_an_error_and_not_a_broken_sentence(language: str) -> None:
    with pytest.raises(Exception, match="who"):
        Speaker(language).phrase("event-dealer-found")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editions_side_by_side_can_be_told_in_every_language(language: str) -> None:
    rows = list(matrix(ALL_EDITIONS, Speaker(language)))

    assert all(label and all(cells) and len(cells) == len(ALL_EDITIONS) for label, cells in rows)


# --- what the source asks for ----------------------------------------------------------------------------


def said_in_source() -> set[str]:
    """Every message that the source says by its whole id."""
    calls = [
        node
        for path in Path(lastcard.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "phrase"
    ]
    return {
        str(node.value)
        for call in calls
        for node in ast.walk(call.args[0])
        if isinstance(node, ast.Constant) and re.fullmatch(r"[a-z]+-[a-z-]*[a-z]", str(node.value))
    }


def test_every_message_that_the_source_asks_for_exists() -> None:
    asked_for = said_in_source()

    assert asked_for
    assert not asked_for - set(messages("en"))
