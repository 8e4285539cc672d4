"""The workshop: an edition made in the browser, looked at, played and sent to somebody."""

import re
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from lastcard.notation.editions import read_edition
from lastcard.server.settings import Settings
from tests.page.axe import findings
from tests.page.conftest import watched_tab
from tests.page.person import PATIENCE_MS, Person, phrase
from tests.page.test_keyboard import FOCUSED, act, press_until
from tests.page.test_rounds import DESK, PHONE

FINE = "aside .good"
WRONG = "aside .bad"


@pytest.fixture
def workshop(page_server: str, tab: Page) -> Page:
    """The workshop, as somebody finds it who was never there."""
    tab.goto(f"{page_server}/make")
    tab.wait_for_selector(FINE, timeout=PATIENCE_MS)
    return tab


def named(tab: Page, name: str) -> None:
    tab.get_by_label(phrase("workshop-name"), exact=True).fill(name)


def begun(tab: Page, edition: str) -> None:
    """Begin with an edition of the library."""
    tab.get_by_label(phrase("workshop-start-from")).select_option(edition)
    tab.get_by_role("button", name=phrase("workshop-start-go")).click()
    tab.wait_for_selector(f"form input[value], {FINE}", timeout=PATIENCE_MS)
    expect(tab.get_by_label(phrase("workshop-name"), exact=True)).not_to_have_value("")


def focus_on(tab: Page, text: str) -> None:
    press_until(tab, f"{FOCUSED}.innerText === {text!r}")


def test_an_edition_is_made_and_played_by_keyboard_alone(page_server: str, tab: Page) -> None:
    tab.goto(page_server)
    tab.wait_for_selector("#make", timeout=PATIENCE_MS)
    focus_on(tab, phrase("workshop-enter"))
    tab.keyboard.press("Enter")
    tab.wait_for_selector(FINE, timeout=PATIENCE_MS)

    press_until(tab, f"{FOCUSED}.dataset.path === 'name.en'")
    tab.keyboard.type("Duo")
    for left in (3, 2):  # two colors are enough
        press_until(tab, f"{FOCUSED}.closest('[data-color=\"0\"]') && {FOCUSED}.matches('.remove')")
        tab.keyboard.press("Enter")
        expect(tab.locator("[data-color]")).to_have_count(left)
        assert tab.evaluate(f"{FOCUSED}.matches('[data-color=\"0\"] .remove')"), "the focus is not lost"
    focus_on(tab, f"+ {phrase('workshop-add-colored')}")
    tab.keyboard.press("Enter")
    assert tab.evaluate(f"{FOCUSED}.matches('.add')"), "it stays where it was"
    press_until(tab, f"{FOCUSED}.matches('[data-path=\"row[1].played[0]\"]')", "Shift+Tab")
    tab.keyboard.type(phrase("workshop-effect-draw"))
    press_until(tab, f"{FOCUSED}.matches('[data-path=\"row[1].played[0].n\"]')")
    tab.keyboard.press("ArrowUp")
    expect(tab.locator("[data-row='1'] .cards svg")).to_have_count(2)
    press_until(tab, f"{FOCUSED}.matches('[data-row=\"0\"] .down')", "Shift+Tab")
    tab.keyboard.press("Enter")
    expect(tab.locator("[data-row='1'] legend")).to_contain_text(phrase("rules-numbers", least=1, most=9))
    assert tab.evaluate(f"{FOCUSED}.matches('[data-row=\"1\"] .down')"), "it moves along"
    press_until(tab, f"{FOCUSED}.dataset.path === 'players[1]'", "Shift+Tab")
    for _ in range(3):
        tab.keyboard.press("ArrowDown")
    expect(tab.locator("aside")).to_contain_text(phrase("workshop-cards", count=40))

    focus_on(tab, phrase("workshop-play"))
    tab.keyboard.press("Enter")
    tab.wait_for_url(re.compile(r"/t/\w+"), timeout=PATIENCE_MS)
    tab.wait_for_selector("button.card", timeout=PATIENCE_MS)
    person = Person(tab)
    assert {card[0] for card in person.hand()} <= {"g", "b"}
    plays_a_card(person)


