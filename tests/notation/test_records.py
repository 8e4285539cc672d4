"""A record is the game: what is written is read back exactly, in every edition and mode."""

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from lastcard.bots.bot import pick
from lastcard.editions import BATTLE, EDITIONS, get
from lastcard.engine import answers, rights
from lastcard.engine.legal import asked_seats
from lastcard.engine.options import in_full, settle_rulings
from lastcard.lab.random_play import random_outcome
from lastcard.match import Match, Player, apply, next_round
from lastcard.model.cards import Card
from lastcard.model.decisions import ChanceDecision
from lastcard.model.edition import Edition, Mode
from lastcard.model.errors import LastcardError
from lastcard.model.moves import Battle, Catch, Move, Name, Play, Reveal
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.notation import (
    Header,
    Setup,
    begin,
    parse_document,
    parse_header,
    read_record,
    write_record,
)
from lastcard.notation.record import PlayerInput
from tests.editions import ALL_EDITIONS
from tests.notation.texts import only_case

NAMES = ("Ann", "Bob", "Cy", "Dee")
GAMES = [pytest.param(edition, mode, id=f"{edition.key}-{mode}") for edition in ALL_EDITIONS for mode in Mode]


def header(edition: Edition, mode: Mode, names: tuple[str, ...] = NAMES) -> Header:
    return Header(edition=edition, names=names, mode=mode, rules={}, dealer=None, position=None, cites=())


def kept(head: Header) -> Header:
    """A head as a record has it: its rules in full."""
    return replace(head, rules=in_full(head.edition, head.rules))


def eager_move(luck: Random, state: RoundState) -> tuple[Seat, Move]:
    """A call or a catch now and then, else a card if one can be played: rounds that are short but not tame."""
    for seat in range(len(state.hands)):
        if (open_to := rights(state, Seat(seat))) and luck.random() < 0.3:
            return Seat(seat), pick(luck, open_to)
    seat = pick(luck, asked_seats(state.decision))
    can = answers(state, Seat(seat))
    return Seat(seat), pick(luck, [move for move in can if isinstance(move, Play)] or can)


def played(head: Header, rounds: int, luck: Random) -> tuple[Match, list[PlayerInput]]:
    """So many rounds, or until the match is decided."""
    match, said = begin(head), list[PlayerInput]()
    while True:
        if match.over:
            if match.winners or match.rounds_played == rounds:
                return match, said
            match = next_round(match)
        state = match.round
        if isinstance(state.decision, ChanceDecision):
            one: PlayerInput = (None, random_outcome(luck, state, state.decision))
        else:
            seat, move = eager_move(luck, state)
            one = (match.seating[seat], move)
        said.append(one)
        match, _ = apply(match, *one)


@pytest.mark.parametrize(("edition", "mode"), GAMES)
def test_a_game_of_two_rounds_is_read_back_exactly(edition: Edition, mode: Mode) -> None:
    head = header(edition, mode)
    match, said = played(head, 2, Random(f"{edition.key} {mode}"))

    text = write_record(head, said)
    head_read, lines = read_record(only_case(text))

    assert head_read == kept(head)
    assert [(line.actor, line.what) for line in lines] == said
    assert lines[-1].match == match
    assert write_record(head_read, [(line.actor, line.what) for line in lines]) == text


POSITIONS = {
    "classic": 'turn = "Bob"\ndirection = "right"\ndiscard = "y2 w"\ncolor = "b"\ndraw = "r1 r2"\nrest = "deck"',
    "flip": 'turn = "Bob"\nside = "dark"\ndiscard = "y1/pe rs/w"\ncolor = "u"\ndraw = "r1/p3"\nrest = "deck"',
}
HANDS = {
    "classic": 'hands = { Ann = "r1", Bob = "r3 r4", "Zoë" = "w w+4 b9" }',
    "flip": 'hands = { Ann = "b1/ue", Bob = "b1/ue r4/of", "Zoë" = "w/pf w+2/o4" }',
}


@pytest.mark.parametrize("mode", [Mode.FIRST_TO, Mode.LOWEST, Mode.ELIMINATION])
@pytest.mark.parametrize("key", POSITIONS)
def test_a_game_from_a_position_is_read_back_exactly(key: str, mode: Mode) -> None:
    """Two of the three totals are near the limit, so that seats may be gone in the second round."""
    head = parse_header(
        only_case(
            f'edition = "{key}"\nseats = ["Ann", "Bob", "Zoë"]\nmode = "{mode}"\ndealer = "Zoë"\n'
            'cites = ["G02", "G36"]\nrules = { stacking = "higher", jump_in = true }\n'
            f'[position]\n{POSITIONS[key]}\n{HANDS[key]}\ntotals = {{ Ann = 470, "Zoë" = 480 }}\n'
        )
    )
    _, said = played(head, 3, Random(f"{key} {mode}"))

    text = write_record(head, said)
    head_read, lines = read_record(only_case(text))

    assert head_read == kept(head)
    assert [(line.actor, line.what) for line in lines] == said


