"""Which weights these are: results of one set are not to be mixed with those of another."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from lastcard.policy.weights import shipped

KINDS = (".json", ".npz")


@cache
def fingerprint() -> str:
    """A short word for all weights that are shipped."""
    found = sha256()
    for name in sorted(_names(files("lastcard.policy"))):
        found.update(f"{name} {sha256(shipped(name, bytes)).hexdigest()}\n".encode())
    return found.hexdigest()[:12]


def _names(folder: Traversable) -> list[str]:
    """All files of weights; those of tables lie in folders."""
    listed: list[str] = []
    for one in folder.iterdir():
        if one.is_dir():
            listed += [f"{one.name}/{name}" for name in _names(one)]
        elif one.name.endswith(KINDS):
            listed.append(one.name)
    return listed
