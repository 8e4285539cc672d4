"""Which box do you have: another text of the rule sheet is taken by one tap, told in words, and played by."""

import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from lastcard.editions import get
from lastcard.engine.options import get_printing, settle_rulings
from lastcard.locale import LANGUAGES, Speaker
from lastcard.locale.guide import tell
from lastcard.locale.howto import how_to_play
from lastcard.model.edition import Mode
from lastcard.table.config import TableConfig
from tests.locale.test_howto import lines
from tests.page.axe import findings
from tests.page.conftest import watched_tab
from tests.page.person import PATIENCE_MS, phrase
from tests.page.played import LONG, opened
from tests.page.sizes import CUT_OFF
from tests.page.staged import Stage
from tests.page.test_keyboard import FOCUSED, press_until
from tests.page.test_languages import NARROW
from tests.page.test_rounds import DESK, PHONE
from tests.page.test_rules import SHOWN

FRENCH = Speaker("fr")
OTHERS = [language for language in LANGUAGES if language != "en"]


def told(rules: Mapping[str, object], speaker: Speaker = FRENCH) -> list[str]:
    """Options with their values, as a list shows them; values that have no words of their own are not among them."""
    said = []
    for option, value in rules.items():
        key = option.replace("_", "-")
        if isinstance(value, bool):
            words = speaker.phrase("value-yes" if value else "value-no")
        elif isinstance(value, int) and option == "target":
            words = speaker.phrase(f"option-{key}-value", count=value)
        else:
            words = speaker.phrase(f"option-{key}-{str(value).replace('_', '-')}")
        said.append(" ".join(f"{speaker.phrase(f'option-{key}')} {words}".split()))
    return said


def shown(rows: Locator) -> list[str]:
    """The lines of a list, without remarks."""
    return [
        " ".join(row.split())
        for row in rows.evaluate_all(
            "rows => rows.map((row) => `${row.querySelector('dt').innerText} ${row.querySelector('dd').firstChild.data}`)"
        )
    ]


def at_table(tab: Page) -> Mapping[str, object]:
    """The table that was opened, as the server tells it."""
    tab.wait_for_url(re.compile(r"/t/\w+"), timeout=PATIENCE_MS)
    address, _, table = tab.url.rpartition("/t/")
    found: dict[str, object] = tab.request.get(f"{address}/api/tables/{table}").json()
    return found


# --- the form


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_sheet_of_ones_language_is_proposed_taken_and_seen_at_the_table(
    size: ViewportSize, stage: Stage, browser: Browser
) -> None:
    rules = dict(get_printing(get("beach"), "fr-CA").rules)
    with watched_tab(browser, size, locale="fr-CA") as tab:
        tab.goto(f"{stage.address}/new/beach")
        box = tab.locator(".printing")
        expect(box.get_by_role("radio", name=FRENCH.phrase("printing-en"))).to_be_checked()
        expect(box).to_contain_text(
            FRENCH.phrase("new-printing-own", printing=FRENCH.phrase("printing-fr-CA"))
        )
        expect(box.locator("dl")).to_have_count(0)

        box.get_by_role("button", name=FRENCH.phrase("new-printing-take")).click()

        taken = box.get_by_role("radio", name=FRENCH.phrase("printing-fr-CA"))
        expect(taken).to_be_checked()
        expect(taken).to_be_focused()
        expect(box.get_by_role("button")).to_have_count(0)
        assert shown(box.locator("dl > div")) == told(rules)
        expect(box.get_by_role("status")).to_contain_text(FRENCH.phrase("new-printing-idle"))
        tab.wait_for_timeout(100)
        assert findings(tab) == []

        tab.get_by_role("button", name=FRENCH.phrase("new-open")).click()
        table = at_table(tab)
        assert table["printing"] == "fr-CA"
        assert rules.items() <= dict(table["rules"]).items()  # type: ignore[call-overload]  # JSON
        sheet = tab.locator(".rules")
        expect(sheet.locator("dl").first).to_contain_text(FRENCH.phrase("printing-fr-CA"))
        assert shown(sheet.locator("dl").nth(1).locator("> div")) == told(rules)
        expect(sheet).to_contain_text(FRENCH.phrase("option-none"))
        assert findings(tab) == []


