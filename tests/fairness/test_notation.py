"""The `[fairness]` table of a record: what may stand in it, and how it is written."""

import pytest
from msgspec.structs import replace

from lastcard.engine.options import in_full
from lastcard.model.errors import NotationError
from lastcard.notation.fairness import Fairness, FairRound
from lastcard.notation.record import write_record
from tests.fairness.tables import digits, fairness_of, header_of

ROUND = FairRound(
    commitment=digits("commitment"), seed=digits("seed"), salt=digits("salt"), entropy=(digits("Ann"), "")
)
FAIRNESS = Fairness(table="kitchen", match=2, rounds=(ROUND, replace(ROUND, entropy=("", ""))))
SEALED = replace(ROUND, sealed=(digits("a seal"), digits("a seal never opened")))
SEALED_FAIRNESS = replace(FAIRNESS, rounds=(ROUND, SEALED), version=2)
ONE = f'commitment = "{ROUND.commitment}"\nseed = "{ROUND.seed}"\nsalt = "{ROUND.salt}"\n'
HEAD = 'edition = "mini"\nseats = ["Ann", "Bob"]\n'
POSITION = """
[position]
turn = "Ann"
discard = "r1"
draw = ""
hands = { Ann = "r5", Bob = "r6" }
"""


def table_of(*, table: str = '"kitchen"', match: str = "1", rounds: str = f'{ONE}entropy = ["", ""]') -> str:
    return f"{HEAD}[fairness]\ntable = {table}\nmatch = {match}\n[[fairness.rounds]]\n{rounds}\n"


def test_a_table_is_read() -> None:
    assert fairness_of(table_of()) == Fairness(
        table="kitchen", match=1, rounds=(replace(ROUND, entropy=("", "")),)
    )


def test_a_table_of_version_2_is_read_with_its_seals() -> None:
    sealed = '["{}", "{}"]'.format(*SEALED.sealed)
    text = table_of(match="1\nversion = 2", rounds=f'{ONE}sealed = {sealed}\nentropy = ["", ""]')

    assert fairness_of(text) == Fairness(
        table="kitchen", match=1, rounds=(replace(SEALED, entropy=("", "")),), version=2
    )


def test_a_record_without_the_table_has_none() -> None:
    assert header_of(HEAD).fairness is None


@pytest.mark.parametrize("head", [HEAD, HEAD + POSITION], ids=["a deal", "a position"])
@pytest.mark.parametrize("table", ["kitchen", 'Ann\'s "big" table \\ Küche 7', "卓"])
@pytest.mark.parametrize("fairness", [FAIRNESS, SEALED_FAIRNESS], ids=["version 1", "version 2"])
def test_what_is_written_is_read_again(head: str, table: str, fairness: Fairness) -> None:
    header = replace(header_of(head), fairness=replace(fairness, table=table))

    assert header_of(write_record(header, ())) == replace(header, rules=in_full(header.edition, header.rules))


def test_the_table_stands_at_the_end() -> None:
    text = write_record(replace(header_of(HEAD + POSITION), fairness=FAIRNESS), ())

    assert text.index("[position]") < text.index("[fairness]")
    assert text.endswith(f'salt = "{ROUND.salt}"\nentropy = ["", ""]\n')


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (f"{HEAD}fairness = 3\n", "expected a table `fairness`, found 3"),
        (
            f'{HEAD}fairness = {{ dealer = "Ann" }}\n',
            "the keys version, table, match, rounds, found 'dealer'",
        ),
        (f"{HEAD}[fairness]\n", "expected a printable text for `table` in fairness, found none"),
        (table_of(table='""'), "expected a printable text for `table` in fairness, found ''"),
        (table_of(table='"a\\nb"'), "expected a printable text for `table` in fairness, found 'a"),
        (
            table_of(match="1\nversion = 3"),
            "expected `version` 1 or 2 in fairness, found 3; a newer lastcard may know it",
        ),
        (table_of(match="1\nversion = true"), "expected `version` 1 or 2 in fairness, found True"),
        (table_of(match='1\nversion = "2"'), "expected `version` 1 or 2 in fairness, found '2'"),
        (
            table_of(rounds=f'{ONE}sealed = ["", ""]\nentropy = ["", ""]'),
            "commitment, seed, salt, entropy, found 'sealed'",
        ),
        (
            table_of(match="1\nversion = 2", rounds=f'{ONE}sealed = []\nentropy = ["", ""]'),
            "expected `sealed` of round 1 in fairness to have one text for each of 2 seats, found []",
        ),
        (
            table_of(match="1\nversion = 2", rounds=f'{ONE}sealed = ["", "luck"]\nentropy = ["", ""]'),
            "expected `sealed` of round 1, where it is not empty, in fairness to be 64 digits",
        ),
        (table_of(match="0"), "expected a number from 1 for `match` in fairness, found 0"),
        (table_of(match="true"), "expected a number from 1 for `match` in fairness, found True"),
        (table_of(match='"1"'), "expected a number from 1 for `match` in fairness, found '1'"),
        (
            f'{HEAD}[fairness]\ntable = "kitchen"\nmatch = 1\n',
            "expected a table `[[fairness.rounds]]` for each round, found none",
        ),
        (
            f'{HEAD}fairness = {{ table = "kitchen", match = 1, rounds = [] }}\n',
            "expected a table `[[fairness.rounds]]` for each round, found none",
        ),
        (
            f'{HEAD}fairness = {{ table = "kitchen", match = 1, rounds = [7] }}\n',
            "expected a table for round 1 in fairness, found 7",
        ),
        (
            table_of(rounds=f'{ONE}entropy = ["", ""]\nluck = 1'),
            "commitment, seed, salt, entropy, found 'luck'",
        ),
        (table_of(rounds='entropy = ["", ""]'), "`commitment` of round 1 in fairness to be 64 digits"),
        (
            table_of(rounds=f'{ONE.replace(ROUND.seed, ROUND.seed.upper())}entropy = ["", ""]'),
            "expected `seed` of round 1 in fairness to be 64 digits from 0-9 and a-f, found '19B2",
        ),
        (
            table_of(rounds=f'{ONE.replace(ROUND.salt, ROUND.salt[1:])}entropy = ["", ""]'),
            "expected `salt` of round 1 in fairness to be 64 digits",
        ),
        (table_of(rounds=ONE), "one text for each of 2 seats, found none"),
        (table_of(rounds=f'{ONE}entropy = "{ROUND.seed}"'), "one text for each of 2 seats, found '"),
        (table_of(rounds=f'{ONE}entropy = [""]'), "one text for each of 2 seats, found ['']"),
        (table_of(rounds=f'{ONE}entropy = ["", "luck"]'), "`entropy` of round 1, where it is not empty,"),
        (table_of(rounds=f'{ONE}entropy = ["", 0]'), "to be 64 digits from 0-9 and a-f, found 0"),
    ],
)
def test_another_shape_is_refused_with_what_was_expected_and_found(text: str, complaint: str) -> None:
    with pytest.raises(NotationError) as refusal:
        header_of(text)

    assert complaint in str(refusal.value)
