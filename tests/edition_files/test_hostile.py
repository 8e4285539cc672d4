"""A file costs its host nothing: a sentence, at once, whatever somebody has put into it."""

import time
import tracemalloc

import pytest

from lastcard.notation.editions import BadEdition, problems_of, read_edition
from lastcard.notation.editions.limits import MOST_BYTES
from lastcard.notation.editions.problems import MOST_PROBLEMS
from tests.edition_files.files import DUO_TEXT, duo

PARTS = MOST_BYTES // 2 - 10
EIGHT = ".".join("abcdefgh")
FILL = MOST_BYTES - len(DUO_TEXT) - 100

NASTY = {
    "a key of many parts": "a." * PARTS + "b = 1",
    "a key of many parts with blanks": "a . " * (PARTS // 2) + "b = 1",
    "a key of many parts in quotes": '"".' * (PARTS * 2 // 3) + "b = 1",
    "a table of many parts": "[" + "a." * PARTS + "b]",
    "a list of many parts": "[[" + "a." * PARTS + "b]]",
    "an inline key of many parts": "x = {" + "a." * PARTS + "b = 1}",
    "a key of many parts behind another text": 'x = ["""a""""", \'#\', {' + "a." * (PARTS - 20) + "b = 1}]",
    "keys in a table of many parts": "[" + "a." * 8_000 + "a]" + "\nb.c = 1" * 2_000,
    "keys of as many parts as there may be": f"[{EIGHT}]\n"
    + "\n".join(f"{EIGHT}{n}=1" for n in range(2_900)),
    "tables of as many parts as there may be": "\n".join(f"[{EIGHT}{n}]" for n in range(2_900)),
    "entries in each other": f"[[a]]\n[{EIGHT}]\n" * 2_600,
    "many lists in each other": "x = [" + ("[" * 20 + "]" * 20 + ",") * 1_500 + "]",
    "texts that do not end": '\\"""\n' * (MOST_BYTES // 5),
    "many keys": "\n".join(f"k{n} = {n}" for n in range(4_500)),
    "many tables": "\n".join(f"[t{n}]" for n in range(6_000)),
    "many rows": DUO_TEXT + "\n[[row]]" * (FILL // 8),
    "many alternatives": DUO_TEXT + "\n[[alternative]]" * (FILL // 17),
    "a line of blanks": DUO_TEXT + " " * FILL + "x",
    "a line of brackets": "x = " + "[" * 20_000 + "]" * 20_000,
    "a line of quotes": "'" * (MOST_BYTES - 1),
    "inline tables in each other": "x = " + "{a=" * 2_000 + "1" + "}" * 2_000,
    "a long text": DUO_TEXT.replace('"Duo"', '"' + "x" * FILL + '"'),
    "marks without end": DUO_TEXT.replace('"Duo"', '"e' + "\u0301" * (FILL // 3) + '"'),
    "a number without end": DUO_TEXT.replace("hand = 5", "hand = " + "9" * 4_000),
    "infinity": DUO_TEXT.replace("hand = 5", "hand = inf"),
    "a date": DUO_TEXT.replace("hand = 5", "hand = 2000-01-01"),
    "nothing but NUL": "\0" * 100,
}


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY.keys())
def test_a_nasty_file_is_answered_at_once(text: str) -> None:
    assert len(text.encode()) <= MOST_BYTES
    tracemalloc.start()
    begun = time.thread_time()
    with pytest.raises(BadEdition) as raised:
        read_edition(text)
    seconds, (_, most) = time.thread_time() - begun, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(raised.value.problems) <= MOST_PROBLEMS
    assert seconds < 2
    assert most < 200 * 2**20
    assert all(len(str(problem)) < 2_000 and str(problem).isprintable() for problem in raised.value.problems)


def test_data_that_no_file_could_hold_is_answered_too() -> None:
    assert problems_of(duo(row=[{}] * 1_000_000))
    assert problems_of(duo(rulings={str(n): n for n in range(100_000)}))
    assert problems_of(duo(name={"en": "x" * 10_000_000}))
    assert problems_of(duo(pairs=None, side=None, colors=[None] * 1_000_000))
    assert problems_of(duo(option=[{"key": "k", "values": list(range(1_000_000))}]))
    assert problems_of([])  # type: ignore[arg-type]
