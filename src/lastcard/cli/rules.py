"""`lastcard rules`: how to play an edition, in words."""

from collections.abc import Iterator
from textwrap import fill

import click
from rich.console import Console
from rich.text import Text

from lastcard.cli.options import EDITION, language, printing, rules_for
from lastcard.editions import EDITIONS
from lastcard.engine.options import settle_rulings
from lastcard.locale.guide import CardNote, Line, Section, tell
from lastcard.locale.howto import how_to_play
from lastcard.locale.naming import edition_about, edition_name
from lastcard.locale.options import printing_name
from lastcard.locale.speaker import Speaker
from lastcard.model.edition import Edition, Mode
from lastcard.model.errors import UnknownPrinting

WIDEST = 100
"""Longer lines are hard to read."""


@click.command()
@click.argument("edition", required=False, type=EDITION)
@click.option("--edition", "named", type=EDITION, help="The same, as other commands have it.")
@click.option("--mode", type=click.Choice([str(mode) for mode in Mode]), help="How rounds make a match.")
@click.option(
    "--rule",
    "--option",
    "rules",
    multiple=True,
    metavar="KEY=VALUE",
    help="An option or house rule, e.g. stacking=same; `lastcard editions --options` lists them.",
)
@printing
@language
def command(
    *,
    edition: Edition | None,
    named: Edition | None,
    mode: str | None,
    rules: tuple[str, ...],
    printing: str | None,
    lang: str,
) -> None:
    """Tell how to play an edition, by the rules you choose.

    \b
      lastcard rules                               which editions there are
      lastcard rules flip --lang de                in German
      lastcard rules classic --rule jump_in=true   with a house rule
      lastcard rules mini --printing fr --lang fr  by the French sheet, in French
      lastcard rules ./duo.edition.toml            of an edition of your own
    """  # noqa: D301 - click wants the real character
    console = Console(highlight=False)
    printed = edition or named
    if printed is None:
        if printing is not None:
            keys = ", ".join(edition.key for edition in EDITIONS)
            raise UnknownPrinting(f"expected an edition ({keys}) beside --printing, found none")
        console.print(*_listed(Speaker(lang)), sep="\n")
        return
    rulings = settle_rulings(printed, rules_for(printed, printing, rules))
    speaker = Speaker(lang, edition=printed)
    console.print(Text(_heading(speaker, printed, printing), style="bold underline"))
    if about := edition_about(speaker, printed):
        console.print(Text(about))
    for section in how_to_play(printed, rulings, Mode(mode) if mode else printed.mode):
        console.print(*_section(section, speaker, min(console.width, WIDEST)), sep="\n")


def _listed(speaker: Speaker) -> Iterator[Text]:
    """The editions and how to ask for each."""
    for edition in EDITIONS:
        yield Text(f"lastcard rules {edition.key:<9} {edition_name(speaker, edition)}")


def _heading(speaker: Speaker, edition: Edition, printing: str | None) -> str:
    named = edition_name(speaker, edition)
    if printing is None:
        return speaker.phrase("rules-of", edition=named)
    return speaker.phrase("rules-of-printing", edition=named, printing=printing_name(speaker, printing))


def _section(section: Section, speaker: Speaker, width: int) -> Iterator[Text]:
    yield Text("\n" + tell(section.title, speaker), style="bold cyan")
    for one in section.lines:
        yield _bullet(one, speaker, width, indent="  ")
    for note in section.notes:
        yield from _note(note, speaker, width)


def _note(note: CardNote, speaker: Speaker, width: int) -> Iterator[Text]:
    """A card: its name and how many there are on one line, then what it does."""
    copies, *lines = note.lines
    yield Text(f"  {tell(note.title, speaker)}", style="bold") + Text(
        f" · {tell(copies, speaker)}", style="not bold dim"
    )
    for one in lines:
        yield _bullet(one, speaker, width, indent="    ")


def _bullet(one: Line, speaker: Speaker, width: int, indent: str) -> Text:
    return Text(
        fill(tell(one, speaker), width, initial_indent=f"{indent}• ", subsequent_indent=f"{indent}  ")
    )