def plays_a_card(person: Person) -> None:
    for _ in range(40):
        person.tab.wait_for_selector(
            ".questions [role=dialog], button.card.ready, .pile.draws, .calls button", timeout=PATIENCE_MS
        )
        before, ready = person.hand(), person.ready.count()
        act(person)
        person.tab.wait_for_timeout(200)
        if ready and len(person.hand()) < len(before):
            return
    raise AssertionError("expected a card to be played")


def test_friends_sit_down_at_a_table_of_an_edition_made_here(
    workshop: Page, page_server: str, browser: Browser
) -> None:
    named(workshop, "Zwei & mehr")
    workshop.get_by_role("button", name=phrase("workshop-invite")).click()
    workshop.wait_for_url(f"{page_server}/new/zwei_mehr", timeout=PATIENCE_MS)
    workshop.reload()
    expect(workshop.get_by_role("radio", name="Zwei & mehr")).to_be_checked(timeout=PATIENCE_MS)
    seats = workshop.get_by_role("group", name=phrase("new-seats"))
    seats.get_by_text("3", exact=True).click()
    bots = workshop.get_by_role("group", name=phrase("new-bots"))
    bots.get_by_text("1", exact=True).click()
    workshop.get_by_text(phrase("mode-single"), exact=True).click()
    workshop.get_by_role("button", name=phrase("new-open")).click()
    workshop.wait_for_url(re.compile(r"/t/\w+"), timeout=PATIENCE_MS)

    with watched_tab(browser, PHONE) as other:
        other.goto(workshop.url)
        expect(other.get_by_text("Zwei & mehr").first).to_be_visible(timeout=PATIENCE_MS)
        other.get_by_role("textbox").first.fill("Bob")
        other.get_by_role("button", name=phrase("table-sit")).click()
        expect(workshop.get_by_text("Bob").first).to_be_visible(timeout=PATIENCE_MS)
        workshop.get_by_role("button", name=phrase("table-begin")).click()
        for tab in (workshop, other):
            tab.wait_for_selector("button.card", timeout=PATIENCE_MS)
        Person(workshop).play_on()
        plays_a_card(Person(other))


def test_a_new_table_offers_what_was_made_in_this_browser(workshop: Page, page_server: str) -> None:
    own = workshop.locator("fieldset label", has_text=phrase("new-edition-own"))
    workshop.goto(f"{page_server}/new")
    expect(workshop.get_by_role("button", name=phrase("new-open"))).to_be_visible(timeout=PATIENCE_MS)
    expect(own).to_have_count(0)  # nobody has made anything yet

    workshop.goto(f"{page_server}/make")
    named(workshop, "Mine")
    expect(workshop.locator(FINE)).to_be_visible(timeout=PATIENCE_MS)
    workshop.goto(f"{page_server}/new")
    expect(own).to_contain_text("Mine", timeout=PATIENCE_MS)
    own.click()
    expect(workshop.get_by_role("radio", name="Mine")).to_be_checked()
    workshop.goto(f"{page_server}/make")
    workshop.get_by_label(phrase("workshop-hand")).fill("99")
    expect(workshop.locator(WRONG)).to_be_visible(timeout=PATIENCE_MS)
    workshop.goto(f"{page_server}/new")
    expect(workshop.get_by_role("button", name=phrase("new-open"))).to_be_visible(timeout=PATIENCE_MS)
    expect(own).to_have_count(0)
    workshop.goto(f"{page_server}/new/mine")
    expect(workshop.get_by_text(phrase("problem-bad-edition"), exact=True)).to_be_visible(timeout=PATIENCE_MS)
    workshop.get_by_role("link", name=phrase("workshop-enter")).click()
    expect(workshop.get_by_label(phrase("workshop-hand"))).to_have_value("99")
    workshop.goto(f"{page_server}/new/nobodys")
    expect(workshop.get_by_role("heading", name=phrase("problem-nowhere"))).to_be_visible(timeout=PATIENCE_MS)


