"""Somebody who looks on and keeps what a table shows of its luck."""

import pytest
from msgspec.structs import replace

from lastcard.lab.verify import commitment_to, seal_to
from lastcard.lab.witness import Doubt, Doubted, Witness, unopened
from lastcard.protocol import SeatInfo, ShuffleProof, TableInfo
from tests.fairness.tables import digits

ANN, BOB = digits("Ann's"), digits("Bob's")
SEALED = (seal_to(ANN, "kitchen", "1.2", 0), seal_to(BOB, "kitchen", "1.2", 1))
SEED, SALT = digits("seed"), digits("salt")
FIRST = ShuffleProof(
    commitment=digits("first"), entropy=("", ""), seed=None, salt=None, version=2, sealed=("", "")
)
SECOND = ShuffleProof(
    commitment=commitment_to(SEED, SALT), entropy=(ANN, BOB), seed=None, salt=None, version=2, sealed=SEALED
)
BEFORE = TableInfo(
    id="kitchen",
    edition="mini",
    mode="first_to",
    rules={},
    target=500,
    timer=0,
    public=False,
    seats=tuple(SeatInfo(name=name, kind="person", level="", away=False) for name in ("Ann", "Bob")),
    host=None,
    status="playing",
    match=1,
    round=1,
    seating=(),
    partners=(),
    totals=(),
    points=0,
    winners=(),
    proofs=(FIRST,),
    next_commitment=SECOND.commitment,
    next_sealed=("", ""),
)
CLOSED = replace(BEFORE, next_sealed=SEALED, next_closed=True)
DEALT = replace(BEFORE, round=2, proofs=(FIRST, SECOND), next_commitment=digits("third"))


def dealt(**changed: object) -> TableInfo:
    return replace(DEALT, proofs=(FIRST, replace(SECOND, **changed)))


def doubts(*tables: TableInfo) -> list[Doubted]:
    witness = Witness()
    return [doubted for table in tables for doubted in witness.hear(table)]


def test_what_stays_as_it_was_shown_is_not_doubted() -> None:
    assert doubts(BEFORE, CLOSED, DEALT, dealt(seed=SEED, salt=SALT)) == []


@pytest.mark.parametrize(
    ("changed", "doubt"),
    [
        (dealt(commitment=digits("another")), Doubt.PROMISE),
        (replace(CLOSED, next_commitment=digits("another")), Doubt.PROMISE),
        (dealt(sealed=(*SEALED[:1], ""), entropy=(ANN, "")), Doubt.SEALS),
        (dealt(sealed=(), version=1), Doubt.SEALS),
        (replace(CLOSED, next_sealed=(*SEALED[:1], "")), Doubt.SEALS),
        (dealt(entropy=(BOB, BOB)), Doubt.OPENING),
        (dealt(seed=SALT, salt=SALT), Doubt.COMMITMENT),
    ],
)
def test_what_differs_is_doubted_once(changed: TableInfo, doubt: Doubt) -> None:
    assert doubts(BEFORE, CLOSED, changed, changed) == [Doubted(1, 2, doubt)]


OPEN = replace(BEFORE, next_sealed=SEALED)


@pytest.mark.parametrize(
    "changed",
    [
        dealt(sealed=("", SEALED[1]), entropy=("", BOB)),
        dealt(sealed=("", ""), entropy=("", "")),
        dealt(sealed=(), version=1),
        dealt(sealed=(*SEALED, digits("one more")), entropy=(ANN, BOB, "")),
    ],
)
def test_a_list_that_was_never_shown_closed_is_dealt_as_it_was_seen_last(changed: TableInfo) -> None:
    assert doubts(BEFORE, OPEN, DEALT) == []
    assert doubts(BEFORE, OPEN, changed) == [Doubted(1, 2, Doubt.SEALS)]
    assert doubts(BEFORE, DEALT) == [Doubted(1, 2, Doubt.SEALS)], "a seal that nobody has seen"


def test_of_what_was_missed_nothing_can_be_said() -> None:
    witness = Witness()
    witness.hear(BEFORE)
    witness.missed()

    assert witness.hear(DEALT) == []


def test_a_list_has_no_more_seals_than_there_are_seats() -> None:
    longer = dealt(sealed=(*SEALED, digits("one more")), entropy=(ANN, BOB, ""))

    assert doubts(longer) == [Doubted(1, 2, Doubt.SEALS)]


@pytest.mark.parametrize(
    ("after", "doubtful"),
    [
        (DEALT, False),
        (CLOSED, False),
        (replace(CLOSED, status="closed"), False),
        (OPEN, True),
        (replace(BEFORE, status="over"), True),
    ],
)
def test_a_list_that_was_closed_is_dealt_next(after: TableInfo, *, doubtful: bool) -> None:
    assert doubts(BEFORE, CLOSED, after) == [Doubted(1, 2, Doubt.SEALS)] * doubtful


def test_of_what_was_never_seen_nothing_can_be_said() -> None:
    assert doubts(dealt(commitment=digits("another"), sealed=("", ""), entropy=("", ""))) == []


def test_the_next_match_is_another_deal() -> None:
    over = replace(DEALT, status="over")
    rematch = replace(BEFORE, match=2, round=1, proofs=(replace(FIRST, commitment=over.next_commitment),))

    assert doubts(over, rematch) == []
    assert doubts(over, replace(rematch, proofs=(FIRST,))) == [Doubted(2, 1, Doubt.PROMISE)]


def test_a_seal_without_an_opening_is_known() -> None:
    assert unopened(replace(SECOND, entropy=(ANN, ""))) == [1]
    assert unopened(SECOND) == unopened(FIRST) == []
