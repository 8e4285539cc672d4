"""Entries and rows to store: one of every kind, with the values that are hard to keep."""

from lastcard.match.players import Player
from lastcard.model.cards import Card
from lastcard.model.chance import Cut, Dealer, Outcome, Shuffle
from lastcard.model.edition import Mode
from lastcard.model.moves import (
    Accept,
    Battle,
    Call,
    Catch,
    Challenge,
    Draw,
    Give,
    JumpIn,
    Keep,
    Move,
    Name,
    Pass,
    PassOn,
    Play,
    Reveal,
    Show,
    Swap,
)
from lastcard.model.seats import Seat
from lastcard.table.config import TableConfig
from lastcard.table.entries import (
    BotSeated,
    CameBack,
    EntropyMixed,
    EntropySealed,
    Entry,
    HostMoved,
    LuckClosed,
    MatchBegan,
    RoundBegan,
    Said,
    Seated,
    SeedDrawn,
    Stamped,
    TableClosed,
    TableOpened,
    Vacated,
    WentAway,
)
from lastcard.table.fairness import Seed
from lastcard.table.store.base import TableRow

R5, WILD, TWO_SIDED = Card("r5"), Card("w+4"), Card("r5/t5")

SAID: tuple[Move | Outcome, ...] = (
    Play(R5),
    Draw(),
    Keep(),
    Pass(),
    Name("u"),
    Challenge(),
    Accept(),
    Give(Seat(2), (R5, WILD)),
    Give(None, ()),
    Battle(Seat(1)),
    Reveal(WILD),
    Show(R5),
    PassOn(R5),
    Swap(Seat(3)),
    Call(),
    Catch(Seat(0)),
    JumpIn(TWO_SIDED),
    Cut((R5, WILD)),
    Dealer(Seat(9)),
    Shuffle((TWO_SIDED,) * 112),
)

ENTRIES: tuple[Entry, ...] = (
    TableOpened(TableConfig(edition="classic", seats=2, mode=Mode.FIRST_TO)),
    TableOpened(
        TableConfig(
            edition="flip",
            seats=10,
            mode=Mode.PARTNERS_LOWEST,
            rules={"stacking": "none", "target": 1, "jump_in": True, "zero": 0, "off": False},
            timer=15,
            public=True,
            window_ms=0,
            grace_s=3600,
        )
    ),
    Seated(Player(0), "Zoë-Łukasz😀", "0" * 64),
    Seated(Player(1), "O\"\\'; DROP TABLE entries; --\u0000\n", ""),
    BotSeated(Player(2), "Robin", "normal"),
    Vacated(Player(2)),
    HostMoved(Player(1)),
    HostMoved(None),
    WentAway(Player(0)),
    CameBack(Player(0)),
    SeedDrawn(Seed("ab" * 32, "cd" * 32)),
    EntropySealed(Player(1), "ef" * 32),
    LuckClosed(),
    EntropyMixed(Player(1), "müsli"),
    MatchBegan(),
    RoundBegan(),
    *(Said(Player(0), what) for what in SAID),
    Said(None, Dealer(Seat(0))),
    TableClosed("quiet"),
)


def stamped(seq: int, entry: Entry | None = None) -> Stamped:
    """An entry with its number; each number has another time, and a time has many digits."""
    return Stamped(seq, 1_793_000_000.1 + seq / 7, entry or Said(Player(seq % 4), Play(R5)))


def row(table: str, seq: int, *, status: str = "playing", public: bool = False, at: float = 1.0) -> TableRow:
    return TableRow(id=table, seq=seq, status=status, public=public, updated_at=at)
