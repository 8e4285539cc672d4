"""How others come to a table: a link for all, and a code for phones where it leads them here."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import ELSEWHERE, watched_tab
from tests.page.person import PATIENCE_MS, phrase
from tests.page.played import gathering
from tests.page.staged import Stage
from tests.page.test_rounds import DESK

PLAIN = "The Cross-Origin-Opener-Policy header has been ignored"
"""What the browser says in the console of every page that comes over plain http from another machine."""


@pytest.mark.parametrize(
    ("host", "followed"), [("127.0.0.1", False), ("localhost", False), (ELSEWHERE, True)]
)
def test_a_code_is_shown_only_where_others_can_follow_it(
    stage: Stage, browser: Browser, host: str, *, followed: bool
) -> None:
    with watched_tab(browser, DESK, forgives=PLAIN) as tab:
        invited(stage, tab, host, followed=followed)


def invited(stage: Stage, tab: Page, host: str, *, followed: bool) -> None:
    table = gathering(stage, "Ann")
    root = f"http://{host}:{urlsplit(stage.address).port}"
    tab.goto(f"{root}/settings")
    tab.evaluate(table.seat("Ann"))
    tab.goto(f"{root}/t/{table.id}")

    expect(tab.get_by_role("textbox", name=phrase("invite-link"))).to_have_value(
        f"{root}/t/{table.id}", timeout=PATIENCE_MS
    )
    expect(tab.get_by_role("img", name=phrase("invite-qr"))).to_have_count(int(followed))
    expect(tab.get_by_text(phrase("invite-local"))).to_have_count(int(not followed))
    assert "lastcard play --host 0.0.0.0" in phrase("invite-local")
