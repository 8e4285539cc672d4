"""A whole match looked back at: each round that was played to its end, as `table.analysis` judges it."""

from collections.abc import Callable, Iterable

from lastcard.match.players import Player
from lastcard.model.errors import LastcardError
from lastcard.model.sheet import Sheet
from lastcard.notation.script import Said, rounds_of
from lastcard.protocol import Analysis
from lastcard.table.analysis import Decision, Input, analysis_of, decisions_of, is_over, judging


class NothingToAnalyze(LastcardError):
    """A match in which no round was played to its end."""


def _finished(
    said: Iterable[Said], only: Player | None
) -> dict[int, tuple[tuple[Player, ...], list[Decision]]]:
    """Who played, and their decisions, by the numbers of the rounds that are over, from 1."""
    found = {}
    for number, one in enumerate(rounds_of(said), start=1):
        inputs = [Input(said.actor, said.what, said.transition) for said in one]
        if is_over(inputs):
            match = one[0].match
            found[number] = match.seating, list(decisions_of(match.seating, inputs, match.partners, only))
    return found


def analyze(
    sheet: Sheet,
    said: Iterable[Said],
    *,
    worlds: int,
    seed: int,
    only: Player | None = None,
    judged: Callable[[int, int], None] = lambda _done, _of: None,
) -> dict[int, Analysis]:
    """The rounds that are over, by number from 1, all players' decisions or one player's.

    `judged` is told after each decision how many are done, and of how many. NothingToAnalyze where no round is over,
    NotInstalled without the extra `fast`.
    """
    found = _finished(said, only)
    if not found:
        raise NothingToAnalyze("expected a round that was played to its end, found none")
    rounds, done, total = {}, 0, sum(len(decisions) for _, decisions in found.values())
    for number, (seating, decisions) in found.items():
        judge, sure = judging(sheet, worlds=worlds, seed=f"{seed}/{number}"), []
        for decision in decisions:
            judgement = judge(decision)
            if judgement is not None:
                sure.append(judgement)
            done += 1
            judged(done, total)
        players = [player for player in seating if only in (None, player)]
        rounds[number] = analysis_of(number, players, len(decisions), sure, worlds, done=True)
    return rounds


__all__ = ["NothingToAnalyze", "analyze"]
