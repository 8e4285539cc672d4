"""From a printed edition and the chosen options to the sheet in force.

Whatever an option changes about a card is settled here, once, so that the rest of the engine reads faces
and never asks about editions.
"""

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import asdict, replace

from lastcard.model.cards import Card, Color, Face, Side
from lastcard.model.edition import Edition, FaceRow, SideSheet
from lastcard.model.effects import (
    Challengeable,
    DrawCards,
    DrawUntilColor,
    Effect,
    PassHands,
    Stackable,
    SwapHands,
)
from lastcard.model.moves import Play
from lastcard.model.rulings import Rulings
from lastcard.model.sheet import Sheet


@lru_cache(maxsize=256)
def sheet_for(edition: Edition, rulings: Rulings, *, points_kept: bool = True) -> Sheet:
    """Compile the sheet in force. Whether points are kept decides `last_card_draw = scored` (M07)."""
    sides = edition.sides
    chosen = asdict(rulings)
    for alternative in edition.alternatives:
        if chosen[alternative.option] == alternative.value:
            changes = {
                field: getattr(alternative, field)
                for field in ("copies", "opening", "when_played", "when_last")
                if getattr(alternative, field) is not None
            }
            sides = tuple(_amended(side, alternative.symbols, changes) for side in sides)
    deck = edition.pairs or _one_sided_deck(sides[0])
    strict = rulings.strict_wild_draw or rulings.no_bluff
    last_draws = rulings.last_card_draw == "always" or (rulings.last_card_draw == "scored" and points_kept)
    faces: dict[Side, dict[Card, Face]] = {}
    for index, side in enumerate(sides):
        by_code = {
            code: _face(code, color, row, rulings, strict=strict, last_draws=last_draws)
            for row in side.rows
            for code, color in _codes(side, row)
        }
        faces[side.side] = {card: by_code[card.split("/")[index]] for card in deck}
    rank = {card: place for place, card in enumerate(dict.fromkeys(deck))}
    colors = {side.side: side.colors for side in sides}
    return Sheet(
        edition=edition,
        rulings=rulings,
        target=rulings.target,
        deck=tuple(sorted(deck, key=rank.__getitem__)),
        rank=rank,
        colors=colors,
        faces=faces,
        openings={row.symbol: row.opening for row in sides[0].rows},
        matching=_matching(faces, colors),
        colored={
            (side, color): frozenset(card for card, face in shown.items() if face.color == color)
            for side, shown in faces.items()
            for color in colors[side]
        },
        incriminating={
            (side, color): frozenset(
                card for card, face in shown.items() if face.color == color or _counts_as_match(face, rulings)
            )
            for side, shown in faces.items()
            for color in colors[side]
        },
        barring=frozenset(
            card
            for shown in faces.values()
            for card, face in shown.items()
            if strict and face.wild_draw and _counts_as_match(face, rulings)
        ),
        plays={card: Play(card) for card in rank},
        voluntary_draw=False
        if rulings.force_play and rulings.voluntary_draw is True
        else rulings.voluntary_draw,
        drawn_card="must" if rulings.force_play else rulings.drawn_card,
        penalty_closes=rulings.penalty_draw_closes_uno and rulings.catch_until == "begins",
        bluffs=not strict,
    )


def _amended(side: SideSheet, symbols: tuple[str, ...], changes: Mapping[str, object]) -> SideSheet:
    rows = tuple(replace(row, **changes) if row.symbol in symbols else row for row in side.rows)
    return replace(side, rows=rows)


def _codes(side: SideSheet, row: FaceRow) -> list[tuple[str, Color | None]]:
    if row.symbol.startswith("w"):
        return [(row.symbol, None)]
    return [(color + row.symbol, color) for color in side.colors]


def _one_sided_deck(side: SideSheet) -> tuple[Card, ...]:
    """Deck order: color by color, each by the rows of the sheet, colorless cards last."""
    listed = [(Card(code), color, row.copies) for row in side.rows for code, color in _codes(side, row)]
    groups: tuple[Color | None, ...] = (*side.colors, None)
    return tuple(
        card for group in groups for card, color, copies in listed if color == group for _ in range(copies)
    )


def _face(
    code: str, color: Color | None, row: FaceRow, rulings: Rulings, *, strict: bool, last_draws: bool
) -> Face:
    draws = next((effect.n for effect in row.when_played if isinstance(effect, DrawCards)), 0)
    return Face(
        code=code,
        color=color,
        symbol=row.symbol,
        points=row.points,
        number=int(row.symbol) if row.symbol.isdigit() else 0,
        draws=draws,
        wild_draw=any(isinstance(effect, Challengeable) for effect in row.when_played),
        when_played=_played_effects(row, rulings, strict=strict),
        when_last=tuple(
            effect
            for effect in row.when_last
            if last_draws or not isinstance(effect, DrawCards | DrawUntilColor)
        ),
    )


def _played_effects(row: FaceRow, rulings: Rulings, *, strict: bool) -> tuple[Effect, ...]:
    """A card's effects with the house rules worked in (HOUSE-01, 03, 06)."""
    effects: list[Effect] = []
    challengeable = False
    for effect in row.when_played:
        if isinstance(effect, Challengeable):
            challengeable = not strict
            if strict:
                continue
        if isinstance(effect, DrawCards) and rulings.stacking and not challengeable:
            effects.append(Stackable())
        effects.append(effect)
    if rulings.seven_zero and row.symbol == "7":
        effects.append(SwapHands())
    if rulings.seven_zero and row.symbol == "0":
        effects.append(PassHands())
    return tuple(effects)


def _counts_as_match(face: Face, rulings: Rulings) -> bool:
    """Whether a wild card in hand makes a wild draw dishonest (MINI-29, MINI-30)."""
    match rulings.mini_wild_match:
        case "all":
            return face.color is None
        case "plain_only":
            return face.color is None and not face.wild_draw
        case "none":
            return False


def _matching(
    faces: dict[Side, dict[Card, Face]], colors: dict[Side, tuple[Color, ...]]
) -> dict[tuple[Side, str, Color | None], frozenset[Card]]:
    table: dict[tuple[Side, str, Color | None], frozenset[Card]] = {}
    for side, shown in faces.items():
        for top in set(shown.values()):
            for active in (top.color,) if top.color else colors[side]:
                table[side, top.code, active] = frozenset(
                    card
                    for card, face in shown.items()
                    if face.color is None or face.color == active or face.symbol == top.symbol
                )
    return table
