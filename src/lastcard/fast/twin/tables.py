"""From a sheet in force to integer tables: everything an edition or an option says, and no name of either.

Three arrays::

    faces[side, kind, FIELD]  what a kind of card shows on a side, and where its programmes are
    masks[ROW, word]          sets of cards of the deck, in two words like a hand
    words[PLACE]              the flags, the kind of each card, and the programmes

A programme is a card's effects as steps (`codes`), the first effect last: pushed one by one onto the agenda,
they come off it in order.
"""

from functools import lru_cache
from typing import Final, NamedTuple, assert_never

from lastcard.engine.sheet import opening_effects
from lastcard.fast.compiled import Ints, np
from lastcard.fast.errors import NotCompiled
from lastcard.fast.twin import codes
from lastcard.fast.twin.layout import MOST_CARDS, MOST_SEATS, MOST_STEPS, WORD
from lastcard.model.cards import Card, Color, Face, Side
from lastcard.model.edition import Opening
from lastcard.model.effects import (
    Challengeable,
    DrawCards,
    DrawUntilColor,
    Duel,
    Effect,
    FlipSides,
    GiveCards,
    NameColor,
    PassCards,
    PassHands,
    RestoreColor,
    Reverse,
    ShowColor,
    Skip,
    SkipEveryone,
    Stackable,
    SwapHands,
)
from lastcard.model.sheet import Sheet

MOST_COLORS: Final = 8
"""On one side. Colors are numbered from 1 on the first side, from 9 on the second; 0 is none."""
COLOR_IDS: Final = 1 + 2 * MOST_COLORS
MOST_SUITS: Final = 6
"""On one side where gifts are made: so many cards have room in the number of a move."""
MOST_EFFECTS: Final = MOST_STEPS - 4
"""Beside them the end of the turn is pending, and what one of them has turned into: at most three steps."""

# --- faces -------------------------------------------------------------------------------------------------
FACE_COLOR: Final = 0
NUMBER: Final = 1
POINTS: Final = 2
DRAWS: Final = 3
WILD_DRAW: Final = 4
FITS: Final = 5
"""The row of cards that fit on this face without a color in play; with one it is so many further as the color's
number. Equal for equal faces only."""
DUELS: Final = 6
"""Whether a battle begins when it is played: calls are judged afterwards."""
DUELS_LAST: Final = 7
OPENING: Final = 8
PLAYED: Final = 9
"""Place of its programme when played, then the length; the same for the two below."""
LAST: Final = 11
OPENED: Final = 13
FACE_FIELDS: Final = 15

# --- what an opening card does -----------------------------------------------------------------------------
OPENING_STARTS: Final = 0
OPENING_ACTS: Final = 1
OPENING_REVERSES: Final = 2
OPENING_PUT_BACK: Final = 3
OPENING_BURIED: Final = 4
OPENING_FLIPS: Final = 5
OPENING_TURNS: Final = 6

# --- rows of masks -----------------------------------------------------------------------------------------
COPIES: Final = 0
"""The cards of a kind."""
COLORED: Final = COPIES + MOST_CARDS
"""The cards of a color."""
INCRIMINATING: Final = COLORED + COLOR_IDS
"""The cards that make a wild draw dishonest with this active color."""
ANY_COLOR: Final = INCRIMINATING + COLOR_IDS
"""The cards that have a color, by side."""
BARRING: Final = ANY_COLOR + 2
FIRST_FIT: Final = BARRING + 1

# --- places of words ---------------------------------------------------------------------------------------
CARDS: Final = 0
"""How many the deck has."""
HAND: Final = 1
BLUFFS: Final = 2
VOLUNTARY_DRAW: Final = 3
"""0: not with a match; 1: yes; 2: not with anything to play."""
DRAWN_CARD: Final = 4
"""0: may be kept; 1: must be played; 2: must be played if nothing else could."""
DRAW_TO_MATCH: Final = 5
STACKING: Final = 6
"""0: off; 1: the same; 2: the same or higher."""
JUMP_IN: Final = 7
FALSE_CATCHES: Final = 8
REVERSE_SKIPS: Final = 9
"""A Reverse between two players skips."""
FLIPPER_NAMES: Final = 10
CALLS_AFTER_BATTLE: Final = 11
BARS: Final = 12
"""Whether any card is barring."""
CUT_BY_POINTS: Final = 13
DEALER_BY_LOT: Final = 14
COLORS: Final = 15
"""How many, by side."""
STARTS_RIGHT: Final = 17
REJECTED: Final = 18
"""Where an opening card goes that may not stay; 0: it is shuffled in; 1: to the bottom; 2: to the middle."""
CATCH_UNTIL: Final = 19
"""When the window closes; 0: the next player begins; 1: has played; 2: never."""
PENALTY_CLOSES: Final = 20
BATTLE_OPTIONAL: Final = 21
CHALLENGED_LEADS: Final = 22
"""After a battle the turn goes on from the challenged player."""
CALLS_AT_ONCE: Final = 23
"""A Battle card that leaves one card makes a call due when it lands."""
KIND: Final = 24
"""The kind of each card."""
PROGRAMMES: Final = KIND + MOST_CARDS


