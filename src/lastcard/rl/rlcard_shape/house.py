"""The rules of RLCard's game as a sheet of ours, as near as the model comes, so that our bots can think in it.

What a sheet can say: a card that fits must be played, and so must a drawn one; a Reverse between two players just
passes the turn; a Wild Draw Four is played only without the color and without a Wild; an opening Draw Two costs no
turn. What it cannot say, and what a bot therefore takes to be a little otherwise:

- RLCard bars a Wild Draw Four also for a card that fits by its symbol, and makes a player put down a Wild rather
  than draw. Nobody is offered anything else (`following` takes what may be said from RLCard), but other players
  are thought to have the choice.
- A drawn card is played there only if it has the color in play, or is wild: then it gets a color by chance, and
  nobody draws for it. Here it is played if it fits, and its player names the color.
- When the pile runs out, RLCard shuffles the top of the discards in with the rest.
"""

from msgspec.structs import replace

from lastcard.editions import CLASSIC
from lastcard.engine import sheet_for
from lastcard.model.edition import Opening
from lastcard.model.rulings import Rulings

_LIGHT = CLASSIC.sides[0]
RLCARD = replace(
    CLASSIC,
    key="rlcard",
    players=(2, 2),
    sides=(
        replace(
            _LIGHT,
            rows=tuple(
                replace(row, opening=Opening.DRAWS_ONLY) if row.symbol == "+2" else row for row in _LIGHT.rows
            ),
        ),
    ),
    rulings=Rulings(
        drawn_card="must",
        voluntary_draw=False,
        two_player_reverse="plain",
        strict_wild_draw=True,
    ),
    wild_match="plain_only",
)
SHEET = sheet_for(RLCARD, RLCARD.rulings)
