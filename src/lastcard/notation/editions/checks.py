"""Whether an edition can be played, whatever is chosen: its deck, its openings, its dealer, its options.

Options are not tried one by one, which could be without end. For each row there is the least and the most of
what they can make of it, and the whole must hold with the worst of every row.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from lastcard.engine.options import option_values
from lastcard.match.match import player_counts
from lastcard.model.cards import KNOWN_COLORS, Side
from lastcard.model.edition import DeckSide, Edition, FaceRow, Opening
from lastcard.model.effects import (
    DrawCards,
    DrawUntilColor,
    Duel,
    Effect,
    GiveCards,
    Reverse,
)
from lastcard.model.paints import paints_of
from lastcard.model.vocabulary import MOVES
from lastcard.notation.editions.card_checks import check_effects, check_opening
from lastcard.notation.editions.limits import MOST_CARDS, MOST_GIFTS
from lastcard.notation.editions.problems import Notes, written

WORDS: Final = frozenset(row.word for row in MOVES if row.word)
"""How moves begin in the notation."""
REJECTING: Final = (Opening.PUT_BACK, Opening.BURIED)


class RowRange(NamedTuple):
    """A row with everything that options can make of it."""

    row: FaceRow
    path: str
    copies: tuple[int, ...]
    openings: tuple[Opening, ...]
    played: tuple[tuple[Effect, ...], ...]
    last: tuple[tuple[Effect, ...], ...]

    def cards(self, count: int, colors: int) -> int:
        """So many copies on cards."""
        return count if self.row.colorless else count * colors


def check_edition(edition: Edition, notes: Notes, row_paths: Mapping[tuple[Side, str], str]) -> None:
    """Note whatever makes it unplayable."""
    for number, side in enumerate(edition.sides):
        rows = [ranged(edition, row, row_paths.get((side.side, row.symbol), "")) for row in side.rows]
        for row in rows:
            _check_row(edition, row, notes, opens=number == 0)
        _check_gifts(side, rows, notes)
        if number == 0:
            _check_deck(edition, side, rows, notes)
    _check_shapes(edition, notes)
    _check_codes(edition, notes, row_paths)
    if edition.two_sided:
        _check_pairs(edition, notes)
    _check_match(edition, notes)
    _check_options(edition, notes)


def ranged(edition: Edition, row: FaceRow, path: str) -> RowRange:
    """The row, and what each alternative makes of it."""
    said = [one for one in edition.alternatives if row.symbol in one.symbols]
    return RowRange(
        row,
        path,
        (row.copies, *(one.copies for one in said if one.copies is not None)),
        (row.opening, *(one.opening for one in said if one.opening is not None)),
        (row.when_played, *(one.when_played for one in said if one.when_played is not None)),
        (row.when_last, *(one.when_last for one in said if one.when_last is not None)),
    )


def _check_row(edition: Edition, row: RowRange, notes: Notes, *, opens: bool) -> None:
    for effects in row.played:
        check_effects(row.row, effects, notes, f"{row.path}.played", two_sided=edition.two_sided)
    for effects in row.last:
        check_effects(row.row, effects, notes, f"{row.path}.last", two_sided=edition.two_sided, last=True)
    for opening in row.openings if opens else ():
        for effects in row.played:
            check_opening(row.row, opening, effects, notes, row.path, two_sided=edition.two_sided)


def _check_gifts(side: DeckSide, rows: list[RowRange], notes: Notes) -> None:
    """A gift takes at most one card of each color: all ways to choose must be few enough to be looked at."""
    kinds = sum(not row.row.colorless for row in rows)
    gifts = (kinds + 1) ** len(side.colors)
    for row in rows:
        if gifts > MOST_GIFTS and any(isinstance(effect, GiveCards) for one in row.played for effect in one):
            notes.add(f"{row.path}.played", "effect-gift", most=MOST_GIFTS, found=gifts)


def _check_deck(edition: Edition, side: DeckSide, rows: list[RowRange], notes: Notes) -> None:
    """Enough cards for everybody, and enough of them that can open a round (G05)."""
    colors = len(side.colors)
    least = sum(row.cards(min(row.copies), colors) for row in rows)
    most = sum(row.cards(max(row.copies), colors) for row in rows)
    players, hand = edition.players[1], edition.hand
    dealt = players * hand
    needed = dealt + players + 1
    if most > MOST_CARDS:
        notes.add("", "deck-large", spot=rows[0].path, most=MOST_CARDS, found=most)
    if least < needed:
        notes.add("", "deck-small", spot="players", least=needed, players=players, hand=hand, found=least)
        return
    stay = [row for row in rows if not any(opening in REJECTING for opening in row.openings)]
    staying = sum(row.cards(min(row.copies), colors) for row in stay)
    rejected = sum(row.cards(max(row.copies), colors) for row in rows if row not in stay)
    middle = "rejected_opening" in edition.options or edition.rulings.rejected_opening == "middle"
    # A card that goes to the middle comes back while the lower half of the pile waits.
    wanted = dealt + 1 + (rejected if middle else 0)
    if staying < wanted:
        notes.add("", "openers", spot=rows[0].path, least=wanted, found=staying)


def _check_shapes(edition: Edition, notes: Notes) -> None:
    """On one side every color has a shape of its own, for those who cannot tell colors apart."""
    looks = paints_of(edition)
    for side in edition.sides:
        first: dict[str, str] = {}
        for color in dict.fromkeys(side.colors):
            shape = looks[color].shape
            if first.setdefault(shape, color) != color:
                notes.add(f"color.{color}.shape", "shape", other=first[shape], found=written(shape))


def _check_codes(edition: Edition, notes: Notes, row_paths: Mapping[tuple[Side, str], str]) -> None:
    """In text every card is told from every other, and from every word."""
    colors = [color for side in edition.sides for color in side.colors]
    for color, count in Counter(colors).items():
        if count > 1:
            notes.add("side.dark.colors", "twice", found=written(color))
    colored = {(row.symbol, row.colorless) for side in edition.sides for row in side.rows}
    codes = {color + symbol for symbol, colorless in colored if not colorless for color in colors}
    for side in edition.sides:
        for row in side.rows:
            path = row_paths.get((side.side, row.symbol), "")
            if row.colorless and row.symbol in codes:
                notes.add(path, "twice", found=written(row.symbol))
            looks = (
                {row.symbol} if row.colorless else {color + row.symbol for color in (*colors, *KNOWN_COLORS)}
            )
            for code in sorted(looks & WORDS):
                notes.add(path, "notation", found=written(code))


def _check_pairs(edition: Edition, notes: Notes) -> None:
    """Every face of every row is on as many cards as its row says."""
    for number, alternative in enumerate(edition.alternatives):
        if alternative.copies is not None:
            notes.add(f"alternative[{number}].copies", "copies-of-pairs", found=alternative.copies)
    if len(edition.pairs) > MOST_CARDS:
        notes.add("pairs", "deck-large", most=MOST_CARDS, found=len(edition.pairs))
        return
    faces = [card.split("/") for card in edition.pairs]
    for card in faces:
        if len(card) != 2:
            notes.add("pairs", "pair", found=written("/".join(card)))
            return
    for index, side in enumerate(edition.sides):
        found = Counter(card[index] for card in faces)
        expected = {code: row.copies for row in side.rows for code, _ in row.codes(side.colors)}
        for code in found:
            if code not in expected:
                notes.add("pairs", "face", side=side.side, found=written(code))
        for code, copies in expected.items():
            if found[code] != copies:
                notes.add("pairs", "pairs", expected=copies, card=code, found=found[code])


def _check_match(edition: Edition, notes: Notes) -> None:
    if not player_counts(edition, edition.mode):
        players = f"{edition.players[0]}–{edition.players[1]}"
        notes.add("players", "players", mode=edition.mode, found=players)
    way = edition.rulings.dealer_draw
    if way not in option_values("dealer_draw", edition):
        notes.add("rulings.dealer_draw", "dealer", what=way)


def _check_options(edition: Edition, notes: Notes) -> None:
    """An option of ours is open only where the engine, or an alternative, has an answer to it."""
    acting = {*(one.option for one in edition.alternatives), *_options_of_effects(edition)}
    for number, option in enumerate(edition.options):
        if option not in acting:
            notes.add(f"options[{number}]", "option-idle", found=written(option))
    for number, own in enumerate(edition.own_options):
        if own.key not in acting:
            notes.add(f"option[{number}].key", "option-idle", found=written(own.key))


def _options_of_effects(edition: Edition) -> Iterator[str]:
    """Options that the engine looks at where a card of the deck gives it reason to."""
    rows = [ranged(edition, row, "") for side in edition.sides for row in side.rows]
    effects = {type(effect) for row in rows for one in (*row.played, *row.last) for effect in one}
    draws = {DrawCards, DrawUntilColor}
    if Reverse in effects:
        yield "two_player_reverse"
    if Duel in effects:
        yield from ("battle_optional", "battle_next", "battle_uno", "uno_after_battle")
    if effects & draws:
        yield "penalty_draw_closes_uno"
    if any(
        isinstance(effect, DrawCards | DrawUntilColor) for row in rows for one in row.last for effect in one
    ):
        yield "last_card_draw"
    if any(Opening.PUT_BACK in row.openings for row in rows):
        yield "rejected_opening"
    if edition.two_sided:
        yield from ("wild_after_flip", "show_inactive", "peek_own_back")
