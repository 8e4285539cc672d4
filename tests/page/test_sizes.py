"""A table and its questions on every device: held upright or on its side, and when somebody zooms in."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.page import scenes
from tests.page.conftest import watched_tab
from tests.page.scenes import Scene, look
from tests.page.sizes import CUT_OFF, OUT_OF_REACH
from tests.page.staged import Stage
from tests.page.test_dialogs import seated

SIZES = {
    "phone on its side": ViewportSize(width=844, height=390),
    "tablet": ViewportSize(width=820, height=1180),
    "desk, zoomed to 200 %": ViewportSize(width=640, height=400),
}


@pytest.fixture(scope="module")
def looked_at(stage: Stage) -> dict[str, Scene]:
    """Tables and questions; what stands over a table as a sheet scrolls by itself."""
    tables = {
        name: scene
        for name, scene in scenes.tables(stage).items()
        if name.startswith(("table of", "watching", "calls", "a card refused"))
    }
    return {**tables, **scenes.questions(stage)}


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off_or_out_of_reach(
    size: str, looked_at: dict[str, Scene], stage: Stage, browser: Browser
) -> None:
    wrong: dict[str, list[str]] = {}
    with watched_tab(browser, SIZES[size]) as tab:
        tab.goto(f"{stage.address}/settings")
        for name, scene in looked_at.items():
            look(tab, stage, scene)
            if wrongs(tab):
                tab.wait_for_timeout(1000)  # on a busy machine something may still be on its way in
            if found := wrongs(tab):
                wrong[name] = found

    assert wrong == {}


def wrongs(tab: Page) -> list[str]:
    return [*tab.evaluate(CUT_OFF), *tab.evaluate(OUT_OF_REACH)]


def test_what_is_out_of_reach_is_found(stage: Stage, tab: Page) -> None:
    seated(tab, stage.table(scenes.POSITIONS["owes a call"]), "Ann")
    assert wrongs(tab) == []

    tab.add_style_tag(content=".calls button { pointer-events: none }")

    assert [one[:8] for one in wrongs(tab)] == ['"UNO! U"']
