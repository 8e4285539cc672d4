"""Editions that nobody has printed: any colors, rows and effects that a file could have, drawn by hypothesis or by number.

Only what cannot be played at all is left out: a challenge is followed by the draw that it disputes, and a deck with
one side is not turned over.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from lastcard.engine.options import accepted_options
from lastcard.model.cards import Card
from lastcard.model.decisions import AskGive
from lastcard.model.edition import DeckSide, Edition, FaceRow, Mode, Opening
from lastcard.model.effects import (
    Challengeable,
    DrawCards,
    DrawUntilColor,
    Duel,
    Effect,
    FlipSides,
    GiveCards,
    NameColor,
    PassHands,
    RestoreColor,
    Reverse,
    ShowColor,
    Skip,
    SkipEveryone,
    SwapHands,
)
from lastcard.model.rulings import Rulings
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from tests.choices import some_values
from tests.properties.strategies import Table, too_many_gifts

NUMBERS: Final = st.integers(0, 2**32 - 1)
LETTERS: Final = "abcdefghijklmnopqrstuvxyz"
MOST_CARDS: Final = 126
MOST_SUITS: Final = 6
"""With more colors on a side no gifts are made: the kernel has no room for them."""
ORDERS: Final[dict[str, tuple[Any, ...]]] = {
    "rejected_opening": ("shuffle", "bottom", "middle"),
    "wild_after_flip": ("next", "flipper"),
    "show_inactive": (True, False),
    "peek_own_back": (True, False),
    "battle_optional": (True, False),
    "two_player_reverse": ("skip", "plain"),
}
"""Rulings of an edition's own beside the options that players choose."""


def numbered_edition(number: int) -> Edition:
    """The edition of this number."""
    return _Author(Random(f"edition/{number}")).edition()


def random_editions() -> st.SearchStrategy[Edition]:
    """Any of them."""
    return NUMBERS.map(numbered_edition)


def random_table(number: int) -> Table:
    """A table of the edition of this number, with some options and house rules."""
    rng, edition = Random(f"table/{number}"), numbered_edition(number)
    seats, share = rng.randint(*edition.players), rng.choice([0.0, 0.1, 0.3])
    return Table(
        edition=edition,
        options={
            key: rng.choice(some_values(key)) for key in accepted_options(edition) if rng.random() < share
        },
        seats=seats,
        points_kept=rng.random() < 0.5,
        dealer=rng.choice([None, *map(Seat, range(seats))]),
        seed=number,
    )


def random_tables() -> st.SearchStrategy[Table]:
    """Any of them."""
    return NUMBERS.map(random_table)


def too_many_gifts_now(state: RoundState) -> bool:
    """Whether somebody is asked for a gift out of a hand too large to list all of them."""
    return isinstance(state.decision, AskGive) and too_many_gifts(state, state.decision.seat)


