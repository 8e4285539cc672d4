"""What a page learns of the editions and their rules before anybody sits down."""

from typing import Any

import msgspec
import pytest

from lastcard.bots.levels import LEVELS
from lastcard.editions import EDITIONS, get
from lastcard.engine.options import accepted_options, settle_rulings
from lastcard.engine.sheet import sheet_for
from lastcard.locale.howto import how_to_play
from lastcard.match.match import open_match
from lastcard.model.edition import Edition, Mode
from lastcard.model.rulings import HOUSE_RULES
from lastcard.protocol import EditionInfo, HowToPlay, Library
from lastcard.server.library import edition_info, library
from lastcard.server.settings import Settings
from lastcard.server.shelf import Shelf, kept_of
from lastcard.table.config import TIMERS, TableConfig, check_config
from tests.choices import some_values
from tests.editions import ALL_EDITIONS, RELAY, RELAY_FILE
from tests.server.visitors import server

editions = pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)


def of(edition: Edition) -> EditionInfo:
    return edition_info(edition, "en")


def asked(path: str) -> tuple[int, Any, str]:
    """Status, body and how long it may be kept."""
    with server(Settings(editions=(str(RELAY_FILE),))) as client:
        answer = client.get(path)
        return answer.status_code, answer.json(), answer.headers.get("cache-control", "")


# --- the editions


def test_the_editions_are_listed_over_http_and_may_be_kept_for_a_while() -> None:
    status, body, kept = asked("/api/editions")

    assert status == 200
    assert msgspec.convert(body, Library) == library("en", Shelf((RELAY,)))
    assert "max-age=300" in kept


def test_editions_levels_and_timers_are_those_that_a_table_takes() -> None:
    assert [one.key for one in library("en").editions] == [edition.key for edition in EDITIONS]
    assert library("en").levels == tuple(LEVELS)
    assert library("en").timers == TIMERS


@editions
def test_the_faces_of_a_side_are_the_whole_deck(edition: Edition) -> None:
    sheet = sheet_for(edition, edition.rulings)
    for side in of(edition).sides:
        shown = sheet.faces[side.side]
        deck = [shown[card].symbol for card in sheet.deck]

        faces = [face for face in side.faces if face.copies]
        assert {face.symbol: face.copies for face in faces} == {one: deck.count(one) for one in deck}
        assert all(
            face.points == next(one.points for one in shown.values() if one.symbol == face.symbol)
            for face in faces
        )
        assert tuple(color.color for color in side.colors) == sheet.colors[side.side]


def test_a_card_of_two_sides_shows_the_one_that_is_meant() -> None:
    light, dark = of(get("flip")).sides

    assert [face.card for face in light.faces if face.symbol in ("5", "w+2")] == ["r5/?", "w+2/?"]
    assert [face.card for face in dark.faces if face.symbol in ("5", "w+c")] == ["?/p5", "?/w+c"]


@editions
def test_options_are_all_that_the_edition_accepts_with_its_own_defaults(edition: Edition) -> None:
    options = of(edition).options

    assert [option.name for option in options] == list(accepted_options(edition))
    assert {option.name for option in options if option.house} == set(HOUSE_RULES)
    for option in options:
        values = option.choices if option.bounds is None else option.bounds
        assert values == some_values(option.name)
        assert bool(option.choices) is (option.bounds is None)
        for value in values:
            settle_rulings(edition, {option.name: value})
    assert settle_rulings(edition, {option.name: option.default for option in options}) == edition.rulings


@editions
def test_printings_are_told_with_what_each_changes(edition: Edition) -> None:
    english, *others = of(edition).printings

    assert (english.key, english.rules) == ("en", {})
    assert [(one.key, one.rules) for one in others] == [
        (one.key, dict(one.rules)) for one in edition.printings[1:]
    ]
    for one in others:
        changed = settle_rulings(edition, one.rules)
        assert {
            name for name in one.rules if getattr(changed, name) != getattr(edition.rulings, name)
        } == set(one.rules), "only what differs"


