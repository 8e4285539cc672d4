"""The two-sided deck: which faces share a card, and which of them lie open."""

import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from lastcard.model.cards import Card, Side
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.notation import begin, parse_document, parse_header
from lastcard.views import view_of
from tests.data.printed import sheet_in_force

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "flip.md"

POSITION = """
edition = "flip"
seats = ["Ann", "Bob"]
rules = { RULES }
script = ""
[position]
turn = "Ann"
side = "SIDE"
discard = "r5/t5"
draw = "b1/ue b3/t2 b4/t+5"
hands = { Ann = "r9/u5 g5/o7", Bob = "g1/o5 b2/o8" }
"""


def position(*, side: Side = "light", rules: str = "") -> RoundState:
    text = POSITION.replace("SIDE", side).replace("RULES", rules)
    (case,) = parse_document(text).cases
    return begin(parse_header(case)).round


def printed_pairs() -> Counter[str]:
    """The pairing as the rule page lists it."""
    listed = PAGE.read_text("utf-8").partition("## The printed pairing")[2]
    return Counter(re.findall(r"`([^`\s]+/[^`\s]+)`", listed.partition("\n## ")[0]))


@pytest.mark.rule("FLIP-06", "F10")
def test_faces_are_paired_as_in_the_printed_deck() -> None:
    assert Counter(sheet_in_force("flip").deck) == printed_pairs()


@pytest.mark.rule("FLIP-06")
def test_only_blue_1_with_purple_skip_everyone_is_there_twice() -> None:
    copies = Counter(sheet_in_force("flip").deck)

    assert [card for card, times in copies.items() if times > 1] == ["b1/ue"]


@pytest.mark.rule("FLIP-01", "FLIP-08")
def test_every_card_has_a_light_face_before_a_dark_one() -> None:
    sheet = sheet_in_force("flip")

    assert {
        card: (sheet.faces["light"][card].code, sheet.faces["dark"][card].code) for card in sheet.deck
    } == {card: tuple(card.split("/")) for card in sheet.deck}


@pytest.mark.rule("FLIP-01")
def test_no_card_is_colorless_on_both_sides() -> None:
    assert not [card for card in sheet_in_force("flip").deck if card.count("w") == 2]


@pytest.mark.rule("FLIP-13", "FLIP-18", "F09")
@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), None], ids=["Ann", "Bob", "a spectator"])
@pytest.mark.parametrize(("side", "seen"), [("light", "?/ue"), ("dark", "b1/?")])
def test_everybody_sees_the_idle_face_of_the_next_card(side: Side, seen: str, viewer: Seat | None) -> None:
    assert view_of(position(side=side), viewer).draw_top == Card(seen)


@pytest.mark.rule("FLIP-18", "F09")
def test_of_the_other_cards_in_the_pile_only_the_number_is_known() -> None:
    at = position()
    otherwise = replace(at, draw=(at.draw[0], Card("y6/oe"), Card("g9/pv")))

    assert view_of(otherwise, Seat(0)) == view_of(at, Seat(0))


@pytest.mark.rule("FLIP-18", "F09")
def test_without_show_inactive_the_next_card_is_hidden() -> None:
    assert view_of(position(rules="show_inactive = false"), Seat(0)).draw_top is None
