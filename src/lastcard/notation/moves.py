"""Moves and outcomes as words, both ways."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, assert_never

from msgspec.structs import astuple

from lastcard.model.cards import Card
from lastcard.model.chance import Cut, Dealer, Outcome, Shuffle
from lastcard.model.decisions import AskCut, AskShuffle
from lastcard.model.effects import Duel
from lastcard.model.errors import IllegalMove, NotationError, Reason, UnknownSeat
from lastcard.model.moves import Battle, Call, Move, Name, Play
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.model.vocabulary import MOVES, OF_MOVE, MoveRow, Part
from lastcard.notation.cards import find_card, is_card, parse_color

Names = Sequence[str]
"""The players' names by seat of this round."""


class Lineup(NamedTuple):
    """Everybody who can be named in a line."""

    seated: tuple[str, ...]
    """By seat of this round."""
    absent: tuple[str, ...] = ()
    """Players of the match who do not sit in this round: named in vain, but not wrongly."""


NOBODY = "nobody"
_UNO = OF_MOVE[Call].word
_NAMING = {row.word for row in MOVES if row.parts in (("seat",), ("seat or nobody",))}
"""Words that a name follows, even the name `uno`."""


def find_name(names: Names, text: str) -> int:
    """The place of a name among names."""
    if text not in names:
        raise UnknownSeat(f"expected a seat ({', '.join(names)}), found {text!r}")
    return names.index(text)


def find_seat(lineup: Lineup, text: str) -> Seat:
    """The seat of a name; a player who does not sit in this round is refused as a seat."""
    if text in lineup.absent:
        raise IllegalMove(Reason.NO_SUCH_SEAT)
    return Seat(find_name(lineup.seated, text))


def parse_moves(state: RoundState, lineup: Lineup, seat: Seat, words: Sequence[str]) -> list[Move]:
    """The moves of one line: short forms stand for several."""
    if len(words) > 1 and words[-1] == _UNO and not (len(words) == 2 and words[0] in _NAMING):
        return [Call(), *parse_moves(state, lineup, seat, words[:-1])]
    match list(words):
        case [code, named] if is_card(state.sheet, code):
            card = find_card(state, state.hands[seat], code)
            return [Play(card), _then(state, lineup, card, named)]
        case _:
            return [parse_move(state, lineup, seat, words)]


def _then(state: RoundState, lineup: Lineup, card: Card, named: str) -> Move:
    """What is named with a card: whom to battle if it begins a battle, else a color.

    A card that is not in this deck is refused whatever follows, so a name may follow as well.
    """
    face = state.sheet.faces[state.side].get(card)
    if face is None:
        battles = named in (NOBODY, *lineup.seated, *lineup.absent)
    else:
        battles = any(isinstance(effect, Duel) for effect in face.when_played)
    if not battles:
        return Name(parse_color(state.sheet, named))
    return Battle(None if named == NOBODY else find_seat(lineup, named))


def parse_move(state: RoundState, lineup: Lineup, seat: Seat, words: Sequence[str]) -> Move:
    """One move, cards found in the seat's hand."""
    for row in MOVES:
        if words and words[0] == row.word and _has_room(row.parts, words[1:]):
            return _parse_row(state, lineup, seat, row, words[1:])
    match list(words):
        case [code] if is_card(state.sheet, code):
            return Play(find_card(state, state.hands[seat], code))
    raise NotationError(f"expected a move, found {' '.join(words)!r}")


def _has_room(parts: tuple[Part, ...], words: Sequence[str]) -> bool:
    """Whether there is a word for each part; several cards are any number of words."""
    if "cards" in parts:
        return len(words) >= len(parts) - 1
    return len(words) == len(parts)


def _parse_row(state: RoundState, lineup: Lineup, seat: Seat, row: MoveRow, words: Sequence[str]) -> Move:
    def read(part: Part, at: int) -> object:
        match part:
            case "card":
                return find_card(state, state.hands[seat], words[at])
            case "cards":
                return tuple(find_card(state, state.hands[seat], code) for code in words[at:])
            case "color":
                return parse_color(state.sheet, words[at])
            case "seat":
                return find_seat(lineup, words[at])
            case "seat or nobody":
                return None if words[at] == NOBODY else find_seat(lineup, words[at])
            case _:
                assert_never(part)

    # The cards first: what is no card at all is wrong, whoever it is given to.
    named = [read(part, at) for at, part in reversed(list(enumerate(row.parts)))]
    make: Callable[..., Move] = row.move
    return make(*reversed(named))


def write_move(move: Move, names: Names, code: Callable[[Card], str] = str) -> str:
    """A move as words; `code` says how a card is written."""

    def written(part: Part, named: Any) -> str:  # noqa: ANN401 - a part of any kind
        match part:
            case "card":
                return code(named)
            case "cards":
                return " ".join(map(code, named))
            case "color":
                return str(named)
            case "seat" | "seat or nobody":
                return NOBODY if named is None else names[named]
            case _:
                assert_never(part)

    row = OF_MOVE[type(move)]
    parts = (written(part, named) for part, named in zip(row.parts, astuple(move), strict=True))
    return " ".join(filter(None, (row.word, *parts)))


def parse_outcome(state: RoundState, lineup: Lineup, words: Sequence[str]) -> Outcome:
    """What luck said."""
    match list(words):
        case ["shuffle", *codes]:
            pile = state.decision.cards if isinstance(state.decision, AskShuffle) else state.sheet.deck
            return Shuffle(tuple(find_card(state, pile, code) for code in codes))
        case ["dealer", name]:
            return Dealer(find_seat(lineup, name))
        case ["cut", *pairs] if pairs and len(pairs) % 2 == 0:
            return _parse_cut(state, lineup, pairs)
    raise NotationError(f"expected `cut`, `dealer` or `shuffle`, found {' '.join(words)!r}")


def _parse_cut(state: RoundState, lineup: Lineup, pairs: list[str]) -> Cut:
    seats = [find_seat(lineup, name) for name in pairs[::2]]
    asked = state.decision.seats if isinstance(state.decision, AskCut) else tuple(seats)
    if sorted(seats) != sorted(asked):
        expected = ", ".join(lineup.seated[seat] for seat in asked)
        raise NotationError(f"expected a cut of {expected}, found {', '.join(pairs[::2])}")
    drawn = dict(zip(seats, _cut_cards(state, pairs[1::2]), strict=True))
    return Cut(tuple(drawn[seat] for seat in asked))


def _cut_cards(state: RoundState, codes: list[str]) -> list[Card]:
    """Only the face that was shown matters for the deal, so it is enough; each stands for a card of its own."""
    left = list(state.sheet.deck)
    for code in codes:
        if code in left:
            left.remove(Card(code))
    cards = []
    for code in codes:
        showing = (card for card in left if code not in state.sheet.rank and state.face(card).code == code)
        card = next(showing, None)
        if card is not None:
            left.remove(card)
        cards.append(card or find_card(state, state.sheet.deck, code))
    return cards


def write_outcome(outcome: Outcome, asked: Sequence[Seat], names: Names) -> str:
    """What luck said, as words; a cut names the seats that were asked."""
    match outcome:
        case Cut(cards=cards):
            drawn = (f"{names[seat]} {card}" for seat, card in zip(asked, cards, strict=True))
            return f"cut {' '.join(drawn)}"
        case Dealer(seat=seat):
            return f"dealer {names[seat]}"
        case Shuffle(cards=cards):
            return f"shuffle {' '.join(cards)}"
        case _:
            assert_never(outcome)
