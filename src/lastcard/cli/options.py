"""Options that several commands share."""

from pathlib import Path
from typing import Final

import click

from lastcard.editions import EDITIONS
from lastcard.engine.options import with_printing
from lastcard.files import looks_like_a_file, read_edition_file
from lastcard.model.edition import Edition
from lastcard.model.languages import LANGUAGES

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
        if looks_like_a_file(text):
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
