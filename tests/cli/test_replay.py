"""`lastcard replay`: a recorded game in words, whole or through the eyes of one seat."""

from pathlib import Path

import pytest

from lastcard.editions import CLASSIC
from lastcard.locale import LANGUAGES, Speaker
from lastcard.model.cards import Card
from lastcard.model.events import CardPlayed
from lastcard.model.seats import Seat
from tests.cli.running import SCENARIO, kept, lastcard, process


def test_a_game_is_told_move_by_move(tmp_path: Path) -> None:
    ran = lastcard("replay", kept(tmp_path, "game.toml", SCENARIO))

    assert ran.exit_code == 0
    assert ran.stdout.splitlines() == [
        "  ▸ Ann   3  ♦r1 ♦r2 ▲g3",
        "    Bob   2  ■b3 ■b4",
        "    draw pile 2 · discard pile 1 ♦r5 · color ♦ red · →",
        "  … Ann to play",
        "",
        "Round 1, step 1",
        "Ann plays red 1.",
        "    Ann   2  ♦r2 ▲g3",
        "  ▸ Bob   2  ■b3 ■b4",
        "    draw pile 2 · discard pile 2 ♦r1 · color ♦ red · →",
        "  … Bob to play",
        "",
    ]


def test_through_the_eyes_of_a_seat_the_others_hold_their_cards_hidden(tmp_path: Path) -> None:
    ran = lastcard("replay", kept(tmp_path, "game.toml", SCENARIO), "--seat", "Bob")

    assert ran.stdout.splitlines()[:2] == ["  ▸ Ann   3  ? ? ?", "    Bob   2  ■b3 ■b4"]


def test_a_winner_is_named(tmp_path: Path) -> None:
    text = SCENARIO.replace('Ann = "r1 r2 g3"', 'Ann = "r1"').replace("? asks Bob play", "")
    path = kept(tmp_path, "game.toml", text.replace('name = "a red card on a red one"', 'mode = "single"'))

    ran = lastcard("replay", path)

    assert "Ann goes out. 7 points." in ran.stdout
    assert "Ann wins the match." in ran.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_told_in_every_language(tmp_path: Path, lang: str) -> None:
    path = kept(tmp_path, "game.toml", SCENARIO)
    (sentence,) = Speaker(lang, ("Ann", "Bob"), edition=CLASSIC).events(
        [CardPlayed(Seat(0), Card("r1"))], "light"
    )

    ran = lastcard("replay", path, "--lang", lang)

    assert ran.exit_code == 0
    assert sentence in ran.stdout


WORLDS = [
    pytest.param(
        """\
edition = "classic"
seats = ["Ann", "Bob", "Cy"]
script = \"\"\"
Ann r1
Bob draw
Bob keep
Cy w+4 g
Ann accept
Bob draw
Bob keep
\"\"\"
[position]
turn = "Ann"
discard = "r5"
draw = "BOB b1 b2 b4 b5 BOB2 b6"
hands = { Ann = "r1 r2 g3", Bob = "HAND", Cy = "w+4 CY CY" }
""",
        [("BOB ", "y1 "), ("BOB2", "y2"), ("HAND", "b7 b8"), ("CY CY", "b9 g9")],
        [("BOB ", "b3 "), ("BOB2", "y4"), ("HAND", "y7 y8"), ("CY CY", "y9 y3")],
        id="hands and drawn cards",
    ),
    pytest.param(
        """\
edition = "classic"
seats = ["Ann", "Bob", "Cy"]
script = \"\"\"
Bob w+4 g
Cy challenge
\"\"\"
[position]
turn = "Bob"
discard = "r5"
draw = "b1 b2 b3 b4 b5 b6"
hands = { Ann = "r1 r2 g3", Bob = "w+4 HAND", Cy = "y1 y2" }
""",
        [("HAND", "b7 b8")],
        [("HAND", "y7 g8")],
        id="a hand shown to somebody else",
    ),
    pytest.param(
        """\
edition = "beach"
seats = ["Ann", "Bob", "Cy"]
script = \"\"\"
Bob wg
Bob give Cy GIFT
Bob color t
\"\"\"
[position]
turn = "Bob"
discard = "t5"
draw = "t1 t2"
hands = { Ann = "t3 t4", Bob = "wg GIFT p8", Cy = "o1 o2" }
""",
        [("GIFT", "p1 g1")],
        [("GIFT", "t9 o9")],
        id="a gift between the others",
    ),
    pytest.param(
        """\
edition = "trend"
seats = ["Ann", "Bob", "Cy"]
script = \"\"\"
Bob wt r
Cy show SHOWN
Ann show r1
\"\"\"
[position]
turn = "Bob"
discard = "b5"
draw = "b1 b2"
hands = { Ann = "r1 r2", Bob = "wt g1 g2", Cy = "SHOWN y1" }
""",
        [("SHOWN", "r8")],
        [("SHOWN", "rs")],
        id="a card shown to somebody else",
    ),
    pytest.param(
        """\
edition = "flip"
seats = ["Ann", "Bob"]
script = \"\"\"
Ann r2/ov
Bob draw
Bob keep
\"\"\"
[position]
turn = "Ann"
discard = "r5/t5"
draw = "TOP r9/u5"
hands = { Ann = "r2/ov r7/o1 g8/pv", Bob = "BACK b1/ue" }
""",
        [("TOP", "b3/t2"), ("BACK", "b+1/p6")],
        [("TOP", "g7/t2"), ("BACK", "b2/p6")],
        id="faces that only their holder sees",
    ),
]


