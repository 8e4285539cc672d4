"""What a server's page of figures has on it."""

from collections.abc import Mapping
from typing import NamedTuple

from prometheus_client.parser import text_string_to_metric_families

from tests.server.visitors import server


class Figure(NamedTuple):
    """One of them: what it is, and the labels and names of its samples."""

    kind: str
    meaning: str
    labels: frozenset[str]
    samples: frozenset[str]


def shown() -> str:
    """The page of a server that has just started."""
    with server() as client:
        return client.get("/metrics").text


def figures(page: str) -> Mapping[str, Figure]:
    """By the names under which they stand in the page's heads."""
    found = {}
    for family in text_string_to_metric_families(page):
        labels = frozenset(label for sample in family.samples for label in sample.labels) - {"le"}
        samples = frozenset(sample.name for sample in family.samples)
        name = f"{family.name}_total" if family.type == "counter" else family.name
        if not name.endswith("_created"):  # since when each is counted
            found[name] = Figure(family.type, family.documentation, labels, samples)
    return found
