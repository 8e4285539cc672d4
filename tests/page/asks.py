"""Prepared positions with a question for somebody, and an answer to it."""

from collections.abc import Iterator
from typing import NamedTuple

from lastcard.engine import sheet_for
from lastcard.locale import Speaker
from lastcard.model.cards import Card, Side
from lastcard.model.edition import Edition
from lastcard.notation.toml import write_toml
from lastcard.server.shelf import kept_of
from tests.editions import ALL_EDITIONS, RELAY
from tests.page.person import phrase


class Ask(NamedTuple):
    """A position with a question for one person, and an answer."""

    position: str
    name: str
    title: str
    """A part of the dialog's title."""
    clicks: tuple[str, ...]
    """Names of the buttons that answer it."""
    then: str
    """A question that is open afterwards."""


def classic(
    script: str, hands: str, *, top: str = "r5", rules: str = "", edition: str | Edition = "classic"
) -> str:
    """A position with three at the table; an edition that is not ours is brought along."""
    key, sheet = (edition.key, kept_of(edition)) if isinstance(edition, Edition) else (edition, None)
    return f'''
{f'edition = "{key}"' if sheet is None else ""}
seats = ["Ann", "Bob", "Cy"]
rules = {{ {rules} }}
script = """
{script}
"""

[position]
turn = "Ann"
discard = "{top}"
rest = "deck"
hands = {{ {hands} }}
{write_toml(sheet, "edition") if sheet else ""}
'''


FLIPPED = 'Bob = "g2/te y8/o2", Cy = "g9/pv b7/o3"'


def dark(script: str, ann: str) -> str:
    """A position on the dark side."""
    text = classic(script, f"{ann}, {FLIPPED}", top="r5/t5", edition="flip")
    return text.replace("[position]", '[position]\nside = "dark"')


def relay(script: str) -> str:
    """A position in which cards can be passed on."""
    hands = 'Ann = "rh x b1 b2 r9", Bob = "r2 r4 b8", Cy = "b7 b9"'
    return classic(script, hands, edition=RELAY)


HANDS = 'Ann = "w+4 r1 y2", Bob = "g2 y8", Cy = "g9 b7"'
DRAWS = classic("Ann draw", 'Ann = "b1 y2", Bob = "g2 y8", Cy = "g9 b7"').replace(
    'rest = "deck"', 'rest = "deck"\ndraw = "r9"'
)
BATTLERS = 'Ann = "wb r1 y2", Bob = "g2 y8", Cy = "g9 b7"'
GIVER = 'Ann = "wg t1 p2 o4", Bob = "o2 p8", Cy = "p9 t7"'
STACKED = 'stacking = "same"'

