"""Moves as numbers and back (see `codes`)."""

from collections.abc import Callable, Sequence
from typing import Any, Final, assert_never

from msgspec.structs import astuple

from lastcard.fast.twin import codes
from lastcard.fast.twin.layout import MOST_SEATS
from lastcard.fast.twin.tables import MOST_SUITS, color_number
from lastcard.model import moves
from lastcard.model.cards import Card, Color, Hand, Side
from lastcard.model.errors import IllegalMove, Reason
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.vocabulary import MOVES, OF_MOVE, Part

_BY_CODE: Final = {row.code: row for row in MOVES}


def move_number(sheet: Sheet, side: Side, move: moves.Move) -> int:
    """A move as a number; IllegalMove for cards, colors and seats that no table with this sheet has."""
    if isinstance(move, moves.Give):
        return _gift_number(sheet, side, move.to, move.cards)
    row = OF_MOVE[type(move)]
    if not row.parts:
        return row.code
    (part,), (named,) = row.parts, astuple(move)
    return codes.move(row.code, _argument(sheet, side, part, named))


def _argument(sheet: Sheet, side: Side, part: Part, named: Any) -> int:  # noqa: ANN401 - a part of any kind
    match part:
        case "card":
            return _kind(sheet, named)
        case "color":
            if named not in sheet.colors[side]:
                raise IllegalMove(Reason.NO_SUCH_COLOR)
            return color_number(sheet, side, named)
        case "seat":
            return _place(named)
        case "seat or nobody":
            return 0 if named is None else _place(named) + 1
        case "cards":
            raise AssertionError("only a gift has several cards")
        case _:
            assert_never(part)


def _kind(sheet: Sheet, card: Card) -> int:
    if card not in sheet.rank:
        raise IllegalMove(Reason.NOT_IN_HAND)
    return sheet.rank[card]


def _gift_number(sheet: Sheet, side: Side, to: Seat | None, cards: Hand) -> int:
    given, first_color = 0, color_number(sheet, side, sheet.colors[side][0])
    for card in cards:
        kind = _kind(sheet, card)
        color = color_number(sheet, side, sheet.faces[side][card].color)
        if color == 0:
            raise IllegalMove(Reason.GIFT_COLORLESS)
        shift = 8 * (color - first_color)
        if given >> shift & 0xFF:
            raise IllegalMove(Reason.GIFT_SAME_SUIT)
        given |= (kind + 1) << shift
    return codes.move(codes.GIVE, 0 if to is None else _place(to) + 1) | given << codes.SUIT_SHIFT


def read_move(sheet: Sheet, kinds: Sequence[Card], colors: Sequence[Color | None], number: int) -> moves.Move:
    """The move of this number."""
    row, argument = _BY_CODE.get(codes.verb_of(number)), codes.argument_of(number)
    if row is None:
        raise ValueError(f"expected the number of a move, found {number}")
    make: Callable[..., moves.Move] = row.move
    match row.parts:
        case ():
            return make()
        case ("card",):
            return sheet.plays[kinds[argument]] if row.move is moves.Play else make(kinds[argument])
        case ("color",):
            color = colors[argument]
            assert color is not None, "colors are counted from 1"  # noqa: S101 - narrows the type
            return make(color)
        case ("seat",):
            return make(Seat(argument))
        case ("seat or nobody",):
            return make(Seat(argument - 1) if argument else None)
    shifts = range(codes.SUIT_SHIFT, codes.SUIT_SHIFT + 8 * MOST_SUITS, 8)
    chosen = [number >> shift & 0xFF for shift in shifts]
    given = tuple(kinds[kind - 1] for kind in chosen if kind)
    return moves.Give(Seat(argument - 1) if argument else None, given)


def _place(seat: Seat) -> int:
    if not 0 <= seat < MOST_SEATS:
        raise IllegalMove(Reason.NO_SUCH_SEAT)
    return seat
