"""A position that cannot be names its fault: the kind for programs, a sentence for people."""

import pytest

from lastcard.model.errors import BadPosition, LastcardError
from tests.notation.texts import open_text

CLASSIC = 'edition = "classic"\nseats = ["Ann", "Bob"]\n'
FLIP = 'edition = "flip"\nseats = ["Ann", "Bob"]\n'
PAIRS = 'edition = "beach"\nseats = ["Ann", "Bob", "Cy", "Dee"]\nmode = "partners"\n'
OUT = 'edition = "classic"\nseats = ["Ann", "Bob", "Cy"]\nmode = "elimination"\n'
LOW = OUT + "rules = { target = 100 }\n"
THREE = 'hands = { Ann = "r1", Bob = "b3", Cy = "y1" }'
HANDS = 'hands = { Ann = "r1 r2", Bob = "b3" }'
TWO_SIDED = 'hands = { Ann = "r1/p3", Bob = "b3/t2" }'
FOUR = 'hands = { Ann = "t1", Bob = "t2", Cy = "t3", Dee = "t4" }'

BAD_POSITIONS = [
    # kind      head     lines of the position                                              in the sentence
    ("key",     CLASSIC, ('turn = "Ann"', 'discard = "r5"', HANDS, "tops = 1"),             "found 'tops'"),
    ("key",     CLASSIC, ('discard = "r5"', HANDS),                                         "`turn` in the position, found none"),
    ("key",     CLASSIC, ("turn = 1", 'discard = "r5"', HANDS),                             "`turn` in the position, found 1"),
    ("key",     CLASSIC, ('turn = "Ann"', HANDS),                                           "`discard` in the position, found none"),
    ("key",     CLASSIC, ('turn = "Ann"', 'discard = "r5"'),                                "a table `hands`"),
    ("key",     CLASSIC, ('turn = "Ann"', 'discard = "r5"', "hands = { Ann = 1 }"),         "`Ann` in the position, found 1"),
    ("key",     CLASSIC, ('turn = "Ann"', 'discard = "r5"', 'draw = ["b1"]', HANDS),        "a text for `draw`"),
    ("key",     CLASSIC, ('turn = "Ann"', 'discard = "r5"', HANDS, 'direction = "up"'),     "left or right, found 'up'"),
    ("key",     CLASSIC, ('turn = "Ann"', 'discard = "r5"', HANDS, 'side = "back"'),        "light or dark, found 'back'"),
    ("key",     CLASSIC, ('turn = "Ann"', 'discard = "r5"', HANDS, 'rest = "all"'),         "none or deck, found 'all'"),
    ("key",     CLASSIC, ('turn = "Ann"', 'discard = "r5"', HANDS, "totals = { Ann = -1 }"), "0 or more for Ann, found -1"),
    ("key",     CLASSIC, ('turn = "Ann"', 'discard = "r5"', HANDS, "totals = { Ann = true }"), "found True"),
    ("key",     CLASSIC, ('turn = "Ann"', 'discard = "r5"', HANDS, "totals = { Ann = 1.5 }"), "found 1.5"),
    ("key",     CLASSIC, ('turn = "Ann"', 'discard = "r5"', HANDS, "totals = 5"),           "a table `totals`"),
    ("card",    CLASSIC, ('turn = "Ann"', 'discard = "x5"', HANDS),                         "expected a card, found 'x5'"),
    ("card",    CLASSIC, ('turn = "Ann"', 'discard = "r5,r6"', HANDS),                      "found 'r5,r6'"),
    ("card",    CLASSIC, ('turn = "Ann"', 'discard = "r5"', 'draw = "?"', HANDS),           "found '?'"),
    ("card",    CLASSIC, ('turn = "Ann"', 'discard = "wg"', 'color = "r"', HANDS),          "a card of classic, found wg"),
    ("card",    CLASSIC, ('turn = "Ann"', 'discard = "r5/t5"', HANDS),                      "a one-sided card of classic, found r5/t5"),
    ("card",    FLIP,    ('turn = "Ann"', 'discard = "r5"', TWO_SIDED),                     "written light/dark, found r5"),
    ("card",    FLIP,    ('turn = "Ann"', 'discard = "r5/t9"', TWO_SIDED),                  "a card of flip, written light/dark, found r5/t9"),
    ("card",    CLASSIC, ('turn = "Ann"', 'discard = "w"', 'color = "red"', HANDS),         "expected a color"),
    ("seat",    CLASSIC, ('turn = "Cy"', 'discard = "r5"', HANDS),                          "expected a seat (Ann, Bob), found 'Cy'"),
    ("seat",    CLASSIC, ('turn = "Ann"', 'discard = "r5"', 'hands = { Ann = "r1", Bob = "b3", Cy = "y1" }'), "found 'Cy'"),
    ("seat",    CLASSIC, ('turn = "Ann"', 'discard = "r5"', HANDS, "totals = { Cy = 5 }"),  "found 'Cy'"),
    ("totals",  OUT,     ('turn = "Ann"', 'discard = "r5"', THREE, "totals = { Cy = 500 }"),  "expected totals below 500 for who plays on, found 500 for Cy, who is out"),
    ("totals",  OUT,     ('turn = "Ann"', 'discard = "r5"', THREE, "totals = { Bob = 612 }"), "found 612 for Bob, who is out"),
    ("totals",  OUT,     ('turn = "Cy"', 'discard = "r5"', HANDS, "totals = { Cy = 500 }"),   "found 500 for Cy, who is out"),
    ("totals",  OUT,     ('turn = "Ann"', 'discard = "r5"', THREE, "totals = { Bob = 500, Cy = 500 }"), "found 500 for Bob, who is out"),
    ("totals",  LOW,     ('turn = "Ann"', 'discard = "r5"', THREE, "totals = { Cy = 120 }"),  "expected totals below 100 for who plays on, found 120 for Cy, who is out"),
    ("totals",  OUT,     ('turn = "Ann"', 'discard = "r5"', 'hands = { Ann = "r1" }', "totals = { Bob = 500, Cy = 500 }"), "expected at least 2 players still in, found 1"),
    ("hand",    CLASSIC, ('turn = "Ann"', 'discard = "r5"', 'hands = { Ann = "r1" }'),      "for Bob, found none"),
    ("hand",    CLASSIC, ('turn = "Ann"', 'discard = "r5"', 'hands = { Ann = "r1", Bob = "" }'), "for Bob, found none"),
    ("side",    CLASSIC, ('turn = "Ann"', 'discard = "r5"', HANDS, 'side = "dark"'),        "because classic has no other"),
    ("discard", CLASSIC, ('turn = "Ann"', 'discard = ""', HANDS),                           "on the discard pile, found none"),
    ("surplus", CLASSIC, ('turn = "Ann"', 'discard = "r5"', 'draw = "r1 r1"', HANDS),       "expected r1 at most 2 times, found 3"),
    ("surplus", CLASSIC, ('turn = "Ann"', 'discard = "r0 r0"', HANDS),                      "expected r0 at most 1 times, found 2"),
    ("surplus", FLIP,    ('turn = "Ann"', 'discard = "r1/p3"', TWO_SIDED),                  "expected r1/p3 at most 1 times, found 2"),
    ("color",   CLASSIC, ('turn = "Ann"', 'discard = "w"', HANDS),                          "because the top w has none"),
    ("color",   CLASSIC, ('turn = "Ann"', 'discard = "r5"', 'color = "b"', HANDS),          "color r of the top, found b"),
    ("color",   CLASSIC, ('turn = "Ann"', 'discard = "w"', 'color = "u"', HANDS),           "of this side (r y g b), found u"),
    ("color",   FLIP,    ('turn = "Ann"', 'side = "dark"', 'discard = "rs/w"', 'color = "r"', TWO_SIDED), "(p t o u), found r"),
    ("color",   FLIP,    ('turn = "Ann"', 'side = "dark"', 'discard = "rs/w"', TWO_SIDED),  "because the top rs/w has none"),
    ("totals",  PAIRS,   ('turn = "Ann"', 'discard = "t5"', FOUR, "totals = { Ann = 5, Cy = 6 }"), "for the pair Ann and Cy, found two"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "head", "lines", "words"), BAD_POSITIONS)
