"""Worlds that a seat may be in, as games of the compiled kernel: where search begins. Needs the extra `fast`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from lastcard.bots.seen import numbers
from lastcard.bots.slots import Slot, exact_cards
from lastcard.fast.compiled import Floats, Ints, np
from lastcard.fast.search import room
from lastcard.fast.search.resume import resume
from lastcard.fast.search.worlds import Evidence, Known, Scratch, deal_worlds
from lastcard.fast.twin.codec import Codec, Games, room_for
from lastcard.fast.twin.layout import (
    ASIDE,
    ASIDE_SIZE,
    DISCARD_PILE,
    DISCARD_SIZE,
    DRAW_PILE,
    DRAW_SIZE,
    MOST_CARDS,
    WORD,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from lastcard.bots.belief import Belief
    from lastcard.bots.seen import Cards
    from lastcard.views.view import View

TRIES = 16
"""How often a world is dealt anew when a hand that must hold something cannot."""
_FIRST_WORD = (1 << WORD) - 1


class Worlds(NamedTuple):
    """Games in which all that the seat knows is true."""

    games: Games
    log_weights: Floats
    """Natural logarithms of importance weights, up to a constant: how likely each is, given what was done."""
    impossible: int
    """Worlds in which something known is not true: none, unless the belief contradicts itself."""


def worlds(
    belief: Belief,
    view: View,
    rng: Random,
    n: int,
    codec: Codec | None = None,
    *,
    into: Games | None = None,
) -> Worlds:
    """So many worlds, each a row: all other hands, both piles, and what the seat does not see of its own cards.

    They are dealt into the first rows of `into`, where that is given: fresh memory costs more than the cards.
    """
    codec = codec or Codec(belief.sheet)
    template = room_for(1)
    codec.load(template, 0, resume(belief.sheet, view, belief.progress))
    now = template.now
    now[0, DRAW_SIZE], now[0, DISCARD_SIZE] = len(belief.draw), len(belief.discard)
    now[0, ASIDE_SIZE], now[0, ASIDE_SIZE + 1] = map(len, belief.aside)
    rows, drawn = _rows(belief)
    hinted = _hinted(belief)
    log_ratios = np.array([hint.weight if hint else 0.0 for hint in belief.hints])
    games = room_for(n) if into is None else Games(into.now[:n], into.piles[:n])
    log_weights = np.zeros(n, np.float64)
    impossible = deal_worlds(
        codec.rules,
        games.now,
        games.piles,
        Known(now[0], rows, _holds(belief), drawn),
        Evidence(hinted, log_ratios, np.exp(log_ratios), _alike(hinted)),
        Scratch(np.zeros((room.SCRATCH_ROWS, MOST_CARDS), np.int64), np.zeros(2, np.int64)),
        int(rng.random() * (1 << 53)),
        TRIES,
        log_weights,
    )
    return Worlds(games, log_weights, impossible)


def resampled(dealt: Worlds, rng: Random, n: int) -> Ints:
    """The rows of so many worlds, drawn by their weights (systematic resampling): all of them count alike."""
    weights = np.exp(dealt.log_weights - dealt.log_weights.max())
    steps = (np.arange(n) + rng.random()) * (weights.sum() / n)
    rows: Ints = np.minimum(np.searchsorted(np.cumsum(weights), steps), len(weights) - 1)
    return rows


def _words(cards: Cards) -> tuple[int, int]:
    return cards & _FIRST_WORD, cards >> WORD


def _rows(belief: Belief) -> tuple[Ints, int]:
    """The slots as the compiled dealer reads them, who has least choice first; and the place of the drawn card."""
    there = exact_cards(belief.slots())
    held = {id(slot) for slot in belief.held}
    listed = []
    for place, at, slot in _places(belief):
        cards = slot.cards if slot.exact else slot.cards & ~there
        listed.append((cards.bit_count(), place, at, slot, cards))
    listed.sort(key=lambda entry: entry[0])
    proposed = _proposed(belief, [entry[3] for entry in listed])
    rows = [
        (*_words(cards), place, at, slot.hints, int(id(slot) in held), bits)
        for (_, place, at, slot, cards), bits in zip(listed, proposed, strict=True)
    ]
    drawn = next((at for at, entry in enumerate(listed) if entry[3] is belief.drawn), 0)
    return np.array(rows, np.int64), drawn


def _proposed(belief: Belief, slots: Sequence[Slot]) -> list[int]:
    """The evidence that the proposal takes into account when a slot is dealt a card.

    What speaks for a card has to be met by one slot of a hand, so only the last one is made to meet it.
    """
    against = sum(1 << bit for bit, hint in enumerate(belief.hints) if hint and hint.weight < 0)
    proposed, later = [], against
    for slot in reversed(slots):
        proposed.append(slot.hints & (against | ~later))
        later |= slot.hints
    return proposed[::-1]


def _places(belief: Belief) -> Iterator[tuple[int, int, Slot]]:
    for seat, hand in enumerate(belief.hands):
        for slot in hand:
            yield seat, 0, slot
    piles: dict[int, Sequence[Slot]] = {
        DRAW_PILE: belief.draw[::-1],
        DISCARD_PILE: belief.discard,
        ASIDE: belief.aside[0],
        ASIDE + 1: belief.aside[1],
    }
    for pile, slots in piles.items():
        for at, slot in enumerate(slots):
            yield room.PILE_PLACE + pile, at, slot


def _holds(belief: Belief) -> Ints:
    rows = [(seat, *_words(cards), 0) for seat, sets in enumerate(belief.holds) for cards in sets]
    return np.array(rows, np.int64).reshape(-1, room.HOLD_FIELDS)


def _alike(hinted: Ints) -> Ints:
    """The cards of which the same evidence speaks, together."""
    together: dict[int, Cards] = {}
    for card, bits in enumerate(hinted.tolist()):
        together[bits] = together.get(bits, 0) | 1 << card
    return np.array([(bits, *_words(cards)) for bits, cards in together.items()], np.int64)


def _hinted(belief: Belief) -> Ints:
    """For every card the bits of the evidence that speaks of it."""
    hinted = np.zeros(MOST_CARDS, np.int64)
    for bit, hint in enumerate(belief.hints):
        if hint is not None:
            for card in numbers(hint.cards):
                hinted[card] |= 1 << bit
    return hinted
