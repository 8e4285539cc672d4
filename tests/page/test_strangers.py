"""Editions of strangers on the page: cards that are passed on, colors and names that nobody has foreseen."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from lastcard.locale import Speaker
from lastcard.model.cards import Card
from lastcard.notation.editions import read_edition
from tests.editions import RELAY
from tests.page.asks import classic, relay
from tests.page.conftest import watched_tab
from tests.page.person import PATIENCE_MS, phrase
from tests.page.scenes import Scene, look
from tests.page.staged import Stage, staged_server
from tests.page.test_dialogs import seated
from tests.page.test_rounds import DESK, PHONE
from tests.page.test_sizes import wrongs

# --- cards that are passed on ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_are_chosen_in_secret_and_arrive_at_the_same_moment(
    language: str, size: ViewportSize, stage: Stage, browser: Browser
) -> None:
    speaker = Speaker(language, edition=RELAY)
    with watched_tab(browser, size, locale=language) as tab:
        table = stage.table(relay("Ann x b"))
        person = seated(tab, table, "Ann")
        title = person.dialog.locator("h2")

        expect(title).to_have_text(speaker.phrase("ask-pass-title", count=2))
        person.dialog.get_by_role("button", name=speaker.card(Card("r9"), "light")).click()
        expect(title).to_have_text(speaker.phrase("ask-pass-title", count=1))
        expect(person.dialog.get_by_role("status")).to_contain_text(speaker.card(Card("r9"), "light"))
        person.dialog.get_by_role("button", name=speaker.card(Card("b1"), "light")).click()
        expect(person.dialog).to_have_count(0, timeout=PATIENCE_MS)
        assert person.hand() == ["b1", "b2", "r9", "rh"], "nothing has moved yet"

        for line in ("Bob pass r2", "Bob pass b8", "Cy pass b7"):
            table.say(line)
        assert person.hand() == ["b1", "b2", "r9", "rh"]
        table.say("Cy pass b9")

        expect(person.card("b9")).to_be_visible(timeout=PATIENCE_MS)
        assert person.hand() == ["b2", "b7", "b9", "rh"]
        expect(tab.locator(".said[role=log]")).to_contain_text(speaker.card(Card("b7"), "light"))


def test_cards_are_passed_on_by_keyboard_alone(stage: Stage, tab: Page) -> None:
    table = stage.table(relay("Ann x b"))
    person = seated(tab, table, "Ann")
    expect(person.dialog).to_be_visible()

    assert person.dialog.evaluate("dialog => dialog.contains(document.activeElement)")
    tab.keyboard.press("Enter")
    expect(person.dialog.get_by_role("status")).not_to_be_empty(timeout=PATIENCE_MS)
    expect(person.dialog.locator("button:focus")).to_have_count(1)
    tab.keyboard.press("Enter")

    expect(person.dialog).to_have_count(0, timeout=PATIENCE_MS)
    chosen = re.compile(re.escape(phrase("table-card-given", card="")))
    expect(person.cards.and_(tab.get_by_role("button", name=chosen))).to_have_count(2)


# --- names and numbers as long as they may be --------------------------------------------------------------------

LOUD = f"""\
format = 1
key = "loud"
players = [2, 4]
hand = 5
colors = ["a", "c", "d", "e", "f", "h", "i", "j"]
name = {{ en = "{"Kaleidoscope" * 5}" }}
about = {{ en = "{"Many words. " * 16}" }}
color.a = {{ paint = "navy", name = {{ en = "{"midnightblue" * 5}" }} }}
color.c = {{ paint = "brown", name = {{ en = "the brown of very old and very bitter chocolate" }} }}

[[row]]
numbers = [95, 99]
copies = 1

[[row]]
symbol = "huge"
copies = 2
points = 500
played = ["reverse", "pass 3", "skip", "skip", "draw-only 1"]
name = {{ en = "{"Everything at once, " * 3}" }}
text = {{ en = "{"It happens. " * 16}" }}

[[row]]
symbol = "wild"
colorless = true
copies = 4
played = ["name-color", "challenge 10", "draw 20"]

[[row]]
symbol = "w"
colorless = true
copies = 4
played = ["name-color"]
"""


@pytest.fixture(scope="module")
def loud(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Stage, dict[str, Scene]]]:
    """A server where an edition is played that says everything at length, and where to look."""
    del built
    file = tmp_path_factory.mktemp("loud") / "loud.edition.toml"
    file.write_text(LOUD, "utf-8")
    with staged_server(editions=file) as stage:
        yield stage, loud_scenes(stage, file)


def loud_scenes(stage: Stage, file: Path) -> dict[str, Scene]:
    edition = read_edition(file.read_text("utf-8"))

    def table(script: str, who: str, ready: str) -> Scene:
        hands = 'Ann = "w wild ahuge chuge d95 e96 f97 h98 i99 j95", Bob = "c96 d97", Cy = "e98 f99"'
        opened = stage.table(classic(script, hands, top="a95", edition=edition))
        return Scene(f"t/{opened.id}", ready, opened.seat(who))

    asked = ".questions [role=dialog]"
    return {
        "home": Scene("", "#quick"),
        "new": Scene("new/loud", "form .primary"),
        "rules": Scene("rules/loud", "main section h3"),
        "cards": Scene("cards/loud", "main figure"),
        "table": table("", "Ann", "button.card"),
        "colors": table("Ann w", "Ann", asked),
        "passing on": table("Ann ahuge", "Ann", asked),
        "challenge": table("Ann wild a", "Bob", asked),
    }


@pytest.mark.parametrize("size", [ViewportSize(width=360, height=740), DESK], ids=["narrow", "desk"])
def test_names_as_long_as_they_may_be_fit(
    size: ViewportSize, loud: tuple[Stage, dict[str, Scene]], browser: Browser
) -> None:
    stage, scenes = loud
    wrong: dict[str, list[str]] = {}
    with watched_tab(browser, size) as tab:
        tab.goto(f"{stage.address}/settings")
        for name, scene in scenes.items():
            look(tab, stage, scene)
            if wrongs(tab):
                tab.wait_for_timeout(1000)  # on a busy machine something may still be on its way in
            if found := wrongs(tab):
                wrong[name] = found

    assert wrong == {}


def test_every_paint_of_a_strangers_deck_is_named_and_shaped_in_the_question(
    loud: tuple[Stage, dict[str, Scene]], tab: Page
) -> None:
    stage, scenes = loud
    tab.goto(f"{stage.address}/settings")
    look(tab, stage, scenes["colors"])

    buttons = tab.locator(".questions [role=dialog] .colors button")
    expect(buttons).to_have_count(8)
    shapes = buttons.locator("path").evaluate_all("paths => paths.map(path => path.getAttribute('d'))")
    assert len(set(shapes)) == len(shapes) == 8
    names = buttons.locator(".name").all_inner_texts()
    assert names[0].lower() == "midnightblue" * 5
    assert len(set(names)) == 8
