"""What is counted in simulated rounds.

Whole numbers only, so that rounds can be counted in heaps of any size, by anybody and in any order: added up
they are the same.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from lastcard.model.cards import Card, Side
from lastcard.model.chance import Outcome
from lastcard.model.decisions import Over
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
class Tally:
    """Counts of some rounds."""

    lengths: Counter[int] = field(default_factory=Counter)
    """Rounds by the moves that players made in them; what luck says is no move."""
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

    def add(self, other: "Tally") -> None:
        """Count these rounds too."""
        for name in self.__slots__:
            getattr(self, name).update(getattr(other, name))


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