def test_a_record_begins_with_its_head_and_ends_with_its_position() -> None:
    head = parse_header(
        only_case(
            'edition = "classic"\nseats = ["Ann", "Bob"]\nrules = { stacking = "same" }\n'
            '[position]\nturn = "Ann"\ndiscard = "r5"\nhands = { Ann = "r1 r2 r3", Bob = "b1" }\n'
        )
    )

    text = write_record(head, [])

    assert text == (
        'edition = "classic"\nseats = ["Ann", "Bob"]\nmode = "first_to"\nrules = { stacking = "same" }\n'
        'script = """\n"""\n\n'
        '[position]\nturn = "Ann"\ndiscard = "r5"\ndraw = ""\nhands = { Ann = "r1 r2 r3", Bob = "b1" }\n'
    )


def test_short_forms_are_written_as_the_lines_they_stand_for() -> None:
    case = only_case(
        'edition = "classic"\nseats = ["Ann", "Bob"]\nscript = "Ann w b uno"\n'
        '[position]\nturn = "Ann"\ndiscard = "r5"\ndraw = "y1"\nhands = { Ann = "w r2", Bob = "b1" }\n'
    )
    head, lines = read_record(case)

    text = write_record(head, [(line.actor, line.what) for line in lines])

    assert 'script = """\nAnn uno\nAnn w\nAnn color b\n"""' in text


SEATS = st.sampled_from(["uno", "draw", "b", "r7", "w", "give", "catch", "-", "A.B", "Zoë", "=", "[x]", "1"])
ANN, BOB = Player(0), Player(1)
A_BATTLE: list[PlayerInput] = [
    (ANN, Play(Card("wb"))),
    (ANN, Battle(Seat(1))),
    (ANN, Reveal(Card("r3"))),
    (BOB, Reveal(Card("y7"))),
    (BOB, Name("g")),
    (ANN, Catch(Seat(1))),
]


@settings(max_examples=100, deadline=None, derandomize=True)
@example(names=["Ann", "uno"])
@example(names=["Ann", "B\x1b"])
@given(names=st.lists(SEATS | st.text(min_size=1, max_size=4), min_size=2, max_size=2, unique=True))
def test_whatever_the_seats_are_called_their_game_is_read_back(names: list[str]) -> None:
    """A name that a head may have is a name that every line may have."""
    ann, bob = names
    hands = {ann: (Card("wb"), Card("r3"), Card("g5")), bob: (Card("y7"), Card("g9"))}
    draw = (Card("y2"), Card("b6"), Card("g2"), Card("r7"))
    position = Setup(turn=ann, discard=(Card("r9"),), hands=hands, draw=draw, totals={bob: 5})
    head = replace(header(BATTLE, Mode.FIRST_TO, (ann, bob)), position=position)
    try:
        parse_header(only_case(write_record(head, [])))
    except LastcardError:
        return  # no name for a seat

    head_read, lines = read_record(only_case(write_record(head, A_BATTLE)))

    assert head_read == kept(head)
    assert [(line.actor, line.what) for line in lines] == A_BATTLE


# --- printings, and rules in full --------------------------------------------------------------------------

PRINTINGS = [
    pytest.param(edition, printing.key, id=f"{edition.key}-{printing.key}")
    for edition in EDITIONS
    for printing in edition.printings
]


def head_of(*lines: str) -> Header:
    return parse_header(only_case("\n".join((*lines, 'seats = ["Ann", "Bob"]', 'script = ""', ""))))


@pytest.mark.parametrize(("edition", "printing"), PRINTINGS)
def test_a_record_names_no_printing_and_plays_by_it(edition: Edition, printing: str) -> None:
    head = head_of(f'edition = "{edition.key}"', f'printing = "{printing}"', "rules = { jump_in = true }")
    _, said = played(head, 1, Random(f"{edition.key} {printing}"))

    text = write_record(head, said)
    head_read, lines = read_record(only_case(text))

    assert "printing" not in text
    assert settle_rulings(edition, head_read.rules) == settle_rulings(edition, head.rules)
    assert [(line.actor, line.what) for line in lines] == said


