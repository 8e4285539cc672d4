"""What the acting seat sees, as one row of bytes.

A row is made of named slices one after the other; `layout_of` says where each begins. Everything is relative to
the acting seat: seat 0 is the acting one, seat 1 sits to its left, and so on clockwise. Cards are counted by
kind, in the order of `ActionSpace.cards` where the acting seat holds them (C of them) and in the order of
`cards_face_up` where they lie open (F of them); in a one-sided deck the two are the same. A place holds 1 for
"this one" unless it says otherwise; more than 127 is written as 127. n is the number of seats, c that of colors:
four, or as many as a side has if it has more.

=========== ============ ======================================================================================
slice       size         what
=========== ============ ======================================================================================
hand        C            how many of each card one holds
drawn       C            the card just drawn, with the question `drawn`
sizes       n - 1        how many cards each of the others holds
top         F            the card on top of the discards
color       c            the color in play, by its place on the side in play; with `show` the color to show
side        1            1 when the dark side is up; two-sided decks only
direction   1            1 when play goes left, -1 when it goes right
question    10           the open question: play, drawn, color, challenge, stack, give, battle, reveal, show, swap;
                         an 11th, pass, where cards are passed on
asked       n            who still has to answer it
turn        n            whose turn it is; while the effects of a card run, who played it
stakes      1            how many cards are at stake with `challenge` and `stack`, are chosen with `pass`
calls       3n           for each seat: it owes a call, has called ahead, has called
jumpable    1            the top may be jumped on; with house rule `jump_in` only
piles       2            how many cards the draw pile and the discard pile have
discarded   F            how often each card has lain on the discards since they were last shuffled
dealer      n            who dealt
gift_to     n - 1        to whom the gift goes that one is putting together; with Beachcomber only
gift_suit   c            the suit that is asked for; with Beachcomber only
gift_cards  C            the cards chosen so far; with Beachcomber only
battlers    2n           who has challenged, then whom; with Kickin' Battle only
picked      C            the cards one has picked oneself; with Kickin' Battle or where cards are passed on
aside       2F           cards revealed so far by the challenger, then by the other; with Kickin' Battle only
idle        (n - 1)F     the faces that count only after a flip in the hands of the others, where all may see them
draw_top    F            the same of the next card of the draw pile
totals      n            points of the match so far, in percent of what wins it; 0 unless matches are played
history     16 · 4       the last events, the newest first: what, who, which card, what else
=========== ============ ======================================================================================

`asked` has more than one seat only with `reveal` and `pass`. In a two-sided deck `discarded` knows the faces that were up:
of a card in the middle of a turned pile nobody has seen the other one.

An event is four numbers (`lastcard.rl.kernel.history` lists what there is): its code; the seat that did it, plus
one; its card in the order of `cards_face_up`, plus one, or 0 when the acting seat has not seen it; and a seat
plus one, a color's place plus one, or a number of cards. Those before the first event of a round are 0. What
follows from the others by the rules is not told again: who was skipped, which way play turned.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from lastcard.model.effects import Duel, GiveCards, PassCards
from lastcard.model.sheet import Sheet
from lastcard.rl.actions import more_colors
from lastcard.rl.cards import cards_as_held, cards_face_up

OBSERVATION_VERSION: Final = 1
"""Raised whenever a number of an observation changes its place or its meaning; `tests/rl/observation.json` pins them."""
QUESTIONS: Final = (
    "play", "drawn", "color", "challenge", "stack", "give", "battle", "reveal", "show", "swap", "pass",
)  # fmt: skip
"""In the order of the slice `question`, the last one only where cards are passed on."""
COLORS: Final = 4
EVENTS: Final = 16
EVENT_SIZE: Final = 4
MOST: Final = 127

NAMES: Final = (
    "hand", "drawn", "sizes", "top", "color", "side", "direction", "question", "asked", "turn", "stakes",
    "calls", "jumpable", "piles", "discarded", "dealer", "gift_to", "gift_suit", "gift_cards", "battlers",
    "picked", "aside", "idle", "draw_top", "totals", "history",
)  # fmt: skip
"""All slices, in order; not every sheet has all of them."""


class Slice(NamedTuple):
    """A part of an observation."""

    name: str
    offset: int
    size: int

    @property
    def places(self) -> slice:
        """For `observation[..., slice.places]`."""
        return slice(self.offset, self.offset + self.size)


def layout_of(sheet: Sheet, seats: int) -> dict[str, Slice]:
    """Where everything is in the observations of a sheet and a number of seats."""
    layout: dict[str, Slice] = {}
    offset = 0
    for name, size in _sizes(sheet, seats):
        layout[name] = Slice(name, offset, size)
        offset += size
    return layout


def size_of(layout: dict[str, Slice]) -> int:
    """How many numbers an observation has."""
    return sum(part.size for part in layout.values())


def _sizes(sheet: Sheet, seats: int) -> Iterator[tuple[str, int]]:
    held, up, others = len(cards_as_held(sheet)), len(cards_face_up(sheet)), seats - 1
    two_sided, colors = sheet.two_sided, COLORS + more_colors(sheet)
    effects = {
        type(effect)
        for shown in sheet.faces.values()
        for face in shown.values()
        for effect in (*face.when_played, *face.when_last)
    }
    yield from (("hand", held), ("drawn", held), ("sizes", others), ("top", up), ("color", colors))
    if two_sided:
        yield "side", 1
    questions = len(QUESTIONS) if PassCards in effects else QUESTIONS.index("pass")
    yield from (("direction", 1), ("question", questions), ("asked", seats), ("turn", seats))
    yield from (("stakes", 1), ("calls", 3 * seats))
    if sheet.rulings.jump_in:
        yield "jumpable", 1
    yield from (("piles", 2), ("discarded", up), ("dealer", seats))
    if GiveCards in effects:
        yield from (("gift_to", others), ("gift_suit", colors), ("gift_cards", held))
    if Duel in effects:
        yield "battlers", 2 * seats
    if Duel in effects or PassCards in effects:
        yield "picked", held
    if Duel in effects:
        yield "aside", 2 * up
    if two_sided and sheet.rulings.show_inactive:
        yield from (("idle", others * up), ("draw_top", up))
    yield from (("totals", seats), ("history", EVENTS * EVENT_SIZE))
