"""`lastcard arena`: the same result however it is played, kept and gone on with, and one sentence for mistakes."""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import Result

from lastcard.cli.arena_kept import Contest, Kept
from lastcard.lab.arena import Heap, Terms
from lastcard.lab.ratings import Score
from lastcard.policy.fingerprint import fingerprint
from tests.cli.running import lastcard


def arena(*arguments: str) -> Result:
    return lastcard("arena", *arguments)


def figures(*arguments: str) -> dict[str, Any]:
    result = arena(*arguments, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


SHORT = ("normal", "random", "--seats", "2", "--rounds", "90")


def test_normal_beats_random_and_is_rated_above() -> None:
    found = figures(*SHORT)

    (met,) = found["meetings"]
    assert met["rounds"] == 90
    assert met["low"] > 0.5
    assert [rating["name"] for rating in found["ratings"]] == ["normal", "random"]


def test_the_kernel_plays_where_it_can_and_agrees_with_the_engine() -> None:
    """Other luck, the same game: the shares lie within each other's reach."""
    met = ("hard", "normal", "--seats", "2", "--workers", "1")
    kernel, engine = figures(*met, "--rounds", "8000"), figures(*met, "--rounds", "300", "--engine")

    (quick,), (slow,) = kernel["meetings"], engine["meetings"]
    assert (quick["by"], slow["by"]) == ("kernel", "engine")
    assert quick["low"] > 0.5
    assert slow["low"] < quick["share"] < slow["high"]


def test_who_plays_is_decided_for_each_meeting() -> None:
    """So a meeting ends as it does without the others."""
    rounds = ("--seats", "2", "--rounds", "20")
    hard_normal, hard_random, normal_random = figures("hard", "normal", "random", *rounds)["meetings"]

    assert [met["by"] for met in (hard_normal, hard_random, normal_random)] == ["kernel", "engine", "engine"]
    assert figures("hard", "normal", *rounds)["meetings"] == [hard_normal]
    assert figures("normal", "random", *rounds)["meetings"] == [normal_random]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("hard", "normal"), "The compiled game plays; processes: 1."),
        (("hard", "normal", "--engine"), "The rules engine plays; processes: 1."),
        (("normal", "random"), "The rules engine plays; processes: 1."),
        (
            ("hard", "normal", "random"),
            "The compiled game plays where both bots can, else the rules engine; processes: 1.",
        ),
    ],
)
def test_at_the_start_it_is_said_who_plays(arguments: tuple[str, ...], said: str) -> None:
    assert arena(*arguments, "--seats", "2", "--rounds", "2", "--workers", "1").stderr == f"{said}\n"


def test_workers_do_not_change_the_result() -> None:
    assert figures(*SHORT, "--workers", "1") == figures(*SHORT, "--workers", "2")


def test_a_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    figures("normal", "random", "--seats", "2", "--rounds", "40", "--keep", str(kept))
    played = kept.read_text("utf-8").splitlines()
    kept.write_text("\n".join([*played, '{"heap": {"one": "nor']), "utf-8")  # it was cut off while writing

    again = figures(*SHORT, "--keep", str(kept))

    assert again == figures(*SHORT)
    whole = kept.read_text("utf-8").splitlines()
    assert len(whole) > len(played)
    assert figures(*SHORT, "--keep", str(kept)) == again
    assert kept.read_text("utf-8").splitlines() == whole, "all was kept, so nothing is played again"


def test_a_level_can_be_added_to_what_was_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    rounds = ("--seats", "2", "--rounds", "20")
    figures("hard", "normal", *rounds, "--keep", str(kept))
    before = kept.read_text("utf-8")

    more = figures("hard", "normal", "random", *rounds, "--keep", str(kept))

    assert more == figures("hard", "normal", "random", *rounds)
    added = kept.read_text("utf-8").removeprefix(before).splitlines()
    assert sorted(json.loads(line)["heap"]["one"] for line in added) == ["hard", "normal"]
    assert all(json.loads(line)["heap"]["other"] == "random" for line in added)


