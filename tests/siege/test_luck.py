"""A server that chooses the cards is found out: by who plays, by who watches, by who checks the record."""

import json
import secrets
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lastcard.lab.verify import seal_to
from lastcard.locale import Speaker
from tests.siege.cheat import WANTED
from tests.siege.house import PATIENCE_S, House, becomes_true, house

phrase = Speaker("en").phrase
SUSPICION = f"! {phrase('doubts-title')}: "


def cheating(trick: str) -> tuple[str, ...]:
    """To be put before the honest command."""
    return (sys.executable, "-m", "tests.siege.cheat", trick)


class Watcher:
    """`lastcard watch` in a terminal of its own."""

    def __init__(self, output: Path) -> None:
        self._output = output

    def says(self, text: str) -> bool:
        return text in self._output.read_text("utf-8")

    def suspects(self) -> list[str]:
        lines = self._output.read_text("utf-8").splitlines()
        return [line.removeprefix(SUSPICION) for line in lines if line.startswith("!")]


@contextmanager
def watching(server: House, table: str, folder: Path) -> Iterator[Watcher]:
    output = folder / "watched.txt"
    command = [sys.executable, "-u", "-m", "lastcard", "watch", f"http://127.0.0.1:{server.port}/t/{table}"]
    with (
        output.open("w", encoding="utf-8") as lines,
        subprocess.Popen(command, stdout=lines, stderr=subprocess.STDOUT, text=True) as process,
    ):
        try:
            watcher = Watcher(output)
            assert becomes_true(lambda: watcher.says("mini: Ann"))
            yield watcher
        finally:
            process.kill()


def record_of(server: House, table: str) -> str:
    """The record of the first match, when it is over."""
    is_over(server, table)
    found = server.get(f"/api/tables/{table}/matches/1/record")
    assert found.status == 200
    return found.body.decode()


def is_over(server: House, table: str) -> None:
    """Wait for it; records are given only so often, so the table is asked."""
    path = f"/api/tables/{table}"
    assert becomes_true(lambda: server.get(path).json()["status"] == "over", 3 * PATIENCE_S)


class Round:
    """What came of one match at a table, as seen from outside."""

    def __init__(self, closed: dict[str, Any], dealt: dict[str, Any], luck: str) -> None:
        self.closed, self.luck = closed, luck
        self.dealer = dealt["view"]["dealer"]
        (self.proof,) = dealt["table"]["proofs"]


def play(server: House, table: str, ticket: str, other: str) -> Round:
    """Ann and Bob seal luck, Ann begins, both open theirs, and leave their cards to bots."""
    luck = {0: secrets.token_hex(32), 1: secrets.token_hex(32)}
    with server.guest(table, ticket) as ann, server.guest(table, other) as bob:
        for player, guest in enumerate((ann, bob)):
            guest.hear("Snapshot")
            commitment = seal_to(luck[player], table, "1.1", player)
            guest.say("SealEntropy", match=1, round=1, commitment=commitment)
        told: dict[str, Any] = {}
        while not all(told.get("next_sealed", [""])[:2]):
            told = ann.hear("Update")["table"] or told
        ann.say("Begin")
        while not told["next_closed"]:
            told = ann.hear("Update")["table"] or told
        ann.say("MixEntropy", entropy=luck[0])
        bob.say("MixEntropy", entropy=luck[1])
        dealt = ann.hear("Snapshot")
        bob.say("Leave")
        ann.say("Leave")
        ann.hear("Goodbye")
    return Round(told, dealt, luck[0])


def evening(trick: str, folder: Path) -> tuple[Round, list[str], str, str]:
    """A match on a server with a trick: the deal, what the watcher suspects, all it says, and the record."""
    with house(folder, before=cheating(trick)) as server:
        opened = server.open_table(edition="mini", mode="single")
        table = opened["table"]
        bob = server.take_seat(table, "Bob").json()["ticket"]
        with watching(server, table, folder) as watcher:
            played = play(server, table, opened["ticket"], bob)
            record = record_of(server, table)
            assert becomes_true(lambda: watcher.says("goes out."))
            text = (folder / "watched.txt").read_text("utf-8")
            return played, watcher.suspects(), text, record


