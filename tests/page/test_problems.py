"""Whatever goes wrong is told in friendly words, in the person's language, with a way on."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from lastcard.locale import Speaker
from lastcard.match.players import Player
from lastcard.protocol import Unseat
from lastcard.server.tickets import new_table_id
from lastcard.table.audience import Connection
from lastcard.table.entries import RoundBegan, Stamped
from lastcard.table.store.base import TableRow
from tests.page.conftest import watched_tab
from tests.page.person import PATIENCE_MS
from tests.page.played import broken_off, close, gathering, paused, played
from tests.page.scenes import LAST_CARD, POSITIONS
from tests.page.staged import Stage, Staged, staged_server
from tests.page.test_rounds import PHONE

ALWAYS = "Failed to load resource|WebSocket connection to"
"""What the browser says in the console of every refusal and of every server that is gone."""


@pytest.fixture(params=["en", "nl"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def speaker(language: str) -> Speaker:
    return Speaker(language)


@pytest.fixture
def person(browser: Browser, language: str) -> Iterator[Page]:
    """A person with a phone who speaks this language."""
    with watched_tab(browser, PHONE, forgives=ALWAYS) as tab:
        tab.add_init_script(f"localStorage['lastcard.settings'] ??= '{{\"language\": \"{language}\"}}'")
        yield tab
        assert tab.locator("html").get_attribute("lang") == language


def told(tab: Page, speaker: Speaker, problem: str) -> None:
    """A screen that says what happened and what to do, and leads home."""
    expect(tab.get_by_role("heading", level=1)).to_have_text(
        speaker.phrase(f"problem-{problem}"), timeout=PATIENCE_MS
    )
    expect(tab.locator("main")).to_contain_text(speaker.phrase(f"problem-{problem}-next"))
    tab.get_by_role("link", name=speaker.phrase("problem-home")).click()
    expect(tab.locator("#quick")).to_be_visible()


def test_an_address_that_leads_nowhere(stage: Stage, person: Page, speaker: Speaker) -> None:
    person.goto(f"{stage.address}/no/such/place")

    told(person, speaker, "nowhere")


def test_a_game_that_does_not_exist(stage: Stage, person: Page, speaker: Speaker) -> None:
    for screen in ("rules", "new", "cards"):
        person.goto(f"{stage.address}/{screen}/nosuch")

        told(person, speaker, "nowhere")


def test_a_table_that_does_not_exist(stage: Stage, person: Page, speaker: Speaker) -> None:
    for path in ("t/nosuchtable1", "watch/nosuchtable1", "replay/nosuchtable1/1"):
        person.goto(f"{stage.address}/{path}")

        told(person, speaker, "no-such-table")


def test_a_table_whose_log_is_damaged(stage: Stage, person: Page, speaker: Speaker) -> None:
    row = TableRow(id=new_table_id(), seq=1, status="playing", public=False, updated_at=0.0)
    stage.wait(stage._desk.hall.ports.store.append(row, [Stamped(1, 0.0, RoundBegan())]))
    for path in (f"t/{row.id}", f"watch/{row.id}", f"replay/{row.id}/1"):
        person.goto(f"{stage.address}/{path}")

        told(person, speaker, "table-damaged")


def test_a_code_that_is_none(stage: Stage, person: Page, speaker: Speaker) -> None:
    person.goto(stage.address)
    field = person.get_by_label(speaker.phrase("home-join-code"))
    field.fill("hello!")
    field.press("Enter")

    expect(person.get_by_role("alert").filter(has_text=speaker.phrase("home-join-wrong"))).to_be_visible()
    expect(field).to_be_focused()


def test_a_full_table_can_be_left_or_watched(stage: Stage, person: Page, speaker: Speaker) -> None:
    table = gathering(stage, "Ann", "Bob", "Cy")
    person.goto(table.address)

    expect(person.locator("main")).to_contain_text(
        speaker.phrase("problem-table-full-next"), timeout=PATIENCE_MS
    )
    expect(person.get_by_role("button", name=speaker.phrase("table-sit"))).to_have_count(0)
    person.get_by_role("button", name=speaker.phrase("table-leave")).click()
    expect(person.locator("#quick")).to_be_visible()


def test_somebody_else_was_quicker_to_the_last_seat(stage: Stage, person: Page, speaker: Speaker) -> None:
    table = gathering(stage, "Ann", "Bob")
    person.goto(table.address)
    sit = person.get_by_role("button", name=speaker.phrase("table-sit"))
    expect(sit).to_be_visible(timeout=PATIENCE_MS)

    stage.wait(table.actor.sit("Cy", "a ticket"))

    expect(person.locator("main")).to_contain_text(
        speaker.phrase("problem-table-full-next"), timeout=PATIENCE_MS
    )


def test_a_name_that_somebody_has(stage: Stage, person: Page, speaker: Speaker) -> None:
    table = gathering(stage, "Ann")
    person.goto(table.address)
    person.get_by_role("textbox").fill("ann")
    person.get_by_role("button", name=speaker.phrase("table-sit")).click()

    expect(
        person.get_by_role("alert").filter(has_text=speaker.phrase("problem-name-taken-next"))
    ).to_be_visible()
    person.get_by_role("textbox").fill("Bea")
    person.get_by_role("button", name=speaker.phrase("table-sit")).click()
    expect(person.get_by_text("Bea").first).to_be_visible()


def test_the_host_hears_what_it_means_to_remove_somebody(
    stage: Stage, person: Page, speaker: Speaker
) -> None:
    table = gathering(stage, "Ann", "Bob")
    person.add_init_script(table.seat("Ann"))
    person.goto(table.address)
    person.get_by_role("button", name=speaker.phrase("table-free-seat", who="Bob")).click()

    expect(person.get_by_text(speaker.phrase("table-free-why", who="Bob"))).to_be_visible()
    assert table.actor.table.seats[1].kind == "person"
    person.get_by_role("button", name=speaker.phrase("table-free-sure", who="Bob")).click()
    expect(person.get_by_text(speaker.phrase("table-seat-open"), exact=True)).to_have_count(2)


def test_who_was_removed_is_told_why_there_is_no_seat(stage: Stage, person: Page, speaker: Speaker) -> None:
    table = gathering(stage, "Ann")
    stage.wait(table.actor.sit("Bob", "a ticket", "127.0.0.1"))
    stage.wait(table.actor.receive(Connection(Player(0)), Unseat(Player(1))))
    person.goto(table.address)
    person.get_by_role("button", name=speaker.phrase("table-sit")).click()

    expect(
        person.get_by_role("alert").filter(has_text=speaker.phrase("problem-kept-out-next"))
    ).to_be_visible()


def test_a_name_that_cannot_be_used_is_not_changed_behind_ones_back(
    stage: Stage, person: Page, speaker: Speaker
) -> None:
    table = gathering(stage, "Ann")
    person.goto(table.address)
    field = person.get_by_role("textbox")
    field.fill("Bea")
    field.fill("Bea Dee")
    field.press("Enter")

    expect(field).to_be_focused()
    expect(field).to_have_value("Bea Dee")
    expect(person.locator("main")).to_contain_text(speaker.phrase("home-name-wrong", name="Bea"))
    field.fill("Bea")
    field.press("Enter")
    expect(person.get_by_text("Bea", exact=True)).to_be_visible()


@pytest.mark.parametrize("path", ["", "settings", "new/mini"])
def test_a_name_that_cannot_be_used_stays_to_be_mended(
    stage: Stage, person: Page, speaker: Speaker, path: str
) -> None:
    person.goto(f"{stage.address}/{path}")
    field = person.get_by_label(speaker.phrase("home-name"))
    field.fill("Zoe")
    field.fill("Zoe & me")
    field.blur()

    wrong = speaker.phrase("home-name-wrong", name="Zoe")
    expect(field).to_have_value("Zoe & me")
    expect(person.get_by_text(wrong).first).to_be_visible()
    expect(person.locator(".said[role=alert]")).to_contain_text(wrong)
    assert person.evaluate("JSON.parse(localStorage['lastcard.settings']).name") == "Zoe"
    field.fill(" Mia ")
    field.blur()
    expect(field).to_have_value("Mia")
    expect(person.get_by_text(speaker.phrase("home-name-wrong", name="Mia"))).to_have_count(0)


def test_who_comes_too_late_to_sit_down_is_told_why_they_watch(
    stage: Stage, person: Page, speaker: Speaker
) -> None:
    table = stage.table(POSITIONS["classic"])
    why = person.get_by_role("status").filter(has_text=speaker.phrase("table-watching-why"))
    person.goto(table.address)
    expect(why).to_be_visible(timeout=PATIENCE_MS)
    expect(person.locator(".piles")).to_be_visible()
    why.get_by_role("button").click()
    expect(why).to_have_count(0)

    person.goto(f"{stage.address}/watch/{table.id}")
    expect(person.locator(".piles")).to_be_visible(timeout=PATIENCE_MS)
    expect(why).to_have_count(0)


def test_a_table_that_was_closed(stage: Stage, person: Page, speaker: Speaker) -> None:
    table = gathering(stage, "Ann")
    person.goto(table.address)
    expect(person.get_by_role("button", name=speaker.phrase("table-sit"))).to_be_visible(timeout=PATIENCE_MS)

    close(table)
    told(person, speaker, "table-closed")

    person.goto(table.address)
    told(person, speaker, "table-closed")


def test_a_match_that_is_over_shows_its_end_to_everybody(
    stage: Stage, person: Page, speaker: Speaker
) -> None:
    person.goto(played(stage).address)

    person.get_by_role("link", name=speaker.phrase("score-replay")).click(timeout=PATIENCE_MS)
    expect(person.get_by_role("heading", level=1)).to_have_text(speaker.phrase("replay-title"))
    person.go_back()
    person.get_by_role("link", name=speaker.phrase("score-home")).click(timeout=PATIENCE_MS)
    expect(person.locator("#quick")).to_be_visible()


def test_a_table_that_was_closed_after_a_match_shows_its_end_and_no_other_match(
    stage: Stage, person: Page, speaker: Speaker
) -> None:
    table = played(stage)
    close(table)
    person.goto(f"{stage.address}/settings")
    person.evaluate(table.seat("Ann"))
    person.goto(table.address)

    expect(person.locator("#round-end")).to_be_visible(timeout=PATIENCE_MS)
    expect(person.get_by_role("dialog")).to_contain_text(speaker.phrase("problem-table-closed"))
    expect(person.get_by_role("button", name=speaker.phrase("score-rematch"))).to_have_count(0)
    person.get_by_role("link", name=speaker.phrase("score-replay")).click()
    expect(person.get_by_role("heading", level=1)).to_have_text(speaker.phrase("replay-title"))


def test_a_table_that_was_closed_in_a_match_offers_what_can_be_seen_again(
    stage: Stage, person: Page, speaker: Speaker
) -> None:
    replay = person.get_by_role("link", name=speaker.phrase("problem-replay"))
    heading = person.get_by_role("heading", level=1)

    person.goto(broken_off(stage, after=False).address)
    expect(heading).to_have_text(speaker.phrase("problem-table-closed"), timeout=PATIENCE_MS)
    expect(replay).to_have_count(0)
    told(person, speaker, "table-closed")

    person.goto(broken_off(stage, after=True).address)
    replay.click(timeout=PATIENCE_MS)
    expect(heading).to_have_text(speaker.phrase("replay-title"))


def test_a_match_that_was_never_played_is_not_said_to_go_on(
    stage: Stage, person: Page, speaker: Speaker
) -> None:
    for table, match in (
        (gathering(stage, "Ann"), 1),
        (played(stage), 2),
        (broken_off(stage, after=False), 1),
    ):
        person.goto(f"{stage.address}/replay/{table.id}/{match}")

        told(person, speaker, "no-such-match")


def test_who_comes_between_two_rounds_is_told_how_long(stage: Stage, person: Page, speaker: Speaker) -> None:
    table = paused(stage, LAST_CARD["classic"])
    person.goto(f"{stage.address}/watch/{table.id}")

    expect(person.locator(".next")).to_have_text(
        re.compile(re.escape(speaker.phrase("score-next", seconds=0)).replace("0", "3(5\\d\\d|600)")),
        timeout=PATIENCE_MS,
    )


def test_a_match_that_is_not_over_has_no_replay_yet(stage: Stage, person: Page, speaker: Speaker) -> None:
    table = stage.table(POSITIONS["classic"])
    person.goto(f"{stage.address}/replay/{table.id}/1")
    expect(person.get_by_role("heading", level=1)).to_have_text(speaker.phrase("problem-not-over"))
    person.get_by_role("link", name=speaker.phrase("problem-watch")).click()
    expect(person.locator(".piles")).to_be_visible(timeout=PATIENCE_MS)

    person.goto(f"{stage.address}/replay/{table.id}/nonsense")
    told(person, speaker, "nowhere")


def test_a_ticket_that_opens_nothing(stage: Stage, person: Page, speaker: Speaker) -> None:
    table = stage.table(POSITIONS["classic"])
    person.goto(f"{stage.address}/settings")
    person.evaluate(forged(table))
    person.goto(table.address)
    told(person, speaker, "bad-ticket")

    assert "wrong" not in person.evaluate("localStorage['lastcard.seats'] ?? ''"), "it is not offered again"
    person.goto(table.address)
    expect(person.locator(".piles")).to_be_visible(timeout=PATIENCE_MS)


def forged(table: Staged) -> str:
    return table.seat("Ann").replace(table.tickets[0], "wrong" * 9)


def test_a_server_that_is_gone(person: Page, speaker: Speaker, built: None) -> None:
    del built
    with staged_server() as stage:
        table = stage.table(POSITIONS["classic"])
        person.goto(f"{stage.address}/settings")
        person.evaluate(table.seat("Ann"))
        person.goto(table.address)
        person.wait_for_selector("button.card", timeout=PATIENCE_MS)

    banner = person.locator(".banner")
    expect(banner).to_contain_text(speaker.phrase("connection-lost"), timeout=PATIENCE_MS)
    expect(banner.get_by_role("button", name=speaker.phrase("connection-retry"))).to_be_visible()
    assert person.locator("button.card").count() == 9, "the cards stay in sight"

    person.get_by_role("button", name=speaker.phrase("table-leave")).click()
    person.get_by_role("button", name=speaker.phrase("table-leave-pause")).click()
    expect(person.get_by_role("heading", level=1)).to_have_text("lastcard")
    person.locator("footer").get_by_role("link", name=speaker.phrase("home-rules")).click()
    expect(person.get_by_role("heading", level=1)).to_have_text(speaker.phrase("problem-unreachable"))
    expect(person.get_by_role("button", name=speaker.phrase("problem-again"))).to_be_visible()


def test_nobody_answers_on_the_front_page(stage: Stage, person: Page, speaker: Speaker) -> None:
    person.goto(stage.address)
    expect(person.locator("#quick")).to_be_visible()
    person.context.set_offline(True)

    person.get_by_role("button", name=speaker.phrase("home-about-classic")).click()
    alert = person.get_by_role("alert").filter(has_text=speaker.phrase("problem-unreachable-next"))
    expect(alert).to_be_visible()
    person.get_by_role("link", name=speaker.phrase("home-tables-go")).click()
    expect(person.get_by_role("heading", level=1)).to_have_text(speaker.phrase("problem-unreachable"))

    person.context.set_offline(False)
    person.get_by_role("button", name=speaker.phrase("problem-again")).click()
    expect(person.get_by_role("heading", level=1)).to_have_text(speaker.phrase("home-tables"))


def test_a_language_that_does_not_come_is_not_spoken(stage: Stage, browser: Browser) -> None:
    with watched_tab(browser, PHONE, forgives=ALWAYS) as tab:
        tab.route(re.compile("_words_(de|es)"), lambda route: route.abort())
        tab.goto(f"{stage.address}/#lang=de")
        quick, html = tab.locator("#quick"), tab.locator("html")
        expect(quick).to_have_text(Speaker("en").phrase("home-quick"))
        expect(html).to_have_attribute("lang", "en")

        tab.get_by_role("combobox").select_option("nl")
        expect(quick).to_have_text(Speaker("nl").phrase("home-quick"))
        tab.get_by_role("combobox").select_option("es")

        expect(tab.locator(".said[role=alert]")).to_contain_text(Speaker("nl").phrase("refusal-unreachable"))
        expect(quick).to_have_text(Speaker("nl").phrase("home-quick"))
        expect(html).to_have_attribute("lang", "nl")
        expect(tab.get_by_role("combobox")).to_have_value("nl")


def test_without_any_words_there_is_one_sentence(stage: Stage, browser: Browser) -> None:
    with watched_tab(browser, PHONE, forgives=ALWAYS) as tab:
        tab.route(re.compile("_words_"), lambda route: route.abort())
        tab.goto(f"{stage.address}/#lang=de")

        expect(tab.get_by_role("alert")).to_contain_text("lastcard konnte nicht geladen werden.")


@pytest.mark.parametrize("lacks", ["window.structuredClone", "Array.prototype.with"])
def test_a_browser_that_is_too_old(stage: Stage, browser: Browser, lacks: str) -> None:
    with browser.new_context(locale="nl-NL") as context:
        tab = context.new_page()
        told = tab.locator("body > [role=alert]")
        tab.goto(stage.address)
        expect(tab.locator("#quick")).to_be_visible()
        expect(told).to_have_count(0)

        tab.add_init_script(f"delete {lacks}")
        tab.goto(stage.address)
        expect(told).to_contain_text("te oud")
