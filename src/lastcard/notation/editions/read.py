"""From plain data, or the text of a file, to an edition."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, cast, get_args

from msgspec.structs import replace

from lastcard.editions import EDITIONS
from lastcard.engine.options import option_values
from lastcard.model.cards import Card, Color, Side
from lastcard.model.edition import DeckSide, Edition, FaceRow, Mode, Paint
from lastcard.model.paints import PAINTS, SHAPES
from lastcard.model.rulings import RULINGS, Rulings, Value, WildMatch
from lastcard.notation.careful import BYTE_ORDER_MARK, BadToml, parse_toml
from lastcard.notation.editions.checks import check_edition
from lastcard.notation.editions.choices import (
    read_alternatives,
    read_options,
    read_own_options,
    read_printings,
)
from lastcard.notation.editions.fields import Table, one_of, whole
from lastcard.notation.editions.limits import (
    HANDS,
    LONGEST_PAIRS,
    MOST_BYTES,
    MOST_COLORS,
    MOST_ROWS,
    PLAYERS,
)
from lastcard.notation.editions.places import line_of_keys
from lastcard.notation.editions.problems import BadEdition, Notes, Problem, written
from lastcard.notation.editions.rows import read_rows
from lastcard.notation.editions.words import Wordbook

FORMAT: Final = 1
WILD_MATCHES: Final[tuple[WildMatch, ...]] = get_args(WildMatch)
SIDES: Final[tuple[Side, ...]] = get_args(Side)


def read_edition(text: str, *, ours: bool = False) -> Edition:
    """The edition that a file describes; raises BadEdition with everything that is wrong, and where."""
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise too_large()
    text = text.removeprefix(BYTE_ORDER_MARK)
    try:
        table = parse_toml(text)
    except BadToml as error:
        raise BadEdition((Problem("", error.code, tuple(error.values.items()), error.line),)) from error
    notes = Notes()
    edition = _checked(table, notes, ours=ours)
    if edition is None or notes:
        raise BadEdition(notes.located(line_of_keys(text)))
    return edition


def too_large() -> BadEdition:
    """What is said of a file of too many bytes."""
    return BadEdition((Problem("", "file-size", (("most", MOST_BYTES),)),))


def edition_of(table: Mapping[str, object], *, ours: bool = False) -> Edition:
    """The edition that plain data describes; raises BadEdition with everything that is wrong.

    `ours` lets it have what only the printed editions have: their keys, and the names and defaults of before.
    """
    notes = Notes()
    edition = _checked(table, notes, ours=ours)
    if edition is None or notes:
        raise BadEdition(notes.located({}))
    return edition


def problems_of(table: Mapping[str, object]) -> tuple[Problem, ...]:
    """Everything that is wrong with it; nothing, if it can be played."""
    try:
        edition_of(table)
    except BadEdition as error:
        return error.problems
    return ()


def _checked(data: object, notes: Notes, *, ours: bool) -> Edition | None:
    """What can be told of single values first; of the whole only where those are right."""
    edition, row_paths = _read(Table(data, notes), ours=ours)
    if notes:
        return None
    check_edition(edition, notes, row_paths)
    return edition


class _Draft(NamedTuple):
    """An edition as it is written, and where its rows stand: by side and symbol."""

    edition: Edition
    row_paths: dict[tuple[Side, str], str]


def _read(table: Table, *, ours: bool) -> _Draft:
    table.needed("format", "key", "players", "hand")
    if table.has("format") and table.get("format") != FORMAT:
        table.notes.add("format", "format", expected=FORMAT, found=written(table.get("format")))
    words = Wordbook()
    words.whole(table)
    row_paths: dict[tuple[Side, str], str] = {}
    sides = _sides(table, words, row_paths)
    edition = Edition(
        key=_key(table, ours=ours),
        players=_players(table),
        hand=table.number("hand", HANDS, 1),
        mode=table.choice("mode", tuple(Mode), Mode.FIRST_TO),
        sides=sides,
        pairs=_pairs(table, sides),
        rulings=_rulings(table.table("rulings")),
        wild_match=table.choice("wild_match", WILD_MATCHES, "none"),
        shown_to_all=table.flag("shown_to_all"),
        options=tuple(read_options(table)),
        own_options=tuple(read_own_options(table, words)),
        paints=tuple(_paints(table, sides, words)),
    )
    edition = replace(
        edition,
        alternatives=tuple(read_alternatives(table, edition)),
        printings=read_printings(table, edition),
        words=words.words(),
    )
    edition = _with_dealer(table, edition)
    if ours:
        edition = _with_history(table, edition)
    table.done()
    return _Draft(edition, row_paths)


def _key(table: Table, *, ours: bool) -> str:
    key = table.word("key")
    if not ours and key in {edition.key for edition in EDITIONS}:
        table.notes.add("key", "ours", found=written(key))
    return key


def _players(table: Table) -> tuple[int, int]:
    ends = [
        whole(entry, PLAYERS, table.notes, path, PLAYERS[0])
        for path, entry in table.items("players", range(2, 3))
    ]
    if len(ends) != 2:
        return (PLAYERS[0], PLAYERS[0])
    if ends[0] > ends[1]:
        table.notes.add("players", "order", found=f"{ends[0]}, {ends[1]}")
    return (ends[0], ends[1])


def _rulings(table: Table) -> Rulings:
    """Answers that are not the usual ones."""
    said = {
        key: one_of(table.get(key), option_values(key), table.notes, table.at(key))
        for key in table.keys(RULINGS)
    }
    return replace(Rulings(), **{key: value for key, value in said.items() if value is not None})


def _with_dealer(table: Table, edition: Edition) -> Edition:
    """Where nobody says how the first dealer is found, and all cards are as high as each other, luck finds one."""
    said = table.get("rulings")
    silent = not isinstance(said, Mapping) or "dealer_draw" not in said
    if silent and edition.rulings.dealer_draw not in option_values("dealer_draw", edition):
        return replace(edition, rulings=replace(edition.rulings, dealer_draw="random"))
    return edition


# --- sides, rows and colors --------------------------------------------------------------------------------


def _sides(table: Table, words: Wordbook, row_paths: dict[tuple[Side, str], str]) -> tuple[DeckSide, ...]:
    one, two = table.has("colors") or table.has("row"), table.has("side")
    table.has("colors")
    table.has("row")
    if one == two:
        table.notes.add("", "sides", found="both" if one else "neither")
    if not two:
        return (_side(table, "light", words, row_paths),)
    both = table.table("side")
    both.needed(*SIDES)
    both.has_only(SIDES)
    found = []
    for side in SIDES:
        inner = both.table(side)
        found.append(_side(inner, side, words, row_paths))
        inner.done()
    return tuple(found)


def _side(table: Table, side: Side, words: Wordbook, row_paths: dict[tuple[Side, str], str]) -> DeckSide:
    colors: list[Color] = []
    for path, entry in table.items("colors", range(1, MOST_COLORS + 1)):
        if not (isinstance(entry, str) and len(entry) == 1 and entry.isascii() and entry.islower()):
            table.notes.add(path, "color", found=written(entry))
        elif entry in colors:
            table.notes.add(path, "twice", found=written(entry))
        else:
            colors.append(entry)
    table.needed("colors", "row")
    rows: list[FaceRow] = []
    for entry in table.tables("row", MOST_ROWS):
        for row, at in read_rows(entry):
            if (side, row.symbol) in row_paths:
                table.notes.add(at.path, "twice", found=written(row.symbol))
            row_paths[side, row.symbol] = at.path
            rows.append(row)
            words.row(at, row.symbol)
        if len(rows) > MOST_ROWS:
            path = table.at("row")
            table.notes.add(path, "amount", spot=entry.path, least=1, most=MOST_ROWS, found=len(rows))
            break
    return DeckSide(side=side, colors=tuple(colors), rows=tuple(rows))


def _pairs(table: Table, sides: tuple[DeckSide, ...]) -> tuple[Card, ...]:
    """The two-sided cards, with spaces between them."""
    if len(sides) == 1:
        return ()
    table.needed("pairs")
    text = table.get("pairs")
    if not isinstance(text, str):
        if text is not None:
            table.notes.add("pairs", "text", found=written(text))
        return ()
    if len(text) > LONGEST_PAIRS:
        table.notes.add("pairs", "text-length", most=LONGEST_PAIRS, found=len(text))
        return ()
    return tuple(Card(code) for code in text.split())


def _paints(table: Table, sides: tuple[DeckSide, ...], words: Wordbook) -> Iterator[Paint]:
    """How colors look that are not what their letters stand for."""
    known = [color for side in sides for color in side.colors]
    by_color = table.table("color")
    by_color.has_only(known)
    for color in known:
        look = by_color.table(color)
        words.color(look, color)
        said = [key for key in ("paint", "shape") if look.has(key)]
        if said:
            yield Paint(
                color,
                look.choice("paint", PAINTS, PAINTS[0]) if "paint" in said else "",
                look.choice("shape", SHAPES, SHAPES[0]) if "shape" in said else "",
            )
        look.done()


def _with_history(table: Table, edition: Edition) -> Edition:
    """What kept games of a printed edition may still go by; nobody else writes it, so it is as it should be."""
    former = cast("Mapping[str, Value]", table.get("former") or {})
    renamed = cast("Mapping[str, str]", table.get("renamed") or {})
    return replace(edition, former=tuple(former.items()), renamed=tuple(renamed.items()))
