"""What is counted in simulated rounds and matches.

Whole numbers only, so that they can be counted in heaps of any size, by anybody and in any order: added up
they are the same.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Literal, Self

from lastcard.match import Match
from lastcard.model.cards import Card, Side
from lastcard.model.chance import Outcome
from lastcard.model.decisions import Over
from lastcard.model.edition import Mode
from lastcard.model.events import CatchFailed, ChallengeSettled
from lastcard.model.moves import Call, Catch, Challenge, JumpIn, Move, Play
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Input, Transition

Sort = Literal[
    "play", "jump_in", "draw", "keep", "pass", "name", "accept", "challenge_won", "challenge_lost",
    "give", "battle", "reveal", "show", "swap", "call", "late_call", "catch", "false_catch",
]  # fmt: skip
"""A move by what it says, and a challenge, a call or a catch also by how it stands."""


@dataclass(slots=True)
class Counts:
    """Counts of some games."""

    lengths: Counter[int] = field(default_factory=Counter)
    """Rounds by the moves that players made in them, what luck says is no move; matches by their rounds."""

    def add(self, other: Self) -> None:
        """Count these too."""
        for one in fields(self):
            getattr(self, one.name).update(getattr(other, one.name))


@dataclass(slots=True)
class Tally(Counts):
    """Counts of some rounds."""

    points: Counter[int] = field(default_factory=Counter)
    """Rounds that somebody won, by their points."""
    wins: Counter[int] = field(default_factory=Counter)
    """By seat."""
    wins_from_dealer: Counter[int] = field(default_factory=Counter)
    """By the winner's place clockwise from the dealer, who is 0."""
    ends: Counter[str] = field(default_factory=Counter)
    """Rounds by the sort of their last move, or `blocked`."""
    last_cards: Counter[Card] = field(default_factory=Counter)
    """Rounds that somebody won, by the face played last: mostly the winner's last card."""
    plays: Counter[Card] = field(default_factory=Counter)
    """By face."""
    moves: Counter[Sort] = field(default_factory=Counter)
    """By sort."""

    @property
    def rounds(self) -> int:
        return self.lengths.total()


@dataclass(slots=True)
class MatchTally(Counts):
    """Counts of some matches."""

    moves: Counter[int] = field(default_factory=Counter)
    """Matches by the moves that players made in them."""
    blocked: Counter[int] = field(default_factory=Counter)
    """Matches by their rounds that nobody won."""
    wins: Counter[tuple[int, ...]] = field(default_factory=Counter)
    """Matches by the players who won them, counted from 0 as they signed up; several share one."""
    wins_from_dealer: Counter[tuple[int, ...]] = field(default_factory=Counter)
    """The same by the winners' places clockwise from the first dealer, who is 0."""
    totals: Counter[int] = field(default_factory=Counter)
    """Matches by the points with which they were won; a single round keeps none."""


def face_played(sheet: Sheet, side: Side, card: Card) -> Card:
    """The face of a card that counts; of a two-sided one written as somebody sees it who sees only this side."""
    code = sheet.faces[side][card].code
    if len(sheet.faces) == 1:
        return Card(code)
    return Card(f"{code}/?" if side == "light" else f"?/{code}")


def sort_of(transition: Transition, seat: Seat, move: Move) -> Sort:
    """The sort of a move, from what came of it."""
    match move:
        case Challenge():
            settled = next(event for event in transition.events if isinstance(event, ChallengeSettled))
            return "challenge_won" if settled.guilty else "challenge_lost"
        case Catch():
            failed = any(isinstance(event, CatchFailed) for event in transition.events)
            return "false_catch" if failed else "catch"
        case Call():
            return "late_call" if transition.before.calls[seat] == "owes" else "call"
        case JumpIn():
            return "jump_in"
        case _:
            verb: Sort = type(move).__name__.lower()  # type: ignore[assignment]
            return verb


def count_round(played: Iterable[tuple[Input, Transition]]) -> Tally:
    """A whole round as the engine played it, luck's answers included."""
    tally = Tally()
    made, sort, face = 0, "", Card("")
    for (actor, said), transition in played:
        last = transition.after
        if actor is None or isinstance(said, Outcome):
            continue
        made += 1
        sort = sort_of(transition, actor, said)
        tally.moves[sort] += 1
        if isinstance(said, Play | JumpIn):
            face = face_played(last.sheet, transition.before.side, said.card)
            tally.plays[face] += 1
    over, dealer = last.decision, last.dealer
    assert isinstance(over, Over) and dealer is not None, "a round is played to its end"  # noqa: S101, PT018
    tally.lengths[made] += 1
    if over.winner is None:
        tally.ends["blocked"] += 1
        return tally
    tally.ends[sort] += 1
    tally.last_cards[face] += 1
    tally.points[sum(over.caught)] += 1
    tally.wins[over.winner] += 1
    tally.wins_from_dealer[(over.winner - dealer) % len(last.hands)] += 1
    return tally


def count_match(rounds: Sequence[Match], moves: int) -> MatchTally:
    """A whole match as it stood after each of its rounds."""
    first, last = rounds[0], rounds[-1]
    assert first.round.dealer is not None, "a round that is over had a dealer"  # noqa: S101 - narrows the type
    dealer, players = first.seating[first.round.dealer], len(last.totals)
    return MatchTally(
        lengths=Counter([last.rounds_played]),
        moves=Counter([moves]),
        blocked=Counter([sum(one.over is not None and one.over.winner is None for one in rounds)]),
        wins=Counter([last.winners]),
        wins_from_dealer=Counter([tuple(sorted((player - dealer) % players for player in last.winners))]),
        totals=Counter() if last.mode is Mode.SINGLE else Counter([last.totals[last.winners[0]]]),
    )
