"""What a screen reader hears: everything that happens, once."""

from playwright.sync_api import Page, expect

from tests.page.asks import classic
from tests.page.person import PATIENCE_MS, phrase
from tests.page.staged import Stage
from tests.page.test_dialogs import seated

LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    if (target.matches?.(".said[role=log]"))
      for (const node of addedNodes) if (node.localName === "p") window.heard.push(node.textContent);
}).observe(document, { childList: true, subtree: true });
"""


def test_every_sentence_is_said_once_however_many_there_are(stage: Stage, tab: Page) -> None:
    hands = 'Ann = "r1 r2 r3 b1", Bob = "r4 r6 r7 b2", Cy = "r8 r9 r0 b3"'
    table = stage.table(classic("", hands))
    tab.add_init_script(LISTEN)
    seated(tab, table, "Cy")

    for move in ("Ann r1", "Bob r4", "Cy r8", "Ann r2", "Bob r6", "Cy r9", "Ann draw", "Ann keep"):
        table.say(move)

    lines = tab.locator(".line .words")
    expect(lines.last).to_have_text(phrase("event-card-kept", who="Ann"), timeout=PATIENCE_MS)
    told = [line.strip() for line in lines.all_text_contents()]
    assert len(told) > 8
    assert tab.evaluate("heard") == told
