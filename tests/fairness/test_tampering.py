"""Whatever is changed about a record's luck is found, and the finding says where."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from lastcard.lab.verify import Fault, Finding, NoFairness, check_rounds, commitment_to, seal_to, verify
from lastcard.notation.fairness import Fairness, FairRound, write_fairness
from tests.fairness.tables import VERSION_1, case_of, digits, fairness_of, record
from tests.table.seated import TABLE

CLASSIC = "classic, ten at the table"
ROTATION = "beach, partners change"
MINI = "mini, one round"


def with_fairness(text: str, fairness: Fairness) -> str:
    """The same match with another `[fairness]` table."""
    return text.partition("[fairness]")[0] + "\n".join(write_fairness(fairness)) + "\n"


def with_round(text: str, number: int, **changed: object) -> str:
    """The same match with another secret of one round."""
    fairness = fairness_of(text)
    rounds = list(fairness.rounds)
    rounds[number - 1] = replace(rounds[number - 1], **changed)
    return with_fairness(text, replace(fairness, rounds=tuple(rounds)))


def with_line(text: str, number: int, line: str | None) -> str:
    """The same file with another line, counted from 1; or without it."""
    lines = text.split("\n")
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines)


@cache
def chance_lines(game: str) -> tuple[tuple[int, str], ...]:
    """Every chance line of a record with its number in the file."""
    lines = enumerate(record(game).split("\n"), start=1)
    return tuple((number, line) for number, line in lines if line.startswith("* "))


def faults(text: str) -> list[tuple[Fault, int]]:
    return [(finding.fault, finding.round) for finding in verify(case_of(text))]


# --- other cards -----------------------------------------------------------------------------------------


def exchanged(line: str, one: int, other: int) -> str:
    """A shuffle with two of its cards exchanged."""
    words = line.split(" ")
    words[2 + one], words[2 + other] = words[2 + other], words[2 + one]
    return " ".join(words)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.data())
def test_two_cards_exchanged_in_any_shuffle_are_found(data: st.DataObject) -> None:
    shuffles = [one for one in chance_lines(CLASSIC) if one[1].startswith("* shuffle")]
    number, line = data.draw(st.sampled_from(shuffles))
    size = len(line.split(" ")) - 2
    one, other = sorted(data.draw(st.tuples(*[st.integers(0, size - 1)] * 2)))
    cards = line.split(" ")[2:]
    found = verify(case_of(with_line(record(CLASSIC), number, exchanged(line, one, other))))

    if cards[one] == cards[other]:
        assert found == []
    else:
        first = found[0]
        assert (first.fault, first.line) == (Fault.OUTCOME, number)
        assert first.expected == f"{cards[one]} as card {one + 1} of the shuffle"
        assert first.found == cards[other]


def test_two_cards_exchanged_that_nobody_ever_draws_are_the_only_finding() -> None:
    number, line = chance_lines(MINI)[-1]
    *_, above, bottom = line.split(" ")
    forged = with_line(record(MINI), number, f"{line.removesuffix(f'{above} {bottom}')}{bottom} {above}")

    assert verify(case_of(forged)) == [
        Finding(Fault.OUTCOME, 1, number, f"{above} as card 55 of the shuffle", bottom)
    ]


def test_a_card_that_is_there_twice_is_found() -> None:
    number, line = chance_lines(MINI)[-1]
    (finding,) = verify(case_of(with_line(record(MINI), number, f"{line.rpartition(' ')[0]} g1")))

    assert (finding.fault, finding.round, finding.line) == (Fault.SCRIPT, 1, number)
    assert finding.found == "a line that cannot (expected cards of the pile, found g1 too often)"


# --- other secrets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 12])
def test_another_seed_is_neither_the_one_committed_to_nor_the_one_dealt_from(number: int) -> None:
    forged = with_round(record(ROTATION), number, seed=digits("another seed"))

    assert faults(forged)[0] == (Fault.COMMITMENT, number)
    assert {fault for fault, _ in faults(forged)} == {Fault.COMMITMENT, Fault.OUTCOME}
    assert {at for _, at in faults(forged)} == {number}


def test_another_salt_does_not_open_the_commitment() -> None:
    assert faults(with_round(record(ROTATION), 3, salt=digits("another salt"))) == [(Fault.COMMITMENT, 3)]


def test_another_commitment_is_not_the_one_of_this_seed() -> None:
    honest = fairness_of(record(ROTATION)).rounds[2]
    forged = with_round(record(ROTATION), 3, commitment=digits("another commitment"))

    assert [(one.expected, one.found) for one in verify(case_of(forged))] == [
        (f"commitment {honest.commitment}", digits("another commitment"))
    ]


def test_another_seed_with_a_commitment_that_fits_does_not_explain_the_cards() -> None:
    seed, salt = digits("another seed"), digits("another salt")
    forged = with_round(record(ROTATION), 2, seed=seed, salt=salt, commitment=commitment_to(seed, salt))

    assert faults(forged) == [(Fault.OUTCOME, 2)]


@pytest.mark.parametrize(
    "entropy",
    [
        (digits("not what Ann sent"), "", "", ""),
        ("", "", "", ""),
        ("", digits("before the match"), "", ""),
        (digits("before the match"), digits("of a friend of the house"), "", ""),
    ],
    ids=["another", "none", "somebody else's", "one more"],
)
def test_other_entropy_gives_other_cards_and_does_not_fit_its_seal(entropy: tuple[str, ...]) -> None:
    assert fairness_of(record(ROTATION)).rounds[0].entropy == (digits("before the match"), "", "", "")

    forged = with_round(record(ROTATION), 1, entropy=entropy)

    assert (Fault.OUTCOME, 1) in faults(forged)
    assert ((Fault.SEAL, 1) in faults(forged)) == any(entropy), "what is left out can only be counted"
    assert {number for _, number in faults(forged)} == {1}


def test_luck_that_is_left_out_is_counted() -> None:
    forged = with_round(record(ROTATION), 1, entropy=("", "", "", ""))
    first, second, *_ = check_rounds(case_of(forged))

    assert (first.contributors, first.withheld, first.sealed) == (0, 1, True)
    assert (second.contributors, second.withheld, second.sealed) == (0, 0, True)


@pytest.mark.parametrize(
    "sealed",
    [
        ("", "", "", ""),
        (digits("another seal"), "", "", ""),
        ("", fairness_of(record(ROTATION)).rounds[0].sealed[0], "", ""),
    ],
    ids=["none", "another", "somebody else's"],
)
def test_other_seals_give_other_cards_and_do_not_fit_the_luck(sealed: tuple[str, ...]) -> None:
    assert set(faults(with_round(record(ROTATION), 1, sealed=sealed))) == {
        (Fault.SEAL, 1),
        (Fault.OUTCOME, 1),
    }


def test_a_seal_more_that_is_never_opened_gives_other_cards() -> None:
    sealed = (*fairness_of(record(ROTATION)).rounds[0].sealed[:3], digits("one more"))

    assert set(faults(with_round(record(ROTATION), 1, sealed=sealed))) == {(Fault.OUTCOME, 1)}


def test_another_entropy_with_a_seal_that_fits_does_not_explain_the_cards() -> None:
    luck = digits("found by trying")
    forged = with_round(
        record(ROTATION),
        1,
        entropy=(luck, "", "", ""),
        sealed=(seal_to(luck, TABLE, "1.1", 0), "", "", ""),
    )

    assert set(faults(forged)) == {(Fault.OUTCOME, 1)}


def test_a_finding_about_a_seal_names_the_player_and_both_seals() -> None:
    luck, (seal, *_) = digits("not what Ann sealed"), fairness_of(record(ROTATION)).rounds[0].sealed
    first = verify(case_of(with_round(record(ROTATION), 1, entropy=(luck, "", "", ""))))[0]

    assert first.expected == f"Ann's luck sealed as {seal_to(luck, TABLE, '1.1', 0)}"
    assert first.found == seal


def test_a_round_of_version_2_cannot_pass_for_one_of_version_1() -> None:
    forged = with_round(record(ROTATION), 1, sealed=())

    assert set(faults(forged)) == {(Fault.OUTCOME, 1)}
    assert not check_rounds(case_of(forged))[0].sealed


def test_once_luck_is_sealed_no_later_round_is_of_version_1() -> None:
    forged = with_round(record(ROTATION), 2, sealed=())
    (first, *_) = (finding for finding in verify(case_of(forged)) if finding.fault is Fault.SEAL)

    assert (first.round, first.expected) == (2, "luck sealed, as in round 1")


def test_a_round_of_version_1_cannot_pass_for_one_of_version_2() -> None:
    entropy = fairness_of(VERSION_1).rounds[0].entropy
    seals = tuple(one and seal_to(one, TABLE, "1.1", at) for at, one in enumerate(entropy))
    newer = with_fairness(VERSION_1, replace(fairness_of(VERSION_1), version=2))

    assert faults(newer) == [], "it says of each round how it was dealt"
    later = range(2, len(fairness_of(VERSION_1).rounds) + 1)
    assert set(faults(with_round(newer, 1, sealed=seals))) == {
        (Fault.OUTCOME, 1),
        *((Fault.SEAL, number) for number in later),
    }


@pytest.mark.parametrize("entropy", [("", "", ""), (digits("not what Ann sent"), "", "")])
def test_other_entropy_of_version_1_gives_other_cards(entropy: tuple[str, ...]) -> None:
    assert set(faults(with_round(VERSION_1, 1, entropy=entropy))) == {(Fault.OUTCOME, 1)}


@pytest.mark.parametrize("changed", [{"table": "anothertable"}, {"match": 2}], ids=str)
def test_another_table_or_match_gives_other_cards_in_every_round(changed: dict[str, object]) -> None:
    forged = with_fairness(record(ROTATION), replace(fairness_of(record(ROTATION)), **changed))

    assert {number for fault, number in faults(forged) if fault is Fault.OUTCOME} == set(range(1, 13))
    assert {fault for fault, _ in faults(forged)} == {Fault.SEAL, Fault.OUTCOME}


# --- other rounds ----------------------------------------------------------------------------------------


def with_rounds(text: str, rounds: tuple[FairRound, ...]) -> str:
    return with_fairness(text, replace(fairness_of(text), rounds=rounds))


def test_the_secrets_of_two_rounds_cannot_be_swapped() -> None:
    one, two, *rest = fairness_of(record(ROTATION)).rounds
    forged = with_rounds(record(ROTATION), (two, one, *rest))

    assert {(Fault.OUTCOME, 1), (Fault.OUTCOME, 2), (Fault.SEAL, 2)} == set(faults(forged))


def test_two_rounds_cannot_be_swapped_with_their_secrets() -> None:
    one, two, three, *rest = fairness_of(record(ROTATION)).rounds
    _, _, (second, _), (third, _), (fourth, _), *_ = chance_lines(ROTATION)
    lines = record(ROTATION).split("\n")
    swapped = [*lines[: second - 1], *lines[third - 1 : fourth - 1], *lines[second - 1 : third - 1]]
    text = "\n".join((*swapped, *lines[fourth - 1 :]))
    found = verify(case_of(with_rounds(text, (one, three, two, *rest))))
    first = next(finding for finding in found if finding.fault is Fault.OUTCOME)

    assert (first.fault, first.round, first.line) == (Fault.OUTCOME, 2, second)


def test_a_round_without_a_seed_is_found() -> None:
    *rounds, _ = fairness_of(record(ROTATION)).rounds
    forged = with_rounds(record(ROTATION), tuple(rounds))
    (finding,) = verify(case_of(forged))

    assert (finding.fault, finding.round, finding.line) == (Fault.SCRIPT, 12, chance_lines(ROTATION)[-1][0])
    assert (finding.expected, finding.found) == ("a seed for round 12", "seeds for 11")
    assert check_rounds(case_of(forged))[-1].outcomes == 0


def test_a_seed_without_a_round_is_found() -> None:
    rounds = fairness_of(record(MINI)).rounds
    stale, finding = verify(case_of(with_rounds(record(MINI), rounds * 2)))

    assert (stale.fault, stale.round) == (Fault.SEAL, 2), "luck is sealed for one round"
    assert (finding.fault, finding.round) == (Fault.SCRIPT, 2)
    assert (finding.expected, finding.found) == ("round 2 to be dealt", "a script that comes to round 1")


def test_a_match_that_stops_before_its_end_is_found() -> None:
    last = record(MINI).split("\n").index('"""')
    (finding,) = verify(case_of(with_line(record(MINI), last, None)))

    assert (finding.fault, finding.round, finding.line) == (Fault.SCRIPT, 1, last - 1)
    assert finding.found == "a script that stops in round 1"


