"""Kickin' Battle: pick an opponent, each reveals a card, the lower one takes them all."""

from lastcard.editions.standard import deck_108, printing
from lastcard.model.edition import Alternative, DeckSide, Edition, FaceRow, Mode, Opening
from lastcard.model.effects import Duel

BATTLE = Edition(
    key="battle",
    players=(2, 10),
    hand=7,
    mode=Mode.FIRST_TO,
    sides=(
        DeckSide(
            side="light",
            colors=("r", "y", "g", "b"),
            rows=(
                *deck_108(opening_wild=Opening.LEFT_NAMES),
                FaceRow(
                    symbol="wb",
                    colorless=True,
                    called="wb",
                    copies=4,
                    points=50,
                    opening=Opening.LEFT_NAMES,
                    when_played=(Duel(loser_draws=2),),
                    when_last=(Duel(loser_draws=2),),
                ),
            ),
        ),
    ),
    options=(
        "two_player_reverse",
        "rejected_opening",
        "battle_optional",
        "battle_next",
        "battle_last_card",
        "battle_uno",
        "uno_after_battle",
    ),
    alternatives=(Alternative(option="battle_last_card", value="goes_out", symbols=("wb",), when_last=()),),
    printings=(
        printing("en"),
        printing("es", drawn_card="must_if_stuck", battle_optional=True, catch_until="open"),
        printing("fr-CA", battle_next="challenged", catch_until="plays"),
        printing("pt", rejected_opening="middle"),
    ),
)
