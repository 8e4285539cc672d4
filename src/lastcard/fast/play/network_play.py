"""Rounds with a network on the kernel: paired deals, rotated seats, as in `lastcard.fast.play.policy_play`."""

from collections.abc import Sequence

from lastcard.fast.compiled import Bytes, Ints, making_arrays, np
from lastcard.fast.play.policy_play import Weights
from lastcard.fast.play.round_play import MOST_MADE
from lastcard.fast.players.memory import FIELDS, forget
from lastcard.fast.players.network import Answer, Limits, Players, play_by_players
from lastcard.fast.players.policy_tables import compile_traits
from lastcard.fast.twin.codec import room_for
from lastcard.fast.twin.codes import OVER, first_of, seat_of, what_of
from lastcard.fast.twin.layout import QUESTION
from lastcard.fast.twin.legal import MOST_MOVES
from lastcard.fast.twin.luck import begin_luck
from lastcard.fast.twin.setup import open_round
from lastcard.fast.twin.tables import Rules, compile_rules
from lastcard.model.errors import EndlessRound
from lastcard.model.sheet import Sheet
from lastcard.policy.network import Network


def network_contest(
    sheet: Sheet, lineup: Sequence[Weights], networked: int, network: Network, deals: range, seed: int
) -> Ints:
    """The place in the line-up of each winner, a row for each deal, a column for each rotation; -1 for nobody.

    `networked` has a bit for each place of the line-up whose worths the network corrects. In rotation r, place p
    sits on seat p + r; every rotation of a deal begins with the same cards and luck.
    """
    seats = len(lineup)
    winner = np.zeros((len(deals), seats), np.int64)
    by_place, games, memory = np.array(lineup, np.int64), room_for(1), np.zeros(FIELDS, np.int64)
    for rotation in range(seats):
        players = Players(
            np.ascontiguousarray(np.roll(by_place, rotation, axis=0)),
            (networked << rotation | networked << rotation >> seats) & (1 << seats) - 1,
            network,
            memory,
        )
        longest = _play(
            compile_rules(sheet),
            compile_traits(sheet),
            *games,
            players,
            rotation,
            deals.start,
            seed,
            winner,
        )
        if longest == MOST_MADE:
            raise EndlessRound.after(MOST_MADE, "moves")
    return winner


@making_arrays
def _play(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    players: Players,
    rotation: int,
    first: int,
    seed: int,
    winner: Ints,
) -> int:
    moves = np.zeros(MOST_MOVES, np.int64)
    seats, longest = len(players.weights), 0
    nothing, to_the_end = Answer(0, 0), Limits(MOST_MADE, MOST_MADE)
    for at in range(len(winner)):
        begin_luck(now, 0, seed, first + at)
        open_round(rules, now, piles, 0, seats, (first + at) % seats)
        forget(players.memory)
        made = play_by_players(rules, traits, now, piles, 0, players, moves, nothing, to_the_end)
        longest = max(longest, made)
        question = now[0, QUESTION]
        won = what_of(question) == OVER and first_of(question) == 1
        winner[at, rotation] = (seat_of(question) - rotation + seats) % seats if won else -1
    return longest