class Rules(NamedTuple):
    """A sheet as the kernel reads it."""

    faces: Ints
    masks: Ints
    words: Ints


@lru_cache(maxsize=64)
def compile_rules(sheet: Sheet) -> Rules:
    """The tables of a sheet; NotCompiled when it is too large for them."""
    _check_room(sheet)
    kinds, sides = list(sheet.rank), list(sheet.faces)
    words = _flags(sheet, sides)
    faces = np.zeros((2, MOST_CARDS, FACE_FIELDS), np.int64)
    masks = [np.zeros(2, np.int64) for _ in range(FIRST_FIT)]
    for kind, card in enumerate(kinds):
        masks[COPIES + kind] = mask_of(sheet, {card})
    for side, name in enumerate(sides):
        shown = sheet.faces[name]
        masks[ANY_COLOR + side] = mask_of(sheet, {card for card, face in shown.items() if face.color})
        for color in sheet.colors[name]:
            number = color_number(sheet, name, color)
            masks[COLORED + number] = mask_of(sheet, sheet.colored[name, color])
            masks[INCRIMINATING + number] = mask_of(sheet, sheet.incriminating[name, color])
        fits: dict[str, int] = {}
        for kind, card in enumerate(kinds):
            face = shown[card]
            if face.code not in fits:
                fits[face.code] = len(masks)
                masks += _fits(sheet, name, face)
            row = faces[side, kind]
            row[: FITS + 1] = (
                color_number(sheet, name, face.color),
                face.number,
                face.points,
                face.draws,
                face.wild_draw,
                fits[face.code],
            )
            row[DUELS] = any(isinstance(effect, Duel) for effect in face.when_played)
            row[DUELS_LAST] = any(isinstance(effect, Duel) for effect in face.when_last)
            row[PLAYED : PLAYED + 2] = _programme(words, face.when_played)
            row[LAST : LAST + 2] = _programme(words, face.when_last)
            if side == 0:
                row[OPENING], acts = _opening(sheet.openings[face.symbol], face)
                row[OPENED : OPENED + 2] = _programme(words, acts)
    masks[BARRING] = mask_of(sheet, sheet.barring)
    return Rules(faces, np.array(masks), np.array(words, np.int64))


def _check_room(sheet: Sheet) -> None:
    """Refuse what the fixed sizes cannot hold, rather than play something else."""
    colors = max(len(colors) for colors in sheet.colors.values())
    faces = [face for shown in sheet.faces.values() for face in shown.values()]
    effects = max(len(written) for face in faces for written in (face.when_played, face.when_last))
    gives = any(
        isinstance(effect, GiveCards) for face in faces for effect in (*face.when_played, *face.when_last)
    )
    for what, found, most in (
        ("cards", len(sheet.deck), MOST_CARDS),
        ("seats", sheet.edition.players[1], MOST_SEATS),
        ("sides", len(sheet.faces), 2),
        ("colors on a side", colors, MOST_COLORS),
        ("colors on a side where gifts are made", colors if gives else 0, MOST_SUITS),
        ("effects on a card", effects, MOST_EFFECTS),
    ):
        if found > most:
            raise NotCompiled(f"expected at most {most} {what} for the compiled game, found {found}")


def _flags(sheet: Sheet, sides: list[Side]) -> list[int]:
    rulings = sheet.rulings
    words = [0] * PROGRAMMES
    words[CARDS] = len(sheet.deck)
    words[HAND] = sheet.edition.hand
    words[BLUFFS] = sheet.bluffs
    words[VOLUNTARY_DRAW] = {False: 0, True: 1, "never": 2}[sheet.voluntary_draw]
    words[DRAWN_CARD] = {"may": 0, "must": 1, "must_if_stuck": 2}[sheet.drawn_card]
    words[DRAW_TO_MATCH] = rulings.draw_to_match
    words[STACKING] = {False: 0, "same": 1, "higher": 2}[rulings.stacking]
    words[JUMP_IN] = rulings.jump_in
    words[FALSE_CATCHES] = rulings.false_catch_penalty
    words[REVERSE_SKIPS] = rulings.two_player_reverse == "skip"
    words[FLIPPER_NAMES] = rulings.wild_after_flip == "flipper"
    words[CALLS_AFTER_BATTLE] = rulings.uno_after_battle == "on_drop"
    words[BARS] = bool(sheet.barring)
    words[CUT_BY_POINTS] = rulings.dealer_draw == "points"
    words[DEALER_BY_LOT] = sheet.dealer_by_lot
    words[STARTS_RIGHT] = rulings.start_direction == "right"
    words[REJECTED] = {"shuffle": 0, "bottom": 1, "middle": 2}[rulings.rejected_opening]
    words[CATCH_UNTIL] = {"begins": 0, "plays": 1, "open": 2}[rulings.catch_until]
    words[PENALTY_CLOSES] = sheet.penalty_closes
    words[BATTLE_OPTIONAL] = rulings.battle_optional
    words[CHALLENGED_LEADS] = rulings.battle_next == "challenged"
    words[CALLS_AT_ONCE] = rulings.battle_uno == "at_once"
    for side, name in enumerate(sides):
        words[COLORS + side] = len(sheet.colors[name])
    for place, card in enumerate(sheet.deck):
        words[KIND + place] = sheet.rank[card]
    return words


