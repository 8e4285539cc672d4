"""The page for browsers: one HTML file behind every address that it knows, and the files beside it."""

import gzip
from collections.abc import Mapping
from functools import cache, cached_property
from mimetypes import MimeTypes
from pathlib import Path

from litestar import HttpMethod, MediaType, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND, HTTP_503_SERVICE_UNAVAILABLE

from lastcard.server.routes import AnyRequest

FOLDER = Path(__file__).with_suffix("")
"""Where the build puts the page (hatch_build.py)."""

SCREENS = (
    "/",
    "/new",
    "/new/{edition:str}",
    "/tables",
    "/t/{table:str}",
    "/watch/{table:str}",
    "/replay/{table:str}",
    "/replay/{table:str}/{match:str}",
    "/rules",
    "/rules/{edition:str}",
    "/settings",
    "/make",
    "/cards",
    "/cards/{edition:str}",
)
"""Every address of a screen, as web/src/lib/router.svelte.ts knows them."""

NOT_BUILT = (
    "This lastcard was installed without its page for browsers. Install it again without LASTCARD_NO_PAGE; "
    "in a copy of the project, `python -m scripts.page build` makes the page. Tables can be played all the same: "
    "clients speak the protocol.\n"
)

CAREFUL = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the address of a table is all that is needed to watch it
    "cross-origin-opener-policy": "same-origin",
}
LOOKING = (HttpMethod.GET, HttpMethod.HEAD)
"""Whoever asks for the head alone gets the same answer without its body."""
ASSETS = "assets/"
FOR_A_YEAR = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
FOR_AN_HOUR = "public, max-age=3600"

_types = MimeTypes()  # not the system's table, which is another one on every machine
_types.add_type("application/manifest+json", ".webmanifest")
_types.add_type("text/javascript", ".js")
_types.add_type("font/woff2", ".woff2")


class PageFile:
    """A file of the page, kept in memory."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.media_type = _types.guess_type(name)[0] or "application/octet-stream"
        self.lasting = FOR_A_YEAR if name.startswith(ASSETS) else FOR_AN_HOUR

    @cached_property
    def packed(self) -> bytes:
        """The same, compressed once, when somebody first asks for it."""
        return gzip.compress(self.body, mtime=0)

    def response(self, request: AnyRequest) -> Response[bytes]:
        headers = {
            "cache-control": self.lasting,
            "vary": "accept-encoding",
            "x-content-type-options": "nosniff",
        }
        body = self.body
        if "gzip" in request.headers.get("accept-encoding", "") and len(self.packed) < len(body):
            body, headers["content-encoding"] = self.packed, "gzip"
        return Response(body, headers=headers, media_type=self.media_type)


class Page:
    """A page that was built."""

    def __init__(self, index: str, files: Mapping[str, PageFile]) -> None:
        self._index = index
        self.files = files

    def response(self, request: AnyRequest, status: int = HTTP_200_OK) -> Response[str]:
        """The HTML file for whoever asks for this address.

        It is told the way back to where the page lives, not the place itself: so it works below any path of
        any host, whatever a proxy takes off the address on the way here.
        """
        path = request.scope["raw_path"].decode("latin-1")
        base = "../" * (path.count("/") - 1) or "./"
        body = self._index.replace("<!--base-->", f'<base href="{base}" />', 1)
        return Response(
            body,
            status_code=status,
            media_type=MediaType.HTML,
            headers={**CAREFUL, "cache-control": "no-cache"},
        )


@cache
def read_page(folder: Path) -> Page | None:
    """The page in this folder, if one was built; read once, so that no request waits for the disk."""
    if not (folder / "index.html").is_file():
        return None
    names = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    files = {name: PageFile(name, (folder / name).read_bytes()) for name in names if not name.startswith(".")}
    return Page(files.pop("index.html").body.decode("utf-8"), files)


def page_routes(page: Page | None) -> list[HTTPRouteHandler]:
    """Routes for the screens and for the files, none of which are part of the API."""

    @route(list(SCREENS), http_method=LOOKING, status_code=HTTP_200_OK, include_in_schema=False)
    async def show_screen(request: AnyRequest) -> Response[str]:
        """A screen of the page."""
        if page is None:
            return Response(NOT_BUILT, status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type=MediaType.TEXT)
        return page.response(request)

    if page is None:
        return [show_screen]

    beside = [f"/{name}" for name in page.files if not name.startswith(ASSETS)]

    files = [f"/{ASSETS}{{name:path}}", *beside]

    @route(files, http_method=LOOKING, status_code=HTTP_200_OK, include_in_schema=False)
    async def show_file(request: AnyRequest) -> Response[bytes]:
        """A file of the page."""
        file = page.files.get(request.url.path.strip("/"))
        if file is None:
            raise NotFoundException
        return file.response(request)

    return [show_screen, show_file]


def lost(page: Page | None, request: AnyRequest) -> Response[str] | None:
    """The page for a person at an address that leads nowhere; programs are told in a code."""
    person = request.method in LOOKING and "text/html" in request.headers.get("accept", "")
    if page is None or not person or request.url.path.startswith("/api/"):
        return None
    return page.response(request, HTTP_404_NOT_FOUND)
