"""Editions of the tests' own, for what no printed sheet has: as strangers might write them."""

from pathlib import Path

from lastcard.editions import EDITIONS
from lastcard.editions.standard import numbers, wild
from lastcard.model.cards import Card
from lastcard.model.edition import (
    Alternative,
    DeckSide,
    Edition,
    FaceRow,
    Mode,
    Opening,
    OwnOption,
    Paint,
    Printing,
    Words,
)
from lastcard.model.effects import (
    DrawCards,
    DrawUntilColor,
    Duel,
    Effect,
    FlipSides,
    NameColor,
    PassCards,
    PassHands,
    Reverse,
    Skip,
    SwapHands,
)
from lastcard.model.rulings import Rulings
from lastcard.notation.editions import read_edition, table_of


def _row(symbol: str, *effects: object, colorless: bool = False, points: int = 20) -> FaceRow:
    return FaceRow(
        symbol=symbol,
        colorless=colorless,
        copies=2,
        points=points,
        opening=Opening.ACTS,
        when_played=effects,  # type: ignore[arg-type]
    )


DUO = Edition(
    key="duo",
    players=(2, 4),
    hand=5,
    mode=Mode.FIRST_TO,
    sides=(
        DeckSide(
            side="light",
            colors=("r", "z"),
            rows=(
                *numbers(1, 7, copies=2),
                FaceRow(symbol="9", copies=2, points=45, opening=Opening.BURIED),
                _row("0", PassHands(), points=0),
                _row("s2", Skip(), Skip()),
                _row("+3", DrawCards(3)),
                _row("d", DrawCards(1, loses_turn=False), Skip(), DrawCards(2)),
                _row("q"),
                _row("x", colorless=True),
                _row("h", SwapHands(), colorless=True),
                wild(copies=2, opening=Opening.LEFT_NAMES),
            ),
        ),
    ),
    rulings=Rulings(drawn_card="must_if_stuck", dealer_draw="random"),
    own_options=(
        OwnOption(key="long_deck", values=(False, True)),
        OwnOption(key="speed", values=("slow", 3)),
    ),
    alternatives=(Alternative(option="long_deck", value=True, symbols=("s2",), copies=4),),
    printings=(Printing("en"), Printing("tlh", (("long_deck", True),))),
    paints=(Paint("z", "brown", "star"),),
    words=(
        Words(
            language="de",
            symbols=(("s2", "Doppelpause"),),
            texts=(("s2", "Zwei setzen aus."),),
            colors=(("z", "Erde"),),
        ),
        Words(
            language="en",
            name="Duo",
            about="Two colors, and hands that move on.",
            symbols=(("h", "Thief"),),
            texts=(("h", "Take what you like."),),
            options=(("long_deck", "Longer deck"), ("long_deck.true", "eight more"), ("speed.slow", "calm")),
        ),
    ),
)
"""Two colors, no wild draw, one that nobody else has, a number with an effect, cards that do nothing."""

_LIGHT = DeckSide(
    side="light",
    colors=("c", "d"),
    rows=(_row("a", Skip(), points=10), _row("b", Reverse()), _row("f", FlipSides()), _row("0", PassHands())),
)
_DARK = DeckSide(
    side="dark",
    colors=("t", "e"),
    rows=(
        _row("a", DrawCards(2), points=30),
        _row("b", Reverse()),
        _row("f", FlipSides()),
        _row("n", NameColor(), DrawUntilColor(extra=2), colorless=True),
    ),
)

DUSK = Edition(
    key="dusk",
    players=(3, 5),
    hand=3,
    mode=Mode.LOWEST,
    sides=(_LIGHT, _DARK),
    pairs=tuple(
        Card(f"{light}/{dark}")
        for color, other in (("c", "t"), ("d", "e"))
        for light, dark in (
            (f"{color}a", f"{other}a"),
            (f"{color}b", f"{other}b"),
            (f"{color}f", f"{other}f"),
            (f"{color}0", "n"),
        )
        for _ in range(4)
    ),
)
"""Two sides without a number that counts, letters that stand for nothing, a symbol that is another card on the back."""

STRANGERS = (DUO, DUSK)

RELAY_FILE = Path(__file__).with_name("relay.edition.toml")
RELAY = read_edition(RELAY_FILE.read_text("utf-8"))
"""The seventh edition, as a stranger would bring it along: it plays wherever the six do."""

ALL_EDITIONS = (*EDITIONS, RELAY)
"""What random tables play."""


def does(edition: Edition, *effects: type[Effect]) -> bool:
    """Whether a card of it does one of these when it is played."""
    rows = (row for side in edition.sides for row in side.rows)
    return any(isinstance(effect, effects) for row in rows for effect in row.when_played)


TURNED = tuple(one for one in ALL_EDITIONS if one.two_sided or does(one, Duel, PassCards))
"""Where a table can be another one from one moment to the next: battles, other sides, choices of all at once."""

VARIED = (next(one for one in ALL_EDITIONS if one not in TURNED), *TURNED)
"""One that is like most, and all that are not: for what takes long."""


def named(edition: Edition) -> str:
    """How a command is told which edition is meant: by the key of one of ours, or by a file."""
    return edition.key if edition in EDITIONS else str(RELAY_FILE)


def sheet_of(key: str) -> dict[str, object] | None:
    """What a table keeps of the edition of this key: nothing, if it is one of ours."""
    return table_of(RELAY) if key == RELAY.key else None


def edition_of(key: str) -> Edition:
    """One of these by its key."""
    return next(edition for edition in ALL_EDITIONS if edition.key == key)
