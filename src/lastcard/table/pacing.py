"""When things happen by themselves: bots think, timers run out, the next round is dealt.

Bots' delays and slips come from a hash of what they react to and when, so that nothing about them has to be stored.
"""

import hashlib
from collections.abc import Iterator
from enum import StrEnum

from lastcard.bots.calling import SLIPS
from lastcard.bots.levels import IN_HASTE, LEVELS
from lastcard.engine.legal import asked_seats, rights, window_for_jumps
from lastcard.match.players import Player
from lastcard.model.moves import Catch
from lastcard.model.record import Record
from lastcard.model.seats import Seat
from lastcard.table.authority import window_until
from lastcard.table.state import TableState, unopened

PAUSE_S = 8.0
"""Between two rounds: time to look at the score."""
OPENING_S = 2.0
"""How long the deal waits for those who have sealed luck to open it; between two rounds it is part of the pause."""
THINKERS = frozenset(IN_HASTE).intersection(LEVELS)
"""Levels that take their time, where they can play at all."""


class Due(StrEnum):
    """What happens by itself."""

    THINK = "think"
    """A bot that takes its time begins to think about its question."""
    ANSWER = "answer"
    """A bot answers its question."""
    RIGHT = "right"
    """A bot calls or catches."""
    JUMP = "jump"
    """A bot looks whether it can jump in."""
    TIME_UP = "time_up"
    """A person has run out of time; a move is made for the seat."""
    CLOSE_LUCK = "close_luck"
    """Nobody seals luck for the next round any more; who has is asked to open it."""
    NEXT_ROUND = "next_round"


class Appointment(Record, frozen=True):
    """Something that happens by itself, unless somebody is quicker."""

    at: float
    what: Due
    player: Player | None = None


def chance_of(table: TableState, player: int, what: str, moment: float, *, lasting: bool = False) -> float:
    """A number from 0 to 1 that is the same for the same seat and moment; a lasting one whatever is asked."""
    question = 0 if lasting else table.question
    text = f"{table.id}/{table.matches}.{len(table.luck)}/{question}/{player}/{what}/{moment}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big") / (1 << 48)


def appointments(table: TableState, speed: float = 1.0) -> Iterator[Appointment]:
    """All that will happen by itself if nobody says anything; `speed` scales how fast bots are."""
    match = table.match
    if table.status == "closed":
        return
    if table.status != "playing" or match is None or match.over is not None:
        yield from _deal(table, speed)
        return
    not_before = window_until(table)
    for seat in asked_seats(match.round.decision):
        player = match.seating[seat]
        if table.seats[player].automatic:
            if table.seats[player].plays_as in THINKERS:
                yield Appointment(table.asked_at, Due.THINK, player)
            thought = 0.7 + 1.3 * chance_of(table, player, "think", table.asked_at)
            yield Appointment(max(table.asked_at + thought * speed, not_before), Due.ANSWER, player)
        elif table.config.timer:
            start = max(table.asked_at, not_before)
            yield Appointment(start + table.config.timer, Due.TIME_UP, player)
    yield from _rights(table, speed)


def _deal(table: TableState, speed: float) -> Iterator[Appointment]:
    """The next round. Luck is closed early enough in the pause that opening it makes nobody wait."""
    luck = table.next_luck
    if luck is not None and luck.closed:
        wait = OPENING_S if unopened(table) else OPENING_S * speed
        yield Appointment(table.asked_at + wait, Due.NEXT_ROUND)
    elif table.status == "playing":
        if luck is not None and any(luck.sealed):
            yield Appointment(table.asked_at + (PAUSE_S - OPENING_S) * speed, Due.CLOSE_LUCK)
        yield Appointment(table.asked_at + PAUSE_S * speed, Due.NEXT_ROUND)


def _rights(table: TableState, speed: float) -> Iterator[Appointment]:
    """Bots catch, correct themselves and jump in at human speed, and overlook things.

    When they do so never depends on cards: a bot that has none to jump in with looks as well, in vain.
    """
    match = table.match
    if match is None or not ("owes" in match.round.calls or match.round.jumpable):
        return
    for at, player in enumerate(match.seating):
        if not table.seats[player].automatic:
            continue
        open_now = rights(match.round, Seat(at))
        # Where a window outlasts its question it is thought of once, not anew at every turn (G27).
        lasting = match.round.sheet.rulings.catch_until != "begins"
        quick = chance_of(table, player, "react", table.landed_at, lasting=lasting)
        reaction = table.landed_at + (0.6 + 1.4 * quick) * speed
        owes = match.round.calls[at] == "owes"
        catches = any(
            isinstance(right, Catch) and match.round.calls[right.seat] == "owes" for right in open_now
        )
        slips = SLIPS[table.seats[player].plays_as]
        noticed = chance_of(table, player, "notice", table.landed_at, lasting=lasting)
        notices = noticed > slips.overlooks
        if owes or (catches and notices):
            yield Appointment(reaction, Due.RIGHT, player)
        if window_for_jumps(match.round):
            yield Appointment(max(reaction, window_until(table)), Due.JUMP, player)


def remembers_to_call(table: TableState, player: Player) -> bool:
    """Whether a bot calls UNO in time for this question."""
    return chance_of(table, player, "call", table.asked_at) > SLIPS[table.seats[player].plays_as].forgets


def seconds_left(table: TableState, now: float, speed: float = 1.0) -> float | None:
    """Until the open question is answered for whoever is asked, or the next round is dealt; None without a limit."""
    between = table.match is not None and table.match.over is not None
    if not table.config.timer and not between:
        return None
    ends = [one.at for one in appointments(table, speed) if one.what in (Due.TIME_UP, Due.NEXT_ROUND)]
    return max(0.0, min(ends) - now) if ends else None