@pytest.mark.parametrize(("edition", "printing"), PRINTINGS)
def test_a_record_writes_every_option_in_which_printings_differ(edition: Edition, printing: str) -> None:
    head = head_of(f'edition = "{edition.key}"', f'printing = "{printing}"')
    differing = {option for one in edition.printings for option, _ in one.rules}

    written = only_case(write_record(head, [])).table.get("rules", {})

    assert isinstance(written, dict)
    assert set(written) == differing


def test_a_record_of_a_choice_writes_it_under_the_name_of_today() -> None:
    text = write_record(head_of('edition = "mini"', "rules = { mini_target = 400 }"), [])

    assert "target = 400" in text
    assert "mini_target" not in text


def test_rules_beside_a_printing_win_over_it() -> None:
    head = head_of('edition = "mini"', 'printing = "nl"', 'rules = { drawn_card = "may", target = 100 }')

    assert head.rules == {"mini_deck": "b", "target": 100, "drawn_card": "may"}


def test_english_is_the_printing_of_a_file_that_names_none() -> None:
    for edition in EDITIONS:
        named, silent = (
            head_of(f'edition = "{edition.key}"', 'printing = "en"'),
            head_of(f'edition = "{edition.key}"'),
        )

        assert named == silent


def test_a_case_may_have_a_printing_of_its_own() -> None:
    text = 'edition = "flip"\nprinting = "es"\nseats = ["Ann", "Bob"]\n[[case]]\nname = "one"\n'
    text += '[[case]]\nname = "two"\nprinting = "de"\n'
    one, two = map(parse_header, parse_document(text).cases)

    assert (dict(one.rules), dict(two.rules)) == ({"start_direction": "right", "catch_until": "plays"}, {})


DIGITS = "0" * 64
FAIR = f"""
[fairness]
table = "abc"
match = 1
[[fairness.rounds]]
commitment = "{DIGITS}"
seed = "{DIGITS}"
salt = "{DIGITS}"
entropy = ["", ""]
"""
OLD_AND_NEW = [
    ("mini", "", "mini_draw_one", 1, 2),
    ("mini", "rules = { mini_draw_one = 2 }", "mini_draw_one", 2, 2),
    ("mini", "rules = { mini_target = 500 }", "target", 500, 500),
    ("beach", "", "opening_draw_skips", True, False),
    ("beach", "rules = { opening_draw_skips = false }", "opening_draw_skips", False, False),
    ("mini", 'printing = "fr"', "mini_draw_one", 2, 2),
    ("beach", 'printing = "pt"', "opening_draw_skips", False, False),
]


@pytest.mark.parametrize(("edition", "rules", "option", "then", "now"), OLD_AND_NEW)
def test_the_record_of_an_old_match_is_read_with_the_defaults_of_its_time(
    edition: str, rules: str, option: str, then: object, now: object
) -> None:
    """Only a record of a hosted match is: whatever else is read was written for the rules of today."""
    text = f'edition = "{edition}"\nseats = ["Ann", "Bob"]\n{rules}\nscript = ""\n'

    kept_then, written_now = (parse_header(only_case(part)) for part in (text + FAIR, text))

    assert getattr(settle_rulings(get(edition), kept_then.rules), option) == then
    assert getattr(settle_rulings(get(edition), written_now.rules), option) == now


@pytest.mark.parametrize("edition", ["mini", "beach"])
def test_an_old_match_written_anew_is_read_as_before(edition: str) -> None:
    head = parse_header(only_case(f'edition = "{edition}"\nseats = ["Ann", "Bob"]\nscript = ""\n{FAIR}'))

    again = parse_header(only_case(write_record(head, [])))

    assert settle_rulings(head.edition, again.rules) == settle_rulings(head.edition, head.rules)
    assert again.fairness == head.fairness


NO_BATTLE = '''
edition = "battle"
printing = "es"
seats = ["Ann", "Bob"]
script = """
Ann wb nobody uno
Bob r3
"""
[position]
turn = "Ann"
discard = "r5"
draw = "y1"
hands = { Ann = "wb g9", Bob = "r3 g2" }
'''


def test_a_battle_with_nobody_is_written_and_read_back() -> None:
    head, lines = read_record(only_case(NO_BATTLE))
    said = [(line.actor, line.what) for line in lines]

    text = write_record(head, said)
    _, again = read_record(only_case(text))

    assert (ANN, Battle(None)) in said
    assert "Ann uno\nAnn wb\nAnn battle nobody\nBob r3\n" in text
    assert [(line.actor, line.what) for line in again] == said
