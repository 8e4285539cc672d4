"""Names in any script: visible, told apart, and the same when they are read back from a record."""

import asyncio
import unicodedata
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from lastcard.cli import cli
from lastcard.model.edition import Mode
from lastcard.table.entries import Seated, Stamped
from lastcard.table.names import LONGEST_NAME, BadName, NameTaken, check_name, look_alike
from lastcard.table.record import record_of
from tests.properties.strategies import examples
from tests.table.evening import Evening, terms
from tests.table.seated import TABLE

WELCOME = (
    "Ann",
    "José",
    "Zoë-2",
    "x_y",
    "7",
    "Владимир",
    "Ἀθηνᾶ",
    "अनुष्का",
    "क्षितिज",
    "ปิยะดา",
    "กิ่งแก้ว",
    "محمد",
    "مُحَمَّد",
    "שָׁלוֹם",
    "ತೇಜಸ್",
    "பிரியா",
    "ဇော်",
    "ཚེརིང",
    "さくら",
    "김민준",
    "王小明",
    "Nguyễn",
    "𞤀𞤣𞤢𞤥",
)
UNWELCOME = {
    "nothing": "",
    "a blank letter of Hangul": "\u3164",
    "a blank letter among others": "Ann\u115f",
    "half a blank": "\uffa0",
    "nothing but a mark": "\u0301",
    "a variation selector": "Ann\ufe0f",
    "a joiner": "An\u200dn",
    "a grapheme joiner": "A\u034fnn",
    "text that runs backwards": "\u202eAnn",
    "a soft hyphen": "An\u00adn",
    "a space": "Ann Bee",
    "a space for other scripts": "Ann\u3000Bee",
    "a picture": "Ann😀",
    "a letter half sent": "Ann\ud800",
    "more marks than a letter can bear": "A" + "\u0301\u0302\u0303\u0304\u0305\u0306",
    "too many letters": "a" * (LONGEST_NAME + 1),
    "one sign that is many letters": "\ufdfa",
    "nobody": "Nobody",
    "what looks like nobody": "n\u043ebody",
    "a hyphen first": "-Ann",
}
TWINS = (
    ("Ann", "ANN"),
    ("Bot1", "bot1"),
    ("Bot1", "Botl"),
    ("Bot1", "BOTI"),
    ("Max", "\u041c\u0430\u0445"),  # in Cyrillic letters
    ("scope", "\u0455\u0441\u043e\u0440\u0435"),
    ("O0", "0O"),
    ("Jos\u00e9", "Jose\u0301"),
    ("Stra\u00dfe", "STRASSE"),
    ("Ann", "\uff21\uff4e\uff4e"),  # in wide letters
    ("Ann", "\U0001d400\U0001d427\U0001d427"),  # in bold ones
    ("\u0661", "\u0627"),  # a digit and a letter, both one stroke
)


@pytest.mark.parametrize("name", WELCOME)
def test_a_name_of_any_script_is_welcome(name: str) -> None:
    for form in ("NFC", "NFD", "NFKC"):
        assert check_name(unicodedata.normalize(form, name)) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize("name", UNWELCOME.values(), ids=UNWELCOME.keys())
def test_what_cannot_be_seen_or_said_is_no_name(name: str) -> None:
    with pytest.raises(BadName):
        check_name(name)


@pytest.mark.parametrize(("name", "other"), TWINS)
def test_nobody_takes_a_name_that_looks_like_another(name: str, other: str) -> None:
    for one, two in ((name, other), (other, name)):
        with pytest.raises(NameTaken):
            check_name(one, [check_name(two)])


@pytest.mark.parametrize(
    ("name", "other"), [("Ann", "Anna"), ("Bot1", "Bot2"), ("José", "Josef"), ("Кира", "Кари")]
)
def test_names_that_differ_sit_at_one_table(name: str, other: str) -> None:
    assert check_name(name, [other]) == name


LETTERS = st.characters(categories=("L", "N", "Mn", "Mc"), include_characters="_-")
ANYTHING = st.text(LETTERS | st.characters(), max_size=24)


@given(ANYTHING)
@examples(2_000)
def test_an_accepted_name_is_stable_visible_and_like_itself(name: str) -> None:
    try:
        written = check_name(name)
    except BadName:
        return
    assert check_name(written) == written
    assert unicodedata.is_normalized("NFKC", written)
    assert written.isprintable()
    assert unicodedata.category(written[0])[0] in "LN"
    assert sum(unicodedata.category(one)[0] != "M" for one in written) <= LONGEST_NAME
    assert look_alike(written, [written.upper()]), "whoever shouts is the same"


@cache
def over() -> tuple[Stamped, ...]:
    """The log of a match that Ann and Bob have played."""

    async def evening() -> tuple[Stamped, ...]:
        told = await Evening.begun("Ann", "Bob", config=terms("mini", 2, mode=Mode.SINGLE, timer=15))
        await told.comes_to(lambda: told.status == "over")
        return tuple(told.log)

    return asyncio.run(evening())


def called(stamped: Stamped, name: str) -> Stamped:
    """The same entry with another name for Ann."""
    entry = stamped.entry
    ann = isinstance(entry, Seated) and entry.name == "Ann"
    return replace(stamped, entry=replace(entry, name=name)) if ann else stamped


def written_and_read(name: str, folder: Path) -> None:
    """A record with this name passes all that reads records."""
    record = record_of([called(one, name) for one in over()], TABLE, 1)
    path = folder / "record.toml"
    path.write_text(record, "utf-8")
    for command in ("check", "replay", "verify"):
        result = CliRunner().invoke(cli, [command, str(path)])
        assert result.exit_code == 0, (command, name, result.output)
    assert name in record


@pytest.mark.parametrize("name", WELCOME)
def test_a_welcome_name_comes_back_from_a_record(name: str, tmp_path: Path) -> None:
    written_and_read(check_name(name), tmp_path)


@given(st.text(LETTERS, min_size=1, max_size=LONGEST_NAME))
@example("to")
@example("over")
@example("r5")
@example("deck")
@examples(60)
def test_every_accepted_name_comes_back_from_a_record(
    tmp_path_factory: pytest.TempPathFactory, name: str
) -> None:
    try:
        written = check_name(name, ["Bob"])
    except BadName:
        return
    written_and_read(written, tmp_path_factory.getbasetemp())
