"""A TOML file as cases: what is to be played, under which rules, from where."""

import re
from collections.abc import Mapping

from msgspec.structs import replace

from lastcard.editions import get
from lastcard.engine.options import as_kept, with_printing
from lastcard.match.match import Match, check_players, match_at, open_match, seating_of, sheet_of
from lastcard.match.players import Player
from lastcard.model.edition import Edition, Mode
from lastcard.model.errors import BadPosition, NotationError
from lastcard.model.record import Record
from lastcard.model.seats import Seat
from lastcard.notation.careful import BYTE_ORDER_MARK, parse_toml
from lastcard.notation.editions import edition_of, table_of
from lastcard.notation.fairness import Fairness, parse_fairness
from lastcard.notation.lines import Line, parse_script
from lastcard.notation.moves import NOBODY, find_name
from lastcard.notation.position import Setup, parse_position, validate
from lastcard.notation.source import NOWHERE, Place, script_places

_KEYS = (
    "edition",
    "printing",
    "seats",
    "dealer",
    "mode",
    "cites",
    "rules",
    "position",
    "fairness",
    "script",
    "name",
)
_NAME = re.compile(r"""[^\s#*?!;"\\][^\s#;"\\]*""")


class Case(Record, frozen=True, kw_only=True):
    """One record or scenario as written, its script located in the file."""

    name: str
    table: Mapping[str, object]
    place: Place = NOWHERE
    """Where its script stands in the file."""


def bring(case: Case, edition: Edition) -> Case:
    """The case with the whole of this edition in its head, in place of a key or of nothing."""
    return replace(case, table={**case.table, "edition": table_of(edition)})


class Document(Record, frozen=True, kw_only=True):
    """All cases of a file."""

    cases: tuple[Case, ...]


