"""The hands that were dealt in rounds of the kernel: by its number and the seed, a round can be dealt again."""

from lastcard.fast.checks import MOST_SEED, number_for, numbers_for, seats_for
from lastcard.fast.compiled import Bytes, Ints, making_arrays, np
from lastcard.fast.twin.codec import room_for
from lastcard.fast.twin.layout import HANDS
from lastcard.fast.twin.luck import begin_luck, shuffle
from lastcard.fast.twin.setup import deal, open_round
from lastcard.fast.twin.tables import Rules, compile_rules
from lastcard.model.sheet import Sheet


def dealt_hands(sheet: Sheet, seats: int, rounds: range, seed: int) -> Ints:
    """The hands of rounds that `play_rounds` or `contest` play, before the first card is turned up.

    By round, seat and word of the mask.
    """
    seats, seed = seats_for(sheet, seats), number_for("seed", seed, -MOST_SEED - 1, MOST_SEED)
    hands = np.zeros((len(numbers_for("rounds", rounds)), seats, 2), np.int64)
    _deal(compile_rules(sheet), *room_for(1), seats, rounds.start, seed, hands)
    return hands


@making_arrays
def _deal(rules: Rules, now: Ints, piles: Bytes, seats: int, first: int, seed: int, hands: Ints) -> None:
    for at in range(len(hands)):
        number = first + at
        begin_luck(now, 0, seed, number)
        open_round(rules, now, piles, 0, seats, number % seats)
        shuffle(now, piles, 0)
        deal(rules, now, piles, 0)
        for seat in range(seats):
            for word in range(2):
                hands[at, seat, word] = now[0, HANDS + 2 * seat + word]