def test_a_sheet_is_taken_by_keyboard_alone(stage: Stage, browser: Browser) -> None:
    with watched_tab(browser, DESK, locale="de-AT") as tab:
        tab.goto(f"{stage.address}/new/mini")
        german = Speaker("de").phrase
        tab.wait_for_selector("form .primary")

        press_until(tab, f"{FOCUSED}.innerText === {german('new-printing-take')!r}")
        tab.keyboard.press("Enter")
        expect(tab.get_by_role("radio", name=german("printing-de"))).to_be_focused()
        press_until(tab, f"{FOCUSED}.innerText === {german('new-open')!r}")
        tab.keyboard.press("Enter")

        assert at_table(tab)["printing"] == "de"


def test_what_is_changed_by_hand_wins_and_is_told_as_changed(stage: Stage, tab: Page) -> None:
    tab.goto(f"{stage.address}/new/mini?printing=nl")
    expect(tab.get_by_role("radio", name=phrase("printing-nl"))).to_be_checked()
    printed = told({"mini_deck": "b", "target": 500}, Speaker("en"))
    changed = told({"drawn_card": "may", "jump_in": True}, Speaker("en"))

    tab.locator("summary").click()
    choice = tab.get_by_label(phrase("option-drawn-card"))
    expect(choice.locator("option:checked")).to_have_text(
        phrase("new-default", choice=phrase("option-drawn-card-must"))
    )
    choice.select_option(label=phrase("option-drawn-card-may"))
    tab.get_by_role("switch", name=phrase("option-jump-in")).click()

    assert shown(tab.locator(".printing dl > div")) == printed
    expect(tab.locator(".changed")).to_contain_text(phrase("new-changed", count=2))
    assert shown(tab.locator(".changed + dl > div")) == changed
    tab.get_by_role("button", name=phrase("new-open")).click()
    tab.wait_for_url(re.compile(r"/t/\w+"), timeout=PATIENCE_MS)
    expect(tab.locator(".rules")).to_contain_text(phrase("table-changed"))
    lists = tab.locator(".rules dl")
    assert shown(lists.nth(1).locator("> div")) == printed
    assert shown(lists.nth(2).locator("> div")) == changed


def test_a_sheet_that_says_the_same_says_so(stage: Stage, tab: Page) -> None:
    tab.goto(f"{stage.address}/new/flip?printing=pt")

    expect(tab.locator(".printing [role=status]")).to_have_text(phrase("new-printing-same"))


@pytest.mark.parametrize("edition", ["classic", "trend"])
def test_nobody_is_asked_for_a_box_where_there_is_one(edition: str, stage: Stage, tab: Page) -> None:
    tab.goto(f"{stage.address}/new/{edition}#lang=fr")
    tab.wait_for_selector("form .primary")

    expect(tab.get_by_text(phrase("new-printing"))).to_have_count(0)


# --- points and rounds


@pytest.mark.parametrize("typed", ["20", "2001", "99.5", ""])
def test_a_target_that_is_none_is_told_and_nothing_is_opened(typed: str, stage: Stage, tab: Page) -> None:
    tab.goto(f"{stage.address}/new/classic")
    field = tab.get_by_label(phrase("option-target"))
    expect(field).to_have_value("500")
    expect(field).to_have_accessible_description(phrase("new-target-first-to", target=500))

    field.fill(typed)
    tab.get_by_role("button", name=phrase("new-open")).click()

    wrong = phrase("new-number-wrong", least=50, most=2000)
    expect(field).to_have_accessible_description(wrong)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    assert findings(tab) == []
    assert "/new/" in tab.url

    field.fill("300")
    expect(field).to_have_attribute("aria-invalid", "false")
    expect(field).to_have_accessible_description(phrase("new-target-first-to", target=300))
    tab.get_by_role("button", name=phrase("new-open")).click()
    assert at_table(tab)["target"] == 300
    expect(tab.locator(".rules")).to_contain_text(phrase("score-goal-first-to", points=300))


