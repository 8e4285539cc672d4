"""Every question of every edition, from a prepared position: it is asked, can be answered, and the table goes on."""

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from lastcard.editions.standard import CHALLENGE_EXTRA
from tests.page.asks import ASKS, COMMON, FLIPPED, Ask, classic
from tests.page.conftest import watched_tab
from tests.page.person import PATIENCE_MS, Person, phrase
from tests.page.staged import Stage, Staged
from tests.page.test_rounds import DESK, PHONE


def seated(tab: Page, table: Staged, name: str) -> Person:
    """Somebody comes back to their seat."""
    tab.add_init_script(table.seat(name))
    tab.goto(table.address)
    tab.wait_for_selector("button.card", timeout=PATIENCE_MS)
    return Person(tab)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("ask", ASKS.values(), ids=ASKS)
def test_a_question_can_be_answered(ask: Ask, size: ViewportSize, stage: Stage, browser: Browser) -> None:
    with watched_tab(browser, size) as tab:
        answer(ask, stage, tab)


@pytest.mark.parametrize("asks", COMMON.values(), ids=COMMON)
def test_what_every_edition_asks_can_be_answered_in_each(
    asks: list[Ask], stage: Stage, browser: Browser
) -> None:
    with watched_tab(browser, PHONE) as tab:
        for ask in asks:
            answer(ask, stage, tab)


def answer(ask: Ask, stage: Stage, tab: Page) -> None:
    table = stage.table(ask.position)
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


WHY = {
    "": phrase("ask-challenge-why-all", who="Ann", card="Wild Draw Two"),
    'mini_wild_match = "plain_only"': phrase(
        "ask-challenge-why-plain-only", who="Ann", card="Wild Draw Two", wild="Wild"
    ),
    'mini_wild_match = "none"': phrase("ask-challenge-why-none", who="Ann", card="Wild Draw Two"),
}


@pytest.mark.parametrize(("rules", "why"), WHY.items(), ids=["all", "plain only", "none"])
def test_a_challenge_says_what_a_bluff_is_and_what_each_answer_costs(
    rules: str, why: str, stage: Stage, tab: Page
) -> None:
    position = ASKS["mini challenge"].position.replace("rules = {", f"rules = {{ {rules}")
    person = seated(tab, stage.table(position), "Bob")

    right = phrase("ask-challenge-right", who="Ann", count=2)
    wrong = phrase("ask-challenge-wrong", count=2, extra=CHALLENGE_EXTRA)
    expect(person.dialog).to_have_accessible_description(f"{why} {right} {wrong}")


@pytest.mark.parametrize("ask", ["battle", "reveal"])
def test_a_battle_says_what_it_costs_to_lose_it(ask: str, stage: Stage, tab: Page) -> None:
    person = seated(tab, stage.table(ASKS[ask].position), ASKS[ask].name)

    expect(person.dialog).to_contain_text(phrase("ask-battle-price", count=2))


@pytest.mark.parametrize(
    ("rules", "hint"),
    [("", phrase("ask-show-hint", who="Ann")), ('trend_visible = "all"', phrase("ask-show-hint-all"))],
    ids=["caller", "all"],
)
def test_whoever_shows_a_card_is_told_who_sees_it(rules: str, hint: str, stage: Stage, tab: Page) -> None:
    position = ASKS["show"].position.replace("rules = {", f"rules = {{ {rules}")
    person = seated(tab, stage.table(position), "Bob")

    expect(person.dialog).to_have_accessible_description(hint)


@pytest.mark.parametrize("kept", [True, False], ids=["on", "off"])
def test_colors_are_named_by_single_keys_unless_they_are_turned_off(
    kept: bool,  # noqa: FBT001
    stage: Stage,
    tab: Page,
) -> None:
    table = stage.table(ASKS["color"].position)
    tab.add_init_script(f"localStorage.setItem('lastcard.keys', '{'on' if kept else 'off'}')")
    person = seated(tab, table, "Ann")
    expect(person.dialog.locator("kbd")).to_have_count(4 if kept else 0)

    tab.locator(".tool.keys").click()
    tab.keyboard.press("3")
    assert table.question == "color", "what is typed over an open sheet is not for the table"
    tab.keyboard.press("Escape")
    tab.keyboard.press("3")

    if kept:
        expect(tab.locator("p.color")).to_contain_text("green", timeout=PATIENCE_MS)
    else:
        expect(person.dialog).to_be_visible()
        assert table.question == "color"


def test_a_spectator_sees_no_faces(stage: Stage, tab: Page) -> None:
    table = stage.table(classic("", 'Ann = "b1 y2 r3", Bob = "g2 y8", Cy = "g9 b7"'))
    tab.goto(f"{stage.address}/watch/{table.id}")
    tab.wait_for_selector(".piles", timeout=PATIENCE_MS)

    assert tab.locator("button.card").count() == 0
    seen = tab.content()
    assert "blue 1" not in seen
    assert "red 5" in seen


def test_the_face_on_top_of_the_pile_is_named_in_flip(stage: Stage, tab: Page) -> None:
    position = classic("", f'Ann = "rf/u3 r3/p7 y2/t1", {FLIPPED}', top="r5/t5", edition="flip")
    seated(tab, stage.table(position.replace('rest = "deck"', 'rest = "deck"\ndraw = "b4/u1"')), "Ann")

    top = phrase("table-draw-top", card="purple 1")
    expect(tab.locator(".pile.draw")).to_have_accessible_name(re.compile(re.escape(top)))


def test_the_deck_turns_over_in_flip(stage: Stage, tab: Page) -> None:
    position = classic("", f'Ann = "rf/u3 r3/p7 y2/t1", {FLIPPED}', top="r5/t5", edition="flip")
    person = seated(tab, stage.table(position), "Ann")
    expect(tab.locator(".room")).to_have_attribute("data-side", "light")
    assert person.hand() == ["r3/?", "rf/?", "y2/?"]

    person.card("rf/?").click()

    expect(tab.locator(".room")).to_have_attribute("data-side", "dark", timeout=PATIENCE_MS)
    assert person.hand() == ["?/p7", "?/t1"]
