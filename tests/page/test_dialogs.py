"""Every question of every edition, from a prepared position: it is asked, can be answered, and the table goes on."""

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from lastcard.editions.standard import CHALLENGE_EXTRA
from tests.page.conftest import watched_tab
from tests.page.person import PATIENCE_MS, Person, say
from tests.page.staged import Stage, Staged
from tests.page.test_rounds import DESK, PHONE


class Ask(NamedTuple):
    """A position with a question for one person, and an answer."""

    position: str
    name: str
    title: str
    """A part of the dialog's title."""
    clicks: tuple[str, ...]
    """Names of the buttons that answer it."""
    then: str
    """A question that is open afterwards."""


def classic(script: str, hands: str, *, top: str = "r5", rules: str = "", edition: str = "classic") -> str:
    """A position with three at the table."""
    return f'''
edition = "{edition}"
seats = ["Ann", "Bob", "Cy"]
rules = {{ {rules} }}
script = """
{script}
"""

[position]
turn = "Ann"
discard = "{top}"
rest = "deck"
hands = {{ {hands} }}
'''


FLIPPED = 'Bob = "g2/te y8/o2", Cy = "g9/pv b7/o3"'


def dark(script: str, ann: str) -> str:
    """A position on the dark side."""
    text = classic(script, f"{ann}, {FLIPPED}", top="r5/t5", edition="flip")
    return text.replace("[position]", '[position]\nside = "dark"')


ASKS = {
    "color": Ask(
        classic("Ann w", 'Ann = "w r1 y2", Bob = "g2 y8", Cy = "g9 b7"'), "Ann", "color", ("green",), "play"
    ),
    "challenge": Ask(
        classic("Ann w+4 g", 'Ann = "w+4 r1 y2", Bob = "g2 y8", Cy = "g9 b7"'),
        "Bob",
        "Ann",
        ("Challenge",),
        "play",
    ),
    "accept": Ask(
        classic("Ann w+4 g", 'Ann = "w+4 r1 y2", Bob = "g2 y8", Cy = "g9 b7"'),
        "Bob",
        "Ann",
        ("Take",),
        "play",
    ),
    "drawn": Ask(
        classic("Ann draw", 'Ann = "b1 y2", Bob = "g2 y8", Cy = "g9 b7"').replace(
            'rest = "deck"', 'rest = "deck"\ndraw = "r9"'
        ),
        "Ann",
        "red 9",
        ("Play",),
        "play",
    ),
    "keep": Ask(
        classic("Ann draw", 'Ann = "b1 y2", Bob = "g2 y8", Cy = "g9 b7"').replace(
            'rest = "deck"', 'rest = "deck"\ndraw = "r9"'
        ),
        "Ann",
        "red 9",
        ("Keep",),
        "play",
    ),
    "stack": Ask(
        classic("Ann r+2", 'Ann = "r+2 r1 y2", Bob = "g+2 y8 y9", Cy = "g9 b7"', rules='stacking = "same"'),
        "Bob",
        "",
        ("green Draw Two",),
        "stack",
    ),
    "swap": Ask(
        classic("Ann r7", 'Ann = "r7 r1 y2", Bob = "g2 y8", Cy = "g9 b7"', rules="seven_zero = true"),
        "Ann",
        "",
        ("Cy",),
        "play",
    ),
    "give": Ask(
        classic("Ann wg", 'Ann = "wg t1 p2 o4", Bob = "o2 p8", Cy = "p9 t7"', top="t5", edition="beach"),
        "Ann",
        "",
        ("turquoise 1", "pink 2", "Cy", "Give 2 cards to Cy"),
        "color",
    ),
    "battle": Ask(
        classic("Ann wb", 'Ann = "wb r1 y2", Bob = "g2 y8", Cy = "g9 b7"', edition="battle"),
        "Ann",
        "",
        ("Bob",),
        "reveal",
    ),
    "reveal": Ask(
        classic("Ann wb Bob", 'Ann = "wb r1 y2", Bob = "g2 y8", Cy = "g9 b7"', edition="battle"),
        "Bob",
        "",
        ("yellow 8",),
        "reveal",
    ),
    "show": Ask(
        classic("Ann wt b", 'Ann = "wt r1 y2", Bob = "b2 b8", Cy = "g9 y7"', edition="trend"),
        "Bob",
        "",
        ("blue 8",),
        "play",
    ),
    "flip color": Ask(
        classic("Ann w/p5", f'Ann = "w/p5 r1/u2 y2/t1", {FLIPPED}', top="r5/t5", edition="flip"),
        "Ann",
        "color",
        ("green",),
        "play",
    ),
    "flip dark color": Ask(dark("Ann y1/w", 'Ann = "y1/w r1/u2 y2/t1"'), "Ann", "color", ("purple",), "play"),
    "flip draw until": Ask(
        dark("Ann y6/w+c o", 'Ann = "y6/w+c r1/u2 y2/t1"'), "Bob", "Ann", ("Challenge",), "play"
    ),
    "mini challenge": Ask(
        classic("Ann w+2 g", 'Ann = "w+2 r1 y2", Bob = "g2 y3", Cy = "g3 b2"', top="r3", edition="mini"),
        "Bob",
        "Ann",
        ("Challenge",),
        "play",
    ),
}


