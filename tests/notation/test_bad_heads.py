"""A head that cannot be read says what was expected and what was found, in one sentence."""

import pytest

from lastcard.model.errors import (
    BadOption,
    BadSeats,
    LastcardError,
    NotationError,
    UnknownEdition,
    UnknownPrinting,
)
from lastcard.notation import parse_document, read_record
from tests.notation.texts import HEAD, POSITION, only_case, open_text

MINI = 'edition = "mini"\nseats = ["Ann", "Bob"]\n'

BAD_HEADS = [
    ("unknown edition", UnknownEdition, 'edition = "clasic"\nseats = ["Ann", "Bob"]', "found 'clasic'"),
    ("no edition", NotationError, 'seats = ["Ann", "Bob"]', "expected a text for `edition`, found none"),
    ("edition of another kind", NotationError, 'edition = 7\nseats = ["Ann", "Bob"]', "`edition`, found 7"),
    ("no seats", NotationError, 'edition = "mini"', "expected a list of names for `seats`, found none"),
    ("seats as a text", NotationError, 'edition = "mini"\nseats = "Ann Bob"', "list of texts for `seats`"),
    ("seats as numbers", NotationError, 'edition = "mini"\nseats = [1, 2]', "list of texts for `seats`"),
    ("a seat twice", NotationError, 'edition = "mini"\nseats = ["Ann", "Ann"]', "found 'Ann' twice"),
    ("a name of two words", NotationError, 'edition = "mini"\nseats = ["Ann B", "Bob"]', "found 'Ann B'"),
    ("an empty name", NotationError, 'edition = "mini"\nseats = ["", "Bob"]', "found ''"),
    ("a name like a mark", NotationError, 'edition = "mini"\nseats = ["?Ann", "Bob"]', "found '?Ann'"),
    ("a name with a comment", NotationError, 'edition = "mini"\nseats = ["A#n", "Bob"]', "found 'A#n'"),
    ("a name like a word", NotationError, 'edition = "mini"\nseats = ["nobody", "Bob"]', "found 'nobody'"),
    ("too few seats", BadSeats, 'edition = "mini"\nseats = ["Ann"]', "2 to 4 seats for mini"),
    ("too many seats", BadSeats, 'edition = "mini"\nseats = ["A", "B", "C", "D", "E"]', "found 5"),
    ("unknown mode", NotationError, HEAD + 'mode = "knockout"', "found 'knockout'"),
    ("a pair of two", BadSeats, HEAD + 'mode = "partners"', "expected 4 seats for classic in mode partners"),
    ("a rotation of two", BadSeats, HEAD + 'mode = "rotation"', "expected 4 or 8 seats"),
    ("unknown option", BadOption, HEAD + "rules = { stack = true }", "found 'stack'"),
    ("another edition's option", BadOption, HEAD + 'rules = { mini_deck = "b" }', "an option of classic"),
    ("unknown value", BadOption, HEAD + 'rules = { stacking = "some" }', 'false, "same", "higher", found "some"'),
    ("a text for a switch", BadOption, HEAD + 'rules = { jump_in = "true" }', 'false, true, found "true"'),
    ("a number for a switch", BadOption, HEAD + "rules = { jump_in = 1 }", "false, true, found 1"),
    ("a switch for a number", BadOption, 'edition = "mini"\nseats = ["A", "B"]\nrules = { mini_draw_one = true }', "2, 1, found true"),
    ("a switch for a target", BadOption, HEAD + "rules = { target = true }", "a whole number from 50 to 2000, found true"),
    ("half a point for a target", BadOption, HEAD + "rules = { target = 500.0 }", "from 50 to 2000, found 500.0"),
    ("a text for a target", BadOption, HEAD + 'rules = { target = "500" }', 'from 50 to 2000, found "500"'),
    ("a target too low", BadOption, HEAD + "rules = { target = 49 }", "from 50 to 2000, found 49"),
    ("a target too high", BadOption, HEAD + "rules = { target = 2001 }", "from 50 to 2000, found 2001"),
    ("no cycle at all", BadOption, HEAD + "rules = { cycles = 0 }", "a whole number from 1 to 10, found 0"),
    ("too many cycles", BadOption, HEAD + "rules = { cycles = 11 }", "from 1 to 10, found 11"),
    ("an older name elsewhere", BadOption, HEAD + "rules = { mini_target = 500 }", "found 'mini_target'"),
    ("both names of an option", BadOption, MINI + "rules = { mini_target = 500, target = 500 }", "or its older name mini_target, found both"),
    ("unknown printing", UnknownPrinting, HEAD + 'printing = "fr"', "expected a printing of classic (en), found 'fr'"),
    ("another edition's printing", UnknownPrinting, MINI + 'printing = "fr-CA"', "(en, fr, nl, de, it, es, pt), found 'fr-CA'"),
    ("an empty printing", UnknownPrinting, HEAD + 'printing = ""', "expected a printing of classic (en), found ''"),
    ("printing of another kind", UnknownPrinting, HEAD + "printing = 7", "expected a printing of classic (en), found 7"),
    ("printing as a list", UnknownPrinting, HEAD + 'printing = ["en"]', "expected a printing of classic (en), found ['en']"),
    ("a bad option beside a printing", BadOption, MINI + 'printing = "fr"\nrules = { target = 5 }', "from 50 to 2000, found 5"),
    ("a list for a value", BadOption, HEAD + "rules = { stacking = [] }", "found []"),
    ("rules as a text", NotationError, HEAD + 'rules = "stacking"', "expected a table `rules`"),
    ("unknown key", NotationError, HEAD + 'players = "Ann"', "found 'players'"),
    ("unknown dealer", NotationError, HEAD + 'dealer = "Cy"', "expected a seat (Ann, Bob), found 'Cy'"),
    ("dealer of another kind", NotationError, HEAD + "dealer = 1", "`dealer`, found 1"),
    ("cites as a text", NotationError, HEAD + 'cites = "G01"', "list of texts for `cites`"),
    ("position as a text", NotationError, HEAD + 'position = "r5"', "expected a table `position`"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "text", "words"), [row[1:] for row in BAD_HEADS], ids=[row[0] for row in BAD_HEADS]
)
def test_a_bad_head_is_refused_in_one_sentence(kind: type[LastcardError], text: str, words: str) -> None:
    with pytest.raises(kind) as refused:
        open_text(text)

    assert words in str(refused.value)
    assert str(refused.value).startswith("expected ")
    assert "\n" not in str(refused.value)