@pytest.mark.parametrize(("text", "one", "other"), WORLDS)
def test_two_worlds_that_look_alike_to_a_seat_are_told_to_it_alike(
    tmp_path: Path, text: str, one: list[tuple[str, str]], other: list[tuple[str, str]]
) -> None:
    first = kept(tmp_path, "first.toml", filled(text, one))
    second = kept(tmp_path, "second.toml", filled(text, other))

    told = [lastcard("replay", path, "--seat", "Ann") for path in (first, second)]
    whole = [lastcard("replay", path) for path in (first, second)]

    assert [ran.exit_code for ran in told] == [0, 0]
    assert told[0].stdout == told[1].stdout
    assert whole[0].stdout != whole[1].stdout


def filled(text: str, cards: list[tuple[str, str]]) -> str:
    for place, code in cards:
        text = text.replace(place, code)
    return text


def test_one_case_of_several_is_chosen_by_name_or_number(tmp_path: Path) -> None:
    position = SCENARIO.partition("[position]")[2]
    text = 'edition = "classic"\nseats = ["Ann", "Bob"]\n'
    for script in ("Ann r1", "Ann r2"):
        text += f'[[case]]\nname = "{script}"\nscript = "{script}"\n[case.position]{position}\n'
    path = kept(tmp_path, "turn.toml", text)

    by_name, by_number = lastcard("replay", path, "--case", "Ann r2"), lastcard("replay", path, "--case", "2")
    neither = lastcard("replay", path)

    assert "Ann plays red 2." in by_name.stdout
    assert by_number.stdout == by_name.stdout
    assert neither.exit_code == 2
    assert "expected one of its cases by name or number (1: Ann r1; 2: Ann r2), found " in neither.stderr


def test_step_by_step_it_waits_for_enter(tmp_path: Path) -> None:
    path = kept(tmp_path, "game.toml", SCENARIO)

    ran = lastcard("replay", path, "--step", entered="\n\n")

    assert ran.stdout.strip().endswith("… Bob to play")


def test_a_record_that_breaks_a_rule_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    path = kept(tmp_path, "game.toml", SCENARIO.replace("? top r1", "Bob y9"))

    ran = lastcard("replay", path)

    assert ran.exit_code == 2
    assert "Ann plays red 1." in ran.stdout
    assert ran.stderr == f"lastcard: {path}:6: the move is refused: not in hand\n"


def test_a_process_of_its_own_tells_the_same(tmp_path: Path) -> None:
    path = kept(tmp_path, "game.toml", SCENARIO)

    ran = process("replay", path, "--seat", "Ann")

    assert (ran.returncode, ran.stdout) == (0, lastcard("replay", path, "--seat", "Ann").stdout)
