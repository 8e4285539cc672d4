"""Every language on a narrow phone: all words are there, and all of them fit."""

import re

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from scripts.node import WEB

from lastcard.locale import LANGUAGES
from tests.page import scenes
from tests.page.conftest import watched_tab
from tests.page.scenes import Scene, look
from tests.page.sizes import CUT_OFF
from tests.page.staged import Stage

NARROW = ViewportSize(width=360, height=740)

AGAIN = re.compile(
    "of (beach|battle|trend|mini|flip dark)$|(rules|cards) of classic|watched$|closed|replay of|end, flip"
)


@pytest.fixture(scope="module")
def all_screens(stage: Stage) -> dict[str, Scene]:
    """Every screen once; editions differ by their cards, not by their words."""
    groups = (scenes.plain, scenes.reading, scenes.problems, scenes.tables, scenes.narrow, scenes.questions)
    found = {name: scene for group in groups for name, scene in group(stage).items()}
    return {name: scene for name, scene in found.items() if not AGAIN.search(name)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_are_there_and_fit(
    language: str, all_screens: dict[str, Scene], stage: Stage, browser: Browser
) -> None:
    wrong: dict[str, list[str]] = {}
    with watched_tab(browser, NARROW, forgives="Failed to load resource: .* 40[49]") as tab:
        tab.goto(f"{stage.address}/#lang={language}")
        tab.wait_for_selector("#quick")
        for name, scene in all_screens.items():
            look(tab, stage, scene)
            assert tab.locator("html").get_attribute("lang") == language
            if cut_off := tab.evaluate(CUT_OFF):
                wrong[name] = cut_off

    assert wrong == {}


def test_without_scripts_everybody_reads_what_is_missing(stage: Stage, browser: Browser) -> None:
    with browser.new_context(java_script_enabled=False, viewport=NARROW) as context:
        tab = context.new_page()
        tab.goto(stage.address)
        told = tab.locator("noscript p")

        assert [one.get_attribute("lang") for one in told.all()] == list(LANGUAGES)
        for one in told.all():
            expect(one).to_be_in_viewport()
            expect(one).to_contain_text("JavaScript")


def test_old_browsers_are_told_so_in_every_language() -> None:
    words = (WEB / "public" / "old.js").read_text("utf-8")

    assert re.findall(r'^    ([a-z]{2}): "', words, re.MULTILINE) == list(LANGUAGES)
