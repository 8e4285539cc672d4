"""Whatever breaks in the server leaves one line with its trace and without secrets, and ends as documented."""

import os
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.siege.house import House, house

SECRET = "5eed" * 16

PLANTED = """
from lastcard.server import routes
from lastcard.table.actor import TableActor

def broken(*_):
    raise ValueError("5eed" * 16)

routes.table_info = broken
whole = TableActor._receive

async def receive(self, connection, message):
    if getattr(message, "reaction", "") == "oops":
        try:
            broken()
        except ValueError as error:
            raise KeyError("5eed" * 16) from error
    await whole(self, connection, message)

TableActor._receive = receive
"""
"""Two bugs, for a server that has none."""


def with_bugs(folder: Path) -> AbstractContextManager[House]:
    """A server in which Python plants them before anything else."""
    (folder / "sitecustomize.py").write_text(PLANTED, "utf-8")
    return house(folder, PYTHONPATH=os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))


def errors(place: House) -> list[dict[str, Any]]:
    return [line for line in place.log() if line["level"] in ("error", "critical")]


def test_a_request_that_breaks_is_answered_with_a_code_and_logged_once(tmp_path: Path) -> None:
    with with_bugs(tmp_path) as place:
        table = place.open_table()["table"]
        answer = place.get(f"/api/tables/{table}")

        assert (answer.status, answer.json()["code"]) == (500, "fault")
        (line,) = errors(place)
        assert line["what"] == "request failed"
        assert line["error"].splitlines()[-1] == "builtins.ValueError"
        assert "in show_table" in line["error"]
        assert SECRET not in place.words()
        assert table not in place.words()
        assert place.get("/readyz").status == 200


def test_a_connection_that_breaks_is_closed_with_1011_and_logged_once(tmp_path: Path) -> None:
    with with_bugs(tmp_path) as place:
        ticket = place.open_table()
        with place.guest(ticket["table"], ticket["ticket"]) as ann, place.guest(ticket["table"]) as watcher:
            ann.hear("Snapshot")
            ann.say("React", reaction="oops")
            with pytest.raises(ConnectionClosed) as ended:
                ann.hear("Goodbye")
            assert ended.value.rcvd is not None
            assert (ended.value.rcvd.code, ended.value.rcvd.reason) == (1011, "fault")

            watcher.say("Resync")
            assert watcher.hear("Snapshot")["you"] is None
        (line,) = errors(place)
        assert line["what"] == "connection failed"
        assert [end for end in line["error"].splitlines() if end.startswith("builtins.")] == [
            "builtins.ValueError",
            "builtins.KeyError",
        ]
        assert SECRET not in place.words()
        assert ticket["table"] not in place.words()