def verified(record: str, folder: Path) -> subprocess.CompletedProcess[str]:
    path = folder / "game.toml"
    path.write_text(record, "utf-8")
    return subprocess.run(
        [sys.executable, "-m", "lastcard", "verify", str(path)], capture_output=True, text=True, check=False
    )


def doubt(kind: str) -> str:
    return phrase(f"doubt-{kind}", round=1)


def test_an_honest_server_is_suspected_by_nobody(tmp_path: Path) -> None:
    played, suspects, text, record = evening("is_honest", tmp_path)

    assert suspects == []
    assert played.proof["entropy"][0] == played.luck
    assert played.proof["sealed"] == played.closed["next_sealed"]
    assert "not opened" not in text
    assert verified(record, tmp_path).returncode == 0
    assert tomllib.loads(record)["fairness"]["version"] == 2


def test_a_server_that_exchanges_a_players_luck_is_found_out_by_everybody(tmp_path: Path) -> None:
    played, suspects, _, record = evening("replaces", tmp_path)
    checked = verified(record, tmp_path)

    assert played.dealer == WANTED, "the trick works"
    assert played.proof["entropy"][0] != played.luck
    assert suspects == [doubt("opening")]
    assert checked.returncode == 1
    assert "1 sealed otherwise" in checked.stdout
    assert "expected Ann's luck sealed as " in checked.stdout


@pytest.mark.parametrize("trick", ["replaces_with_its_seal", "adds_last"])
def test_luck_cannot_be_chosen_after_the_others_is_known_without_another_seal(
    trick: str, tmp_path: Path
) -> None:
    played, suspects, _, record = evening(trick, tmp_path)

    assert played.dealer == WANTED, "the trick works"
    assert played.proof["sealed"] != played.closed["next_sealed"]
    assert suspects == [doubt("seals")]
    assert verified(record, tmp_path).returncode == 0, "a record alone agrees with itself"


def test_a_server_that_leaves_a_players_luck_out_is_seen_to_do_so(tmp_path: Path) -> None:
    played, suspects, text, record = evening("leaves_out", tmp_path)

    assert played.proof["entropy"][0] == "", "Ann sees it at the deal"
    assert played.proof["sealed"] == played.closed["next_sealed"]
    assert suspects == []
    assert phrase("watch-unopened", round=1, who="Ann") in text
    assert "luck of 1 player, 1 sealed and not opened" in verified(record, tmp_path).stdout


def test_a_server_that_exchanges_its_own_seed_is_found_out(tmp_path: Path) -> None:
    played, suspects, _, _ = evening("draws_anew", tmp_path)

    assert played.dealer == WANTED, "the trick works"
    assert suspects == [doubt("promise")]


def test_what_a_server_may_choose_is_not_told_before_it_cannot_choose_any_more(tmp_path: Path) -> None:
    """Whoever opens too early, or something else than was sealed, is not heard."""
    with house(tmp_path) as server:
        opened = server.open_table(edition="mini", mode="single")
        luck = secrets.token_hex(32)
        seal = seal_to(luck, opened["table"], "1.1", 0)
        with server.guest(opened["table"], opened["ticket"]) as ann:
            ann.hear("Snapshot")
            ann.say("SealEntropy", match=1, round=1, commitment=seal)
            assert ann.hear("Update")["table"]["next_sealed"] == [seal, "", ""]
            ann.say("MixEntropy", entropy=luck)
            assert ann.hear("Refused")["code"] == "bad_entropy"
            ann.say("Begin")
            ann.hear("Update")
            ann.say("MixEntropy", entropy=secrets.token_hex(32))
            assert ann.hear("Refused")["code"] == "bad_entropy"
            ann.say("MixEntropy", entropy=luck)
            assert json.dumps(ann.hear("Snapshot")["table"]["proofs"]).count(luck) == 1