MALFORMED = [
    ("an open quote", 'edition = "classic', 1),
    ("an open script", HEAD + 'script = """\nAnn r1\n', 5),
    ("a key twice", HEAD + 'edition = "mini"', 3),
    ("a word alone", "edition = classic", 1),
    ("a key without a value", HEAD + "dealer =", 3),
    ("an open table", HEAD + "[position\n", 3),
]


@pytest.mark.parametrize(("text", "line"), [row[1:] for row in MALFORMED], ids=[row[0] for row in MALFORMED])
def test_malformed_toml_is_refused_with_its_place(text: str, line: int) -> None:
    with pytest.raises(NotationError) as refused:
        parse_document(text)

    assert str(refused.value).startswith("expected TOML, found ")
    assert f"line {line}" in str(refused.value) or "end of document" in str(refused.value)


def test_a_case_must_be_a_table_of_its_own() -> None:
    with pytest.raises(NotationError, match=r"expected `\[\[case\]\]` tables"):
        parse_document('case = "one"\n')


def test_cases_are_tables_not_numbers() -> None:
    with pytest.raises(NotationError, match=r"expected `\[\[case\]\]` tables"):
        parse_document("case = [1, 2]\n")


def test_a_number_without_end_is_no_toml_of_ours() -> None:
    with pytest.raises(NotationError):
        parse_document(f"{HEAD}dealer = {'9' * 5000}\n")


def test_lists_without_end_are_no_toml_of_ours() -> None:
    with pytest.raises(NotationError):
        parse_document(f"{HEAD}cites = {'[' * 5000}\n")


def test_a_script_of_another_kind_is_refused() -> None:
    text = f"{HEAD}script = 7\n{POSITION}"

    with pytest.raises(NotationError, match="expected a text for `script`, found 7"):
        read_record(only_case(text))
