"""Examples in docstrings as blocks of code on the site: Markdown takes a line that begins with `>>>` for a quotation."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*\n(?:(?!$).*\n?)*", re.MULTILINE)
"""From a prompt to the next blank line."""


class Fenced(griffe.Extension):
    """Puts a fence round every example."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:  # noqa: ANN401 - whatever Griffe passes on
        """Every module, class, function and attribute that is read."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(
                lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", obj.docstring.value
            )
