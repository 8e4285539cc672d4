"""Sequential halving: which of some moves is best when each trial is a matter of luck (Karnin, Koren, Somekh, 2013).

All moves are tried equally often, the worse half is dropped, and the same is done with those that are left, until
two have been compared. What a step costs is the same for all steps. Needs the extra `fast`.
"""

from collections.abc import Callable

from lastcard.fast.compiled import Floats, Ints, np

Trial = Callable[[Ints, int], Floats]
"""Some moves, and in how many worlds to try them: a row for each move, a column for each world."""


def plan(moves: int, trials: int) -> tuple[int, ...]:
    """In how many worlds to try what is left, step by step, with so many trials in all."""
    sizes = [moves]
    while sizes[-1] > 2:
        sizes.append(-(-sizes[-1] // 2))
    return tuple(max(trials // (len(sizes) * size), 1) for size in sizes)


def best(moves: int, steps: tuple[int, ...], trial: Trial, sure: float = 0.0) -> int:
    """The number of the best move; move 0 is the one to prefer unless another is surely better.

    `sure` counts standard errors of the difference, world by world.
    """
    left = np.arange(moves)
    values: Floats = np.zeros((moves, 0))
    for worlds in steps:
        keep = min(len(left), _size(values, left))
        order = np.sort(np.argsort(-values.sum(axis=1), kind="stable")[:keep])
        left, values = left[order], values[order]
        values = np.concatenate((values, trial(left, worlds)), axis=1)
    chosen = int(values.sum(axis=1).argmax())
    if left[0] == 0 and chosen:
        ahead = values[chosen] - values[0]
        if ahead.mean() <= sure * ahead.std() / np.sqrt(len(ahead)):
            return 0
    return int(left[chosen])


def _size(values: Floats, left: Ints) -> int:
    """How many moves a step begins with: all, and from the second step on half of those that were left."""
    return -(-len(left) // 2) if values.shape[1] else len(left)
