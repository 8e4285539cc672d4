"""Beachcomber: give one other player up to one card of each suit."""

from lastcard.editions.standard import deck_108
from lastcard.model.edition import Alternative, Edition, FaceRow, Mode, Opening, SideSheet
from lastcard.model.effects import GiveCards, NameColor
from lastcard.model.rulings import Rulings

GIFT = GiveCards(forgotten_call_draws=2)

BEACH = Edition(
    key="beach",
    players=(2, 10),
    hand=7,
    target=500,
    mode=Mode.FIRST_TO,
    sides=(
        SideSheet(
            side="light",
            colors=("t", "p", "g", "o"),
            rows=(
                *deck_108(opening_wild=Opening.PUT_BACK),
                FaceRow(
                    symbol="wg",
                    copies=4,
                    points=50,
                    opening=Opening.PUT_BACK,
                    when_played=(GIFT, NameColor()),
                ),
            ),
        ),
    ),
    rulings=Rulings(dealer_draw="points", drawn_card="must", voluntary_draw=False),
    options=("opening_wild", "opening_draw_skips", "beachcomber_color"),
    alternatives=(
        Alternative(option="opening_wild", value="left_names", symbols=("w",), opening=Opening.LEFT_NAMES),
        Alternative(option="opening_draw_skips", value=False, symbols=("+2",), opening=Opening.DRAWS_ONLY),
        Alternative(option="beachcomber_color", value="keep", symbols=("wg",), when_played=(GIFT,)),
    ),
)
