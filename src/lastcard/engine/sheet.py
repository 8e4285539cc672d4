"""From a printed edition and the chosen options to the sheet in force.

Whatever an option changes about a card is settled here, once, so that the rest of the engine reads faces
and never asks about editions.
"""

from functools import lru_cache

from msgspec.structs import replace

from lastcard.engine.options import value_of
from lastcard.model.cards import Card, Color, Face, Side
from lastcard.model.edition import Alternative, DeckSide, Edition, FaceRow
from lastcard.model.effects import (
    Challengeable,
    DrawCards,
    DrawUntilColor,
    Effect,
    PassCards,
    PassHands,
    RestoreColor,
    Stackable,
    SwapHands,
)
from lastcard.model.moves import Play
from lastcard.model.rulings import Rulings, WildMatch
from lastcard.model.sheet import Sheet


@lru_cache(maxsize=256)
def sheet_for(edition: Edition, rulings: Rulings, *, points_kept: bool = True) -> Sheet:
    """Compile the sheet in force. Whether points are kept decides `last_card_draw = scored` (M07)."""
    amended = edition
    for alternative in edition.alternatives:
        if value_of(edition, rulings, alternative.option) == alternative.value:
            amended = _amended(amended, alternative)
    sides = amended.sides
    deck = edition.pairs if edition.two_sided else _one_sided_deck(sides[0])
    strict = rulings.strict_wild_draw or rulings.no_bluff
    last_draws = rulings.last_card_draw == "always" or (rulings.last_card_draw == "scored" and points_kept)
    faces: dict[Side, dict[Card, Face]] = {}
    for index, side in enumerate(sides):
        by_code = {
            code: _face(code, color, row, rulings, strict=strict, last_draws=last_draws)
            for row in side.rows
            for code, color in row.codes(side.colors)
        }
        faces[side.side] = {card: by_code[card.split("/")[index]] for card in deck}
    rank = {card: place for place, card in enumerate(dict.fromkeys(deck))}
    colors = {side.side: side.colors for side in sides}
    opening_faces = faces[sides[0].side].values()
    return Sheet(
        edition=edition,
        rulings=rulings,
        target=rulings.target,
        deck=tuple(sorted(deck, key=rank.__getitem__)),
        rank=rank,
        colors=colors,
        faces=faces,
        two_sided=edition.two_sided,
        colorless=tuple(
            dict.fromkeys(face.code for shown in faces.values() for face in shown.values() if not face.color)
        ),
        dealer_by_lot=rulings.dealer_draw == "random"
        or len({cut_value(rulings, face) for face in opening_faces}) == 1,
        openings={row.symbol: row.opening for row in sides[0].rows},
        matching=_matching(faces, colors),
        colored={
            (side, color): frozenset(card for card, face in shown.items() if face.color == color)
            for side, shown in faces.items()
            for color in colors[side]
        },
        incriminating={
            (side, color): frozenset(
                card
                for card, face in shown.items()
                if face.color == color or _counts_as_match(face, amended.wild_match)
            )
            for side, shown in faces.items()
            for color in colors[side]
        },
        wild_match=amended.wild_match,
        barring=frozenset(
            card
            for shown in faces.values()
            for card, face in shown.items()
            if strict and face.wild_draw and _counts_as_match(face, amended.wild_match)
        ),
        plays={card: Play(card) for card in rank},
        voluntary_draw=False
        if rulings.force_play and rulings.voluntary_draw is True
        else rulings.voluntary_draw,
        drawn_card="must" if rulings.force_play else rulings.drawn_card,
        penalty_closes=rulings.penalty_draw_closes_uno and rulings.catch_until == "begins",
        bluffs=not strict,
        shown_to_all=amended.shown_to_all,
    )


def cut_value(rulings: Rulings, face: Face) -> int:
    """How high a card is when it is drawn for the deal (G01)."""
    return face.points if rulings.dealer_draw == "points" else face.number


def opening_effects(face: Face) -> tuple[Effect, ...]:
    """What an opening card does as if it was played: nobody can answer it, and there was no color before."""
    unanswered = Challengeable | Stackable | RestoreColor
    return tuple(effect for effect in face.when_played if not isinstance(effect, unanswered))


def _amended(edition: Edition, alternative: Alternative) -> Edition:
    """The edition as an option has it."""

    def changes(*fields: str) -> dict[str, object]:
        said = ((field, getattr(alternative, field)) for field in fields)
        return {field: value for field, value in said if value is not None}

    of_rows = changes("copies", "opening", "when_played", "when_last")
    sides = tuple(
        replace(
            side,
            rows=tuple(
                replace(row, **of_rows) if row.symbol in alternative.symbols else row for row in side.rows
            ),
        )
        for side in edition.sides
    )
    return replace(edition, sides=sides, **changes("wild_match", "shown_to_all"))


def _one_sided_deck(side: DeckSide) -> tuple[Card, ...]:
    """Deck order: color by color, each by the rows of the sheet, colorless cards last."""
    listed = [(Card(code), color, row.copies) for row in side.rows for code, color in row.codes(side.colors)]
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
            # Who has gone out has nothing to pass on, and must get nothing (PASS-06).
            if not isinstance(effect, PassCards)
            and (last_draws or not isinstance(effect, DrawCards | DrawUntilColor))
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


def _counts_as_match(face: Face, wild_match: WildMatch) -> bool:
    """Whether a colorless card in hand makes a wild draw dishonest (MINI-29, MINI-30)."""
    match wild_match:
        case "all":
            return face.color is None
        case "plain_only":
            return face.color is None and not face.wild_draw
        case "none":
            return False


def _matching(
    faces: dict[Side, dict[Card, Face]], colors: dict[Side, tuple[Color, ...]]
) -> dict[tuple[Side, str, Color | None], frozenset[Card]]:
    """With every color in play: a colored card may let its player name another one."""
    table: dict[tuple[Side, str, Color | None], frozenset[Card]] = {}
    same: dict[
        frozenset[Card], frozenset[Card]
    ] = {}  # on wild cards fits the same: a deck can be full of them
    for side, shown in faces.items():
        by_color: dict[Color | None, set[Card]] = {color: set() for color in (*colors[side], None)}
        by_symbol: dict[str, set[Card]] = {}
        for card, face in shown.items():
            by_color[face.color].add(card)
            by_symbol.setdefault(face.symbol, set()).add(card)
        for top in set(shown.values()):
            for active in colors[side]:
                fits = frozenset(by_color[active] | by_color[None] | by_symbol[top.symbol])
                table[side, top.code, active] = same.setdefault(fits, fits)
    return table
