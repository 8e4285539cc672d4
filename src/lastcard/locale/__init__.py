"""Words in seven languages, shared by terminal and browser."""

from lastcard.locale.speaker import LANGUAGES, Speaker, UnknownLanguage, read_language

__all__ = ["LANGUAGES", "Speaker", "UnknownLanguage", "read_language"]
