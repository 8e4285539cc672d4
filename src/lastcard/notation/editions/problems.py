"""What can be wrong with an edition that somebody wrote: a place, a kind, and what a sentence needs to say it."""

import json
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from lastcard.model.errors import LastcardError
from lastcard.model.record import Record

MOST_PROBLEMS: Final = 50
"""Whoever has mended so many may ask again."""
LONGEST_FOUND: Final = 40
HUGE: Final = 10**18
"""A number beyond this is not written out: nobody could read it, and Python refuses the longest."""

SENTENCES: Final[Mapping[str, str]] = {
    # --- the file and its values ---
    "file-size": "expected at most {most} bytes, found more",
    "toml": "expected TOML, found something else in column {column}",
    "toml-value": 'expected a value of TOML in column {column}, such as 7, true or "text" in quotes, found none',
    "toml-key": "expected `key = value`, `[table]` or a note behind # in column {column}, found none of them",
    "toml-rest": "expected the end of the line in column {column}, found more",
    "toml-twice": "expected every key and table once, found one again before column {column}",
    "toml-open": "expected a comma or a closing bracket in column {column}, found none",
    "toml-text": "expected a text in quotes that is closed, without odd signs, in column {column}, found another",
    "toml-huge": "expected numbers that can be read, found one without end",
    "toml-deep": "expected at most {most} lists and tables in each other, found more",
    "toml-parts": "expected a key of at most {most} parts with dots between them, found more",
    "format": "expected format {expected}, found {found}",
    "missing": "expected {expected}, found nothing",
    "choice": "expected one of {expected}, found {found}",
    "text": "expected a text, found {found}",
    "number": "expected a whole number, found {found}",
    "switch": "expected true or false, found {found}",
    "list": "expected a list, found {found}",
    "table": "expected a table, found {found}",
    "bounds": "expected a number from {least} to {most}, found {found}",
    "amount": "expected {least} to {most} entries, found {found}",
    "exactly": "expected {expected} entries, found {found}",
    "order": "expected the smaller number before the larger one, found {found}",
    "twice": "expected everything once, found {found} twice",
    "text-length": "expected at most {most} characters, found {found}",
    "text-form": "expected one line of plain text without any of {signs}, found {found}",
    "word": "expected a word of small letters, digits and _, at most {most} long, found {found}",
    "ours": "expected a key that none of the printed editions has, found {found}",
    # --- colors and cards ---
    "color": "expected a small letter, found {found}",
    "symbol": "expected 1 to {most} small letters, digits or +, found {found}",
    "notation": "expected a card that cannot be taken for a word of the notation, found {found}",
    "shape": "expected another shape than that of {other}, found {found}",
    "sides": "expected `colors` and `row`, or `side.light` and `side.dark`, found {found}",
    "pair": "expected two faces with a slash between them, found {found}",
    "face": "expected a face of the {side} side, found {found}",
    "pairs": "expected {expected} of {card} in `pairs`, as in its row, found {found}",
    # --- effects ---
    "effect": "expected one of {expected}, found {found}",
    "effect-number": "expected {effect} with a number from {least} to {most}, found {found}",
    "effect-room": "expected room for at most {most} effects (a draw takes two, and a 7 and a 0 one more), found {found}",
    "effect-colorless": "expected {effect} on a card without a color, found it on one with a color",
    "effect-order": "expected {effect} before {other}, found it behind",
    "effect-challenge": "expected name-color, challenge and then a draw, in this order, found {found}",
    "effect-last": "expected nothing of {expected} on a last card, found {found}",
    "effect-sides": "expected two sides for {effect}, found one",
    "effect-gift": "expected so few colors and kinds of cards that at most {most} gifts can be made, found {found}",
    "acts": "expected an opening that fits (acts: skips, or a draw, a reverse or a pass alone, on a color), found {found}",
    "draws-only": "expected a draw on a card whose opening is draws_only, found none",
    # --- the whole ---
    "deck-small": "expected at least {least} cards, for {players} players with {hand} each, found {found}",
    "deck-large": "expected at most {most} cards, found {found}",
    "openers": "expected at least {least} cards that can open a round, whatever is chosen, found {found}",
    "dealer": 'expected cards that differ in {what}, to find the dealer by, or dealer_draw = "random", found none',
    "players": "expected numbers of players that the mode {mode} can have, found {found}",
    "option-idle": "expected an option that changes something in this deck, found {found}",
    "option-values": "expected values of one kind, found {found}",
    "option-ours": "expected a key that no option of ours and no other setting has, found {found}",
    "own-value": "expected a value that is not the edition's own, found {found}",
    "no-change": "expected something that changes with the option, found nothing",
    "copies-of-pairs": "expected no `copies` where `pairs` list the cards, found {found}",
    "first-printing": "expected no rules for the first printing, which is the edition itself, found {found}",
}
"""In English; `edition-problem-…` in the dictionary says the same in every language."""

