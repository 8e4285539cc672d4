"""Whole matches at random: the totals and the winners are what the rounds add up to."""

from itertools import pairwise

import pytest

from lastcard.match import Match
from lastcard.model.edition import Mode
from tests.editions import ALL_EDITIONS
from tests.match.play import play_match

EIGHT_AT_TWO_TABLES = ("beach", "mini")
PAIRED = (Mode.PARTNERS, Mode.PARTNERS_LOWEST, Mode.ROTATION)


def tables() -> list[tuple[str, int, Mode, int]]:
    """Edition, players, mode, and a number for the luck."""
    found = []
    for edition in ALL_EDITIONS:
        for mode in Mode:
            sizes = (4,) if mode in PAIRED else (2, 3, edition.players[1])
            found += [(edition.key, players, mode, seed) for players in sizes for seed in (1, 2)]
    return found + [(edition, 8, Mode.ROTATION, 1) for edition in EIGHT_AT_TWO_TABLES]


TABLES = tables()
every_match = pytest.mark.parametrize(("edition", "players", "mode", "seed"), TABLES)


def left_with(match: Match) -> list[int]:
    """What the hands of the ended round are worth, seat by seat, counted anew."""
    return [sum(match.round.face(card).points for card in hand) for hand in match.round.hands]


def scored(match: Match) -> dict[int, int]:
    """What each player of the ended round writes down, by the rules of the mode."""
    assert match.over is not None
    winner = match.over.winner
    left = left_with(match)
    if winner is None or match.mode is Mode.SINGLE:
        return {}
    by_seat = [0] * len(left)
    match match.mode:
        case Mode.FIRST_TO:
            by_seat[winner] = sum(left)
        case Mode.LOWEST | Mode.ELIMINATION:
            by_seat = left
        case Mode.PARTNERS | Mode.ROTATION:
            by_seat[winner] = by_seat[winner - 2] = left[winner - 1] + left[winner - 3]
        case Mode.PARTNERS_LOWEST:
            by_seat[winner - 1] = by_seat[winner - 3] = left[winner - 1] + left[winner - 3]
    return dict(zip(match.seating, by_seat, strict=True))


def decided(match: Match, target: int) -> list[int]:
    """Who has won after this round, if anybody has."""
    assert match.over is not None
    totals = match.totals
    most, least = max(totals), min(totals)
    everybody = range(len(totals))
    match match.mode:
        case Mode.SINGLE:
            return [] if match.over.winner is None else [match.seating[match.over.winner]]
        case Mode.FIRST_TO | Mode.PARTNERS:
            return [player for player in everybody if totals[player] == most >= target]
        case Mode.LOWEST | Mode.PARTNERS_LOWEST:
            return [player for player in everybody if most >= target and totals[player] == least]
        case Mode.ELIMINATION:
            left = [player for player in everybody if totals[player] < target]
            return left if len(left) == 1 else []
        case Mode.ROTATION:
            last = match.rounds_played == {4: 12, 8: 56}[len(totals)]
            return [player for player in everybody if last and totals[player] == most]


@pytest.mark.rule("MODE-01", "MODE-02", "MODE-03", "MODE-05", "MODE-06", "BEACH-96", "BEACH-98", "B19")
@every_match
def test_totals_are_what_the_rounds_add_up_to(edition: str, players: int, mode: Mode, seed: int) -> None:
    expected = [0] * players

    for match in play_match(edition, players, mode, seed):
        for player, points in scored(match).items():
            expected[player] += points

        assert list(match.totals) == expected


@pytest.mark.rule("MODE-01", "MODE-02", "MODE-03", "MODE-04", "MODE-05", "MODE-06", "G39")
@every_match
def test_a_match_ends_with_its_winners_and_not_a_round_before(
    edition: str, players: int, mode: Mode, seed: int
) -> None:
    target = 250 if edition == "mini" else 500
    rounds = play_match(edition, players, mode, seed)

    assert [list(match.winners) for match in rounds] == [decided(match, target) for match in rounds]
    assert [bool(match.winners) for match in rounds] == [False] * (len(rounds) - 1) + [True]


@every_match
def test_rounds_are_counted(edition: str, players: int, mode: Mode, seed: int) -> None:
    rounds = play_match(edition, players, mode, seed)

    assert [match.rounds_played for match in rounds] == list(range(1, len(rounds) + 1))


@pytest.mark.rule("BEACH-90", "BATTLE-66", "TREND-54", "FLIP-74", "MINI-44", "F16")
@every_match
def test_everybody_is_caught_with_the_cards_in_hand(
    edition: str, players: int, mode: Mode, seed: int
) -> None:
    for match in play_match(edition, players, mode, seed):
        assert match.over is not None
        winner = match.over.winner

        assert list(match.over.caught) == (
            left_with(match) if winner is not None else [0] * len(match.seating)
        )


@pytest.mark.rule("BEACH-102", "MODE-03", "B20")
@pytest.mark.parametrize(
    ("edition", "players", "mode", "seed"), [one for one in TABLES if one[2] is Mode.ELIMINATION]
)
def test_who_is_out_never_sits_again(edition: str, players: int, mode: Mode, seed: int) -> None:
    target = 250 if edition == "mini" else 500
    rounds = play_match(edition, players, mode, seed)

    assert [match.seating for match in rounds[1:]] == [
        tuple(player for player, total in enumerate(before.totals) if total < target)
        for before in rounds[:-1]
    ]


@pytest.mark.rule("BEACH-103", "BEACH-104", "MODE-03", "B20")
@pytest.mark.parametrize(
    ("edition", "players", "mode", "seed"), [one for one in TABLES if one[2] is Mode.ELIMINATION]
)
def test_totals_carry_over_from_round_to_round(edition: str, players: int, mode: Mode, seed: int) -> None:
    rounds = play_match(edition, players, mode, seed)

    assert all(
        now >= then
        for before, after in pairwise(rounds)
        for then, now in zip(before.totals, after.totals, strict=True)
    )


@pytest.mark.rule("BEACH-94", "BEACH-95", "MODE-05", "B17")
@pytest.mark.parametrize(
    ("edition", "players", "mode", "seed"),
    [one for one in TABLES if one[2] in (Mode.PARTNERS, Mode.PARTNERS_LOWEST)],
)
def test_partners_sit_opposite_and_have_one_total(edition: str, players: int, mode: Mode, seed: int) -> None:
    for match in play_match(edition, players, mode, seed):
        assert match.seating == (0, 1, 2, 3)
        assert match.partners == {0: 2, 1: 3, 2: 0, 3: 1}
        assert match.totals[:2] == match.totals[2:]


@pytest.mark.rule("MODE-01", "MODE-02", "MODE-03", "MODE-05", "G39", "B20")
@pytest.mark.parametrize("target", [50, 130, 900])
@pytest.mark.parametrize(
    "mode", [Mode.FIRST_TO, Mode.LOWEST, Mode.ELIMINATION, Mode.PARTNERS, Mode.PARTNERS_LOWEST]
)
def test_a_match_to_any_target_ends_when_it_is_reached(mode: Mode, target: int) -> None:
    rounds = play_match("battle", 4, mode, 8, more=(("target", target),))

    assert [list(match.winners) for match in rounds] == [decided(match, target) for match in rounds]
    assert [bool(match.winners) for match in rounds] == [False] * (len(rounds) - 1) + [True]
