"""Makes the pictures of the README in docs/pictures from the running product: a table, and a strip of phones.

    python -m scripts.pictures

Run it from the root of the project. Needs Chromium on PATH and the extra `test`; builds the page first if it is not there.
"""

import base64
import shutil
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, ViewportSize, sync_playwright
from scripts.page import build, is_built

from tests.page.conftest import FLAGS
from tests.page.played import paused
from tests.page.staged import Stage, Staged, staged_server

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
DESK = ViewportSize(width=1280, height=760)
PHONE = ViewportSize(width=360, height=700)

TABLE = """
edition = "flip"
seats = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
script = ""

[position]
turn = "Ada"
side = "dark"
discard = "r4/of g5/o7 r5/t5"
rest = "deck"
hands = { Ada = "r1/u2 y2/t1 r3/p7 rs/o+5 rf/u3 b1/ue y1/w", Ben = "g2/te y8/o2 b4/t+5", Cleo = "g9/pv b7/o3 g7/t2 r9/u5 y4/uf", Dan = "w/p5 g1/of", Eve = "b8/tv gv/p7 y6/w+c b2/p6 rv/t7" }
"""
BATTLE = """
edition = "battle"
seats = ["Ada", "Ben", "Cleo"]
script = \"\"\"
Ben wb Ada
Ben reveal y9
\"\"\"

[position]
turn = "Ben"
discard = "r1 y6"
rest = "deck"
hands = { Ada = "r2 y0 g4 g8 b9", Ben = "y4 wb y9 b2", Cleo = "yv g1 g2 b5 b6" }
"""
CHALLENGE = """
edition = "classic"
seats = ["Ben", "Ada", "Cleo"]
script = "Ben w+4 g"

[position]
turn = "Ben"
discard = "b3 r5"
rest = "deck"
hands = { Ada = "r8 y2 y5 g2 bv w", Ben = "w+4 r1 y7", Cleo = "g9 b7 b1 r3 y9" }
"""
OVER = """
edition = "beach"
seats = ["Ada", "Ben", "Cleo"]
dealer = "Ben"
script = "Ada t1"

[position]
turn = "Ada"
discard = "t5"
rest = "deck"
hands = { Ada = "t1", Ben = "o2 p8 t9", Cleo = "p+2 t7 wg" }
"""


class Shot(NamedTuple):
    """One picture of a page."""

    address: str
    size: ViewportSize
    seat: str = ""
    wait_ms: int = 2500


def taken(browser: Browser, shot: Shot) -> bytes:
    """The picture as JPEG: the cloth is woven, and PNG would take five times the room."""
    with browser.new_context(viewport=shot.size, locale="en-US", device_scale_factor=1) as context:
        tab = context.new_page()
        if shot.seat:
            tab.add_init_script(shot.seat)
        tab.goto(shot.address)
        tab.wait_for_timeout(shot.wait_ms)  # cards have landed
        return tab.screenshot(type="jpeg", quality=85)


def strip(browser: Browser, pictures: list[bytes]) -> bytes:
    """Pictures side by side."""
    images = "".join(
        f'<img src="data:image/jpeg;base64,{base64.b64encode(picture).decode()}">' for picture in pictures
    )
    style = "body{margin:0;padding:16px;display:flex;gap:16px;background:#d9d4c8}img{border-radius:18px;width:360px}"
    size = ViewportSize(width=len(pictures) * 376 + 16, height=PHONE["height"] + 32)
    with browser.new_context(viewport=size) as context:
        tab = context.new_page()
        tab.set_content(f"<style>{style}</style>{images}")
        return tab.screenshot(type="jpeg", quality=85)


def seated(table: Staged, size: ViewportSize) -> Shot:
    return Shot(table.address, size, table.seat("Ada"))


def main() -> None:
    """Make them all."""
    if not is_built():
        build()
    program = shutil.which("chromium")
    if program is None:
        raise SystemExit("expected chromium on PATH, found none")
    PICTURES.mkdir(exist_ok=True)
    with staged_server() as stage, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        (PICTURES / "table.jpg").write_bytes(taken(browser, seated(stage.table(TABLE), DESK)))
        (PICTURES / "phones.jpg").write_bytes(strip(browser, [taken(browser, one) for one in phones(stage)]))
        browser.close()


def phones(stage: Stage) -> list[Shot]:
    """What a phone shows: the front page, two questions, the end of a round."""
    tables = (stage.table(CHALLENGE), stage.table(BATTLE), paused(stage, OVER))
    return [Shot(stage.address, PHONE), *(seated(table, PHONE) for table in tables)]


if __name__ == "__main__":
    main()
