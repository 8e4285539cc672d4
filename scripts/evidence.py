"""How surprising true hands are to a belief, for choosing the weights of evidence.

    python scripts/evidence.py [--edition classic …] [--seats 2 4] [--rounds 40] [--level hard] [NAME=WEIGHT …]

Bots of a level play rounds; at three questions in ten the seat that is asked says how likely each other hand is to
hold each color, and a card without any, in the worlds that it believes in. A line for each table has the mean negative
logarithm of what was given to the truth: of the color in play, of the other colors, of cards without a color. With
weights named as in `lastcard.bots.evidence` (`DREW_WITH_A_WILD=-0.5`) those are tried instead of the shipped ones.
A progress bar goes to stderr. The same arguments give the same figures.
"""

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))  # started as a file: what scripts share is beside it

from scripts.arguments import Parser, ask_for_tables, at_least, refusing, tables

from lastcard.bots import evidence, make_bot
from lastcard.bots.belief import believe
from lastcard.bots.levels import LEVELS
from lastcard.lab.referee import Referee
from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState
from lastcard.policy import hard_weights
from lastcard.policy.outlook import outlook_weights
from lastcard.views import view_of

with refusing():
    from lastcard.bots.worlds import worlds
    from lastcard.fast.compiled import np
    from lastcard.fast.twin.codec import Codec, room_for
    from lastcard.fast.twin.layout import COLOR, HANDS, SIDE
    from lastcard.fast.twin.tables import COLORED, MOST_COLORS
    from lastcard.policy.foresight import foresight_for
    from lastcard.policy.network import network_for

ASKED = 0.3
"""The share of questions at which a belief is looked at."""
WORLDS = 150
DOUBT = 0.01
"""Nothing is given less than this: worlds are few."""

Moment = tuple[RoundState, Seat, tuple[Event, ...]]


class Watching(Referee):
    """A round of which some moments are kept."""

    moments: list[Moment]
    luck: Random

    def _answer(self, state: RoundState) -> tuple[Seat, Move]:
        seat, move = super()._answer(state)
        if self.luck.random() < ASKED:
            self.moments.append((state, seat, tuple(self._stories[seat])))
        return seat, move


def moments(sheet: Sheet, level: str, seats: int, number: int) -> list[Moment]:
    """Those of one round."""
    watching = Watching(sheet, [make_bot(level, sheet)] * seats, f"evidence/{number}")
    watching.moments, watching.luck = [], Random(number)  # noqa: S311 - repeatable luck
    watching.play(Seat(number % seats))
    return watching.moments


def surprises(sheet: Sheet, codec: Codec, moment: Moment, number: int) -> Iterator[tuple[str, float]]:
    """What the truth of each other hand was given, by what it is about."""
    state, seat, story = moment
    view, true = view_of(state, seat), room_for(1)
    luck = Random(number)  # noqa: S311 - repeatable luck
    dealt = worlds(believe(None, sheet, view, story), view, luck, WORLDS, codec)
    codec.load(true, 0, state)
    weights = np.exp(dealt.log_weights - dealt.log_weights.max())
    side, in_play = int(true.now[0, SIDE]), int(true.now[0, COLOR])
    first = COLORED + 1 + MOST_COLORS * side
    colored = [codec.rules.masks[row] for row in range(first, first + MOST_COLORS)]
    any_color = np.bitwise_or.reduce(colored)
    for other in range(len(state.hands)):
        if other == seat:
            continue
        hands, hand = (
            now[:, HANDS + 2 * other : HANDS + 2 * other + 2] for now in (dealt.games.now, true.now)
        )
        for place, cards in enumerate([*colored, ~any_color]):
            about = (
                "none" if place == MOST_COLORS else "play" if place + first - COLORED == in_play else "other"
            )
            holds = (hands & cards != 0).any(axis=1)
            given = float((weights * holds).sum() / weights.sum())
            given = given if (hand & cards != 0).any() else 1 - given
            yield about, float(-np.log(min(max(given, DOUBT), 1 - DOUBT)))


def change(text: str) -> tuple[str, float]:
    """The name of a weight, and what to try instead of it."""
    name, _, weight = text.partition("=")
    if not isinstance(getattr(evidence, name, None), float):
        raise argparse.ArgumentTypeError(f"expected a weight of lastcard.bots.evidence, found {name!r}")
    if not math.isfinite(found := float(weight)):
        raise argparse.ArgumentTypeError(f"expected a number for {name}, found {weight!r}")
    return name, found


@refusing()
def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is asked for."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", nargs="*", type=change, metavar="NAME=WEIGHT")
    ask_for_tables(parser, [2, 4], among=range(2, 11))
    parser.add_argument("--rounds", type=at_least(1), default=40)
    parser.add_argument("--level", default="hard", choices=LEVELS)
    asked = parser.parse_args(arguments)
    for name, weight in asked.weights:
        setattr(evidence, name, weight)
    asked_for = tables(asked, hard_weights, network_for, outlook_weights, foresight_for)
    with Progress(console=Console(stderr=True)) as progress:
        for sheet, seats in asked_for:
            key, codec = sheet.edition.key, Codec(sheet)
            found: dict[str, list[float]] = defaultdict(list)
            for number in progress.track(range(asked.rounds), description=f"{key}, {seats} seats"):
                for moment in moments(sheet, asked.level, seats, number):
                    for about, surprise in surprises(sheet, codec, moment, number):
                        found[about].append(surprise)
            means = ", ".join(f"{about} {np.mean(found[about]):.4f}" for about in ("play", "other", "none"))
            Console().print(f"{key} {seats} seats: {means} ({len(found['play']):,} hands)", highlight=False)


if __name__ == "__main__":
    main()
