"""The beginning and the end of rounds: luck, rewards, the next deal."""

from typing import TYPE_CHECKING, Any, Final

from lastcard.fast.compiled import Bytes, Ints, compiled, np
from lastcard.fast.twin.codes import first_of, seat_of
from lastcard.fast.twin.layout import CAUGHT, DEALER, LUCK_KEY, LUCK_USED, QUESTION, SEATS
from lastcard.fast.twin.luck import word
from lastcard.fast.twin.match import REDRAW, SAME, WINNER
from lastcard.fast.twin.setup import open_round
from lastcard.fast.twin.tables import Rules
from lastcard.rl.kernel.history import forget_open, forget_story
from lastcard.rl.kernel.notes import GIFT, ROUND, TOTALS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
else:
    Floats = Any

# --- what is rewarded --------------------------------------------------------------------------------------
WIN: Final = 0
POINTS: Final = 1
MATCH: Final = 2

NOT_FOUND: Final = -1
"""In place of a dealer: one is found by the edition's own way."""


@compiled
def begin_round(
    rules: Rules,
    now: Ints,
    piles: Bytes,
    g: int,
    notes: Ints,
    story: Bytes,
    seats: int,
    dealer: int,
    seed: int,
) -> None:
    """The next round of a game; its luck follows from the seed, the game's number and the round's."""
    now[g, LUCK_KEY] = word(word(seed, g), notes[g, ROUND])
    now[g, LUCK_USED] = 0
    notes[g, ROUND] += 1
    notes[g, GIFT] = 0
    forget_story(notes, story, g)
    forget_open(notes, g)
    open_round(rules, now, piles, g, seats, dealer)


@compiled
def end_round(
    now: Ints, g: int, notes: Ints, kind: int, target: int, next_dealer: int, reward: Floats, done: Bytes
) -> int:
    """Reward a round that is over; who deals the next. `target` 0 is a match that one round decides."""
    seats, question = now[g, SEATS], now[g, QUESTION]
    winner = seat_of(question) if first_of(question) else -1
    points = 0
    for seat in range(seats):
        points += now[g, CAUGHT + seat] if winner >= 0 else 0
    if kind == POINTS and winner >= 0:
        for seat in range(seats):
            reward[g, seat] = -now[g, CAUGHT + seat]
        reward[g, winner] = points
    if kind == MATCH:
        return _end_round_of_match(now, g, notes, winner, points, target, next_dealer, reward, done)
    if kind == WIN and winner >= 0:
        _reward_winner(g, seats, winner, reward)
    done[g] = 1
    return NOT_FOUND


@compiled
def _end_round_of_match(
    now: Ints,
    g: int,
    notes: Ints,
    winner: int,
    points: int,
    target: int,
    next_dealer: int,
    reward: Floats,
    done: Bytes,
) -> int:
    """The winner of the round scores; the first to reach the target wins the match (MODE-01, MODE-04)."""
    seats, dealer = now[g, SEATS], now[g, DEALER]
    if winner < 0:
        return (dealer + 1) % seats
    notes[g, TOTALS + winner] += points
    if notes[g, TOTALS + winner] >= target:
        _reward_winner(g, seats, winner, reward)
        done[g] = 1
        for seat in range(seats):
            notes[g, TOTALS + seat] = 0
        return NOT_FOUND
    if next_dealer == WINNER:
        return winner
    if next_dealer == REDRAW:
        return NOT_FOUND
    return dealer if next_dealer == SAME else (dealer + 1) % seats


@compiled
def _reward_winner(g: int, seats: int, winner: int, reward: Floats) -> None:
    """One for the winner, shared as a loss by the others: together they are 0."""
    for seat in range(seats):
        reward[g, seat] = -1.0 / (seats - 1)
    reward[g, winner] = 1.0
