"""What the commands that look after a database share."""

import asyncio
import os
import re
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import click

from lastcard.cli.progress import progress_bar
from lastcard.server.place import database_url, keep_private
from lastcard.server.settings import read_settings
from lastcard.table.keeping.vault import Tell, Vault, must_exist, opened

T = TypeVar("T")
Command = TypeVar("Command", bound=Callable[..., Any])

HOUR, DAY = 3600.0, 86400.0
UNITS = {"h": HOUR, "d": DAY, "w": 7 * DAY}


class Where(NamedTuple):
    """The database that is meant, as `lastcard serve` finds it."""

    data: str | None
    database: str | None
    config: Path | None

    def address(self, *, new: bool) -> str:
        """Its address; a folder that may not be made is not made."""
        settings = read_settings({"data": self.data, "database": self.database}, os.environ, self.config)
        if not new and settings.data and not settings.database:
            must_exist(Path(settings.data))
        return database_url(settings)


def where(command: Command) -> Command:
    """The options that say which database is meant; the command gets them as one."""

    def asked(ctx: click.Context, param: click.Parameter, value: object) -> None:
        ctx.params.setdefault("where", Where(None, None, None))
        ctx.params["where"] = ctx.params["where"]._replace(**{param.name or "": value})

    for option in (
        click.option("--config", type=click.Path(path_type=Path), callback=asked, expose_value=False,
                     help="A TOML file of settings of `lastcard serve`."),
        click.option("--database", callback=asked, expose_value=False,
                     help="Database URL instead, e.g. postgresql://user@host/lastcard."),
        click.option("--data", type=click.Path(), callback=asked, expose_value=False,
                     help="Folder of the database.  [default: as of `lastcard serve`]"),
    ):  # fmt: skip
        command = option(command)
    return command


dry_run = click.option("--dry-run", is_flag=True, help="Say what would happen, and change nothing.")


class Age(click.ParamType[float]):
    """A time such as 90d, in seconds."""

    name = "age"

    def __init__(self, least: float = 0.0) -> None:
        self._least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:  # noqa: ANN401 - as in click
        found = re.fullmatch(r"(\d{1,6})([hdw])", str(value))
        if found is None:
            self.fail(f"expected a time such as 12h, 90d or 2w, found {value!r}", param, ctx)
        seconds = int(found[1]) * UNITS[found[2]]
        if seconds < self._least:
            self.fail(f"expected at least {self._least / DAY:.0f}d, found {value!r}", param, ctx)
        return seconds


def with_vault(
    where: Where, work: Callable[[Vault], Coroutine[Any, Any, T]], *, new: bool = False, alone: bool = False
) -> T:
    """Open the database, do the work, and let go of it."""

    async def scene() -> T:
        address = where.address(new=new)
        if new:
            keep_private(address)
        async with opened(address, new=new, alone=alone) as vault:
            return await work(vault)

    return asyncio.run(scene())


class _Stopped(BaseException):
    """Nobody waits for this work any more."""


@contextmanager
def bar(words: str) -> Iterator[Tell]:
    """A bar that moves as it is told; work in a thread ends when nobody waits for it any more."""
    stopped = False

    def tell(done: int, total: int) -> None:
        if stopped:
            raise _Stopped
        progress.update(task, completed=done, total=total)

    with progress_bar() as progress:
        task = progress.add_task(words, total=None)
        try:
            yield tell
        finally:
            stopped = True
