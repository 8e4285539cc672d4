"""What the environment keeps of a game beside the game itself: one row of 64-bit integers.

What has happened is kept apart, once for each seat (`lastcard.rl.kernel.history`).
"""

from typing import Final

from lastcard.fast.twin.layout import MOST_CARDS, MOST_SEATS

ACTING: Final = 0
"""The seat that speaks next."""
WAITED: Final = 1
"""A bit for each seat that has let its right pass since something was last said."""
FIRST: Final = 2
"""The seat from which on rights are offered, clockwise."""
GIFT: Final = 3
"""The gift that is being put together, as a move; 0 for none."""
SUIT: Final = 4
"""The suit of it that is asked for."""
ROUND: Final = 5
"""How many rounds this game has begun."""
SHOWN: Final = 6
"""The cards that have lain on the discards since the last shuffle: by the side that was up, two words."""
TOTALS: Final = 10
"""Points in the match, by seat."""
HAPPENED: Final = TOTALS + MOST_SEATS
"""How many events this round has had."""
COUNTS: Final = HAPPENED + 1
"""How many of the SHOWN cards have each face, a byte each, in the order of `cards_face_up`: an observation is
written far more often than a card is put down."""
COUNT_WORDS: Final = (MOST_CARDS + 7) // 8
FIELDS: Final = COUNTS + COUNT_WORDS
