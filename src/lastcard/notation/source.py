"""Where the scripts of a file stand, so that a failure can name its line. `tomllib` does not tell."""

import re
from typing import NamedTuple

TOKEN = re.compile(
    r'''
      (?P<comment> \#[^\n]* )
    | (?P<text> """ (?: [^\\] | \\. )*? """ (?!") | \'\'\' .*? \'\'\' (?!') | " (?: [^"\\\n] | \\. )* " | ' [^'\n]* ' )
    | (?P<newline> \n )
    | (?P<other> [^\#"'\n]+ | . )
    ''',
    re.VERBOSE | re.DOTALL,
)
_SCRIPT_KEY = re.compile(r"""\s*(?:script|"script"|'script')\s*=\s*""")
_CASE = re.compile(r"\s*\[\[\s*case\s*\]\]\s*")


class Place(NamedTuple):
    """The lines of a file on which a script stands, from 1."""

    first: int
    last: int


NOWHERE = Place(1, 1)


def script_places(text: str) -> dict[int, Place]:
    """The place of each case's own script by the number of the case; 0 is the top level."""
    found: dict[int, Place] = {}
    case, line, begun = 0, 1, ""
    for token in TOKEN.finditer(text):
        written = token.group()
        if token["newline"]:
            case += bool(_CASE.fullmatch(begun))
            begun = ""
        elif token["text"] is not None:
            if _SCRIPT_KEY.fullmatch(begun):
                found[case] = Place(line + _skipped(written), line + written.count("\n"))
            begun += written
        elif token["other"]:
            begun += written
        line += written.count("\n")
    return found


def _skipped(text: str) -> int:
    """Lines between the opening quotes and the first line of the script: TOML drops a break right there."""
    inside = re.match(r"\"\"\"(?:\r?\n)?(?:\\\s*\n\s*)?|'''(?:\r?\n)?", text)
    return inside.group().count("\n") if inside else 0
