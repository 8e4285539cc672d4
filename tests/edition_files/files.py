"""The edition of the tests that is a file."""

import tomllib
from pathlib import Path
from typing import Any

DUO_FILE = Path(__file__).with_name("duo.edition.toml")
DUO_TEXT = DUO_FILE.read_text("utf-8")


def duo(**changes: object) -> dict[str, Any]:
    """Duo as plain data, with other values under some keys; None takes a key away."""
    table = {**tomllib.loads(DUO_TEXT), **changes}
    return {key: value for key, value in table.items() if value is not None}


def row(symbol: str, *played: str, **more: object) -> dict[str, Any]:
    """A row as plain data."""
    return {"symbol": symbol, "copies": 2, "played": list(played), **more}


NUMBERS = {"numbers": [0, 9], "copies": 3}
