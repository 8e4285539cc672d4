"""Options that several commands share, and reading files for them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, TextIO

import click

from lastcard.editions import EDITIONS
from lastcard.engine.options import with_printing
from lastcard.model.edition import Edition
from lastcard.model.errors import LastcardError, NotationError
from lastcard.model.languages import LANGUAGES
from lastcard.notation.document import Case, Document, bring, parse_document
from lastcard.notation.editions import BadEdition, read_edition
from lastcard.notation.editions.limits import ENDING, LONGEST_WORD

language = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the output."
)


class EditionParam(click.ParamType[Edition]):
    """One of our editions by its key, or somebody's own by its file."""

    name = "edition"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        del param, ctx
        return f"[{'|'.join(edition.key for edition in EDITIONS)}|FILE]"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Edition:
        """A file is what looks like one; errors are sentences."""
        if isinstance(value, Edition):
            return value
        text = str(value)
        if _looks_like_a_file(text):
            return read_edition_file(Path(text))
        for edition in EDITIONS:
            if edition.key == text:
                return edition
        keys = ", ".join(repr(edition.key) for edition in EDITIONS)
        return self.fail(f"{text!r} is not one of {keys}, and no file of an edition", param, ctx)


EDITION: Final = EditionParam()

edition = click.option(
    "--edition",
    type=EDITION,
    default="classic",
    show_default=True,
    help="Which game: a key that `lastcard editions` lists, or a file of your own (`lastcard edition --help`).",
)
seats = click.option(
    "--seats", type=click.IntRange(2, 10), default=4, show_default=True, help="How many play."
)
rule = click.option(
    "--rule",
    "rules",
    multiple=True,
    metavar="KEY=VALUE",
    help="An option or house rule, e.g. stacking=same; `lastcard editions --options` lists them.",
)
printing = click.option(
    "--printing",
    metavar="KEY",
    help="A printed rule sheet to follow, e.g. fr-CA; `lastcard editions --printings` compares them.",
)


def _of_64_bits(ctx: click.Context, param: click.Parameter, value: int) -> int:
    del ctx, param
    if not -(2**63) <= value < 2**63:
        raise click.BadParameter(f"expected a number of 64 bits, found {value}", param_hint="--seed")
    return value


seed = click.option(
    "--seed",
    type=int,
    callback=_of_64_bits,
    metavar="N",
    default=7,
    show_default=True,
    help="The same seed gives the same result on every machine, with any number of workers.",
)


class UnreadableFile(LastcardError):
    """A file that cannot be read at all."""


def _looks_like_a_file(text: str) -> bool:
    return text.endswith(".toml") or "/" in text or "\\" in text


def read_edition_file(path: Path) -> Edition:
    """Somebody's own edition; UnreadableFile tells the first thing that is wrong with it, and who tells all."""
    try:
        return read_edition(read_text(path))
    except BadEdition as error:
        more = f"; `lastcard edition check {path}` lists everything" if len(error.problems) > 1 else ""
        raise UnreadableFile(f"{path}: {error}{more}") from error


def read_text(path: Path) -> str:
    """The text of a file; UnreadableFile names the file and what was expected."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableFile(
            f"{path}: expected text in UTF-8, found byte {error.start} that is none"
        ) from error
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UnreadableFile(f"{path}: expected a file that can be read, found: {reason}") from error


def opened(path: Path) -> TextIO:
    """A file to write to, opened before long work begins."""
    try:
        return path.open("w", encoding="utf-8", newline="")
    except OSError as error:
        raise LastcardError(f"{path}: expected a file to write to, found: {error.strerror}") from error


def write_text(path: Path, text: str) -> None:
    """The whole text of a file."""
    with opened(path) as file:
        file.write(text)


def read_document(path: Path) -> Document:
    """The cases of a file; UnreadableFile names the file and what was expected."""
    text = read_text(path)
    try:
        cases = parse_document(text).cases
    except NotationError as error:
        raise UnreadableFile(f"{path}: {error}") from error
    return Document(cases=tuple(_with_edition(case, path) for case in cases))


def _with_edition(case: Case, path: Path) -> Case:
    """A case names an edition that is not ours by the name of its file, which is in its folder or in one above."""
    key = case.table.get("edition")
    if not isinstance(key, str) or not key.isidentifier() or len(key) > LONGEST_WORD or _is_ours(key):
        return case
    files = (folder / f"{key}{ENDING}" for folder in path.absolute().parents)
    found = next((file for file in files if file.is_file()), None)
    return bring(case, read_edition_file(found)) if found else case


def _is_ours(key: str) -> bool:
    return any(edition.key == key for edition in EDITIONS)


def toml_files(paths: tuple[Path, ...]) -> Iterator[Path]:
    """Files as given, and all `.toml` files below folders but those of editions."""
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*.toml") if not file.name.endswith(ENDING))
            if not found:
                raise UnreadableFile(f"{path}: expected .toml files below this folder, found none")
            yield from found
        else:
            yield path


def only_case(path: Path, wanted: str | None) -> Case:
    """The one case of a file, or the one whose name or number is wanted."""
    cases = read_document(path).cases
    if wanted is None and len(cases) == 1:
        return cases[0]
    for number, case in enumerate(cases, start=1):
        if wanted in (case.name, str(number)):
            return case
    listed = "; ".join(f"{number}: {case.name}" for number, case in enumerate(cases, start=1))
    raise UnreadableFile(
        f"{path}: expected --case with one of its cases ({listed}), found {wanted or 'none'}"
    )


LONG = 20
"""Digits of a number that no option has."""


def parse_rules(pairs: tuple[str, ...]) -> dict[str, object]:
    """`key=value` options as a rules table; numbers and true or false are read as such."""
    rules: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise click.BadParameter(f"expected key=value, found {pair!r}", param_hint="--rule")
        words: dict[str, object] = {"true": True, "false": False}
        rules[key] = words.get(value, int(value) if value.isdecimal() and len(value) < LONG else value)
    return rules


def rules_for(
    edition: Edition, printing: str | None, pairs: tuple[str, ...], target: int | None = None
) -> dict[str, object]:
    """The rules that were chosen: a printing's, single ones beside it, and a target as a word of its own."""
    rules = parse_rules(pairs)
    if target is not None and rules.setdefault("target", target) != target:
        raise click.UsageError(
            f"expected one target, found --target {target} and --rule target={rules['target']}"
        )
    return with_printing(edition, printing, rules)
