"""A table of an edition that somebody else wrote has all of it in its log, and needs nothing else."""

import msgspec
import pytest
from msgspec.structs import replace

from lastcard.model.errors import LastcardError, UnknownEdition
from lastcard.notation.document import parse_document
from lastcard.notation.editions import BadEdition
from lastcard.notation.record import read_record
from lastcard.protocol import Begin
from lastcard.table.config import check_config, edition_of_config
from lastcard.table.entries import Stamped, TableOpened
from lastcard.table.record import record_of
from lastcard.table.state import opened
from tests.table.evening import Evening, told
from tests.table.seated import TABLE
from tests.table.strangers import DUO, duo_terms


async def an_evening() -> Evening:
    """A match against bots that is over."""
    evening = await Evening.begun("Ann", config=duo_terms(3, timer=15))
    await evening.comes_to(lambda: evening.status == "over")
    return evening


@told
async def test_a_round_is_played_to_its_end_against_bots() -> None:
    evening = await an_evening()

    assert evening.match is not None
    assert evening.match.sheet.edition.key == "duo"
    assert evening.everybody_sees_the_truth()


@told
async def test_another_process_goes_on_from_the_log_alone() -> None:
    evening = await Evening.begun("Ann", config=duo_terms(3, timer=15))
    other = await evening.again()

    assert other.match == evening.match
    await other.connects("Ann")
    await other.comes_to(lambda: other.status == "over")
    await other.says("Ann", Begin())
    assert other.actor.table.matches == 2


@told
async def test_a_record_of_it_is_read_without_a_file() -> None:
    evening = await an_evening()
    text = record_of(await evening.store.read(TABLE), TABLE, 1)
    header, said = read_record(parse_document(text).cases[0])

    assert header.edition == evening.actor.table.edition
    assert evening.match is not None
    assert said[-1].match.winners == evening.match.winners


def test_all_tables_of_a_sheet_have_one_edition() -> None:
    backwards = dict(reversed(DUO.items()))

    assert edition_of_config(duo_terms()) is edition_of_config(replace(duo_terms(4), sheet=backwards))


def test_a_sheet_has_the_key_that_the_table_names() -> None:
    with pytest.raises(UnknownEdition, match="expected the sheet of 'trio', found one of 'duo'"):
        check_config(replace(duo_terms(), edition="trio"))


def test_what_is_no_edition_is_no_table() -> None:
    with pytest.raises(BadEdition):
        check_config(replace(duo_terms(), sheet={**DUO, "hand": 99}))


def test_a_kept_log_whose_edition_does_not_pass_any_more_is_refused_with_an_error_of_ours() -> None:
    first = TableOpened(replace(duo_terms(), sheet={**DUO, "row": []}))
    kept = msgspec.json.decode(msgspec.json.encode(first), type=TableOpened)

    with pytest.raises(LastcardError):
        opened(TABLE, Stamped(1, 0.0, kept))
