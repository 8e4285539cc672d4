"""Editions that nobody has thought of: any rows, effects and letters, words given, missing or blank."""

from hypothesis import strategies as st

from lastcard.locale import LANGUAGES
from lastcard.model.cards import Card, Color, Side
from lastcard.model.edition import (
    Alternative,
    DeckSide,
    Edition,
    FaceRow,
    Mode,
    Opening,
    OwnOption,
    Paint,
    Printing,
    Words,
)
from lastcard.model.effects import (
    Challengeable,
    DrawCards,
    DrawUntilColor,
    Duel,
    Effect,
    FlipSides,
    GiveCards,
    NameColor,
    PassHands,
    RestoreColor,
    Reverse,
    ShowColor,
    Skip,
    SkipEveryone,
    SwapHands,
)
from lastcard.model.rulings import Rulings, Value

NUMBER = st.integers(1, 30)
EFFECT: st.SearchStrategy[Effect] = st.one_of(
    st.sampled_from(
        (
            Skip(),
            SkipEveryone(),
            Reverse(),
            NameColor(),
            RestoreColor(),
            FlipSides(),
            SwapHands(),
            PassHands(),
        )
    ),
    st.builds(DrawCards, NUMBER, st.booleans()),
    st.builds(DrawUntilColor, st.integers(0, 5)),
    st.builds(Challengeable, NUMBER),
    st.builds(GiveCards, NUMBER),
    st.builds(Duel, NUMBER),
    st.builds(ShowColor, NUMBER),
)
EFFECTS = st.lists(EFFECT, max_size=4).map(tuple)
SYMBOL = st.from_regex(r"[a-z0-9+]{1,4}", fullmatch=True)
TEXT = st.sampled_from(("", "  ", "Blitz", "Ça va", "{ $count }", "[bold]", "-"))
CHOICES: tuple[tuple[Value, ...], ...] = ((False, True), ("a_b", 3), (1, 2))
LETTERS = "abcdefghijklmnopqrstuvwxyz"


@st.composite
def deck_sides(draw: st.DrawFn, side: Side) -> DeckSide:
    colors = tuple(draw(st.lists(st.sampled_from(LETTERS), min_size=1, max_size=8, unique=True)))
    symbols = draw(st.lists(SYMBOL, min_size=1, max_size=7, unique=True))
    codes = {color + symbol for color in colors for symbol in symbols}
    rows = tuple(
        FaceRow(
            symbol=symbol,
            colorless=symbol not in codes and draw(st.booleans()),
            copies=draw(st.integers(1, 3)),
            points=draw(st.integers(0, 500)),
            opening=draw(st.sampled_from(Opening)),
            when_played=draw(EFFECTS),
            when_last=draw(EFFECTS),
            called=draw(st.sampled_from(("", "", "s", "nothing we know"))),
        )
        for symbol in symbols
    )
    return DeckSide(side=side, colors=colors, rows=rows)


def _words(symbols: list[str], colors: list[Color], options: list[str]) -> st.SearchStrategy[Words]:
    def some(codes: list[str]) -> st.SearchStrategy[tuple[tuple[str, str], ...]]:
        return st.lists(st.tuples(st.sampled_from(codes), TEXT), max_size=3).map(tuple)

    return st.builds(
        Words,
        language=st.sampled_from((*LANGUAGES, "tlh")),
        name=TEXT,
        about=TEXT,
        symbols=some(symbols),
        texts=some(symbols),
        colors=some(colors),
        options=some(options),
    )


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    names: tuple[Side, ...] = ("light", "dark") if draw(st.booleans()) else ("light",)
    sides = tuple(draw(deck_sides(name)) for name in names)
    codes = [[code for row in side.rows for code, _ in row.codes(side.colors)] for side in sides]
    pairs = [Card("/".join(pair)) for pair in zip(*codes, strict=False)] if len(sides) > 1 else []
    symbols = [row.symbol for side in sides for row in side.rows]
    colors = [color for side in sides for color in side.colors]
    paint = st.builds(
        Paint,
        st.sampled_from(colors),
        st.sampled_from(("", "red", "navy", "nonsense")),
        st.sampled_from(("", "leaf", "nonsense")),
    )
    values = draw(st.sampled_from(CHOICES))
    own = OwnOption(key="own_point", values=values)
    options = ["own_point", *(f"own_point.{str(value).lower()}" for value in own.values)]
    fewest = draw(st.integers(2, 5))
    return Edition(
        key="stranger",
        players=(fewest, fewest + draw(st.integers(0, 5))),
        hand=draw(st.integers(1, 5)),
        mode=draw(st.sampled_from(Mode)),
        sides=sides,
        pairs=tuple(pairs),
        rulings=Rulings(
            drawn_card=draw(st.sampled_from(("may", "must", "must_if_stuck"))),
            seven_zero=draw(st.booleans()),
            stacking=draw(st.sampled_from((False, "same", "higher"))),
            strict_wild_draw=draw(st.booleans()),
        ),
        wild_match=draw(st.sampled_from(("all", "plain_only", "none"))),
        shown_to_all=draw(st.booleans()),
        own_options=(own,),
        alternatives=(
            Alternative(option="own_point", value=values[1], symbols=(symbols[0],), when_played=()),
        ),
        printings=(Printing("en"), Printing("tlh", (("own_point", values[1]),))),
        paints=tuple(draw(st.lists(paint, max_size=3))),
        words=tuple(draw(st.lists(_words(symbols, colors, options), max_size=3))),
    )
