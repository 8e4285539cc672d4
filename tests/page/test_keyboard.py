"""A whole round without a mouse."""

import re

from playwright.sync_api import Page, expect

from lastcard.editions import get
from tests.page.person import OVER, PATIENCE_MS, Person, phrase

WAITS_FOR = f"{OVER}, .questions [role=dialog], button.card.ready, .pile.draws, .calls button"
FOCUSED = "document.activeElement"


def test_a_round_is_played_by_keyboard_alone(page_server: str, tab: Page) -> None:
    tab.goto(page_server)
    press_until(tab, f"{FOCUSED}.matches('li[data-edition=mini] a')")
    tab.keyboard.press("Enter")
    tab.wait_for_selector("form")
    press_until(tab, f"{FOCUSED}.value === '{get('mini').mode}'")
    press_until(tab, f"{FOCUSED}.value === 'single'", "ArrowDown")
    press_until(tab, f"{FOCUSED}.matches('form .primary')")
    tab.keyboard.press("Enter")
    tab.wait_for_url(re.compile(r"/t/\w+"), timeout=PATIENCE_MS)
    press_until(tab, f"{FOCUSED}.innerText === {phrase('table-begin')!r}")
    tab.keyboard.press("Enter")
    tab.wait_for_selector("button.card", timeout=PATIENCE_MS)
    person = Person(tab)

    for _ in range(300):
        tab.wait_for_selector(WAITS_FOR, timeout=PATIENCE_MS)
        if person.over:
            break
        act(person)
        tab.wait_for_timeout(60)

    expect(tab.locator(OVER)).to_be_visible()
    assert tab.evaluate(f"{FOCUSED}.closest('[role=dialog]') !== null"), "the end of the round has the focus"


def press_until(tab: Page, there: str, key: str = "Tab") -> None:
    """Go on by keyboard until the focus is there, and can be seen."""
    for _ in range(80):
        tab.keyboard.press(key)
        if tab.evaluate(there):
            assert tab.evaluate(f"{FOCUSED}.matches(':focus-visible')")
            return
    raise AssertionError(f"expected to come to {there} by {key}")


def act(person: Person) -> None:
    """Answer what is asked: a dialog by its first choice, else a card that fits, else draw or pass."""
    tab = person.tab
    if tab.locator(".calls .uno").count():
        tab.keyboard.press("u")
    elif person.dialog.count():
        if not person.dialog.evaluate("dialog => dialog.contains(document.activeElement)"):
            press_until(tab, f"{FOCUSED}.closest('.questions [role=dialog]') !== null")
        tab.keyboard.press("Enter")
    elif person.ready.count():
        if not tab.evaluate(f"{FOCUSED}.matches('button.card')"):
            press_until(
                tab, f"{FOCUSED}.matches('button.card') || !document.querySelector('button.card.ready')"
            )
        tab.keyboard.press("Home")
        for _ in range(person.cards.count()):
            if tab.evaluate(f"{FOCUSED}.matches('.ready')"):
                tab.keyboard.press("Enter")
                return
            tab.keyboard.press("ArrowRight")
    elif tab.locator(".pile.draws").count():
        tab.keyboard.press("d")
    elif tab.locator(".calls .catch").count():
        tab.keyboard.press("c")
    else:
        tab.keyboard.press("p")