def test_an_impossible_position_names_its_fault(
    kind: str, head: str, lines: tuple[str, ...], words: str
) -> None:
    text = head + "[position]\n" + "\n".join(lines)

    with pytest.raises(BadPosition) as refused:
        open_text(text)

    assert refused.value.kind == kind
    assert words in str(refused.value)
    assert str(refused.value).startswith("expected ")


def test_every_kind_of_fault_is_shown_here() -> None:
    kinds = {row[0] for row in BAD_POSITIONS}

    assert kinds == {"key", "card", "seat", "hand", "side", "discard", "surplus", "color", "totals"}


def test_a_dealer_who_is_out_cannot_deal() -> None:
    text = (
        OUT + 'dealer = "Cy"\n[position]\nturn = "Ann"\ndiscard = "r5"\n' + HANDS + "\ntotals = { Cy = 500 }"
    )

    with pytest.raises(BadPosition, match="expected a dealer still in, found Cy"):
        open_text(text)


def test_a_match_with_one_player_left_has_no_round_to_play() -> None:
    """A sole survivor has won at once (BEACH-105), so nobody sits at this table."""
    text = (
        OUT
        + '[position]\nturn = "Ann"\ndiscard = "r5"\nhands = { Ann = "r1" }\ntotals = { Bob = 500, Cy = 500 }'
    )

    with pytest.raises(LastcardError):
        open_text(text)


def test_the_color_of_the_top_may_be_written_too() -> None:
    open_text(CLASSIC + '[position]\nturn = "Ann"\ndiscard = "r5"\ncolor = "r"\n' + HANDS)


def test_partners_may_have_their_total_written_twice() -> None:
    open_text(PAIRS + '[position]\nturn = "Ann"\ndiscard = "t5"\n' + FOUR + "\ntotals = { Ann = 5, Cy = 5 }")


def test_totals_over_the_printed_target_play_on_below_a_higher_one() -> None:
    open_text(
        OUT
        + f'rules = {{ target = 800 }}\n[position]\nturn = "Ann"\ndiscard = "r5"\n{THREE}\ntotals = {{ Cy = 700 }}'
    )


def test_in_other_modes_a_total_puts_nobody_out() -> None:
    head = OUT.replace("elimination", "lowest")

    open_text(f'{head}[position]\nturn = "Cy"\ndiscard = "r5"\n{THREE}\ntotals = {{ Cy = 700 }}')
