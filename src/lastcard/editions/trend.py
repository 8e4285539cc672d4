"""Fashion Trend: call a color, everybody shows it, the first who cannot draws two."""

from lastcard.editions.standard import deck_108
from lastcard.model.edition import Alternative, DeckSide, Edition, FaceRow, Mode, Opening
from lastcard.model.effects import NameColor, RestoreColor, ShowColor

CHECK = (NameColor(), ShowColor(penalty=2))

TREND = Edition(
    key="trend",
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
                    symbol="wt",
                    colorless=True,
                    called="wt",
                    copies=4,
                    points=50,
                    opening=Opening.LEFT_NAMES,
                    when_played=CHECK,
                    when_last=CHECK,
                ),
            ),
        ),
    ),
    options=(
        "two_player_reverse",
        "rejected_opening",
        "opening_trend",
        "trend_color",
        "trend_visible",
        "trend_last_card",
    ),
    alternatives=(
        Alternative(option="opening_trend", value="put_back", symbols=("wt",), opening=Opening.PUT_BACK),
        Alternative(
            option="trend_color",
            value="keep",
            symbols=("wt",),
            when_played=(*CHECK, RestoreColor()),
            when_last=(*CHECK, RestoreColor()),
        ),
        Alternative(option="trend_visible", value="all", shown_to_all=True),
        Alternative(option="trend_last_card", value="ignore", symbols=("wt",), when_last=()),
    ),
)