def test_a_link_brings_the_same_edition_to_somebody_else(
    workshop: Page, page_server: str, browser: Browser
) -> None:
    begun(workshop, "flip")
    named(workshop, "<b>Turning</b>")
    expect(workshop.locator(WRONG)).to_be_visible()  # signs that could be taken for markup
    named(workshop, "Turning")
    expect(workshop.locator(FINE)).to_be_visible()
    workshop.get_by_role("button", name=phrase("workshop-share")).click()
    link = workshop.get_by_label(phrase("workshop-link")).input_value()
    assert link.startswith(f"{page_server}/make#")

    with watched_tab(browser, PHONE) as other:
        other.goto(link)
        expect(other.get_by_label(phrase("workshop-name"), exact=True)).to_have_value("Turning")
        expect(other.locator(FINE)).to_be_visible(timeout=PATIENCE_MS)
        assert other.url == f"{page_server}/make", "what is changed here is not lost to the link"
        kept = "JSON.parse(localStorage['lastcard.workshop']).sheet"
        assert workshop.evaluate(kept) == other.evaluate(kept)


@pytest.mark.parametrize("link", ["nix", "", "a" * 20_000])
def test_a_bad_link_is_a_sentence_and_nothing_is_lost(link: str, workshop: Page, page_server: str) -> None:
    named(workshop, "Mine")
    expect(workshop.locator(FINE)).to_be_visible()
    workshop.goto(f"{page_server}/make#sheet={link}")

    expect(workshop.get_by_text(phrase("workshop-link-bad"))).to_be_visible()
    expect(workshop.get_by_label(phrase("workshop-name"), exact=True)).to_have_value("Mine")


def test_what_is_wrong_is_told_beside_its_field_and_in_a_list_that_leads_there(workshop: Page) -> None:
    hand = workshop.get_by_label(phrase("workshop-hand"))
    hand.fill("99")
    problem = workshop.locator("aside li button").first
    expect(problem).to_contain_text(phrase("workshop-problem-bounds", least=1, most=20))
    expect(problem).to_contain_text(phrase("workshop-hand"))
    expect(hand).to_have_attribute("aria-invalid", "true")
    expect(hand).to_have_accessible_description(re.compile("20"))
    heard = workshop.locator(".said[role=log]")
    expect(heard).to_contain_text(phrase("workshop-problems", count=1))

    problem.click()
    expect(hand).to_be_focused()
    workshop.get_by_role("button", name=phrase("workshop-play")).click()
    expect(workshop.locator("[role=alert]")).to_contain_text("20")
    hand.fill("5")
    expect(workshop.locator(FINE)).to_be_visible()
    expect(heard).to_contain_text(phrase("workshop-fine"))


def test_colors_look_at_the_table_as_they_did_in_the_workshop(workshop: Page, page_server: str) -> None:
    paint = workshop.locator("[data-path='color.r.paint']")
    taken = phrase("workshop-taken", what=phrase("color-yellow"))
    expect(paint.locator("option[value=yellow]")).to_be_disabled()
    expect(paint.locator("option[value=yellow]")).to_have_text(taken)
    paint.select_option("brown")
    workshop.locator("[data-path='color.y.paint']").select_option("red")
    workshop.locator("[data-path='color.y.shape']").select_option("leaf")
    workshop.locator("[data-path='color.g.shape']").select_option("circle")
    fill = "mark => getComputedStyle(mark).fill"
    marks = workshop.locator("[data-color] legend .suit-shape")
    shown = [marks.nth(at).evaluate(fill) for at in range(4)]
    assert len(set(shown)) == 4
    expect(workshop.locator(FINE)).to_be_visible()
    sheet = workshop.evaluate("JSON.parse(localStorage['lastcard.workshop']).sheet")
    seen = workshop.request.post(f"{page_server}/api/workshop/check", data={"sheet": sheet}).json()["edition"]
    colors = {one["color"]: (one["paint"], one["shape"]) for one in seen["sides"][0]["colors"]}
    assert colors == {
        "r": ("brown", "diamond"),
        "y": ("red", "leaf"),
        "g": ("green", "circle"),
        "b": ("blue", "square"),
    }

    workshop.get_by_role("button", name=phrase("workshop-play")).click()
    workshop.wait_for_selector("button.card", timeout=PATIENCE_MS)
    cloth = workshop.locator("[data-style=own]").first
    for letter, color in zip("rygb", shown, strict=True):
        laid = cloth.evaluate(
            """(cloth, letter) => {
              const probe = cloth.appendChild(document.createElement("i"));
              probe.style.color = `var(--suit-${letter})`;
              const { color } = getComputedStyle(probe);
              probe.remove();
              return color;
            }""",
            letter,
        )
        assert laid == color


