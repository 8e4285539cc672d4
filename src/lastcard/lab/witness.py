"""Somebody who looks on and keeps what a table shows of its luck: where its later word differs, it may be cheating.

Only what is heard is used, and the scheme as docs/fairness.md has it (`lab.verify`), nothing of the server's code.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from lastcard.lab.verify import commitment_to, seal_to
from lastcard.protocol import ShuffleProof, TableInfo


class Doubt(StrEnum):
    """What is not as it was shown."""

    PROMISE = "promise"
    """The server's commitment is not the one that it showed first."""
    COMMITMENT = "commitment"
    """Seed and salt are not those that were committed to."""
    SEALS = "seals"
    """The seals are not those that were closed, or those that were seen last; or closed ones are not dealt."""
    OPENING = "opening"
    """Somebody's luck is not what was sealed."""


class Doubted(NamedTuple):
    """A doubt about one deal of a match, both counted from 1."""

    match: int
    round: int
    doubt: Doubt


class Witness:
    """Keeps the first word about each deal, and compares every later one with it."""

    def __init__(self) -> None:
        self._commitments: dict[tuple[int, int], str] = {}
        self._seals: dict[tuple[int, int], tuple[str, ...]] = {}
        self._seen: dict[tuple[int, int], tuple[str, ...]] = {}
        """The list as it was seen last, closed or not."""
        self._closed: tuple[int, int] | None = None
        """The deal whose list was closed, until it is dealt."""
        self._told: set[Doubted] = set()

    def missed(self) -> None:
        """Something was not heard: what was seen last may have changed since."""
        self._seen.clear()
        self._closed = None

    def hear(self, table: TableInfo) -> list[Doubted]:
        """What is doubtful in this word and was not in those before."""
        found = list(self._turned_back(table))
        for number, proof in enumerate(table.proofs, start=1):
            deal = (table.match, number)
            found += (Doubted(*deal, doubt) for doubt in self._dealt(table, deal, proof))
        if table.next_commitment:
            found += self._ahead(table)
        fresh = [doubted for doubted in dict.fromkeys(found) if doubted not in self._told]
        self._told.update(fresh)
        return fresh

    def _ahead(self, table: TableInfo) -> Iterator[Doubted]:
        """The deal to come; only the first word about it counts."""
        deal = _next_deal(table)
        if self._commitments.setdefault(deal, table.next_commitment) != table.next_commitment:
            yield Doubted(*deal, Doubt.PROMISE)
        if table.next_closed and self._seals.setdefault(deal, table.next_sealed) != table.next_sealed:
            yield Doubted(*deal, Doubt.SEALS)
        self._seen[deal] = table.next_sealed
        if table.next_closed:
            self._closed = deal

    def _turned_back(self, table: TableInfo) -> Iterator[Doubted]:
        """A list that was closed is dealt, or its table is closed; nothing else comes after it."""
        deal = self._closed
        if deal is None or (table.next_closed and _next_deal(table) == deal):
            return
        self._closed = None
        if (table.match, table.round) < deal and table.status != "closed":
            yield Doubted(*deal, Doubt.SEALS)

    def _dealt(self, table: TableInfo, deal: tuple[int, int], proof: ShuffleProof) -> Iterator[Doubt]:
        if self._commitments.get(deal, proof.commitment) != proof.commitment:
            yield Doubt.PROMISE
        opened = proof.seed is not None and proof.salt is not None
        if opened and commitment_to(proof.seed or "", proof.salt or "") != proof.commitment:
            yield Doubt.COMMITMENT
        expected = self._seals.get(deal, self._seen.get(deal, proof.sealed))
        if expected != proof.sealed or len(proof.sealed) > len(table.seats):
            yield Doubt.SEALS
        name = "{}.{}".format(*deal)
        if any(
            entropy and seal_to(entropy, table.id, name, player) != sealed
            for player, (sealed, entropy) in enumerate(zip(proof.sealed, proof.entropy, strict=False))
        ):
            yield Doubt.OPENING


def _next_deal(table: TableInfo) -> tuple[int, int]:
    return (table.match, table.round + 1) if table.status == "playing" else (table.match + 1, 1)


def unopened(proof: ShuffleProof) -> list[int]:
    """Players who sealed luck and did not open it, or whose opening was left out."""
    both = zip(proof.sealed, proof.entropy, strict=False)
    return [player for player, (sealed, entropy) in enumerate(both) if sealed and not entropy]
