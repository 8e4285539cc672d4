"""Decks of a handful of cards, one for each kind of effect: small enough to walk through every deal.

They are editions like any other, so they also show that the engine knows no edition by name.
"""

from itertools import permutations

from lastcard.editions.beach import GIFT
from lastcard.editions.flip import FLIP_CARD
from lastcard.editions.standard import CHALLENGE_EXTRA, action, numbers, wild
from lastcard.editions.trend import CHECK
from lastcard.engine import sheet_for
from lastcard.model.cards import Card, Hand
from lastcard.model.edition import DeckSide, Edition, FaceRow, Mode, Opening
from lastcard.model.effects import (
    Challengeable,
    DrawCards,
    DrawUntilColor,
    Duel,
    NameColor,
    PassCards,
    Reverse,
    Skip,
)
from lastcard.model.rulings import Rulings

STARTS = Opening.STARTS


def micro(key: str, *rows: FaceRow, hand: int = 1, rulings: Rulings | None = None) -> Edition:
    """A deck of red and yellow cards for two or three seats; every card may open a round."""
    return Edition(
        key=key,
        players=(2, 3),
        hand=hand,
        mode=Mode.FIRST_TO,
        sides=(DeckSide(side="light", colors=("r", "y"), rows=rows),),
        rulings=rulings or Rulings(),
    )


def wild_draw(copies: int, n: int = 1) -> FaceRow:
    return FaceRow(
        symbol="w+2",
        colorless=True,
        copies=copies,
        points=50,
        opening=STARTS,
        when_played=(NameColor(), Challengeable(extra=CHALLENGE_EXTRA), DrawCards(n)),
        when_last=(DrawCards(n),),
    )


ONE = numbers(1, 1, copies=1)
ONE_TWO = numbers(1, 2, copies=1)
ONE_WILD = wild(copies=1, opening=STARTS)
ONE_WILD_DRAW = wild_draw(1)

WILD = micro("wild", *ONE_TWO, ONE_WILD, hand=2)
SKIP = micro("skip", *ONE, action("s", Skip(), copies=1, points=20, opening=STARTS), ONE_WILD)
REVERSE = micro("reverse", *ONE, action("v", Reverse(), copies=1, points=20, opening=STARTS), ONE_WILD)
DRAW_ONE = micro("draw one", *ONE, action("+1", DrawCards(1), copies=1, points=20, opening=STARTS), ONE_WILD)
WILD_DRAW = micro("wild draw", *ONE_TWO, ONE_WILD_DRAW, hand=2)
GIFT_DECK = micro(
    "gift",
    *ONE_TWO,
    FaceRow(
        symbol="wg", colorless=True, copies=1, points=50, opening=STARTS, when_played=(GIFT, NameColor())
    ),
    hand=2,
)
BATTLE_DECK = micro(
    "battle",
    *ONE_TWO,
    FaceRow(
        symbol="wb",
        colorless=True,
        copies=1,
        points=50,
        opening=STARTS,
        when_played=(Duel(loser_draws=1),),
        when_last=(Duel(loser_draws=1),),
    ),
    hand=2,
)
TREND_DECK = micro(
    "trend",
    *ONE_TWO,
    FaceRow(
        symbol="wt", colorless=True, copies=1, points=50, opening=STARTS, when_played=CHECK, when_last=CHECK
    ),
    hand=2,
)
PASS_CARD = action("h", PassCards(1), copies=1, points=20, opening=Opening.ACTS)
PASS_DECK = micro(
    "pass",
    *ONE,
    PASS_CARD,
    FaceRow(
        symbol="x",
        colorless=True,
        copies=1,
        points=40,
        opening=STARTS,
        when_played=(NameColor(), PassCards(2)),
    ),
    hand=2,
)
SEVEN_ZERO = micro("seven zero", *numbers(0, 0, copies=1), *numbers(7, 7, copies=1), ONE_WILD, hand=2)

# The two cards r1/p1 are alike, and r2/p1 shows the same back.
TWO_FACED = Edition(
    key="two-faced",
    players=(2, 3),
    hand=2,
    mode=Mode.FIRST_TO,
    sides=(
        DeckSide(side="light", colors=("r",), rows=(*ONE_TWO, FLIP_CARD)),
        DeckSide(
            side="dark",
            colors=("p",),
            rows=(
                *ONE,
                FLIP_CARD,
                FaceRow(
                    symbol="w+c",
                    colorless=True,
                    copies=1,
                    points=60,
                    opening=STARTS,
                    when_played=(NameColor(), Challengeable(extra=CHALLENGE_EXTRA), DrawUntilColor()),
                    when_last=(NameColor(), DrawUntilColor()),
                ),
            ),
        ),
    ),
    pairs=tuple(Card(code) for code in ["r1/p1", "r1/p1", "r2/p1", "rf/pf", "r1/w+c"]),
)

# Two cards that look alike on one side, and two on the other.
PASS_BACKS = Edition(
    key="pass backs",
    players=(2, 3),
    hand=2,
    mode=Mode.FIRST_TO,
    sides=(
        DeckSide(side="light", colors=("r",), rows=(*ONE, PASS_CARD, FLIP_CARD)),
        DeckSide(side="dark", colors=("p",), rows=(*ONE, PASS_CARD, FLIP_CARD)),
    ),
    pairs=tuple(Card(code) for code in ["r1/p1", "r1/ph", "rh/p1", "rh/ph", "rf/pf"]),
)

# Nothing fits on r1, so whoever holds the others can neither play nor draw.
MISFITS = Edition(
    key="misfits",
    players=(2, 3),
    hand=1,
    mode=Mode.FIRST_TO,
    sides=(
        DeckSide(side="light", colors=("r", "y"), rows=numbers(1, 4, copies=1)),
        DeckSide(side="dark", colors=("p",), rows=ONE),
    ),
    pairs=tuple(Card(f"{code}/p1") for code in ("r1", "y2", "y3", "y4")),
)

MICRO_DECKS = (
    WILD,
    SKIP,
    REVERSE,
    DRAW_ONE,
    WILD_DRAW,
    GIFT_DECK,
    BATTLE_DECK,
    TREND_DECK,
    PASS_DECK,
    SEVEN_ZERO,
    MISFITS,
    TWO_FACED,
    PASS_BACKS,
)

ONE_SIDED = tuple(deck for deck in MICRO_DECKS if not deck.pairs)


def deals(edition: Edition) -> list[Hand]:
    """Every order of the deck, equal cards counted once."""
    return sorted(set(permutations(sheet_for(edition, edition.rulings).deck)))
