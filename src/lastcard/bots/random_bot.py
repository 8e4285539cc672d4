"""`random`: says anything that is legal."""

from collections.abc import Sequence
from random import Random

from lastcard.bots.bot import pick, random_gift
from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.views.prompt import Prompt
from lastcard.views.view import View


class RandomBot:
    """Any answer; a right in one of four chances."""

    def move(self, view: View, prompt: Prompt, rng: Random, story: Sequence[Event] = ()) -> Move | None:
        """Any legal move."""
        del view, story
        if prompt.rights and rng.random() < 0.25:
            return pick(rng, prompt.rights)
        if prompt.gift is not None:
            return random_gift(rng, prompt.gift)
        return pick(rng, prompt.moves) if prompt.moves else None
