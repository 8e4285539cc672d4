"""The expert's opinion on the replay page: asked for, waited for, walked through; and what if there is none."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

pytest.importorskip("numba")

from lastcard.locale import LANGUAGES, Speaker
from lastcard.protocol import Analysis
from tests.page.axe import findings
from tests.page.conftest import watched_tab
from tests.page.person import PATIENCE_MS, phrase
from tests.page.played import played, played_long
from tests.page.staged import Stage, Staged
from tests.page.test_rounds import PHONE

LONG_MS = 180_000
"""The compiled game may have to be compiled first."""


@pytest.fixture(autouse=True)
def _quick(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Few worlds are enough to see them on the page."""
    monkeypatch.setattr(stage._desk.analyst, "_worlds", 20)


def analyzed(stage: Stage, tab: Page, table: Staged, language: str = "en") -> None:
    """Somebody asks for the analysis and waits for it."""
    speaker = Speaker(language)
    tab.goto(f"{stage.address}/replay/{table.id}/1")
    tab.get_by_role("button", name=speaker.phrase("analysis-start")).click(timeout=PATIENCE_MS)
    expect(tab.get_by_role("table", name=speaker.phrase("analysis-summary"))).to_be_visible(timeout=LONG_MS)
    expect(tab.locator(".analysis")).to_have_attribute("aria-busy", "false", timeout=LONG_MS)


def known(stage: Stage, table: Staged) -> Analysis:
    """What the server has found."""
    analysis = stage._desk.analyst.known((table.id, 1, 1))
    assert analysis is not None
    assert analysis.done
    assert analysis.judgements
    return analysis


def test_a_round_is_analyzed_on_request_and_every_decision_has_an_opinion(stage: Stage, tab: Page) -> None:
    table = played(stage)
    analyzed(stage, tab, table)
    steps = {one.step: one for one in known(stage, table).judgements}

    for step in range(1, max(steps) + 1):
        tab.keyboard.press("ArrowRight")
        expect(tab.locator(".place")).to_have_text(phrase("replay-place", round=1, step=step))
        opinion = tab.locator(".opinion")
        if step not in steps:
            expect(opinion).to_have_count(0)
            continue
        judged = steps[step]
        expect(opinion.locator("li")).to_have_count(len(judged.choices))
        expect(opinion).to_contain_text(phrase(f"analysis-grade-{judged.grade}"))
        best = phrase("analysis-percent", percent=int(judged.choices[0].chance * 100 + 0.5))
        expect(opinion.locator("li").first).to_contain_text(best)
        expect(opinion.locator("li").first).to_contain_text(phrase("analysis-preferred"))
        expect(opinion.locator("li.chosen")).to_have_count(1)
        expect(opinion.locator("li.chosen")).to_contain_text(phrase("analysis-chosen"))


def test_a_key_moment_leads_to_its_place_by_keyboard_and_is_read_aloud(stage: Stage, tab: Page) -> None:
    table = played(stage)
    while True:
        analyzed(stage, tab, table)
        moments = tab.locator(".moments button")
        if moments.count():
            break
        table = played(stage)  # bots may be flawless
    step = re.search(r"\d+", moments.first.inner_text())
    assert step

    moments.first.focus()
    tab.keyboard.press("Enter")

    expect(tab.locator(".place")).to_have_text(phrase("replay-place", round=1, step=int(step[0])))
    expect(tab.locator(".opinion")).to_be_in_viewport()
    told = tab.locator(".opinion .sentence").first.inner_text()
    expect(
        tab.locator("[aria-live=polite], [role=status], [role=log]").filter(has_text=told)
    ).not_to_have_count(0)


def test_every_player_has_a_line_in_the_summary(stage: Stage, tab: Page) -> None:
    table = played(stage)
    analyzed(stage, tab, table)

    rows = tab.locator(".analysis tbody tr")
    expect(rows).to_have_count(3)
    for at, marks in enumerate(known(stage, table).marks):
        share = int(marks.best / max(marks.decisions, 1) * 100 + 0.5)
        expected = phrase("analysis-accuracy-value", best=marks.best, count=marks.decisions, percent=share)
        expect(rows.nth(at)).to_contain_text(expected)


