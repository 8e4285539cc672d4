"""Names and sentences for cards that nobody has named: made of what the cards do."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import groupby
from typing import NamedTuple, assert_never

from lastcard.locale.phrases import Phrasebook
from lastcard.model.edition import FaceRow
from lastcard.model.effects import (
    Challengeable,
    DrawCards,
    DrawUntilColor,
    Duel,
    Effect,
    FlipSides,
    GiveCards,
    NameColor,
    PassCards,
    PassHands,
    RestoreColor,
    Reverse,
    ShowColor,
    Skip,
    SkipEveryone,
    Stackable,
    SwapHands,
)
from lastcard.model.vocabulary import OF_EFFECT

BESIDE = (Challengeable, Stackable, RestoreColor)
"""What only bends the effects beside it, and is not in a name."""

HITTING = (Skip, DrawCards, DrawUntilColor)
"""Effects that hit the next player."""


# --- names -------------------------------------------------------------------------------------------------


def composed_name(words: Phrasebook, row: FaceRow) -> str:
    """What to call a card by what it does: "Draw Three", "Double Skip", "Wild Draw Three".

    A number is its own name, and so is the symbol of a card that does nothing.
    """
    acting = [
        effect
        for effect in row.when_played
        if not isinstance(effect, BESIDE) and not (row.colorless and isinstance(effect, NameColor))
    ]
    if not row.colorless:
        return row.symbol if row.symbol.isdigit() or not acting else _joined(words, acting)
    match acting:
        case []:
            return words.phrase("symbol-w")
        case [DrawCards(n=n, loses_turn=True)]:
            return words.phrase("name-wild-draw", number=n)
        case [DrawUntilColor()]:
            return words.phrase("symbol-w-plusc")
        case _:
            return words.phrase("name-wild", name=_joined(words, acting))


def _joined(words: Phrasebook, effects: Sequence[Effect]) -> str:
    """All effects in one name; the same one after another is counted."""
    names = []
    for effect, same in groupby(effects):
        name, times = _name(words, effect), len(tuple(same))
        names.append(name if times == 1 else words.phrase("name-times", name=name, times=times))
    return reduce(lambda first, second: words.phrase("name-both", first=first, second=second), names)


def _name(words: Phrasebook, effect: Effect) -> str:
    match effect:
        case DrawCards(n=n, loses_turn=loses_turn):
            draw = words.phrase("name-draw", number=n)
            return draw if loses_turn else words.phrase("name-draw-only", name=draw)
        case PassCards(n=n):
            return words.phrase("name-pass", number=n)
        case Skip():
            name = "symbol-s"
        case SkipEveryone():
            name = "symbol-e"
        case Reverse():
            name = "symbol-v"
        case FlipSides():
            name = "symbol-f"
        case DrawUntilColor():
            name = "name-draw-until"
        case NameColor():
            name = "name-color"
        case GiveCards():
            name = "name-give"
        case Duel():
            name = "name-duel"
        case ShowColor():
            name = "name-show"
        case SwapHands():
            name = "name-swap"
        case PassHands():
            name = "name-hands"
        case Challengeable() | Stackable() | RestoreColor():
            raise AssertionError(f"{effect} is no name")
        case _:
            assert_never(effect)
    return words.phrase(name)


# --- sentences ---------------------------------------------------------------------------------------------


class Sentence(NamedTuple):
    """A message of "How to play" and its number, where it has one."""

    message: str
    number: int | None = None

    @property
    def values(self) -> dict[str, int]:
        """What stands in it in place of variables."""
        return {} if self.number is None else {"count": self.number}


def composed_text(words: Phrasebook, row: FaceRow) -> str:
    """What a card does, in a line: "The next player draws 3 cards and loses a turn."."""
    told = [
        sentence
        for effect, times in in_runs(row.when_played)
        for sentence in sentences(effect, times, once=RestoreColor() in row.when_played)
    ]
    told.extend(afterwards(row.when_played, colorless=row.colorless))
    return " ".join(words.phrase(one.message, **one.values) for one in told)


def in_runs(effects: Iterable[Effect]) -> Iterator[tuple[Effect, int]]:
    """Effects and how often each stands there in a row; only turns that are lost are told together."""
    for effect, same in groupby(effects):
        times = len(tuple(same))
        yield from [(effect, times)] if isinstance(effect, Skip) else [(effect, 1)] * times


def afterwards(effects: Sequence[Effect], *, colorless: bool) -> Iterator[Sentence]:
    """What is to be said of all effects of a card together."""
    if all(isinstance(effect, Challengeable | Stackable) for effect in effects):
        yield Sentence("rules-plain")
    hitting = [effect for effect, _ in in_runs(effects) if isinstance(effect, HITTING)]
    if any(not isinstance(effect, DrawCards) or effect.loses_turn for effect in hitting[:-1]):
        yield Sentence("rules-one-after-another")
    if colorless and not any(isinstance(effect, NameColor | Duel) for effect in effects):
        yield Sentence("rules-restore")


def sentences(effect: Effect, times: int = 1, *, once: bool = False) -> Iterator[Sentence]:
    """What an effect does; `once`: the color that is named counts for this card only."""
    message = OF_EFFECT[type(effect)].message
    match effect:
        case Skip():
            yield Sentence(message) if times == 1 else Sentence("rules-skips", times)
        case (
            SkipEveryone()
            | Reverse()
            | RestoreColor()
            | GiveCards()
            | FlipSides()
            | SwapHands()
            | PassHands()
        ):
            yield Sentence(message)
        case DrawCards(n=n, loses_turn=loses_turn):
            yield Sentence(message if loses_turn else "rules-draw-only", n)
        case PassCards(n=n):
            yield Sentence(message, n)
        case DrawUntilColor(extra=extra):
            yield Sentence(message)
            if extra:
                yield Sentence("rules-draw-more", extra)
        case NameColor():
            yield Sentence("rules-name-once" if once else message)
        case Duel(loser_draws=n):
            yield Sentence(message)
            yield Sentence("rules-duel-higher")
            yield Sentence("rules-duel-loser", n)
        case ShowColor(penalty=n):
            yield Sentence("rules-show-caller")
            yield Sentence(message, n)
        case Challengeable() | Stackable():
            return  # how it may be answered is told in the rules
        case _:
            assert_never(effect)
