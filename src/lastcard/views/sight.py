"""Which faces of a card somebody sees.

A masked card shows `?` for a face that is not seen: `r9/?` your own, `?/p5` somebody else's, `?` neither.
A one-sided card is seen whole or not at all.
"""

from collections.abc import Iterable
from functools import lru_cache

from lastcard.model.cards import UNKNOWN, Card, Hand, Side
from lastcard.model.record import Record
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet

Viewer = Seat | None
"""A seat, or None for a spectator, who sees only what every seat may know."""


class Sight(Record, frozen=True, kw_only=True):
    """What the deck and the rulings let be seen; part of every view."""

    two_sided: bool
    show_inactive: bool
    peek_own_back: bool
    everything: bool = False
    """All faces of all cards: for finished games only."""
    colorless: tuple[str, ...]
    """The codes of faces without a color; all others begin with the letter of theirs."""


@lru_cache(maxsize=256)
def sight_of(sheet: Sheet, *, everything: bool = False) -> Sight:
    """The sight that the rulings grant (F07, F08)."""
    return Sight(
        two_sided=sheet.two_sided,
        show_inactive=sheet.rulings.show_inactive,
        peek_own_back=sheet.rulings.peek_own_back,
        everything=everything,
        colorless=sheet.colorless,
    )


def mask(card: Card, side: Side, *, active: bool, idle: bool) -> Card:
    """A card with only some of its faces showing."""
    if "/" not in card:
        return card if active else UNKNOWN
    if not active and not idle:
        return UNKNOWN
    light, dark = card.split("/")
    light_seen, dark_seen = (active, idle) if side == "light" else (idle, active)
    return Card(f"{light if light_seen else '?'}/{dark if dark_seen else '?'}")


def sees_active(sight: Sight, viewer: Viewer, *holders: Seat) -> bool:
    """You see the faces that count of your own cards."""
    return sight.everything or (viewer is not None and viewer in holders)


def sees_idle(sight: Sight, viewer: Viewer, holder: Seat) -> bool:
    """Others see the idle faces of your cards, and you do not (FLIP-16, FLIP-17)."""
    if sight.everything:
        return True
    if not sight.two_sided or viewer is None:
        return False
    return sight.peek_own_back if viewer == holder else sight.show_inactive


def held(sight: Sight, side: Side, viewer: Viewer, holder: Seat, cards: Iterable[Card]) -> Hand:
    """Cards in a hand as the viewer sees them, in an order that tells nothing."""
    active, idle = sees_active(sight, viewer, holder), sees_idle(sight, viewer, holder)
    return tuple(sorted(mask(card, side, active=active, idle=idle) for card in cards))


def laid_open(sight: Sight, side: Side, viewer: Viewer, holder: Seat, card: Card) -> Card:
    """A card whose active face everybody sees, coming from a hand whose idle faces some have seen."""
    return mask(card, side, active=True, idle=sees_idle(sight, viewer, holder))


def face_up(card: Card, side: Side) -> Card:
    """A card of which everybody sees just the active face."""
    return mask(card, side, active=True, idle=False)


def pile_top(sight: Sight, side: Side, card: Card | None) -> Card | None:
    """The top of a two-sided draw pile lies with its idle face up (FLIP-18)."""
    if card is None or not sight.two_sided or not sight.show_inactive:
        return None
    return mask(card, side, active=False, idle=True)
