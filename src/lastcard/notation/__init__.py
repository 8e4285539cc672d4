"""Text in and out: cards, positions, scripts, records. No files are opened here; callers bring text."""

from lastcard.notation.check import Failure, run_case
from lastcard.notation.document import Case, Header, begin, parse_document, parse_header
from lastcard.notation.position import Setup, parse_position, validate
from lastcard.notation.record import read_record, write_record

__all__ = [
    "Case",
    "Failure",
    "Header",
    "Setup",
    "begin",
    "parse_document",
    "parse_header",
    "parse_position",
    "read_record",
    "run_case",
    "validate",
    "write_record",
]
