"""The page at the server: which address gets what, and with which headers."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from lastcard.server.app import create_app
from lastcard.server.page import FOLDER, SCREENS
from lastcard.server.settings import Settings
from lastcard.table.actor import Ports
from lastcard.table.clock import SystemClock
from lastcard.table.store.memory import MemoryStore

INDEX = "<!doctype html><head><!--base--></head>"
SCRIPT = "import { word } from './words.js'; " * 50
A_PERSON = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def server(folder: Path) -> TestClient[Litestar]:
    ports = Ports(MemoryStore(), SystemClock())
    return TestClient(create_app(Settings(), ports, folder))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """A server with a small page."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX, "utf-8")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    (folder / "manifest.webmanifest").write_text("{}", "utf-8")
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT, "utf-8")
    (folder / ".built").write_text("a digest", "utf-8")
    with server(folder) as client:
        yield client


# --- screens


def filled(route: str) -> str:
    return route.replace("{edition:str}", "flip").replace("{table:str}", "abc").replace("{match:str}", "2")


@pytest.mark.parametrize("route", SCREENS)
def test_every_screen_is_the_same_html_and_asked_for_anew_each_time(
    client: TestClient[Litestar], route: str
) -> None:
    answer = client.get(filled(route))

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text.startswith("<!doctype html><head><base ")


@pytest.mark.parametrize(
    ("path", "base"),
    [
        ("/", "./"),
        ("/new", "./"),
        ("/new/", "../"),
        ("/t/abc", "../"),
        ("/t/abc/", "../../"),
        ("/t/a%2Fb", "../"),
        ("/replay/abc/1", "../../"),
        ("/no/such/place/at/all", "../../../../"),
    ],
)
def test_the_way_back_to_where_the_page_lives_is_told_by_steps(
    client: TestClient[Litestar], path: str, base: str
) -> None:
    # A browser takes what follows the last slash for a file; each step leads out of one folder.
    assert f'<base href="{base}" />' in client.get(path, headers=A_PERSON).text


def test_the_page_runs_only_its_own_scripts_and_stands_in_nobodys_frame(
    client: TestClient[Litestar],
) -> None:
    headers = client.get("/").headers
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))

    assert policy["script-src"] == policy["connect-src"] == policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == "'none'"
    assert policy["base-uri"] == "'self'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


# --- addresses that lead nowhere


def test_a_person_who_is_lost_gets_the_page_all_the_same(client: TestClient[Litestar]) -> None:
    answer = client.get("/no/such/place", headers=A_PERSON)

    assert answer.status_code == 404
    assert answer.text.startswith("<!doctype html>")
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(
    ("path", "accept"),
    [("/no/such/place", "application/json"), ("/assets/old.js", "*/*"), ("/api/nothing", "text/html")],
)
def test_a_program_that_is_lost_gets_a_code(client: TestClient[Litestar], path: str, accept: str) -> None:
    answer = client.get(path, headers={"accept": accept})

    assert (answer.status_code, answer.json()) == (404, {"type": "Refused", "code": "malformed"})


def test_a_table_that_is_not_there_is_still_told_by_its_code(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/tables/nosuchtable", headers=A_PERSON)

    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")


def test_what_only_the_build_needs_to_know_is_not_shown(client: TestClient[Litestar]) -> None:
    assert client.get("/.built").status_code == 404
    assert client.get("/index.html").status_code == 404


# --- files


def test_assets_are_kept_for_a_year_because_their_names_change(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/index-1a2b.js")

    assert answer.text == SCRIPT
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("path", "kind"), [("/icon.svg", "image/svg+xml"), ("/manifest.webmanifest", "application/manifest+json")]
)
def test_other_files_have_their_kind_and_may_change(
    client: TestClient[Litestar], path: str, kind: str
) -> None:
    answer = client.get(path)

    assert answer.headers["content-type"].startswith(kind)
    assert "immutable" not in answer.headers["cache-control"]


def test_files_are_sent_compressed_to_those_who_can_read_it(client: TestClient[Litestar]) -> None:
    packed = client.get("/assets/index-1a2b.js", headers={"accept-encoding": "gzip, br"})
    plain = client.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})

    assert (packed.headers["content-encoding"], packed.text) == ("gzip", SCRIPT)
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode()))
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("coding", ["identity", "gzip"])
@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/assets/index-1a2b.js", "/icon.svg", "/no/such/place", "/assets/old.js"]
)
def test_whoever_asks_for_the_head_alone_gets_the_same_without_the_body(
    client: TestClient[Litestar], path: str, coding: str
) -> None:
    headers = {**A_PERSON, "accept-encoding": coding}
    whole, head = client.get(path, headers=headers), client.head(path, headers=headers)

    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers == whole.headers
    assert int(head.headers["content-length"]) > 0


# --- around it


def test_screens_and_files_are_no_part_of_the_api(client: TestClient[Litestar]) -> None:
    paths = client.get("/schema/openapi.json").json()["paths"]

    assert paths
    assert all(path.startswith("/api/") for path in paths)


def test_a_server_without_a_page_says_so_and_serves_tables(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        screen = client.get("/t/abc", headers=A_PERSON)
        lost = client.get("/no/such/place", headers=A_PERSON)
        tables = client.get("/api/tables")

    assert screen.status_code == 503
    assert screen.headers["content-type"].startswith("text/plain")
    assert "python -m scripts.page build" in screen.text
    assert lost.status_code == 404
    assert tables.json() == []


def test_the_server_and_the_page_know_the_same_screens() -> None:
    router = FOLDER.parents[3] / "web" / "src" / "lib" / "router.svelte.ts"
    told = router.read_text("utf-8")

    for route in SCREENS[1:]:
        assert f'screen === "{route.split("/")[1]}"' in told, route
