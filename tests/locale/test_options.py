"""The words of the page for what can be chosen and counted: every option, value, mode and reaction has its own."""

from collections.abc import Iterator
from typing import get_args

import pytest

from lastcard.engine.sheet import option_values
from lastcard.locale import LANGUAGES, Speaker
from lastcard.model.edition import Mode
from lastcard.model.rulings import Rulings
from lastcard.protocol import Reaction
from tests.locale.fluent_files import messages

OPTIONS = Rulings.__struct_fields__
ABOUT_A_TABLE = {"title", "none", "changed", "timer", "timer-none", "timer-seconds"}
"""What is said around the options."""


def is_switch(option: str) -> bool:
    """Said with yes and no."""
    return set(option_values(option)) == {True, False}


def spoken(option: str) -> Iterator[str]:
    """The messages of an option, without their first word."""
    name = option.replace("_", "-")
    yield name
    if not is_switch(option):
        for value in option_values(option):
            yield f"{name}-{str(value).lower().replace('_', '-')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_its_words_and_no_words_are_left_over(language: str) -> None:
    found = {name.removeprefix("option-") for name in messages(language) if name.startswith("option-")}

    assert found - ABOUT_A_TABLE == {name for option in OPTIONS for name in spoken(option)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", [option for option in OPTIONS if not is_switch(option)])
def test_the_values_of_an_option_can_be_told_apart(option: str, language: str) -> None:
    _, *values = spoken(option)

    assert len({Speaker(language).say(f"option-{value}") for value in values}) == len(values) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_have_the_same_name(language: str) -> None:
    names = {Speaker(language).say(f"option-{option.replace('_', '-')}") for option in OPTIONS}

    assert len(names) == len(OPTIONS)


@pytest.mark.parametrize(
    ("start", "names"),
    [
        pytest.param("score-goal-", {mode.replace("_", "-") for mode in Mode}, id="modes"),
        pytest.param("react-", {*get_args(Reaction), "title", "mute", "unmute", "said"}, id="reactions"),
    ],
)
def test_every_one_has_its_message_and_no_message_is_left_over(start: str, names: set[str]) -> None:
    assert {name.removeprefix(start) for name in messages("en") if name.startswith(start)} == names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", ["ask-challenge-wrong", "ask-challenge-wrong-color"])
def test_what_a_failed_challenge_costs_is_what_the_server_says(language: str, words: str) -> None:
    said = Speaker(language).say(words, color="-", count=4, extra=3)

    assert {number for number in range(1, 10) if str(number) in said} - {4} == {3}