WARNINGS: Final[Mapping[str, str]] = {
    "unnamed": "it has no name; it will be called by its key, {key}",
    "no-colorless": "no card can be played on everything, so players will often have to draw",
    "no-effects": "no card does anything: whoever draws better wins",
    "many-draws": "{share} % of the cards make somebody draw: rounds may become very long",
    "tight": "with {players} players only {found} cards are left to draw from: rounds may often block",
    "nobody-goes-out": "nobody can ever go out: every card begins a battle, also as the last one",
    "few-last": "{share} % of the cards begin a battle also as the last one: rounds may become very long",
    "same-paint": "{one} and {other} have the same paint, {paint}: only their shapes tell them apart",
    "same-cards": "two kinds of cards have the same name, {name}",
    "same-colors": "two colors have the same name, {name}",
}
"""Nothing is wrong, but it may not be what its author wants; `edition-warning-…` in the dictionary."""


class Problem(Record, frozen=True):
    """One thing that is wrong, or may be."""

    path: str
    """Where in the table: `row[3].copies`, counted from 0; empty for the whole."""
    code: str
    values: tuple[tuple[str, str | int], ...] = ()
    line: int | None = None
    """Where in a file, from 1."""

    @property
    def message(self) -> str:
        """The id of its sentence in the dictionary."""
        return f"edition-{'problem' if self.code in SENTENCES else 'warning'}-{self.code}"

    def __str__(self) -> str:
        sentence = SENTENCES.get(self.code) or WARNINGS[self.code]
        return sentence.format(**dict(self.values))


class BadEdition(LastcardError):
    """An edition that cannot be played, with everything that is wrong with it."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        self.problems = problems
        first = problems[0]
        place = "".join(
            (f"line {first.line}: " if first.line else "", f"{first.path}: " if first.path else "")
        )
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(f"{place}{first}{more}")


class Notes:
    """What is found wrong on the way."""

    def __init__(self) -> None:
        self._found: list[tuple[str, Problem]] = []

    def add(self, path: str, code: str, /, *, spot: str = "", **values: str | int) -> None:
        """One more; `spot` is where its line is to be looked for, if that is not its place."""
        if len(self._found) < MOST_PROBLEMS:
            self._found.append((spot or path, Problem(path, code, tuple(values.items()))))

    def __len__(self) -> int:
        return len(self._found)

    def located(self, line_of: Mapping[str, int]) -> tuple[Problem, ...]:
        """All of them in the order of the file, each with the line of its place or of the nearest one around it."""
        found = (replace(problem, line=_line(line_of, spot)) for spot, problem in self._found)
        return tuple(sorted(found, key=lambda problem: problem.line or 0))


def _line(line_of: Mapping[str, int], path: str) -> int | None:
    while path and path not in line_of:
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return line_of.get(path)


def written(value: object) -> str:
    """What somebody wrote, for a sentence in any language: short, and without a trick in it."""
    match value:
        case bool() | None:
            return json.dumps(value)
        case int():
            return str(value) if abs(value) < HUGE else ("> 10^18" if value > 0 else "< -10^18")
        case float():
            return f"{value:g}"
        case str():
            return json.dumps(value if len(value) <= LONGEST_FOUND else f"{value[:LONGEST_FOUND]}...")
        case list() | tuple():
            return "[...]"
        case dict():
            return "{...}"
        case _:
            return type(value).__name__
