"""Positions: what is written down (`Setup`), and what can be (`validate`)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

from lastcard.engine.calls import silence
from lastcard.engine.piles import in_order
from lastcard.model.cards import Card, Color, Hand, Side
from lastcard.model.decisions import AskPlay
from lastcard.model.errors import BadPosition, NotationError
from lastcard.model.record import Record
from lastcard.model.seats import LEFT, RIGHT, Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState
from lastcard.notation.cards import parse_cards, parse_color
from lastcard.notation.moves import find_name
from lastcard.notation.toml import write_toml

_KEYS = ("turn", "direction", "side", "discard", "color", "draw", "rest", "hands", "totals")


class Setup(Record, frozen=True, kw_only=True):
    """Anything that can be written down as a position; not yet known to be possible."""

    turn: str
    discard: Hand
    hands: Mapping[str, Hand]
    draw: Hand = ()
    color: Color | None = None
    direction: Literal["left", "right"] = "left"
    side: Side = "light"
    rest: Literal["none", "deck"] = "none"
    totals: Mapping[str, int] = {}


def parse_position(table: Mapping[str, object], sheet: Sheet) -> Setup:
    """A `[position]` table."""
    for key in table:
        if key not in _KEYS:
            raise BadPosition("key", f"expected a key of a position ({', '.join(_KEYS)}), found {key!r}")
    hands = _table(table, "hands")
    totals = _table(table, "totals") if "totals" in table else {}
    try:
        return Setup(
            turn=_text(table, "turn"),
            discard=parse_cards(sheet, _text(table, "discard")),
            hands={name: parse_cards(sheet, _text(hands, name)) for name in hands},
            draw=parse_cards(sheet, _text(table, "draw", "")),
            color=parse_color(sheet, _text(table, "color")) if "color" in table else None,
            direction="right" if _one_of(table, "direction", ("left", "right")) == "right" else "left",
            side="dark" if _one_of(table, "side", ("light", "dark")) == "dark" else "light",
            rest="deck" if _one_of(table, "rest", ("none", "deck")) == "deck" else "none",
            totals={name: _total(totals, name) for name in totals},
        )
    except NotationError as error:
        raise BadPosition("card", str(error)) from error


def _table(table: Mapping[str, object], key: str) -> Mapping[str, object]:
    value = table.get(key)
    if not isinstance(value, Mapping):
        raise BadPosition("key", f"expected a table `{key}` in the position, found {value!r}")
    return value


def _text(table: Mapping[str, object], key: str, default: str | None = None) -> str:
    value = table.get(key, default)
    if not isinstance(value, str):
        found = "none" if value is None else repr(value)
        raise BadPosition("key", f"expected a text for `{key}` in the position, found {found}")
    return value


def _one_of(table: Mapping[str, object], key: str, values: Sequence[str]) -> str:
    value = _text(table, key, values[0])
    if value not in values:
        raise BadPosition("key", f"expected `{key}` to be {' or '.join(values)}, found {value!r}")
    return value


def _total(table: Mapping[str, object], name: str) -> int:
    value = table[name]
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadPosition("key", f"expected a total of 0 or more for {name}, found {value!r}")
    return value


def validate(
    setup: Setup,
    sheet: Sheet,
    names: Sequence[str],
    dealer: Seat | None = None,
    absent: Sequence[str] = (),
) -> RoundState:
    """The round that a setup describes, or BadPosition naming what cannot be.

    `absent` are players of the match who do not sit in this round; they hold no cards. The round starts with the question `play`, no window open and no call standing.
    """
    _check_names(setup, names, absent)
    if setup.side not in sheet.faces:
        raise BadPosition("side", f"expected side light, because {sheet.edition.key} has no other")
    if not setup.discard:
        raise BadPosition("discard", "expected at least one card on the discard pile, found none")
    surplus = _listed(setup) - Counter(sheet.deck)
    if surplus:
        card, times = next(iter(surplus.items()))
        have = sheet.deck.count(card)
        raise BadPosition("surplus", f"expected {card} at most {have} times, found {have + times}")
    rest = Counter(sheet.deck) - _listed(setup) if setup.rest == "deck" else Counter[Card]()
    return RoundState(
        sheet=sheet,
        dealer=dealer,
        hands=tuple(in_order(sheet, setup.hands[name]) for name in names),
        decision=AskPlay(Seat(find_name(names, setup.turn))),
        draw=setup.draw + in_order(sheet, tuple(rest.elements())),
        discard=setup.discard,
        color=_color(setup, sheet),
        side=setup.side,
        direction=LEFT if setup.direction == "left" else RIGHT,
        turn=Seat(find_name(names, setup.turn)),
        calls=silence(len(names)),
    )


def setup_of(state: RoundState, names: Sequence[str], totals: Mapping[str, int] | None = None) -> Setup:
    """A round that was dealt, written down; what is asked beside a turn, and who has called, a position cannot say."""
    printed = state.top.color
    return Setup(
        turn=names[state.turn],
        discard=state.discard,
        hands=dict(zip(names, state.hands, strict=True)),
        draw=state.draw,
        color=None if printed else state.color,
        direction="left" if state.direction == LEFT else "right",
        side=state.side,
        totals=totals or {},
    )


def write_position(setup: Setup) -> str:
    """The `[position]` table of a setup."""
    usual: Mapping[str, object] = {
        "direction": "left",
        "side": "light",
        "color": None,
        "rest": "none",
        "totals": {},
    }
    table: dict[str, object] = {
        "turn": setup.turn,
        "direction": setup.direction,
        "side": setup.side,
        "discard": " ".join(setup.discard),
        "color": setup.color,
        "draw": " ".join(setup.draw),
        "rest": setup.rest,
        "hands": {name: " ".join(hand) for name, hand in setup.hands.items()},
        "totals": setup.totals,
    }
    said = {key: value for key, value in table.items() if key not in usual or value != usual[key]}
    return write_toml(said, "position", parted=False).rstrip()


def _listed(setup: Setup) -> Counter[Card]:
    listed = Counter(setup.discard) + Counter(setup.draw)
    for hand in setup.hands.values():
        listed += Counter(hand)
    return listed


def _check_names(setup: Setup, names: Sequence[str], absent: Sequence[str]) -> None:
    held = [name for name, hand in setup.hands.items() if hand or name not in absent]
    for name in (setup.turn, *held):
        if name not in names:
            raise BadPosition("seat", f"expected a seat ({', '.join(names)}), found {name!r}")
    for name in names:
        if not setup.hands.get(name):
            raise BadPosition("hand", f"expected a hand of at least one card for {name}, found none")


def _color(setup: Setup, sheet: Sheet) -> Color:
    """The printed color of the top, or the named one that a colorless top needs."""
    printed = sheet.faces[setup.side][setup.discard[-1]].color
    if printed is None and setup.color is None:
        raise BadPosition("color", f"expected a `color`, because the top {setup.discard[-1]} has none")
    if printed and setup.color not in (None, printed):
        raise BadPosition("color", f"expected color {printed} of the top, found {setup.color}")
    color = printed or setup.color
    if color is None or color not in sheet.colors[setup.side]:
        colors = " ".join(sheet.colors[setup.side])
        raise BadPosition("color", f"expected a color of this side ({colors}), found {color}")
    return color
