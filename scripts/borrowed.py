"""Tools from a package index that are needed for a moment, and not kept."""

import os
import subprocess
import sys
from tempfile import TemporaryDirectory


def borrowed(package: str, *command: str) -> subprocess.CompletedProcess[str]:
    """Install a package for the moment and run a module of it; what cannot be installed is an exit code too."""
    with TemporaryDirectory() as folder:
        installed = _python(folder, "pip", "install", "--quiet", "--target", folder, package)
        return installed if installed.returncode else _python(folder, *command)


def _python(folder: str, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command],
        env=os.environ | {"PYTHONPATH": folder},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def last_words(ran: subprocess.CompletedProcess[str]) -> str:
    """The line in which a command says what went wrong."""
    said = (ran.stderr or ran.stdout).strip().splitlines()
    return said[-1].strip() if said else f"exit code {ran.returncode}"
