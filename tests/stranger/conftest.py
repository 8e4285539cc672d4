"""The browser of the page's tests, for somebody who has written a game."""

from tests.page.conftest import browser, built, tab

__all__ = ["browser", "built", "tab"]
