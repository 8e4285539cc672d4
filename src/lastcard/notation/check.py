"""Running a case as a test."""

from lastcard.model.errors import LastcardError
from lastcard.model.record import Record
from lastcard.notation.document import Case, begin, parse_header, parse_lines
from lastcard.notation.lines import LineError
from lastcard.notation.script import play_script


class Failure(Record, frozen=True):
    """Where and why a case fails."""

    line: int
    message: str
    """What was expected and what was found."""


def run_case(case: Case) -> Failure | None:
    """None when everything holds."""
    try:
        header = parse_header(case)
        for _ in play_script(begin(header), header.names, parse_lines(case)):
            pass
    except LineError as error:
        return Failure(error.number, str(error))
    except LastcardError as error:
        return Failure(case.place.first, str(error))
    return None
