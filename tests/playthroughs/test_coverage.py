"""Whatever the rules can do happens in at least one playthrough."""

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import asdict, replace

from lastcard.engine.options import accepted_options
from lastcard.model.decisions import QuestionKind
from lastcard.model.edition import Mode
from lastcard.model.effects import Effect
from lastcard.model.errors import LastcardError, Reason
from lastcard.model.events import Event
from lastcard.notation import Header
from tests.choices import some_values
from tests.editions import ALL_EDITIONS
from tests.playthroughs.telling import head_of, play_of, split

TEXTS = {path.stem: path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("*.txt"))}
PLAYS = "\n".join(text.partition("== start")[2] for text in TEXTS.values())
HEADS = {name: head_of(text) for name, text in TEXTS.items()}
OPTIONS = [(name, option) for name, header in HEADS.items() for option in header.rules]


def found(pattern: str) -> set[str]:
    return set(re.findall(pattern, PLAYS, flags=re.MULTILINE))


def test_every_effect_is_played() -> None:
    played = set(re.findall(r"[A-Z]\w+", " ".join(found(r"^ +effects.*: (.*)$"))))

    assert {effect.__name__ for effect in get_args(Effect)} - played == set()


def test_every_question_is_asked() -> None:
    assert set(get_args(QuestionKind)) - found(r"\bquestion[ =](\w+)") == set()


def test_every_question_to_a_seat_is_in_a_prompt() -> None:
    of_chance_or_nobody = {"cut", "dealer", "shuffle", "over"}

    assert found(r"^asks +\w+ (\w+):") == set(get_args(QuestionKind)) - of_chance_or_nobody


def test_every_event_happens() -> None:
    assert {event.__name__ for event in get_args(Event)} - found(r"^event +(\w+)") == set()


def test_every_reason_is_given() -> None:
    assert set(Reason) - found(r"^! .*  (\w+)$") == set()


def test_every_mode_is_played() -> None:
    assert set(Mode) - {header.mode for header in HEADS.values()} == set()


def test_every_edition_is_played() -> None:
    assert {edition.key for edition in ALL_EDITIONS} - {
        header.edition.key for header in HEADS.values()
    } == set()


def test_every_value_of_an_option_is_played_where_it_is_not_the_default() -> None:
    wanted = {
        (option, value)
        for edition in ALL_EDITIONS
        for option in accepted_options(edition)
        for value in some_values(option)
        if value != asdict(edition.rulings)[option]
    }
    played = {
        (option, value)
        for header in HEADS.values()
        for option, value in header.rules.items()
        if value != asdict(header.edition.rulings)[option]
    }

    assert wanted - played == set()


@pytest.mark.parametrize(("name", "option"), OPTIONS, ids=["/".join(pair) for pair in OPTIONS])
def test_without_its_option_a_playthrough_goes_otherwise(name: str, option: str) -> None:
    header = HEADS[name]
    rules = {key: value for key, value in header.rules.items() if key != option}
    _, inputs = split(TEXTS[name])

    assert play(replace(header, rules=rules), inputs) != play(header, inputs)


def play(header: Header, inputs: list[str]) -> str:
    """The play as it goes, or why it cannot."""
    try:
        return "\n".join(play_of(header, inputs))
    except (LastcardError, AssertionError) as error:
        return str(error)
