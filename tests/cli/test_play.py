"""`lastcard play`: which server it asks for, what it says, and which address it opens."""

import socket
import webbrowser
from collections.abc import Callable
from queue import Empty, Queue

import pytest
from click.testing import Result

from lastcard.cli import play
from lastcard.locale import LANGUAGES, Speaker
from lastcard.model.edition import Edition
from lastcard.server.serve import near_address
from lastcard.server.settings import Settings
from tests.cli.running import lastcard
from tests.edition_files.files import DUO_FILE

ADDRESS = "http://127.0.0.1:5000"


class Stage:
    """A server that does not run and a browser that does not open."""

    def __init__(self) -> None:
        self.settings: list[Settings] = []
        self.brought: list[str] = []
        self.opened: Queue[str] = Queue()

    def run(self, settings: Settings, ready: Callable[[str], object], *brought: Edition) -> None:
        self.settings.append(settings)
        self.brought += [one.key for one in brought]
        ready(ADDRESS)

    def open(self, address: str) -> bool:
        self.opened.put(address)
        return True


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    stage = Stage()
    for name in ("LASTCARD_HOST", "LASTCARD_PORT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("BROWSER", "one")
    monkeypatch.setattr(play, "read_page", lambda _: object())
    monkeypatch.setattr(play, "run", stage.run)
    monkeypatch.setattr(webbrowser, "open", stage.open)
    return stage


def played(*words: str) -> Result:
    ran = lastcard("play", *words)
    assert ran.exit_code == 0, ran.output
    return ran


def test_the_page_opens_at_the_address_that_is_printed(stage: Stage) -> None:
    said = played().stdout.splitlines()

    assert said[0] == stage.opened.get(timeout=10) == f"{ADDRESS}/"
    assert "Ctrl-C" in said[-1]


def test_a_game_and_a_language_can_be_asked_for(stage: Stage) -> None:
    played("--edition", "flip", "--lang", "es")

    assert stage.opened.get(timeout=10) == f"{ADDRESS}/#play=flip&lang=es"


def test_a_game_of_ones_own_is_put_on_the_shelf_and_asked_for(stage: Stage) -> None:
    played("--edition", str(DUO_FILE))

    assert stage.opened.get(timeout=10) == f"{ADDRESS}/#play=duo"
    assert stage.brought == ["duo"]


def test_friends_may_bring_editions_unless_the_environment_says_otherwise(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    played()
    monkeypatch.setenv("LASTCARD_GUEST_EDITIONS", "false")
    played()

    assert [settings.guest_editions for settings in stage.settings] == [True, False]


def test_no_browser_is_opened_against_ones_will(stage: Stage) -> None:
    said = played("--no-browser").stdout.splitlines()

    assert said[0] == f"{ADDRESS}/"
    with pytest.raises(Empty):
        stage.opened.get(timeout=0.2)


def test_a_printing_stands_beside_the_game_in_the_address(stage: Stage) -> None:
    said = played("--edition", "beach", "--printing", "fr-CA", "--lang", "fr").stdout.splitlines()

    assert said[0] == stage.opened.get(timeout=10) == f"{ADDRESS}/#play=beach&printing=fr-CA&lang=fr"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--edition", "mini", "--printing", "fr-CA"),
         "expected a printing of mini (en, fr, nl, de, it, es, pt), found 'fr-CA'"),
        (("--edition", "classic", "--printing", "fr"), "expected a printing of classic (en), found 'fr'"),
        (("--edition", "mini", "--printing", ""),
         "expected a printing of mini (en, fr, nl, de, it, es, pt), found ''"),
        (("--printing", "fr"),
         "expected --edition (classic, beach, battle, trend, flip, mini) beside --printing, found none"),
    ],
)  # fmt: skip
def test_a_printing_that_is_none_of_the_game_is_one_sentence_and_nothing_starts(
    stage: Stage, words: tuple[str, ...], sentence: str
) -> None:
    ran = lastcard("play", *words)

    assert (ran.exit_code, ran.stdout, ran.stderr) == (2, "", f"lastcard: {sentence}\n")
    assert stage.settings == []


def test_a_machine_without_a_browser_is_no_error(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: Queue[str] = Queue()

    def fail(address: str) -> bool:
        tried.put(address)
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "open", fail)
    faults: list[object] = []
    monkeypatch.setattr("threading.excepthook", faults.append)
    ran = played()

    assert tried.get(timeout=10) == f"{ADDRESS}/"
    assert (ran.stderr, faults, stage.opened.empty()) == ("", [], True)


@pytest.mark.parametrize(
    ("environment", "expected"),
    [({}, False), ({"DISPLAY": ""}, False), ({"DISPLAY": ":0"}, True), ({"WAYLAND_DISPLAY": "w"}, True)],
)
def test_without_a_screen_no_browser_takes_over_the_terminal(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], *, expected: bool
) -> None:
    monkeypatch.setattr("sys.platform", "linux")

    assert play.has_screen(environment) is expected


def test_friends_are_told_an_address_that_leads_to_this_machine(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "near_address", lambda: "192.0.2.7")
    said = played("--host", "0.0.0.0", "--edition", "mini").stdout.splitlines()  # noqa: S104 - no server runs

    assert stage.settings[0].host == "0.0.0.0"  # noqa: S104 - the same
    assert said[0] == stage.opened.get(timeout=10) == "http://192.0.2.7:5000/#play=mini"
    assert "Friends in the same network can open http://192.0.2.7:5000/ " in said[1]


@pytest.mark.usefixtures("stage")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_printed_is_in_the_language_of_the_page(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setattr(play, "near_address", lambda: "192.0.2.7")
    said = played("--host", "0.0.0.0", "--lang", lang).stdout.splitlines()  # noqa: S104 - no server runs

    assert said == [
        f"http://192.0.2.7:5000/#lang={lang}",
        Speaker(lang).phrase("terminal-friends", address="http://192.0.2.7:5000/"),
        Speaker(lang).phrase("terminal-stop"),
    ]


def test_this_machines_address_can_be_listened_on() -> None:
    with socket.socket() as listening:
        listening.bind((near_address(), 0))


def test_the_port_is_always_the_same_so_that_browsers_know_their_people(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    monkeypatch.setattr(play, "PORT", port)
    played()

    assert (stage.settings[0].host, stage.settings[0].port) == ("127.0.0.1", port)


def test_any_free_port_will_do_when_that_one_is_taken(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(play, "PORT", taken.getsockname()[1])
        played()

    assert stage.settings[0].port == 0


def test_a_port_that_was_asked_for_is_not_exchanged_for_another(stage: Stage) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        played("--port", str(port))

    assert stage.settings[0].port == port


@pytest.mark.usefixtures("stage")
def test_a_port_that_is_none_is_one_sentence() -> None:
    ran = lastcard("play", "--port", "70000")

    assert (ran.exit_code, ran.stderr) == (2, "lastcard: expected a port from 0 to 65535, found 70000\n")


def test_without_a_page_it_says_how_to_get_one(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "read_page", lambda _: None)
    ran = lastcard("play")

    assert ran.exit_code == 2
    assert ran.stderr.startswith("lastcard: expected the page for browsers, found none")
    assert len(ran.stderr.splitlines()) == 1
    assert stage.settings == []
