"""The figures of simulated matches, from their counts."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import asdict

from lastcard.lab.summary import Row, Setting, Spread, setting_rows, spread, spread_rows
from lastcard.lab.tally import MatchTally
from lastcard.match.match import partners_of, seating_of
from lastcard.model.edition import Mode
from lastcard.model.sheet import Sheet

Side = tuple[int, ...]
"""Those who win together, counted from 0: one player, or two who are partners for the whole match."""


class MatchSpread(Spread, frozen=True, kw_only=True, rename={"counts": "matches"}):
    """From match to match."""

    counts: dict[int, int]


class Wins(Struct, frozen=True):
    """The matches of one side."""

    alone: int
    shared: int
    """Won together with others who had as many points."""


class MatchSummary(Setting, frozen=True, kw_only=True):
    """What a simulation of matches found; the same fields whoever played."""

    mode: Mode
    target: int | None
    """Points that end the match, or put a player out; None where nobody counts up to any."""
    matches: int
    rounds: int
    blocked: int
    """Rounds that nobody won."""
    length: MatchSpread
    """Rounds of a match."""
    moves: MatchSpread
    """Moves of players in a match."""
    totals: MatchSpread | None
    """Points with which matches were won; None when no points are kept."""
    wins: dict[str, Wins]
    """By player in the order they signed up, from 1; pairs as `1+3`."""
    wins_from_dealer: dict[str, Wins]
    """By the place clockwise from the first dealer, who is 0; pairs as `0+2`."""


def summarize_matches(sheet: Sheet, mode: Mode, setting: Setting, tally: MatchTally) -> MatchSummary:
    """The figures of at least one match."""
    sides = sides_of(sheet, mode, setting.seats)
    length = spread(tally.lengths, MatchSpread)
    return MatchSummary(
        **asdict(setting),
        mode=mode,
        target=None if mode in (Mode.SINGLE, Mode.ROTATION) else sheet.target,
        matches=tally.lengths.total(),
        rounds=_sum(tally.lengths),
        blocked=_sum(tally.blocked),
        length=length,
        moves=spread(tally.moves, MatchSpread),
        totals=spread(tally.totals, MatchSpread) if tally.totals else None,
        wins={_name(side, 1): _wins(tally.wins, side) for side in sides},
        wins_from_dealer={_name(side, 0): _wins(tally.wins_from_dealer, side) for side in sides},
    )


def sides_of(sheet: Sheet, mode: Mode, players: int) -> tuple[Side, ...]:
    """Who wins together; in a rotation partners change, and everybody plays for a total of their own."""
    partners = partners_of(mode, seating_of(sheet, mode, (0,) * players))
    if mode is Mode.ROTATION or not partners:
        return tuple((player,) for player in range(players))
    return tuple(pair for pair in partners.items() if pair == tuple(sorted(pair)))


def _wins(counted: Counter[Side], side: Side) -> Wins:
    shared = sum(n for winners, n in counted.items() if set(side) < set(winners))
    return Wins(counted[side], shared)


def _name(side: Side, first: int) -> str:
    return "+".join(str(first + player) for player in side)


def _sum(counted: Counter[int]) -> int:
    return sum(number * n for number, n in counted.items())


def match_rows(summary: MatchSummary) -> Iterator[Row]:
    """One row for each figure: statistic, key, value."""
    yield from setting_rows(summary)
    yield "mode", summary.mode, 1
    if summary.target is not None:
        yield "target", "", summary.target
    for name in ("matches", "rounds", "blocked"):
        yield name, "", getattr(summary, name)
    for name in ("length", "moves", "totals"):
        yield from spread_rows(name, "matches", getattr(summary, name))
    for name in ("wins", "wins_from_dealer"):
        for side, wins in getattr(summary, name).items():
            yield name, side, wins.alone
            yield f"{name}_shared", side, wins.shared
