"""What the sheets leave open, and the house rules: typed options, each with the id of its ruling."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from lastcard.model.record import Record

Value = str | int | bool
"""What an option is set to."""

WildMatch = Literal["all", "plain_only", "none"]
"""Cards without a color that make a wild draw dishonest when held, as cards of the color in play do."""

DrawnCard = Literal["may", "must", "must_if_stuck"]
"""Whether a drawn card that fits may be kept; the last: only by who could have played something else."""

VoluntaryDraw = Literal[True, False, "never"]
"""Whether who holds a match may draw: yes; no, though a colorless card is no match; no, and it is one."""

CatchUntil = Literal["begins", "plays", "open"]
"""When a missing call can be caught no more: the next player has begun, has played, or never."""

RotationOrder = Literal["blocks", "alternate"]
"""How the pairings of a rotation follow one another."""

RejectedOpening = Literal["shuffle", "bottom", "middle"]
"""Where an opening card goes that may not stay."""


class Rulings(Record, frozen=True, kw_only=True):
    """One answer to every open point. The defaults here are the common ones; an edition states its own."""

    dealer_draw: Literal["number", "points", "random"] = "number"
    """How the first dealer is found: highest number, highest value, or by lot (B01, M08)."""
    next_dealer: Literal["left", "winner", "redraw", "same"] = "left"
    """Who deals the next round (G02)."""
    start_direction: Literal["left", "right"] = "left"
    """Which way a round starts, from the dealer (F01)."""
    rejected_opening: RejectedOpening = "shuffle"
    """Where an opening card goes that may not stay (G05)."""
    opening_wild: Literal["put_back", "left_names"] = "put_back"
    """A Wild as opening card (B02)."""
    opening_draw_skips: bool = True
    """An opening draw card also costs the turn (G06)."""
    opening_reverse: Literal["dealer", "right"] = "dealer"
    """Who begins after an opening Reverse: the dealer, or the seat after the dealer as play now runs (G07)."""
    opening_trend: Literal["left_names", "put_back"] = "left_names"
    """A Fashion Trend as opening card (T02)."""
    opening_flip: Literal["inert", "flip", "put_back"] = "inert"
    """A Flip as opening card (F02)."""
    drawn_card: DrawnCard = "may"
    """Whether a playable drawn card may or must be played (G11)."""
    voluntary_draw: VoluntaryDraw = True
    """Whether a player with a matching card may draw instead (G12)."""
    two_player_reverse: Literal["skip", "plain"] = "skip"
    """Reverse between two players (G10)."""
    strict_wild_draw: bool = False
    """A wild draw may not be a bluff, and is never challenged (G18)."""
    catch_until: CatchUntil = "begins"
    """Until when a missing call can be caught (G27)."""
    penalty_draw_closes_uno: bool = False
    """The victim of a draw card closes the window by drawing; only with `catch_until = begins` (G28)."""
    beachcomber_color: Literal["name", "keep"] = "name"
    """The color after a Beachcomber (B04)."""
    battle_last_card: Literal["draw_and_fight", "goes_out"] = "draw_and_fight"
    """Kickin' Battle as last card (K03)."""
    battle_optional: bool = False
    """Kickin' Battle may be played without a battle (K01)."""
    battle_next: Literal["challenger", "challenged"] = "challenger"
    """After whom the turn goes on when a battle is settled (K02)."""
    battle_uno: Literal["after_battle", "at_once"] = "after_battle"
    """When a Battle card that leaves one card makes a call due (K09)."""
    uno_after_battle: Literal["on_drop", "never"] = "on_drop"
    """Whether falling to one card in a battle makes a call due (K08)."""
    trend_color: Literal["called", "keep"] = "called"
    """The color after a Fashion Trend (T01)."""
    trend_visible: Literal["caller", "all"] = "caller"
    """Who sees a card shown for the trend (T04)."""
    trend_last_card: Literal["resolve", "ignore"] = "resolve"
    """Fashion Trend as last card (T03)."""
    wild_after_flip: Literal["next", "flipper"] = "next"
    """Who names the color when a flip turns up a wild face (F04)."""
    last_flip_side: Literal["new", "old"] = "new"
    """The side on which a round ended by a Flip is scored (F03)."""
    show_inactive: bool = True
    """Others see the idle faces of your cards, and of the draw pile's top (F07, F09)."""
    peek_own_back: bool = False
    """You see the idle faces of your own cards (F08)."""
    mini_deck: Literal["a", "b"] = "a"
    """Which 56 cards (M01)."""
    mini_draw_one: Literal[2, 1] = 2
    """How many cards Draw One draws (M02)."""
    mini_wild_match: WildMatch = "none"
    """Which wild cards in hand make a wild draw dishonest (G17, M04)."""
    last_card_draw: Literal["always", "scored", "never"] = "always"
    """Whether a draw card played as last card still draws (G34, M07)."""
    target: Annotated[int, Meta(ge=50, le=2000)] = 500
    """Points that win or end a match, or put a player out (M03, MODE-01…03)."""
    rotation_order: RotationOrder = "blocks"
    """Partners of a rotation change after four rounds, or after each (B18)."""
    cycles: Annotated[int, Meta(ge=1, le=10)] = 1
    """How often the schedule of a rotation is played (B19)."""

    stacking: Literal[False, "same", "higher"] = False
    """A victim may pass a draw on with a draw card (HOUSE-01)."""
    jump_in: bool = False
    """An identical card may be played out of turn (HOUSE-02)."""
    seven_zero: bool = False
    """A 7 swaps two hands, a 0 passes all (HOUSE-03)."""
    draw_to_match: bool = False
    """Drawing goes on until a playable card comes (HOUSE-04)."""
    force_play: bool = False
    """A matching or drawn playable card must be played (HOUSE-05)."""
    no_bluff: bool = False
    """The same as `strict_wild_draw` (HOUSE-06)."""
    false_catch_penalty: bool = False
    """A groundless catch costs the catcher two cards (HOUSE-07)."""

    own: tuple[tuple[str, Value], ...] = ()
    """What was chosen of the options that this edition alone has, where it is not the edition's own value."""


RULINGS: Final = tuple(name for name in Rulings.__struct_fields__ if name != "own")
"""Every open point, by the name of its option."""


GENERAL_OPTIONS = (
    "dealer_draw",
    "next_dealer",
    "start_direction",
    "drawn_card",
    "voluntary_draw",
    "strict_wild_draw",
    "catch_until",
    "target",
    "rotation_order",
    "cycles",
)
"""Options that every edition has."""

BETWEEN_ROUNDS = ("dealer_draw", "next_dealer", "target", "rotation_order", "cycles")
"""Options that change nothing within a round."""

SETUP = ("start_direction", "rejected_opening", "opening_draw_skips", "opening_reverse")
"""Options that change nothing once the first player may play."""

HOUSE_RULES = (
    "stacking",
    "jump_in",
    "seven_zero",
    "draw_to_match",
    "force_play",
    "no_bluff",
    "false_catch_penalty",
)
"""Options that every edition has and no sheet prints; all off unless chosen."""
