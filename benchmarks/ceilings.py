"""How much there is to win by knowing more: players who see cards that nobody may see, among players `normal`.

    python benchmarks/ceilings.py [--rounds 400] [--workers N] [--quick] [classic_2 classic_4 …]

`hands` sees all hands, `pile` the order of the draw pile too. Both search as `expert` does, in worlds where all that
they see is true: no ceiling in the strict sense, but as near as such search comes. Every deal is played from every seat with the same luck; the interval is one of 99 %. A progress
bar goes to stderr, a table to stdout; the last line of stdout is one JSON object.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))  # tables are named as in the benchmark beside this file

from benchmarks.numbered_rounds import at_least
from benchmarks.strength import terms_of

from lastcard.bots import make_bot
from lastcard.editions import EDITIONS
from lastcard.lab.arena import Terms
from lastcard.lab.ratings import Score
from lastcard.lab.referee import Referee
from lastcard.model.errors import LastcardError
from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState
from lastcard.views.view import View

try:
    from lastcard.bots.expert import Budget, Expert
    from lastcard.bots.worlds import Worlds
    from lastcard.fast.compiled import Floats, np
    from lastcard.fast.search.rollouts import Rollouts
    from lastcard.fast.twin.codec import Games, room_for
    from lastcard.fast.twin.layout import DRAW_PILE, DRAW_SIZE
except ImportError as missing:
    print(missing, file=sys.stderr)
    sys.exit(2)

SEES = ("hands", "pile")
BUDGETS = {"hands": Budget(2_000), "pile": Budget(60)}
"""With the pile known all worlds are alike but for coins and reshuffles, so few are enough."""
DEPTHS = (2, 4, 6, 8, 12, 16, 24, 32)
"""Moves that are played on with the pile known. All that comes hangs then on what the others do, which is only
guessed: an answer that is good after few moves and after many is good even if they do something else."""


class NearAndFar(Rollouts):
    """What moves are worth after few moves and after many, in the mean."""

    def values(self, *args: Any, **options: Any) -> Floats:  # noqa: ANN401 - passed on as they come
        """As at one depth."""
        found: Floats = np.mean(
            [super(NearAndFar, self).values(*args, **options, depth=depth) for depth in DEPTHS], axis=0
        )
        return found


class Seer(Expert):
    """An `expert` who knows the state. It exists to be measured, not to be played against."""

    def __init__(self, sheet: Sheet, sees: str) -> None:
        super().__init__(sheet, BUDGETS[sees])
        self.state: RoundState | None = None
        self._sees_pile = sees == "pile"
        if self._sees_pile:
            self._rollouts = NearAndFar(sheet)

    def _dealt(self, view: View, rng: Random, story: Sequence[Event], n: int) -> Worlds | None:
        """The true world so many times; what is not seen of it is shuffled."""
        if self.state is None:
            return super()._dealt(view, rng, story, n)
        one = room_for(1)
        self._rollouts.codec.load(one, 0, self.state)
        games = Games(one.now.repeat(n, axis=0), one.piles.repeat(n, axis=0))
        if not self._sees_pile:
            # Where the back of the top card tells something, it tells everybody.
            left = int(one.now[0, DRAW_SIZE]) - (view.draw_top is not None)
            order = np.random.default_rng(int(rng.random() * (1 << 53)))
            games.piles[:, DRAW_PILE, :left] = order.permuted(games.piles[:, DRAW_PILE, :left], axis=1)
        return Worlds(games, np.zeros(n), 0)


class OpenReferee(Referee):
    """A round in which a seer is shown the state before it answers."""

    def _answer(self, state: RoundState) -> tuple[Seat, Move]:
        for bot in self._minds.bots:
            if isinstance(bot, Seer):
                bot.state = state
        return super()._answer(state)


def play(terms: Terms, sees: str, deal: int) -> Score:
    """One deal from every seat."""
    sheet, wins, blocked = terms.sheet(), 0, 0
    seer, other = Seer(sheet, sees), make_bot("normal", sheet)
    for seat in range(terms.seats):
        bots = [seer if at == seat else other for at in range(terms.seats)]
        over = OpenReferee(sheet, bots, f"{terms.seed}/{deal}").play(Seat(deal % terms.seats))
        wins += over.winner == seat
        blocked += over.winner is None
    return Score(seats=terms.seats, deals=1, wins=wins, squares=wins * wins, blocked=blocked)


def main() -> int:
    """Measure, show, and leave the figures on the last line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    usual = [f"{edition.key}_{seats}" for edition in EDITIONS for seats in (2, 4)]
    parser.add_argument("keys", nargs="*", default=usual, metavar="TABLE")
    parser.add_argument("--rounds", type=at_least(1), default=400)
    parser.add_argument("--workers", type=at_least(1), default=os.cpu_count() or 1)
    parser.add_argument("--quick", action="store_true", help="a few rounds of classic only")
    asked = parser.parse_args()
    if asked.quick:
        asked.keys, asked.rounds = ["classic_2", "classic_4"], 16
    shown = Table("table", "sees", "rounds", "wins", "99 % interval", title="Ceilings")
    figures: dict[str, dict[str, float]] = {}
    try:
        tables = {key: terms_of(key) for key in asked.keys}
        with (
            Progress(console=Console(stderr=True)) as progress,
            ProcessPoolExecutor(asked.workers, mp_context=get_context("spawn")) as pool,
        ):
            for key, terms in tables.items():
                for sees in SEES:
                    score, deals = Score(seats=terms.seats), -(-asked.rounds // terms.seats)
                    bar = progress.add_task(f"{key} {sees}", total=deals)
                    for done in as_completed([pool.submit(play, terms, sees, deal) for deal in range(deals)]):
                        score += done.result()
                        progress.advance(bar)
                    low, high = score.interval
                    shown.add_row(
                        key, sees, f"{score.rounds:,}", f"{score.share:.1%}", f"{low:.1%} – {high:.1%}"
                    )
                    figures[f"{key}_{sees}"] = {
                        "rounds": score.rounds,
                        "share": round(score.share, 4),
                        "low": round(low, 4),
                        "high": round(high, 4),
                    }
                    progress.console.print(key, sees, figures[f"{key}_{sees}"])  # the rest takes long
    except LastcardError as error:
        print(error, file=sys.stderr)
        return 2
    Console().print(shown)
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
