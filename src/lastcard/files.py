"""Files of games and editions: read with a sentence about what is wrong, and written.

The notation takes and gives text; whoever has a file at hand, the library or a command, opens it here.
"""

from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Final, TextIO

from lastcard.editions import EDITIONS, get
from lastcard.model.edition import Edition
from lastcard.model.errors import LastcardError, NotationError, UnknownEdition
from lastcard.notation.careful import BYTE_ORDER_MARK
from lastcard.notation.document import Case, Document, bring, parse_document
from lastcard.notation.editions import BadEdition, read_edition, too_large
from lastcard.notation.editions.limits import ENDING, LONGEST_WORD, MOST_BYTES

LARGEST: Final = 2**26
"""Bytes of a file of games: more than a match of ten thousand rounds."""

NamedEdition = str | PathLike[str] | Edition
"""The key of one of our editions, the path of a file of somebody's own, or the edition itself."""


class UnreadableFile(LastcardError):
    """A file that cannot be read at all."""


def looks_like_a_file(text: str) -> bool:
    """Whether this is meant as a file, and not as the key of an edition."""
    return text.endswith(".toml") or "/" in text or "\\" in text


def find_edition(named: NamedEdition) -> Edition:
    """One of ours by its key, somebody's own by its file, or itself; UnknownEdition or UnreadableFile."""
    if isinstance(named, Edition):
        return named
    if isinstance(named, str) and not looks_like_a_file(named):
        return get(named)
    try:
        path = Path(named)
    except TypeError as error:
        raise UnknownEdition(f"expected an edition or the path of a file of one, found {named!r}") from error
    return read_edition_file(path)


def read_edition_file(path: Path) -> Edition:
    """Somebody's own edition; UnreadableFile tells the first thing that is wrong with it, and who tells all."""
    try:
        return read_edition(read_edition_text(path))
    except BadEdition as error:
        more = f"; `lastcard edition check {path}` lists everything" if len(error.problems) > 1 else ""
        raise UnreadableFile(f"{path}: {error}{more}") from error


def read_edition_text(path: Path) -> str:
    """The text of an edition's file; BadEdition where it is too large."""
    kept = _beginning(path, MOST_BYTES + 1)
    if len(kept) > MOST_BYTES:
        raise too_large()
    return _text(path, kept)


def read_text(path: Path) -> str:
    """The text of a file; UnreadableFile names the file and what was expected."""
    kept = _beginning(path, LARGEST + 1)
    if len(kept) > LARGEST:
        raise UnreadableFile(f"{path}: expected at most {LARGEST} bytes, found more")
    return _text(path, kept)


def _beginning(path: Path, most: int) -> bytes:
    """As much of a file as shows whether it is too large: a device has no end."""
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UnreadableFile(f"{path}: expected a file that can be read, found: {reason}") from error


def _text(path: Path, kept: bytes) -> str:
    """Without what some editors put at the beginning of a file and at the ends of its lines."""
    try:
        text = kept.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableFile(
            f"{path}: expected text in UTF-8, found byte {error.start} that is none"
        ) from error
    return text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n")


def opened(path: Path) -> TextIO:
    """A file to write to, opened before long work begins."""
    try:
        return path.open("w", encoding="utf-8", newline="")
    except OSError as error:
        raise LastcardError(f"{path}: expected a file to write to, found: {error.strerror}") from error


def write_text(path: Path, text: str) -> None:
    """The whole text of a file."""
    with opened(path) as file:
        file.write(text)


def read_document(path: Path) -> Document:
    """The cases of a file; UnreadableFile names the file and what was expected."""
    text = read_text(path)
    try:
        cases = parse_document(text).cases
    except NotationError as error:
        raise UnreadableFile(f"{path}: {error}") from error
    return Document(cases=tuple(_with_edition(case, path) for case in cases))


def _with_edition(case: Case, path: Path) -> Case:
    """A case names an edition that is not ours by the name of its file, which is in its folder or in one above."""
    key = case.table.get("edition")
    if not isinstance(key, str) or not key.isidentifier() or len(key) > LONGEST_WORD or _is_ours(key):
        return case
    files = (folder / f"{key}{ENDING}" for folder in path.absolute().parents)
    found = next((file for file in files if file.is_file()), None)
    return bring(case, read_edition_file(found)) if found else case


def _is_ours(key: str) -> bool:
    return any(edition.key == key for edition in EDITIONS)


def toml_files(paths: tuple[Path, ...]) -> Iterator[Path]:
    """Files as given, and all `.toml` files below folders but those of editions."""
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*.toml") if not file.name.endswith(ENDING))
            if not found:
                raise UnreadableFile(f"{path}: expected .toml files below this folder, found none")
            yield from found
        else:
            yield path


def only_case(path: Path, wanted: str | None) -> Case:
    """The one case of a file, or the one whose name or number is wanted."""
    cases = read_document(path).cases
    if wanted is None and len(cases) == 1:
        return cases[0]
    for number, case in enumerate(cases, start=1):
        if wanted in (case.name, str(number)):
            return case
    listed = "; ".join(f"{number}: {case.name}" for number, case in enumerate(cases, start=1))
    raise UnreadableFile(
        f"{path}: expected one of its cases by name or number ({listed}), found {wanted or 'none'}"
    )
