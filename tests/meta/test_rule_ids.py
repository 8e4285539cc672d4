"""Every rule has a number and something that shows it; every option has been played."""

from functools import cache

import pytest

from lastcard.editions import EDITIONS
from lastcard.engine.options import accepted_options, option_values
from lastcard.model.edition import Edition
from lastcard.model.rulings import RULINGS
from lastcard.notation import Header, parse_header
from tests.meta.citations import RULES, cited, mentioned, rules_by_page, rulings, scenarios

SHOWN = {one for _, one in cited()}
KNOWN = {*RULES, *rulings()}
HEADERS = [parse_header(scenario.case) for scenario in scenarios()]


def chosen(header: Header) -> dict[str, object]:
    """The options that a scenario sets to something else than the edition's own ruling."""
    own = header.edition.rulings
    return {option: value for option, value in header.rules.items() if value != getattr(own, option)}


CHOSEN = {(option, str(value)) for header in HEADERS for option, value in chosen(header).items()}


@cache
def other_values(option: str) -> set[str]:
    """The values that are not the default of every edition that has the option."""
    return {
        str(value)
        for edition in EDITIONS
        if option in accepted_options(edition)
        for value in option_values(option)
        if value != getattr(edition.rulings, option)
    }


def never_chosen(option: str) -> set[str]:
    """The other values that no scenario chooses; of a range one is enough."""
    missing = other_values(option) - {value for one, value in CHOSEN if one == option}
    if isinstance(option_values(option), range) and missing != other_values(option):
        return set()
    return missing


# --- the numbers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("page", "rules"), rules_by_page().items(), ids=rules_by_page())
def test_the_rules_of_a_page_are_numbered_one_by_one(page: str, rules: tuple[str, ...]) -> None:
    prefix = {"modes": "MODE", "effects": "PASS"}.get(page, page.upper())

    assert list(rules) == [f"{prefix}-{number:02}" for number in range(1, len(rules) + 1)]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_every_edition_has_its_page(edition: Edition) -> None:
    assert edition.key in rules_by_page()


def test_the_rulings_of_a_letter_are_numbered_one_by_one() -> None:
    letters = list(dict.fromkeys(ruling[0] for ruling in rulings()))
    expected = [
        f"{letter}{number:02}"
        for letter in letters
        for number in range(1, 1 + sum(ruling[0] == letter for ruling in rulings()))
    ]

    assert list(rulings()) == expected


# --- shown and known -------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_shown_by_a_scenario_or_a_marked_test(rule: str) -> None:
    assert rule in SHOWN


@pytest.mark.parametrize("ruling", rulings())
def test_every_ruling_is_shown_by_a_scenario_or_a_marked_test(ruling: str) -> None:
    assert ruling in SHOWN


def test_no_scenario_is_there_for_nothing() -> None:
    assert not [str(scenario) for scenario in scenarios() if not scenario.cites]


def test_every_id_that_something_claims_to_show_exists() -> None:
    assert not [(where, one) for where, one in cited() if one not in KNOWN]


def test_every_id_in_the_source_and_on_the_pages_exists() -> None:
    assert not sorted({(where, one) for where, one in mentioned() if one not in KNOWN})


# --- options ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruling", [ruling for ruling, options in rulings().items() if options])
def test_a_ruling_with_an_option_is_played_the_other_way_too(ruling: str) -> None:
    options = rulings()[ruling]

    assert all(other_values(option) for option in options)
    assert {option: never_chosen(option) for option in options} == {option: set() for option in options}


@pytest.mark.parametrize("option", RULINGS)
def test_every_value_of_an_option_is_in_force_in_a_scenario(option: str) -> None:
    """Of a range two are enough: the default and another."""
    in_force = {
        header.rules.get(option, getattr(header.edition.rulings, option))
        for header in HEADERS
        if option in accepted_options(header.edition)
    }
    values = option_values(option)

    assert in_force <= set(values)
    assert len(in_force) >= (2 if isinstance(values, range) else len(values))


@pytest.mark.parametrize("option", RULINGS)
def test_every_value_that_is_no_default_is_chosen_by_a_scenario(option: str) -> None:
    assert not never_chosen(option)


def test_every_option_is_named_by_a_ruling_or_a_house_rule() -> None:
    named = {option for options in rulings().values() for option in options}
    house = {"jump_in", "seven_zero", "draw_to_match", "force_play"}

    assert named | house == set(RULINGS)
