"""Looking back at a round: what `expert` would have answered, and how much it mattered.

Only for rounds that are over. Each decision is judged by what the seat could know when it was asked: its view, its
prompt and the story as it heard it. Hidden cards have no say, so a good answer that turned out badly stays a good
one. A right that was used or forgotten (a call, a catch, a jump-in) is not judged.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from random import Random
from typing import NamedTuple

from lastcard.engine.legal import asked_seats
from lastcard.match.players import Player
from lastcard.model.chance import Outcome
from lastcard.model.decisions import Over
from lastcard.model.events import Event, HandsDealt
from lastcard.model.moves import Move, Right
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Transition
from lastcard.protocol import Analysis, Choice, Grade, Judgement, Marks
from lastcard.table.stories import Stories
from lastcard.views.prompt import Prompt, as_seen, prompt_for
from lastcard.views.view import View, view_of

CAN_ANALYZE = find_spec("numba") is not None
"""Whether the extra `fast` is installed."""
WORLDS = 1_000
"""In so many worlds two answers can be told apart that differ by one or two chances in a hundred."""
SURE = 2.0
"""Standard errors by which an answer must be worse than the best before anything counts as lost."""
NOTHING = 0.01
"""Less than a chance in a hundred is not worth a word."""
MISTAKE, BLUNDER = 0.05, 0.15
"""From so much on, in chances to win the round."""
DIGITS = 4
"""Of chances: more than the trials can tell."""


class Input(NamedTuple):
    """One thing that was said in a round, and what came of it."""

    player: Player | None
    """None for luck."""
    what: Move | Outcome
    transition: Transition


class Decision(NamedTuple):
    """A question with more than one answer, as the seat that was asked knew it."""

    step: int
    player: Player
    view: View
    prompt: Prompt
    said: Move
    friends: tuple[Seat, ...]
    """Who wins for it too."""
    story: tuple[Event, ...]
    """Empty for a round that was set up and not dealt: nobody has heard how it came to this."""


def is_over(inputs: Sequence[Input]) -> bool:
    """Whether a round was played to its end."""
    return bool(inputs) and isinstance(inputs[-1].transition.after.decision, Over)


def decisions_of(
    seating: Sequence[Player],
    inputs: Iterable[Input],
    partners: Mapping[Player, Player],
    only: Player | None = None,
) -> Iterator[Decision]:
    """The decisions of a round from its first input on, of all players or of one."""
    stories, dealt = Stories(), False
    for step, (player, what, transition) in enumerate(inputs, start=1):
        if player is not None and only in (None, player):
            asked = _asked(transition, Seat(seating.index(player)), what)
            if asked is not None:
                view, prompt, said = asked
                story = tuple(stories.of(prompt.seat)) if dealt else ()
                friends = (Seat(seating.index(partners[player])),) if player in partners else ()
                yield Decision(step, player, view, prompt, said, friends, story)
        stories.hear((transition,), dealt=False)
        dealt = dealt or any(isinstance(event, HandsDealt) for event in transition.events)


def _asked(transition: Transition, seat: Seat, what: Move | Outcome) -> tuple[View, Prompt, Move] | None:
    """What the seat saw, was asked and said, where it had a choice."""
    before = transition.before
    if isinstance(what, Right | Outcome) or seat not in asked_seats(before.decision):
        return None
    prompt = prompt_for(before, seat)
    if prompt is None or not (len(prompt.moves) > 1 or (prompt.gift and any(prompt.gift.suits))):
        return None
    return view_of(before, seat), prompt, as_seen(before, seat, what)


def judging(sheet: Sheet, *, worlds: int = WORLDS, seed: str = "") -> Callable[[Decision], Judgement | None]:
    """A judge for the decisions of a round; the same seed gives the same judgements.

    None for a decision about which too little is known. NotInstalled without the extra `fast`.
    """
    from lastcard.bots.weighing import Scales  # noqa: PLC0415 - only with the extra `fast`

    scales = Scales(sheet, worlds)

    def judge(decision: Decision) -> Judgement | None:
        step, player, view, prompt, said, friends, story = decision
        luck = Random(f"{seed}/{step}")  # noqa: S311 - must be repeatable, not secret
        weighed = scales.weigh(view, prompt, luck, story, said, friends=friends)
        if not weighed:
            return None
        best, given = weighed[0], next(one for one in weighed if one.move == said)
        behind = best.chance - given.chance
        lost = behind if behind >= max(NOTHING, SURE * given.error) else 0.0
        return Judgement(
            step=step,
            player=player,
            question=view.question,
            said=said,
            choices=tuple(
                Choice(move=move, chance=round(chance, DIGITS), error=round(error, DIGITS))
                for move, chance, error in weighed
            ),
            lost=round(lost, DIGITS),
            grade=grade_of(lost),
        )

    return judge


def grade_of(lost: float) -> Grade:
    """What is said of an answer that gave so much away."""
    if lost <= 0:
        return "best"
    return "slip" if lost < MISTAKE else "mistake" if lost < BLUNDER else "blunder"


def marks_of(seating: Iterable[Player], judgements: Sequence[Judgement]) -> tuple[Marks, ...]:
    """The judgements summed up, player by player."""
    return tuple(_marks(player, [one for one in judgements if one.player == player]) for player in seating)


def _marks(player: Player, judgements: Sequence[Judgement]) -> Marks:
    worst = max(judgements, key=lambda one: one.lost, default=None)
    return Marks(
        player=player,
        decisions=len(judgements),
        best=sum(one.grade == "best" for one in judgements),
        lost=round(sum(one.lost for one in judgements), DIGITS),
        worst=worst.step if worst and worst.lost else None,
    )


def analysis_of(
    number: int,
    seating: Sequence[Player],
    decisions: int,
    judgements: Sequence[Judgement],
    worlds: int,
    *,
    done: bool,
) -> Analysis:
    """All that is known so far about round so and so of a match."""
    return Analysis(
        round=number,
        worlds=worlds,
        decisions=decisions,
        done=done,
        judgements=tuple(judgements),
        marks=marks_of(seating, judgements),
    )
