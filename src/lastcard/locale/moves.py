"""Answers in words: what somebody could have said."""

from collections.abc import Sequence
from typing import Any, assert_never

from msgspec.structs import astuple

from lastcard.locale.speaker import Speaker
from lastcard.model.cards import Side
from lastcard.model.moves import Move
from lastcard.model.vocabulary import OF_MOVE, Part


def answer_in_words(speaker: Speaker, move: Move, names: Sequence[str], side: Side) -> str:
    """An answer to a question: "play red 5"; `side` is the one that counts when it is given."""

    def told(part: Part, named: Any) -> tuple[str, str]:  # noqa: ANN401 - a part of any kind
        match part:
            case "card":
                return "card", speaker.card(named, side)
            case "cards":
                return "cards", speaker.cards(named, side)
            case "color":
                return "color", speaker.color(named)
            case "seat" | "seat or nobody":
                return "other", names[named]
            case _:
                assert_never(part)

    row = OF_MOVE[type(move)]
    assert row.message is not None, "a right is no answer"  # noqa: S101 - narrows the type
    parts = tuple(zip(row.parts, astuple(move), strict=True))
    if ("seat or nobody", None) in parts:
        return speaker.phrase(f"{row.message}-none")
    return speaker.phrase(row.message, **dict(told(part, named) for part, named in parts))
