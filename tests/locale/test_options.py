"""The words of the page for what can be chosen and counted: every option, value, mode and reaction has its own."""

from collections.abc import Iterator
from typing import get_args

import pytest

from lastcard.engine.options import option_values
from lastcard.locale import LANGUAGES, Speaker
from lastcard.locale.options import option_name, option_value
from lastcard.model.edition import Mode
from lastcard.model.rulings import RULINGS
from lastcard.protocol import Reaction
from tests.choices import some_values
from tests.locale.fluent_files import messages

OPTIONS = RULINGS
ABOUT_A_TABLE = {"title", "none", "changed", "timer", "timer-none", "timer-seconds"}
"""What is said around the options."""


def is_switch(option: str) -> bool:
    """Said with yes and no."""
    return set(some_values(option)) == {True, False}


def spoken(option: str) -> Iterator[str]:
    """The messages of an option, without their first word: any number within bounds has the same."""
    name = option.replace("_", "-")
    yield name
    if isinstance(option_values(option), range):
        yield f"{name}-value"
    elif not is_switch(option):
        for value in some_values(option):
            yield f"{name}-{str(value).lower().replace('_', '-')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_its_words_and_no_words_are_left_over(language: str) -> None:
    found = {name.removeprefix("option-") for name in messages(language) if name.startswith("option-")}

    assert found - ABOUT_A_TABLE == {name for option in OPTIONS for name in spoken(option)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", OPTIONS)
def test_the_values_of_an_option_can_be_told_apart(option: str, language: str) -> None:
    values = option_values(option)

    assert len({option_value(Speaker(language), option, value) for value in values}) == len(values) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_have_the_same_name(language: str) -> None:
    assert len({option_name(Speaker(language), option) for option in OPTIONS}) == len(OPTIONS)


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("next_dealer", "same", "the same player"),
        ("opening_draw_skips", True, "yes"),
        ("jump_in", False, "no"),
        ("stacking", False, "no"),
        ("voluntary_draw", True, "is allowed"),
        ("voluntary_draw", False, "only if no colored card fits"),
        ("voluntary_draw", "never", "is not allowed"),
        ("drawn_card", "must_if_stuck", "must be played if nothing fit before"),
        ("mini_draw_one", 2, "2"),
        ("target", 1250, "1250 points"),
        ("cycles", 1, "once"),
        ("cycles", 10, "10 times"),
    ],
)
def test_a_value_in_english(option: str, value: str | int | bool, words: str) -> None:  # noqa: FBT001 - one of many values
    assert option_value(Speaker("en"), option, value) == words


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
    said = Speaker(language).phrase(words, color="-", count=4, extra=3)

    assert {number for number in range(1, 10) if str(number) in said} - {4} == {3}
