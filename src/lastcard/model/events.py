"""Facts, in the past tense. The engine writes them whole; `lastcard.views` decides who sees what of them."""

from lastcard.model.calls import CallStatus
from lastcard.model.cards import Card, Color, Hand, Side
from lastcard.model.decisions import QuestionKind
from lastcard.model.record import Record
from lastcard.model.rulings import RejectedOpening
from lastcard.model.seats import Direction, Seat


class DealerCut(Record, frozen=True):
    """Seats drew for the deal."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]


class DealerFound(Record, frozen=True):
    """The dealer of this round is known."""

    seat: Seat


class PileShuffled(Record, frozen=True):
    """A new draw pile lies ready; only the top of the discards stayed."""

    count: int


class HandsDealt(Record, frozen=True):
    """Everybody has got a hand."""

    hands: tuple[Hand, ...]


class CardTurnedUp(Record, frozen=True):
    """An opening card was turned up."""

    card: Card


class OpeningPutBack(Record, frozen=True):
    """The opening card went back into the draw pile."""

    where: RejectedOpening = "shuffle"
    """To be shuffled, or to a place that everybody knows (G05)."""


class CardPlayed(Record, frozen=True):
    """A card has landed on the discard pile."""

    seat: Seat
    card: Card
    jumped: bool = False


class CardsDrawn(Record, frozen=True):
    """A seat has drawn cards."""

    seat: Seat
    cards: Hand
    forced: bool


class CardKept(Record, frozen=True):
    """The drawn card was kept."""

    seat: Seat


class TurnPassed(Record, frozen=True):
    """A seat could neither play nor draw."""

    seat: Seat


class ColorNamed(Record, frozen=True):
    """A color was named."""

    seat: Seat
    color: Color


class ColorRestored(Record, frozen=True):
    """The color of before goes on."""

    color: Color


class DirectionTurned(Record, frozen=True):
    """Play runs the other way."""

    direction: Direction


class TurnLost(Record, frozen=True):
    """A seat was passed over."""

    seat: Seat


class DrawAccepted(Record, frozen=True):
    """The victim takes the cards."""

    seat: Seat


class DrawChallenged(Record, frozen=True):
    """The victim disputed a wild draw."""

    seat: Seat
    accused: Seat


class HandShown(Record, frozen=True):
    """The accused showed the hand to the challenger."""

    seat: Seat
    to: Seat
    cards: Hand


class ChallengeSettled(Record, frozen=True):
    """The table learns the outcome."""

    accused: Seat
    guilty: bool


class CardsGiven(Record, frozen=True):
    """A gift was handed over; to nobody when it was declined."""

    seat: Seat
    to: Seat | None
    cards: Hand


class BattleDeclared(Record, frozen=True):
    """An opponent was chosen; nobody when the battle was declined (K01)."""

    seat: Seat
    opponent: Seat | None


class CardPicked(Record, frozen=True):
    """A battler has picked a card, face down."""

    seat: Seat


class CardsRevealed(Record, frozen=True):
    """Both picks were turned over and set aside."""

    challenger: Seat
    target: Seat
    cards: tuple[Card, Card]


class BattleSettled(Record, frozen=True):
    """The cards set aside found their owner; nobody wins a void battle and each takes the own ones back."""

    challenger: Seat
    target: Seat
    winner: Seat | None
    taken: tuple[Hand, Hand]
    """What the challenger and the target took into the hand."""


class CardShown(Record, frozen=True):
    """A card was shown to the trend-setter."""

    seat: Seat
    to: Seat
    card: Card


class ShowFailed(Record, frozen=True):
    """A seat holds no card of the called color."""

    seat: Seat
    color: Color


class SidesTurned(Record, frozen=True):
    """Both piles and all hands were turned over."""

    side: Side
    top: Card
    hands: tuple[Hand, ...]


class HandsMoved(Record, frozen=True):
    """Hands changed places."""

    seat: Seat
    other: Seat | None
    """Whose hand was taken; None when all hands moved on."""
    hands: tuple[Hand, ...]


class CardsChosen(Record, frozen=True):
    """A seat has chosen a card to pass on; others hear of it, and not which."""

    seat: Seat
    cards: Hand
    """All that it has chosen so far, masked for everybody else."""
    left: int
    """How many it has still to choose."""


class CardsPassed(Record, frozen=True):
    """All chosen cards went to the neighbors."""

    direction: Direction
    given: tuple[Hand, ...]
    """By giver, masked for everybody but the giver and the neighbor who got them."""


class UnoCalled(Record, frozen=True):
    """A seat called UNO."""

    seat: Seat


class UnoCaught(Record, frozen=True):
    """A seat was caught without a call."""

    seat: Seat
    by: Seat


class CatchFailed(Record, frozen=True):
    """A seat was accused without ground, at a price (HOUSE-07)."""

    seat: Seat
    by: Seat


class CallForgotten(Record, frozen=True):
    """A gift emptied the hand without a call (B08)."""

    seat: Seat


class PileTopChanged(Record, frozen=True):
    """Another card lies on top of a two-sided draw pile, its idle face up."""

    card: Card | None


class RoundEnded(Record, frozen=True):
    """Somebody went out, or the round is blocked; all hands are laid open."""

    winner: Seat | None
    caught: tuple[int, ...]
    hands: tuple[Hand, ...]


class Asked(Record, frozen=True):
    """What everybody may know of the open question; the last event of every transition."""

    question: QuestionKind
    seats: tuple[Seat, ...]
    """Who still has to answer."""
    turn: Seat
    calls: tuple[CallStatus, ...]
    jumpable: bool
    """The top may be jumped on (HOUSE-02)."""
    draws: int
    """What is at stake: the cards to draw with `challenge` and `stack`, to choose with `pass`, else 0."""


Event = (
    DealerCut
    | DealerFound
    | PileShuffled
    | HandsDealt
    | CardTurnedUp
    | OpeningPutBack
    | CardPlayed
    | CardsDrawn
    | CardKept
    | TurnPassed
    | ColorNamed
    | ColorRestored
    | DirectionTurned
    | TurnLost
    | DrawAccepted
    | DrawChallenged
    | HandShown
    | ChallengeSettled
    | CardsGiven
    | BattleDeclared
    | CardPicked
    | CardsRevealed
    | BattleSettled
    | CardShown
    | ShowFailed
    | SidesTurned
    | HandsMoved
    | CardsChosen
    | CardsPassed
    | UnoCalled
    | UnoCaught
    | CatchFailed
    | CallForgotten
    | PileTopChanged
    | RoundEnded
    | Asked
)
