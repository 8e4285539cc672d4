"""Words for editions nobody here wrote: whatever they say or leave out, everything has a name and can be told."""

import pytest
from hypothesis import assume, given

from lastcard.editions import BATTLE, BEACH, EDITIONS, MINI, TREND
from lastcard.engine.options import accepted_options, option_values, settle_rulings
from lastcard.engine.sheet import sheet_for
from lastcard.lab.matrix import matrix, printing_rows
from lastcard.locale import LANGUAGES, Speaker
from lastcard.locale.composing import composed_name, composed_text
from lastcard.locale.glyphs import GLYPHS, INKS
from lastcard.locale.guide import tell
from lastcard.locale.howto import how_to_play
from lastcard.locale.naming import edition_about, edition_name, row_text
from lastcard.locale.options import option_name, option_value, printing_name
from lastcard.match.match import player_counts
from lastcard.model.cards import Card
from lastcard.model.edition import Edition, FaceRow, Opening
from lastcard.model.effects import (
    Challengeable,
    DrawCards,
    DrawUntilColor,
    Effect,
    GiveCards,
    NameColor,
    PassHands,
    Reverse,
    Skip,
    SwapHands,
)
from lastcard.model.paints import PAINTS, SHAPES, paints_of
from tests.editions import DUO, DUSK, STRANGERS
from tests.locale.strangers import editions
from tests.locale.test_howto import lines, note, text
from tests.properties.strategies import examples

languages = pytest.mark.parametrize("language", LANGUAGES)


def row(*effects: Effect, symbol: str = "x", colorless: bool = False) -> FaceRow:
    return FaceRow(
        symbol=symbol, colorless=colorless, copies=1, points=0, opening=Opening.ACTS, when_played=effects
    )


def wild(*effects: Effect) -> FaceRow:
    return row(*effects, colorless=True)


# --- names made of effects

NAMED = (
    (row(Skip()), "Skip"),
    (row(Skip(), Skip()), "Double Skip"),
    (row(Skip(), Skip(), Skip(), Skip()), "Skip ×4"),
    (row(DrawCards(3)), "Draw Three"),
    (row(DrawCards(20)), "Draw Twenty"),
    (row(DrawCards(21)), "Draw 21"),
    (row(DrawCards(2), Reverse()), "Draw Two & Reverse"),
    (row(PassHands()), "Pass Hands"),
    (row(NameColor()), "Choose a Color"),
    (row(Skip(), symbol="12"), "12"),
    (row(), "x"),
    (wild(), "Wild"),
    (wild(NameColor()), "Wild"),
    (wild(NameColor(), DrawCards(3)), "Wild Draw Three"),
    (wild(NameColor(), Challengeable(2), DrawCards(3)), "Wild Draw Three"),
    (wild(NameColor(), DrawUntilColor()), "Wild Draw Color"),
    (wild(SwapHands(), Skip()), "Wild Swap Hands & Skip"),
    (wild(GiveCards(2), NameColor()), "Wild Gift"),
)


@pytest.mark.parametrize(("card", "name"), NAMED, ids=[name for _, name in NAMED])
def test_a_card_is_named_by_what_it_does(card: FaceRow, name: str) -> None:
    assert composed_name(Speaker("en"), card) == name


OWN_NAMES = {(BEACH.key, "wg"), (BATTLE.key, "wb"), (TREND.key, "wt"), (MINI.key, "+1")}
"""Cards whose printed names do not tell what they do; Draw One of the small deck makes others draw two."""


