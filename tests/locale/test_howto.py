"""How to play: every card and every option has its words, and the words hold."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import lastcard
from lastcard.editions import BATTLE, BEACH, CLASSIC, FLIP, MINI, TREND
from lastcard.engine.apply import CAUGHT_DRAWS
from lastcard.engine.options import accepted_options, settle_rulings, with_printing
from lastcard.engine.sheet import sheet_for
from lastcard.locale import LANGUAGES, Speaker
from lastcard.locale.card_notes import WEIGHTY
from lastcard.locale.guide import Line, Section, tell
from lastcard.locale.howto import how_to_play
from lastcard.model.edition import Edition, Mode
from lastcard.model.effects import Challengeable, Effect
from lastcard.model.rulings import HOUSE_RULES
from tests.choices import some_values
from tests.editions import ALL_EDITIONS, STRANGERS
from tests.locale.fluent_files import messages

Options = Mapping[str, object]
NONE: Options = {}


def has_wild_draws(edition: Edition) -> bool:
    rows = (row for side in edition.sides for row in side.rows)
    return any(isinstance(effect, Challengeable) for row in rows for effect in row.when_played)


CHANGES = [
    pytest.param(edition, option, value, id=f"{edition.key}-{option}-{value}")
    for edition in ALL_EDITIONS
    for option in accepted_options(edition)
    for value in some_values(option)
    if value != getattr(edition.rulings, option)
    and (option != "strict_wild_draw" or has_wild_draws(edition))  # else it is about no card
]
PRINTED = [
    pytest.param(edition, printing.key, option, id=f"{edition.key}-{printing.key}-{option}")
    for edition in ALL_EDITIONS
    for printing in edition.printings
    for option, _ in printing.rules
]
editions = pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
modes = pytest.mark.parametrize("mode", Mode)
languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def speaker(language: str, edition: Edition) -> Speaker:
    return Speaker(language, edition=edition)


def sections(edition: Edition, mode: Mode | None = None, options: Options = NONE) -> tuple[Section, ...]:
    return how_to_play(edition, settle_rulings(edition, options), mode or edition.mode)


TOGETHER: tuple[Options, ...] = (
    {"opening_flip": "flip", "start_direction": "right"},
    {"battle_uno": "at_once", "uno_after_battle": "never"},
)
"""Choices that are told in words of their own when they come together."""


def choices(edition: Edition) -> Iterator[Options]:
    """The printed rules, every value of every option, and what is told together."""
    accepted = accepted_options(edition)
    yield NONE
    for option in accepted:
        for value in some_values(option, edition):
            yield {option: value}
    yield from (options for options in TOGETHER if set(options) <= set(accepted))


def lines(told: tuple[Section, ...]) -> Iterator[Line]:
    for section in told:
        yield section.title
        yield from section.lines
        for note in section.notes:
            yield note.title
            yield from note.lines


def text(edition: Edition, mode: Mode | None = None, options: Options = NONE, language: str = "en") -> str:
    speaks = speaker(language, edition)
    return "\n".join(tell(one, speaks) for one in lines(sections(edition, mode, options)))


def note(edition: Edition, name: str, mode: Mode | None = None, options: Options = NONE) -> str:
    """What is told of a card, by its English name."""
    speaks = speaker("en", edition)
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


@pytest.mark.parametrize(("edition", "printing", "option"), PRINTED)
def test_every_point_of_a_printing_is_told(edition: Edition, printing: str, option: str) -> None:
    rules = with_printing(edition, printing, NONE)
    others = {key: value for key, value in rules.items() if key != option}

    assert [text(edition, mode, rules) for mode in Mode] != [text(edition, mode, others) for mode in Mode]


@editions
def test_every_mode_is_told_in_other_words(edition: Edition) -> None:
    assert len({text(edition, mode) for mode in Mode}) == len(Mode)


@languages
@editions
def test_whatever_is_chosen_can_be_said_in_every_language(edition: Edition, language: str) -> None:
    house = {option: some_values(option)[-1] for option in HOUSE_RULES}
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
        told = sections(edition, mode, {option: some_values(option)[-1]})
        assert told[-1].key == "house"


def test_no_section_is_empty_and_none_stands_twice() -> None:
    for edition in ALL_EDITIONS:
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
        (BATTLE, {}, "Kickin' Battle", "the turn of the player after you."),
        (BATTLE, {"battle_next": "challenged"}, "Kickin' Battle", "the player after your opponent."),
        (BATTLE, {"battle_next": "challenged"}, "Kickin' Battle", "Between two players that is you"),
        (BATTLE, {"battle_optional": True}, "Kickin' Battle", "battle nobody. Then the color stays"),
        (BATTLE, {"battle_optional": True}, "Kickin' Battle", "it wins if you battle nobody"),
        (
            BATTLE,
            {"battle_optional": True, "battle_last_card": "goes_out"},
            "Kickin' Battle",
            "As your last card it has no effect",
        ),
        (BATTLE, {}, "Kickin' Battle", "Whoever is down to one card after the battle has to call UNO."),
        (BATTLE, {"uno_after_battle": "never"}, "Kickin' Battle", "Nobody has to call UNO"),
        (BATTLE, {"battle_uno": "at_once"}, "Kickin' Battle", "after the battle has to call UNO, too."),
        (
            BATTLE,
            {"battle_uno": "at_once", "uno_after_battle": "never"},
            "Kickin' Battle",
            "call UNO at once: you can be caught while it lasts. Otherwise nobody has to",
        ),
        (TREND, {}, "Fashion Trend", "show you a card"),
        (TREND, {"trend_visible": "all"}, "Fashion Trend", "show everyone a card"),
        (TREND, {"trend_color": "keep"}, "Fashion Trend", "for this card only"),
        (TREND, {"trend_last_card": "ignore"}, "Fashion Trend", "As your last card it has no effect"),
        (FLIP, {}, "Flip", "the next player names one"),
        (FLIP, {"wild_after_flip": "flipper"}, "Flip", "you name one"),
        (FLIP, {}, "Flip", "scored on the new side"),
        (FLIP, {}, "Wild Draw Color", "until a card of the named color comes"),
        (FLIP, {}, "Skip Everyone", "you play again"),
        (MINI, {}, "Draw One", "draws 2 cards and loses a turn. The +1 on the card does not count."),
        (MINI, {"mini_draw_one": 1}, "Draw One", "draws one card and loses a turn. As your last card"),
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
        (
            CLASSIC,
            Mode.ROTATION,
            "two games of a round are played one after the other, and each counts as a round: 56",
        ),
        (MINI, Mode.FIRST_TO, "reach 250 points"),
        (MINI, Mode.SINGLE, "One round decides."),
        (FLIP, Mode.LOWEST, "Wild Draw Color: 60 points."),
    ],
)
def test_a_mode_is_told_as_it_is_played(edition: Edition, mode: Mode, words: str) -> None:
    assert words in text(edition, mode)


@pytest.mark.parametrize("mode", [mode for mode in Mode if mode not in (Mode.SINGLE, Mode.ROTATION)])
@editions
def test_the_target_in_force_is_told_where_points_decide(edition: Edition, mode: Mode) -> None:
    assert re.search("reach(es)? 730 points", text(edition, mode, {"target": 730}))


@pytest.mark.parametrize("mode", [Mode.SINGLE, Mode.ROTATION])
@editions
def test_no_target_is_told_where_points_decide_nothing(edition: Edition, mode: Mode) -> None:
    assert text(edition, mode, {"target": 730}) == text(edition, mode)


@pytest.mark.parametrize(
    ("edition", "options", "words"),
    [
        (CLASSIC, {}, "A number: the player to the left of the dealer starts."),
        (CLASSIC, {"start_direction": "right"}, "A number: the player to the right of the dealer starts."),
        (CLASSIC, {"start_direction": "right"}, "Wild: the player to the right of the dealer names a color"),
        (CLASSIC, {"start_direction": "right"}, "to the right, that is counterclockwise"),
        (FLIP, {"start_direction": "right"}, "Flip: nothing happens, the player to the right"),
        (CLASSIC, {}, "Reverse: the dealer plays first"),
        (BEACH, {"opening_reverse": "right"}, "so the player on the other side of the dealer starts"),
        (BEACH, {}, "Draw Two: the player to the left of the dealer draws the cards, and then starts"),
        (BEACH, {"opening_draw_skips": True}, "Skip, Draw Two: the card takes effect at once"),
        (BEACH, {}, "Wild, Wild Draw Four, Beachcomber: the card goes back into the draw pile, the pile"),
        (BEACH, {"rejected_opening": "bottom"}, "Beachcomber: the card goes under the draw pile"),
        (BATTLE, {"rejected_opening": "middle"}, "Wild Draw Four: the card goes into the middle of the"),
        (CLASSIC, {}, "You may also draw although you could play."),
        (BEACH, {}, "You may not draw while you hold a colored card that fits."),
        (CLASSIC, {"force_play": True}, "You may not draw while you hold a colored card that fits."),
        (BEACH, {"voluntary_draw": "never"}, "not even one without a color. You never have to bluff."),
        (BEACH, {"voluntary_draw": "never", "force_play": True}, "not even one without a color."),
        (BATTLE, {"drawn_card": "must_if_stuck"}, "if you could play nothing before, you must."),
        (BATTLE, {"drawn_card": "must_if_stuck", "voluntary_draw": "never"}, "fits, you must play it at"),
        (CLASSIC, {}, "until the next player plays, draws or passes. Then you draw 2 cards."),
        (CLASSIC, {"catch_until": "plays"}, "has played a card, kept the drawn one or passed. Then you"),
        (CLASSIC, {"catch_until": "open"}, "as long as you have just that one card. Then you draw 2"),
        (BEACH, {"penalty_draw_closes_uno": True}, "once the player hit by a draw card has drawn the"),
    ],
)
def test_an_option_is_told_as_it_is_played(edition: Edition, options: Options, words: str) -> None:
    assert words in text(edition, options=options)


@pytest.mark.parametrize("until", ["plays", "open"])
def test_a_penalty_draw_is_told_only_where_it_ends_the_chance_to_catch(until: str) -> None:
    options = {"catch_until": until}

    assert text(BEACH, options={**options, "penalty_draw_closes_uno": True}) == text(BEACH, options=options)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"rotation_order": "alternate"}, "With four players partners change after every round, with eight"),
        ({"cycles": 2}, "12 rounds with four players, 28 with eight at two tables."),
        ({"cycles": 2}, "All this is played 2 times, that is 24 rounds with four players or 56 with eight"),
        ({"cycles": 2}, "each counts as a round: 112 in all."),
        ({"next_dealer": "winner"}, "With eight players the deal always moves one seat to the left."),
    ],
)
def test_a_rotation_is_told_as_it_is_played(options: Options, words: str) -> None:
    assert words in text(BEACH, Mode.ROTATION, options)


def test_between_partners_no_battle_comes_back_at_once() -> None:
    assert "that is you" not in note(BATTLE, "Kickin' Battle", Mode.PARTNERS, {"battle_next": "challenged"})


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
    for edition in (*ALL_EDITIONS, *STRANGERS):
        for mode in Mode:
            for options in choices(edition):
                needed |= {one.message for one in lines(sections(edition, mode, options))}

    assert {name for name in messages("en") if name.startswith("rules-")} == needed
