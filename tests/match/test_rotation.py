"""Rotation: everybody partners everybody else, and meets them as opponents in fair measure."""

from itertools import combinations, pairwise

import pytest

from lastcard.editions import get
from lastcard.match import Match, open_match
from lastcard.match.rotation import ROUNDS_PER_BLOCK, Table, schedule, tables_at_once
from lastcard.model.edition import Mode
from lastcard.model.rulings import RotationOrder
from tests.match.play import about_to_end, play_match

Options = tuple[tuple[str, object], ...]

FOUR, EIGHT = schedule(4, "blocks"), schedule(8, "blocks")
ALTERNATE: Options = (("rotation_order", "alternate"),)
A, B, C, D = range(4)
PAIRS_OF_EIGHT = [frozenset(pair) for pair in combinations(range(8), 2)]


def partnerships(table: Table) -> list[frozenset[int]]:
    """Partners sit opposite."""
    a, c, b, d = table
    return [frozenset((a, b)), frozenset((c, d))]


def opponents(table: Table) -> list[frozenset[int]]:
    a, c, b, d = table
    return [frozenset(pair) for pair in ((a, c), (a, d), (b, c), (b, d))]


PAIRINGS = [
    {frozenset((A, C)), frozenset((B, D))},
    {frozenset((A, D)), frozenset((B, C))},
    {frozenset((A, B)), frozenset((C, D))},
]


def blocks(tables: tuple[Table, ...], at_once: int) -> list[set[Table]]:
    """The tables of each block of four rounds."""
    size = ROUNDS_PER_BLOCK * at_once
    return [set(tables[start : start + size]) for start in range(0, len(tables), size)]


@pytest.mark.rule("BEACH-97", "MODE-06")
def test_four_players_play_twelve_rounds() -> None:
    assert len(FOUR) == 12


@pytest.mark.rule("BEACH-97", "B18")
def test_four_players_change_partners_after_four_rounds_each() -> None:
    assert [set(partnerships(table)) for table in FOUR] == [one for one in PAIRINGS for _ in range(4)]


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

    assert [match.seating for match in rounds] == list(schedule(players, "blocks"))
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

    assert [match.seat_of(player) for player in EIGHT[1]] == [None] * 4


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


# --- rotation_order --------------------------------------------------------------------------------------


@pytest.mark.rule("BEACH-97", "MODE-06", "B18")
def test_by_turns_the_three_pairings_follow_one_another_four_times_over() -> None:
    tables = schedule(4, "alternate")

    assert tables[:4] == ((A, B, C, D), (A, B, D, C), (A, C, B, D), (A, B, C, D))
    assert [set(partnerships(table)) for table in tables] == PAIRINGS * 4


@pytest.mark.rule("MODE-06", "B18")
def test_both_orders_have_the_same_tables() -> None:
    assert sorted(schedule(4, "alternate")) == sorted(FOUR)


@pytest.mark.rule("BEACH-100", "MODE-06", "B18")
def test_with_eight_players_the_order_changes_nothing() -> None:
    assert schedule(8, "alternate") == EIGHT


@pytest.mark.rule("BEACH-97", "BEACH-98", "MODE-06", "B17", "B18")
def test_a_match_by_turns_seats_and_credits_the_partners_of_each_round() -> None:
    rounds = play_match("beach", 4, Mode.ROTATION, 6, more=ALTERNATE)
    before: tuple[int, ...] = (0, 0, 0, 0)

    assert [match.seating for match in rounds] == list(schedule(4, "alternate"))
    for match in rounds:
        assert match.over is not None
        winner = match.over.winner
        credited = () if winner is None else (match.seating[winner], match.seating[winner - 2])
        gained = [now - then for now, then in zip(match.totals, before, strict=True)]
        assert gained == [match.points if player in credited else 0 for player in range(4)]
        before = match.totals


@pytest.mark.rule("MODE-06", "B18")
@pytest.mark.parametrize(("order", "partner"), [("blocks", C), ("alternate", D)])
def test_in_the_second_round_a_plays_with_another_partner(order: RotationOrder, partner: int) -> None:
    seating = schedule(4, order)[1]

    assert seating[(seating.index(A) + 2) % 4] == partner


@pytest.mark.rule("MODE-07", "G02")
def test_the_deal_moves_one_seat_left_when_partners_change_every_round() -> None:
    dealers = [match.round.dealer for match in play_match("beach", 4, Mode.ROTATION, 6, more=ALTERNATE)]

    assert dealers[0] is not None
    assert dealers == [(dealers[0] + number) % 4 for number in range(12)]


