"""The site made of docs/ is whole: every page is in it, every link leads somewhere, nothing comes from elsewhere."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urlsplit

import pytest
import yaml
from scripts import site

import lastcard
from tests.missing import missing

if not (find_spec("mkdocs") and find_spec("mkdocstrings")):
    missing("the site is made by the extra `docs`")

from scripts.site_hooks import TAKEN_ALONG, turned

DOCS = site.ROOT / "docs"
SETTINGS = yaml.safe_load((site.ROOT / "mkdocs.yml").read_text("utf-8"))
LOADED = {
    ("script", "src"), ("link", "href"), ("img", "src"), ("source", "src"), ("iframe", "src"), ("video", "src"),
    ("audio", "src"), ("embed", "src"), ("object", "data"), ("input", "src"), ("use", "href"), ("image", "href"),
}  # fmt: skip
"""What a browser fetches by itself."""


class Page(HTMLParser):
    """What a page has to lead to, what it leads to, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if not value:
                continue
            if name == "id" or (tag, name) == ("a", "name"):
                self.anchors.add(value)
            if (tag, name) in LOADED:
                self.loads.add(value)
            if (tag, name) == ("a", "href"):
                self.links.add(value)
            if name == "srcset":
                self.loads |= {one.split()[0] for one in value.split(",")}
            if name == "style":
                self.loads |= set(in_style(value))

    def handle_data(self, data: str) -> None:
        if self.cdata_elem == "style":
            self.loads |= set(in_style(data))


def in_style(text: str) -> Iterator[str]:
    """The addresses that a style sheet loads."""
    for found in re.findall(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)", text):
        yield "".join(found)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("site")
    assert site.main(["build", "--into", str(into)]) == 0, "MkDocs tells above what is wrong"
    return into


@pytest.fixture(scope="module")
def pages(built: Path) -> dict[str, Page]:
    """Every page by its address. That of a missing page stands wherever it is asked for."""
    return {
        file.relative_to(built).as_posix(): Page(file.read_text("utf-8"))
        for file in sorted(built.rglob("*.html"))
        if file.name != "404.html"
    }


def in_nav(part: object) -> Iterator[str]:
    match part:
        case str():
            yield part
        case list():
            for one in part:
                yield from in_nav(one)
        case dict():
            yield from in_nav(list(part.values()))


def test_every_page_is_in_the_navigation_once() -> None:
    (begun,) = SETTINGS["exclude_docs"].split()
    written = {file.relative_to(DOCS).as_posix() for file in DOCS.rglob("*.md")} - {begun}
    taken = {f"project/{path}" for path in TAKEN_ALONG if path.endswith(".md")}

    assert sorted(in_nav(SETTINGS["nav"])) == sorted(written | taken)


def test_every_page_of_the_navigation_is_built(pages: dict[str, Page]) -> None:
    wanted = {re.sub(r"(README|index)\.md$", "index.md", one) for one in in_nav(SETTINGS["nav"])}

    assert {one.removesuffix(".md") for one in wanted} == {one.removesuffix(".html") for one in pages}


def test_every_link_of_a_page_leads_somewhere(built: Path, pages: dict[str, Page]) -> None:
    broken = []
    for address, page in pages.items():
        for link in page.links | page.loads:
            found = urlsplit(link)
            if found.scheme or found.netloc:
                continue
            target = normpath(join(dirname(address), unquote(found.path))) if found.path else address
            leads = (built / target).is_file()
            if leads and found.fragment and target in pages:
                leads = unquote(found.fragment) in pages[target].anchors | {"__tabbed", "__skip"}
            if not leads:
                broken.append(f"{address}: {link}")

    assert broken == []


def test_no_page_loads_anything_from_another_host(built: Path, pages: dict[str, Page]) -> None:
    loads = {(address, one) for address, page in pages.items() for one in page.loads}
    loads |= {(file.name, one) for file in built.rglob("*.css") for one in in_style(file.read_text("utf-8"))}

    assert [one for one in sorted(loads) if urlsplit(one[1]).scheme not in {"", "data"}] == []
    assert [one for one in sorted(loads) if urlsplit(one[1]).netloc] == []


def test_the_reference_tells_of_the_package(built: Path) -> None:
    told = (built / "reference.html").read_text("utf-8")
    for name in set(lastcard.__all__) - {"__version__", "Reason"}:
        assert re.search(rf"\b{name}\b", told), name
    assert 'id="lastcard.game.Game.say"' in told
    assert "&gt;&gt;&gt;" not in re.sub(r"<pre.*?</pre>", "", told, flags=re.DOTALL), (
        "examples are blocks of code"
    )


@pytest.mark.parametrize(
    ("page", "link", "instead"),
    [
        ("hosting.md", "../CONTRIBUTING.md", "project/CONTRIBUTING.md"),
        ("rules/flip.md", "../../benchmarks/results.md", "../project/benchmarks/results.md"),
        ("rulings.md", "rules/", "rules/README.md"),
        ("rules/flip.md", "../rulings.md", "../rulings.md"),
        ("project/benchmarks/results.md", "../docs/bots.md", "../../bots.md"),
        ("project/CONTRIBUTING.md", "docs/rules", "../rules/README.md"),
    ],
)
def test_links_that_work_on_a_forge_are_turned_for_the_site(page: str, link: str, instead: str) -> None:
    assert turned(link, page) == instead


OF_THE_PROJECT = [*site.ROOT.glob("*.md"), site.ROOT / "benchmarks" / "results.md", *DOCS.rglob("*.md")]


@pytest.mark.parametrize("page", OF_THE_PROJECT, ids=lambda page: page.relative_to(site.ROOT).as_posix())
def test_every_link_between_files_works_on_a_forge_too(page: Path) -> None:
    links = re.findall(r"\]\((?!\w+:|#)([^)\s#]+)", page.read_text("utf-8"))

    assert [link for link in links if not (page.parent / link).exists()] == []
