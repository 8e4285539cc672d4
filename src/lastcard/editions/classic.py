"""The regular game of 108 cards, on which every other sheet builds (CLASSIC-01…03)."""

from lastcard.editions.standard import deck_108
from lastcard.model.edition import DeckSide, Edition, Mode, Opening

CLASSIC = Edition(
    key="classic",
    players=(2, 10),
    hand=7,
    mode=Mode.FIRST_TO,
    sides=(
        DeckSide(
            side="light",
            colors=("r", "y", "g", "b"),
            rows=deck_108(opening_wild=Opening.LEFT_NAMES),
        ),
    ),
    options=("two_player_reverse", "rejected_opening"),
)
