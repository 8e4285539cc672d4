"""The open question: who is asked what. Exactly one is open at any time; `Over` asks nobody."""

from lastcard.model.cards import Card, Color, Hand
from lastcard.model.effects import Challengeable
from lastcard.model.record import Record
from lastcard.model.seats import Seat


class AskCut(Record, frozen=True):
    """Chance: these seats draw for the deal."""

    seats: tuple[Seat, ...]


class AskDealer(Record, frozen=True):
    """Chance: the dealer is found by lot (M08)."""


class AskShuffle(Record, frozen=True):
    """Chance: these cards, in any order, become the draw pile."""

    cards: Hand


class AskPlay(Record, frozen=True):
    """`play`: play a card, draw, or pass."""

    seat: Seat


class AskDrawn(Record, frozen=True):
    """`drawn`: play the drawn card or keep it; asked even when only one is possible."""

    seat: Seat
    card: Card


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


class AskColor(Record, frozen=True):
    """`color`: name a color."""

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

    seat: Seat
    played: WildDraw


class AskStack(Record, frozen=True):
    """`stack`: take it all, or add a draw card to it (HOUSE-01)."""

    seat: Seat


class AskGive(Record, frozen=True):
    """`give`: whom to give which cards."""

    seat: Seat
    forgotten_call_draws: int


class AskBattle(Record, frozen=True):
    """`battle`: whom to battle."""

    seat: Seat
    loser_draws: int


class AskReveal(Record, frozen=True):
    """`reveal`: secret picks of both battlers, in any order."""

    bout: Bout
    picks: tuple[Card | None, Card | None] = (None, None)


class AskShow(Record, frozen=True):
    """`show`: show a card of the called color to the caller."""

    seat: Seat
    caller: Seat
    color: Color


class AskSwap(Record, frozen=True):
    """`swap`: whose hand to take."""

    seat: Seat


class Over(Record, frozen=True):
    """The round is over and nobody is asked."""

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
)
Decision = ChanceDecision | SeatDecision | Over
