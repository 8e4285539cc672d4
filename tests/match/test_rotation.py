"""Rotation: everybody partners everybody else, and meets them as opponents in fair measure."""

from itertools import combinations, pairwise

import pytest

from lastcard.editions import get
from lastcard.match import open_match
from lastcard.match.rotation import ROUNDS_PER_BLOCK, Table, schedule, tables_at_once
from lastcard.model.edition import Mode
from tests.match.play import about_to_end, play_match

FOUR, EIGHT = schedule(4), schedule(8)
PAIRS_OF_EIGHT = [frozenset(pair) for pair in combinations(range(8), 2)]


def partnerships(table: Table) -> list[frozenset[int]]:
    """Partners sit opposite."""
    a, c, b, d = table
    return [frozenset((a, b)), frozenset((c, d))]


def opponents(table: Table) -> list[frozenset[int]]:
    a, c, b, d = table
    return [frozenset(pair) for pair in ((a, c), (a, d), (b, c), (b, d))]


def blocks(tables: tuple[Table, ...], at_once: int) -> list[set[Table]]:
    """The tables of each block of four rounds."""
    size = ROUNDS_PER_BLOCK * at_once
    return [set(tables[start : start + size]) for start in range(0, len(tables), size)]


@pytest.mark.rule("BEACH-97", "MODE-06")
def test_four_players_play_twelve_rounds() -> None:
    assert len(FOUR) == 12


@pytest.mark.rule("BEACH-97", "B18")
def test_four_players_change_partners_after_four_rounds_each() -> None:
    a, b, c, d = range(4)
    pairings = [{frozenset((a, c)), frozenset((b, d))}, {frozenset((a, d)), frozenset((b, c))}]
    pairings.append({frozenset((a, b)), frozenset((c, d))})

    assert [set(partnerships(table)) for table in FOUR] == [one for one in pairings for _ in range(4)]


@pytest.mark.rule("BEACH-99", "MODE-06")
def test_eight_players_play_28_rounds_at_two_tables() -> None:
    assert (len(EIGHT), tables_at_once(8)) == (2 * 28, 2)


@pytest.mark.rule("BEACH-99", "BEACH-100")
def test_all_eight_play_in_every_round() -> None:
    rounds = list(zip(EIGHT[::2], EIGHT[1::2], strict=True))

    assert all(sorted(first + second) == list(range(8)) for first, second in rounds)


@pytest.mark.rule("BEACH-99", "BEACH-100", "B19")
@pytest.mark.parametrize("pair", PAIRS_OF_EIGHT, ids=lambda pair: "+".join(map(str, sorted(pair))))
def test_any_two_of_eight_are_partners_for_the_four_rounds_of_one_block(pair: frozenset[int]) -> None:
    together = [
        number
        for number, block in enumerate(blocks(EIGHT, 2))
        for table in block
        if pair in partnerships(table)
    ]
    rounds = sum(pair in partnerships(table) for table in EIGHT)

    assert (len(together), rounds) == (1, 4)


@pytest.mark.rule("BEACH-100", "B19")
@pytest.mark.parametrize("pair", PAIRS_OF_EIGHT, ids=lambda pair: "+".join(map(str, sorted(pair))))
def test_any_two_of_eight_are_opponents_in_exactly_two_blocks(pair: frozenset[int]) -> None:
    against = [
        number for number, block in enumerate(blocks(EIGHT, 2)) for table in block if pair in opponents(table)
    ]

    assert len(against) == len(set(against)) == 2


@pytest.mark.rule("BEACH-100")
def test_a_block_is_one_seating_played_four_times() -> None:
    assert [len(block) for block in blocks(EIGHT, 2)] == [2] * 7


@pytest.mark.rule("BEACH-100")
def test_from_block_to_block_player_8_stays_and_the_others_move_up_by_one() -> None:
    def moved_up(block: set[Table]) -> set[frozenset[frozenset[int]]]:
        step = {player: (player + 1) % 7 for player in range(7)} | {7: 7}
        return {
            frozenset(frozenset(step[player] for player in pair) for pair in partnerships(table))
            for table in block
        }

    paired = [{frozenset(partnerships(table)) for table in block} for block in blocks(EIGHT, 2)]

    assert [moved_up(block) for block in blocks(EIGHT, 2)] == [*paired[1:], paired[0]]


@pytest.mark.rule("BEACH-94", "MODE-06", "B17")
@pytest.mark.parametrize("players", [4, 8])
def test_a_match_seats_every_round_by_the_schedule_with_partners_opposite(players: int) -> None:
    rounds = play_match("beach", players, Mode.ROTATION, 1)

    assert [match.seating for match in rounds] == list(schedule(players))
    assert all(
        match.partners[match.seating[seat]] == match.seating[(seat + 2) % 4]
        for match in rounds
        for seat in range(4)
    )


@pytest.mark.rule("MODE-07", "G02")
@pytest.mark.parametrize("players", [4, 8])
def test_the_deal_moves_one_seat_left_with_every_round_and_is_the_same_at_both_tables(players: int) -> None:
    at_once = tables_at_once(players)
    dealers = [match.round.dealer for match in play_match("beach", players, Mode.ROTATION, 1)]
    first = dealers[0]

    assert first is not None
    assert dealers == [(first + number // at_once) % 4 for number in range(len(dealers))]


def test_nobody_at_the_second_table_has_a_seat_in_the_first_round() -> None:
    match = open_match(get("beach"), 8, mode=Mode.ROTATION)

    assert [match.seat_of(player) for player in schedule(8)[1]] == [None] * 4


def test_who_rests_in_a_round_neither_wins_nor_loses_points() -> None:
    rounds = play_match("beach", 8, Mode.ROTATION, 1)

    assert all(
        before.totals[player] == after.totals[player]
        for before, after in pairwise(rounds)
        for player in range(8)
        if player not in after.seating
    )


@pytest.mark.rule("MODE-06", "B17")
def test_partners_sit_opposite_in_a_rotation_that_starts_from_a_position() -> None:
    match = about_to_end(hands=("b1", "b2", "b3", "b4"), mode=Mode.ROTATION)

    assert [match.partners[match.seating[seat]] for seat in range(4)] == [
        match.seating[(seat + 2) % 4] for seat in range(4)
    ]