def test_what_a_file_has_twice_is_told_at_both_fields(workshop: Page, tmp_path: Path) -> None:
    with workshop.expect_download() as download:
        workshop.get_by_role("button", name=phrase("workshop-download")).click()
    file = tmp_path / "twins.edition.toml"
    download.value.save_as(file)
    file.write_text(
        file.read_text("utf-8") + '\n[color.r]\npaint = "yellow"\n\n[color.y]\npaint = "yellow"\n', "utf-8"
    )
    workshop.locator("input[type=file]").set_input_files(file)

    for letter in "ry":
        paint = workshop.locator(f"[data-path='color.{letter}.paint']")
        expect(paint).to_have_value("yellow", timeout=PATIENCE_MS)
        expect(paint).to_have_accessible_description(re.compile(re.escape(phrase("workshop-twin-paint"))))


def test_cards_without_numbers_are_dealt_by_luck(workshop: Page) -> None:
    workshop.get_by_role("button", name=phrase("workshop-add-colored")).click()
    copies = workshop.locator("[data-path='row[1].copies']")
    copies.fill("20")
    workshop.locator("[data-row='0'] .remove").first.click()
    expect(workshop.locator(".count")).to_contain_text("80")

    expect(workshop.locator(FINE)).to_be_visible(timeout=PATIENCE_MS)


def test_rows_are_named_by_what_they_do_while_something_else_is_wrong(workshop: Page) -> None:
    workshop.get_by_role("button", name=phrase("workshop-add-colored")).click()
    legend = workshop.locator("[data-row='1'] > legend")
    expect(legend).to_contain_text(phrase("symbol-s"))
    workshop.get_by_label(phrase("workshop-hand")).fill("")
    expect(workshop.locator("aside li button").first).to_contain_text(phrase("workshop-problem-number"))
    effect = workshop.locator("[data-path='row[1].played[0]']")
    assert effect.locator("option[value=name-color]").count() == 0, "only a wild card can"
    assert effect.locator("option[value=flip]").count() == 0, "only with two sides"
    effect.select_option("draw")
    expect(legend).to_contain_text(phrase("name-draw", number=2))
    effect.select_option("draw-only")
    expect(legend).to_contain_text(phrase("name-draw-only", name=phrase("name-draw", number=2)))


def test_what_is_old_is_marked_or_gone_and_a_broken_edition_is_shared_as_one(workshop: Page) -> None:
    workshop.get_by_role("button", name=phrase("workshop-share")).click()
    link = workshop.get_by_label(phrase("workshop-link"))
    expect(link).to_be_visible()
    workshop.get_by_role("button", name=phrase("workshop-trial-go", count="10,000")).click()
    expect(workshop.locator("aside table").first).to_be_visible(timeout=PATIENCE_MS * 6)
    old = workshop.get_by_text(phrase("workshop-trial-old"))
    expect(old).to_have_count(0)

    workshop.get_by_label(phrase("workshop-hand")).fill("19")
    expect(link).to_have_count(0)
    expect(old).to_be_visible()
    problem = workshop.locator("aside li button").first
    expect(problem).to_contain_text(
        phrase("workshop-problem-deck-small", players=6, hand=19, least=121, found=72)
    )
    problem.click()
    expect(workshop.locator("[data-path=row]")).to_be_focused()
    workshop.get_by_role("button", name=phrase("workshop-share")).click()
    expect(workshop.get_by_text(phrase("workshop-share-unready")).first).to_be_visible()


def test_what_is_wrong_in_folded_parts_is_unfolded(workshop: Page) -> None:
    workshop.get_by_role("button", name=phrase("workshop-add-colored")).click()
    workshop.locator("[data-row='1'] summary", has_text=phrase("workshop-more")).click()
    workshop.get_by_label(phrase("workshop-symbol")).fill("A!")

    expect(workshop.locator("[data-path='row[1].symbol']")).to_have_attribute("aria-invalid", "true")
    workshop.reload()
    expect(workshop.locator("[data-path='row[1].symbol']")).to_have_attribute("aria-invalid", "true")


