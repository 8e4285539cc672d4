"""Editions side by side, and the printings of one, from their data."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from lastcard.engine.options import accepted_options, settle_rulings, value_of
from lastcard.engine.sheet import sheet_for
from lastcard.locale.options import option_name, option_value
from lastcard.locale.speaker import Speaker
from lastcard.model.edition import Choices, Edition, FaceRow, Printing
from lastcard.model.effects import Challengeable, DrawCards, NameColor, Reverse, Skip, SkipEveryone
from lastcard.model.sheet import Sheet

REGULAR = (Skip, SkipEveryone, Reverse, DrawCards)
"""What a colored card does that is nothing special in any edition."""

Row = tuple[str, tuple[str, ...]]
"""A label and one cell for each edition, or for each column of printings."""


def matrix(editions: tuple[Edition, ...], speaker: Speaker) -> Iterator[Row]:
    """The cross-edition table, row by row."""
    columns = [
        (sheet_for(edition, edition.rulings, points_kept=True), speaker.about(edition))
        for edition in editions
    ]
    rows: tuple[tuple[str, Callable[[Sheet, Speaker], str]], ...] = (
        ("seats", lambda sheet, _: "–".join(map(str, sheet.edition.players))),
        ("cards", lambda sheet, _: str(len(sheet.deck))),
        ("hand", lambda sheet, _: str(sheet.edition.hand)),
        ("mode", lambda sheet, speaker: speaker.phrase(f"mode-{sheet.edition.mode}")),
        ("target", lambda sheet, _: str(sheet.target)),
        ("special", _specials),
        ("dealer-draw", _dealer_draw),
        ("opening-action", partial(_openings, _is_action)),
        ("opening-wild", partial(_openings, _is_wild)),
        ("opening-wild-draw", partial(_openings, _is_wild_draw)),
        ("opening-special", partial(_openings, _is_special)),
        ("decline", lambda sheet, speaker: _yes(speaker, yes=sheet.voluntary_draw is True)),
        ("drawn-card", lambda sheet, speaker: option_value(speaker, "drawn_card", sheet.rulings.drawn_card)),
        ("wild-draw", partial(_wild_draws, extra=False)),
        ("failed-challenge", partial(_wild_draws, extra=True)),
        ("wilds-match", lambda sheet, speaker: _yes(speaker, yes=sheet.wild_match != "none")),
        ("last-draw", _last_draw),
        ("wild-points", _wild_points),
    )
    for label, cell in rows:
        yield speaker.phrase(f"label-{label}"), tuple(cell(sheet, told) for sheet, told in columns)


def _yes(speaker: Speaker, *, yes: bool) -> str:
    return speaker.phrase("value-yes" if yes else "value-no")


def _listed(speaker: Speaker, cells: Iterable[str], between: str = " / ") -> str:
    """Each of them once."""
    return between.join(dict.fromkeys(cells)) or speaker.phrase("value-none")


# --- kinds of cards, by what they do -------------------------------------------------------------------------


def _is_wild(row: FaceRow) -> bool:
    return row.colorless and row.when_played == (NameColor(),)


def _is_wild_draw(row: FaceRow) -> bool:
    return any(isinstance(effect, Challengeable) for effect in row.when_played)


def _is_action(row: FaceRow) -> bool:
    return not row.colorless and len(row.when_played) == 1 and isinstance(row.when_played[0], REGULAR)


def _is_special(row: FaceRow) -> bool:
    plain = row.symbol.isdigit() and not row.colorless and not row.when_played
    return not (plain or _is_action(row) or _is_wild(row) or _is_wild_draw(row))


def _specials(sheet: Sheet, speaker: Speaker) -> str:
    names = (
        speaker.symbol(row.symbol, side.side)
        for side in sheet.edition.sides
        for row in side.rows
        if _is_special(row)
    )
    return _listed(speaker, names, ", ")


def _openings(is_kind: Callable[[FaceRow], bool], sheet: Sheet, speaker: Speaker) -> str:
    """What becomes of cards of a kind that are turned up first; that side is always the first."""
    rows = filter(is_kind, sheet.edition.sides[0].rows)
    return _listed(speaker, (speaker.phrase(f"opening-{sheet.openings[row.symbol]}") for row in rows))


def _wild_draws(sheet: Sheet, speaker: Speaker, *, extra: bool) -> str:
    """How many cards a wild draw costs, or a challenge that fails."""
    cells = []
    for row in (row for side in sheet.edition.sides for row in side.rows if _is_wild_draw(row)):
        more = next(effect.extra for effect in row.when_played if isinstance(effect, Challengeable))
        drawn = next((effect.n for effect in row.when_played if isinstance(effect, DrawCards)), None)
        if drawn is None:
            cells.append(speaker.phrase("value-until-color") + (f" + {more}" if extra else ""))
        else:
            cells.append(str(drawn + more if extra else drawn))
    return _listed(speaker, cells)


def _wild_points(sheet: Sheet, speaker: Speaker) -> str:
    rows = (row for side in sheet.edition.sides for row in side.rows if _is_wild(row))
    return _listed(speaker, (str(row.points) for row in rows))


def _dealer_draw(sheet: Sheet, speaker: Speaker) -> str:
    ways = {"number": "value-by-number", "points": "value-by-points", "random": "value-by-lot"}
    return speaker.phrase(ways[sheet.rulings.dealer_draw])


def _last_draw(sheet: Sheet, speaker: Speaker) -> str:
    words = {"always": "value-always", "scored": "value-if-scored", "never": "value-never"}
    return speaker.phrase(words[sheet.rulings.last_card_draw])


# --- printings of one edition ------------------------------------------------------------------------------


def printing_columns(edition: Edition) -> tuple[tuple[Printing, ...], ...]:
    """The printings of an edition, its own first; those that are played alike share a column."""
    columns: dict[Choices, list[Printing]] = {}
    for printing in edition.printings:
        columns.setdefault(tuple(sorted(printing.rules)), []).append(printing)
    return tuple(map(tuple, columns.values()))


def printing_rows(edition: Edition, speaker: Speaker) -> Iterator[Row]:
    """Every option in which printings differ: as the first has it, and others where they have it otherwise."""
    speaker = speaker.about(edition)
    columns = [settle_rulings(edition, dict(alike[0].rules)) for alike in printing_columns(edition)]
    for option in accepted_options(edition):
        own, *others = (value_of(edition, rulings, option) for rulings in columns)
        if any(value != own for value in others):
            cells = (option_value(speaker, option, value) if value != own else "" for value in others)
            yield option_name(speaker, option), (option_value(speaker, option, own), *cells)
