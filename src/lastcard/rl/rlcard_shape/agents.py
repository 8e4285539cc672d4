"""Our bots as agents of RLCard: for its own environment, and for the one here with `compat`.

    env = rlcard.make("uno")
    env.set_agents([BotAgent(bot_for("expert")), UNORuleAgentV1()])

An agent must see every state of its seat (`following`). It says names of actions, and never one that is not legal.
"""

from random import Random
from typing import Any

from lastcard.bots.bot import Bot
from lastcard.bots.levels import UnknownLevel
from lastcard.model.events import CardPlayed
from lastcard.model.moves import Move, Name, Play
from lastcard.rl.rlcard_shape.following import Follower, prompt_of
from lastcard.rl.rlcard_shape.foresight import Foresight
from lastcard.rl.rlcard_shape.house import SHEET
from lastcard.rl.rlcard_shape.lookahead import Lookahead
from lastcard.rl.rlcard_shape.names import DRAW, State, names_of

LEVELS = ("hard", "expert")
FIRST = SHEET.colors["light"][0]


class BotAgent:
    """A bot for the sheet of RLCard's game (`house`) that plays it with two players."""

    use_raw = True

    def __init__(self, bot: Bot, seed: object = 0) -> None:
        self._bot = bot
        self.begin(seed)

    def begin(self, seed: object) -> None:
        """Forget what was, and take new luck."""
        self._rng, self.follower = Random(str(seed)), Follower()  # noqa: S311 - repeatable luck

    def step(self, state: State) -> str:
        """The name of an action."""
        self.follower.follow(state)
        legal = state["raw_obs"]["legal_actions"]
        if len(set(legal)) == 1:
            return legal[0]
        said = self._ask(state)
        if not isinstance(said, Play):
            return DRAW
        names = names_of(said.card)
        if len(names) == 1:
            return names[0]
        named = self._ask(state, said) if len(state["raw_obs"]["hand"]) > 1 else Name(FIRST)
        color = named.color if isinstance(named, Name) else FIRST
        return next(name for name in names if name.startswith(color))

    def eval_step(self, state: State) -> tuple[str, dict[str, Any]]:
        """The same when it counts."""
        return self.step(state), {}

    def _ask(self, state: State, played: Play | None = None) -> Move | None:
        """What the bot says to the question, or to the one for a color after a wild."""
        raw, story = state["raw_obs"], self.follower.story
        if played is None:
            return self._bot.move(self.follower.view(raw), prompt_of(state), self._rng, story)
        if story:
            story = [*story, CardPlayed(prompt_of(state).seat, played.card)]
        view, prompt = self.follower.view(raw, played.card), prompt_of(state, played.card)
        return self._bot.move(view, prompt, self._rng, story)


def bot_for(level: str) -> Bot:
    """A bot that plays RLCard's game."""
    if level not in LEVELS:
        raise UnknownLevel(f"expected a bot for RLCard's game ({', '.join(LEVELS)}), found {level!r}")
    return Foresight() if level == "hard" else Lookahead()