def test_what_the_engine_played_is_not_taken_for_what_the_kernel_would(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    rounds = ("hard", "normal", "--seats", "2", "--rounds", "20")
    figures(*rounds, "--engine", "--keep", str(kept))

    assert figures(*rounds, "--keep", str(kept)) == figures(*rounds)


def test_a_file_without_the_end_of_its_first_line_is_gone_on_with(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    figures(*SHORT, "--keep", str(kept))
    kept.write_text(kept.read_text("utf-8").splitlines()[0], "utf-8")

    again = figures(*SHORT, "--keep", str(kept))

    assert figures(*SHORT, "--keep", str(kept)) == again


@pytest.mark.parametrize("option", ["--csv", "--picture"])
def test_what_was_played_is_shown_even_if_it_cannot_be_written(option: str, tmp_path: Path) -> None:
    result = arena(*SHORT, option, str(tmp_path / "nowhere" / "file"))

    assert result.exit_code == 2
    assert "expected a file to write to" in result.stderr
    assert "normal" in result.stdout


def test_results_of_another_contest_are_not_mixed_in(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    figures(*SHORT, "--keep", str(kept))
    before = kept.read_bytes()

    result = arena(*SHORT, "--seed", "8", "--rule", "jump_in=true", "--keep", str(kept))

    assert result.exit_code == 2
    assert result.stderr == (
        f"lastcard: {kept}: expected results of classic with 2 seats, seed 8, jump_in=true, "
        "found those of classic with 2 seats, seed 7\n"
    )
    assert kept.read_bytes() == before


def test_a_printing_is_played_told_and_kept_in_full(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    mini = ("normal", "random", "--edition", "mini", "--seats", "2", "--rounds", "20")
    rules = ("--rule", "mini_deck=b", "--rule", "mini_draw_one=1", "--rule", "target=500")

    printed = figures(*mini, "--printing", "de", "--keep", str(kept))
    before = kept.read_bytes()
    again = figures(*mini, *rules, "--keep", str(kept))
    other = arena(*mini, "--printing", "es", "--keep", str(kept))

    assert (printed.pop("printing"), again.pop("printing")) == ("de", None)
    assert printed == again, "the same rules, however they were given"
    assert printed["rules"]["mini_draw_one"] == 1
    assert other.exit_code == 2
    assert "mini_draw_one=2" in other.stderr.partition("found those of")[0]
    assert "mini_draw_one=1" in other.stderr.partition("found those of")[2]
    assert kept.read_bytes() == before
    assert "German" in arena(*mini, "--printing", "de").stdout


@pytest.mark.parametrize(("edition", "exit_code"), [("mini", 2), ("flip", 0)])
def test_an_older_file_was_played_by_the_rules_of_its_time(
    edition: str, exit_code: int, tmp_path: Path
) -> None:
    """It does not name them all; where a default has changed since, it is the result of another game."""
    kept = tmp_path / "kept.jsonl"
    terms = Terms(edition=edition, seats=2, rules={}, seed=7)
    kept.write_bytes(msgspec.json.encode(Contest(terms, fingerprint())) + b"\n")

    result = arena(*SHORT, "--edition", edition, "--keep", str(kept))

    assert result.exit_code == exit_code
    assert ("mini_draw_one=1" in result.stderr.partition("found those of")[2]) == (edition == "mini")


def test_a_kept_rule_that_is_none_is_told_in_a_sentence(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    terms = Terms(edition="classic", seats=2, rules={"stack": "same"}, seed=7)
    kept.write_bytes(msgspec.json.encode(Contest(terms, fingerprint())) + b"\n")

    result = arena(*SHORT, "--keep", str(kept))

    assert result.exit_code == 2
    assert result.stderr.startswith(f"lastcard: {kept}: expected results of an earlier contest, found: ")


def test_results_of_other_weights_are_not_mixed_in(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    figures(*SHORT, "--keep", str(kept))
    kept.write_text(kept.read_text("utf-8").replace(fingerprint(), "0123456789ab"), "utf-8")

    result = arena(*SHORT, "--keep", str(kept))

    assert result.exit_code == 2
    assert result.stderr.endswith("found those of classic with 2 seats, seed 7, other weights\n")


@pytest.mark.parametrize(
    "score",
    [
        {"deals": 0, "wins": 0, "squares": 0},
        {"deals": 19},
        {"seats": 3},
        {"wins": 41},
        {"wins": -1},
        {"squares": 61},
        {"blocked": 11},
        {"blocked": -1},
    ],
)
def test_a_kept_result_that_cannot_be_is_refused(score: dict[str, int], tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    terms = Terms(edition="classic", seats=2, rules={}, seed=7)
    heap = Heap("normal", "random", "engine", 0, 20)
    right = {"seats": 2, "deals": 20, "wins": 30, "squares": 50}
    results = [Kept(heap, Score(**right)), Kept(heap, Score(**(right | score)))]
    lines = [Contest(terms, fingerprint()), *results]
    kept.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))

    result = arena(*SHORT, "--keep", str(kept))

    assert result.exit_code == 2
    assert "expected a result of 20 deals with 2 seats in line 3, found " in result.stderr
    assert result.stderr.count("\n") == 1


def started(*arguments: str, **options: Any) -> subprocess.Popen[str]:  # noqa: ANN401 - those of Popen
    """The arena as a process of its own, with all its workers in one group."""
    command = [sys.executable, "-m", "lastcard", "arena", *arguments]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    return subprocess.Popen(command, start_new_session=True, **pipes, **options)


def test_a_file_that_can_grow_no_more_is_told_in_a_sentence_and_can_be_gone_on_with(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600))

    with started(*SHORT, "--keep", str(kept), preexec_fn=little_room) as process:
        printed, said = process.communicate(timeout=120)

    assert (process.returncode, printed) == (2, "")
    assert said.splitlines()[-1] == (
        f"lastcard: {kept}: expected a file to keep results in, found: File too large"
    )
    assert "Traceback" not in said
    assert figures(*SHORT, "--keep", str(kept)) == figures(*SHORT)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_the_arena_however_it_ends(how: signal.Signals, tmp_path: Path) -> None:
    """Nobody holds the ends of its pipes any longer, so they can be read to their end."""
    kept = tmp_path / "kept.jsonl"
    with started("normal", "random", "--rounds", "1000000", "--keep", str(kept)) as process:
        try:
            while not kept.exists() or kept.read_bytes().count(b"\n") < 2:
                assert process.poll() is None
                time.sleep(0.1)
            process.send_signal(how)
            process.communicate(timeout=60)
        finally:
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)

    assert process.returncode == -how


def test_csv_and_picture_are_written(tmp_path: Path) -> None:
    table, drawn = tmp_path / "shares.csv", tmp_path / "shares.svg"
    result = arena(*SHORT, "--csv", str(table), "--picture", str(drawn), "--lang", "de")

    assert result.exit_code == 0, result.output
    head, row = table.read_text("utf-8").splitlines()
    assert head == "one,among,rounds,wins,share,low,high,blocked"
    assert row.startswith("normal,random,90,")
    assert "normal / random" in drawn.read_text("utf-8")
    assert "fairer Anteil" in result.output


def test_a_picture_can_be_printed() -> None:
    result = arena(*SHORT, "--picture", "-")

    assert result.exit_code == 0
    assert result.stdout.startswith("<svg ")
    assert result.stdout.endswith("</svg>\n")


@pytest.mark.parametrize(
    ("lang", "fair"), [("en", "50.00\xa0%"), ("de", "50,00\xa0%"), ("fr", "50,00\xa0%"), ("pt", "50,00\xa0%")]
)
def test_shares_are_written_as_the_language_does(lang: str, fair: str, tmp_path: Path) -> None:
    drawn = tmp_path / "shares.svg"
    result = arena(*SHORT, "--picture", str(drawn), "--lang", lang)

    assert fair in result.stdout
    assert fair in drawn.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("normal",), "expected two levels or more"),
        (("normal", "normal"), "expected two levels or more, each once"),
        (("normal", "genius"), "expected a bot"),
        (
            ("normal", "random", "--edition", "mini", "--seats", "5"),
            "expected 2 to 4 seats for mini, found 5",
        ),
        (("normal", "random", "--rule", "nonsense=1"), "nonsense"),
        (("normal", "random", "--printing", "fr"), "expected a printing of classic (en), found 'fr'"),
        (
            ("normal", "random", "--keep", "/nowhere/kept"),
            "expected a file to keep results in, found: No such",
        ),
        (("normal", "random", "--json", "--csv", "-"), "found --json and --csv -"),
        (("normal", "random", "--json", "--picture", "-"), "found --json and --picture -"),
    ],
)
def test_a_mistake_is_one_sentence(arguments: tuple[str, ...], said: str) -> None:
    result = arena(*arguments)

    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_without_the_extra_the_expert_says_in_a_sentence_what_is_missing() -> None:
    code = "import sys; sys.modules['numba'] = None; from lastcard.cli import main; main()"
    command = [sys.executable, "-c", code, "arena", "expert", "normal"]

    ran = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")

    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == (
        "lastcard: expected the extra `fast` (pip install 'lastcard[fast]'), found no numba\n"
    )
