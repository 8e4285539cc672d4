"""Axe finds nothing on any screen, in light and in dark."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from tests.page import scenes
from tests.page.axe import findings
from tests.page.conftest import watched_tab
from tests.page.scenes import Scene, look
from tests.page.staged import Stage
from tests.page.test_rounds import DESK, PHONE

GROUPS = (scenes.plain, scenes.reading, scenes.problems, scenes.tables, scenes.questions)
SIZES = {"light": DESK, "dark": PHONE}
"""Each has parts that the other has not; colors depend on the theme alone."""


CASES = [*((theme, group) for theme in SIZES for group in GROUPS), ("dark", scenes.narrow)]


@pytest.mark.parametrize(
    ("theme", "group"), CASES, ids=[f"{theme}-{group.__name__}" for theme, group in CASES]
)
def test_axe_finds_nothing(
    theme: str, group: Callable[[Stage], dict[str, Scene]], stage: Stage, browser: Browser
) -> None:
    found: dict[str, list[str]] = {}
    with watched_tab(browser, SIZES[theme], forgives="Failed to load resource: .* 40[49]") as tab:
        tab.add_init_script(f"localStorage.setItem('lastcard.settings', '{{\"theme\": \"{theme}\"}}')")
        tab.goto(f"{stage.address}/settings")
        for name, scene in group(stage).items():
            look(tab, stage, scene)
            if findings(tab):
                tab.wait_for_timeout(1000)  # on a busy machine something may still be on its way in
            if wrong := findings(tab):
                found[name] = wrong

    assert found == {}


def test_axe_would_find_something(stage: Stage, tab: Page) -> None:
    tab.goto(f"{stage.address}/settings")
    tab.wait_for_selector("main .panel")

    tab.evaluate("""() => {
        document.querySelector("main").insertAdjacentHTML("beforeend", "<button></button><p>faint</p>");
        document.querySelector("main > p:last-child").style.color = "#ccc";
    }""")

    assert sorted(one.partition(":")[0] for one in findings(tab)) == ["button-name", "color-contrast"]
