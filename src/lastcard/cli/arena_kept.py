"""What `lastcard arena` keeps: a line that says what is played, then a line for each heap that was played."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec.structs import replace

from lastcard.engine.options import as_kept, in_full
from lastcard.files import UnreadableFile
from lastcard.lab.arena import Heap, Terms
from lastcard.lab.ratings import Score
from lastcard.model.errors import BadOption
from lastcard.model.record import Record
from lastcard.policy.fingerprint import fingerprint


class Contest(Record, frozen=True):
    """The first line: what is played, and by which weights."""

    terms: Terms
    weights: str

    def in_words(self) -> str:
        """As people would tell it."""
        rules = [f"{key}={str(value).lower()}" for key, value in self.terms.rules.items()]
        changed = ["other weights"] if self.weights != fingerprint() else []
        about = [f"{self.terms.seats} seats", f"seed {self.terms.seed}", *rules, *changed]
        return f"{self.terms.edition} with {', '.join(about)}"


class Kept(Record, frozen=True):
    """Every other line: a heap that was played."""

    heap: Heap
    score: Score


def known_heaps(path: Path, terms: Terms) -> dict[Heap, Score]:
    """The heaps of an earlier call; a new file gets its first line.

    The last line may have been cut off while it was written; then it goes.
    """
    contest = Contest(terms, fingerprint())
    with _keeping(path), path.open("ab+") as file:
        file.seek(0)
        head, *lines = file.read().splitlines(keepends=True) or [b""]
        if not head:
            file.write(_line(contest))
            return {}
        whole = [line for line in lines if line.endswith(b"\n")]
        known = _read(path, contest, head, whole)
        file.truncate(len(head) + sum(map(len, whole)))
        if not head.endswith(b"\n"):
            file.write(b"\n")
        return known


def keep_heap(path: Path, heap: Heap, score: Score) -> None:
    """Add a heap."""
    with _keeping(path), path.open("ab") as file:
        file.write(_line(Kept(heap, score)))


def _line(record: Record) -> bytes:
    return msgspec.json.encode(record) + b"\n"


def _read(path: Path, contest: Contest, head: bytes, lines: list[bytes]) -> dict[Heap, Score]:
    try:
        found = _in_full(msgspec.json.decode(head, type=Contest), contest)
        kept = [msgspec.json.decode(line, type=Kept) for line in lines]
    except (msgspec.MsgspecError, UnicodeDecodeError, BadOption) as error:
        raise UnreadableFile(f"{path}: expected results of an earlier contest, found: {error}") from error
    if found != contest:
        raise UnreadableFile(
            f"{path}: expected results of {contest.in_words()}, found those of {found.in_words()}"
        )
    seats = contest.terms.seats
    for number, one in enumerate(kept, start=2):
        score = one.score
        if (score.seats, score.deals) != (seats, one.heap.deals) or not score.possible:
            raise UnreadableFile(
                f"{path}: expected a result of {one.heap.deals} deals with {seats} seats in line {number}, "
                f"found {score.deals} deals with {score.seats} seats, {score.wins} wins, "
                f"{score.squares} as the sum of their squares and {score.blocked} blocked rounds"
            )
    return {one.heap: one.score for one in kept}


def _in_full(found: Contest, contest: Contest) -> Contest:
    """With all rules named; what an older file does not name was as it was then."""
    if (found.terms.edition, found.terms.brought) != (contest.terms.edition, contest.terms.brought):
        return found
    edition = found.terms.printed()
    rules = in_full(edition, as_kept(edition, found.terms.rules))
    return replace(found, terms=replace(found.terms, rules=rules))


@contextmanager
def _keeping(path: Path) -> Iterator[None]:
    """A file that cannot be read or written is told in one sentence."""
    try:
        yield
    except OSError as error:
        raise UnreadableFile(
            f"{path}: expected a file to keep results in, found: {error.strerror}"
        ) from error