@pytest.mark.parametrize("mode", list(Mode))
def test_a_mode_asks_for_what_decides_it(mode: Mode, stage: Stage, tab: Page) -> None:
    tab.goto(f"{stage.address}/new/beach")
    tab.locator(f"label:has([value={mode}])").click()
    tab.locator("summary").click()

    counts = mode not in (Mode.SINGLE, Mode.ROTATION)
    asked = {
        option: tab.get_by_label(phrase(f"option-{option}")).count()
        for option in ("target", "cycles", "rotation-order")
    }
    assert asked == {
        "target": counts,
        "cycles": mode is Mode.ROTATION,
        "rotation-order": mode is Mode.ROTATION,
    }
    if counts:
        hint = phrase(f"new-target-{mode.replace('_', '-')}", target=500)
        expect(tab.get_by_label(phrase("option-target"))).to_have_accessible_description(hint)


def test_a_long_rotation_tells_its_rounds_and_that_eight_play_at_one_table(stage: Stage, tab: Page) -> None:
    tab.goto(f"{stage.address}/new/beach")
    tab.locator("label:has([value=rotation])").click()
    cycles = tab.get_by_label(phrase("option-cycles"))
    expect(cycles).to_have_accessible_description(phrase("new-cycles-rounds", rounds=12))
    expect(tab.get_by_text(phrase("table-rotation-eight"))).to_have_count(0)

    cycles.fill("2")
    expect(cycles).to_have_accessible_description(phrase("new-cycles-rounds", rounds=24))
    tab.get_by_role("group", name=phrase("new-seats")).get_by_text("8", exact=True).click()

    expect(cycles).to_have_accessible_description(phrase("new-cycles-rounds", rounds=112))
    expect(tab.get_by_text(phrase("table-rotation-eight"))).to_be_visible()
    tab.get_by_role("button", name=phrase("new-open")).click()
    assert at_table(tab)["rules"]["cycles"] == 2  # type: ignore[index]  # JSON
    expect(tab.locator(".rules")).to_contain_text(phrase("table-rotation-eight"))


def test_a_rotation_tells_how_far_it_is_and_when_partners_change(stage: Stage, tab: Page) -> None:
    tab.goto(f"{stage.address}/new/beach")
    tab.locator("label:has([value=rotation])").click()
    tab.get_by_label(phrase("option-cycles")).fill("2")
    tab.get_by_role("button", name=phrase("new-open")).click()
    at_table(tab)
    tab.get_by_role("button", name=phrase("table-begin")).click()
    tab.wait_for_selector("button.card", timeout=PATIENCE_MS)

    seen = f"{phrase('table-round-of', round=1, rounds=24)} · {phrase('table-partners-until', round=4)}"
    expect(tab.locator(".bar .planned")).to_have_text(seen)
    heard = f"{phrase('table-round-joined', round=1, rounds=24)} {phrase('table-partners-change', round=4)}"
    begun = f"{phrase('table-round-begins', round=1, rounds=24)} {phrase('table-partners-change', round=4)}"
    expect(tab.locator(".lines")).to_contain_text(re.compile(f"{re.escape(heard)}|{re.escape(begun)}"))


# --- one click