@languages
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_cards_of_ours_would_get_the_names_they_have(edition: Edition, language: str) -> None:
    speaker = Speaker(language, edition=edition)
    other = {
        (edition.key, one.symbol)
        for side in edition.sides
        for one in side.rows
        if composed_name(speaker, one) != speaker.symbol(one.symbol, side.side)
    }

    assert other == {one for one in OWN_NAMES if one[0] == edition.key}


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (row(DrawCards(3)), "The next player draws 3 cards and loses a turn."),
        (row(Skip(), Skip()), "The next 2 players lose a turn."),
        (
            row(DrawCards(1, loses_turn=False)),
            "The next player draws one card but does not lose a turn for it.",
        ),
        (row(), "It has no effect of its own."),
        (
            wild(SwapHands()),
            "You swap hands with a player of your choice. After that, the previous color counts",
        ),
        (row(Skip(), DrawCards(2)), "Each of these effects hits another player, one after the other."),
        (row(DrawUntilColor(extra=2)), "2 more cards are drawn on top of that."),
    ],
)
def test_a_card_is_told_in_a_line_by_what_it_does(card: FaceRow, said: str) -> None:
    assert said in composed_text(Speaker("en"), card)


def test_who_draws_and_keeps_the_turn_is_hit_again() -> None:
    told = composed_text(Speaker("en"), row(DrawCards(1, loses_turn=False), Skip()))

    assert "one after the other" not in told


# --- whose words

ENGLISH, GERMAN, FRENCH = (Speaker(language, edition=DUO) for language in ("en", "de", "fr"))


def test_own_words_come_before_all_others() -> None:
    assert GERMAN.symbol("s2") == "Doppelpause"
    assert GERMAN.card(Card("zs2")) == "Erde Doppelpause"
    assert row_text(GERMAN, DUO, DUO.sides[0].rows[9]) == "Zwei setzen aus."


def test_what_is_said_in_english_alone_is_said_in_english() -> None:
    assert GERMAN.symbol("h") == FRENCH.symbol("h") == "Thief"
    assert edition_name(FRENCH, DUO) == "Duo"
    assert edition_about(FRENCH, DUO) == edition_about(ENGLISH, DUO) == "Two colors, and hands that move on."


def test_what_nobody_has_named_is_named_in_the_language_that_is_spoken() -> None:
    assert (ENGLISH.symbol("s2"), FRENCH.symbol("s2")) == ("Double Skip", "Passer ×2")
    assert (GERMAN.symbol("+3"), FRENCH.symbol("+3")) == ("Zieh 3", "+3")
    assert ENGLISH.card(Card("z+3")) == "brown Draw Three"


def test_two_cards_of_one_name_are_told_apart_by_their_symbols() -> None:
    assert (ENGLISH.symbol("x"), ENGLISH.symbol("w")) == ("Wild (x)", "Wild")


def test_a_symbol_has_the_name_of_its_side() -> None:
    speaker = Speaker("en", edition=DUSK)

    assert speaker.card(Card("ca/ta")) == f"{speaker.color('c')} Skip"
    assert speaker.card(Card("ca/ta"), "dark") == "teal Draw Two"
    assert (speaker.symbol("a"), speaker.symbol("a", "dark")) == ("Skip", "Draw Two")
    assert speaker.symbol("n") == speaker.symbol("n", "dark") == "Wild Draw Color"


def test_without_an_edition_cards_are_told_by_their_codes() -> None:
    speaker = Speaker("en")

    assert (speaker.card(Card("r5")), speaker.symbol("w"), speaker.color("r")) == ("r5", "w", "r")
    assert speaker.card(Card("?")) == "a card"


def test_own_options_have_the_words_of_their_author_or_can_be_read() -> None:
    assert [option_name(one, "long_deck") for one in (ENGLISH, FRENCH)] == ["Longer deck"] * 2
    assert [option_value(ENGLISH, "long_deck", value) for value in (False, True)] == ["no", "eight more"]
    assert option_name(ENGLISH, "speed") == "speed"
    assert [option_value(GERMAN, "speed", value) for value in ("slow", 3)] == ["calm", "3"]
    assert printing_name(ENGLISH, "tlh") == "tlh"


# --- looks


