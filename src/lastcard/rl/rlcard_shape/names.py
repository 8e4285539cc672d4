"""What things are called there, and how they are drawn.

A card is `color-trait`, and so is the action that plays it; a wild is played under the color that is named.
There are 61 actions:

    id    0 … 9   10    11       12      13    14
    r     r-0 …   skip  reverse  draw_2  wild  wild_draw_4
    g     15 …    the same fifteen
    b     30 …
    y     45 …
    60    draw

An observation is four planes of 4 colors × 15 traits: kinds of which the hand has none, one and two, and the
target, which is the top of the discard pile under the color in play. A wild in hand has no color: it is drawn
in all four rows, and always in the plane for one, however many there are.
"""

from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np

from lastcard.model.cards import Card, Color

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Planes = NDArray[np.int_]
else:
    Planes = Any

COLORS: tuple[Color, ...] = ("r", "g", "b", "y")
TRAITS = (*"0123456789", "skip", "reverse", "draw_2", "wild", "wild_draw_4")
WILDS = TRAITS[-2:]
DRAW = "draw"

ACTIONS = (*(f"{color}-{trait}" for color in COLORS for trait in TRAITS), DRAW)
ACTION_IDS = {action: number for number, action in enumerate(ACTIONS)}

UNNAMED = "w"
"""Stands for the color of an opening wild until one is named; RLCard knows no such state."""
PLANES = (4, len(COLORS), len(TRAITS))

_SYMBOLS = {"s": "skip", "v": "reverse", "+2": "draw_2", "w": "wild", "w+4": "wild_draw_4"}


class RawState(TypedDict):
    """What a player sees, in words."""

    hand: list[str]
    target: str
    played_cards: list[str]
    legal_actions: list[str]
    num_cards: list[int]
    num_players: int
    current_player: int


class State(TypedDict):
    """What an agent is given."""

    obs: Planes
    legal_actions: OrderedDict[int, None]
    raw_obs: RawState
    raw_legal_actions: list[str]
    action_record: list[tuple[int, str]]


class PerfectInformation(TypedDict):
    """The whole truth; not for agents that play."""

    num_players: int
    hand_cards: list[list[str]]
    played_cards: list[str]
    target: str
    current_player: int
    legal_actions: list[str]


def names_of(card: Card) -> tuple[str, ...]:
    """The actions that play a card of the classic deck: one, or one for each color to give to a wild."""
    if card in _SYMBOLS:
        return tuple(f"{color}-{_SYMBOLS[card]}" for color in COLORS)
    color, symbol = card[0], card[1:]
    return (f"{color}-{_SYMBOLS.get(symbol, symbol)}",)


def color_of(action: str) -> Color:
    """The color of an action that plays a card."""
    return COLORS[ACTION_IDS[action] // len(TRAITS)]


def ids_of(actions: Iterable[str]) -> OrderedDict[int, None]:
    """The ids of actions, each once, in their order."""
    return OrderedDict((ACTION_IDS[action], None) for action in actions)


PLANE = len(ACTIONS) - 1
"""Places of a plane laid flat."""
ROW = len(TRAITS)
NO_CARDS = bytes(place < PLANE for place in range(PLANES[0] * PLANE))


def planes(hand: Iterable[str], target: str) -> Planes:
    """The observation of a hand and a target; made of bytes, which are much quicker to set one by one."""
    drawn = bytearray(NO_CARDS)
    for card in hand:
        place = ACTION_IDS[card]
        if card.endswith(WILDS):
            drawn[place % ROW : PLANE : ROW] = b"\0\0\0\0"
            drawn[place % ROW + PLANE : 2 * PLANE : ROW] = b"\1\1\1\1"
        else:
            copies = 1 if drawn[place] else 2
            drawn[place + (copies - 1) * PLANE] = 0
            drawn[place + copies * PLANE] = 1
    if target[0] == UNNAMED:
        drawn[3 * PLANE + TRAITS.index(target[2:]) :: ROW] = b"\1\1\1\1"
    else:
        drawn[3 * PLANE + ACTION_IDS[target]] = 1
    return np.frombuffer(drawn, dtype=np.int8).reshape(PLANES).astype(int)
