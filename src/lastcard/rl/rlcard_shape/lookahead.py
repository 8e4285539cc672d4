"""`expert` for RLCard's game: every move is tried in worlds that may be the true one, and played on to the end.

The worlds are dealt from what was read of the other hand (`reading`), and foresight plays on against a usual player
(`kernel`). Who wins in so few worlds is mostly luck, so what foresight says counts like some hundred worlds
more. First all moves are tried, then the two best.
"""

from collections.abc import Sequence
from random import Random

from lastcard.fast.compiled import Floats, Ints, np
from lastcard.model.cards import Card, Color
from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.rl.rlcard_shape.foresight import WIN, Foresight, Position, Weights, ways
from lastcard.rl.rlcard_shape.house import SHEET
from lastcard.rl.rlcard_shape.kernel import game as duel
from lastcard.rl.rlcard_shape.kernel.search import ROOM, Seen, tried_out
from lastcard.rl.rlcard_shape.reading import FACES, Reading
from lastcard.views.prompt import Prompt
from lastcard.views.view import View

ROLLOUTS = 3_600
"""Games that are played on for a question, half of them with the two best moves."""
FORESEEN = 300
"""How many worlds foresight counts for."""
COLORS = SHEET.colors["light"]


class Lookahead:
    """Search by a view, a prompt and a story."""

    def __init__(self, rollouts: int = ROLLOUTS) -> None:
        self._rollouts = rollouts
        self._foresight = Foresight()
        self._weights, self._room = flat(self._foresight.weights), new_room()

    def move(self, view: View, prompt: Prompt, rng: Random, story: Sequence[Event] = ()) -> Move | None:
        """The move that wins most often; a wild for the sake of its best color, which is asked for afterwards."""
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        reading = self._foresight.read(view, 1 - prompt.seat, story)
        position, found = Position(view, prompt, reading), ways(prompt)
        worths = np.array([self._foresight.worth(position, way.card, way.color) for way in found]) / WIN
        wild = view.top if prompt.question == "color" else None
        tried = np.array(
            [number_of(way.card or wild or SHEET.deck[-1], way.color) for way in found], np.int64
        )
        seen, seed = seen_of(view, prompt, reading), int(rng.random() * (1 << 53))

        def won(moves: Ints, first: int, worlds: int) -> Ints:
            wins = np.zeros(len(moves), np.int64)
            tried_out(seen, moves, self._weights, seed, first, worlds, self._room, wins)
            return wins

        worlds = max(self._rollouts // (2 * len(tried)), 1)
        wins = won(tried, 0, worlds) + FORESEEN * worths
        best = np.argsort(-wins, kind="stable")[:2]
        wins = wins[best] + won(tried[best], worlds, self._rollouts // 4)
        return found[int(best[wins.argmax()])].move


def flat(weights: Weights) -> Floats:
    """Weights in a row."""
    return np.array([weight for group in weights.values() for weight in group], np.float64)


def new_room() -> Ints:
    """Scratch for the compiled game."""
    return np.zeros((ROOM, 2 * duel.DECK_SIZE), np.int64)


def number_of(card: Card, color: Color) -> int:
    """A card and its color in one number."""
    return 4 * SHEET.rank[card] + COLORS.index(color)


def seen_of(view: View, prompt: Prompt, reading: Reading) -> Seen:
    """The game, the own hand, the pile, and the cards of the other hand, as the compiled game has them.

    A wild whose color is asked for is still in the hand there.
    """
    wild = view.top if prompt.question == "color" else None
    top = None if wild or view.top is None else FACES[view.top]
    held = view.hands[prompt.seat] if wild is None else (*view.hands[prompt.seat], wild)
    pile = reading.pile.copy()
    if wild in pile:
        pile.remove(wild)
    slots = sorted(reading.hidden, key=int.bit_count)
    hand = np.zeros((1, duel.HAND_FIELDS), np.int64)
    for card in held:
        duel.put_in(hand, 0, SHEET.rank[card], 1)
    now = np.zeros(duel.FIELDS, np.int64)
    now[duel.COLOR] = COLORS.index(view.color or COLORS[0])
    now[duel.SYMBOL] = (
        SHEET.rank[view.top] % duel.SYMBOLS if top and top.color and view.top else duel.NO_SYMBOL
    )
    now[duel.PILE_SIZE], now[duel.HIDDEN], now[duel.WINNER] = len(pile), len(slots), -1
    piled = np.array([SHEET.rank[card] for card in pile], np.int64)
    return Seen(now, hand[0], piled, np.array(slots, np.int64))
