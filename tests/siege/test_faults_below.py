"""What breaks below the server: nothing that anybody has heard of is lost, others play on, readiness tells."""

import os
import re
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.siege.conftest import Postgres
from tests.siege.house import Guest, House, becomes_true, house

DATABASE = Path("data") / "tables.sqlite3"
WAL = Path("data") / "tables.sqlite3-wal"


class Player:
    """Somebody who plays the first move that is offered, and remembers the last thing heard."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.seq = 0
        self.asked: dict[str, Any] = {}
        """The last question to this player."""

    def hear(self, *kinds: str) -> dict[str, Any]:
        message = self.guest.hear(*(kinds or ("Snapshot", "Update")))
        self.seq = max(self.seq, message.get("seq", 0))
        return message

    def is_asked(self) -> None:
        """Wait for a question that was not asked before; after a match there is another."""
        while True:
            message = self.hear()
            if message["table"] and message["table"]["status"] == "over":
                self.guest.say("Begin")
            known = message["question"] == self.asked.get("question")
            if message["prompt"] and message["prompt"]["moves"] and not known:
                self.asked = message
                return

    def answers(self) -> None:
        self.guest.say("Submit", question=self.asked["question"], move=self.asked["prompt"]["moves"][0])

    def plays_on(self, moves: int = 3) -> None:
        """Each answer leads to another question."""
        for _ in range(moves):
            self.answers()
            self.is_asked()


@contextmanager
def begun(place: House, seats: int = 2) -> Iterator[tuple[Player, str, str]]:
    """Ann plays with bots; the table and her ticket."""
    ticket = place.open_table(seats=seats, bots=seats - 1, public=True)
    with place.guest(ticket["table"], ticket["ticket"]) as guest:
        ann = Player(guest)
        guest.say("Begin")
        ann.is_asked()
        ann.plays_on()
        yield ann, ticket["table"], ticket["ticket"]


def refusing(place: House, ann: Player, why: str) -> None:
    """What a server says and does whose store takes nothing: nobody is sent away, and nothing is acknowledged."""
    before = ann.seq
    ann.answers()
    assert ann.hear("Refused", "Snapshot", "Update")["code"] == "store_down"
    assert ann.seq == before
    answer = place.get("/readyz")
    assert (answer.status, answer.body.decode()) == (503, why)
    assert place.get("/healthz").status == 200
    opening = place.request("POST", "/api/tables", {"edition": "classic", "name": "Bob", "bots": 1})
    assert (opening.status, opening.json()["code"]) == (503, "store_down")


def goes_on(place: House, ann: Player, table: str) -> None:
    """The store is back: so is the server, by itself, and the bot too."""
    assert becomes_true(lambda: place.get("/readyz").status == 200)
    ann.plays_on()
    with place.guest(table) as watcher:
        assert watcher.hear("Snapshot")["seq"] >= ann.seq


def kept(start: Callable[[], AbstractContextManager[House]], table: str, ticket: str, seq: int) -> None:
    """A new server knows all that was heard of, and the match goes on."""
    with start() as place:
        comes_back(place, table, ticket, seq)


def comes_back(place: House, table: str, ticket: str, seq: int) -> None:
    with place.guest(table, ticket) as guest:
        ann = Player(guest)
        ann.is_asked()
        assert ann.seq >= seq
        ann.plays_on()


def faults(place: House) -> list[str]:
    return [line["what"] for line in place.log() if line["level"] == "error"]


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process: Linux only")
def test_a_full_disk(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        for _ in range(15):
            place.open_table()
        with begun(place) as (ann, table, ticket):
            pid = place.process.pid
            soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            size = (tmp_path / WAL).stat().st_size
            assert size > 4 * (tmp_path / "log.jsonl").stat().st_size, "the log has room"
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))

            refusing(place, ann, "cannot write")
            assert table in {one["id"] for one in place.get("/api/tables").json()}
            with place.guest(table) as watcher:
                assert watcher.hear("Snapshot")["seq"] == ann.seq
            assert faults(place) == ["the store cannot be written"]

            resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))
            goes_on(place, ann, table)
        assert faults(place) == ["the store cannot be written"]
        assert "the store can be written again" in {line["what"] for line in place.log()}
        place.process.kill()
    kept(lambda: house(tmp_path), table, ticket, ann.seq)


def test_a_database_that_somebody_else_keeps_locked(tmp_path: Path) -> None:
    (tmp_path / DATABASE).parent.mkdir()
    soon = f"sqlite:///{tmp_path / DATABASE}?timeout=0.5"  # seconds until it gives up waiting
    with house(tmp_path, LASTCARD_DATABASE=soon) as place:
        with begun(place) as (ann, table, ticket):
            with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                refusing(place, ann, "cannot write")
                assert place.get("/api/tables").status == 200
                other.execute("ROLLBACK")
            goes_on(place, ann, table)
        assert faults(place) == ["the store cannot be written"]
        place.process.kill()
    kept(lambda: house(tmp_path), table, ticket, ann.seq)


def overwrite_a_page_of(file: Path, table: str) -> None:
    """Garbage in the middle of one log, so far from all others that SQLite does not touch it for their sake."""
    whole = bytearray(file.read_bytes())
    size = int.from_bytes(whole[16:18])
    entry = re.compile(re.escape(table.encode()) + rb'(.{1,2}).{8}\{"type"', re.DOTALL)  # id, seq, at, entry
    pages = []
    for at in range(0, len(whole), size):
        numbers = [int.from_bytes(seq) for seq in entry.findall(whole[at : at + size])]
        pages += [(min(numbers), at)] if numbers else []
    assert len(pages) >= 5
    _, at = sorted(pages)[len(pages) // 2]
    whole[at : at + size] = os.urandom(size)
    file.write_bytes(whole)


def test_a_damaged_page(tmp_path: Path) -> None:
    with house(tmp_path) as place, begun(place, 9) as (ann, table, _), begun(place) as (bea, other, ticket):
        while ann.seq < 180:  # some pages full
            ann.plays_on(1)
        others = {other, *(place.open_table(public=True)["table"] for _ in range(15))}
        place.stop()
    assert not (tmp_path / WAL).exists()
    overwrite_a_page_of(tmp_path / DATABASE, table)

    with house(tmp_path) as place:
        assert becomes_true(lambda: place.figures()["lastcard_quarantined_tables"] == 1)
        answer = place.get(f"/api/tables/{table}")
        assert (answer.status, answer.json()["code"]) == (503, "table_damaged")
        assert {one["id"] for one in place.get("/api/tables").json()} == others
        ready = place.get("/readyz")
        assert (ready.status, ready.body) == (503, b"damaged")
        (line,) = [line for line in place.log() if line["level"] == "error"]
        assert (line["what"], line["table"]) == ("table set aside", table)
        comes_back(place, other, ticket, bea.seq)
        assert place.open_table(name="Cid")


def test_postgresql_stopped_and_started(tmp_path: Path, postgres: Postgres) -> None:
    def start() -> AbstractContextManager[House]:
        return house(tmp_path, LASTCARD_DATABASE=postgres.url)

    with start() as place:
        with begun(place) as (ann, table, ticket):
            postgres.cluster.stop()
            try:
                refusing(place, ann, "no store")
            finally:
                postgres.cluster.start()
            goes_on(place, ann, table)
        assert set(faults(place)) == {"the store cannot be read", "the store cannot be written"}
        assert len(faults(place)) == 2
        place.process.kill()
    kept(start, table, ticket, ann.seq)