ASKS = {
    "color": Ask(
        classic("Ann w", 'Ann = "w r1 y2", Bob = "g2 y8", Cy = "g9 b7"'), "Ann", "color", ("green",), "play"
    ),
    "challenge": Ask(classic("Ann w+4 g", HANDS), "Bob", "Ann", ("Challenge",), "play"),
    "accept": Ask(classic("Ann w+4 g", HANDS), "Bob", "Ann", ("Take",), "play"),
    "challenge, passed on": Ask(
        classic("Ann w+4 g", HANDS.replace("g2", "w+4 g2"), rules=STACKED),
        "Bob",
        "Ann",
        ("Wild Draw Four",),
        "color",
    ),
    "drawn": Ask(DRAWS, "Ann", "red 9", ("Play",), "play"),
    "keep": Ask(DRAWS, "Ann", "red 9", ("Keep",), "play"),
    "stack": Ask(
        classic("Ann r+2", 'Ann = "r+2 r1 y2", Bob = "g+2 y8 y9", Cy = "g9 b7"', rules=STACKED),
        "Bob",
        "",
        ("green Draw Two",),
        "stack",
    ),
    "swap": Ask(
        classic("Ann r7", 'Ann = "r7 r1 y2", Bob = "g2 y8", Cy = "g9 b7"', rules="seven_zero = true"),
        "Ann",
        "",
        ("Cy",),
        "play",
    ),
    "give": Ask(
        classic("Ann wg", GIVER, top="t5", edition="beach"),
        "Ann",
        "",
        ("turquoise 1", "pink 2", "Cy", "Give 2 cards to Cy"),
        "color",
    ),
    "give nothing": Ask(
        classic("Ann wg", GIVER, top="t5", edition="beach"), "Ann", "", (phrase("ask-give-none"),), "color"
    ),
    "battle": Ask(classic("Ann wb", BATTLERS, edition="battle"), "Ann", "", ("Bob",), "reveal"),
    "no battle": Ask(
        classic("Ann wb", BATTLERS, edition="battle", rules="battle_optional = true"),
        "Ann",
        "",
        (phrase("ask-battle-none"),),
        "play",
    ),
    "reveal": Ask(classic("Ann wb Bob", BATTLERS, edition="battle"), "Bob", "", ("yellow 8",), "reveal"),
    "reveal again": Ask(
        classic("Ann wb Bob\nAnn reveal r8\nBob reveal y8", BATTLERS.replace("r1", "r8"), edition="battle"),
        "Bob",
        phrase("ask-reveal-again"),
        ("green 2",),
        "reveal",
    ),
    "color of a battle": Ask(
        classic("Ann wb Bob\nAnn reveal r1\nBob reveal y8", BATTLERS, edition="battle"),
        "Bob",
        "color",
        ("blue",),
        "play",
    ),
    "show": Ask(
        classic("Ann wt b", 'Ann = "wt r1 y2", Bob = "b2 b8", Cy = "g9 y7"', edition="trend"),
        "Bob",
        "",
        ("blue 8",),
        "play",
    ),
    "flip dark color": Ask(dark("Ann y1/w", 'Ann = "y1/w r1/u2 y2/t1"'), "Ann", "color", ("purple",), "play"),
    "flip draw until": Ask(
        dark("Ann y6/w+c o", 'Ann = "y6/w+c r1/u2 y2/t1"'), "Bob", "Ann", ("Challenge",), "play"
    ),
    "mini challenge": Ask(
        classic("Ann w+2 g", 'Ann = "w+2 r1 y2", Bob = "g2 y3", Cy = "g3 b2"', top="r3", edition="mini"),
        "Bob",
        "Ann",
        ("Challenge",),
        "play",
    ),
    "pass": Ask(relay("Ann rh"), "Ann", phrase("ask-pass-title", count=1), ("blue 1",), "pass"),
    "pass two": Ask(relay("Ann x b"), "Bob", phrase("ask-pass-title", count=2), ("red 2", "red 4"), "pass"),
    "the last to pass": Ask(
        relay("Ann rh\nAnn pass b1\nCy pass b7"), "Bob", phrase("ask-pass-title", count=1), ("red 4",), "play"
    ),
}
"""Every dialog in every form."""


def _common(edition: Edition, side: Side) -> Iterator[Ask]:
    """What every edition asks, on each of its sides: a color, a challenge, what to do with a drawn card."""
    sheet = sheet_for(edition, edition.rulings)
    colors, faces = sheet.colors[side], sheet.faces[side]
    left = list(sheet.deck)

    def take(code: str) -> Card:
        card = next(card for card in left if faces[card].code == code)
        left.remove(card)
        return card

    first, second, third, fourth = (*colors, *colors)[:4]
    top, nine = take(f"{first}5"), take(f"{first}9")
    others = (
        f'Bob = "{take(f"{third}2")} {take(f"{second}8")}", Cy = "{take(f"{third}9")} {take(f"{fourth}7")}"'
    )
    kept = f"{take(f'{fourth}1')} {take(f'{second}2')}"
    wild = take("w")
    draw = next((card for card in left if faces[card].wild_draw), None)
    speaker = Speaker("en", edition=edition)

    def position(script: str, ann: str) -> str:
        text = classic(script, f'Ann = "{ann}", {others}', top=top, edition=edition)
        return text.replace("[position]", f'[position]\nside = "{side}"') if side == "dark" else text

    named = speaker.color(third)
    drawn = position("Ann draw", kept).replace('rest = "deck"', f'rest = "deck"\ndraw = "{nine}"')
    yield Ask(position(f"Ann {wild}", f"{wild} {kept}"), "Ann", "color", (named,), "play")
    if draw:
        challenge = position(f"Ann {draw} {third}", f"{draw} {kept}")
        yield Ask(challenge, "Bob", "Ann", (phrase("ask-challenge-do"),), "play")
    yield Ask(drawn, "Ann", speaker.card(nine, side), (phrase("ask-drawn-play"),), "play")


COMMON = {
    f"{edition.key} {side.side}": list(_common(edition, side.side))
    for edition in ALL_EDITIONS
    for side in edition.sides
}
"""The dialogs that every edition has, with its own cards and colors."""
