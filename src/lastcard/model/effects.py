"""The closed vocabulary of what a card does. Editions compose these; the engine interprets them."""

from lastcard.model.record import Record


class Skip(Record, frozen=True):
    """The next player loses the turn (BATTLE-30)."""


class SkipEveryone(Record, frozen=True):
    """All others are passed over; the same player plays again (FLIP-44)."""


class Reverse(Record, frozen=True):
    """Play turns round (BATTLE-28); with two players it acts as a Skip (G10)."""


class DrawCards(Record, frozen=True):
    """The next player draws `n` cards and loses the turn (BATTLE-26)."""

    n: int
    loses_turn: bool = True


class DrawUntilColor(Record, frozen=True):
    """The next player draws until the named color comes, and loses the turn (FLIP-46)."""

    extra: int = 0
    """Drawn on top, after the color came (F14)."""


class NameColor(Record, frozen=True):
    """The player names the color to be matched from now on (BATTLE-31)."""


class RestoreColor(Record, frozen=True):
    """The color of before the card goes on (T01, `trend_color = keep`)."""


class Challengeable(Record, frozen=True):
    """The victim may dispute the wild draw that follows, at the risk of `extra` cards (BATTLE-37…40)."""

    extra: int


class Stackable(Record, frozen=True):
    """The victim may pass the draw that follows on, with a draw card (HOUSE-01)."""


class GiveCards(Record, frozen=True):
    """The player may give one other player up to one card of each suit (BEACH-72…74)."""

    forgotten_call_draws: int
    """Drawn at once by who gives the last card away without having called (B08)."""


class Duel(Record, frozen=True):
    """The player battles one opponent; the loser takes the cards and draws, the winner names the color."""

    loser_draws: int


class ShowColor(Record, frozen=True):
    """All others show the named color in turn; the first who cannot draws `penalty` (TREND-37…44)."""

    penalty: int


class FlipSides(Record, frozen=True):
    """Both piles and all hands are turned over (FLIP-56)."""


class SwapHands(Record, frozen=True):
    """The player swaps hands with a seat of their choice (HOUSE-03)."""


class PassHands(Record, frozen=True):
    """All hands move one seat in the direction of play (HOUSE-03)."""


class PassCards(Record, frozen=True):
    """Everybody chooses `n` cards in secret; then all of them go to the next player at once (PASS-01…04)."""

    n: int


Effect = (
    Skip
    | SkipEveryone
    | Reverse
    | DrawCards
    | DrawUntilColor
    | NameColor
    | RestoreColor
    | Challengeable
    | Stackable
    | GiveCards
    | Duel
    | ShowColor
    | FlipSides
    | SwapHands
    | PassHands
    | PassCards
)