def test_rounds_after_a_line_that_breaks_a_rule_do_not_pass() -> None:
    third = next(number for number, line in chance_lines(ROTATION)[3:] if line.startswith("* shuffle"))
    checked = check_rounds(case_of(with_line(record(ROTATION), third + 1, "Ann catch Ann")))

    assert [bool(one.findings) for one in checked] == [False, False] + [True] * 10


def test_a_deal_that_breaks_a_rule_is_a_fault_of_its_own_round_not_of_the_one_before() -> None:
    _, _, (number, line), *_ = chance_lines(ROTATION)
    checked = check_rounds(case_of(with_line(record(ROTATION), number, line.rpartition(" ")[0])))

    assert [(one.fault, one.round, one.line) for one in checked[1].findings] == [(Fault.SCRIPT, 2, number)]
    assert checked[0].findings == ()


def test_a_line_that_cannot_be_read_is_found() -> None:
    (number, _), *_ = chance_lines(MINI)
    (finding,) = verify(case_of(with_line(record(MINI), number, "Ann")))

    assert (finding.fault, finding.line) == (Fault.SCRIPT, number)


# --- another dealer --------------------------------------------------------------------------------------


def test_another_dealer_by_lot_is_found() -> None:
    (number, line), *_ = chance_lines(MINI)
    other = {"* dealer Ann": "* dealer Bot1", "* dealer Bot1": "* dealer Ann"}[line]
    first = verify(case_of(with_line(record(MINI), number, other)))[0]

    assert first == Finding(Fault.OUTCOME, 1, number, f"`{line[2:]}`", f"`{other[2:]}`")


