"""The way of a stranger: somebody who reads no code writes a file, and everything there is can be done with it."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from lastcard.locale import LANGUAGES, Speaker
from tests.cli.running import kept, lastcard
from tests.page.conftest import LIMITS
from tests.page.person import OVER, PATIENCE_MS, Person, phrase

STORM = """\
# Two colors that nobody else has, and hands that never stay the same.
format = 1
key = "storm"
players = [2, 5]
hand = 4
colors = ["k", "z"]

[name]
en = "Storm"
de = "Sturm"

[about]
en = "Hold on to your cards."
de = "Halte deine Karten fest."

[color.k]
paint = "navy"
shape = "waves"
name = { en = "night", de = "Nacht" }

[color.z]
paint = "lime"
shape = "leaf"
name = { en = "moss", de = "Moos" }

[[row]]
numbers = [8, 12]
copies = 2

[[row]]
symbol = "gust"
copies = 6
points = 15
played = ["pass 2"]
name = { en = "Gust", de = "Windstoß" }
text = { en = "Two cards of every hand blow on." }

[[row]]
symbol = "+3"
copies = 2
played = ["draw 3"]

[[row]]
symbol = "ss"
copies = 2
played = ["skip", "skip"]
name = { en = "Double Skip" }

[[row]]
symbol = "eye"
colorless = true
copies = 4
played = ["name-color"]
"""
CARDS = 2 * (5 * 2 + 6 + 2 + 2) + 4
NAMES = {"en": "Storm", "de": "Sturm"}
"""Other languages take the English name."""
MOST_ROUNDS = 6
"""In a short one it can happen that nobody passes anything on."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return kept(folder, "storm.edition.toml", STORM)


@pytest.mark.parametrize("language", NAMES)
def test_the_file_is_found_good_and_called_by_its_name(file: Path, language: str) -> None:
    ran = lastcard("edition", "check", file, "--lang", language)

    told = Speaker(language).phrase(
        "terminal-edition-good", file=str(file), name=NAMES[language], cards=CARDS, fewest=2, most=5
    )
    assert (ran.exit_code, ran.stdout.strip()) == (0, told)


@pytest.mark.parametrize("engine", [(), ("--engine",)], ids=["compiled", "engine"])
def test_it_is_played_many_times_over(file: Path, engine: tuple[str, ...]) -> None:
    if not engine and not find_spec("numba"):
        pytest.skip("the compiled game is not installed")
    ran = lastcard("sim", "--edition", file, "--rounds", "100", "--seats", "3", "--json", *engine)

    assert ran.exit_code == 0, ran.output
    told = json.loads(ran.stdout)
    assert (told["edition"], told["rounds"], told["played_by"]) == (
        "storm",
        100,
        "engine" if engine else "kernel",
    )
    assert sum(told["wins"]) + told["blocked"] == 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_are_told_in_every_language(file: Path, language: str) -> None:
    ran = lastcard("rules", file, "--lang", language)
    speaker = Speaker(language)

    assert ran.exit_code == 0, ran.output
    heading, about, *_ = ran.stdout.splitlines()
    assert heading == speaker.phrase("rules-of", edition=NAMES.get(language, "Storm"))
    assert about == ("Halte deine Karten fest." if language == "de" else "Hold on to your cards.")
    assert ("Windstoß" if language == "de" else "Gust") in ran.stdout
    assert not re.search(r"[{}$]|\b[a-z]+-[a-z]+-[a-z]+\b:", ran.stdout), "no message is missing"


def test_it_is_played_in_a_browser_and_its_record_needs_no_file(file: Path, built: None, tab: Page) -> None:
    del built
    with started(file.parents[1], "serve", "--editions", str(file.parent), "--bot-speed", "0.05") as address:
        tab.goto(address)
        expect(tab.locator("li[data-edition=storm]")).to_contain_text("Hold on to your cards.")
        tab.goto(f"{address}/new/storm")
        tab.get_by_text(phrase("mode-single"), exact=True).click()
        tab.get_by_role("button", name=phrase("new-open")).click()
        tab.get_by_role("button", name=phrase("table-begin")).click(timeout=PATIENCE_MS)
        record = played(tab, file.parents[1])

    file.unlink()
    check_record(record)


def test_a_guest_brings_it_along(file: Path, built: None, tab: Page) -> None:
    del built
    with started(file.parents[1], "play", "--no-browser") as page:
        address = page.rstrip("/")
        terms = {
            "edition": "storm",
            "sheet": tomllib.loads(STORM),
            "name": "Ann",
            "seats": 3,
            "bots": 2,
            "mode": "single",
            "level": "easy",
        }
        opened = tab.request.post(f"{address}/api/tables", data=terms)
        assert opened.ok, opened.text()
        seat = {**opened.json(), "edition": "storm", "at": 1}
        tab.add_init_script(f"localStorage.setItem('lastcard.seats', JSON.stringify([{json.dumps(seat)}]))")
        tab.goto(f"{address}/t/{seat['table']}")
        tab.get_by_role("button", name=phrase("table-begin")).click(timeout=PATIENCE_MS)
        record = played(tab, file.parents[1])

    file.unlink()
    check_record(record)


@contextmanager
def started(folder: Path, command: str, *flags: str) -> Iterator[str]:
    """A server as people start it; its address."""
    words = (command, *flags, "--port", "0", "--data", str(folder / "tables"))
    environment = {**os.environ, **LIMITS, "LASTCARD_BOT_SPEED": "0.05"}
    with subprocess.Popen(
        [sys.executable, "-m", "lastcard", *words], stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.wait(60)


def played(tab: Page, folder: Path) -> Path:
    """Rounds by clicking until a card was played and one passed on; the record of the last, as the page hands it out."""
    person, path = Person(tab), folder / "game.toml"
    for _ in range(MOST_ROUNDS):
        tab.wait_for_selector("button.card", timeout=PATIENCE_MS)
        person.play_on()
        assert person.sees_the_end()
        with tab.expect_download() as loading:
            tab.get_by_role("link", name=phrase("score-record")).click(timeout=PATIENCE_MS)
        loading.value.save_as(path)
        if has_both(path):
            tab.goto(urljoin(tab.url, "/settings"))  # nobody looks on when the server stops
            tab.wait_for_selector("main .panel", timeout=PATIENCE_MS)
            return path
        tab.get_by_role("button", name=phrase("score-rematch")).click()
        tab.wait_for_selector(OVER, state="detached", timeout=PATIENCE_MS)
    pytest.fail(f"expected a card to be passed on in {MOST_ROUNDS} rounds")


def has_both(path: Path) -> bool:
    """Whether whoever sits at the first seat has played a card and passed one on."""
    table = tomllib.loads(path.read_text("utf-8"))
    me, script = re.escape(table["seats"][0]), str(table["script"])
    return all(re.search(rf"^{me} {what}", script, re.MULTILINE) for what in ("(k|z|eye)", "pass "))


def check_record(path: Path) -> None:
    """It holds its edition, and every command reads it."""
    assert tomllib.loads(path.read_text("utf-8"))["edition"]["key"] == "storm"
    for language, card in (("en", "Gust"), ("de", "Windstoß")):
        replayed = lastcard("replay", path, "--lang", language)
        assert replayed.exit_code == 0, replayed.output
        assert card in replayed.stdout
    for command in ("check", "verify"):
        ran = lastcard(command, path)
        assert ran.exit_code == 0, ran.output
