"""The languages that are spoken here."""

from typing import Final

LANGUAGES: Final = ("en", "es", "fr", "pt", "de", "it", "nl")
