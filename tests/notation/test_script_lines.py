"""Failures point at the line of the file, however the script is quoted and wherever it stands."""

import pytest

from lastcard.notation import parse_document, run_case
from tests.notation.texts import HEAD, POSITION

WRONG = "Bob y9"
"""A move that is refused wherever it stands."""

QUOTED = [
    ("three double quotes", ['script = """', "Ann r1", WRONG, '"""']),
    ("three single quotes", ["script = '''", "Ann r1", WRONG, "'''"]),
    ("play on the line of the quotes", ['script = """Ann r1', WRONG, '"""']),
    ("the closing quotes behind the last move", ['script = """', "Ann r1", f'{WRONG}"""']),
    ("no space round the equals sign", ['script="""', "Ann r1", WRONG, '"""']),
    ("a space behind the opening quotes", ['script = """ ', "Ann r1", WRONG, '"""']),
    ("a joined first line", ['script = """\\', "Ann r1", WRONG, '"""']),
    ("one line", [f'script = "{WRONG}"']),
    ("one line in single quotes", [f"script = '{WRONG}'"]),
    ("one line with three quotes", [f'script = """{WRONG}"""']),
    ("one line of several moves", [f'script = "Ann r1\\n{WRONG}"']),
    ("a quoted key", ['"script" = """', "Ann r1", WRONG, '"""']),
    ("an indented key", ['  script = """', "Ann r1", WRONG, '"""']),
    ("comments and blank lines in the script", ['script = """', "# first", "", "Ann r1  # red", WRONG, '"""']),
    ("the other quotes in the script", ['script = """', "# '''", "Ann r1", WRONG, '"""']),
    ("the other quotes in a script of single ones", ["script = '''", '# """', "Ann r1", WRONG, "'''"]),
    ("quotes in a comment line", ['# script = """', "#", 'script = """', "Ann r1", WRONG, '"""']),
    ("quotes in a comment behind a key", ['mode = "first_to"  # not """', 'script = """', "Ann r1", WRONG, '"""']),
    ("quotes in another text", ["name = 'says \"\"\" twice'", 'script = """', "Ann r1", WRONG, '"""']),
    ("another long text first", ['name = """', 'script = "', '"""', 'script = """', "Ann r1", WRONG, '"""']),
    ("a table in another long text", ["name = '''", "[[case]]", "'''", 'script = """', "Ann r1", WRONG, '"""']),
]  # fmt: skip


def line_of(text: str) -> int:
    """Where the wrong move stands."""
    return next(number for number, line in enumerate(text.splitlines(), start=1) if WRONG in line)


@pytest.mark.parametrize("lines", [row[1] for row in QUOTED], ids=[row[0] for row in QUOTED])
def test_the_failing_line_is_found(lines: list[str]) -> None:
    text = HEAD + "\n".join(lines) + "\n" + POSITION
    (case,) = parse_document(text).cases

    failure = run_case(case)

    assert failure is not None
    assert failure.line == line_of(text)


SEVERAL = f'''\
# three cases: the second has no script of its own
edition = "classic"
seats = ["Ann", "Bob"]
script = """
Ann r1
{WRONG}  # of the top
"""

[[case]]
name = "one with a script"
script = """
? asks Ann play

{WRONG}  # of the first
"""
[case.position]
turn = "Ann"
discard = "r5"
draw = "b1 b2"
hands = {{ Ann = "r1 r2 g3", Bob = "b3 b4" }}

[[case]]
name = "one without"
[case.position]
turn = "Ann"
discard = "r5"
draw = "b1 b2"
hands = {{ Ann = "r1 r2 g3", Bob = "b3 b4" }}

[[ case ]]  # written with spaces
name = "one in single quotes"
script = \'\'\'{WRONG}\'\'\'  # of the third
[case.position]
turn = "Ann"
discard = "r5"
draw = "b1 b2"
hands = {{ Ann = "r1 r2 g3", Bob = "b3 b4" }}
'''


@pytest.mark.parametrize(("number", "where"), [(0, "of the first"), (1, "of the top"), (2, "of the third")])
def test_each_of_several_cases_has_its_own_lines(number: int, where: str) -> None:
    expected = next(at for at, line in enumerate(SEVERAL.splitlines(), start=1) if f"# {where}" in line)
    case = parse_document(SEVERAL).cases[number]

    failure = run_case(case)

    assert failure is not None
    assert failure.line == expected


def test_cases_are_named_or_numbered() -> None:
    text = 'edition = "mini"\n[[case]]\nname = "first"\n[[case]]\n'

    assert [case.name for case in parse_document(text).cases] == ["first", "case 2"]


def test_a_key_of_a_case_replaces_that_of_the_file_as_a_whole() -> None:
    text = f"{HEAD}rules = {{ jump_in = true, no_bluff = true }}\n[[case]]\nrules = {{ jump_in = true }}\n"

    (case,) = parse_document(text).cases

    assert case.table["rules"] == {"jump_in": True}


def test_windows_line_ends_do_not_move_lines() -> None:
    text = (HEAD + f'script = """\nAnn r1\n{WRONG}\n"""\n' + POSITION).replace("\n", "\r\n")
    (case,) = parse_document(text).cases

    failure = run_case(case)

    assert failure is not None
    assert failure.line == 5
