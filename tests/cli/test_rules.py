"""`lastcard rules`: how to play, in the terminal."""

import pytest

from lastcard.editions import EDITIONS
from lastcard.locale import LANGUAGES, Speaker
from tests.cli.running import lastcard


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_every_edition_is_told_in_every_language(edition: str, lang: str) -> None:
    ran = lastcard("rules", edition, "--lang", lang)
    named = Speaker(lang).say("rules-of", edition=Speaker(lang).say(f"edition-{edition}"))

    assert ran.exit_code == 0
    assert ran.stdout.splitlines()[0] == named
    assert Speaker(lang).say("rules-section-turn") in ran.stdout.splitlines()


def test_without_an_edition_all_are_listed() -> None:
    ran = lastcard("rules", "--lang", "de")

    assert ran.exit_code == 0
    assert [line.split()[:3] for line in ran.stdout.splitlines()] == [
        ["lastcard", "rules", edition.key] for edition in EDITIONS
    ]
    assert "Strand" in ran.stdout


def test_lines_are_broken_and_not_padded() -> None:
    lines = lastcard("rules", "battle").stdout.splitlines()

    assert max(map(len, lines)) <= 80
    assert all(line == line.rstrip() for line in lines)
    assert "    • The next player loses a turn." in lines


def test_a_wide_terminal_is_not_filled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "250")

    assert max(map(len, lastcard("rules", "battle").stdout.splitlines())) <= 100


def test_options_and_mode_are_worked_in() -> None:
    told = lastcard(
        "rules", "mini", "--mode", "lowest", "--rule", "stacking=same", "--option", "mini_target=500"
    )

    assert "House rules" in told.stdout
    assert "500 points, the lowest total wins" in " ".join(told.stdout.split())


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("poker",), "lastcard: expected an edition (classic, beach, battle, trend, flip, mini), found 'poker'"),
        (("mini", "--rule", "x=1"), "lastcard: expected an option of mini (dealer_draw, "),
        (("mini", "--rule", "stacking=often"), 'lastcard: expected stacking to be one of false, "same", "higher"'),
        (("mini", "--rule", "stacking"), "expected key=value, found 'stacking'"),
        (("mini", "--mode", "often"), "'often' is not one of 'first_to', "),
        (("mini", "--lang", "tlh"), "'tlh' is not one of 'en', "),
    ],
)  # fmt: skip
def test_what_is_not_there_is_said_in_one_sentence(words: tuple[str, ...], expected: str) -> None:
    ran = lastcard("rules", *words)

    assert ran.exit_code == 2
    assert expected in ran.stderr.splitlines()[-1]
    assert ran.stdout == ""
