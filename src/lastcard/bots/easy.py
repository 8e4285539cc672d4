"""`easy`: plays like a beginner, so that a child can win. It knows what `normal` knows, and gets it wrong.

The showiest card comes first, wilds and draw cards at once, whatever color is left in the hand; cards that fit are
overlooked; what to name, give, show or pick is hardly thought about; a call is forgotten, and so is to look at others.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from lastcard.bots.bot import random_gift
from lastcard.bots.calling import SLIPS
from lastcard.bots.heuristic import Heuristic
from lastcard.model.events import Event
from lastcard.model.moves import Battle, Call, Challenge, Give, Move, Name, PassOn, Play, Reveal, Show, Swap
from lastcard.views.prompt import Prompt
from lastcard.views.view import View

OVERLOOKED = 0.05
"""How often a card that fits is not seen."""
BLUR = 4.0
"""How much better a worse choice may look: by as much as so many cards of a color are worth."""
SHOWY = 20
"""Points that make a card look better by one."""
DISPUTES = 0.15
"""How often a wild draw is challenged, for no reason."""

CARELESS = 0.5
"""How often anything is given away to anybody."""


class Easy(Heuristic):
    """A beginner's rules of thumb."""

    def move(self, view: View, prompt: Prompt, rng: Random, story: Sequence[Event] = ()) -> Move | None:
        """What `normal` would say to as much of the prompt as is noticed."""
        slips = SLIPS["easy"]
        rights = tuple(
            right
            for right in prompt.rights
            if rng.random() > (slips.forgets if isinstance(right, Call) else slips.overlooks)
        )
        seen = tuple(
            move for move in prompt.moves if not (isinstance(move, Play) and rng.random() < OVERLOOKED)
        )
        said = super().move(view, replace(prompt, rights=rights, moves=seen or prompt.moves), rng, story)
        if prompt.gift and isinstance(said, Give) and rng.random() < CARELESS:
            return random_gift(rng, prompt.gift)
        return said

    def _worth(self, view: View, prompt: Prompt, move: Move, rng: Random) -> float:
        match move:
            case Play(card=card):
                return 20.0 + self._face(view, card).points / SHOWY + BLUR * rng.random()
            case Challenge():
                return 1.0 if rng.random() < DISPUTES else -1.0
            case Name() | Battle() | Swap() | Reveal() | Show() | PassOn():
                return super()._worth(view, prompt, move, rng) + BLUR * rng.random()
        return super()._worth(view, prompt, move, rng)
