"""What each kind of card does, told from its effects under the rules in force."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lastcard.locale.composing import afterwards, in_runs, sentences
from lastcard.locale.guide import CardNote, Line, OwnText, Symbols, line
from lastcard.model.cards import Card, Face, Side
from lastcard.model.edition import DeckSide, Edition
from lastcard.model.effects import (
    Challengeable,
    DrawCards,
    DrawUntilColor,
    Duel,
    Effect,
    FlipSides,
    GiveCards,
    PassCards,
    PassHands,
    RestoreColor,
    Reverse,
    ShowColor,
    Stackable,
    SwapHands,
)
from lastcard.model.rulings import Rulings
from lastcard.model.sheet import Sheet

WEIGHTY = (DrawCards, DrawUntilColor, ShowColor, FlipSides, Duel, SwapHands, PassHands, PassCards)
"""Effects of which a player wants to know whether the last card still has them (G34, G35)."""


def faces_of(sheet: Sheet, side: Side) -> dict[str, Face]:
    """A face of each kind that is in the deck, by symbol, in the order of the rule sheet."""
    printed = next(one for one in sheet.edition.sides if one.side == side)
    shown: dict[str, Face] = {}
    for face in sheet.faces[side].values():
        if face.symbol not in shown or face.color == printed.colors[0]:
            shown[face.symbol] = face
    return {row.symbol: shown[row.symbol] for row in printed.rows if row.symbol in shown}


def is_number(face: Face) -> bool:
    """A card that has a color and a number."""
    return face.color is not None and face.symbol.isdigit()


class Terms(NamedTuple):
    """Under which rules a side of the deck is told of."""

    sheet: Sheet
    side: DeckSide
    two_players: bool
    """Whether two can play."""
    points_kept: bool


def card_notes(terms: Terms) -> Iterator[CardNote]:
    """The numbers together, then every other kind of card, and a number that does something (HOUSE-03)."""
    sheet, side = terms.sheet, terms.side
    faces = faces_of(sheet, side.side)
    copies = Counter(sheet.faces[side.side][card].symbol for card in sheet.deck)
    acting = {row.symbol for row in side.rows if row.when_played}
    numbers = [face for face in faces.values() if is_number(face) and face.symbol not in acting]
    if numbers:
        yield CardNote(
            title=_numbers_title(numbers, side.side),
            card=_shown(sheet, side, numbers[-1]),
            side=side.side,
            lines=(line("rules-copies", count=sum(copies[face.symbol] for face in numbers)),),
        )
    for face in faces.values():
        if face.when_played or not is_number(face):
            told = (
                *_own_lines(sheet.edition, face),
                *_face_lines(face, terms),
                *_sign_lines(face, side),
                *_last_lines(face, terms),
            )
            yield CardNote(
                title=line("rules-card", cards=Symbols((face.symbol,), side.side)),
                card=_shown(sheet, side, face),
                side=side.side,
                lines=(line("rules-copies", count=copies[face.symbol]), *told),
            )


def _numbers_title(numbers: Sequence[Face], side: Side) -> Line:
    """From the least to the most, or each by itself where some are left out."""
    values = sorted(face.number for face in numbers)
    if len(values) > 1 and values == list(range(values[0], values[-1] + 1)):
        return line("rules-numbers", least=values[0], most=values[-1])
    return line("rules-card", cards=Symbols(tuple(str(value) for value in values), side))


def _shown(sheet: Sheet, side: DeckSide, face: Face) -> Card:
    return Card("/".join(face.code if one.side == side.side else "?" for one in sheet.edition.sides))


def _own_lines(edition: Edition, face: Face) -> Iterator[Line]:
    """What the author says of the card; English first, for who reads none of the languages."""
    said = {words.language: dict(words.texts).get(face.symbol, "").strip() for words in edition.words}
    texts = {language: said[language] for language in sorted(said, key="en".__ne__) if said[language]}
    if texts:
        yield line("rules-own-text", text=OwnText(texts))


def _face_lines(face: Face, terms: Terms) -> Iterator[Line]:
    """What the card does; when it may be played and disputed comes last."""
    effects = sorted(face.when_played, key=lambda effect: isinstance(effect, Challengeable | Stackable))
    for effect, times in in_runs(effects):
        yield from _effect_lines(effect, times, effects, terms)
    for sentence in afterwards(effects, colorless=face.color is None):
        yield line(sentence.message, **sentence.values)
    if face.wild_draw and not any(isinstance(effect, Challengeable) for effect in effects):
        yield _condition(terms)
        yield line("rules-no-bluff")


def _effect_lines(effect: Effect, times: int, beside: Sequence[Effect], terms: Terms) -> Iterator[Line]:
    """What it does under the rules in force: where they have no part in it, as it is told of any card."""
    rulings = terms.sheet.rulings
    match effect:
        case Reverse():
            yield line("rules-reverse")
            if terms.two_players:
                yield line(f"rules-reverse-{rulings.two_player_reverse}")
        case Challengeable(extra=extra):
            yield _condition(terms)
            yield line("rules-bluff")
            yield line("rules-challenge", count=extra)
            if rulings.stacking and any(isinstance(other, DrawCards) for other in beside):
                yield line("rules-stack")
        case Stackable():
            yield line("rules-stack")
        case GiveCards(forgotten_call_draws=n):
            yield line("rules-give")
            yield line("rules-give-out", count=n)
        case Duel(loser_draws=n):
            yield from _duel_lines(n, rulings, two_players=terms.two_players)
        case ShowColor(penalty=n):
            yield line("rules-show-all" if terms.sheet.shown_to_all else "rules-show-caller")
            yield line("rules-show-fail", count=n)
        case FlipSides():
            yield line("rules-flip")
            yield line("rules-flip-top")
            yield line(f"rules-flip-{rulings.wild_after_flip}")
        case _:
            for sentence in sentences(effect, times, once=RestoreColor() in beside):
                yield line(sentence.message, **sentence.values)


def _duel_lines(loser_draws: int, rulings: Rulings, *, two_players: bool) -> Iterator[Line]:
    yield line("rules-duel")
    if rulings.battle_optional:
        yield line("rules-duel-decline")
    yield line("rules-duel-higher")
    yield line("rules-duel-loser", count=loser_draws)
    yield line("rules-duel-empty")
    yield line(f"rules-duel-next-{rulings.battle_next}")
    if rulings.battle_next == "challenged" and two_players:
        yield line("rules-duel-next-you")
    yield line(f"rules-duel-uno-{rulings.battle_uno}-{rulings.uno_after_battle}")


def _sign_lines(face: Face, side: DeckSide) -> Iterator[Line]:
    """Where a card makes others draw another number than its name and its sign say (M02)."""
    named = next(row.called for row in side.rows if row.symbol == face.symbol)
    _, plus, shown = face.symbol.rpartition("+")
    if named and plus and shown.isdecimal() and int(shown) != face.draws:
        yield line("rules-draw-sign", count=int(shown))


def _condition(terms: Terms) -> Line:
    """When a wild draw is honest (G16, G17)."""
    faces = faces_of(terms.sheet, terms.side.side).values()
    plain = tuple(face.symbol for face in faces if face.color is None and not face.wild_draw)
    match terms.sheet.wild_match:
        case "all":
            return line("rules-honest-all")
        case "plain_only" if plain:
            return line("rules-honest-plain", cards=Symbols(plain, terms.side.side))
        case "none" | "plain_only":
            return line("rules-honest")


def _last_lines(face: Face, terms: Terms) -> Iterator[Line]:
    """What becomes of the card when it is the last of a hand."""
    kinds = {type(effect) for effect in face.when_last}
    if kinds.isdisjoint(WEIGHTY):
        if any(isinstance(effect, WEIGHTY) for effect in face.when_played):
            yield line("rules-last-nothing")
    elif Duel in kinds:
        optional = terms.sheet.rulings.battle_optional
        yield line("rules-last-duel-optional" if optional else "rules-last-duel")
    elif FlipSides in kinds and terms.points_kept:
        yield line("rules-last-flip")
    else:
        yield line("rules-last-works")
