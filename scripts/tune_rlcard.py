"""Tune the weights of `hard` in RLCard's game, and write them where they are shipped.

    python scripts/tune_rlcard.py [--games 10000] [--generations 3] [--seed 7]

Generation by generation: foresight plays games against a player like RLCard's rule agent, in our replica of RLCard's
game; at every question each way to answer is tried in some worlds and played on to the end with the weights so far;
then the weights are solved for that explain best which ways won. A progress bar goes to stderr, a line for each
generation to stdout. The same arguments give the same weights.
"""

import random
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))  # started as a file: what scripts share is beside it

from scripts.arguments import Parser, a_seed, at_least, refusing, writable

with refusing():
    from lastcard.fast.compiled import Floats, Ints, np
    from lastcard.rl.rlcard_shape import RlcardEnv, foresight
    from lastcard.rl.rlcard_shape.agents import BotAgent
    from lastcard.rl.rlcard_shape.following import prompt_of
    from lastcard.rl.rlcard_shape.foresight import PLACES, WIN, Foresight, Position, Weights, ways
    from lastcard.rl.rlcard_shape.kernel.search import tried_out
    from lastcard.rl.rlcard_shape.lookahead import flat, new_room, number_of, seen_of
    from lastcard.rl.rlcard_shape.names import State

WORLDS = 24
"""In which a way is tried."""
FIRMNESS = 20.0
"""How many unit observations of zero stand against each weight."""
FEWEST = 100
"""Games to learn anything from."""


class Evidence:
    """Sums over questions: the normal equations."""

    def __init__(self, weights: Weights) -> None:
        self._bot = Foresight(weights)
        self._weights: Floats = flat(weights)
        self._room: Ints = new_room()
        size = len(self._weights)
        self._squares, self._products = np.zeros((size, size)), np.zeros(size)
        self.agent = BotAgent(self._bot)

    def add(self, state: State, seed: int) -> None:
        """Try the ways to answer a question that the agent has just answered."""
        prompt = prompt_of(state)
        view, story = self.agent.follower.view(state["raw_obs"]), self.agent.follower.story
        reading, found = self._bot.read(view, 1 - prompt.seat, story), ways(prompt)
        if len(found) < 2:
            return
        position = Position(view, prompt, reading)
        brought, won = np.zeros((len(found), len(self._weights))), np.zeros(len(found), np.int64)
        for at, way in enumerate(found):
            for group, which, times in position.brought(way.card, way.color):
                brought[at, PLACES[group] + which] += times
        tried = np.array([number_of(way.card or view.hands[prompt.seat][0], way.color) for way in found])
        seen = seen_of(view, prompt, reading)
        tried_out(seen, tried, self._weights, seed, 0, WORLDS, self._room, won)
        brought -= brought.mean(axis=0)
        self._squares += brought.T @ brought
        self._products += brought.T @ (won / WORLDS)

    def solved(self) -> Weights:
        """The weights of the least squared error."""
        found = np.linalg.solve(self._squares + FIRMNESS * np.eye(len(self._weights)), self._products)
        values = iter(np.rint(WIN * found).astype(int).tolist())
        return {group: [next(values) for _ in old] for group, old in self._bot.weights.items()}


def rule_like(luck: random.Random, state: State) -> str:
    """Any card that fits, wilds only for want of one; for a Wild Draw Four the color that is held most."""
    legal = state["raw_legal_actions"]
    if legal[0].endswith("wild_draw_4"):
        held = Counter(name[0] for name in state["raw_obs"]["hand"] if "wild" not in name)
        return f"{held.most_common(1)[0][0]}-wild_draw_4" if held else luck.choice(legal)
    return luck.choice([name for name in legal if "wild" not in name] or legal)


def generation(weights: Weights, games: range, seed: int, title: str) -> tuple[Weights, float]:
    """New weights, and how often the old ones have won."""
    evidence, wins = Evidence(weights), 0
    env, luck = RlcardEnv({"seed": seed}, compat=True), random.Random(seed)  # noqa: S311 - repeatable luck
    for number in track(games, title, console=Console(stderr=True)):
        seat = number % 2
        state, player = env.reset()
        while not env.is_over():
            if player == seat:
                said = evidence.agent.step(state)
                evidence.add(state, luck.getrandbits(50))
            else:
                said = rule_like(luck, state)
            state, player = env.step(said, raw_action=True)
        wins += env.get_payoffs()[seat] > 0
    return evidence.solved(), wins / len(games)


def written(weights: Weights) -> bytes:
    """A line for each group, so that a change can be read."""
    lines = (f' "{group}": {values}' for group, values in weights.items())
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


@refusing()
def main(arguments: Sequence[str] | None = None) -> None:
    """Tune, and write."""
    parser = Parser(description="Tune the weights of `hard` in RLCard's game.")
    parser.add_argument("--games", type=at_least(FEWEST), default=10_000, help="in each generation")
    parser.add_argument("--generations", type=at_least(1), default=3)
    parser.add_argument("--seed", type=a_seed, default=7)
    asked = parser.parse_args(arguments)
    weights, home = foresight.shipped(), writable(Path(foresight.__file__).with_name(foresight.FILE))
    for number in range(asked.generations):
        title = f"Generation {number + 1}"
        weights, share = generation(weights, range(asked.games), asked.seed + number, title)
        Console().print(f"{title}: the weights before won {share:.2%} of {asked.games:,} games")
    home.write_bytes(written(weights))


if __name__ == "__main__":
    main()
