"""How to play: every card and every option has its words, and the words hold."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import lastcard
from lastcard.editions import BATTLE, BEACH, CLASSIC, EDITIONS, FLIP, MINI, TREND
from lastcard.engine.apply import CAUGHT_DRAWS
from lastcard.engine.sheet import accepted_options, option_values, settle_rulings, sheet_for
from lastcard.locale import LANGUAGES, Speaker
from lastcard.locale.card_notes import WEIGHTY
from lastcard.locale.guide import Line, Section, tell
from lastcard.locale.howto import how_to_play
from lastcard.model.edition import Edition, Mode
from lastcard.model.effects import Effect
from lastcard.model.rulings import HOUSE_RULES
from tests.locale.fluent_files import messages

Options = Mapping[str, object]
NONE: Options = {}
CHANGES = [
    pytest.param(edition, option, value, id=f"{edition.key}-{option}-{value}")
    for edition in EDITIONS
    for option in accepted_options(edition)
    for value in option_values(option)
    if value != getattr(edition.rulings, option)
]
editions = pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
modes = pytest.mark.parametrize("mode", Mode)
languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def speaker(language: str, *, two_sided: bool) -> Speaker:
    return Speaker(language, two_sided=two_sided)


def sections(edition: Edition, mode: Mode | None = None, options: Options = NONE) -> tuple[Section, ...]:
    return how_to_play(edition, settle_rulings(edition, options), mode or edition.mode)


def choices(edition: Edition) -> Iterator[Options]:
    """The printed rules, and every value of every option."""
    yield NONE
    for option in accepted_options(edition):
        for value in option_values(option):
            yield {option: value}


def lines(told: tuple[Section, ...]) -> Iterator[Line]:
    for section in told:
        yield section.title
        yield from section.lines
        for note in section.notes:
            yield note.title
            yield from note.lines


def text(edition: Edition, mode: Mode | None = None, options: Options = NONE, language: str = "en") -> str:
    speaks = speaker(language, two_sided=len(edition.sides) > 1)
    return "\n".join(tell(one, speaks) for one in lines(sections(edition, mode, options)))


def note(edition: Edition, name: str, mode: Mode | None = None, options: Options = NONE) -> str:
    """What is told of a card, by its English name."""
    speaks = speaker("en", two_sided=len(edition.sides) > 1)
    found = [
        one
        for section in sections(edition, mode, options)
        for one in section.notes
        if tell(one.title, speaks) == name
    ]
    return " ".join(tell(one, speaks) for one in found[0].lines)


# --- whole


@editions
def test_every_card_of_the_deck_has_its_note_with_the_right_count(edition: Edition) -> None:
    sheet = sheet_for(edition, edition.rulings)
    counted = {
        side.side: sum(
            one.values["count"]
            for section in sections(edition)
            for note in section.notes
            if note.side == side.side
            for one in note.lines
            if one.message == "rules-copies" and isinstance(one.values["count"], int)
        )
        for side in edition.sides
    }

    assert counted == {side.side: len(sheet.deck) for side in edition.sides}


@editions
def test_the_card_beside_a_note_is_the_one_it_tells_of(edition: Edition) -> None:
    for section in sections(edition):
        for one in section.notes:
            shown = one.card.split("/")[-1 if one.side == "dark" else 0]
            faces = {face.code for face in sheet_for(edition, edition.rulings).faces[one.side].values()}
            assert shown in faces


@editions
def test_no_two_cards_of_a_side_are_told_of_in_the_same_words(edition: Edition) -> None:
    for section in sections(edition):
        told = [str(note.lines[1:]) for note in section.notes]
        assert len(set(told)) == len(told)


@pytest.mark.parametrize(("edition", "option", "value"), CHANGES)
def test_every_choice_changes_what_is_told_in_some_mode(edition: Edition, option: str, value: object) -> None:
    printed = [text(edition, mode) for mode in Mode]

    assert [text(edition, mode, {option: value}) for mode in Mode] != printed


@editions
def test_every_mode_is_told_in_other_words(edition: Edition) -> None:
    assert len({text(edition, mode) for mode in Mode}) == len(Mode)


@languages
@editions
def test_whatever_is_chosen_can_be_said_in_every_language(edition: Edition, language: str) -> None:
    house = {option: option_values(option)[-1] for option in HOUSE_RULES}
    for mode in Mode:
        for options in (NONE, house):
            said = text(edition, mode, options, language)
            assert all(line.strip() for line in said.split("\n"))
            assert not re.search(r"[{}$_\u2068\u2069]|  ", said)


@modes
@editions
def test_house_rules_are_told_only_where_they_are_chosen(edition: Edition, mode: Mode) -> None:
    assert "house" not in {section.key for section in sections(edition, mode)}
    for option in HOUSE_RULES:
        told = sections(edition, mode, {option: option_values(option)[-1]})
        assert told[-1].key == "house"


def test_no_section_is_empty_and_none_stands_twice() -> None:
    for edition in EDITIONS:
        for mode in Mode:
            told = sections(edition, mode)
            assert all(section.lines or section.notes for section in told)
            assert len({section.key for section in told}) == len(told)


# --- true, one by one: the words against what the rules say


@pytest.mark.parametrize(
    ("edition", "options", "name", "words"),
    [
        (CLASSIC, {}, "Draw Two", "draws 2 cards and loses a turn"),
        (CLASSIC, {}, "Wild Draw Four", "draws 2 cards more and loses a turn"),
        (CLASSIC, {}, "Reverse", "you play again instead"),
        (CLASSIC, {"two_player_reverse": "plain"}, "Reverse", "simply the other one’s turn"),
        (CLASSIC, {"strict_wild_draw": True}, "Wild Draw Four", "no bluffing and no challenge"),
        (CLASSIC, {"stacking": "same"}, "Wild Draw Four", "pass the draw on"),
        (CLASSIC, {"stacking": "same", "no_bluff": True}, "Wild Draw Four", "pass the draw on"),
        (CLASSIC, {"seven_zero": True}, "7", "swap hands"),
        (CLASSIC, {"seven_zero": True}, "0", "All hands move on"),
        (BEACH, {}, "Beachcomber", "You name the color"),
        (BEACH, {"beachcomber_color": "keep"}, "Beachcomber", "the previous color counts again"),
        (BATTLE, {}, "Kickin' Battle", "it does not win yet"),
        (BATTLE, {"battle_last_card": "goes_out"}, "Kickin' Battle", "As your last card it has no effect"),
        (BATTLE, {"uno_after_battle": "never"}, "Kickin' Battle", "Nobody has to call UNO"),
        (TREND, {}, "Fashion Trend", "show you a card"),
        (TREND, {"trend_visible": "all"}, "Fashion Trend", "show everyone a card"),
        (TREND, {"trend_color": "keep"}, "Fashion Trend", "for this card only"),
        (TREND, {"trend_last_card": "ignore"}, "Fashion Trend", "As your last card it has no effect"),
        (FLIP, {}, "Flip", "the next player names one"),
        (FLIP, {"wild_after_flip": "flipper"}, "Flip", "you name one"),
        (FLIP, {}, "Flip", "scored on the new side"),
        (FLIP, {}, "Wild Draw Color", "until a card of the named color comes"),
        (FLIP, {}, "Skip Everyone", "you play again"),
        (MINI, {}, "Draw One", "draws one card"),
        (MINI, {"mini_draw_one": 2}, "Draw One", "draws 2 cards"),
        (MINI, {}, "Wild Draw Two", "no other card without a color"),
        (MINI, {"mini_wild_match": "plain_only"}, "Wild Draw Two", "none of these: Wild."),
    ],
)
def test_a_card_is_told_as_it_works(
    edition: Edition, options: dict[str, object], name: str, words: str
) -> None:
    assert words in note(edition, name, options=options)


def test_a_wild_draw_without_a_number_is_not_passed_on() -> None:
    assert "pass the draw on" not in note(FLIP, "Wild Draw Color", options={"stacking": "higher"})
    assert "Wild Draw Color: cannot be answered" in text(FLIP, options={"stacking": "higher"})


def test_a_last_draw_card_of_the_small_deck_works_where_points_are_kept() -> None:
    assert "has no effect" in note(MINI, "Draw One", Mode.SINGLE)
    assert "takes effect" in note(MINI, "Draw One", Mode.FIRST_TO)


@pytest.mark.parametrize(
    ("edition", "mode", "words"),
    [
        (CLASSIC, Mode.FIRST_TO, "2 to 10 players."),
        (CLASSIC, Mode.PARTNERS, "4 players."),
        (CLASSIC, Mode.ROTATION, "4 or 8 players."),
        (
            CLASSIC,
            Mode.ROTATION,
            "every 4 rounds, until all have played with all: 12 rounds with four players, 28",
        ),
        (MINI, Mode.FIRST_TO, "reach 250 points"),
        (MINI, Mode.SINGLE, "One round decides."),
        (FLIP, Mode.LOWEST, "Wild Draw Color: 60 points."),
    ],
)
def test_a_mode_is_told_as_it_is_played(edition: Edition, mode: Mode, words: str) -> None:
    assert words in text(edition, mode)


def test_where_no_points_are_kept_none_are_told() -> None:
    assert "points" not in text(MINI, Mode.SINGLE)


def test_the_price_of_a_forgotten_call_is_the_engines() -> None:
    assert f"Then you draw {CAUGHT_DRAWS} cards." in text(CLASSIC)


# --- nothing left over


def test_every_effect_that_draws_or_moves_cards_is_asked_about_as_a_last_card() -> None:
    assert set(WEIGHTY) < set(get_args(Effect))


def on_screens() -> set[str]:
    """Messages that the page and the commands name themselves."""
    source = Path(lastcard.__file__).parent
    web = source.parents[1] / "web" / "src" / "rules"
    texts = [path.read_text("utf-8") for path in (*web.glob("*.svelte"), *web.glob("*.ts"))]
    named = set(re.findall(r"\"(rules-[a-z-]+)\"", "\n".join(texts)))
    for node in ast.walk(ast.parse((source / "cli" / "rules.py").read_text("utf-8"))):
        if isinstance(node, ast.Constant) and str(node.value).startswith("rules-"):
            named.add(str(node.value))
    return named


def test_every_message_about_the_rules_is_needed() -> None:
    needed = on_screens()
    for edition in EDITIONS:
        for mode in Mode:
            for options in choices(edition):
                needed |= {one.message for one in lines(sections(edition, mode, options))}

    assert {name for name in messages("en") if name.startswith("rules-")} == needed
