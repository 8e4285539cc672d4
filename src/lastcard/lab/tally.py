"""What is counted in simulated rounds and matches.

Whole numbers only, so that they can be counted in heaps of any size, by anybody and in any order: added up
they are the same.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Final, NamedTuple, Self

from lastcard.match import Match
from lastcard.model.cards import Card, Hand, Side
from lastcard.model.chance import Outcome
from lastcard.model.decisions import Over
from lastcard.model.edition import Mode
from lastcard.model.events import CatchFailed, ChallengeSettled, HandsDealt
from lastcard.model.moves import Call, Catch, Challenge, JumpIn, Move, Play
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Input, Transition
from lastcard.model.vocabulary import MOVES, OF_MOVE

SORTS: Final = tuple(sort for row in MOVES for sort in row.sorts)
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


class Held(NamedTuple):
    """How cards of one symbol were dealt in a round, and to whom it went."""

    side: Side
    symbol: str
    hands: int
    """How many of the hands had such a card."""
    won: bool | None
    """Whether the winner's had one; None in a round that nobody won."""


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
    moves: Counter[str] = field(default_factory=Counter)
    """By sort."""
    held: Counter[Held] = field(default_factory=Counter)
    """Rounds by how each symbol was dealt; empty where nobody asked for it."""

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


def sort_of(transition: Transition, seat: Seat, move: Move) -> str:
    """The sort of a move, from what came of it: of two it is the other that fails or comes late."""
    otherwise = False
    match move:
        case Challenge():
            settled = next(event for event in transition.events if isinstance(event, ChallengeSettled))
            otherwise = not settled.guilty
        case Catch():
            otherwise = any(isinstance(event, CatchFailed) for event in transition.events)
        case Call():
            otherwise = transition.before.calls[seat] == "owes"
    return OF_MOVE[type(move)].sorts[otherwise]


def count_held(sheet: Sheet, hands: Sequence[Hand], winner: Seat | None) -> Counter[Held]:
    """How each symbol was dealt in one round."""
    held = Counter[Held]()
    for side, faces in sheet.faces.items():
        shown = [{faces[card].symbol for card in hand} for hand in hands]
        for symbol in {face.symbol for face in faces.values()}:
            number = sum(symbol in one for one in shown)
            held[Held(side, symbol, number, None if winner is None else symbol in shown[winner])] += 1
    return held


def count_round(played: Iterable[tuple[Input, Transition]], *, dealt: bool = False) -> Tally:
    """A whole round as the engine played it, luck's answers included; `dealt`: with the hands it began with."""
    tally = Tally()
    made, sort, face = 0, "", Card("")
    hands: tuple[Hand, ...] = ()
    for (actor, said), transition in played:
        last = transition.after
        if dealt and not hands:
            hands = next((event.hands for event in transition.events if isinstance(event, HandsDealt)), ())
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
    if dealt:
        tally.held = count_held(last.sheet, hands, over.winner)
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