def test_a_color_looks_as_its_author_says_or_as_its_letter_or_as_nothing_else_does() -> None:
    looks = paints_of(DUO)

    assert (looks["r"].paint, looks["r"].shape) == ("red", "diamond")
    assert (looks["z"].paint, looks["z"].shape) == ("brown", "star")


@examples(60)
@given(edition=editions())
def test_the_colors_of_a_side_can_be_told_apart(edition: Edition) -> None:
    looks = paints_of(edition)
    wished = {one.color for one in edition.paints}

    assert {one.paint for one in looks.values()} <= set(PAINTS)
    assert {one.shape for one in looks.values()} <= set(SHAPES)
    for side in edition.sides:
        free = [color for color in side.colors if color not in wished]
        assert len({looks[color].paint for color in free}) == len(free)
        assert len({looks[color].shape for color in free}) == len(free)


def test_every_shape_and_paint_can_be_shown_in_a_terminal() -> None:
    assert (set(GLYPHS), set(INKS)) == (set(SHAPES), set(PAINTS))
    assert len(set(GLYPHS.values())) == len(SHAPES)


# --- how to play


def test_the_authors_own_line_stands_beside_what_the_card_does() -> None:
    assert "Take what you like. You swap hands with a player of your choice." in note(DUO, "Thief")
    assert "Zwei setzen aus. Die 2 Nächsten" in " ".join(text(DUO, language="de").split("\n"))


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        (DUO, "\n1, 2, 3, 4, 5, 6, 7, 9\n"),
        (DUO, "q: nothing happens, the player to the left of the dealer starts."),
        (DUO, "Wild (x), Wild: the player to the left of the dealer names a color and starts."),
        (DUO, "9: the card does not count"),
        (DUO, "9: 45 points."),
        (DUO, "Numbers count their own value."),
        (DUSK, "Skip: 10 points.\n"),
        (DUSK, "Draw Two: 30 points.\n"),
    ],
)
def test_a_strangers_cards_are_told_as_they_are(edition: Edition, words: str) -> None:
    assert words in text(edition)


@pytest.mark.parametrize("words", ["A number:", "Numbers", "Between two players"])
def test_nothing_is_told_of_cards_that_are_not_there(words: str) -> None:
    assert words not in text(DUSK)


def test_a_zero_without_a_seven_is_told_alone() -> None:
    assert "Zero: a 0 moves all hands on." in text(DUSK, options={"seven_zero": True})


@examples(150)
@given(edition=editions())
def test_whatever_strangers_write_can_be_said_in_every_language(edition: Edition) -> None:
    assume(player_counts(edition, edition.mode))
    sheet = sheet_for(edition, edition.rulings)
    told = how_to_play(edition, edition.rulings, edition.mode)
    for language in LANGUAGES:
        speaker = Speaker(language, edition=edition)
        said = [edition_name(speaker, edition)]
        said += [speaker.color(color) for side in edition.sides for color in side.colors]
        said += [speaker.card(card, side) for side, shown in sheet.faces.items() for card in shown]
        said += [row_text(speaker, edition, one) for side in edition.sides for one in side.rows]
        for option in accepted_options(edition):
            said.append(option_name(speaker, option))
            said += [option_value(speaker, option, value) for value in option_values(option, edition)[:3]]
        said += [printing_name(speaker, printing.key) for printing in edition.printings]
        said += [tell(one, speaker) for one in lines(told)]
        said += [cell for label, cells in matrix((edition,), speaker) for cell in (label, *cells)]
        said += [cells[0] for _, cells in printing_rows(edition, speaker)]

        assert all(one.strip() for one in said)


@languages
@pytest.mark.parametrize("edition", STRANGERS, ids=lambda edition: edition.key)
def test_no_two_faces_of_a_side_have_the_same_name(edition: Edition, language: str) -> None:
    speaker = Speaker(language, edition=edition)
    for side, shown in sheet_for(edition, settle_rulings(edition, {})).faces.items():
        names = {face.code: speaker.card(card, side) for card, face in shown.items()}

        assert len(set(names.values())) == len(names)
