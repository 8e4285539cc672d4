"""`lastcard edition report`: how an edition plays, beside classic."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from lastcard.model.languages import LANGUAGES
from tests.cli.running import lastcard
from tests.edition_files.files import DUO_FILE, DUO_TEXT

FEW = ("--engine", "--rounds", "20", "--contest", "4")
TABLE = re.compile(r"^\|.*\|$", re.MULTILINE)


def test_a_report_is_written_with_its_picture(tmp_path: Path) -> None:
    out, picture = tmp_path / "duo.md", tmp_path / "pictures" / "duo.svg"
    picture.parent.mkdir()
    ran = lastcard("edition", "report", DUO_FILE, *FEW, "--out", out, "--picture", picture)

    assert (ran.exit_code, ran.stdout) == (0, ""), ran.stderr
    text = out.read_text("utf-8")
    assert text.startswith("# Balance of Duo · seats: 4\n\n![Balance of Duo · seats: 4](<pictures/duo.svg>)")
    assert "|  | Duo | Classic |" in text
    assert "| card | per round | with it | without | worth | Classic |" in text
    # What classic has stands beside it; what it has not is left open.
    assert re.search(r"^\| Wild \|.*± [\d.]+\s% \|.*± [\d.]+\s% \|$", text, re.MULTILINE)
    assert re.search(r"^\| Double Skip \|.*± [\d.]+\s% \| – \|$", text, re.MULTILINE)
    drawn = ET.fromstring(picture.read_text("utf-8"))  # noqa: S314 - ours
    texts = {one.text for one in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert {"Duo", "Classic", "Double Skip", "dealer + 3"} <= texts


def test_a_house_rule_is_looked_at_beside_the_printed_game() -> None:
    ran = lastcard("edition", "report", "classic", *FEW, "--rule", "stacking=same")

    assert ran.exit_code == 0, ran.stderr
    assert ran.stdout.startswith("Balance of Classic (stacking=same) · seats: 4")
    told = lastcard("edition", "report", "classic", *FEW, "--rule", "stacking=same", "--json")
    both = json.loads(told.stdout)
    assert both["edition"]["summary"]["rules"] == {"stacking": "same"}
    assert both["classic"]["summary"]["rules"] == {}


def test_a_printing_is_looked_at_and_named_by_what_it_changes() -> None:
    ran = lastcard("edition", "report", "mini", *FEW, "--printing", "fr", "--json", "--seats", "2")

    assert ran.exit_code == 0, ran.stderr
    assert json.loads(ran.stdout)["edition"]["summary"]["printing"] == "fr"


def test_what_is_no_rule_of_the_edition_is_refused_before_anything_is_played() -> None:
    ran = lastcard("edition", "report", DUO_FILE, *FEW, "--rule", "drums=loud")

    assert ran.exit_code == 2
    assert "expected an option of duo" in ran.stderr


def test_programs_get_every_figure() -> None:
    ran = lastcard("edition", "report", DUO_FILE, *FEW, "--json", "--seats", "2")

    assert ran.exit_code == 0, ran.stderr
    told = json.loads(ran.stdout)
    for key, figures in (("duo", told["edition"]), ("classic", told["classic"])):
        summary = figures["summary"]
        assert (summary["edition"], summary["rounds"], summary["seats"]) == (key, 20, 2)
        assert [(met["one"], met["among"], met["rounds"]) for met in figures["skill"]] == [
            ("hard", "random", 4),
            ("hard", "normal", 4),
        ]
        assert sum(card["plays"] for card in figures["cards"]) * 20 == pytest.approx(
            sum(summary["plays"].values())
        )


def test_the_compiled_game_tells_the_same_figures_of_more_rounds() -> None:
    pytest.importorskip("numba")
    ran = lastcard("edition", "report", DUO_FILE, "--rounds", "3000", "--contest", "4", "--json")

    assert ran.exit_code == 0, ran.stderr
    figures = json.loads(ran.stdout)["edition"]
    assert (figures["summary"]["played_by"], figures["summary"]["rounds"]) == ("kernel", 3000)
    worth = {card["symbol"]: card["worth"] for card in figures["cards"]}
    # Three cards for somebody else help more than a number does.
    assert worth["+3"]["having"] - worth["+3"]["lacking"] > worth["5"]["having"] - worth["5"]["lacking"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_can_be_read_in_every_language(language: str) -> None:
    ran = lastcard("edition", "report", "flip", *FEW, "--lang", language)

    assert ran.exit_code == 0, ran.stderr
    assert max(map(len, ran.stdout.splitlines())) <= 80


def test_classic_stands_beside_nothing() -> None:
    ran = lastcard("edition", "report", "classic", *FEW, "--json")

    assert ran.exit_code == 0, ran.stderr
    assert json.loads(ran.stdout)["classic"] is None


def test_names_are_no_markdown(tmp_path: Path) -> None:
    file, out = tmp_path / "duo.edition.toml", tmp_path / "duo.md"
    file.write_text(DUO_TEXT.replace('"Double Skip"', '"Two | *three*"'), "utf-8")

    assert lastcard("edition", "report", file, *FEW, "--out", out).exit_code == 0
    text = out.read_text("utf-8")
    assert r"| Two \| \*three\* |" in text
    # Between the bars that part them, every line of a table has as many cells as its heading.
    for table in text.split("\n\n"):
        assert len({len(re.findall(r"(?<!\\)\|", line)) for line in TABLE.findall(table)}) <= 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("missing.toml",), "expected a file that can be read"),
        (("nonsense",), "is not one of"),
        ((DUO_FILE, "--seats", "7"), "expected 2 to 6 seats for duo, found 7"),
        ((DUO_FILE, "--out", "no/such/folder/duo.md"), "expected a file to write to"),
        ((DUO_FILE, "--out", "duo.md", "--picture", "duo.md"), "expected one file for --out and another"),
    ],
)
def test_bad_input_is_a_sentence(words: tuple[str | Path, ...], sentence: str) -> None:
    ran = lastcard("edition", "report", *words, *FEW)

    assert ran.exit_code == 2
    assert sentence in ran.stderr
    assert "Traceback" not in ran.stderr
