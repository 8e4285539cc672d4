"""What an edition calls its things: in its own words, in our dictionary, or by what they do. Nothing has no name."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from lastcard.locale.composing import composed_name, composed_text
from lastcard.locale.phrases import Phrasebook
from lastcard.model.cards import Color, Side
from lastcard.model.edition import Edition, FaceRow, Words
from lastcard.model.paints import paints_of

ENGLISH = "en"
"""What an author says in no other language is said in this one."""


def _said(edition: Edition, language: str) -> Words:
    """The author's own words in a language, which may be none."""
    return next((words for words in edition.words if words.language == language), Words(language=language))


def _own(words: Sequence[tuple[str, str]], code: str) -> str:
    return dict(words).get(code, "").strip()


def edition_name(words: Phrasebook, edition: Edition) -> str:
    """What the game is called."""
    own = _said(edition, words.language).name.strip()
    others = (said.name.strip() for said in (_said(edition, ENGLISH), *edition.words))
    return own or words.find(f"edition-{edition.key}") or next(filter(None, others), edition.key)


def edition_about(words: Phrasebook, edition: Edition) -> str:
    """One line about it, where its author has written one."""
    return _said(edition, words.language).about.strip() or _said(edition, ENGLISH).about.strip()


def option_words(words: Phrasebook, edition: Edition, name: str) -> str:
    """What an author calls an own option, or (`key.value`) a value of it, if anything."""
    languages = (words.language, ENGLISH)
    said = (_own(_said(edition, language).options, name) for language in languages)
    return next(filter(None, said), "")


def row_text(words: Phrasebook, edition: Edition, row: FaceRow) -> str:
    """What a card does, in a line: in the author's words, or made of its effects."""
    return _own(_said(edition, words.language).texts, row.symbol) or composed_text(words, row)


# --- cards and colors --------------------------------------------------------------------------------------


class Glossary(NamedTuple):
    """The names of all cards and colors of an edition in one language."""

    colors: Mapping[Color, str]
    symbols: Mapping[tuple[Side, str], str]
    """Of each kind of card, without a color."""
    faces: Mapping[tuple[Side, str], str]
    """Of each face, by its code."""


class Kind(NamedTuple):
    """A kind of card, as a glossary wants to know it."""

    side: Side
    symbol: str
    name: str
    colors: tuple[Color, ...]
    """Those it comes in; none for a card without a color."""


def glossary(words: Phrasebook, colors: Mapping[Color, str], kinds: Iterable[Kind]) -> Glossary:
    """The names of kinds and colors, put together to the names of faces."""
    symbols: dict[tuple[Side, str], str] = {}
    faces: dict[tuple[Side, str], str] = {}
    for side, symbol, name, painted in kinds:
        symbols[side, symbol] = name
        if not painted:
            faces[side, symbol] = name
        for color in painted:
            full = words.phrase("card-colored", color=colors.get(color, color), symbol=name)
            faces[side, color + symbol] = full
    return Glossary(colors, symbols, faces)


@lru_cache(maxsize=256)
def glossary_of(language: str, edition: Edition) -> Glossary:
    """The names of an edition's cards and colors."""
    words = Phrasebook(language)
    return glossary(words, _color_names(words, edition), _kinds(words, edition))


def _color_names(words: Phrasebook, edition: Edition) -> dict[Color, str]:
    """In the author's words, or by their paints; turquoise is called teal where cards have two sides."""
    said, names = _said(edition, words.language), dict[Color, str]()
    for color, look in paints_of(edition).items():
        dark = "-dark" if look.paint == "turquoise" and edition.two_sided else ""
        own = _own(said.colors, color)
        names[color] = _apart(own or words.phrase(f"color-{look.paint}{dark}"), color, names.values())
    return names


def _kinds(words: Phrasebook, edition: Edition) -> Iterator[Kind]:
    """Cards that somebody has named come first: if another would be called the same, it is that one that yields."""
    for side in edition.sides:
        taken: list[str] = []
        for row in sorted(side.rows, key=lambda row: not _given_name(words, edition, row)):
            name = _given_name(words, edition, row) or composed_name(words, row)
            taken.append(_apart(name, row.symbol, taken))
            yield Kind(side.side, row.symbol, taken[-1], () if row.colorless else side.colors)


def _given_name(words: Phrasebook, edition: Edition, row: FaceRow) -> str:
    """In the author's words, in our dictionary, or in the author's English words, if any."""
    own, english = (
        _own(_said(edition, language).symbols, row.symbol) for language in (words.language, ENGLISH)
    )
    return own or (words.find(f"symbol-{row.called}") if row.called else "") or english


def _apart(name: str, code: str, taken: Iterable[str]) -> str:
    """Two things of one name are told apart by their codes."""
    return f"{name} ({code})" if name in taken else name
