"""Puts the page for browsers into wheels, sdists and editable installs.

Needs no Node on the machine: a wheel of PyPI brings it, and is asked for only when the page that lies in the
tree is not made of the sources as they are. LASTCARD_NO_PAGE=1 leaves the page out.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # the build runs elsewhere, and the scripts are no package
from scripts import node, page


class PageHook(BuildHookInterface[Any]):
    """Builds the page before files are collected."""

    def dependencies(self) -> list[str]:
        """Node, when it will be needed."""
        return [] if _left_out() or page.is_built() else [node.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is not there, and let it be shipped although git ignores it."""
        del version
        if _left_out():
            return
        if not page.is_built():
            self.app.display_info("Building the page for browsers …")
            try:
                page.build()
            except node.NodeFailed as error:
                self.app.abort(
                    f"{error}\nLASTCARD_NO_PAGE=1 installs lastcard without its page for browsers."
                )
        build_data["artifacts"].append(f"/{page.PAGE.relative_to(page.ROOT).as_posix()}/")


def _left_out() -> bool:
    return os.environ.get("LASTCARD_NO_PAGE", "") not in ("", "0")
