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


def best(moves: int, steps: tuple[int, ...], trial: Trial, prior: Floats | None = None) -> int:
    """The number of the best move, the first of equal ones.

    `prior` is added to what a move has been worth on the whole: what is thought of it without any trial.
    """
    left, prior = np.arange(moves), np.zeros(moves) if prior is None else prior
    values: Floats = np.zeros((moves, 0))
    for worlds in steps:
        keep = min(len(left), _size(values, left))
        order = np.sort(np.argsort(-_worth(values, prior[left]), kind="stable")[:keep])
        left, values = left[order], values[order]
        values = np.concatenate((values, trial(left, worlds)), axis=1)
    return int(left[_worth(values, prior[left]).argmax()])


def _worth(values: Floats, prior: Floats) -> Floats:
    found: Floats = values.sum(axis=1) / max(values.shape[1], 1) + prior
    return found


def _size(values: Floats, left: Ints) -> int:
    """How many moves a step begins with: all, and from the second step on half of those that were left."""
    return -(-len(left) // 2) if values.shape[1] else len(left)
