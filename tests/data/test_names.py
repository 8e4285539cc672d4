"""Every symbol and every color has a name in every language, and a color also has a sign."""

import pytest

from lastcard.editions import CLASSIC, EDITIONS
from lastcard.locale import LANGUAGES, Speaker
from lastcard.locale.glyphs import GLYPHS
from lastcard.model.cards import KNOWN_COLORS, Card
from lastcard.model.edition import Edition
from lastcard.model.paints import KNOWN_PAINTS
from tests.data.printed import sheet_in_force


def symbols_of(edition: Edition) -> list[str]:
    """All symbols but the numbers, which are their own names."""
    rows = [row.symbol for side in edition.sides for row in side.rows if not row.symbol.isdigit()]
    return list(dict.fromkeys(rows))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_every_symbol_of_a_deck_has_a_name_of_its_own(edition: Edition, language: str) -> None:
    speaker = Speaker(language, edition=edition)
    names = [speaker.symbol(symbol).strip() for symbol in symbols_of(edition)]

    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.rule("F19")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_no_two_colors_of_a_deck_share_a_word(edition: Edition, language: str) -> None:
    speaker = Speaker(language, edition=edition)
    words = [speaker.color(color).strip() for side in edition.sides for color in side.colors]

    assert all(words)
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_no_two_faces_of_a_side_have_the_same_name(edition: Edition, language: str) -> None:
    speaker = Speaker(language, edition=edition)
    sheet = sheet_in_force(edition.key)

    for side, shown in sheet.faces.items():
        names = {face.code: speaker.card(card, side) for card, face in shown.items()}

        assert len(set(names.values())) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_card_is_called_by_its_number(language: str) -> None:
    assert "7" in Speaker(language, edition=CLASSIC).card(Card("r7"))


@pytest.mark.rule("MINI-06")
def test_every_color_has_a_sign_that_no_other_has() -> None:
    signs = [GLYPHS[KNOWN_PAINTS[color].shape] for color in KNOWN_COLORS]

    assert len(set(signs)) == len(KNOWN_COLORS)
