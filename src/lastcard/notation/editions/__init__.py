"""Editions that come as files: read, checked, written."""

from lastcard.notation.editions.problems import BadEdition, Problem
from lastcard.notation.editions.read import edition_of, problems_of, read_edition, too_large
from lastcard.notation.editions.warnings import warnings_of
from lastcard.notation.editions.write import table_of, write_edition

__all__ = [
    "BadEdition",
    "Problem",
    "edition_of",
    "problems_of",
    "read_edition",
    "table_of",
    "too_large",
    "warnings_of",
    "write_edition",
]
