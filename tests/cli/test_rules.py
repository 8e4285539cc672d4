"""`lastcard rules`: how to play, in the terminal."""

import pytest

from lastcard.editions import EDITIONS
from lastcard.locale import LANGUAGES, Speaker
from lastcard.locale.naming import edition_name
from lastcard.model.edition import Edition
from tests.cli.running import lastcard
from tests.editions import ALL_EDITIONS, named


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_every_edition_is_told_in_every_language(edition: Edition, lang: str) -> None:
    ran = lastcard("rules", named(edition), "--lang", lang)
    speaker = Speaker(lang, edition=edition)

    assert ran.exit_code == 0
    assert ran.stdout.splitlines()[0] == speaker.phrase("rules-of", edition=edition_name(speaker, edition))
    assert Speaker(lang).phrase("rules-section-turn") in ran.stdout.splitlines()


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
    told = lastcard("rules", "mini", "--mode", "lowest", "--rule", "stacking=same", "--option", "target=500")

    assert "House rules" in told.stdout
    assert "500 points, the lowest total wins" in " ".join(told.stdout.split())


def flat(*words: str) -> str:
    """What is told, without its line breaks."""
    return " ".join(lastcard("rules", *words).stdout.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "printing"),
    [(edition.key, printing.key) for edition in EDITIONS for printing in edition.printings],
)
def test_the_heading_names_the_printing_that_was_chosen(edition: str, printing: str, lang: str) -> None:
    ran = lastcard("rules", edition, "--printing", printing, "--lang", lang)
    heading = ran.stdout.splitlines()[0]

    assert ran.exit_code == 0
    assert Speaker(lang).phrase(f"edition-{edition}") in heading
    assert Speaker(lang).phrase(f"printing-{printing}") in heading


def test_the_french_sheet_is_told_in_french() -> None:
    told = flat("mini", "--printing", "fr", "--lang", "fr", "--mode", "first_to")

    assert told.startswith("Comment jouer à Mini selon la notice en français But du jeu")
    assert "Chiffres de 0 à 9" in told
    assert "La première personne à 500 points gagne." in told
    assert "ait joué une carte, gardé la carte piochée ou passé" in told


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_the_english_printing_changes_nothing_but_the_heading(edition: Edition) -> None:
    default, english = (
        lastcard("rules", named(edition), *more).stdout for more in ((), ("--printing", "en"))
    )

    assert default.splitlines()[1:] == english.splitlines()[1:]


def test_an_option_wins_over_the_printing() -> None:
    assert "you may play it at once" in flat("beach", "--printing", "de")
    assert "you must play it at once" in flat("beach", "--printing", "de", "--rule", "drawn_card=must")


def test_an_older_name_of_an_option_wins_over_the_printing_too() -> None:
    words = ("mini", "--mode", "first_to", "--printing", "fr")

    assert "reach 500 points" in flat(*words)
    assert "reach 250 points" in flat(*words, "--rule", "mini_target=250")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("poker",), "'poker' is not one of 'classic', 'beach', 'battle', 'trend', 'flip', 'mini', and no file of an edition"),
        (("mini", "--rule", "x=1"), "lastcard: expected an option of mini (dealer_draw, "),
        (("--printing", "fr"), "lastcard: expected an edition (classic, beach, battle, trend, flip, mini) beside --printing, found none"),
        (("mini", "--printing", "tlh"), "lastcard: expected a printing of mini (en, fr, nl, de, it, es, pt), found 'tlh'"),
        (("mini", "--printing", "fr-CA"), "lastcard: expected a printing of mini (en, fr, nl, de, it, es, pt), found 'fr-CA'"),
        (("classic", "--printing", "de"), "lastcard: expected a printing of classic (en), found 'de'"),
        (("mini", "--rule", "target=49"), "lastcard: expected target to be a whole number from 50 to 2000, found 49"),
        (("mini", "--rule", "target=250", "--rule", "mini_target=250"), "lastcard: expected target or its older name mini_target, found both"),
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
