"""The two-sided deck: a Flip card turns the whole table from light to dark and back."""

from lastcard.editions.standard import CHALLENGE_EXTRA, action, numbers, printing, wild, wild_draw
from lastcard.model.cards import Card
from lastcard.model.edition import Alternative, DeckSide, Edition, FaceRow, Mode, Opening
from lastcard.model.effects import (
    Challengeable,
    DrawCards,
    DrawUntilColor,
    FlipSides,
    NameColor,
    Reverse,
    Skip,
    SkipEveryone,
)

FLIP_CARD = FaceRow(
    symbol="f",
    called="f",
    copies=2,
    points=20,
    opening=Opening.STARTS,
    when_played=(FlipSides(),),
    when_last=(FlipSides(),),
)

LIGHT = DeckSide(
    side="light",
    colors=("r", "y", "g", "b"),
    rows=(
        *numbers(1, 9, copies=2),
        action("+1", DrawCards(1), copies=2, points=10, opening=Opening.ACTS),
        action("v", Reverse(), copies=2, points=20, opening=Opening.ACTS),
        action("s", Skip(), copies=2, points=20, opening=Opening.ACTS),
        FLIP_CARD,
        wild(points=40, opening=Opening.LEFT_NAMES),
        wild_draw("w+2", 2, points=50, opening=Opening.PUT_BACK),
    ),
)
# Every round starts on the light side (F20), so a dark face is never an opening card.
DARK = DeckSide(
    side="dark",
    colors=("p", "t", "o", "u"),
    rows=(
        *numbers(1, 9, copies=2),
        action("+5", DrawCards(5), copies=2, points=20, opening=Opening.STARTS),
        action("v", Reverse(), copies=2, points=20, opening=Opening.STARTS),
        action("e", SkipEveryone(), copies=2, points=30, opening=Opening.STARTS),
        FLIP_CARD,
        wild(points=40, opening=Opening.STARTS),
        FaceRow(
            symbol="w+c",
            colorless=True,
            called="w-plusc",
            copies=4,
            points=60,
            opening=Opening.STARTS,
            when_played=(NameColor(), Challengeable(extra=CHALLENGE_EXTRA), DrawUntilColor()),
            when_last=(NameColor(), DrawUntilColor()),
        ),
    ),
)

PRINTED_PAIRS = """
r+1/p3 r+1/p4 r1/p3 r1/u2 r2/ov r2/u+5 r3/p7 r3/w+c r4/of r4/u+5 r5/p2 r5/t5 r6/o9 r6/pe
r7/o1 r7/u5 r8/t7 r8/uv r9/tv r9/u5 rf/p8 rf/u3 rs/o+5 rs/w rv/t7 rv/u3 y+1/p1 y+1/u8
y1/pe y1/w y2/t1 y2/t8 y3/p+5 y3/u1 y4/p+5 y4/uf y5/t8 y5/u9 y6/oe y6/w+c y7/o2 y7/u6
y8/o2 y8/p1 y9/t5 y9/u4 yf/o8 yf/p4 ys/o3 ys/tf yv/tf yv/w g+1/o6 g+1/t6 g1/o5 g1/of
g2/t+5 g2/te g3/pf g3/u2 g4/p8 g4/t9 g5/o7 g5/t4 g6/p5 g6/w+c g7/o6 g7/t2 g8/pv g8/t9
g9/o+5 g9/pv gf/t3 gf/w+c gs/o9 gs/u4 gv/o1 gv/p7 b+1/p6 b+1/t6 b1/ue b1/ue b2/o8 b2/p6
b3/t2 b3/u8 b4/t+5 b4/u1 b5/ov b5/p9 b6/te b6/uv b7/o3 b7/oe b8/t4 b8/tv b9/o5 b9/uf
bf/u6 bf/u7 bs/p9 bs/t1 bv/o4 bv/w w+2/o4 w+2/o7 w+2/p2 w+2/u9 w/p5 w/pf w/t3 w/u7
"""

FLIP = Edition(
    key="flip",
    players=(2, 10),
    hand=7,
    mode=Mode.FIRST_TO,
    sides=(LIGHT, DARK),
    pairs=tuple(Card(code) for code in PRINTED_PAIRS.split()),
    options=(
        "two_player_reverse",
        "rejected_opening",
        "opening_flip",
        "wild_after_flip",
        "last_flip_side",
        "show_inactive",
        "peek_own_back",
    ),
    alternatives=(
        Alternative(option="opening_flip", value="flip", symbols=("f",), opening=Opening.FLIPS),
        Alternative(option="opening_flip", value="put_back", symbols=("f",), opening=Opening.PUT_BACK),
        Alternative(option="last_flip_side", value="old", symbols=("f",), when_last=()),
    ),
    printings=(
        printing("en"),
        printing("fr-CA", catch_until="plays"),
        printing("pt"),
        printing("es", start_direction="right", catch_until="plays"),
        printing("de"),
    ),
)