def test_each_round_is_analyzed_by_itself(stage: Stage, tab: Page) -> None:
    table = played_long(stage)
    analyzed(stage, tab, table)

    tab.get_by_label(phrase("replay-round")).select_option(label="2")

    expect(tab.get_by_role("button", name=phrase("analysis-start"))).to_be_visible()
    tab.get_by_label(phrase("replay-round")).select_option(label="1")
    expect(tab.get_by_role("table", name=phrase("analysis-summary"))).to_be_visible()


def test_while_it_is_worked_on_the_page_tells_how_far_it_is(stage: Stage, tab: Page) -> None:
    table = played(stage)

    def half(route: Route) -> None:
        body = json.loads(route.fetch().text())
        route.fulfill(json={**body, "judgements": [], "done": False})

    tab.route("**/analysis", half)
    tab.goto(f"{stage.address}/replay/{table.id}/1")
    tab.get_by_role("button", name=phrase("analysis-start")).click(timeout=PATIENCE_MS)

    expect(tab.get_by_role("progressbar")).to_be_visible(timeout=LONG_MS)
    expect(tab.locator(".analysis")).to_contain_text(re.compile(r"Analyzed: 0 of \d+"))
    tab.unroute("**/analysis", half)
    expect(tab.get_by_role("progressbar")).to_have_count(0, timeout=LONG_MS)
    expect(tab.get_by_role("table", name=phrase("analysis-summary"))).to_be_visible()


def test_a_server_that_cannot_do_it_is_not_asked(stage: Stage, tab: Page) -> None:
    table = played(stage)
    tab.route(
        "**/api/editions?*",
        lambda route: route.fulfill(json={**json.loads(route.fetch().text()), "analysis": False}),
    )
    tab.goto(f"{stage.address}/replay/{table.id}/1")
    expect(tab.get_by_role("button", name=phrase("replay-check"))).to_be_visible(timeout=PATIENCE_MS)
    tab.wait_for_load_state("networkidle")

    expect(tab.get_by_role("button", name=phrase("analysis-start"))).to_have_count(0)


def test_a_server_that_has_no_time_says_so_and_can_be_asked_again(stage: Stage, browser: Browser) -> None:
    table = played(stage)
    with watched_tab(browser, PHONE, forgives="Failed to load resource: .* 503") as tab:
        tab.route("**/analysis", lambda route: route.fulfill(status=503, json={"code": "busy"}))
        tab.goto(f"{stage.address}/replay/{table.id}/1")
        tab.get_by_role("button", name=phrase("analysis-start")).click(timeout=PATIENCE_MS)
        expect(tab.locator(".analysis [role=alert]")).to_have_text(phrase("refusal-busy"))

        tab.unroute_all()
        tab.get_by_role("button", name=phrase("analysis-start")).click()
        expect(tab.get_by_role("table", name=phrase("analysis-summary"))).to_be_visible(timeout=LONG_MS)
        expect(tab.locator(".analysis [role=alert]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_and_nothing_sticks_out_of_a_phone(
    language: str, stage: Stage, browser: Browser
) -> None:
    table = played(stage)
    settings = {"theme": "dark" if language in ("en", "fr") else "light", "language": language}
    with watched_tab(browser, ViewportSize(width=360, height=740)) as tab:
        tab.add_init_script(f"localStorage.setItem('lastcard.settings', '{json.dumps(settings)}')")
        analyzed(stage, tab, table, language)
        tab.get_by_role("slider").fill(str(known(stage, table).judgements[0].step))
        expect(tab.locator(".opinion")).to_be_visible()

        assert findings(tab) == []
        assert tab.evaluate("document.documentElement.scrollWidth") <= 360
        inside = "all => all.map(one => one.scrollWidth <= one.clientWidth)"
        assert all(tab.locator(".analysis, .opinion").evaluate_all(inside))
        sizes = "all => all.map(one => one.getBoundingClientRect().height)"
        assert all(size >= 44 for size in tab.locator(".analysis button").evaluate_all(sizes))
