"""Machine code on disk, for as long as the sources are the same.

Numba itself would know it by the one file in which the function stands; but rules are inlined in rules, so after
an update it would go on playing by old ones. Here the name of a file says which sources its code was made of, all
of them (`stamp_for`), and nothing else is ever loaded, whoever else compiles just now.
"""
# Numba has no types.
# mypy: disable-error-code="no-untyped-call"

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile

SOURCES: Final = {
    "lastcard.fast": ("fast/**/*.py", "policy/*.py", "model/vocabulary.py"),
    "lastcard.rl.kernel": ("rl/kernel/*.py", "rl/actions.py", "rl/cards.py", "rl/observation.py"),
    "lastcard.rl.rlcard_shape": ("rl/rlcard_shape/**/*.py",),
}
"""What compiled code of a package is made of; the environments are built on the kernel, which knows nothing of them."""


@cache
def stamp_for(module: str) -> str:
    """The same as long as nothing has changed that code of this module is made of."""
    digest, package = sha256(), Path(__file__).parents[1]
    for name, patterns in SOURCES.items():
        if name == "lastcard.fast" or module.startswith(name):
            for source in sorted(source for pattern in patterns for source in package.glob(pattern)):
                path = source.relative_to(package).as_posix()
                digest.update(b"%s\0%s\0" % (path.encode(), source.read_bytes()))
    return digest.hexdigest()[:12]


class _Stamped(CompileResultCacheImpl):
    """Code by the name of its function and the stamp of its sources."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.stamp = stamp_for(function.__module__)
        super().__init__(function)

    def get_filename_base(self, fullname: str, abiflags: str) -> str:
        return f"{super().get_filename_base(fullname, abiflags)}.{self.stamp}"


class _Files(IndexDataCacheFile):
    """A file for each type of arguments, by a number made of them.

    Numba numbers files in the order in which they come and keeps a list of them; two processes that compile at
    the same time would take the same number for different code.
    """

    def save(self, key: object, data: object) -> None:
        self._save_data(self._name(key), data)

    def load(self, key: object) -> Any:  # noqa: ANN401 - Numba has no types
        with suppress(OSError):
            return self._load_data(self._name(key))

    def _name(self, key: object) -> str:
        known_by = repr((key, self._version, self._source_stamp))
        return str(self._data_name(int.from_bytes(sha256(known_by.encode()).digest()[:6])))


class _Kept(FunctionCache):
    """Where Numba keeps code: beside the sources, in NUMBA_CACHE_DIR, or where the user may write."""

    _impl_class = _Stamped

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        stamp = self._impl.locator.get_source_stamp()
        self._cache_file = _Files(self._cache_path, self._impl.filename_base, stamp)

    def save_overload(self, sig: object, data: object) -> None:
        super().save_overload(sig, data)
        _forget_others(Path(self.cache_path), self._impl.stamp)


@cache
def _forget_others(folder: Path, stamp: str) -> None:
    """Code of sources as they were before is never loaded again."""
    for kept in folder.glob("*.nb[ic]"):
        if f".{stamp}." not in kept.name:
            with suppress(OSError):  # somebody else has done it, or may not be disturbed
                kept.unlink()


def keep(function: Any) -> Any:  # noqa: ANN401 - Numba has no types
    """Load the code of a function from disk, or keep it there once it is compiled; plain Python stays as it is."""
    if hasattr(function, "py_func"):
        with suppress(RuntimeError):  # there is nowhere to write: it is compiled each time
            function._cache = _Kept(function.py_func)  # noqa: SLF001 - as its `cache=True` does
    return function
