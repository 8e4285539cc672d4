"""Moves as numbers and back (see `codes`)."""

from collections.abc import Sequence
from typing import assert_never

from lastcard.fast import codes
from lastcard.fast.layout import MOST_SEATS
from lastcard.fast.tables import MOST_COLORS, color_number
from lastcard.model import moves as say
from lastcard.model.cards import Card, Color, Hand, Side
from lastcard.model.errors import IllegalMove, Reason
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet


def move_number(sheet: Sheet, side: Side, move: say.Move) -> int:
    """A move as a number; IllegalMove for cards, colors and seats that no table with this sheet has."""
    match move:
        case say.Play(card=card):
            return codes.move(codes.PLAY, _kind(sheet, card))
        case say.Draw():
            return codes.DRAW
        case say.Keep():
            return codes.KEEP
        case say.Pass():
            return codes.PASS
        case say.Name(color=color):
            if color not in sheet.colors[side]:
                raise IllegalMove(Reason.NO_SUCH_COLOR)
            return codes.move(codes.NAME, color_number(sheet, side, color))
        case say.Challenge():
            return codes.CHALLENGE
        case say.Accept():
            return codes.ACCEPT
        case say.Give(to=to, cards=cards):
            return _gift_number(sheet, side, to, cards)
        case say.Battle(opponent=other):
            return codes.move(codes.BATTLE, 0 if other is None else _place(other) + 1)
        case say.Reveal(card=card):
            return codes.move(codes.REVEAL, _kind(sheet, card))
        case say.Show(card=card):
            return codes.move(codes.SHOW, _kind(sheet, card))
        case say.Swap(other=other):
            return codes.move(codes.SWAP, _place(other))
        case say.Call():
            return codes.CALL
        case say.Catch(seat=other):
            return codes.move(codes.CATCH, _place(other))
        case say.JumpIn(card=card):
            return codes.move(codes.JUMP_IN, _kind(sheet, card))
        case _:
            assert_never(move)


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


def read_move(sheet: Sheet, kinds: Sequence[Card], colors: Sequence[Color | None], number: int) -> say.Move:
    """The move of this number."""
    argument = codes.argument_of(number)
    other = Seat(argument)
    match codes.verb_of(number):
        case codes.PLAY:
            return sheet.plays[kinds[argument]]
        case codes.DRAW:
            return say.Draw()
        case codes.KEEP:
            return say.Keep()
        case codes.PASS:
            return say.Pass()
        case codes.NAME:
            color = colors[argument]
            assert color is not None, "colors are counted from 1"  # noqa: S101 - narrows the type
            return say.Name(color)
        case codes.CHALLENGE:
            return say.Challenge()
        case codes.ACCEPT:
            return say.Accept()
        case codes.GIVE:
            shifts = range(codes.SUIT_SHIFT, codes.SUIT_SHIFT + 8 * MOST_COLORS, 8)
            chosen = [number >> shift & 0xFF for shift in shifts]
            given = tuple(kinds[kind - 1] for kind in chosen if kind)
            return say.Give(Seat(argument - 1) if argument else None, given)
        case codes.BATTLE:
            return say.Battle(Seat(argument - 1) if argument else None)
        case codes.REVEAL:
            return say.Reveal(kinds[argument])
        case codes.SHOW:
            return say.Show(kinds[argument])
        case codes.SWAP:
            return say.Swap(other)
        case codes.CALL:
            return say.Call()
        case codes.CATCH:
            return say.Catch(other)
        case codes.JUMP_IN:
            return say.JumpIn(kinds[argument])
    raise ValueError(f"expected the number of a move, found {number}")


def _place(seat: Seat) -> int:
    if not 0 <= seat < MOST_SEATS:
        raise IllegalMove(Reason.NO_SUCH_SEAT)
    return seat
