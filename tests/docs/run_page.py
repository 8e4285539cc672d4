"""Runs the Python of a page as it is printed: `run_page.py FILE` with a JSON list of [place, line, kind, text].

The blocks of a page are one session: what one has imported or made, the next ones have. `pycon` is what a reader
types after >>>, with the answers.
"""

import doctest
import json
import sys
from pathlib import Path


def main() -> int:
    names: dict[str, object] = {"__name__": "__page__"}
    for place, line, kind, text in json.loads(Path(sys.argv[1]).read_text("utf-8")):
        if kind == "python":
            exec(compile("\n" * (line - 1) + text, place, "exec"), names)  # noqa: S102 - what the page prints
            continue
        typed = doctest.DocTestParser().get_doctest(text, names, place, place, line - 1)
        told = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
        if told.run(typed, clear_globs=False).failed:
            return 1
        names |= typed.globs
    return 0


if __name__ == "__main__":
    sys.exit(main())
