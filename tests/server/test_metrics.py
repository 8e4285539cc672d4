"""What whoever runs a server learns from its figures."""

import asyncio
import re
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from lastcard import __version__
from lastcard.model.errors import LastcardError
from lastcard.server.desk import make_desk
from lastcard.server.metrics import BUCKETS, Metrics
from lastcard.server.settings import Settings
from lastcard.server.watched import WatchedStore
from lastcard.server.watching import watch_loop
from lastcard.table.actor import Ports
from lastcard.table.clock import SystemClock
from lastcard.table.entries import Stamped
from lastcard.table.store.base import Conflict, TableRow
from lastcard.table.store.memory import MemoryStore
from tests.contracts.samples import row, stamped
from tests.server.figures import figures, shown
from tests.siege.house import becomes_true, house


def values(page: str) -> dict[str, float]:
    """Every sample, by its name and the values of its labels."""
    return {
        " ".join((sample.name, *sample.labels.values())): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }


def test_a_server_tells_what_it_does_and_how_long_it_takes(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        ticket = place.open_table(bots=2)
        with (
            place.guest(ticket["table"], ticket["ticket"]) as ann,
            place.guest(ticket["table"]) as spectator,
        ):
            spectator.hear("Snapshot")
            ann.say("Begin")
            while not place.figures()['lastcard_thought_seconds_count{level="normal"}']:
                heard = ann.hear("Snapshot", "Update")
                if heard["prompt"] and heard["prompt"]["question"]:  # perhaps she begins
                    ann.say("Submit", question=heard["question"], move=heard["prompt"]["moves"][0])
            assert becomes_true(lambda: place.figures()["lastcard_database_bytes"] > 0)
            assert becomes_true(lambda: place.figures()["lastcard_loop_lag_seconds_count"] > 0)
            told = place.figures()

    assert told["lastcard_tables"] == told['lastcard_tables_by_status{status="playing"}'] == 1
    assert told["lastcard_sockets"] == 2
    assert told['lastcard_sockets_by_kind{kind="player"}'] == 1
    assert told['lastcard_sockets_by_kind{kind="spectator"}'] == 1
    assert told["lastcard_ready"] == 1
    assert told["lastcard_quarantined_tables"] == told["lastcard_conflicts_total"] == 0
    assert told["lastcard_decide_seconds_count"] >= told["lastcard_publish_seconds_count"] > 0
    appends = told['lastcard_store_seconds_count{operation="append"}']
    assert appends > told["lastcard_publish_seconds_count"], "nobody was told yet that there is a table"
    assert told[f'lastcard_build_info{{version="{__version__}"}}'] == 1
    assert 0 < time.time() - told["lastcard_start_time_seconds"] < 600
    assert told["process_resident_memory_bytes"] > told["process_open_fds"] > 0


def test_every_value_of_a_label_is_known_from_the_start_and_none_comes_later() -> None:
    """So nobody can make a server remember what they call themselves, or anything else."""
    labelled = {name: figure for name, figure in figures(shown()).items() if figure.labels}

    assert {name: sorted(figure.labels) for name, figure in labelled.items()} == {
        "lastcard_messages_total": ["kind"],
        "lastcard_refusals_total": ["code"],
        "lastcard_store_errors_total": ["operation"],
        "lastcard_tables_by_status": ["status"],
        "lastcard_sockets_by_kind": ["kind"],
        "lastcard_store_seconds": ["operation"],
        "lastcard_thought_seconds": ["level"],
        "lastcard_build_info": ["version"],
        "python_info": ["implementation", "major", "minor", "patchlevel", "version"],
        "python_gc_objects_collected_total": ["generation"],
        "python_gc_objects_uncollectable_total": ["generation"],
        "python_gc_collections_total": ["generation"],
    }


def test_times_are_sorted_from_half_a_millisecond_to_five_seconds() -> None:
    assert (BUCKETS[0], BUCKETS[-1]) == (0.0005, 5.0)


class Trouble(MemoryStore):
    """Takes nothing, and tells why."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error

    async def append(self, row: TableRow, entries: Sequence[Stamped]) -> None:
        del row, entries
        raise self.error


@pytest.mark.parametrize(
    ("error", "counted"),
    [
        (Conflict("taken"), {"lastcard_conflicts_total": 1}),
        (LastcardError("the disk is full"), {"lastcard_store_errors_total append": 1}),
        (ValueError("a fault of ours"), {"lastcard_store_errors_total append": 1}),
    ],
)
def test_conflicts_and_faults_of_the_store_are_counted_and_passed_on(
    error: Exception, counted: dict[str, float]
) -> None:
    metrics = Metrics()
    store = WatchedStore(Trouble(error), metrics)

    with pytest.raises(type(error)):
        asyncio.run(store.append(row("T", 1), [stamped(1)]))

    told = values(metrics.render().decode())
    assert told["lastcard_store_seconds_count append"] == 1
    troubles = re.compile("lastcard_(conflicts|store_errors)_total")
    assert {name: value for name, value in told.items() if troubles.match(name) and value} == counted


def test_what_keeps_the_server_busy_is_seen_as_lag() -> None:
    async def scene() -> float:
        desk = make_desk(Settings(), Ports(MemoryStore(), SystemClock()))
        watching = asyncio.create_task(watch_loop(desk))
        await asyncio.sleep(0)
        time.sleep(0.8)  # noqa: ASYNC251 - this is the fault
        await asyncio.sleep(0.05)
        watching.cancel()
        return values(desk.metrics.render().decode())["lastcard_loop_lag_seconds_sum"]

    assert asyncio.run(scene()) >= 0.5
