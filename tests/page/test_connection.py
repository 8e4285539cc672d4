"""Lines that break, two tabs, and people who come back."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.asks import classic
from tests.page.axe import findings
from tests.page.conftest import watched_tab
from tests.page.person import PATIENCE_MS, phrase
from tests.page.sizes import CUT_OFF
from tests.page.staged import Stage
from tests.page.test_dialogs import seated
from tests.page.test_languages import NARROW
from tests.page.test_rounds import PHONE

HANDS = 'Ann = "b1 y2 r3", Bob = "g2 y8 r8", Cy = "g9 b7 r9"'


def test_a_broken_line_is_told_and_what_was_missed_comes_after(stage: Stage, tab: Page) -> None:
    table = stage.table(classic("", HANDS))
    tab.add_init_script(CUT)
    person = seated(tab, table, "Bob")

    tab.evaluate("cut(true)")
    expect(tab.get_by_text(phrase("connection-lost")).first).to_be_visible()
    assert person.hand() == ["g2", "r8", "y8"], "the hand stays in sight"
    table.say("Ann r3")
    tab.evaluate("cut(false)")

    expect(tab.get_by_text(phrase("connection-lost"))).to_have_count(0, timeout=PATIENCE_MS)
    expect(tab.locator("button.card.ready[data-code=r8]")).to_be_visible(timeout=PATIENCE_MS)


CUT = """
// Sockets that a test can cut, and keep from coming back.
const Real = WebSocket;
const open = new Set();
let away = false;
window.WebSocket = class extends Real {
  constructor(...wanted) {
    super(...(away ? ["ws://127.0.0.1:9/"] : wanted));
    open.add(this);
  }
};
window.cut = (now) => {
  away = now;
  if (now) for (const socket of open) socket.close(4000);
};
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_broken_line_is_told_to_everybody(theme: str, stage: Stage, browser: Browser) -> None:
    with watched_tab(browser, NARROW, forgives="Connecting to|WebSocket connection") as tab:
        tab.add_init_script(CUT)
        tab.add_init_script(f"localStorage.setItem('lastcard.settings', '{{\"theme\": \"{theme}\"}}')")
        seated(tab, stage.table(classic("", HANDS)), "Ann")

        tab.evaluate("cut(true)")

        expect(tab.locator(".banner")).to_contain_text(phrase("connection-lost"))
        assert [*tab.evaluate(CUT_OFF), *findings(tab)] == []


def test_two_tabs_on_one_seat_show_the_same(stage: Stage, browser: Browser, tab: Page) -> None:
    table = stage.table(classic("", HANDS))
    one = seated(tab, table, "Ann")
    with watched_tab(browser, PHONE) as other_tab:
        other = seated(other_tab, table, "Ann")

        one.card("r3").click()

        expect(other.cards).to_have_count(2, timeout=PATIENCE_MS)
        assert one.hand() == other.hand() == ["b1", "y2"]


def test_a_reload_brings_the_same_hand_and_question(stage: Stage, tab: Page) -> None:
    person = seated(tab, stage.table(classic("Ann w", HANDS.replace("b1", "w"))), "Ann")
    hand, title = person.hand(), person.dialog.locator("h2").inner_text()

    tab.reload()

    expect(person.dialog.locator("h2")).to_have_text(title, timeout=PATIENCE_MS)
    assert person.hand() == hand


def test_time_that_runs_is_shown(stage: Stage, tab: Page) -> None:
    seated(tab, stage.table(classic("", HANDS), timer=15), "Ann")

    expect(tab.get_by_role("timer").first).to_be_visible()
