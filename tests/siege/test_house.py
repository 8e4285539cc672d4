"""What the rest of this folder rests on: a quiet server takes players and ends when it is told to."""

from pathlib import Path

from tests.siege.house import house


def test_a_quiet_server_seats_people_logs_nothing_bad_and_stops_at_once(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        ticket = place.open_table(bots=2)
        with place.guest(ticket["table"], ticket["ticket"]) as ann:
            assert ann.hear("Snapshot")["you"] == 0
            ann.say("Begin")
            assert ann.hear("Update", "Snapshot")
        assert place.get("/readyz").status == 200
        assert place.stop() < 5

        assert {line["level"] for line in place.log()} <= {"info"}
