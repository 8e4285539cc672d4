"""Which lines and branches the tests reach: `python -m scripts.reached [what to give pytest]`.

    python -m scripts.reached                          all tests
    python -m scripts.reached tests/rules tests/match  some of them

Prints a table of the modules that are not reached whole, and writes build/coverage/index.html with every line. Set up
in pyproject.toml; what Numba compiles is left out, since it cannot be followed there. It takes longer than the tests
alone.
"""

import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
REPORTS = ("--cov", "--cov-report=term:skip-covered", "--cov-report=html")


def main(words: Sequence[str]) -> int:
    """The exit code is that of pytest; 2 when coverage is not installed."""
    if not find_spec("pytest_cov"):
        sys.stderr.write("expected the extra `test` (pip install -e '.[test]'), found no pytest-cov\n")
        return 2
    (ROOT / "build" / "coverage").mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "pytest", "-n", "auto", *REPORTS, *words]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
