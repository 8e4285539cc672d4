"""A finished match, watched again: every step of it, with all hands open and its shuffles checked."""

import re

from playwright.sync_api import Page, expect

from lastcard.notation.document import parse_document
from lastcard.table.entries import MatchBegan, RoundBegan, Said
from tests.page.person import PATIENCE_MS, phrase
from tests.page.played import played, played_long
from tests.page.staged import Stage, Staged


def place(tab: Page) -> tuple[int, int]:
    """The round and the step that are shown; the address must tell the same."""
    address = tab.evaluate("location.href")  # as the page has it now; Playwright hears of it a little later
    found = re.search(r"#(\d+)\.(\d+)$", address)
    assert found, address
    at = int(found[1]), int(found[2])
    expect(tab.locator(".place")).to_have_text(phrase("replay-place", round=at[0], step=at[1]))
    return at


def steps(table: Staged) -> list[int]:
    """How many steps each round has."""
    counted: list[int] = []
    for stamped in table.stage.wait(table.stage._desk.hall.ports.store.read(table.id)):
        if isinstance(stamped.entry, MatchBegan | RoundBegan):
            counted.append(0)
        elif isinstance(stamped.entry, Said):
            counted[-1] += 1
    return counted


def test_the_end_of_a_match_leads_to_its_replay(stage: Stage, tab: Page) -> None:
    table = played(stage)
    tab.add_init_script(table.seat("Ann"))
    tab.goto(table.address)
    tab.get_by_role("link", name=phrase("score-replay")).click(timeout=PATIENCE_MS)

    expect(tab.get_by_role("heading", level=1)).to_have_text(phrase("replay-title"))
    winner = table.actor.table.seats[table.match.winners[0]].name
    expect(tab.locator(".winners")).to_have_text(phrase("replay-winners", count=1, names=winner))
    assert place(tab) == (1, 0)


def test_a_match_can_be_walked_through(stage: Stage, tab: Page) -> None:
    table = played_long(stage)
    rounds = steps(table)
    tab.goto(f"{stage.address}/replay/{table.id}/1")
    slider = tab.get_by_role("slider", name=phrase("replay-step"))
    expect(slider).to_be_visible(timeout=PATIENCE_MS)

    tab.keyboard.press("ArrowRight")
    tab.keyboard.press("ArrowRight")
    assert place(tab) == (1, 2)
    tab.keyboard.press("ArrowLeft")
    assert place(tab) == (1, 1)
    tab.keyboard.press("End")
    assert place(tab) == (len(rounds), rounds[-1])
    expect(tab.get_by_role("button", name=phrase("replay-on"))).to_be_disabled()
    tab.keyboard.press("Home")
    assert place(tab) == (1, 0)
    expect(tab.get_by_role("button", name=phrase("replay-back"))).to_be_disabled()

    tab.get_by_label(phrase("replay-round")).select_option(label="2")
    assert place(tab) == (2, 0)
    slider.focus()
    slider.press("ArrowRight")
    assert place(tab) == (2, 1)
    slider.fill("3")
    assert place(tab) == (1, 3)
    tab.get_by_role("button", name=phrase("replay-on")).click()
    assert place(tab) == (1, 4)
    tab.get_by_role("button", name=phrase("replay-run"), exact=True).click()
    expect(tab.locator(".place")).to_have_text(phrase("replay-place", round=1, step=5))
    tab.get_by_role("button", name=phrase("replay-pause")).click()


def test_every_hand_is_open_at_every_step(stage: Stage, tab: Page) -> None:
    table = played(stage)
    tab.goto(f"{stage.address}/replay/{table.id}/1")
    hands = tab.locator(".hand")
    expect(hands).to_have_count(3, timeout=PATIENCE_MS)
    last = tab.get_by_role("slider").evaluate("slider => Number(slider.max)")
    hidden = phrase("card-hidden")

    for at in range(0, last + 1, max(1, last // 6)):
        tab.get_by_role("slider").fill(str(at))
        names = tab.locator(".hand [role=img]").evaluate_all("all => all.map(one => one.ariaLabel)")
        assert hidden not in names
        counts = tab.locator(".hand").evaluate_all("all => all.map(one => one.children.length)")
        assert len(names) == sum(counts)


def test_a_moment_can_be_shared(stage: Stage, tab: Page) -> None:
    table = played(stage)
    tab.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=stage.address)
    tab.goto(f"{stage.address}/replay/{table.id}/1")
    expect(tab.get_by_role("slider")).to_be_visible(timeout=PATIENCE_MS)
    for _ in range(3):
        tab.keyboard.press("ArrowRight")
    told = tab.locator(".lines").inner_text()

    tab.get_by_role("button", name=phrase("replay-share")).click()
    expect(tab.get_by_role("button", name=phrase("replay-copied"))).to_be_visible()
    link = tab.evaluate("navigator.clipboard.readText()")
    other = tab.context.new_page()
    other.goto(link)

    expect(other.locator(".lines")).to_have_text(told, use_inner_text=True, timeout=PATIENCE_MS)
    assert place(other) == (1, 3)


def test_the_record_can_be_downloaded(stage: Stage, tab: Page) -> None:
    table = played(stage)
    tab.goto(f"{stage.address}/replay/{table.id}/1")

    with tab.expect_download() as downloading:
        tab.get_by_role("link", name=phrase("replay-record")).click(timeout=PATIENCE_MS)

    download = downloading.value
    assert download.suggested_filename == f"{table.id}-1.toml"
    assert parse_document(download.path().read_text("utf-8")).cases


def test_the_shuffles_are_computed_again(stage: Stage, tab: Page) -> None:
    table = played_long(stage)
    tab.goto(f"{stage.address}/replay/{table.id}/1")
    tab.get_by_role("button", name=phrase("replay-check")).click(timeout=PATIENCE_MS)

    verdict = tab.locator(".verdict")
    expect(verdict).to_be_visible()
    tab.get_by_text(phrase("replay-details")).click()
    checked = tab.locator("details li").count()
    assert checked >= 2 * len(steps(table))
    expect(verdict).to_contain_text(phrase("replay-verified", count=checked))


def test_a_shuffle_that_was_bent_is_found(stage: Stage, tab: Page) -> None:
    table = played(stage)
    tab.route(
        "**/replay", lambda route: route.fulfill(response=(got := route.fetch()), body=bent(got.text()))
    )
    tab.goto(f"{stage.address}/replay/{table.id}/1")
    tab.get_by_role("button", name=phrase("replay-check")).click(timeout=PATIENCE_MS)

    expect(tab.locator(".verdict.bad")).to_be_visible()


def bent(replay: str) -> str:
    """The replay with another seed than the one that was promised."""
    return re.sub(r'("seed":\s*")(..)', lambda found: found[1] + ("00" if found[2] != "00" else "ff"), replay)
