"""The rules of thumb of the bot `normal` (`lastcard.bots.heuristic`) as weights, in tenths of its worths."""

from lastcard.policy import features as by

STOPPING, PASSING = 30, 5
"""What harm counts against a player with two cards or less, and against others."""
WILDS_SAVED = 120
BLUFF = 80
SUSPICIOUS = 4
"""The first bucket of five and more cards."""


def _normal() -> tuple[int, ...]:
    weights = [0] * by.WEIGHTS

    def fill(at: int, *values: int) -> None:
        weights[at : at + len(values)] = values

    # The card itself counts as a friend of its color, so a wild card has one friend less.
    fill(by.PLAY, 210)
    fill(by.POINTS, 1)
    fill(by.FRIENDS, *[10] * by.RESTS)
    fill(by.WILD, *[-10] * 2, *[-10 - WILDS_SAVED] * 3)
    fill(by.GUILTY, *[-BLUFF] * by.RESTS)
    fill(by.DRAWS, *[STOPPING] * 2, *[PASSING] * 2)
    fill(by.SKIP, *[2 * STOPPING] * 2, *[2 * PASSING] * 2)
    fill(by.JUMP, 1_000_000)
    fill(by.KEEP, *[-10] * by.RESTS)
    fill(by.NAME, 10)
    fill(by.CHALLENGE, *[-10] * SUSPICIOUS, *[10] * (by.ACCUSED_SIZES - SUSPICIOUS))
    fill(by.COIN, 400)
    fill(by.GIFT, 1)
    fill(by.GIFT_POINTS, 1)
    fill(by.GIFT_TO, 1)
    fill(by.BATTLE_SIZE, -10)
    fill(by.REVEAL, 10)
    fill(by.SHOWN, -10)
    fill(by.SWAP_SIZE, -10)
    fill(by.CALLS, 1)
    return tuple(weights)


NORMAL = _normal()
