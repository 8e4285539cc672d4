"""Which weights these are: results of one set are not to be mixed with those of another."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

KINDS = (".json", ".npz")


@cache
def fingerprint() -> str:
    """A short word for all weights that are shipped."""
    found = sha256()
    for name, kept in sorted(_kept(files("lastcard.policy"))):
        found.update(f"{name} {sha256(kept).hexdigest()}\n".encode())
    return found.hexdigest()[:12]


def _kept(folder: Traversable) -> list[tuple[str, bytes]]:
    """All files of weights, by name; those of tables lie in folders."""
    listed: list[tuple[str, bytes]] = []
    for one in folder.iterdir():
        if one.is_dir():
            listed += [(f"{one.name}/{name}", kept) for name, kept in _kept(one)]
        elif one.name.endswith(KINDS):
            listed.append((one.name, one.read_bytes()))
    return listed
