"""`lastcard edition new`: a file to start from."""

from contextlib import suppress
from pathlib import Path
from typing import Final

import click

from lastcard.cli.options import language
from lastcard.locale.speaker import Speaker
from lastcard.model.errors import LastcardError
from lastcard.notation.editions.schema import schema_text

SCHEMA: Final = "edition.schema.json"
"""What an editor checks the file by, in the folder of the file."""

STARTER: Final = """#:schema {schema}
# An edition of your own. Change it, then look what you have:
#   lastcard edition check {file}
#   lastcard edition show {file}
#   lastcard play --edition ./{file}
# A line that begins with # is a note. docs/editions.md explains every word.

format = 1
key = "{key}"              # a word in small letters
players = [2, 6]           # fewest and most
hand = 7                   # cards that everybody is dealt
colors = ["r", "y", "b"]   # red, yellow, blue; also g, t, p, o, u: green, turquoise, pink, orange, purple
options = ["two_player_reverse"]

[name]
en = "{name}"

[about]
en = "Three colors, and a card that skips two players."

# Where the game is not like the others: points to win, whether a drawn card must be played …
[rulings]
target = 300

# Every row is a kind of card. This one is nine: the numbers 1 to 9, twice in each color.
[[row]]
numbers = [1, 9]
copies = 2

# `symbol` is what stands on the card, `called` a name that we have in seven languages.
[[row]]
symbol = "v"
called = "v"
copies = 2
points = 20
played = ["reverse"]

# What we have no name for gets yours, in as many languages as you like, or one made of what it does.
[[row]]
symbol = "ss"
copies = 2
points = 20
played = ["skip", "skip"]
name = {{ en = "Double Skip", es = "Doble salto" }}

[[row]]
symbol = "+3"
copies = 2
points = 30
played = ["draw 3"]

# Cards without a color fit on everything; `copies` is how many there are in all.
[[row]]
symbol = "w"
called = "w"
colorless = true
copies = 4
points = 50
played = ["name-color"]
"""


class FileThere(LastcardError):
    """A file that would be written over."""


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@language
def command(file: Path, lang: str) -> None:
    """Write a file to start from: a small game that can be played at once, with notes in it.

    Beside it edition.schema.json is put, by which editors that know TOML complete and check what you write.
    Nothing is written over: a file that is there stays as it is.

    \b
      lastcard edition new duo.edition.toml
    """  # noqa: D301 - click wants the real character
    name = file.name.partition(".")[0]
    key = "".join(
        letter for letter in name.lower().replace("-", "_") if letter.isascii() and letter.isalnum()
    )
    key = key if key[:1].isalpha() else f"my{key}"
    text = STARTER.format(schema=SCHEMA, file=file.name, key=key[:24], name=name.capitalize()[:60] or "Mine")
    speaker = Speaker(lang)
    try:
        _write(file, text)
    except FileExistsError as error:
        raise FileThere(f"{file}: expected a name that no file has, found one there") from error
    click.echo(speaker.phrase("terminal-edition-new", file=str(file)))
    beside = file.with_name(SCHEMA)
    with suppress(FileExistsError):
        _write(beside, schema_text())
        click.echo(speaker.phrase("terminal-edition-schema", file=str(beside)))


def _write(file: Path, text: str) -> None:
    """Only where no file is yet; FileExistsError else."""
    try:
        with file.open("x", encoding="utf-8") as written:
            written.write(text)
    except FileExistsError:
        raise
    except OSError as error:
        raise FileThere(f"{file}: expected a file to write to, found: {error.strerror}") from error