def seated(tab: Page, table: Staged, name: str) -> Person:
    """Somebody comes back to their seat."""
    tab.add_init_script(table.seat(name))
    tab.goto(table.address)
    tab.wait_for_selector("button.card", timeout=PATIENCE_MS)
    return Person(tab)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("ask", ASKS.values(), ids=ASKS)
def test_a_question_can_be_answered(ask: Ask, size: ViewportSize, stage: Stage, browser: Browser) -> None:
    table = stage.table(ask.position)
    with watched_tab(browser, size) as tab:
        person = seated(tab, table, ask.name)
        expect(person.dialog.locator("h2")).to_contain_text(ask.title, ignore_case=True)

        for name in ask.clicks:
            button = person.dialog.get_by_role("button", name=name).first
            button.scroll_into_view_if_needed()
            button.click()

        expect(person.dialog.get_by_role("button", name=ask.clicks[-1]).first).to_have_count(
            0, timeout=PATIENCE_MS
        )
        assert table.question == ask.then


def test_the_focus_comes_to_a_question_and_goes_back_to_the_hand(stage: Stage, tab: Page) -> None:
    table = stage.table(classic("Ann draw", 'Ann = "b1 y2", Bob = "g2 y8", Cy = "g9 b7"'))
    person = seated(tab, table, "Ann")

    assert person.dialog.evaluate("dialog => dialog.contains(document.activeElement)")
    person.dialog.get_by_role("button").last.click()
    expect(person.dialog).to_have_count(0)
    assert tab.evaluate("document.activeElement.matches('button.card')")


def test_a_card_that_does_not_fit_says_why(stage: Stage, tab: Page) -> None:
    person = seated(tab, stage.table(classic("", 'Ann = "b1 y2 r3", Bob = "g2 y8", Cy = "g9 b7"')), "Ann")

    person.card("b1").click()

    expect(tab.get_by_text("It matches neither the color nor the symbol on top.").first).to_be_visible()
    assert person.hand() == ["b1", "r3", "y2"]


def test_after_a_round_the_server_says_how_long_the_pause_is(stage: Stage, tab: Page) -> None:
    table = stage.table(classic("", 'Ann = "r1", Bob = "g2 y8", Cy = "g9 b7"'))
    table.actor._speed = 50.0
    person = seated(tab, table, "Ann")

    person.card("r1").click()

    expect(tab.locator("footer .next")).to_have_text(re.compile(r"\b(400|39\d) s$"), timeout=PATIENCE_MS)


def test_a_challenge_says_what_it_costs_to_be_wrong(stage: Stage, tab: Page) -> None:
    person = seated(tab, stage.table(ASKS["mini challenge"].position), "Bob")

    expect(person.dialog).to_contain_text(say("ask-challenge-wrong", count=2, extra=CHALLENGE_EXTRA))


def test_a_spectator_sees_no_faces(stage: Stage, tab: Page) -> None:
    table = stage.table(classic("", 'Ann = "b1 y2 r3", Bob = "g2 y8", Cy = "g9 b7"'))
    tab.goto(f"{stage.address}/watch/{table.id}")
    tab.wait_for_selector(".piles", timeout=PATIENCE_MS)

    assert tab.locator("button.card").count() == 0
    seen = tab.content()
    assert "blue 1" not in seen
    assert "red 5" in seen


def test_the_deck_turns_over_in_flip(stage: Stage, tab: Page) -> None:
    position = classic("", f'Ann = "rf/u3 r3/p7 y2/t1", {FLIPPED}', top="r5/t5", edition="flip")
    person = seated(tab, stage.table(position), "Ann")
    expect(tab.locator(".room")).to_have_attribute("data-side", "light")
    assert person.hand() == ["r3/?", "rf/?", "y2/?"]

    person.card("rf/?").click()

    expect(tab.locator(".room")).to_have_attribute("data-side", "dark", timeout=PATIENCE_MS)
    assert person.hand() == ["?/p7", "?/t1"]
