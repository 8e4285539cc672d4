"""Numba at one place: how a function is compiled, and two instructions that Python has no operator for.

With NUMBA_DISABLE_JIT=1 everything runs as plain Python, for the debugger and for quick tests.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

from lastcard.model.errors import NotInstalled

try:
    import numpy as np
    from llvmlite import ir
    from numba import config, njit, types
    from numba.extending import intrinsic

    from lastcard.fast.kept import keep
except ImportError as missing:
    found = f"no {missing.name}" if missing.name else missing
    raise NotInstalled(
        f"expected the extra `fast` (pip install 'lastcard[fast]'), found {found}"
    ) from missing

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]
    Bytes = NDArray[np.int8]
    Floats = NDArray[np.float64]
else:
    Ints = Bytes = Floats = Any

Function = TypeVar("Function", bound=Callable[..., Any])

PLAIN = bool(vars(config)["DISABLE_JIT"])
"""Whether everything runs as plain Python."""

WITHOUT_ARRAYS: dict[str, Any] = {"error_model": "numpy", "forceinline": True, "_nrt": False}
"""Handing five arrays from rule to rule costs more than most rules do, so every call is inlined. And a function
that makes no array need not count those that it is given. Numba's option for that begins with an underscore,
but without it `benchmarks/simulator.py` finds a tenth of the speed."""


def compiled(function: Function) -> Function:
    """Machine code, kept between runs, free of the interpreter's lock; for functions that make no array."""
    return cast("Function", keep(njit(nogil=True, **WITHOUT_ARRAYS)(function)))


def making_arrays(function: Function) -> Function:
    """The same for the few functions that make an array of their own."""
    return cast("Function", keep(njit(nogil=True)(function)))


@compiled
def place(n: int) -> Any:  # noqa: ANN401 - an unsigned integer
    """An index that is not negative, and says so.

    Of any other one Numba asks at every access whether it counts from the end, so that a loop that copies bytes
    copies them one by one.
    """
    return np.uint64(n)


def _plain_count(word: int) -> int:
    return int(word).bit_count()


def _plain_lowest(word: int) -> int:
    return (int(word) & -int(word)).bit_length() - 1


def _count(_typing: object, _word: object) -> tuple[object, Any]:
    def instruction(_target: object, builder: Any, _signature: object, words: Any) -> Any:  # noqa: ANN401
        return builder.ctpop(words[0])

    return types.int64(types.int64), instruction


def _lowest(_typing: object, _word: object) -> tuple[object, Any]:
    def instruction(_target: object, builder: Any, _signature: object, words: Any) -> Any:  # noqa: ANN401
        never_zero = ir.Constant(ir.IntType(1), 1)
        return builder.cttz(words[0], never_zero)

    return types.int64(types.int64), instruction


count = cast("Callable[[int], int]", _plain_count if PLAIN else intrinsic(_count))
"""How many bits are set."""
lowest = cast("Callable[[int], int]", _plain_lowest if PLAIN else intrinsic(_lowest))
"""The place of the lowest set bit; the word is not 0."""


__all__ = [
    "PLAIN",
    "Bytes",
    "Floats",
    "Ints",
    "compiled",
    "count",
    "lowest",
    "making_arrays",
    "np",
    "place",
]
