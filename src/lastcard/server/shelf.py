"""The editions that can be played here: ours, and those that whoever runs the server has put beside them."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from lastcard.editions import EDITIONS
from lastcard.files import UnreadableFile, read_edition_text
from lastcard.model.edition import Edition
from lastcard.model.errors import LastcardError, UnknownEdition
from lastcard.notation.editions import BadEdition, read_edition, table_of
from lastcard.notation.editions.limits import ENDING


class BadShelf(LastcardError):
    """A file that was to be put on the shelf cannot be."""


class Shelf:
    """Editions by key."""

    def __init__(self, others: Iterable[Edition] = ()) -> None:
        self.editions = (*EDITIONS, *others)
        self._by_key = {edition.key: edition for edition in self.editions}

    def get(self, key: str) -> Edition:
        """The edition of this key."""
        if key not in self._by_key:
            raise UnknownEdition(f"expected an edition ({', '.join(self._by_key)}), found {key!r}")
        return self._by_key[key]


def is_ours(edition: Edition) -> bool:
    """Whether an edition comes with the program; nobody else's has its key."""
    return any(edition.key == one.key for one in EDITIONS)


def kept_of(edition: Edition) -> Mapping[str, object] | None:
    """What a table keeps of an edition: the whole of it, unless it comes with the program."""
    return None if is_ours(edition) else table_of(edition)


def read_shelf(places: Iterable[str], brought: Iterable[Edition] = ()) -> Shelf:
    """Ours, and those of these files and folders; BadShelf for a file that cannot be read, or is no edition.

    `brought` are read already, and stand before what a file says of the same key.
    """
    found: dict[str, tuple[Path, Edition]] = {}
    for path in _files(places):
        edition = _read(path)
        if edition.key in found:
            first, _ = found[edition.key]
            raise BadShelf(f"{path}: expected a key of its own, found {edition.key!r} as in {first}")
        found[edition.key] = path, edition
    others = {key: edition for key, (_, edition) in found.items()}
    return Shelf((others | {one.key: one for one in brought if not is_ours(one)}).values())


def _files(places: Iterable[str]) -> Iterator[Path]:
    """Each file once, those of a folder by name."""
    listed: dict[Path, None] = {}
    for place in map(Path, places):
        if place.is_dir():
            listed |= dict.fromkeys(sorted(place.glob(f"*{ENDING}")))
        else:
            listed[place] = None
    return iter(listed)


def _read(path: Path) -> Edition:
    try:
        return read_edition(read_edition_text(path))
    except UnreadableFile as error:
        raise BadShelf(str(error)) from error
    except BadEdition as error:
        raise BadShelf(f"{path}: {error}") from error
