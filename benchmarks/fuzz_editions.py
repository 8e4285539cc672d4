"""Does any file of an edition break anything? Eight good ones, changed ten thousand times.

    python benchmarks/fuzz_editions.py [--files 10000 | --quick] [--first 0] [--workers N]

File number n is always the same file (`tests/fuzz/edition_files.py`): a good one whose text or data was changed, as
authors, editors, networks or enemies do it. Each is answered by a sentence in every case that it is no edition; else
it is written and read again, told in one of the seven languages, two rounds are played to their end on engine and
kernel side by side, with a look at every view, and quick bots begin a third (`tests/fuzz/edition_judge.py`). No file
may take more than two seconds of the processor for any step, or 200 MB.

A progress bar goes to stderr. Whatever goes wrong is shown with the number of its file, and exit code is 1;
`--first n --files 1` tries it again. A table of what was answered goes to stdout; its last line is one JSON object.
"""

import argparse
import faulthandler
import json
import os
import sys
from collections import Counter
from pathlib import Path
from traceback import format_exception
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))  # the files are at home among the tests

from benchmarks.numbered_rounds import at_least, rounds_by
from scripts.arguments import Parser

try:
    from tests.fuzz.edition_files import made
    from tests.fuzz.edition_judge import Judged, judge, warm_up
except ImportError as missing:
    print(missing, file=sys.stderr)
    sys.exit(2)

FILES, QUICK = 10_000, 300
HEAP = 20
"""Files that a process takes at once."""
HANGS_S = 120
"""A file that takes so long is stopped with all the lines where it stands, and everything with it."""

_warm = [False]


class Answered(NamedTuple):
    """What came of a file."""

    judged: Judged | None
    wrong: str
    """Empty when all is well."""


def answered(number: int) -> Answered:
    """The file of this number."""
    if not _warm[0]:
        warm_up()
        _warm[0] = True
    faulthandler.dump_traceback_later(HANGS_S, exit=True)
    try:
        return Answered(judge(made(number)), "")
    except Exception as wrong:  # noqa: BLE001 - whatever it is, it belongs to this file
        return Answered(None, f"file {number}: {''.join(format_exception(wrong))}")
    finally:
        faulthandler.cancel_dump_traceback_later()


def main() -> int:
    """Try all of them."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=at_least(1), default=FILES)
    parser.add_argument(
        "--quick", dest="files", action="store_const", const=QUICK, help=f"{QUICK} files, within 45 seconds"
    )
    parser.add_argument("--first", type=at_least(0), default=0)
    parser.add_argument("--workers", type=at_least(1), default=os.cpu_count() or 1)
    asked = parser.parse_args()
    found, wrong = [], 0
    numbers = range(asked.first, asked.first + asked.files)
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("Files", total=asked.files)
        with rounds_by(asked.workers, numbers, answered, HEAP) as results:
            for judged, fault in results:
                if fault:
                    wrong += 1
                    progress.console.print(fault, markup=False)
                if judged:
                    found.append(judged)
                progress.advance(bar)
    answers = Counter(one.answer for one in found)
    shown = Table("answer", title=f"{asked.files:,} files")
    shown.add_column("files", justify="right")
    for answer, count in answers.most_common():
        shown.add_row(answer, f"{count:,}")
    Console().print(shown)
    figures = {
        "files": asked.files,
        "wrong": wrong,
        "games": answers["game"],
        "inputs": sum(one.inputs for one in found),
        "longest_s": round(max((one.seconds for one in found), default=0.0), 3),
        "most_mb": round(max((one.megabytes for one in found), default=0.0), 1),
    }
    print(json.dumps(figures))
    return 1 if wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
