"""The OpenAPI document, as strict about what may be sent as the server is, and no stricter."""

from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi.plugins import JsonRenderPlugin

from lastcard.bots.levels import LEVELS
from lastcard.model.edition import Mode
from lastcard.notation.editions.limits import PLAYERS
from lastcard.server.routes import AnyRequest
from lastcard.server.workshop import MOST_ROUNDS
from lastcard.table.config import TIMERS
from lastcard.table.names import MOST_CHARACTERS

NAME: dict[str, object] = {"minLength": 1, "maxLength": MOST_CHARACTERS}
LIMITS: dict[str, dict[str, dict[str, object]]] = {
    "TakeSeat": {"name": NAME},
    "CheckEdition": {},
    "ReadEdition": {},
    "TryEdition": {
        "rounds": {"minimum": 1, "maximum": MOST_ROUNDS},
        "seats": {"minimum": PLAYERS[0], "maximum": PLAYERS[-1]},
    },
    "OpenTable": {
        "name": NAME,
        "mode": {"enum": [*Mode, None]},
        "level": {"enum": list(LEVELS)},
        "timer": {"enum": list(TIMERS)},
        "seats": {"minimum": PLAYERS[0], "maximum": PLAYERS[-1]},
        "bots": {"minimum": 0, "maximum": PLAYERS[-1] - 1},
    },
}
"""What the types of the bodies do not say; which options an edition has is for the rules to say."""

REFUSED = {
    "description": "Refused, with a code",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}},
}


class Document(JsonRenderPlugin):
    """Served as JSON, made once."""

    def __init__(self) -> None:
        super().__init__()
        self._text = b""

    def make(self, app: Litestar) -> None:
        """Write it, before anybody plays: it takes longer than all else of a start."""
        schema = app.openapi_schema.to_schema()
        for name, limits in LIMITS.items():
            body = schema["components"]["schemas"][name]
            body["required"] = [field for field in body["required"] if field != "type"]  # may be left out
            for field, limit in limits.items():
                body["properties"][field].update(limit)
        for methods in schema["paths"].values():
            for operation in methods.values():
                if (
                    "400" in operation["responses"]
                ):  # Litestar adds one of its own form wherever there are parameters
                    operation["responses"]["400"] = REFUSED
        self._text = msgspec.json.encode(schema)

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        """The same for everybody."""
        del request, openapi_schema
        return self._text
