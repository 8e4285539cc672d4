"""Texts of the notation for tests: a good one, and ways to read one that may be bad."""

from lastcard.notation import Case, begin, parse_document, parse_header, run_case

HEAD = """\
edition = "classic"
seats = ["Ann", "Bob"]
"""
POSITION = """\
[position]
turn = "Ann"
discard = "r5"
draw = "b1 b2 b3"
hands = { Ann = "r1 r2 g3", Bob = "b3 b4" }
"""


def scenario(*lines: str, head: str = HEAD, position: str = POSITION) -> str:
    """A text whose script is these lines; the first of them stands on line 4."""
    script = "".join(f"{line}\n" for line in lines)
    return f'{head}script = """\n{script}"""\n{position}'


def only_case(text: str) -> Case:
    (case,) = parse_document(text).cases
    return case


def open_text(text: str) -> None:
    """Read the head of a text and set the table, but play nothing."""
    begin(parse_header(only_case(text)))


def fails_at(text: str) -> tuple[int, str] | None:
    """The line and the message of the failure of a text, if it fails."""
    failure = run_case(only_case(text))
    return None if failure is None else (failure.line, failure.message)
