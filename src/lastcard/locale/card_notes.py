"""What each kind of card does, told from its effects under the rules in force."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import assert_never

from lastcard.locale.guide import CardNote, Line, Symbols, line
from lastcard.model.cards import Card, Face, Side
from lastcard.model.edition import SideSheet
from lastcard.model.effects import (
    Challengeable,
    DrawCards,
    DrawUntilColor,
    Duel,
    Effect,
    FlipSides,
    GiveCards,
    NameColor,
    PassHands,
    RestoreColor,
    Reverse,
    ShowColor,
    Skip,
    SkipEveryone,
    Stackable,
    SwapHands,
)
from lastcard.model.rulings import Rulings
from lastcard.model.sheet import Sheet

WEIGHTY = (DrawCards, DrawUntilColor, ShowColor, FlipSides, Duel, SwapHands, PassHands)
"""Effects of which a player wants to know whether the last card still has them (G34, G35)."""


def faces_of(sheet: Sheet, side: Side) -> dict[str, Face]:
    """A face of each kind that is in the deck, by symbol, in the order of the rule sheet."""
    printed = next(one for one in sheet.edition.sides if one.side == side)
    shown = sheet.faces[side].values()
    first = {face.symbol: face for face in shown if face.color in (printed.colors[0], None)}
    return {row.symbol: first[row.symbol] for row in printed.rows if row.symbol in first}


def card_notes(sheet: Sheet, side: SideSheet, *, two_players: bool, points_kept: bool) -> Iterator[CardNote]:
    """The numbers together, then every kind of card that does something, a 7 by house rules included."""
    faces = faces_of(sheet, side.side)
    copies = Counter(sheet.faces[side.side][card].symbol for card in sheet.deck)
    numbers = [face for face in faces.values() if face.symbol.isdigit()]
    yield CardNote(
        title=line("rules-numbers", least=numbers[0].number, most=numbers[-1].number),
        card=_shown(sheet, side, numbers[-1]),
        side=side.side,
        lines=(line("rules-copies", count=sum(copies[face.symbol] for face in numbers)),),
    )
    for face in faces.values():
        if face.when_played:
            told = (
                *_face_lines(face, sheet.rulings, two_players=two_players),
                *_last_lines(face, sheet.rulings, points_kept=points_kept),
            )
            yield CardNote(
                title=line("rules-card", cards=Symbols((face.symbol,))),
                card=_shown(sheet, side, face),
                side=side.side,
                lines=(line("rules-copies", count=copies[face.symbol]), *told),
            )


def _shown(sheet: Sheet, side: SideSheet, face: Face) -> Card:
    return Card("/".join(face.code if one.side == side.side else "?" for one in sheet.edition.sides))


def _face_lines(face: Face, rulings: Rulings, *, two_players: bool) -> Iterator[Line]:
    """What the card does; when it may be played and disputed comes last."""
    for effect in sorted(face.when_played, key=lambda effect: isinstance(effect, Challengeable | Stackable)):
        yield from _effect_lines(effect, face.when_played, rulings, two_players=two_players)
        if isinstance(effect, DrawCards):
            yield from _sign_lines(face)
    if face.color is None and not any(isinstance(effect, NameColor | Duel) for effect in face.when_played):
        yield line("rules-restore")
    if face.wild_draw and not any(isinstance(effect, Challengeable) for effect in face.when_played):
        yield _condition(rulings)
        yield line("rules-no-bluff")


def _effect_lines(
    effect: Effect, beside: Sequence[Effect], rulings: Rulings, *, two_players: bool
) -> Iterator[Line]:
    match effect:
        case Skip():
            yield line("rules-skip")
        case SkipEveryone():
            yield line("rules-skip-everyone")
        case Reverse():
            yield line("rules-reverse")
            if two_players:
                yield line(f"rules-reverse-{rulings.two_player_reverse}")
        case DrawCards(n=n):
            yield line("rules-draw", count=n)
        case DrawUntilColor():
            yield line("rules-draw-until")
        case NameColor():
            briefly = any(isinstance(other, RestoreColor) for other in beside)
            yield line("rules-name-once" if briefly else "rules-name")
        case RestoreColor():
            yield line("rules-restore")
        case Challengeable(extra=extra):
            yield _condition(rulings)
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
            yield line("rules-duel")
            if rulings.battle_optional:
                yield line("rules-duel-decline")
            yield line("rules-duel-higher")
            yield line("rules-duel-loser", count=n)
            yield line("rules-duel-empty")
            yield line(f"rules-duel-next-{rulings.battle_next}")
            if rulings.battle_next == "challenged" and two_players:
                yield line("rules-duel-next-you")
            yield line(f"rules-duel-uno-{rulings.battle_uno}-{rulings.uno_after_battle}")
        case ShowColor(penalty=n):
            yield line(f"rules-show-{rulings.trend_visible}")
            yield line("rules-show-fail", count=n)
        case FlipSides():
            yield line("rules-flip")
            yield line("rules-flip-top")
            yield line(f"rules-flip-{rulings.wild_after_flip}")
        case SwapHands():
            yield line("rules-swap")
        case PassHands():
            yield line("rules-pass")
        case _:
            assert_never(effect)


def _sign_lines(face: Face) -> Iterator[Line]:
    """Where a card makes others draw another number than its sign shows (M02)."""
    _, plus, shown = face.symbol.rpartition("+")
    if plus and shown.isdecimal() and int(shown) != face.draws:
        yield line("rules-draw-sign", count=int(shown))


def _condition(rulings: Rulings) -> Line:
    """When a wild draw is honest (G16, G17)."""
    match rulings.mini_wild_match:
        case "none":
            return line("rules-honest")
        case "all":
            return line("rules-honest-all")
        case "plain_only":
            return line("rules-honest-plain", cards=Symbols(("w",)))


def _last_lines(face: Face, rulings: Rulings, *, points_kept: bool) -> Iterator[Line]:
    """What becomes of the card when it is the last of a hand."""
    kinds = {type(effect) for effect in face.when_last}
    if kinds.isdisjoint(WEIGHTY):
        if any(isinstance(effect, WEIGHTY) for effect in face.when_played):
            yield line("rules-last-nothing")
    elif Duel in kinds:
        yield line("rules-last-duel-optional" if rulings.battle_optional else "rules-last-duel")
    elif FlipSides in kinds and points_kept:
        yield line("rules-last-flip")
    else:
        yield line("rules-last-works")
