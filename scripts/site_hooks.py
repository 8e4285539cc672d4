"""What MkDocs asks while it makes the site: pages from outside docs/, and links that work here and on a forge.

A page of docs/ links as a forge wants it: `../CONTRIBUTING.md`, or a folder, `rules/`. The site has nothing above
docs/, so what is linked to from there is taken along under `project/`, and the links are turned that way.
"""

import re
from pathlib import Path
from posixpath import dirname, join, normpath, relpath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
TAKEN_ALONG = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Containerfile",
    "benchmarks/results.md",
    "compose.yaml",
    "requirements.lock",
)
"""Pages and files of the project that docs/ links to."""

_LINK = re.compile(r"(?<=\]\()(?!\w+:|#|/)([^)\s#]+)")


def in_project(uri: str) -> str:
    """Where a page of the site lies in the project."""
    return uri.removeprefix("project/") if uri.startswith("project/") else f"docs/{uri}"


def in_site(path: str) -> str:
    """Where a file of the project lies in the site; of a folder, the page that tells what is in it."""
    if (ROOT / path).is_dir():
        path = f"{path}/README.md"
    return path.removeprefix("docs/") if path.startswith("docs/") else f"project/{path}"


def turned(link: str, uri: str) -> str:
    """A link of a page, as the site needs it."""
    target = normpath(join(dirname(in_project(uri)), link))
    return relpath(in_site(target), dirname(uri) or ".")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Take along what lies outside docs/."""
    for path in TAKEN_ALONG:
        files.append(File.generated(config, f"project/{path}", abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn the links of a page."""
    del config, files
    return _LINK.sub(lambda found: turned(found[1], page.file.src_uri), markdown)
