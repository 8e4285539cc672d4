"""One database, one server: a second one goes away with a sentence, and the first notices nothing."""

import os
import subprocess
import sys
from pathlib import Path

from tests.contracts.postgres import HANG_UP
from tests.siege.conftest import Postgres
from tests.siege.house import PATIENCE_S, Guest, House, becomes_true, house

SENTENCE = (
    "is in use by another lastcard: stop that one first, or keep these tables elsewhere (--data FOLDER)"
)


def second(*words: str, cwd: Path | None = None) -> tuple[int, str]:
    """What becomes of another server: its exit code, and what it says instead of an address."""
    ran = subprocess.run(
        [sys.executable, "-m", "lastcard", *words],
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        cwd=cwd,
        env={**os.environ, "LASTCARD_PORT": "0"},
    )
    assert ran.stdout == ""
    return ran.returncode, ran.stderr


def plays_on(place: House, ann: Guest, ticket: dict[str, str]) -> None:
    """Ann has her seat, and what she says is heard."""
    ann.say("React", reaction="bravo")
    assert ann.hear("Reacted")["player"] == 0
    (seat, *_) = place.get(f"/api/tables/{ticket['table']}").json()["seats"]
    assert (seat["kind"], seat["away"]) == ("person", False)


def test_a_second_server_on_the_same_file_refuses_however_it_is_spelled(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        ticket = place.open_table(bots=1)
        with place.guest(ticket["table"], ticket["ticket"]) as ann:
            ann.hear("Snapshot")
            (tmp_path / "link").symlink_to(tmp_path / "data")
            (tmp_path / "other").mkdir()
            (tmp_path / "other" / "tables.sqlite3").symlink_to(tmp_path / "data" / "tables.sqlite3")
            before = (tmp_path / "data" / "tables.sqlite3").stat().st_mtime_ns

            for words in (
                ("serve", "--data", str(tmp_path / "data")),
                ("serve", "--data", "link"),
                ("serve", "--data", "other"),
                ("serve", "--database", "sqlite:///data/../data/tables.sqlite3"),
                ("play", "--no-browser", "--data", "data"),
            ):
                code, said = second(*words, cwd=tmp_path)
                assert (code, len(said.splitlines())) == (2, 1)
                assert said.strip().endswith(SENTENCE), words

            assert (tmp_path / "data" / "tables.sqlite3").stat().st_mtime_ns == before
            plays_on(place, ann, ticket)


def test_a_server_that_was_killed_leaves_no_lock_behind(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        place.process.kill()
        place.process.wait()
    with house(tmp_path) as again:
        assert again.get("/readyz").status == 200


def test_a_second_server_on_the_same_postgresql_refuses_without_the_password(
    tmp_path: Path, postgres: Postgres
) -> None:
    with house(tmp_path, LASTCARD_DATABASE=postgres.url) as place:
        ticket = place.open_table(bots=1)
        with place.guest(ticket["table"], ticket["ticket"]) as ann:
            ann.hear("Snapshot")

            code, said = second("serve", "--database", postgres.url)

            assert (code, len(said.splitlines())) == (2, 1)
            assert said.strip().endswith(SENTENCE)
            assert postgres.password not in said
            plays_on(place, ann, ticket)

            place.process.kill()
            place.process.wait()
    with house(tmp_path, LASTCARD_DATABASE=postgres.url) as again:
        assert again.get("/readyz").status == 200


def test_databases_and_schemas_beside_each_other_have_servers_of_their_own(
    tmp_path: Path, postgres: Postgres
) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    with (
        house(tmp_path / "here", LASTCARD_DATABASE=postgres.url) as here,
        house(tmp_path / "there", LASTCARD_DATABASE=postgres.other) as there,
    ):
        assert here.get("/readyz").status == there.get("/readyz").status == 200


def test_a_lock_whose_connection_breaks_is_taken_again(tmp_path: Path, postgres: Postgres) -> None:
    with house(tmp_path, LASTCARD_DATABASE=postgres.url) as place:
        ticket = place.open_table(bots=1)
        with place.guest(ticket["table"], ticket["ticket"]) as ann:
            ann.hear("Snapshot")
            postgres.order(HANG_UP)
            assert becomes_true(
                lambda: "the lock on the store is taken again" in {line["what"] for line in place.log()}
            )

            assert second("serve", "--database", postgres.url)[0] == 2
            plays_on(place, ann, ticket)


def test_a_server_that_loses_its_lock_to_another_says_goodbye_and_ends(
    tmp_path: Path, postgres: Postgres
) -> None:
    with house(tmp_path, LASTCARD_DATABASE=postgres.url) as place:
        ticket = place.open_table(bots=1)
        with place.guest(ticket["table"], ticket["ticket"]) as ann, postgres.taking_the_lock():
            assert ann.hear("Goodbye")["code"] == "restart"
            assert place.process.wait(PATIENCE_S) == 2

        assert "another lastcard has taken the store" in place.words()
