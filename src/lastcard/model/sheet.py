"""A rule sheet in force: an edition with every open point settled, laid out for quick look-up."""

from msgspec import Struct
from msgspec.structs import asdict

from lastcard.model.cards import Card, Color, Face, Side
from lastcard.model.edition import Edition, Opening
from lastcard.model.moves import Play
from lastcard.model.rulings import DrawnCard, Rulings, VoluntaryDraw, WildMatch


class Sheet(Struct, frozen=True, eq=False, kw_only=True):
    """Compiled once per edition and rulings (`lastcard.engine.sheet`); compared by identity."""

    edition: Edition
    rulings: Rulings
    target: int
    deck: tuple[Card, ...]
    """Every card, in deck order."""
    rank: dict[Card, int]
    """Place of a card in deck order: the canonical order of hands and moves."""
    two_sided: bool
    """Every card has a face on either side."""
    colors: dict[Side, tuple[Color, ...]]
    faces: dict[Side, dict[Card, Face]]
    """The face a card shows on each side."""
    colorless: tuple[str, ...]
    """The codes of all faces without a color; none of them is the code of a colored one."""
    dealer_by_lot: bool
    """Nobody draws for the deal: by a ruling (B01), or because no card of the deck is higher than another."""
    openings: dict[str, Opening]
    """What an opening card of this symbol does."""
    matching: dict[tuple[Side, str, Color | None], frozenset[Card]]
    """Cards that may be put on a top face with the active color (BATTLE-19)."""
    colored: dict[tuple[Side, Color], frozenset[Card]]
    """Cards of a color (TREND-39)."""
    incriminating: dict[tuple[Side, Color], frozenset[Card]]
    """Cards that make a wild draw dishonest when held with that active color (G16, G17)."""
    wild_match: WildMatch
    """Which colorless cards are among them (G17)."""
    barring: frozenset[Card]
    """Wild draws of which two in one hand bar each other for ever: bluffs are off and wilds count (M04)."""
    plays: dict[Card, Play]
    """The move that plays a card."""
    voluntary_draw: VoluntaryDraw
    """Whether a player with a match may draw instead (G12, HOUSE-05)."""
    drawn_card: DrawnCard
    """Whether a drawn card that fits may be kept (G11, HOUSE-05)."""
    penalty_closes: bool
    """The victim of a draw card closes the window by drawing (G28)."""
    bluffs: bool
    """A dishonest wild draw may be played (G18)."""
    shown_to_all: bool
    """Everybody sees a card that is shown for a called color (T04)."""

    def __repr__(self) -> str:
        """One line: the edition, and where the rulings are not its own."""
        own, chosen = asdict(self.edition.rulings), asdict(self.rulings)
        others = (f"{key} = {value!r}" for key, value in chosen.items() if value != own[key])
        return f"<Sheet of {', '.join((self.edition.key, *others))}>"
