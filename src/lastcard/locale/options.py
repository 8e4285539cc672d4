"""Options and printings in words. The page says the same in web/src/table/options.ts."""

from lastcard.engine.options import option_values
from lastcard.locale.naming import option_words
from lastcard.locale.speaker import Speaker
from lastcard.model.rulings import RULINGS, Value


def option_name(speaker: Speaker, key: str) -> str:
    """What an option is about: "Who deals next"; an own one of the speaker's edition has its author's words."""
    if key in RULINGS:
        return speaker.phrase(f"option-{_id(key)}")
    return _own(speaker, key) or _spoken(key)


def option_value(speaker: Speaker, key: str, value: Value) -> str:
    """What it is set to: "the same player", "500 points", "yes"."""
    if key not in RULINGS:
        told = speaker.phrase("value-yes" if value else "value-no") if isinstance(value, bool) else str(value)
        return _own(speaker, f"{key}.{_written(value)}") or _spoken(told)
    values = option_values(key)
    if isinstance(values, range):
        return speaker.phrase(f"option-{_id(key)}-value", count=int(value))
    if set(values) == {True, False}:
        return speaker.phrase("value-yes" if value else "value-no")
    return speaker.phrase(f"option-{_id(key)}-{_id(_written(value))}")


def printing_name(speaker: Speaker, key: str) -> str:
    """The language of a printing: "French (Canada)"; one that we have no word for is told by its key."""
    return speaker.find(f"printing-{key}") or key


def _own(speaker: Speaker, name: str) -> str:
    return option_words(speaker, speaker.edition, name) if speaker.edition else ""


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _spoken(code: str) -> str:
    """A code that has no words of its own, as it can be read."""
    return code.replace("_", " ").strip() or code


def _id(code: str) -> str:
    return code.replace("_", "-")
