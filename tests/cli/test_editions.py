"""`lastcard editions`: what can be played, side by side, in every language."""

import pytest

from lastcard.editions import EDITIONS
from lastcard.engine.sheet import accepted_options, option_values
from lastcard.locale import LANGUAGES, Speaker
from tests.cli.running import lastcard


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_editions_stand_side_by_side_in_every_language(lang: str) -> None:
    """A narrow terminal breaks the lines, so single words are looked for."""
    ran = lastcard("editions", "--lang", lang)
    words = Speaker(lang).say("label-dealer-draw").split()

    assert ran.exit_code == 0
    assert [edition.key for edition in EDITIONS if edition.key not in ran.stdout] == []
    assert [word for word in words if word not in ran.stdout] == []


def test_every_option_is_listed_with_its_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    options = {option for edition in EDITIONS for option in accepted_options(edition)}

    listed = lastcard("editions", "--options").stdout

    for option in options:
        values = " / ".join(str(value).lower() for value in option_values(option))
        assert option in listed
        assert values in listed


def test_without_options_only_the_editions_are_shown() -> None:
    assert "jump_in" not in lastcard("editions").stdout
