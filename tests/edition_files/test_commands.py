"""`lastcard edition …`, and `--edition FILE` wherever an edition is asked for."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from lastcard.notation.editions import read_edition, warnings_of
from tests.cli.running import lastcard
from tests.edition_files.files import DUO_FILE, DUO_TEXT

PUBLISHED = Path(__file__).parents[2] / "docs" / "edition.schema.json"
SCENARIO = """
seats = ["Ann", "Bob", "Cy", "Dee"]
script = '''
Ann zs2
? asks Dee play
'''
[position]
turn = "Ann"
discard = "z5"
draw = "r1 r2"
hands = { Ann = "zs2 z8", Bob = "r3", Cy = "r6", Dee = "r7" }
"""


def test_a_new_file_can_be_played_and_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "My-Game.edition.toml"
    assert lastcard("edition", "new", str(file)).exit_code == 0
    edition = read_edition(file.read_text("utf-8"))
    assert (edition.key, warnings_of(edition)) == ("mygame", ())
    schema = tmp_path / "edition.schema.json"
    assert schema.read_text("utf-8") == PUBLISHED.read_text("utf-8")
    assert file.read_text("utf-8").startswith(f"#:schema {schema.name}\n")
    again = lastcard("edition", "new", str(file))
    assert again.exit_code == 2
    assert "expected a name that no file has" in again.stderr


def test_a_schema_that_is_there_stays(tmp_path: Path) -> None:
    schema = tmp_path / "edition.schema.json"
    first = lastcard("edition", "new", str(tmp_path / "one.edition.toml"))
    assert str(schema) in first.stdout
    schema.write_text("mine", "utf-8")
    second = lastcard("edition", "new", str(tmp_path / "two.edition.toml"))
    assert (second.exit_code, schema.name in second.stdout) == (0, False)
    assert schema.read_text("utf-8") == "mine"


def test_check_tells_where_a_file_is_no_toml(tmp_path: Path) -> None:
    file = tmp_path / "duo.edition.toml"
    file.write_text(DUO_TEXT.replace("hand = 5", "hand = five"), "utf-8")
    ran = lastcard("edition", "check", str(file), "--lang", "nl")
    assert ran.stderr.startswith(f"{file}:5: verwacht: een waarde van TOML in kolom 8,")


def test_a_byte_order_mark_and_the_line_ends_of_windows_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "duo.edition.toml"
    file.write_bytes(b"\xef\xbb\xbf" + DUO_TEXT.replace("\n", "\r\n").encode())
    assert lastcard("edition", "check", str(file)).exit_code == 0
    assert lastcard("rules", str(file)).exit_code == 0


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a file without end")
def test_a_file_without_end_is_not_read_to_its_end() -> None:
    ran = lastcard("edition", "check", "/dev/zero")
    assert (ran.exit_code, ran.stderr) == (2, "/dev/zero: expected at most 64000 bytes, found more\n")
    played = lastcard("sim", "--edition", "/dev/zero")
    assert played.exit_code == 2
    assert "expected at most 64000 bytes, found more" in played.stderr
    assert "bytes, found more" in lastcard("check", "/dev/zero").stderr


def test_check_tells_every_fault_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "duo.edition.toml"
    file.write_text(DUO_TEXT.replace("hand = 5", "hand = 50").replace('"draw 3"', '"drew 3"'), "utf-8")
    ran = lastcard("edition", "check", str(file), "--lang", "de")
    assert ran.exit_code == 2
    assert f"{file}:5: hand: erwartet: eine Zahl von 1 bis 20; gefunden: 50" in ran.stderr
    assert f"{file}:46: row[3].played[0]: erwartet: eins von" in ran.stderr


def test_check_is_content_with_a_good_file() -> None:
    ran = lastcard("edition", "check", str(DUO_FILE))
    assert (ran.exit_code, ran.stderr) == (0, "")
    assert ran.stdout == f"{DUO_FILE}: Duo can be played: 52 cards, 2 to 6 players\n"


def test_show_draws_every_card(tmp_path: Path) -> None:
    picture = tmp_path / "duo.svg"
    ran = lastcard("edition", "show", str(DUO_FILE), "--svg", str(picture))
    assert ran.exit_code == 0
    assert "★" in ran.stdout
    assert "The next two players lose their turns." in ran.stdout
    drawn = ET.fromstring(picture.read_text("utf-8"))  # noqa: S314 - ours
    texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert texts.count("s2") >= 2


@pytest.mark.parametrize(("script", "code"), [("? asks Dee play", 0), ("? asks Bob play", 1)])
def test_test_plays_and_runs_the_scenarios_beside_the_file(tmp_path: Path, script: str, code: int) -> None:
    file = tmp_path / "duo.edition.toml"
    file.write_text(DUO_TEXT, "utf-8")
    (tmp_path / "duo.skips.toml").write_text(SCENARIO.replace("? asks Dee play", script), "utf-8")
    ran = lastcard("edition", "test", str(file), "--rounds", "6")
    assert ran.exit_code == code, ran.output
    assert "All 6 rounds end" in ran.stdout
    assert f"Scenarios: {1 - code} hold, {code} fail." in ran.stdout


def test_rounds_of_a_file_are_played_kept_and_replayed(tmp_path: Path) -> None:
    words = ("--edition", str(DUO_FILE), "--rounds", "2", "--seats", "2", "--save", str(tmp_path), "--json")
    ran = lastcard("sim", *words)
    assert ran.exit_code == 0, ran.stderr
    assert json.loads(ran.stdout)["edition"] == "duo"
    assert lastcard("check", str(tmp_path)).stdout.endswith("2 passed, 0 failed\n")


def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "duo.edition.toml"
    missing = lastcard("sim", "--edition", str(file))
    assert missing.exit_code == 2
    assert "expected a file that can be read" in missing.stderr
    file.write_text(DUO_TEXT.replace("hand = 5", "hand = 50"), "utf-8")
    bad = lastcard("rules", str(file))
    assert bad.exit_code == 2
    assert "line 5: hand: expected a number from 1 to 20, found 50" in bad.stderr
