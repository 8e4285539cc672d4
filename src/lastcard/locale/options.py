"""Options and printings in words. The page says the same in web/src/table/options.ts."""

from lastcard.engine.options import option_values
from lastcard.locale.speaker import Speaker


def option_name(speaker: Speaker, key: str) -> str:
    """What an option is about: "Who deals next"."""
    return speaker.say(f"option-{_id(key)}")


def option_value(speaker: Speaker, key: str, value: str | int | bool) -> str:  # noqa: FBT001 - one of many values
    """What it is set to: "the same player", "500 points", "yes"."""
    values = option_values(key)
    if isinstance(values, range):
        return speaker.say(f"option-{_id(key)}-value", count=int(value))
    if set(values) == {True, False}:
        return speaker.say("value-yes" if value else "value-no")
    return speaker.say(f"option-{_id(key)}-{_id(str(value).lower())}")


def printing_name(speaker: Speaker, key: str) -> str:
    """The language of a printing: "French (Canada)"."""
    return speaker.say(f"printing-{key}")


def _id(code: str) -> str:
    return code.replace("_", "-")
