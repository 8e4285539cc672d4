"""Words in seven languages, shared by terminal and browser."""

from lastcard.locale.phrases import UnknownLanguage, read_language
from lastcard.locale.speaker import Speaker
from lastcard.model.languages import LANGUAGES

__all__ = ["LANGUAGES", "Speaker", "UnknownLanguage", "read_language"]
