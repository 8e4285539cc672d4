"""A table as the fold of its log."""

from typing import Literal, assert_never

from msgspec.structs import replace

from lastcard.editions import get
from lastcard.match.match import Match, apply, next_round, open_match
from lastcard.match.players import Player
from lastcard.model.decisions import AskReveal, Decision
from lastcard.model.moves import Call, Catch
from lastcard.model.record import Record
from lastcard.model.state import Transition
from lastcard.table.config import TableConfig
from lastcard.table.entries import (
    BotSeated,
    CameBack,
    EntropyMixed,
    HostMoved,
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

Status = Literal["gathering", "playing", "over", "closed"]

STAND_IN = "normal"
"""The level of the bot that plays for a person."""


class SeatState(Record, frozen=True, kw_only=True):
    """Who has a seat."""

    name: str = ""
    kind: Literal["open", "person", "bot"] = "open"
    level: str = ""
    """Of a bot."""
    ticket: str = ""
    """Hash of a person's ticket."""
    away: bool = False
    """A bot plays for the person until they return."""

    @property
    def automatic(self) -> bool:
        """Whether a bot moves for this seat now."""
        return self.kind == "bot" or self.away

    @property
    def plays_as(self) -> str:
        """The level of the bot that moves for this seat, if one does."""
        return self.level or STAND_IN


class Luck(Record, frozen=True, kw_only=True):
    """Where the cards of one round come from."""

    seed: Seed
    entropy: tuple[str, ...]
    """By player; empty text where nobody added any."""


class TableState(Record, frozen=True, kw_only=True):
    """A table between two entries."""

    id: str
    config: TableConfig
    seats: tuple[SeatState, ...]
    status: Status = "gathering"
    host: Player | None = None
    seq: int = 0
    """Of the last entry."""
    at: float = 0.0
    """Stamp of the last entry."""
    match: Match | None = None
    matches: int = 0
    """Matches begun at this table: a rematch is the second."""
    since: int = 0
    """Entry with which this match began, or the time before it; the log grows only so much from there."""
    scores: tuple[tuple[int, ...], ...] = ()
    """Totals after every ended round of this match, by player."""
    luck: tuple[Luck, ...] = ()
    """Of every round of this match dealt so far."""
    next_luck: Luck | None = None
    """Of the round to be dealt next."""
    outcomes: int = 0
    """Chance questions answered in this round."""
    question: int = 0
    """Entry that asked the open question; an answer must quote it."""
    asked_at: float = 0.0
    """When the open question was asked, by the clock that only goes forward."""
    landed_at: float = 0.0
    """When the window for calls, catches and jumps last opened, by the same clock."""


def opened(table: str, first: Stamped) -> TableState:
    """The table after the first entry of its log."""
    assert isinstance(first.entry, TableOpened), "a log begins with the opening"  # noqa: S101 - narrows the type
    assert first.seq == 1, "a log begins with its first entry"  # noqa: S101 - the same for its number
    config = first.entry.config
    return TableState(
        id=table, config=config, seats=(SeatState(),) * config.seats, seq=first.seq, at=first.at
    )


def evolve(
    table: TableState, stamped: Stamped, now: float | None = None
) -> tuple[TableState, Transition | None]:
    """The table after one more entry, and what it did to the round. An old entry has only its stamp for a moment."""
    assert stamped.seq == table.seq + 1, "a log has no gaps"  # noqa: S101 - what is missing cannot be guessed
    table = replace(table, seq=stamped.seq, at=stamped.at)
    entry = stamped.entry
    match entry:
        case Said():
            return _said(table, entry, stamped.at if now is None else now)
        case TableOpened():
            message = "a table is opened once"
            raise AssertionError(message)
        case Seated(player=player, name=name, ticket=ticket):
            seat = SeatState(name=name, kind="person", ticket=ticket)
            return _mixed(with_seat(table, player, seat), player, ""), None
        case BotSeated(player=player, name=name, level=level):
            return with_seat(table, player, SeatState(name=name, kind="bot", level=level)), None
        case Vacated(player=player):
            return with_seat(table, player, SeatState()), None
        case HostMoved(player=player_or_none):
            return replace(table, host=player_or_none), None
        case WentAway(player=player):
            return with_seat(table, player, replace(table.seats[player], away=True)), None
        case CameBack(player=player):
            return with_seat(table, player, replace(table.seats[player], away=False)), None
        case SeedDrawn(seed=seed):
            return replace(table, next_luck=Luck(seed=seed, entropy=("",) * len(table.seats))), None
        case EntropyMixed(player=player, entropy=entropy):
            return _mixed(table, player, entropy), None
        case MatchBegan():
            config = table.config
            match = open_match(get(config.edition), config.seats, mode=config.mode, options=config.rules)
            table = replace(
                table, status="playing", matches=table.matches + 1, since=table.seq, luck=(), scores=()
            )
            return _dealt(table, match), None
        case RoundBegan():
            assert table.match is not None, "a match has begun"  # noqa: S101 - narrows the type
            return _dealt(table, next_round(table.match)), None
        case TableClosed():
            return replace(table, status="closed"), None
        case _:
            assert_never(entry)


def with_seat(table: TableState, player: Player, seat: SeatState) -> TableState:
    """The table with somebody else in a seat."""
    return replace(table, seats=(*table.seats[:player], seat, *table.seats[player + 1 :]))


def _mixed(table: TableState, player: Player, entropy: str) -> TableState:
    """The next round with a player's own luck; whoever sits down new has added none yet."""
    assert table.next_luck is not None, "a seed was drawn before"  # noqa: S101 - narrows the type
    mixed = list(table.next_luck.entropy)
    mixed[player] = entropy
    return replace(table, next_luck=replace(table.next_luck, entropy=tuple(mixed)))


def _dealt(table: TableState, match: Match) -> TableState:
    assert table.next_luck is not None, "a seed was drawn before"  # noqa: S101 - narrows the type
    return replace(
        table,
        match=match,
        luck=(*table.luck, table.next_luck),
        next_luck=None,
        outcomes=0,
        question=table.seq,
    )


def _said(table: TableState, entry: Said, now: float) -> tuple[TableState, Transition]:
    assert table.match is not None, "a match has begun"  # noqa: S101 - narrows the type
    match, transition = apply(table.match, entry.player, entry.what)
    after = replace(table, match=match, outcomes=table.outcomes + (entry.player is None))
    if match.over:
        after = replace(after, scores=(*after.scores, match.totals))
    if match.winners:
        after = replace(after, status="over", since=table.seq)
    if not _same_question(transition, entry):
        after = replace(after, question=table.seq, asked_at=now)
    old, new = transition.before, transition.after
    newly_owed = any(status == "owes" != had for status, had in zip(new.calls, old.calls, strict=True))
    if newly_owed or (new.jumpable and len(new.discard) != len(old.discard)):
        after = replace(after, landed_at=now)
    return after, transition


def _same_question(transition: Transition, entry: Said) -> bool:
    """A call or a catch leaves the question open as it was; so does the first of two sealed picks."""
    before: Decision | None = transition.before.decision
    after = transition.after.decision
    if isinstance(entry.what, Call | Catch):
        return before == after
    return isinstance(before, AskReveal) and isinstance(after, AskReveal) and before.bout == after.bout