def test_starting_anew_can_be_undone_and_a_draft_outlives_the_tab(workshop: Page) -> None:
    named(workshop, "First")
    workshop.get_by_role("button", name=phrase("workshop-start-go")).click()
    name = workshop.get_by_label(phrase("workshop-name"), exact=True)
    expect(name).to_have_value("")
    workshop.reload()
    workshop.get_by_role("button", name=phrase("workshop-undo")).click()

    expect(name).to_have_value("First")


def test_a_file_goes_out_and_comes_in_again(workshop: Page, tmp_path: Path) -> None:
    begun(workshop, "beach")
    named(workshop, "Dünen & Meer")
    expect(workshop.locator(FINE)).to_be_visible()
    with workshop.expect_download() as download:
        workshop.get_by_role("button", name=phrase("workshop-download")).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "dunen_meer.edition.toml"
    assert read_edition(file.read_text("utf-8")).words[0].name == "Dünen & Meer"

    workshop.get_by_label(phrase("workshop-start-from")).select_option("")
    workshop.get_by_role("button", name=phrase("workshop-start-go")).click()
    workshop.locator("input[type=file]").set_input_files(file)
    expect(workshop.get_by_label(phrase("workshop-name"), exact=True)).to_have_value("Dünen & Meer")
    bad = tmp_path / "bad.edition.toml"
    bad.write_text("key = ", "utf-8")
    workshop.locator("input[type=file]").set_input_files(bad)
    expect(workshop.get_by_text(phrase("workshop-file-bad"))).to_be_visible()
    expect(workshop.get_by_label(phrase("workshop-name"), exact=True)).to_have_value("Dünen & Meer")


def test_rounds_are_tried_out(workshop: Page) -> None:
    workshop.get_by_role("button", name=phrase("workshop-trial-go", count="10,000")).click()

    wins = workshop.get_by_role("table", name=phrase("workshop-trial-wins"))
    expect(wins.get_by_role("row")).to_have_count(4, timeout=PATIENCE_MS * 6)
    plays = workshop.get_by_role("table", name=phrase("workshop-trial-plays"))
    expect(plays.get_by_role("row")).to_have_count(1)


def test_rounds_are_tried_out_while_the_form_is_still_being_checked(workshop: Page) -> None:
    def slowly(route: Route) -> None:
        sleep(1)  # longer than the pause after which the form asks by itself
        route.continue_()

    workshop.route(re.compile("/api/workshop/check"), slowly)
    named(workshop, "Duo")
    workshop.get_by_role("button", name=phrase("workshop-trial-go", count="10,000")).click()

    wins = workshop.get_by_role("table", name=phrase("workshop-trial-wins"))
    expect(wins).to_be_visible(timeout=PATIENCE_MS * 6)


@pytest.fixture(params=[(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def looked_at(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    size, theme = request.param
    with watched_tab(browser, size) as tab:
        tab.add_init_script(f"localStorage.setItem('lastcard.settings', '{{\"theme\": \"{theme}\"}}')")
        yield tab


def test_axe_finds_nothing_where_much_is_open_and_wrong(page_server: str, looked_at: Page) -> None:
    tab = looked_at
    tab.goto(f"{page_server}/make")
    tab.wait_for_selector(FINE, timeout=PATIENCE_MS)
    begun(tab, "mini")
    tab.locator("aside .button").last.click()
    tab.wait_for_selector("aside table", timeout=PATIENCE_MS * 6)
    tab.locator("[data-row] summary", has_text=phrase("workshop-more")).last.click()
    tab.get_by_role("switch").click()
    tab.get_by_label(phrase("workshop-hand")).fill("99")
    expect(tab.locator("aside li button").first).to_be_visible()

    assert findings(tab) == []


def test_a_host_can_have_no_workshop(browser: Browser, page_server: str) -> None:
    assert not Settings().guest_editions
    with watched_tab(browser, DESK) as tab:

        def without(route: Route) -> None:
            answer = route.fetch()
            route.fulfill(response=answer, json={**answer.json(), "guest_editions": False})

        tab.route(re.compile("/api/editions"), without)
        tab.goto(page_server)
        tab.wait_for_selector("li.tile", timeout=PATIENCE_MS)
        expect(tab.locator("#make")).to_have_count(0)
        tab.goto(f"{page_server}/make")
        expect(tab.get_by_text(phrase("problem-no-guest-editions"), exact=True)).to_be_visible()
