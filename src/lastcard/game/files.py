"""Games of records and scenario files."""

from pathlib import Path

from lastcard.files import UnreadableFile, only_case
from lastcard.game.game import Game
from lastcard.model.errors import LastcardError, NotationError
from lastcard.notation.document import Case, parse_document
from lastcard.notation.lines import LineError


def load(
    path: str | Path, case: str | None = None, *, seed: int | None = None, by_hand: bool = False
) -> Game:
    """The game of a record or scenario file, after its last line; of several cases the one of this name or number.

    UnreadableFile tells which file, which line and what was expected there.
    """
    wanted = only_case(Path(path), case)
    try:
        return _game_of(wanted, seed, by_hand=by_hand)
    except LineError as error:
        raise UnreadableFile(f"{path}:{error.number}: {error}") from error
    except LastcardError as error:
        raise UnreadableFile(f"{path}: {error}") from error


def loads(text: str, *, seed: int | None = None, by_hand: bool = False) -> Game:
    """The game of a record that is at hand as text; a text of several cases is for `load`.

    LineError, with the number of the line, or another LastcardError that says what was expected.
    """
    cases = parse_document(text).cases
    if len(cases) != 1:
        raise NotationError(f"expected one game, found {len(cases)} cases")
    return _game_of(cases[0], seed, by_hand=by_hand)


def _game_of(case: Case, seed: int | None, *, by_hand: bool) -> Game:
    game = Game.__new__(Game)
    game._open(case, seed, by_hand=by_hand)  # noqa: SLF001 - the other way to make one
    return game