@pytest.mark.parametrize("order", ["blocks", "alternate"])
def test_a_rotation_is_offered_with_the_rounds_that_it_will_have(order: str) -> None:
    (rotation,) = (mode for mode in of(get("beach")).modes if mode.rounds)

    assert rotation.mode == Mode.ROTATION
    for seats, rounds in zip(rotation.seats, rotation.rounds, strict=True):
        match = open_match(get("beach"), seats, mode=Mode.ROTATION, options={"rotation_order": order})
        assert match.rounds_planned == rounds


@editions
def test_a_mode_is_offered_for_exactly_the_seats_that_a_table_may_have(edition: Edition) -> None:
    for mode in of(edition).modes:
        for seats in range(12):
            config = TableConfig(
                edition=edition.key, sheet=kept_of(edition), seats=seats, mode=Mode(mode.mode)
            )
            if seats in mode.seats:
                check_config(config)
            else:
                with pytest.raises(Exception, match="seats"):
                    check_config(config)


# --- how to play


@editions
def test_the_rules_of_an_edition_are_told_as_codes(edition: Edition) -> None:
    status, body, kept = asked(f"/api/editions/{edition.key}/rules")
    told = msgspec.convert(body, HowToPlay)

    assert status == 200
    assert told.sections == how_to_play(edition, edition.rulings, edition.mode)
    assert (told.edition, told.mode) == (edition.key, edition.mode)
    assert told.two_sided == bool(edition.pairs)
    assert "max-age=300" in kept


def test_mode_and_options_stand_in_the_query() -> None:
    _, body, _ = asked(
        "/api/editions/mini/rules?mode=lowest&stacking=same&jump_in=true&target=500&mini_deck=b"
    )
    chosen: dict[str, object] = {"stacking": "same", "jump_in": True, "target": 500, "mini_deck": "b"}
    mini = get("mini")

    assert msgspec.convert(body, HowToPlay).sections == how_to_play(
        mini, settle_rulings(mini, chosen), Mode.LOWEST
    )


def test_a_printing_stands_in_the_query_and_an_option_beside_it_wins() -> None:
    _, body, _ = asked("/api/editions/mini/rules?mode=first_to&printing=fr&mini_deck=a")
    mini = get("mini")
    chosen = {"target": 500, "catch_until": "plays", "mini_deck": "a"}

    assert msgspec.convert(body, HowToPlay).sections == how_to_play(
        mini, settle_rulings(mini, chosen), Mode.FIRST_TO
    )


def test_an_option_may_go_by_its_older_name() -> None:
    told = asked("/api/editions/mini/rules?mode=first_to&mini_target=500")

    assert told == asked("/api/editions/mini/rules?mode=first_to&target=500")


def test_an_option_that_is_off_can_be_said_to_be_off() -> None:
    assert asked("/api/editions/classic/rules?stacking=false") == asked("/api/editions/classic/rules")


@pytest.mark.parametrize(
    "path",
    [
        "poker/rules",
        "classic/rules?mode=often",
        "classic/rules?stacking=often",
        "classic/rules?stacking=",
        "classic/rules?jump_in=1",
        "classic/rules?mini_deck=b",
        "classic/rules?mini_target=500",
        "classic/rules?target=49",
        "classic/rules?target=2001",
        "classic/rules?target=1e2",
        "classic/rules?target=-500",
        "classic/rules?target=500.0",
        "classic/rules?target=true",
        f"classic/rules?target={10**30}",
        "classic/rules?cycles=0",
        "classic/rules?cycles=",
        "classic/rules?printing=fr",
        "mini/rules?printing=fr-CA",
        "mini/rules?printing=FR",
        "mini/rules?printing=",
        f"mini/rules?printing={'fr' * 50}",
        "classic/rules?frozen=true",
    ],
)
def test_what_cannot_be_played_is_refused_with_a_code(path: str) -> None:
    status, body, _ = asked(f"/api/editions/{path}")

    assert (status, body) == (400, {"type": "Refused", "code": "bad_config"})
