"""What somebody chooses counts at once, and is still so the next time."""

import pytest
from playwright.sync_api import Page, expect

from lastcard.locale import Speaker
from tests.page.person import PATIENCE_MS, phrase
from tests.page.scenes import POSITIONS
from tests.page.staged import Stage
from tests.page.test_dialogs import seated

BACKGROUND = "getComputedStyle(document.documentElement).backgroundColor"
LIGHT, DARK = "rgb(243, 239, 231)", "rgb(16, 24, 32)"

WATCH_FLIGHTS = """
window.flights = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.classList?.contains("flying")) window.flights++;
}).observe(document, { childList: true, subtree: true });
"""
WATCH_SOUNDS = """
window.sounds = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.sounds++;
  return start.apply(this, when);
};
"""


def choose(tab: Page, stage: Stage, question: str, answer: str) -> None:
    tab.goto(f"{stage.address}/settings")
    tab.get_by_role("group", name=phrase(question)).get_by_text(answer, exact=True).click()


def test_a_language_counts_at_once_and_is_remembered(stage: Stage, tab: Page) -> None:
    german, spanish = Speaker("de").phrase, Speaker("es").phrase
    choose(tab, stage, "settings-language", "Deutsch")
    heading, html = tab.get_by_role("heading", level=1), tab.locator("html")
    expect(heading).to_have_text(german("settings-title"))
    expect(html).to_have_attribute("lang", "de")
    expect(tab).to_have_title(f"{german('settings-title')} · lastcard")

    tab.goto(stage.address)
    expect(tab.locator("#quick")).to_have_text(german("home-quick"))
    tab.get_by_role("combobox", name=german("settings-language")).select_option("es")
    expect(tab.locator("#quick")).to_have_text(spanish("home-quick"))
    expect(html).to_have_attribute("lang", "es")

    tab.reload()
    expect(tab.locator("#quick")).to_have_text(spanish("home-quick"))
    tab.goto("about:blank")
    tab.goto(f"{stage.address}/#lang=de")
    expect(tab.locator("#quick")).to_have_text(german("home-quick"))


def test_a_theme_counts_at_once_and_is_remembered(stage: Stage, tab: Page) -> None:
    choose(tab, stage, "settings-theme", phrase("settings-theme-dark"))
    assert tab.evaluate(BACKGROUND) == DARK

    tab.goto(stage.address)
    expect(tab.locator("#quick")).to_be_visible()
    assert tab.evaluate(BACKGROUND) == DARK
    toggle = tab.get_by_role("button", name=phrase("settings-dark"))
    expect(toggle).to_have_attribute("aria-pressed", "true")

    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "false")
    assert tab.evaluate(BACKGROUND) == LIGHT


def test_a_theme_follows_the_device_unless_chosen(stage: Stage, tab: Page) -> None:
    tab.emulate_media(color_scheme="dark")
    tab.goto(f"{stage.address}/settings")
    expect(tab.get_by_role("heading", level=1)).to_be_visible()
    assert tab.evaluate(BACKGROUND) == DARK
    tab.emulate_media(color_scheme="light")
    assert tab.evaluate(BACKGROUND) == LIGHT


@pytest.mark.parametrize(("answer", "flies"), [("full", True), ("reduced", False)])
def test_cards_fly_or_not_as_chosen(answer: str, flies: bool, stage: Stage, tab: Page) -> None:  # noqa: FBT001
    # The device asks for less motion; `full` overrules it, as `reduced` would overrule the opposite.
    tab.emulate_media(reduced_motion="no-preference" if answer == "reduced" else "reduce")
    tab.add_init_script(WATCH_FLIGHTS)
    choose(tab, stage, "settings-motion", phrase(f"settings-motion-{answer}"))
    person = seated(tab, stage.table(POSITIONS["classic"]), "Ann")

    person.card("r1").click()

    expect(person.cards).to_have_count(8, timeout=PATIENCE_MS)
    assert (tab.evaluate("flights") > 0) is flies


@pytest.mark.parametrize("sound", [True, False], ids=["on", "off"])
def test_sounds_are_made_or_not_as_chosen(sound: bool, stage: Stage, tab: Page) -> None:  # noqa: FBT001
    tab.add_init_script(WATCH_SOUNDS)
    tab.goto(f"{stage.address}/settings")
    switch = tab.get_by_role("switch", name=phrase("settings-sound"))
    expect(switch).to_be_checked()
    if not sound:
        switch.click()
        expect(switch).not_to_be_checked()
        tab.reload()
        expect(switch).not_to_be_checked()
    person = seated(tab, stage.table(POSITIONS["classic"]), "Ann")

    person.card("r1").click()

    expect(person.cards).to_have_count(8, timeout=PATIENCE_MS)
    assert (tab.evaluate("sounds") > 0) is sound


def test_shapes_can_be_left_out(stage: Stage, tab: Page) -> None:
    tab.goto(f"{stage.address}/settings")
    shape = tab.locator(".sample .suit-shape").first
    expect(shape).to_be_visible()

    tab.get_by_role("switch", name=phrase("settings-shapes")).click()

    expect(shape).to_be_hidden()


def test_the_hand_lies_in_the_order_that_was_chosen(stage: Stage, tab: Page) -> None:
    choose(tab, stage, "settings-order", phrase("settings-order-symbol"))
    person = seated(tab, stage.table(POSITIONS["classic"]), "Ann")
    by_symbol = person.cards.evaluate_all("cards => cards.map(card => card.dataset.code)")

    choose(tab, stage, "settings-order", phrase("settings-order-color"))
    tab.go_back()
    expect(person.cards).to_have_count(9, timeout=PATIENCE_MS)
    by_color = person.cards.evaluate_all("cards => cards.map(card => card.dataset.code)")

    assert [code[0] for code in by_color] == sorted((code[0] for code in by_color), key="rygbw".index)
    assert by_symbol != by_color
    assert sorted(by_symbol) == sorted(by_color)
