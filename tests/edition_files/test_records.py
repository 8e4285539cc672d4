"""A record of an edition that is not ours brings it along: whoever has the record needs no file."""

from random import Random

from lastcard.lab.random_play import play_round
from lastcard.match.match import sheet_of
from lastcard.match.players import Player
from lastcard.model.seats import Seat
from lastcard.notation import Header, parse_document, read_record, run_case, write_record
from lastcard.notation.editions import read_edition
from tests.edition_files.files import DUO_TEXT

DUO = read_edition(DUO_TEXT)
HEADER = Header(
    edition=DUO,
    names=("Ann", "Bob"),
    mode=DUO.mode,
    rules={"long_deck": True},
    dealer=Player(0),
    position=None,
    cites=(),
)


def test_a_record_brings_its_edition() -> None:
    sheet = sheet_of(DUO, DUO.mode, HEADER.rules)
    inputs = [said for said, _ in play_round(sheet, 2, Seat(0), Random(3))]
    text = write_record(HEADER, ((None if seat is None else Player(seat), said) for seat, said in inputs))
    (case,) = parse_document(text).cases
    header, said = read_record(case)
    assert header == HEADER
    assert len(said) == len(inputs)
    assert run_case(case) is None


def test_a_scenario_can_bring_an_edition() -> None:
    head = """
    seats = ["Ann", "Bob", "Cy", "Dee"]
    script = '''
    Ann zs2
    ? asks Dee play
    '''
    position = { turn = "Ann", discard = "z5", draw = "r1 r2",
                 hands = { Ann = "zs2 z8", Bob = "r3", Cy = "r6", Dee = "r7" } }
    """.replace(",\n                ", ",")
    table = "[edition]\n" + DUO_TEXT.replace("[[", "[[edition.").replace("\n[", "\n[edition.").replace(
        "[edition.[edition.", "[[edition."
    )
    (case,) = parse_document(head + table).cases
    assert run_case(case) is None


def test_a_bad_edition_in_a_record_is_told_with_its_place() -> None:
    (case,) = parse_document('seats = ["Ann", "Bob"]\nedition = { format = 1 }\n').cases
    failure = run_case(case)
    assert failure is not None
    assert "expected key, found nothing" in failure.message
