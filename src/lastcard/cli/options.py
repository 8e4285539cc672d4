"""Options that several commands share, and reading files for them."""

from collections.abc import Iterator
from pathlib import Path

import click

from lastcard.editions import EDITIONS
from lastcard.engine.options import with_printing
from lastcard.model.edition import Edition
from lastcard.model.errors import LastcardError, NotationError
from lastcard.notation.document import Case, Document, parse_document

LANGUAGES = ("en", "es", "fr", "pt", "de", "it", "nl")

language = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the output."
)
edition = click.option(
    "--edition",
    type=click.Choice([edition.key for edition in EDITIONS]),
    default="classic",
    show_default=True,
    help="Which game; `lastcard editions` compares them.",
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


def read_document(path: Path) -> Document:
    """The cases of a file; UnreadableFile names the file and what was expected."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableFile(
            f"{path}: expected text in UTF-8, found byte {error.start} that is none"
        ) from error
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UnreadableFile(f"{path}: expected a file that can be read, found: {reason}") from error
    try:
        return parse_document(text)
    except NotationError as error:
        raise UnreadableFile(f"{path}: {error}") from error


def toml_files(paths: tuple[Path, ...]) -> Iterator[Path]:
    """Files as given, and all `.toml` files below folders."""
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.toml"))
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
