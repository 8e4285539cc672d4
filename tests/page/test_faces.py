"""The page draws exactly the faces that the editions print."""

import json
from pathlib import Path

from lastcard.editions import EDITIONS
from lastcard.model.edition import SideSheet

FACES = Path(__file__).parents[2] / "web/src/cards/faces.json"


def printed(sheet: SideSheet) -> dict[str, list[str]]:
    """What stands on one side of the cards, in the order of the deck."""
    symbols = [row.symbol for row in sheet.rows if row.copies]
    return {
        "colors": list(sheet.colors),
        "symbols": [symbol for symbol in symbols if not symbol.startswith("w")],
        "wilds": [symbol for symbol in symbols if symbol.startswith("w")],
    }


def test_the_page_knows_every_face_of_every_edition() -> None:
    faces = {edition.key: {sheet.side: printed(sheet) for sheet in edition.sides} for edition in EDITIONS}

    assert json.loads(FACES.read_text("utf-8")) == faces
