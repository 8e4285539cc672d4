"""`hard` for RLCard's game: every card gets a worth, a sum of tuned weights, and the best is played.

Beside what the bot `hard` looks at it foresees whether the other player can answer: whoever draws there has nothing
to play, no Wild either, so a few draws tell nearly all of a hand (`reading`). Weights are in hundred-thousandths of
a won game. They stand in `foresight.json` and were found as those of `hard` are: at some questions all answers were
tried and played on to the end, here against a player like RLCard's rule agent, and a regression tells what each
number is worth.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from random import Random
from typing import NamedTuple

from lastcard.model.cards import Card, Color, Face
from lastcard.model.events import Event
from lastcard.model.moves import Move, Name, Play
from lastcard.policy.features import size_bucket
from lastcard.policy.weights import Groups, checked, decoded
from lastcard.policy.weights import shipped as read_shipped
from lastcard.rl.rlcard_shape.house import SHEET
from lastcard.rl.rlcard_shape.reading import FACES, Reading, answers_to, colored
from lastcard.views.prompt import Prompt
from lastcard.views.view import View

FILE = "foresight.json"
WIN = 100_000
"""A won game in units of weights."""
Weights = Groups
Brought = Iterator[tuple[str, int, float]]
"""A group of weights, which of the group, and how often it counts."""

GROUPS = {
    "friends": 4,
    "alone": 4,
    "twins": 4,
    "variety": 4,
    "stay": 1,
    "left": 1,
    "wild": 4,
    "skip": 4,
    "draws": 4,
    "again_stuck": 4,
    "again_out": 1,
    "again_lacks": 1,
    "stuck": 4,
    "stuck_friends": 1,
    "stuck_fits": 1,
    "lacks": 4,
    "reverse": 1,
    "one_friend": 1,
    "stuck_last": 1,
    "stuck_two": 1,
    "actions": 1,
    "stuck_alone": 4,
    "again_friends": 1,
    "again_actions": 1,
    "again_twins": 1,
    "again_lacks_pressed": 1,
    "wild_friends": 1,
}
"""How many weights each group has: one, or one for each bucket of a hand's size."""
PLACES = dict(zip(GROUPS, accumulate(GROUPS.values(), initial=0), strict=False))
"""The first place of each group where all weights stand in a row."""


@cache
def shipped() -> Weights:
    """The tuned weights; BadWeights where the file has none."""
    return read_shipped(FILE, read_weights, "lastcard.rl.rlcard_shape")


def read_weights(text: bytes) -> Weights:
    """Weights from the text of a file; BadWeights where it is none."""
    return checked(decoded(text, Weights, "weights for RLCard's game"), GROUPS)


class Position:
    """A question, and what each answer would leave."""

    def __init__(self, view: View, prompt: Prompt, reading: Reading) -> None:
        self._reading = reading
        self._hand = [FACES[card] for card in view.hands[prompt.seat]]
        self._top = FACES[view.top] if view.top else self._hand[0]
        self._color = view.color
        self._theirs = len(view.hands[1 - prompt.seat])

    def brought(self, card: Card | None, color: Color) -> Brought:
        """What it brings to play a card, or to name a color for the wild that lies on top (None)."""
        face = self._top if card is None else FACES[card]
        left = self._hand.copy()
        if card is not None:
            left.remove(face)
        rest, theirs = _rest_bucket(len(left)), size_bucket(self._theirs)
        colors = Counter(other.color for other in left if other.color)
        friends = colors[color]
        twins = (
            sum(other.symbol == face.symbol and other.color != color for other in left) if face.color else 0
        )
        actions = sum(other.color == color and (other.symbol == "s" or other.draws > 0) for other in left)
        lacks = self._reading.none_of(colored(color))
        yield "friends", rest, friends
        yield "twins", rest, twins
        yield "variety", rest, len(+colors)
        if friends == 0:
            yield "alone", rest, 1
        if color == self._color:
            yield "stay", 0, 1
        elif self._color:
            yield "left", 0, colors[self._color]
        if face.symbol == "w":
            yield "wild", rest, 1
            yield "wild_friends", 0, friends
        if face.symbol == "s" or face.draws:
            yield "draws" if face.draws else "skip", theirs, 1
            yield from self._again(left, rest, friends, twins, lacks)
            yield "again_actions", 0, actions
        else:
            stuck = self._reading.none_of(answers_to(face, color))
            yield from self._stuck(stuck, len(left), friends, twins)
            yield "stuck", theirs, stuck
            if friends + twins == 0:
                yield "stuck_alone", theirs, stuck
            yield "lacks", theirs, lacks
            yield "actions", 0, actions
            if face.symbol == "v":
                yield "reverse", 0, 1
            if friends == 1:
                yield "one_friend", 0, 1

    def _again(self, left: list[Face], rest: int, friends: int, twins: int, lacks: float) -> Brought:
        """The seat is on turn again."""
        wilds = sum(other.color is None for other in left)
        if friends + twins + wilds == 0:
            yield "again_stuck", rest, 1
        elif len(left) == 1:
            yield "again_out", 0, 1
        yield "again_lacks", 0, lacks
        if self._theirs <= 2:
            yield "again_lacks_pressed", 0, lacks
        yield "again_friends", 0, min(friends, 4)
        yield "again_twins", 0, twins

    @staticmethod
    def _stuck(stuck: float, left: int, friends: int, twins: int) -> Brought:
        """The other player may have no answer."""
        yield "stuck_friends", 0, stuck * min(friends, 3)
        if friends + twins:
            yield "stuck_fits", 0, stuck
        if left == 1:
            yield "stuck_last", 0, stuck
        elif left == 2:
            yield "stuck_two", 0, stuck


def _rest_bucket(cards: int) -> int:
    """The bucket of own cards that are left: 1 | 2 | 3 4 | 5 and more."""
    return 0 if cards < 2 else 1 if cards < 3 else 2 if cards < 5 else 3


class Foresight:
    """A linear policy for RLCard's game with two players."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or shipped()
        self._reading: Reading | None = None

    def move(self, view: View, prompt: Prompt, rng: Random, story: Sequence[Event] = ()) -> Move | None:
        """The answer worth most; a wild is put down for the color that it is worth most with."""
        del rng
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        position = Position(view, prompt, self.read(view, 1 - prompt.seat, story))
        return max(ways(prompt), key=lambda way: self.worth(position, way.card, way.color)).move

    def read(self, view: View, other: int, story: Sequence[Event]) -> Reading:
        """What was read before of the same story goes on."""
        if self._reading is None or not self._reading.goes_on(other, story):
            self._reading = Reading(other)
        self._reading.look(view, story)
        return self._reading

    def worth(self, position: Position, card: Card | None, color: Color) -> float:
        """What it is worth to play a card, or to name a color for the wild on top."""
        weights = self.weights
        return sum(weights[group][at] * times for group, at, times in position.brought(card, color))


class Way(NamedTuple):
    """A move, and what comes of it."""

    move: Move
    card: Card | None
    """None for a wild that lies there already."""
    color: Color


def ways(prompt: Prompt) -> list[Way]:
    """The moves of a prompt; a wild can be put down in four ways."""
    found: list[Way] = []
    for move in prompt.moves:
        match move:
            case Play(card=card):
                own = FACES[card].color
                found += [Way(move, card, color) for color in ((own,) if own else SHEET.colors["light"])]
            case Name(color=color):
                found.append(Way(move, None, color))
    return found
