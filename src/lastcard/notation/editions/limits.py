"""What a file of an edition is called, and how large it can be. Checked before anything is built: a file costs its host nothing."""

from typing import Final

ENDING: Final = ".edition.toml"
"""How the name of a file ends."""
MOST_BYTES: Final = 64_000
"""Of a file."""
MOST_CARDS: Final = 126
MOST_ROWS: Final = 40
"""On a side; a range of numbers is one row for each."""
MOST_COPIES: Final = 20
MOST_COLORS: Final = 8
"""On a side."""
MOST_EFFECTS: Final = 6
"""On a card, with what house rules add."""
MOST_GIFTS: Final = 14**4
"""Ways to choose at most one card of each color, as many as our own largest deck has."""
MOST_POINTS: Final = 500
HIGHEST_NUMBER: Final = 99
PLAYERS: Final = range(2, 11)
HANDS: Final = range(1, 21)
MOST_OPTIONS: Final = 8
MOST_VALUES: Final = 6
HIGHEST_VALUE: Final = 999
MOST_ALTERNATIVES: Final = 60
MOST_PRINTINGS: Final = 12
LONGEST_WORD: Final = 24
LONGEST_SYMBOL: Final = 4
LONGEST_NAME: Final = 60
LONGEST_LINE: Final = 200
LONGEST_PAIRS: Final = 4_000
