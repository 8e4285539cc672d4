"""Logs grow only by what happens, not for ever, and nobody waits while a long one is read."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice
from pathlib import Path

import pytest

from lastcard.match.players import Player
from lastcard.model.edition import Mode
from lastcard.server.place import DATABASE
from lastcard.server.tickets import ticket_hash
from lastcard.table import authority
from lastcard.table.config import TableConfig
from lastcard.table.entries import BotSeated, Entry, Stamped, TableOpened
from lastcard.table.fairness import draw_seed
from lastcard.table.state import TableState, opened
from lastcard.table.store.base import TableRow
from lastcard.table.store.sql import open_store
from tests.siege.house import House, house

TABLE, TICKET = "longtablelog", "a ticket that Ann has"


def began(*, playing: bool) -> list[Stamped]:
    """The log of a table at which Ann sits with two bots."""
    terms = TableConfig(edition="classic", seats=3, mode=Mode.FIRST_TO)
    log = [Stamped(1, 1.0, TableOpened(terms))]
    state = opened(TABLE, log[0])
    orders: tuple[Callable[[TableState], list[Entry]], ...] = (
        lambda _: [],
        lambda table: authority.sit(table, "Ann", ticket_hash(TABLE, TICKET)),
        lambda table: authority.fill_with_bots(table, 2, "normal"),
        lambda table: authority.begin(table, Player(0)) if playing else [],
    )
    for order in orders:
        decided = authority.decide(state, order(state), 1.0, 1.0, draw_seed)
        state, log = decided.table, [*log, *decided.entries]
    return log


def changes(after: int) -> Iterator[Stamped]:
    """A bot's level changes to and fro, for as long as anybody wants to see it."""
    for number, level in enumerate(cycle(("easy", "normal"))):
        yield Stamped(after + 1 + number, 1.0, BotSeated(Player(2), "Bot2", level))


def lay_down(folder: Path, length: int, *, playing: bool) -> None:
    """A database with one table whose log is so long."""
    (folder / "data").mkdir(mode=0o700)

    async def write() -> None:
        store = await open_store(f"sqlite:///{folder / 'data' / DATABASE}")
        log = began(playing=playing)
        rest = list(islice(changes(len(log)), length - len(log)))
        status = "playing" if playing else "gathering"
        row = TableRow(id=TABLE, seq=length, status=status, public=False, updated_at=1.0)
        await store.append(row, [*log, *rest])
        await store.close()

    asyncio.run(write())


def asks(place: House) -> float:
    """Seconds until an answer comes."""
    asked = time.monotonic()
    assert place.get("/healthz").status == 200
    took = time.monotonic() - asked
    time.sleep(0.03)  # an address may not ask more often for long
    return took


def test_nobody_waits_while_a_long_log_is_read(tmp_path: Path) -> None:
    lay_down(tmp_path, 300_000, playing=False)
    with house(tmp_path, LASTCARD_SEATS_PER_ADDRESS="3") as place, ThreadPoolExecutor(1) as beside:
        for path in (f"/api/tables/{TABLE}", f"/api/tables/{TABLE}/matches/1/replay"):
            started = time.monotonic()
            reading = beside.submit(place.get, path)
            waits = [asks(place)]
            while not reading.done():
                waits.append(asks(place))
            took = time.monotonic() - started

            assert reading.result().status == (200 if path.endswith(TABLE) else 404)
            # Whoever waited for the reading would wait for all of it; a busy machine makes anybody wait a little.
            assert max(waits) < took / 2, (path, took)


def test_a_bot_is_not_seated_where_the_same_one_sits(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        mine = place.open_table()
        with place.guest(mine["table"], mine["ticket"]) as ann:
            ann.hear("Snapshot")
            ann.say("SeatBot", player=1, level="normal")
            seq = ann.hear("Update")["seq"]
            for _ in range(10):
                ann.say("SeatBot", player=1, level="normal")
                assert ann.hear()["code"] == "no_such_player"
            ann.say("Resync")
            assert ann.hear("Snapshot")["seq"] == seq


def test_a_match_that_does_not_end_is_closed_in_good_order(tmp_path: Path) -> None:
    lay_down(tmp_path, authority.MATCH_ENTRIES + 4, playing=True)
    with house(tmp_path, LASTCARD_BOT_SPEED="100") as place:
        with place.guest(TABLE, TICKET) as ann:
            assert ann.hear("Snapshot")["table"]["status"] == "playing"
            for level in ("easy", "normal") * 3:
                ann.say("SeatBot", player=2, level=level)
            while not (news := ann.hear("Update")["table"]) or news["status"] != "closed":
                pass
            assert ann.hear("Goodbye")["code"] == "closed"
        assert place.get(f"/api/tables/{TABLE}").json()["status"] == "closed"
        assert place.stop() < 5
        assert {line["level"] for line in place.log()} <= {"info"}


def test_seats_change_only_so_often_before_a_match_which_still_begins(tmp_path: Path) -> None:
    lay_down(tmp_path, authority.WAITING_ENTRIES, playing=False)
    with house(tmp_path) as place, place.guest(TABLE, TICKET) as ann:
        ann.hear("Snapshot")
        ann.say("SeatBot", player=2, level="random")
        assert ann.hear("Refused", "Update")["code"] == "too_many"
        ann.say("Begin")
        assert ann.hear("Snapshot", "Refused")["table"]["status"] == "playing"


@pytest.mark.parametrize("what", ["record", "replay"])
def test_one_address_looks_back_at_so_many_matches_and_no_more(tmp_path: Path, what: str) -> None:
    with house(tmp_path, LASTCARD_READS_PER_ADDRESS="3") as place:
        path = f"/api/tables/{place.open_table()['table']}/matches/1/{what}"
        assert [place.get(path).status for _ in range(5)] == [404, 404, 404, 429, 429]
        assert place.get(path, source="127.0.0.2").status == 404
