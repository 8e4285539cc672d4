"""Editions side by side, and the printings of one, from their data."""

from collections.abc import Callable, Iterator

from lastcard.engine.options import accepted_options, settle_rulings
from lastcard.engine.sheet import sheet_for
from lastcard.locale.options import option_name, option_value
from lastcard.locale.speaker import Speaker
from lastcard.model.edition import Choices, Edition, FaceRow, Printing
from lastcard.model.effects import Challengeable, DrawCards
from lastcard.model.sheet import Sheet

REGULAR = {*"0123456789", "s", "v", "+1", "+2", "+5", "e", "w"}
"""Symbols that are nothing special in any edition; wild draws apart."""

Row = tuple[str, tuple[str, ...]]
"""A label and one cell for each edition, or for each column of printings."""


def matrix(editions: tuple[Edition, ...], speaker: Speaker) -> Iterator[Row]:
    """The cross-edition table, row by row."""
    sheets = [sheet_for(edition, edition.rulings, points_kept=True) for edition in editions]
    rows: tuple[tuple[str, Callable[[Sheet], str]], ...] = (
        ("seats", lambda sheet: "–".join(map(str, sheet.edition.players))),
        ("cards", lambda sheet: str(len(sheet.deck))),
        ("hand", lambda sheet: str(sheet.edition.hand)),
        ("mode", lambda sheet: speaker.say(f"mode-{sheet.edition.mode}")),
        ("target", lambda sheet: str(sheet.target)),
        ("special", lambda sheet: _special(sheet, speaker)),
        ("dealer-draw", lambda sheet: _dealer_draw(sheet, speaker)),
        ("opening-action", lambda sheet: _opening(sheet, "v", speaker)),
        ("opening-wild", lambda sheet: _opening(sheet, "w", speaker)),
        ("opening-wild-draw", lambda sheet: _opening(sheet, _wild_draws(sheet)[0].symbol, speaker)),
        ("opening-special", lambda sheet: _opening_special(sheet, speaker)),
        ("decline", lambda sheet: _yes(speaker, yes=sheet.voluntary_draw is True)),
        ("drawn-card", lambda sheet: speaker.say(f"value-{sheet.rulings.drawn_card}")),
        ("wild-draw", lambda sheet: _wild_draw(sheet, speaker, extra=False)),
        ("failed-challenge", lambda sheet: _wild_draw(sheet, speaker, extra=True)),
        ("wilds-match", lambda sheet: _yes(speaker, yes=sheet.rulings.mini_wild_match != "none")),
        ("last-draw", lambda sheet: _last_draw(sheet, speaker)),
        ("wild-points", lambda sheet: str(_row(sheet, "w").points)),
    )
    for label, cell in rows:
        yield speaker.say(f"label-{label}"), tuple(cell(sheet) for sheet in sheets)


def _yes(speaker: Speaker, *, yes: bool) -> str:
    return speaker.say("value-yes" if yes else "value-no")


def _rows(sheet: Sheet) -> Iterator[FaceRow]:
    for side in sheet.edition.sides:
        yield from side.rows


def _row(sheet: Sheet, symbol: str) -> FaceRow:
    return next(row for row in _rows(sheet) if row.symbol == symbol)


def _wild_draws(sheet: Sheet) -> list[FaceRow]:
    return [
        row for row in _rows(sheet) if any(isinstance(effect, Challengeable) for effect in row.when_played)
    ]


def _specials(sheet: Sheet) -> list[str]:
    plain = REGULAR | {row.symbol for row in _wild_draws(sheet)}
    return list(dict.fromkeys(row.symbol for row in _rows(sheet) if row.symbol not in plain))


def _special(sheet: Sheet, speaker: Speaker) -> str:
    return ", ".join(speaker.symbol(symbol) for symbol in _specials(sheet)) or speaker.say("value-none")


def _dealer_draw(sheet: Sheet, speaker: Speaker) -> str:
    ways = {"number": "value-by-number", "points": "value-by-points", "random": "value-by-lot"}
    return speaker.say(ways[sheet.rulings.dealer_draw])


def _opening(sheet: Sheet, symbol: str, speaker: Speaker) -> str:
    return speaker.say(f"opening-{sheet.openings[symbol]}")


def _opening_special(sheet: Sheet, speaker: Speaker) -> str:
    specials = _specials(sheet)
    return _opening(sheet, specials[0], speaker) if specials else speaker.say("value-none")


def _wild_draw(sheet: Sheet, speaker: Speaker, *, extra: bool) -> str:
    cells = []
    for row in _wild_draws(sheet):
        more = next(effect.extra for effect in row.when_played if isinstance(effect, Challengeable))
        drawn = next((effect.n for effect in row.when_played if isinstance(effect, DrawCards)), None)
        if drawn is None:
            cells.append(speaker.say("value-until-color") + (f" + {more}" if extra else ""))
        else:
            cells.append(str(drawn + more if extra else drawn))
    return " / ".join(cells)


def _last_draw(sheet: Sheet, speaker: Speaker) -> str:
    words = {"always": "value-always", "scored": "value-if-scored", "never": "value-never"}
    return speaker.say(words[sheet.rulings.last_card_draw])


# --- printings of one edition ------------------------------------------------------------------------------


def printing_columns(edition: Edition) -> tuple[tuple[Printing, ...], ...]:
    """The printings of an edition, its own first; those that are played alike share a column."""
    columns: dict[Choices, list[Printing]] = {}
    for printing in edition.printings:
        columns.setdefault(tuple(sorted(printing.rules)), []).append(printing)
    return tuple(map(tuple, columns.values()))


def printing_rows(edition: Edition, speaker: Speaker) -> Iterator[Row]:
    """Every option in which printings differ: as the first has it, and others where they have it otherwise."""
    columns = [settle_rulings(edition, dict(alike[0].rules)) for alike in printing_columns(edition)]
    for option in accepted_options(edition):
        own, *others = (getattr(rulings, option) for rulings in columns)
        if any(value != own for value in others):
            cells = (option_value(speaker, option, value) if value != own else "" for value in others)
            yield option_name(speaker, option), (option_value(speaker, option, own), *cells)
