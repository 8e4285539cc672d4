"""Playing a script line by line."""

from collections.abc import Iterable, Iterator, Sequence

from lastcard.match.match import Match, apply, next_round
from lastcard.match.players import Player
from lastcard.model.chance import Outcome
from lastcard.model.errors import LastcardError, NotationError
from lastcard.model.moves import Move
from lastcard.model.record import Record
from lastcard.model.state import Transition
from lastcard.notation.checks import check
from lastcard.notation.lines import ChanceLine, CheckLine, Line, LineError, MoveLine, RefusalLine
from lastcard.notation.lineup import find_player, line_moves, lineup_of, luck_due, refused
from lastcard.notation.moves import parse_outcome


class Said(Record, frozen=True):
    """One input of a script and what came of it."""

    number: int
    """The line it stands on."""
    actor: Player | None
    what: Move | Outcome
    match: Match
    """After it."""
    transition: Transition


def play_script(match: Match, names: Sequence[str], lines: Sequence[Line]) -> Iterator[Said]:
    """Every input in turn; raises LineError at the first line that does not hold, or where luck is left out."""
    for said in play_lines(match, names, lines):
        match = said.match
        yield said
    if lines and (luck := luck_due(match)):
        raise LineError(lines[-1].number, f"expected `* {luck}` to follow, found the end of the script")


def play_lines(match: Match, names: Sequence[str], lines: Sequence[Line]) -> Iterator[Said]:
    """The same, but luck may be due when the lines are at their end."""
    for line in lines:
        try:
            for said in play_line(match, names, line):
                match = said.match
                yield said
        except LineError:
            raise
        except LastcardError as error:
            raise LineError(line.number, str(error)) from error


def rounds_of(said: Iterable[Said]) -> list[list[Said]]:
    """The inputs of a match, round by round."""
    rounds: list[list[Said]] = [[]]
    for one in said:
        if rounds[-1] and rounds[-1][-1].match.over:
            rounds.append([])
        rounds[-1].append(one)
    return [one for one in rounds if one]


def play_line(match: Match, names: Sequence[str], line: Line) -> Iterator[Said]:
    """The inputs of one line, which may be none; luck opens the next round where one is over."""
    if isinstance(line, ChanceLine) and match.over:
        match = next_round(match)
    match line:
        case ChanceLine(number=number, words=words):
            outcome = parse_outcome(match.round, lineup_of(match, names), words)
            after, transition = apply(match, None, outcome)
            yield Said(number, None, outcome, after, transition)
        case MoveLine(number=number, name=name, words=words):
            _no_luck_due(match)
            player = find_player(names, name)
            for move in line_moves(match, names, player, words):
                match, transition = apply(match, player, move)
                yield Said(number, player, move, match, transition)
        case RefusalLine(name=name, words=words, text=text):
            if not refused(match, names, find_player(names, name), words):
                raise NotationError(f"expected a refusal, found that `{text[1:].strip()}` is possible")
        case CheckLine(words=words):
            check(match, names, words)


def _no_luck_due(match: Match) -> None:
    if luck := luck_due(match):
        raise NotationError(f"expected `* {luck}`, found a move")
