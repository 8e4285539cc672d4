"""The dashboard and the alert rules ask for figures that a server has, by labels that these have."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.server.figures import figures, shown

FOLDER = Path(__file__).parents[2] / "docs" / "hosting"
OF_PROMETHEUS = {"up": {"instance", "job"}}
TARGET = {"instance", "job"}
"""Labels that Prometheus adds to everything."""
WORDS = {"by", "and", "or", "unless"}


def samples() -> Mapping[str, set[str]]:
    """Everything that can be asked for, with its labels."""
    found = {
        sample: {*figure.labels, *TARGET, *({"le"} if sample.endswith("_bucket") else ())}
        for figure in figures(shown()).values()
        for sample in figure.samples
    }
    return found | OF_PROMETHEUS


def panels() -> Iterator[dict[str, Any]]:
    board = json.loads((FOLDER / "grafana.json").read_text("utf-8"))
    yield from (panel for panel in board["panels"] if panel["type"] != "row")


def rules() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load((FOLDER / "alerts.yaml").read_text("utf-8"))["groups"]
    found: list[dict[str, Any]] = group["rules"]
    return found


def questions() -> Iterator[str]:
    """Every expression of both files."""
    board = json.loads((FOLDER / "grafana.json").read_text("utf-8"))
    yield from (note["expr"] for note in board["annotations"]["list"])
    yield from re.findall(r"label_values\((\w+), instance\)", json.dumps(board))
    for panel in panels():
        yield from (target["expr"] for target in panel["targets"])
    yield from (rule["expr"] for rule in rules())


def names(question: str) -> tuple[set[str], set[str]]:
    """The figures and the labels of an expression."""
    plain = re.sub(r'"[^"]*"', "", question)
    labels = set(re.findall(r"(\w+)\s*(?:=|!=|=~|!~)(?!=)", "".join(re.findall(r"\{.*?\}", plain))))
    for group in re.findall(r"\bby \((.*?)\)", plain):
        labels |= {label.strip() for label in group.split(",")}
    bare = re.sub(r"\{.*?\}|\[.*?\]|\bby \(.*?\)", "", plain)
    return set(re.findall(r"\b[a-z_]\w*\b(?!\s*\()", bare)) - WORDS, labels


def strangers(question: str, known: Mapping[str, set[str]]) -> set[str]:
    """What an expression asks for that there is not."""
    asked, labels = names(question)
    of_these = set().union(*(known.get(name, set()) for name in asked))
    return (asked - known.keys()) | (labels - of_these)


def test_every_figure_that_is_asked_for_exists_with_its_labels() -> None:
    known, asked = samples(), list(questions())

    assert len(asked) > 30
    assert {question: found for question in asked if (found := strangers(question, known))} == {}


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("rate(lastcard_moves_total[5m]) > 0", {"lastcard_moves_total"}),
        ('sum by (le, table) (rate(lastcard_decide_seconds_bucket{instance=~"a"}[5m]))', {"table"}),
        ('lastcard_tables{status="over"}', {"status"}),
        ("lastcard_decide_seconds", {"lastcard_decide_seconds"}),
        ("histogram_quantile(0.95, sum by (le) (rate(lastcard_decide_seconds_bucket[$__rate_interval])))", set()),
    ],
)  # fmt: skip
def test_a_figure_that_is_none_would_be_found(question: str, found: set[str]) -> None:
    assert strangers(question, samples()) == found


def test_every_figure_of_our_own_is_on_the_dashboard_but_for_what_sums_say() -> None:
    asked = set().union(*(names(question)[0] for question in questions()))
    ours = {name: figure for name, figure in figures(shown()).items() if name.startswith("lastcard_")}

    assert {name for name, figure in ours.items() if not figure.samples & asked} == {"lastcard_tables"}


def test_panels_have_their_own_number_and_place_and_leave_the_source_to_the_host() -> None:
    found = list(panels())

    assert len({panel["id"] for panel in found}) == len(found) > 15
    squares = [
        (column, row)
        for panel in found
        for place in [panel["gridPos"]]
        for column in range(place["x"], place["x"] + place["w"])
        for row in range(place["y"], place["y"] + place["h"])
    ]
    assert len(squares) == len(set(squares))
    assert max(column for column, _ in squares) < 24
    assert {target["datasource"]["uid"] for panel in found for target in panel["targets"]} == {
        "${datasource}"
    }


def test_alerts_tell_in_words_what_is_wrong_and_where() -> None:
    found = rules()

    assert {rule["alert"] for rule in found} >= {
        "LastcardDown",
        "LastcardNotReady",
        "LastcardStoreErrors",
        "LastcardLate",
        "LastcardQuarantinedTables",
        "LastcardDatabaseGrows",
        "LastcardRefusals",
    }
    for rule in found:
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"].keys() == {"summary", "description"}
        assert "$labels.instance" in rule["annotations"]["summary"]