def parse_document(text: str) -> Document:
    """The cases of a file; a file without `[[case]]` is one case. Raises NotationError for bad TOML."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    top = parse_toml(text)
    cases = top.pop("case", [])
    if not isinstance(cases, list) or not all(isinstance(case, dict) for case in cases):
        raise NotationError("expected `[[case]]` tables, found a `case` of another kind")
    places = script_places(text)
    if not cases:
        return Document(cases=(Case(name=str(top.get("name", "")), table=top, place=places.get(0, NOWHERE)),))
    found = []
    for number, case in enumerate(cases, start=1):
        place = places.get(number if "script" in case else 0, NOWHERE)
        name = str(case.get("name", f"case {number}"))
        found.append(Case(name=name, table={**top, **case}, place=place))
    return Document(cases=tuple(found))


class Header(Record, frozen=True, kw_only=True):
    """Everything about a case but its script."""

    edition: Edition
    names: tuple[str, ...]
    mode: Mode
    rules: Mapping[str, object]
    """Those of a printing worked in."""
    dealer: Player | None
    position: Setup | None
    cites: tuple[str, ...]
    fairness: Fairness | None = None
    """Where the cards came from, if the match was played at a table."""


def parse_header(case: Case) -> Header:
    """The head of a case; raises a LastcardError that says what was expected."""
    table = case.table
    for key in table:
        if key not in _KEYS:
            raise NotationError(f"expected a key of a record ({', '.join(_KEYS)}), found {key!r}")
    edition = _edition(table)
    names = _names(table)
    mode = _mode(table, edition)
    check_players(edition, mode, len(names))
    rules = table.get("rules", {})
    if not isinstance(rules, Mapping):
        raise NotationError(f"expected a table `rules`, found {rules!r}")
    rules = with_printing(edition, table.get("printing"), rules)
    if "fairness" in table and "printing" not in table:
        rules = as_kept(edition, rules)
    sheet = sheet_of(edition, mode, rules)
    position = table.get("position")
    if position is not None and not isinstance(position, Mapping):
        raise NotationError(f"expected a table `position`, found {position!r}")
    return Header(
        edition=edition,
        names=names,
        mode=mode,
        rules=rules,
        dealer=Player(find_name(names, _text(table, "dealer"))) if "dealer" in table else None,
        position=None if position is None else parse_position(position, sheet),
        cites=_texts(table, "cites"),
        fairness=parse_fairness(table["fairness"], len(names)) if "fairness" in table else None,
    )


def _edition(table: Mapping[str, object]) -> Edition:
    """One of ours by its key, or any that the record brings along."""
    brought = table.get("edition")
    return edition_of(brought) if isinstance(brought, Mapping) else get(_text(table, "edition"))


def parse_lines(case: Case) -> tuple[Line, ...]:
    """The script of a case."""
    script = case.table.get("script", "")
    if not isinstance(script, str):
        raise NotationError(f"expected a text for `script`, found {script!r}")
    return parse_script(script, case.place)


def begin(header: Header) -> Match:
    """The match as its head describes it, before the first line of the script."""
    if header.position is None:
        return open_match(
            header.edition,
            len(header.names),
            mode=header.mode,
            options=header.rules,
            dealer=header.dealer,
        )
    sheet = sheet_of(header.edition, header.mode, header.rules)
    totals = _totals(header, header.position)
    _check_still_in(header, header.position, sheet.target, dict(zip(header.names, totals, strict=True)))
    seating = seating_of(sheet, header.mode, totals)
    if len(seating) < header.edition.players[0]:
        raise BadPosition(
            "totals", f"expected at least {header.edition.players[0]} players still in, found {len(seating)}"
        )
    dealer = None
    if header.dealer is not None:
        if header.dealer not in seating:
            raise BadPosition("seat", f"expected a dealer still in, found {header.names[header.dealer]}")
        dealer = Seat(seating.index(header.dealer))
    names = tuple(header.names[player] for player in seating)
    absent = tuple(name for name in header.names if name not in names)
    state = validate(header.position, sheet, names, dealer, absent)
    return match_at(sheet, header.mode, state, seating, totals)


def _check_still_in(header: Header, position: Setup, limit: int, totals: Mapping[str, int]) -> None:
    """Refuse cards or a turn for who has been eliminated (BEACH-102)."""
    if header.mode is not Mode.ELIMINATION:
        return
    for name in (position.turn, *(name for name, hand in position.hands.items() if hand)):
        if totals.get(name, 0) >= limit:
            raise BadPosition(
                "totals",
                f"expected totals below {limit} for who plays on, found {totals[name]} for {name}, who is out",
            )


def _totals(header: Header, position: Setup) -> tuple[int, ...]:
    """Totals by player; a pair has one, so it may be written for either or alike for both."""
    given = dict(position.totals)
    for name in given:
        if name not in header.names:
            raise BadPosition("seat", f"expected a seat ({', '.join(header.names)}), found {name!r}")
    if header.mode in (Mode.PARTNERS, Mode.PARTNERS_LOWEST):
        for seat, name in enumerate(header.names):
            partner = header.names[(seat + 2) % 4]
            if given.get(partner, given.get(name, 0)) != given.get(name, given.get(partner, 0)):
                raise BadPosition(
                    "totals", f"expected one total for the pair {name} and {partner}, found two"
                )
            if partner in given:
                given[name] = given[partner]
    return tuple(given.get(name, 0) for name in header.names)


def _text(table: Mapping[str, object], key: str) -> str:
    value = table.get(key)
    if not isinstance(value, str):
        found = "none" if value is None else repr(value)
        raise NotationError(f"expected a text for `{key}`, found {found}")
    return value


def _texts(table: Mapping[str, object], key: str) -> tuple[str, ...]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise NotationError(f"expected a list of texts for `{key}`, found {value!r}")
    return tuple(value)


def _names(table: Mapping[str, object]) -> tuple[str, ...]:
    names = _texts(table, "seats")
    if not names:
        raise NotationError("expected a list of names for `seats`, found none")
    for name in names:
        if not _NAME.fullmatch(name) or not name.isprintable() or name == NOBODY:
            raise NotationError(f"expected a name of one word for a seat, found {name!r}")
        if names.count(name) > 1:
            raise NotationError(f"expected every seat to have its own name, found {name!r} twice")
    return names


def _mode(table: Mapping[str, object], edition: Edition) -> Mode:
    if "mode" not in table:
        return edition.mode
    text = _text(table, "mode")
    if text not in set(Mode):
        raise NotationError(f"expected a mode ({', '.join(Mode)}), found {text!r}")
    return Mode(text)
