"""Files that are there as a whole or not at all."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from lastcard.model.errors import LastcardError


class NotSaved(LastcardError):
    """A file that cannot be written."""


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """A file for its owner alone, which gets its name when all of it is on disk.

    What stood there before stays until then, and after an error.
    """
    beside: Path | None = None
    try:
        descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        os.close(descriptor)
        beside = Path(name)
        with beside.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        _remember(path.parent)
    except OSError as error:
        raise NotSaved(f"{path}: expected a file to write to, found: {error.strerror}") from error
    finally:
        if beside is not None:
            beside.unlink(missing_ok=True)


def _remember(folder: Path) -> None:
    """The name of a new file is on disk, too."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def must_be_new(path: Path) -> None:
    """NotSaved for a file that is there already."""
    try:
        path.lstat()
    except OSError:
        return  # whoever writes it learns why it cannot be written, if so
    raise NotSaved(f"{path}: expected a file that is not there yet, found one; --force replaces it")


def make_folder(folder: Path) -> Path:
    """The same folder, which is there now."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotSaved(f"{folder}: expected a folder to write to, found: {error.strerror}") from error
    return folder