def color_number(sheet: Sheet, side: Side, color: Color | None) -> int:
    """The number of a color of a side."""
    if color is None:
        return 0
    return 1 + MOST_COLORS * list(sheet.faces).index(side) + sheet.colors[side].index(color)


def mask_of(sheet: Sheet, cards: set[Card] | frozenset[Card]) -> Ints:
    """All cards of the deck of these kinds."""
    mask = [0, 0]
    for place, card in enumerate(sheet.deck):
        if card in cards:
            mask[place // WORD] |= 1 << place % WORD
    return np.array(mask, np.int64)


def _fits(sheet: Sheet, side: Side, top: Face) -> list[Ints]:
    """What fits on a face, for each active color; nothing where the engine knows of no such case."""
    last = color_number(sheet, side, sheet.colors[side][-1])
    rows = [np.zeros(2, np.int64) for _ in range(last + 1)]
    for active in sheet.colors[side]:
        cards = sheet.matching.get((side, top.code, active), frozenset())
        rows[color_number(sheet, side, active)] = mask_of(sheet, cards)
    return rows


def _programme(words: list[int], effects: tuple[Effect, ...]) -> tuple[int, int]:
    """Write the steps of these effects down; where they stand, and how many."""
    place = len(words)
    words.extend(effect_step(effect) for effect in reversed(effects))
    return place, len(effects)


def _opening(opening: Opening, face: Face) -> tuple[int, tuple[Effect, ...]]:
    """What an opening card does, as `lastcard.engine.setup` has it."""
    match opening:
        case Opening.STARTS | Opening.LEFT_NAMES:
            return OPENING_STARTS, ()
        case Opening.PUT_BACK:
            return OPENING_PUT_BACK, ()
        case Opening.BURIED:
            return OPENING_BURIED, ()
        case Opening.FLIPS:
            return OPENING_FLIPS, ()
        case Opening.TURNS:
            return OPENING_TURNS, ()
        case Opening.DRAWS_ONLY:
            return OPENING_ACTS, (DrawCards(face.draws, loses_turn=False),)
        case Opening.ACTS:
            if face.when_played == (Reverse(),):
                return OPENING_REVERSES, ()
            return OPENING_ACTS, opening_effects(face)
        case _:
            assert_never(opening)


def effect_step(effect: Effect) -> int:
    """An effect as it is written on a card."""
    match effect:
        case Skip():
            return codes.pack(codes.SKIP)
        case SkipEveryone():
            return codes.pack(codes.SKIP_EVERYONE)
        case Reverse():
            return codes.pack(codes.REVERSE)
        case DrawCards(n=n, loses_turn=loses_turn):
            return codes.pack(codes.DRAW_CARDS, 0, n, int(loses_turn))
        case DrawUntilColor(extra=extra):
            return codes.pack(codes.DRAW_UNTIL_COLOR, 0, extra)
        case NameColor():
            return codes.pack(codes.NAME_COLOR)
        case RestoreColor():
            return codes.pack(codes.RESTORE_COLOR)
        case Challengeable(extra=extra):
            return codes.pack(codes.CHALLENGEABLE, 0, extra)
        case Stackable():
            return codes.pack(codes.STACKABLE)
        case GiveCards(forgotten_call_draws=draws):
            return codes.pack(codes.GIVE_CARDS, 0, draws)
        case Duel(loser_draws=draws):
            return codes.pack(codes.DUEL, 0, draws)
        case ShowColor(penalty=penalty):
            return codes.pack(codes.SHOW_COLOR, 0, penalty)
        case FlipSides():
            return codes.pack(codes.FLIP_SIDES)
        case SwapHands():
            return codes.pack(codes.SWAP_HANDS)
        case PassHands():
            return codes.pack(codes.PASS_HANDS)
        case PassCards(n=n):
            return codes.pack(codes.PASS_CARDS, 0, n)
        case _:
            assert_never(effect)
