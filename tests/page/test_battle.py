"""A battle is not told before its cards are turned; and whatever happens, it is told."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.asks import classic
from tests.page.person import PATIENCE_MS, phrase
from tests.page.staged import Stage, Staged
from tests.page.test_dialogs import seated

HANDS = 'Ann = "wb r1 y2", Bob = "g2 y8", Cy = "g9 b7"'
LOST_BY_ANN = phrase("event-battle-won", who="Bob", other="Ann")
NOT_ENOUGH = 'Ann = "wb r1 y2", Bob = "y8", Cy = "g9 b7"'
"""Bob has one card, and after Ann has drawn there is none for him: he goes out."""

WATCH = """
// What the page looked like when the outcome was first told, and when the round was first called over.
window.told = {};
const places = { log: ".lines", status: ".status .last", announced: ".said[role=log]", over: "#round-end" };
new MutationObserver(() => {
  for (const [name, place] of Object.entries(places)) {
    const found = document.querySelector(place)?.textContent;
    if (window.told[name] === undefined && (name === "over" ? found : found?.includes(OUTCOME)))
      window.told[name] = document.querySelectorAll(".flip.open").length;
  }
}).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
"""


def battle(stage: Stage) -> Staged:
    """Ann has challenged Bob, and has picked."""
    return stage.table(classic("Ann wb Bob\nAnn reveal r1", HANDS, edition="battle"))


def watch(tab: Page, *, motion: str) -> None:
    tab.add_init_script(f"localStorage['lastcard.settings'] ??= '{{\"motion\": \"{motion}\"}}'")
    tab.add_init_script(WATCH.replace("OUTCOME", repr(LOST_BY_ANN)))


def test_log_and_announcements_wait_for_the_cards(stage: Stage, tab: Page) -> None:
    table = battle(stage)
    watch(tab, motion="full")
    seated(tab, table, "Cy")

    table.say("Bob reveal y8")

    tab.wait_for_function(
        "() => ['log', 'status', 'announced'].every((place) => place in told)", timeout=PATIENCE_MS
    )
    assert tab.evaluate("told") == {"log": 2, "status": 2, "announced": 2}


@pytest.mark.parametrize("key", ["p", "Enter"])
def test_a_battle_can_be_declined_by_keyboard_and_is_told_as_none(key: str, stage: Stage, tab: Page) -> None:
    rules = "battle_optional = true"
    table = stage.table(classic("Ann wb", HANDS, edition="battle", rules=rules))
    person = seated(tab, table, "Ann")
    button = person.dialog.get_by_role("button").last
    expect(button).to_have_accessible_name(phrase("ask-battle-none"))
    expect(person.dialog).to_have_accessible_description(
        re.compile(re.escape(phrase("ask-battle-none-hint")))
    )

    if key == "Enter":
        expect(person.dialog.get_by_role("button").first).to_be_focused()
        tab.keyboard.press("Tab")
        tab.keyboard.press("Tab")
        expect(button).to_be_focused()
    tab.keyboard.press(key)

    expect(tab.locator(".lines")).to_contain_text(phrase("event-no-battle", who="Ann"), timeout=PATIENCE_MS)
    expect(tab.locator(".said[role=log]")).to_contain_text(phrase("event-no-battle", who="Ann"))
    expect(tab.locator(".stage")).to_have_count(0)
    expect(person.dialog).to_have_count(0)
    assert table.question == "play"


def test_a_battle_that_must_be_fought_offers_nothing_else(stage: Stage, tab: Page) -> None:
    person = seated(tab, stage.table(classic("Ann wb", HANDS, edition="battle")), "Ann")

    expect(person.dialog.get_by_role("button")).to_have_count(2)
    tab.keyboard.press("p")
    expect(person.dialog).to_be_visible()


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_a_battle_is_told_once(motion: str, stage: Stage, tab: Page) -> None:
    table = battle(stage)
    watch(tab, motion=motion)
    seated(tab, table, "Cy")

    table.say("Bob reveal y8")

    expect(tab.locator(".said[role=log]")).to_contain_text(LOST_BY_ANN, timeout=PATIENCE_MS)
    expect(tab.locator(".line").filter(has_text=LOST_BY_ANN)).to_have_count(1)


def test_a_round_that_a_battle_ends_is_called_over_after_it(stage: Stage, tab: Page) -> None:
    script = classic("Ann wb Bob\nAnn reveal r1", NOT_ENOUGH, edition="battle")
    table = stage.table(script.replace('rest = "deck"', 'draw = "g1"'))
    watch(tab, motion="full")
    seated(tab, table, "Cy")
    table.actor._speed = 1000.0

    table.say("Bob reveal y8")

    expect(tab.locator("#round-end")).to_be_visible(timeout=PATIENCE_MS)
    assert tab.evaluate("told.over") == 2


@pytest.mark.parametrize("what", ["hidden", "cut off"])
def test_nothing_is_lost_when_nobody_looks(what: str, stage: Stage, tab: Page) -> None:
    table = battle(stage)
    watch(tab, motion="full")
    seated(tab, table, "Cy")
    log = tab.locator(".lines")

    table.say("Bob reveal y8")
    expect(tab.locator(".flip").first).to_be_visible()
    if what == "hidden":
        tab.evaluate("""() => {
          Object.defineProperty(document, "hidden", { value: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""")
    else:
        table.stage.wait(_briefed(table))
    table.say("Bob color g")

    expect(log).to_contain_text(LOST_BY_ANN, timeout=PATIENCE_MS)
    expect(log).to_contain_text("green", timeout=PATIENCE_MS)
    expect(tab.locator(".said[role=log]")).to_contain_text("green")


async def _briefed(table: Staged) -> None:
    """Everybody gets a snapshot, as after a gap."""
    for connection in table.actor.connections:
        table.actor.brief(connection)
