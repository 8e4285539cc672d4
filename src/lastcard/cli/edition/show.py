"""`lastcard edition show`: the cards of an edition."""

from collections.abc import Iterator
from pathlib import Path

import click
from rich.box import ROUNDED
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lastcard.cli.options import EDITION, language
from lastcard.engine.sheet import sheet_for
from lastcard.files import write_text
from lastcard.lab.card_pictures import Labelled, page_of_cards
from lastcard.locale.glyphs import GLYPHS, INKS
from lastcard.locale.naming import edition_about, edition_name, row_text
from lastcard.locale.speaker import Speaker
from lastcard.model.edition import DeckSide, Edition, FaceRow
from lastcard.model.paints import paints_of


@click.command()
@click.argument("edition", type=EDITION)
@click.option(
    "--svg",
    "picture",
    type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
    metavar="FILE",
    help="Draw the cards as an SVG picture; with - print it instead.",
)
@language
def command(edition: Edition, picture: Path | None, lang: str) -> None:
    """Show the cards of an edition: of a file of yours, or of one of ours by its key.

    \b
      lastcard edition show duo.edition.toml
      lastcard edition show flip --svg flip.svg
    """  # noqa: D301 - click wants the real character
    speaker = Speaker(lang, edition=edition)
    rows = [
        Labelled(side, row, (speaker.symbol(row.symbol, side.side), *_lines(speaker, edition, row)))
        for side in edition.sides
        for row in side.rows
    ]
    if picture is not None:
        drawn = page_of_cards(edition, edition_name(speaker, edition), rows)
        if str(picture) == "-":
            click.echo(drawn, nl=False)
            return
        write_text(picture, drawn)
    Console(highlight=False).print(*_sheet(edition, rows, speaker), sep="\n")


def _sheet(edition: Edition, rows: list[Labelled], speaker: Speaker) -> Iterator[RenderableType]:
    deck = sheet_for(edition, edition.rulings).deck
    yield Text(edition_name(speaker, edition), style="bold underline")
    if about := edition_about(speaker, edition):
        yield Text(about)
    yield Text(speaker.phrase("terminal-edition-cards", count=len(deck)))
    for side in edition.sides:
        table = Table.grid(padding=(0, 2))
        for one in rows:
            if one.side is side:
                fan = Table.grid()
                fan.add_row(*(_card(edition, one.row, color) for color in _colors(side, one.row)))
                table.add_row(fan, Text("\n".join(one.lines)))
        yield table


def _colors(side: DeckSide, row: FaceRow) -> tuple[str | None, ...]:
    return tuple(color for _, color in row.codes(side.colors))


def _card(edition: Edition, row: FaceRow, color: str | None) -> Panel:
    """A card with the shape of its color above and its symbol below it: nothing is said by color alone."""
    look = paints_of(edition)[color] if color else None
    style = INKS[look.paint] if look else "bold"
    glyph = GLYPHS[look.shape] if look else " "
    return Panel(
        Text(f"{glyph}\n{row.symbol}", justify="center", style=style), box=ROUNDED, width=8, style=style
    )


def _lines(speaker: Speaker, edition: Edition, row: FaceRow) -> Iterator[str]:
    """How many there are and what they are worth, then what they do."""
    yield speaker.phrase("terminal-edition-row", copies=row.copies, points=row.points)
    if row.when_played:
        yield row_text(speaker, edition, row)