# --- cycles ----------------------------------------------------------------------------------------------


def cycles(times: int, *more: tuple[str, object]) -> tuple[Match, ...]:
    return play_match("beach", 4, Mode.ROTATION, 7, more=(("cycles", times), *more))


@pytest.mark.rule("BEACH-98", "MODE-06", "B19")
def test_two_cycles_are_24_rounds_and_nobody_wins_before() -> None:
    rounds = cycles(2)

    assert len(rounds) == 24
    assert [match.winners for match in rounds[:-1]] == [()] * 23
    assert list(rounds[-1].winners) == [
        player for player in range(4) if rounds[-1].totals[player] == max(rounds[-1].totals)
    ]


@pytest.mark.rule("MODE-06", "B19")
@pytest.mark.parametrize("order", ["blocks", "alternate"])
def test_every_cycle_begins_with_the_first_pairing_and_its_seats(order: str) -> None:
    rounds = cycles(2, ("rotation_order", order))
    seatings = [match.seating for match in rounds]

    assert seatings[12] == (A, B, C, D)
    assert seatings[:12] == seatings[12:]


@pytest.mark.rule("BEACH-98", "MODE-06", "B19")
def test_totals_and_the_deal_go_on_from_cycle_to_cycle() -> None:
    rounds = cycles(2)
    dealers = [match.round.dealer for match in rounds]

    assert all(after >= before for before, after in zip(rounds[11].totals, rounds[12].totals, strict=True))
    assert sum(rounds[12].totals) - sum(rounds[11].totals) == 2 * rounds[12].points
    assert dealers[0] is not None
    assert dealers == [(dealers[0] + number) % 4 for number in range(24)]


@pytest.mark.rule("MODE-06", "B19")
def test_the_first_cycle_of_two_is_the_match_of_one() -> None:
    """With the same luck: only that it is not over."""
    one, two = cycles(1), cycles(2)

    assert [match.totals for match in one] == [match.totals for match in two[:12]]
    assert one[-1].winners
    assert not two[11].winners


@pytest.mark.rule("MODE-06", "B19")
@pytest.mark.parametrize("times", [1, 2, 10])
@pytest.mark.parametrize(("players", "rounds"), [(4, 12), (8, 56)])
def test_a_rotation_knows_how_many_rounds_it_has(players: int, rounds: int, times: int) -> None:
    match = open_match(get("beach"), players, mode=Mode.ROTATION, options={"cycles": times})

    assert match.rounds_planned == rounds * times


@pytest.mark.parametrize("mode", [mode for mode in Mode if mode is not Mode.ROTATION])
def test_other_modes_know_neither_rounds_nor_changing_partners(mode: Mode) -> None:
    match = open_match(get("beach"), 4, mode=mode, options={"cycles": 3, "rotation_order": "alternate"})

    assert (match.rounds_planned, match.partners_until) == (None, None)


@pytest.mark.rule("MODE-06", "B18")
def test_partners_stay_until_the_last_round_of_their_block() -> None:
    rounds = cycles(2)

    assert [match.partners_until for match in rounds] == [4 * (number // 4 + 1) for number in range(24)]


@pytest.mark.rule("MODE-06", "B18")
def test_by_turns_partners_stay_for_their_round_alone() -> None:
    rounds = play_match("beach", 4, Mode.ROTATION, 6, more=ALTERNATE)

    assert [match.partners_until for match in rounds] == list(range(1, 13))


@pytest.mark.rule("MODE-06", "BEACH-100", "B18")
def test_with_eight_players_a_block_is_eight_games() -> None:
    rounds = play_match("beach", 8, Mode.ROTATION, 1)

    assert [match.partners_until for match in rounds] == [8 * (number // 8 + 1) for number in range(56)]


@pytest.mark.rule("MODE-06", "B18")
@pytest.mark.parametrize("more", [(), ALTERNATE])
def test_the_partners_of_a_round_are_the_same_until_they_are_said_to_change(more: Options) -> None:
    rounds = play_match("beach", 4, Mode.ROTATION, 6, more=more)

    for number, match in enumerate(rounds, start=1):
        until = match.partners_until
        assert until is not None
        assert all(later.partners == match.partners for later in rounds[number - 1 : until])
        assert all(later.partners != match.partners for later in rounds[until : until + 1])


def test_before_its_round_is_over_a_match_says_the_same_as_after() -> None:
    match = open_match(get("beach"), 4, mode=Mode.ROTATION)

    assert match.partners_until == 4
