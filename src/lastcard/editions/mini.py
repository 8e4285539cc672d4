"""The small deck of 56 cards: five in hand, a single round, wild cards count as a match."""

from lastcard.editions.standard import action, numbers, printing, wild, wild_draw
from lastcard.model.edition import Alternative, DeckSide, Edition, Mode, Opening
from lastcard.model.effects import DrawCards, Reverse, Skip
from lastcard.model.rulings import Rulings

MINI = Edition(
    key="mini",
    players=(2, 4),
    hand=5,
    mode=Mode.SINGLE,
    sides=(
        DeckSide(
            side="light",
            colors=("r", "y", "g", "b"),
            rows=(
                *numbers(0, 0, copies=0),
                *numbers(1, 9, copies=1),
                action("s", Skip(), copies=1, points=20, opening=Opening.BURIED),
                action("v", Reverse(), copies=1, points=20, opening=Opening.BURIED),
                action("+1", DrawCards(2), copies=1, points=20, opening=Opening.BURIED),
                wild(opening=Opening.BURIED),
                wild_draw("w+2", 2, points=50, opening=Opening.BURIED),
            ),
        ),
    ),
    rulings=Rulings(dealer_draw="random", mini_wild_match="all", last_card_draw="scored", target=250),
    wild_match="all",
    options=(
        "two_player_reverse",
        "mini_deck",
        "mini_draw_one",
        "mini_wild_match",
        "last_card_draw",
    ),
    alternatives=(
        Alternative(option="mini_deck", value="b", symbols=("0",), copies=1),
        Alternative(option="mini_deck", value="b", symbols=("w", "w+2"), copies=2),
        Alternative(
            option="mini_draw_one",
            value=1,
            symbols=("+1",),
            when_played=(DrawCards(1),),
            when_last=(DrawCards(1),),
        ),
        Alternative(option="mini_wild_match", value="plain_only", wild_match="plain_only"),
        Alternative(option="mini_wild_match", value="none", wild_match="none"),
    ),
    printings=(
        printing("en"),
        printing("fr", mini_deck="b", target=500, catch_until="plays"),
        printing("nl", mini_deck="b", target=500, drawn_card="must"),
        printing("de", mini_deck="b", mini_draw_one=1, target=500),
        printing("it", mini_deck="b", target=500, drawn_card="must"),
        printing("es", mini_deck="b", target=500),
        printing("pt", mini_deck="b", target=500),
    ),
    former=(("mini_draw_one", 1),),
    renamed=(("mini_target", "target"),),
)
