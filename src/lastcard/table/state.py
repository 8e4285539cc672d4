"""A table as the fold of its log."""

from collections.abc import Mapping
from typing import Literal, assert_never

from msgspec.structs import replace

from lastcard.engine.legal import asked_seats
from lastcard.engine.options import as_kept, in_full
from lastcard.match.match import Match, apply, next_round, open_match
from lastcard.match.players import Player
from lastcard.model.decisions import AskPass, Decision
from lastcard.model.edition import Edition
from lastcard.model.moves import Call, Catch, PassOn
from lastcard.model.record import Record
from lastcard.model.state import Transition
from lastcard.table.config import TableConfig, edition_of_config
from lastcard.table.entries import (
    BotSeated,
    CameBack,
    EntropyMixed,
    EntropySealed,
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
    """By player; empty text where none was added, or none opened."""
    sealed: tuple[str, ...]
    """Commitments to it, by player; none at all of a round that was dealt by version 1."""
    closed: bool = False
    """Whether the seals are final."""


class TableState(Record, frozen=True, kw_only=True):
    """A table between two entries."""

    id: str
    config: TableConfig
    edition: Edition
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
    abandoned: int = 0
    """How many of them will never come to an end; one whose luck was opened counts as begun."""
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
    parts: Mapping[Player, int] = {}
    """Entry of the last part of an answer that somebody has given, who quotes it for the next part: a card that is
    chosen and sent twice is chosen once (PASS-03)."""
    asked_at: float = 0.0
    """When that was, by the clock that only goes forward; between two rounds, when the last one ended or, later,
    the luck of the next was closed."""
    landed_at: float = 0.0
    """When the window for calls, catches and jumps last opened, by the same clock."""


def question_to(table: TableState, player: Player | None) -> int:
    """The number of the open question that this player has to quote; who watches is told that of the others."""
    return table.question if player is None else table.parts.get(player, table.question)


def opened(table: str, first: Stamped) -> TableState:
    """The table after the first entry of its log."""
    assert isinstance(first.entry, TableOpened), "a log begins with the opening"  # noqa: S101 - narrows the type
    assert first.seq == 1, "a log begins with its first entry"  # noqa: S101 - the same for its number
    config, edition = first.entry.config, edition_of_config(first.entry.config)
    config = replace(config, rules=in_full(edition, as_kept(edition, config.rules)))
    seats = (SeatState(),) * config.seats
    return TableState(id=table, config=config, edition=edition, seats=seats, seq=first.seq, at=first.at)


def evolve(
    table: TableState, stamped: Stamped, now: float | None = None
) -> tuple[TableState, Transition | None]:
    """The table after one more entry, and what it did to the round. An old entry has only its stamp for a moment."""
    assert stamped.seq == table.seq + 1, "a log has no gaps"  # noqa: S101 - what is missing cannot be guessed
    table = replace(table, seq=stamped.seq, at=stamped.at)
    entry, now = stamped.entry, stamped.at if now is None else now
    match entry:
        case Said():
            return _said(table, entry, now)
        case TableOpened():
            message = "a table is opened once"
            raise AssertionError(message)
        case Seated(player=player, name=name, ticket=ticket):
            table = with_seat(table, player, SeatState(name=name, kind="person", ticket=ticket))
            return _unsealed(table, player, entropy=True), None
        case BotSeated(player=player, name=name, level=level):
            table = with_seat(table, player, SeatState(name=name, kind="bot", level=level))
            return _unsealed(table, player), None
        case Vacated(player=player):
            return _unsealed(with_seat(table, player, SeatState()), player), None
        case HostMoved(player=player_or_none):
            return replace(table, host=player_or_none), None
        case WentAway(player=player):
            return with_seat(table, player, replace(table.seats[player], away=True)), None
        case CameBack(player=player):
            return with_seat(table, player, replace(table.seats[player], away=False)), None
        case SeedDrawn(seed=seed):
            nobody = ("",) * len(table.seats)
            return replace(table, next_luck=Luck(seed=seed, entropy=nobody, sealed=nobody)), None
        case EntropySealed() | LuckClosed() | EntropyMixed():
            return _lucky(table, entry, now), None
        case MatchBegan():
            config = table.config
            match = open_match(table.edition, config.seats, mode=config.mode, options=config.rules)
            broken_off = table.status == "playing"  # no honest log has this
            table = replace(table, abandoned=table.abandoned + broken_off)
            table = replace(
                table, status="playing", matches=table.matches + 1, since=table.seq, luck=(), scores=()
            )
            return _dealt(table, match), None
        case RoundBegan():
            assert table.match is not None, "a match has begun"  # noqa: S101 - narrows the type
            return _dealt(table, next_round(table.match)), None
        case TableClosed():
            return _closed(table), None
        case _:
            assert_never(entry)


def with_seat(table: TableState, player: Player, seat: SeatState) -> TableState:
    """The table with somebody else in a seat."""
    return replace(table, seats=(*table.seats[:player], seat, *table.seats[player + 1 :]))


def next_deal(table: TableState) -> str:
    """Which match and round is dealt next, both counted from 1."""
    return f"{table.matches}.{len(table.luck) + 1}" if table.status == "playing" else f"{table.matches + 1}.1"


def unopened(table: TableState) -> bool:
    """Whether somebody who is there has yet to open the luck they sealed for the next round."""
    luck = table.next_luck
    return luck is not None and any(
        sealed and not entropy and seat.kind == "person" and not seat.away
        for sealed, entropy, seat in zip(luck.sealed, luck.entropy, table.seats, strict=True)
    )


def _lucky(table: TableState, entry: EntropySealed | LuckClosed | EntropyMixed, now: float) -> TableState:
    """The luck of the next round goes its way: sealed, closed, opened."""
    luck = table.next_luck
    assert luck is not None, "a seed was drawn before"  # noqa: S101 - narrows the type
    match entry:
        case EntropySealed(player=player, commitment=commitment):
            luck = replace(luck, sealed=_with(luck.sealed, player, commitment))
        case LuckClosed():
            # What version 1 took without a seal is not used any more.
            luck = replace(luck, closed=True, entropy=("",) * len(table.seats))
            table = replace(table, asked_at=now)
        case EntropyMixed(player=player, entropy=entropy):
            luck = replace(luck, entropy=_with(luck.entropy, player, entropy))
    return replace(table, next_luck=luck)


def _unsealed(table: TableState, player: Player, *, entropy: bool = False) -> TableState:
    """A seat that has changed hands has sealed nothing yet; once the luck is closed nothing changes it.

    `entropy`: what version 1 took without a seal was left to a bot, but not to another person.
    """
    luck = table.next_luck
    if luck is None or luck.closed:
        return table
    luck = replace(luck, sealed=_with(luck.sealed, player, ""))
    if entropy:
        luck = replace(luck, entropy=_with(luck.entropy, player, ""))
    return replace(table, next_luck=luck)


def _with(texts: tuple[str, ...], at: int, text: str) -> tuple[str, ...]:
    return (*texts[:at], text, *texts[at + 1 :])


def _closed(table: TableState) -> TableState:
    """A match that goes on is abandoned; so is one whose luck was closed, and perhaps opened, but not dealt."""
    luck = table.next_luck
    begun = table.status == "playing" or (luck is not None and luck.closed)
    return replace(table, status="closed", abandoned=table.abandoned + begun)


def _dealt(table: TableState, match: Match) -> TableState:
    luck = table.next_luck
    assert luck is not None, "a seed was drawn before"  # noqa: S101 - narrows the type
    return replace(
        table,
        match=match,
        luck=(*table.luck, luck if luck.closed else replace(luck, sealed=())),
        next_luck=None,
        outcomes=0,
        question=table.seq,
        parts={},
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
        after = replace(after, question=table.seq, parts={}, asked_at=now)
    elif isinstance(entry.what, PassOn) and entry.player is not None:
        after = replace(after, parts={**table.parts, entry.player: table.seq})
    old, new = transition.before, transition.after
    newly_owed = any(status == "owes" != had for status, had in zip(new.calls, old.calls, strict=True))
    if newly_owed or (new.jumpable and len(new.discard) != len(old.discard)):
        after = replace(after, landed_at=now)
    return after, transition


def _same_question(transition: Transition, entry: Said) -> bool:
    """A call or a catch leaves the question open as it was; so does an answer that others have still to give."""
    before: Decision | None = transition.before.decision
    after = transition.after.decision
    asked, still_asked = asked_seats(before), asked_seats(after)
    if type(before) is not type(after):
        return False
    if isinstance(entry.what, Call | Catch):
        return asked == still_asked
    if isinstance(before, AskPass) and isinstance(after, AskPass):
        return sum(after.left) < sum(before.left)  # who has chosen a card may have more to choose
    return set(still_asked) < set(asked)
