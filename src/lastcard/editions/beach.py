"""Beachcomber: give one other player up to one card of each suit."""

from lastcard.editions.standard import deck_108, printing
from lastcard.model.edition import Alternative, DeckSide, Edition, FaceRow, Mode, Opening
from lastcard.model.effects import GiveCards, NameColor
from lastcard.model.rulings import Rulings

GIFT = GiveCards(forgotten_call_draws=2)

BEACH = Edition(
    key="beach",
    players=(2, 10),
    hand=7,
    mode=Mode.FIRST_TO,
    sides=(
        DeckSide(
            side="light",
            colors=("t", "p", "g", "o"),
            rows=(
                *deck_108(opening_wild=Opening.PUT_BACK, opening_draw=Opening.DRAWS_ONLY),
                FaceRow(
                    symbol="wg",
                    colorless=True,
                    called="wg",
                    copies=4,
                    points=50,
                    opening=Opening.PUT_BACK,
                    when_played=(GIFT, NameColor()),
                ),
            ),
        ),
    ),
    rulings=Rulings(dealer_draw="points", opening_draw_skips=False, drawn_card="must", voluntary_draw=False),
    options=(
        "rejected_opening",
        "opening_wild",
        "opening_draw_skips",
        "opening_reverse",
        "beachcomber_color",
        "penalty_draw_closes_uno",
    ),
    alternatives=(
        Alternative(option="opening_wild", value="left_names", symbols=("w",), opening=Opening.LEFT_NAMES),
        Alternative(option="opening_draw_skips", value=True, symbols=("+2",), opening=Opening.ACTS),
        Alternative(option="opening_reverse", value="right", symbols=("v",), opening=Opening.TURNS),
        Alternative(option="beachcomber_color", value="keep", symbols=("wg",), when_played=(GIFT,)),
    ),
    printings=(
        printing("en"),
        printing("es", opening_draw_skips=True),
        printing("fr-CA", opening_reverse="right", drawn_card="may", rotation_order="alternate"),
        printing("pt"),
        printing("nl", drawn_card="may", voluntary_draw="never", rotation_order="alternate"),
        printing(
            "fr-FR",
            dealer_draw="number",
            opening_draw_skips=True,
            opening_reverse="right",
            voluntary_draw="never",
            rotation_order="alternate",
        ),
        printing(
            "de",
            dealer_draw="number",
            rejected_opening="bottom",
            drawn_card="may",
            voluntary_draw="never",
        ),
        printing("it"),
    ),
    former=(("opening_draw_skips", True),),
)