def test_one_click_deals_by_the_english_sheet_until_another_is_taken(stage: Stage, browser: Browser) -> None:
    german = Speaker("de")
    with watched_tab(browser, PHONE, locale="de-DE") as tab:
        tab.goto(stage.address)
        tile = tab.locator("li.tile[data-edition=mini]")
        tile.get_by_role("button").click()
        assert at_table(tab)["printing"] is None

        tab.goto(stage.address)
        tab.get_by_role("group", name=german.phrase("new-printing")).get_by_text(
            german.phrase("printing-de")
        ).click()
        expect(tile.locator(".sheet p")).to_have_text(
            german.phrase("home-by-sheet", printing=german.phrase("printing-de"))
        )
        # Nothing of points: one click opens a single round.
        assert [" ".join(one.split()) for one in tile.locator(".sheet li").all_inner_texts()] == told(
            {"mini_deck": "b", "mini_draw_one": 1}, german
        )
        expect(tab.locator("li.tile[data-edition=battle] .sheet")).to_have_count(0)
        assert findings(tab) == []
        tile.get_by_role("button").click()
        assert at_table(tab)["printing"] == "de"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_sheets_and_room_to_tell_them(
    language: str, stage: Stage, browser: Browser
) -> None:
    with watched_tab(browser, NARROW) as tab:
        tab.goto(f"{stage.address}/#lang={language}")
        tab.locator(".box label").nth(1).click()
        tab.wait_for_selector(".sheet")

        assert tab.evaluate(CUT_OFF) == []


def test_who_reads_english_is_not_asked(stage: Stage, tab: Page) -> None:
    tab.goto(stage.address)
    tab.wait_for_selector("#quick")

    expect(tab.locator(".box")).to_have_count(0)


def test_an_address_can_ask_for_a_sheet(stage: Stage, tab: Page) -> None:
    tab.goto(f"{stage.address}/#play=mini&printing=fr")

    assert at_table(tab)["printing"] == "fr"


def test_an_address_with_a_sheet_that_there_is_not_deals_nothing(stage: Stage, browser: Browser) -> None:
    with watched_tab(browser, DESK, forgives="Failed to load resource: .* 400") as tab:
        tab.goto(f"{stage.address}/#play=mini&printing=fr-CA")

        expect(tab.get_by_role("alert").first).to_contain_text(phrase("problem-bad-config"))
        assert tab.url == f"{stage.address}/"


# --- to read


def test_a_family_reads_its_own_sheet(stage: Stage, tab: Page) -> None:
    mini = get("mini")
    rulings = settle_rulings(mini, dict(get_printing(mini, "fr").rules))
    speaker = Speaker("en", edition=mini)
    tab.goto(f"{stage.address}/rules/mini")
    sheets = tab.get_by_role("navigation", name=phrase("new-printing"))
    expect(sheets.locator("[aria-current=page]")).to_have_text(phrase("printing-en"))

    sheets.get_by_role("link", name=phrase("printing-fr")).click()

    tab.wait_for_url(re.compile(r"/rules/mini\?printing=fr$"))
    expect(sheets.locator("[aria-current=page]")).to_have_text(phrase("printing-fr"))
    tab.wait_for_selector("main section h3")
    assert tab.locator(SHOWN).all_inner_texts() == [
        tell(one, speaker) for one in lines(how_to_play(mini, rulings, mini.mode))
    ]
    tab.go_back()
    expect(sheets.locator("[aria-current=page]")).to_have_text(phrase("printing-en"))


# --- at the table


def test_a_round_can_start_to_the_right(stage: Stage, tab: Page) -> None:
    """As the view says; a Reverse that is turned up as opening card would turn it at once."""
    rules = {"start_direction": "right"}
    terms = TableConfig(edition="flip", seats=3, mode=Mode.SINGLE, rules=rules, grace_s=LONG)
    for _ in range(5):
        table = stage.wait(opened(stage, terms, ("Ann", "Bob", "Cy")))
        tab.add_init_script(table.seat("Ann"))
        tab.goto(table.address)
        tab.get_by_role("button", name=phrase("table-begin")).click()
        tab.wait_for_selector("button.card", timeout=PATIENCE_MS)
        if table.match.round.direction == -1:
            break

    expect(tab.locator(".direction")).to_have_attribute("aria-label", phrase("table-direction-right"))
