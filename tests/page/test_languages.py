"""Every language on a narrow phone: all words are there, and all of them fit."""

import re

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from lastcard.locale import LANGUAGES
from tests.page import scenes
from tests.page.conftest import watched_tab
from tests.page.scenes import Scene, look
from tests.page.staged import Stage

NARROW = ViewportSize(width=360, height=740)

CUT_OFF = """() => {
  const told = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) told.push(`the page is ${page.scrollWidth} px wide`);

  const style = (one) => getComputedStyle(one);
  const up = (one, test) => (one && (test(one) ? one : up(one.parentElement, test)));
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const parent = words.currentNode.parentElement;
    const text = words.currentNode.data.trim();
    if (!text || parent.closest(".said, [aria-hidden=true], svg, option, script")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (up(parent, (one) => /auto|scroll/.test(style(one).overflowX) && one.scrollWidth > one.clientWidth)) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const { left, right } = range.getBoundingClientRect();

    const frames = [["its box", parent.closest("button, .button, label, summary, .panel")]];
    frames.push(["what cuts it off", up(parent, (one) => /hidden|clip/.test(style(one).overflowX))]);
    for (const [what, frame] of frames) {
      const edge = frame?.getBoundingClientRect();
      if (edge && (left < edge.left - 1 || right > edge.right + 1))
        told.push(`"${text}" stands out of ${what}, ${frame.localName}.${frame.className}`);
    }
    if (left < 0 || right > innerWidth) told.push(`"${text}" stands out of the screen`);
  }
  return told;
}"""


AGAIN = re.compile(
    "of (beach|battle|trend|mini|flip dark)$|(rules|cards) of classic|watched$|closed|replay of|end, flip"
)
LONGEST = ("de", "nl")
"""Where the longest words are, questions are looked at too; the others are shorter by far."""


@pytest.fixture(scope="module")
def all_screens(stage: Stage) -> dict[str, Scene]:
    """Every screen once; editions differ by their cards, not by their words."""
    found = {**scenes.plain(stage), **scenes.reading(stage), **scenes.problems(stage), **scenes.tables(stage)}
    return {name: scene for name, scene in found.items() if not AGAIN.search(name)}


@pytest.fixture(scope="module")
def all_questions(stage: Stage) -> dict[str, Scene]:
    return scenes.questions(stage)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_are_there_and_fit(
    language: str,
    all_screens: dict[str, Scene],
    all_questions: dict[str, Scene],
    stage: Stage,
    browser: Browser,
) -> None:
    looked = {**all_screens, **all_questions} if language in LONGEST else all_screens
    wrong: dict[str, list[str]] = {}
    with watched_tab(browser, NARROW, forgives="Failed to load resource: .* 40[49]") as tab:
        tab.goto(f"{stage.address}/#lang={language}")
        tab.wait_for_selector("#quick")
        for name, scene in looked.items():
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
