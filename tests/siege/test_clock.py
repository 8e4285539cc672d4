"""Whoever sets the machine's clock forth or back changes nothing at the tables but the stamps in their logs."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from lastcard.server.place import DATABASE
from tests.missing import missing
from tests.siege.house import Guest, house

HOUR = 3600
LIBRARIES = sorted(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))

if not LIBRARIES:
    missing("the library of faketime is not installed")


class WallClock:
    """The time of day as a server is told it; how fast time passes stays as it is."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "time"
        self.shift(0)

    def shift(self, seconds: int) -> None:
        """Set forth or back, from the true time."""
        self._file.write_text(f"{seconds:+d}\n", "utf-8")

    @property
    def worn(self) -> tuple[str, ...]:
        """What comes before the command of a server that shall believe it."""
        return (
            "env",
            f"LD_PRELOAD={LIBRARIES[0]}",
            f"FAKETIME_TIMESTAMP_FILE={self._file}",
            "FAKETIME_NO_CACHE=1",
            "FAKETIME_DONT_FAKE_MONOTONIC=1",
            "DONT_FAKE_MONOTONIC=1",  # the same, as older versions call it
        )


@pytest.fixture
def clock(tmp_path: Path) -> WallClock:
    return WallClock(tmp_path)


def stamps(folder: Path) -> list[float]:
    with closing(sqlite3.connect(folder / "data" / DATABASE)) as database:
        return [at for (at,) in database.execute("select at from entries order by table_id, seq")]


def plays(person: Guest, answers: int) -> None:
    """Answer as often, each time with the first move that is offered."""
    for _ in range(answers):
        while True:
            heard = person.hear("Snapshot", "Update")
            if heard["table"] and heard["table"]["status"] == "over":
                person.say("Begin")
            elif heard["prompt"] and heard["prompt"]["question"]:
                break
        person.say("Submit", question=heard["question"], move=heard["prompt"]["moves"][0])


def test_people_and_bots_play_on_while_the_clock_is_set_back_and_forth(
    tmp_path: Path, clock: WallClock
) -> None:
    started = time.time()
    with house(tmp_path, before=clock.worn) as place:
        mine = place.open_table(bots=2)
        with place.guest(mine["table"], mine["ticket"]) as ann:
            ann.say("Begin")
            plays(ann, 1)
            for shift in (-HOUR, HOUR, 0):
                clock.shift(shift)
                plays(ann, 2)
        assert place.get("/readyz").status == 200
        assert place.stop() < 5
        assert {line["level"] for line in place.log()} <= {"info"}
    kept = stamps(tmp_path)
    assert min(kept) < started - HOUR / 2, "the server was told the shifted time"
    assert max(kept) > started + HOUR / 2


def test_limits_and_messages_are_counted_by_time_that_passes(tmp_path: Path, clock: WallClock) -> None:
    """With the clock an hour back, nobody's allowance may stand still; with it an hour ahead, none is renewed."""
    with house(tmp_path, LASTCARD_TABLES_PER_ADDRESS="2", before=clock.worn) as place:
        mine = place.open_table()
        with place.guest(mine["table"], mine["ticket"]) as ann:
            ann.hear("Snapshot")
            clock.shift(-HOUR)
            for _ in range(60):
                ann.say("Resync")
                assert ann.hear()["type"] == "Snapshot", "an allowance of 20 a second lasts"
                time.sleep(0.06)
        clock.shift(HOUR)
        place.open_table()
        terms = {"edition": "classic", "seats": 3, "name": "Ann"}
        assert place.request("POST", "/api/tables", terms).status == 429


def test_who_is_missing_is_waited_for_as_long_as_ever(tmp_path: Path, clock: WallClock) -> None:
    with house(tmp_path, before=clock.worn) as place:
        mine = place.open_table()
        with place.guest(mine["table"], mine["ticket"]) as ann:
            ann.hear("Snapshot")
            assert place.take_seat(mine["table"], "Bob").status == 201
            clock.shift(HOUR)
            ann.say("SeatBot", player=2, level="normal")
            while ann.hear("Update")["table"]["seats"][2]["kind"] != "bot":
                pass
            time.sleep(0.5)  # whatever has become due by then is done
            seats = place.get(f"/api/tables/{mine['table']}").json()["seats"]
            assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]
