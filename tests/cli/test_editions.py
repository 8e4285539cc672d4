"""`lastcard editions`: what can be played, side by side, in every language."""

import re

import pytest

from lastcard.editions import EDITIONS, FLIP
from lastcard.engine.options import accepted_options, option_values
from lastcard.lab.matrix import printing_columns, printing_rows
from lastcard.locale import LANGUAGES, Speaker
from lastcard.locale.options import option_name, option_value, printing_name
from lastcard.model.edition import Edition
from tests.choices import some_values
from tests.cli.running import lastcard


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_editions_stand_side_by_side_in_every_language(lang: str) -> None:
    """A narrow terminal breaks the lines, so single words are looked for."""
    ran = lastcard("editions", "--lang", lang)
    words = Speaker(lang).phrase("label-dealer-draw").split()

    assert ran.exit_code == 0
    assert [edition.key for edition in EDITIONS if edition.key not in ran.stdout] == []
    assert [word for word in words if word not in ran.stdout] == []


def test_every_option_is_listed_with_its_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    options = {option for edition in EDITIONS for option in accepted_options(edition)}

    listed = lastcard("editions", "--options").stdout

    for option in options:
        separator = "–" if isinstance(option_values(option), range) else " / "
        values = separator.join(str(value).lower() for value in some_values(option))
        assert re.search(rf"^ {option} .*\n {re.escape(values)} ", listed, re.MULTILINE)


def test_without_options_only_the_editions_are_shown() -> None:
    assert "jump_in" not in lastcard("editions").stdout


# --- printings

SEVERAL = [edition for edition in EDITIONS if len(edition.printings) > 1]
several = pytest.mark.parametrize("edition", SEVERAL, ids=lambda edition: edition.key)


@several
def test_every_printing_stands_in_one_column_with_those_that_are_played_alike(edition: Edition) -> None:
    columns = printing_columns(edition)

    assert sorted(one.key for alike in columns for one in alike) == sorted(
        printing.key for printing in edition.printings
    )
    assert all(dict(one.rules) == dict(alike[0].rules) for alike in columns for one in alike)
    assert columns[0][0].key == "en"


@several
def test_a_row_tells_what_printings_have_otherwise(edition: Edition) -> None:
    speaker = Speaker("en")
    told = dict(printing_rows(edition, speaker))
    differing = {option for printing in edition.printings for option, _ in printing.rules}

    assert set(told) == {option_name(speaker, option) for option in differing}
    for option in differing:
        others = [dict(alike[0].rules) for alike in printing_columns(edition)[1:]]
        assert told[option_name(speaker, option)] == (
            option_value(speaker, option, getattr(edition.rulings, option)),
            *(option_value(speaker, option, rules[option]) if option in rules else "" for rules in others),
        )


def test_the_printings_of_the_two_sided_deck() -> None:
    assert [[one.key for one in alike] for alike in printing_columns(FLIP)] == [
        ["en", "pt", "de"],
        ["fr-CA"],
        ["es"],
    ]
    assert list(printing_rows(FLIP, Speaker("en"))) == [
        ("Which way a round starts", ("to the left", "", "to the right")),
        (
            "Whoever forgets UNO can be caught",
            ("until the next player begins", *("until the next player has played",) * 2),
        ),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_printings_are_shown_in_a_hundred_columns(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    ran, speaker = lastcard("editions", "--printings", "--lang", lang), Speaker(lang)
    shown = set(ran.stdout.split())
    words = {
        word
        for edition in SEVERAL
        for label, cells in printing_rows(edition, speaker)
        for text in (label, *cells, *(printing_name(speaker, one.key) for one in edition.printings))
        for word in text.split()
    }

    assert ran.exit_code == 0
    assert max(map(len, ran.stdout.splitlines())) <= 100
    assert {word.rstrip(",") for word in words} <= {word.rstrip(",") for word in shown}


def test_only_editions_of_several_printings_are_shown() -> None:
    titles = {edition.key: Speaker("en").phrase(f"edition-{edition.key}") for edition in EDITIONS}
    lines = [line.strip() for line in lastcard("editions", "--printings").stdout.splitlines()]

    assert [line for line in lines if line in titles.values()] == ["Beach", "Battle", "Flip", "Mini"]


def test_the_printings_are_shown_without_the_editions_side_by_side() -> None:
    assert "classic" not in lastcard("editions", "--printings").stdout
