"""The open question: who is asked what. Exactly one is open at any time; `Over` asks nobody."""

from typing import ClassVar, Literal

from lastcard.model.cards import Card, Color, Hand
from lastcard.model.effects import Challengeable
from lastcard.model.record import Record
from lastcard.model.seats import Seat

QuestionKind = Literal[
    "cut", "dealer", "shuffle",
    "play", "drawn", "color", "challenge", "stack", "give", "battle", "reveal", "show", "swap", "pass", "over",
]  # fmt: skip
"""The name of a question: chance's three, the players' eleven, and `over`."""


class AskCut(Record, frozen=True):
    """Chance: these seats draw for the deal."""

    kind: ClassVar[QuestionKind] = "cut"
    seats: tuple[Seat, ...]


class AskDealer(Record, frozen=True):
    """Chance: the dealer is found by lot (M08)."""

    kind: ClassVar[QuestionKind] = "dealer"


class AskShuffle(Record, frozen=True):
    """Chance: these cards, in any order, become the draw pile."""

    kind: ClassVar[QuestionKind] = "shuffle"
    cards: Hand


class AskPlay(Record, frozen=True):
    """`play`: play a card, draw, or pass."""

    kind: ClassVar[QuestionKind] = "play"
    seat: Seat


class AskDrawn(Record, frozen=True):
    """`drawn`: play the drawn card or keep it; asked even when only one is possible."""

    kind: ClassVar[QuestionKind] = "drawn"
    seat: Seat
    card: Card
    stuck: bool = False
    """Nothing could be played before, so that this card must be if it can (G11)."""


class Bout(Record, frozen=True):
    """A battle in progress."""

    challenger: Seat
    target: Seat
    before: tuple[int, int]
    """Cards the two held before the Battle card was played (K08)."""
    loser_draws: int
    aside: tuple[Hand, Hand] = ((), ())
    """Cards revealed so far by each, set aside while it is undecided (BATTLE-50)."""
    void: bool = False
    owed: bool = False
    """The same, until its player calls or is caught."""


class AskColor(Record, frozen=True):
    """`color`: name a color."""

    kind: ClassVar[QuestionKind] = "color"
    seat: Seat
    bout: Bout | None = None
    """The battle whose winner names it; its calls are judged afterwards (K08)."""


class WildDraw(Record, frozen=True):
    """What a challenge is about: the hand left by a wild draw, and the color it had to respect (G16)."""

    accused: Seat
    held: Hand
    color: Color
    terms: Challengeable


class AskChallenge(Record, frozen=True):
    """`challenge`: dispute the wild draw, take it, or (stacking) add to it."""

    kind: ClassVar[QuestionKind] = "challenge"
    seat: Seat
    played: WildDraw


class AskStack(Record, frozen=True):
    """`stack`: take it all, or add a draw card to it (HOUSE-01)."""

    kind: ClassVar[QuestionKind] = "stack"
    seat: Seat


class AskGive(Record, frozen=True):
    """`give`: whom to give which cards."""

    kind: ClassVar[QuestionKind] = "give"
    seat: Seat
    forgotten_call_draws: int


class AskBattle(Record, frozen=True):
    """`battle`: whom to battle, or nobody where it may be declined (K01)."""

    kind: ClassVar[QuestionKind] = "battle"
    seat: Seat
    loser_draws: int
    before: tuple[int, ...]
    """Cards each seat held before the Battle card was played (K08)."""
    owed: bool = False
    """The card left one card, and the call is due since it landed (`battle_uno = at_once`, K09)."""


class AskReveal(Record, frozen=True):
    """`reveal`: secret picks of both battlers, in any order."""

    kind: ClassVar[QuestionKind] = "reveal"
    bout: Bout
    picks: tuple[Card | None, Card | None] = (None, None)


class AskShow(Record, frozen=True):
    """`show`: show a card of the called color to the caller."""

    kind: ClassVar[QuestionKind] = "show"
    seat: Seat
    caller: Seat
    color: Color


class AskSwap(Record, frozen=True):
    """`swap`: whose hand to take."""

    kind: ClassVar[QuestionKind] = "swap"
    seat: Seat


class AskPass(Record, frozen=True):
    """`pass`: secret choices of all seats, in any order, a card at a time."""

    kind: ClassVar[QuestionKind] = "pass"
    n: int
    """Cards to be passed on by everybody who has as many."""
    left: tuple[int, ...]
    """How many each seat has still to choose."""
    chosen: tuple[Hand, ...]
    """What each has chosen so far; it stays in the hand until all have (PASS-03)."""


class Over(Record, frozen=True):
    """The round is over and nobody is asked."""

    kind: ClassVar[QuestionKind] = "over"
    winner: Seat | None
    """Who went out; None when the round was blocked (G37)."""
    caught: tuple[int, ...]
    """Value of the cards each seat was left with; all 0 in a blocked round."""


ChanceDecision = AskCut | AskDealer | AskShuffle
SeatDecision = (
    AskPlay
    | AskDrawn
    | AskColor
    | AskChallenge
    | AskStack
    | AskGive
    | AskBattle
    | AskReveal
    | AskShow
    | AskSwap
    | AskPass
)
Decision = ChanceDecision | SeatDecision | Over
