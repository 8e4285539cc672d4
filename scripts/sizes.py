"""Says which modules are too long and which functions take too much: `python -m scripts.sizes`.

Where a function has a reason to take more, it stands directly above it, in a comment that begins with `# parameters:`.
"""

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST_LINES = 400
MOST_PARAMETERS = 9
REASON = "# parameters:"

Function = ast.FunctionDef | ast.AsyncFunctionDef


def offenders(root: Path) -> Iterator[str]:
    """A sentence for each module and function below the `src` of a project that is too large."""
    for path in sorted(root.glob("src/**/*.py")):
        text = path.read_text("utf-8")
        name, lines = path.relative_to(root).as_posix(), text.splitlines()
        if len(lines) > MOST_LINES:
            yield f"{name}:{MOST_LINES + 1}: expected at most {MOST_LINES} lines, found {len(lines)}"
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, Function) or has_reason(node, lines):
                continue
            if (taken := parameters(node)) > MOST_PARAMETERS:
                limit = f'{MOST_PARAMETERS} parameters of {node.name}, or "{REASON}" and a reason above it'
                yield f"{name}:{node.lineno}: expected at most {limit}, found {taken}"


def parameters(function: Function) -> int:
    """How many values a caller can give by name or by place; a method's own object is none of them."""
    taken = function.args
    named = [one.arg for one in (*taken.posonlyargs, *taken.args, *taken.kwonlyargs)]
    return len(named) - (named[:1] in (["self"], ["cls"]))


def has_reason(function: Function, lines: Sequence[str]) -> bool:
    """Whether one stands directly above the function or its decorators."""
    beginnings = (function.lineno, *(decorator.lineno for decorator in function.decorator_list))
    return any(
        comment.startswith(REASON) and comment != REASON
        for at in (function.lineno, min(beginnings))
        for comment in _comments_above(lines, at)
    )


def _comments_above(lines: Sequence[str], at: int) -> Iterator[str]:
    for line in reversed(lines[: at - 1]):
        if not line.strip().startswith("#"):
            return
        yield line.strip()


def main() -> int:
    """Exit code 1 when anything is too large."""
    found = list(offenders(ROOT))
    sys.stderr.writelines(f"{one}\n" for one in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