def test_another_card_in_the_cut_for_the_deal_is_found() -> None:
    (number, line), *_ = chance_lines(ROTATION)
    words = line.split(" ")
    words[3] = "t1" if words[3] != "t1" else "t2"
    first = verify(case_of(with_line(record(ROTATION), number, " ".join(words))))[0]

    assert first == Finding(Fault.OUTCOME, 1, number, f"`{line[2:]}`", f"`{' '.join(words[1:])}`")


def test_a_dealer_who_was_not_found_by_luck_is_found() -> None:
    (number, line), *_ = chance_lines(MINI)
    given_dealer = f'dealer = "{line.split(" ")[2]}"\n' + with_line(record(MINI), number, None)

    assert faults(given_dealer) == [(Fault.SCRIPT, 1), (Fault.OUTCOME, 1)]


def test_a_match_that_does_not_begin_with_its_first_card_is_found() -> None:
    fairness = "\n".join(write_fairness(fairness_of(record(MINI))))
    text = f'''
edition = "mini"
seats = ["Ann", "Bob"]
script = """
Ann r5
"""
[position]
turn = "Ann"
discard = "r1"
draw = ""
hands = {{ Ann = "r5", Bob = "r6" }}

{fairness}
'''
    (finding,) = verify(case_of(text))

    assert (finding.expected, finding.found) == ("a match from its first card on", "a `[position]`")


def test_a_record_without_seeds_cannot_be_checked() -> None:
    bare = record(MINI).partition("[fairness]")[0]

    with pytest.raises(NoFairness, match="expected a `\\[fairness\\]` table"):
        verify(case_of(bare))