class _Author:
    """Somebody who writes down whatever comes to mind."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._two_sided = rng.random() < 0.3
        self._gives = True

    def edition(self) -> Edition:
        rng = self._rng
        letters = rng.sample(LETTERS, 16)
        counts = [rng.randint(2, 8) for _ in range(1 + self._two_sided)]
        self._gives = max(counts) <= MOST_SUITS
        shared = rng.random() < 0.3
        sides: list[DeckSide] = []
        for place, count in enumerate(counts):
            first = 0 if shared else 8 * place
            colors = tuple(letters[first : first + count])
            sides.append(
                DeckSide(side="dark" if place else "light", colors=colors, rows=self._rows(len(colors)))
            )
        pairs = self._pairs(sides) if self._two_sided else ()
        cards = len(pairs) or sum(
            row.copies * (1 if row.colorless else len(sides[0].colors)) for row in sides[0].rows
        )
        seats = rng.randint(2, min(10, (cards - 1) // 2))
        return Edition(
            key="any",
            players=(2, seats),
            hand=rng.randint(1, min(20, (cards - 1) // seats)),
            mode=Mode.FIRST_TO,
            sides=tuple(sides),
            pairs=pairs,
            rulings=Rulings(
                **{key: rng.choice(values) for key, values in ORDERS.items() if rng.random() < 0.5}
            ),
            wild_match=rng.choice(["none", "all", "plain_only"]),
            shown_to_all=rng.random() < 0.5,
            options=tuple(ORDERS),
        )

    def _rows(self, colors: int) -> tuple[FaceRow, ...]:
        """Numbers, actions and wilds for at most as many cards as a deck may have."""
        rng, room = self._rng, MOST_CARDS
        rows: list[FaceRow] = []
        numbers = (
            rng.sample(range(100), rng.randint(0, 10)) if rng.random() < 0.5 else [*range(rng.randint(1, 10))]
        )
        symbols = [str(number) for number in numbers]
        symbols += [f"x{place}" for place in range(rng.randint(0 if numbers else 1, 6))]
        symbols += [f"w{place}" for place in range(rng.randint(0, 4))]
        for symbol in symbols:
            colorless = symbol.startswith("w")
            each = 1 if colorless else colors
            copies = min(rng.randint(1, 4), room // each)
            if copies:
                room -= copies * each
                rows.append(self._row(symbol, copies, colorless=colorless))
        return tuple(rows)

    def _row(self, symbol: str, copies: int, *, colorless: bool) -> FaceRow:
        rng = self._rng
        plain = symbol.isdigit() and rng.random() < 0.9
        played = () if plain else self._effects(rng.randint(0, 4))
        if colorless and rng.random() < 0.7:
            played = (NameColor(), *played)
        openings = [one for one in Opening if one is not Opening.FLIPS or self._two_sided]
        return FaceRow(
            symbol=symbol,
            colorless=colorless,
            copies=copies,
            points=int(symbol) if symbol.isdigit() else rng.randint(0, 500),
            opening=Opening.STARTS if plain and rng.random() < 0.9 else rng.choice(openings),
            when_played=played,
            when_last=() if plain else rng.choice([(), self._effects(rng.randint(0, 2), last=True)]),
        )

    def _effects(self, number: int, *, last: bool = False) -> tuple[Effect, ...]:
        """So many effects, a disputed draw counted as one."""
        rng = self._rng
        found: list[Effect] = []
        makers: list[Callable[[], Sequence[Effect]]] = [
            lambda: [Skip()],
            lambda: [SkipEveryone()],
            lambda: [Reverse()],
            lambda: [DrawCards(rng.randint(1, 10), loses_turn=rng.random() < 0.7)],
            lambda: [DrawUntilColor(rng.randint(0, 3))],
            lambda: [NameColor()],
            lambda: [RestoreColor()],
            lambda: [ShowColor(rng.randint(1, 5))],
            lambda: [Duel(rng.randint(0, 5))],
            lambda: [SwapHands()],
            lambda: [PassHands()],
        ]
        if not last:
            draws: list[Callable[[], Effect]] = [
                lambda: DrawCards(rng.randint(1, 10)),
                lambda: DrawUntilColor(rng.randint(0, 3)),
            ]
            makers.append(lambda: [Challengeable(rng.randint(0, 4)), rng.choice(draws)()])
        if self._gives:
            makers.append(lambda: [GiveCards(rng.randint(0, 5))])
        if self._two_sided:
            makers.append(lambda: [FlipSides()])
        for _ in range(number):
            found += rng.choice(makers)()
        return tuple(found)

    def _pairs(self, sides: Sequence[DeckSide]) -> tuple[Card, ...]:
        """Every face of a side as often as its row says, with any face of the other on its back."""
        light, dark = (
            [code for row in side.rows for code, _ in row.codes(side.colors) for _ in range(row.copies)]
            for side in sides
        )
        self._rng.shuffle(dark)
        return tuple(Card(f"{front}/{back}") for front, back in zip(light, dark, strict=False))
