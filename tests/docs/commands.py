"""Whether a line of a page is a command of ours, read by click's own parser and not carried out."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import click

from lastcard.cli import cli


class Said(NamedTuple):
    """A command with what is said to it."""

    name: str
    options: Mapping[str, object]


def read(words: Sequence[str]) -> Said:
    """What a line says, without its first word; raises click's UsageError for what does not exist."""
    command: click.Command = cli
    context = click.Context(cli, info_name="lastcard", **cli.context_settings)
    rest = list(words)
    path: list[str] = []
    while isinstance(command, click.Group):
        options, rest, _ = command.make_parser(context).parse_args(rest)
        if not rest:
            return Said(" ".join(path), options)
        name, *rest = rest
        found = command.get_command(context, name)
        if found is None:
            raise click.UsageError(f"no such command: {' '.join([*path, name])}", context)
        command, context = (
            found,
            click.Context(found, info_name=name, parent=context, **found.context_settings),
        )
        path.append(name)
    options, left, _ = command.make_parser(context).parse_args(rest)
    if left:
        raise click.UsageError(f"nobody reads {' '.join(left)}", context)
    for parameter in command.params:
        _check(parameter, options.get(parameter.name or ""), context)
    return Said(" ".join(path), options)


def _check(parameter: click.Parameter, value: object, context: click.Context) -> None:
    """Values are those that the command takes. Files need not be there."""
    values = value if isinstance(value, list | tuple) else [value]
    said = [one for one in values if isinstance(one, str)]
    if parameter.required and not said:
        raise click.MissingParameter(ctx=context, param=parameter)
    if isinstance(parameter.type, click.Path):
        return
    for one in said:
        if not one.endswith(".toml"):
            parameter.type.convert(one, parameter, context)
