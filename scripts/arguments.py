"""What is asked of scripts that teach and measure bots: numbers within bounds, tables that can be played.

Whatever cannot be done is one sentence on stderr and exit code 2, and is said before the work begins.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NoReturn

from lastcard.editions import EDITIONS
from lastcard.engine import sheet_for
from lastcard.match.match import player_counts
from lastcard.model.edition import Mode
from lastcard.model.errors import LastcardError
from lastcard.model.sheet import Sheet

MOST: Final = 1_000_000_000
"""Of anything that is played or learned from; more takes years."""
MOST_SEED: Final = 2**63 - 1

BY_KEY: Final = {edition.key: edition for edition in EDITIONS}


class Parser(argparse.ArgumentParser):
    """Says what is wrong, and not everything that could have been said."""

    def error(self, message: str) -> NoReturn:
        refuse(message)


def refuse(sentence: object) -> NoReturn:
    """Say why, and end."""
    sys.stderr.write(f"{sentence}\n")
    sys.exit(2)


@contextmanager
def refusing() -> Iterator[None]:
    """Around imports or a whole script: what is missing, cannot be read, written or held is one sentence."""
    try:
        yield
    except (LastcardError, ImportError, OSError, MemoryError) as error:
        refuse(error)


def at_least(least: int, most: int = MOST) -> Callable[[str], int]:
    """A whole number, not below this one, and not beyond all bounds."""

    def number(text: str) -> int:
        if not least <= (found := int(text)) <= most:
            raise argparse.ArgumentTypeError(f"expected {least} to {most}, found {found}")
        return found

    return number


a_seed = at_least(0, MOST_SEED)
"""A seed that NumPy, PyTorch and compiled code can all begin with."""


def ask_for_tables(parser: argparse.ArgumentParser, usual: list[int], among: Sequence[int]) -> None:
    """Editions and numbers of seats, each of those with each of these."""
    parser.add_argument("--edition", nargs="+", default=list(BY_KEY), choices=list(BY_KEY))
    parser.add_argument("--seats", nargs="+", type=int, default=usual, choices=among)


def tables(asked: argparse.Namespace, *needed: Callable[[Sheet, int], object]) -> list[tuple[Sheet, int]]:
    """The tables that are asked for, as far as they can be played; all that they need is read once."""
    found = [
        (sheet_for(BY_KEY[key], BY_KEY[key].rulings), seats)
        for key in asked.edition
        for seats in asked.seats
        if seats in player_counts(BY_KEY[key], Mode.SINGLE)
    ]
    if not found:
        refuse(f"expected seats that {' or '.join(asked.edition)} has, found {asked.seats}")
    for sheet, seats in found:
        for read in needed:
            read(sheet, seats)
    return found


def writable(file: Path) -> Path:
    """A file that can be written when the work is done; until then what is there stays there."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        new = not file.exists()
        file.open("ab").close()
        if new:
            file.unlink()
    except OSError as error:
        raise LastcardError(f"{file}: expected a file to write to, found: {error.strerror}") from error
    return file
