"""The workshop tells of a sheet whether it can be played, how it looks, and what comes of rounds with it."""

from typing import Any

import pytest

from lastcard.editions import EDITIONS
from lastcard.lab import trial
from lastcard.model.edition import Edition
from lastcard.notation.editions import edition_of, read_edition, write_edition
from lastcard.server import workshop
from lastcard.server.settings import Settings
from tests.server.visitors import server
from tests.table.strangers import plain_duo

DUO = plain_duo()
OPEN = Settings(guest_editions=True)


def asked(path: str, **body: object) -> dict[str, Any]:
    with server(OPEN) as client:
        answer = client.post(f"/api/workshop/{path}", json=body if "text" in body else {"sheet": DUO, **body})
        assert answer.status_code == 200, answer.json()
        told: dict[str, Any] = answer.json()
        return told


def test_a_good_sheet_is_shown_as_players_see_it_and_given_back_as_a_file() -> None:
    told = asked("check?lang=de")

    assert told["problems"] == []
    assert told["cards"] == len(told["edition"]["deck"]) == 52
    assert told["edition"]["name"] == "Duett"
    assert read_edition(told["file"]) == edition_of(DUO)


def test_all_problems_are_told_at_once_and_nothing_else() -> None:
    told = asked("check", sheet=plain_duo(hand=0, players=[1, 2]))

    assert {one["path"] for one in told["problems"]} == {"hand", "players[0]"}
    assert all(one["text"] for one in told["problems"])
    assert (told["cards"], told["edition"], told["file"]) == (0, None, None)


def test_what_its_author_should_think_about_is_told_beside_it() -> None:
    plain = plain_duo(row=[{"numbers": [0, 9], "copies": 5}], options=None)

    told = asked("check?lang=fr", sheet=plain)

    assert told["problems"] == []
    assert told["warnings"]


@pytest.mark.parametrize("player", ["kernel", "engine"])
def test_rounds_are_played_and_summed_up(player: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if player == "engine":
        monkeypatch.setattr(trial, "find_spec", lambda _: None)
    told = asked("rounds", rounds=40)

    assert (told["seats"], told["rounds"], told["endless"]) == (4, 40, False)
    assert told["length"] > 5
    assert sum(told["wins"]) + told["blocked"] == pytest.approx(1)
    plays = {one["symbol"]: one["plays"] for one in told["plays"]}
    assert list(plays) == [*map(str, range(1, 10)), "s2", "v", "+3", "w"]
    assert 0 < sum(plays.values()) < told["length"]


def test_rounds_stop_when_there_is_no_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "find_spec", lambda _: None)
    monkeypatch.setattr(workshop, "SECONDS", 0.3)

    told = asked("rounds", rounds=10_000)

    assert 0 < told["rounds"] < 10_000
    assert not told["endless"]


def test_a_round_that_takes_all_the_time_is_said_to_be_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "find_spec", lambda _: None)
    monkeypatch.setattr(workshop, "SECONDS", 0.0)

    told = asked("rounds")

    assert (told["rounds"], told["endless"]) == (0, True)


@pytest.mark.parametrize("wrong", [{"rounds": 0}, {"rounds": 10_001}, {"seats": 1}, {"seats": 7}])
def test_rounds_and_seats_have_bounds(wrong: dict[str, int]) -> None:
    with server(OPEN) as client:
        answer = client.post("/api/workshop/rounds", json={"sheet": DUO, **wrong})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_config")


def test_trials_of_one_address_are_counted_with_its_analyses() -> None:
    with server(Settings(guest_editions=True, analyses_per_address=1)) as client:
        sent = {"sheet": DUO, "rounds": 1}
        codes = [client.post("/api/workshop/rounds", json=sent).status_code for _ in range(2)]

    assert codes == [200, 429]


def test_a_file_is_read_into_the_sheet_that_it_says() -> None:
    told = asked("read?lang=de", text=write_edition(edition_of(DUO)))

    assert (told["problems"], told["edition"]["name"]) == ([], "Duett")
    assert edition_of(told["sheet"]) == edition_of(DUO)


@pytest.mark.parametrize("text", ["", "key = ", "format = 1\nkey = 'classic'", "x" * 65_000])
def test_of_a_file_that_is_no_edition_is_told_why(text: str) -> None:
    told = asked("read", text=text)

    assert told["problems"]
    assert (told["sheet"], told["edition"], told["file"]) == (None, None, None)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_every_edition_on_the_shelf_can_be_made_another_one_of(edition: Edition) -> None:
    with server(OPEN) as client:
        sheet = client.get(f"/api/editions/{edition.key}/sheet").json()
        unknown = client.get("/api/editions/nix/sheet")

    assert edition_of(sheet, ours=True) == edition
    assert (unknown.status_code, unknown.json()["code"]) == (400, "bad_config")


def test_a_file_that_is_no_toml_is_told_with_its_line() -> None:
    (problem,) = asked("read?lang=de", text="\ufeffformat = 1\nkey = duo\n")["problems"]

    assert problem["text"].startswith("Zeile 2: erwartet: ein Wert von TOML in Spalte 7")
