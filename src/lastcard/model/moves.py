"""What a player may say. Moves are imperative; `lastcard.notation` writes each as a line."""

from lastcard.model.cards import Card, Color
from lastcard.model.record import Record
from lastcard.model.seats import Seat


class Play(Record, frozen=True):
    """Put a card on the discard pile; answers `play`, `drawn`, `stack`, and `challenge` when stacking."""

    card: Card


class Draw(Record, frozen=True):
    """Draw one card from the pile."""


class Keep(Record, frozen=True):
    """Keep the drawn card."""


class Pass(Record, frozen=True):
    """Nothing to play and nothing to draw."""


class Name(Record, frozen=True):
    """Name a color."""

    color: Color


class Challenge(Record, frozen=True):
    """Dispute a wild draw."""


class Accept(Record, frozen=True):
    """Take the cards."""


class Give(Record, frozen=True):
    """Give cards to one seat; to nobody with no cards."""

    to: Seat | None
    cards: tuple[Card, ...]


class Battle(Record, frozen=True):
    """Choose the opponent of a battle; nobody where the battle may be declined."""

    opponent: Seat | None


class Reveal(Record, frozen=True):
    """Pick a card for a battle, face down until both are in."""

    card: Card


class Show(Record, frozen=True):
    """Show a card to the trend-setter."""

    card: Card


class Swap(Record, frozen=True):
    """Swap hands with a seat."""

    other: Seat


class PassOn(Record, frozen=True):
    """Choose a card to be passed on, face down until everybody has chosen."""

    card: Card


class Call(Record, frozen=True):
    """Call UNO."""


class Catch(Record, frozen=True):
    """Catch a seat that has not called."""

    seat: Seat


class JumpIn(Record, frozen=True):
    """Play a card identical to the top, out of turn."""

    card: Card


Answer = Play | Draw | Keep | Pass | Name | Challenge | Accept | Give | Battle | Reveal | Show | Swap | PassOn
"""Moves that answer a question."""

Right = Call | Catch | JumpIn
"""Moves open to a seat whatever the question is."""

Move = Answer | Right

OfCard = Play | Reveal | Show | PassOn | JumpIn
"""Moves that name one card of the hand."""
