"""Whoever has not installed a library skips the tests that need it; in CI nothing may be skipped unseen."""

from importlib.util import find_spec

import pytest

from tests.missing import IN_CI

PEERS = ("numba", "gymnasium", "pettingzoo", "pyspiel", "rlcard", "torch", "mkdocs", "mkdocstrings")


def pytest_configure() -> None:
    absent = [peer for peer in PEERS if not find_spec(peer)]
    if IN_CI and absent:
        raise pytest.UsageError(f"expected {', '.join(PEERS)} in CI, found no {', '.join(absent)}")
