"""Moves and outcomes as words, both ways."""

from collections.abc import Callable, Sequence
from typing import assert_never

from lastcard.model.cards import Card, Hand
from lastcard.model.chance import Cut, Dealer, Outcome, Shuffle
from lastcard.model.decisions import AskCut, AskShuffle
from lastcard.model.errors import NotationError
from lastcard.model.moves import (
    Accept,
    Battle,
    Call,
    Catch,
    Challenge,
    Draw,
    Give,
    JumpIn,
    Keep,
    Move,
    Name,
    Pass,
    Play,
    Reveal,
    Show,
    Swap,
)
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.notation.cards import find_card, is_card, parse_color

Names = Sequence[str]
"""The players' names by seat of this round."""

SIMPLE: dict[str, Move] = {
    "draw": Draw(),
    "keep": Keep(),
    "pass": Pass(),
    "challenge": Challenge(),
    "accept": Accept(),
    "uno": Call(),
}
NOBODY = "nobody"


def find_name(names: Names, text: str) -> int:
    """The place of a name among names."""
    if text not in names:
        raise NotationError(f"expected a seat ({', '.join(names)}), found {text!r}")
    return names.index(text)


def find_seat(names: Names, text: str) -> Seat:
    """The seat of a name, among the names by seat."""
    return Seat(find_name(names, text))


def parse_moves(state: RoundState, names: Names, seat: Seat, words: Sequence[str]) -> list[Move]:
    """The moves of one line: short forms stand for several."""
    if len(words) > 1 and words[-1] == "uno":
        return [SIMPLE["uno"], *parse_moves(state, names, seat, words[:-1])]
    match list(words):
        case [card, then] if is_card(card):
            follow: Move = Battle(find_seat(names, then)) if then in names else Name(parse_color(then))
            return [Play(find_card(state, state.hands[seat], card)), follow]
        case _:
            return [parse_move(state, names, seat, words)]


def parse_move(state: RoundState, names: Names, seat: Seat, words: Sequence[str]) -> Move:
    """One move, cards found in the seat's hand."""

    def card(text: str) -> Card:
        return find_card(state, state.hands[seat], text)

    match list(words):
        case [word] if word in SIMPLE:
            return SIMPLE[word]
        case [code] if is_card(code):
            return Play(card(code))
        case ["color", color]:
            return Name(parse_color(color))
        case ["give", "nobody"]:
            return Give(None, ())
        case ["give", to, *codes]:
            return Give(find_seat(names, to), tuple(card(code) for code in codes))
        case ["battle", other]:
            return Battle(find_seat(names, other))
        case ["swap", other]:
            return Swap(find_seat(names, other))
        case ["catch", other]:
            return Catch(find_seat(names, other))
        case ["reveal", code]:
            return Reveal(card(code))
        case ["show", code]:
            return Show(card(code))
        case ["jump", code]:
            return JumpIn(card(code))
    raise NotationError(f"expected a move, found {' '.join(words)!r}")


def write_move(move: Move, names: Names, code: Callable[[Card], str] = str) -> str:
    """A move as words; `code` says how a card is written."""
    match move:
        case Play(card=card):
            return code(card)
        case Draw():
            return "draw"
        case Keep():
            return "keep"
        case Pass():
            return "pass"
        case Name(color=color):
            return f"color {color}"
        case Challenge():
            return "challenge"
        case Accept():
            return "accept"
        case Give(to=to, cards=cards):
            return " ".join(("give", NOBODY if to is None else names[to], *map(code, cards)))
        case Battle(opponent=other):
            return f"battle {names[other]}"
        case Reveal(card=card):
            return f"reveal {code(card)}"
        case Show(card=card):
            return f"show {code(card)}"
        case Swap(other=other):
            return f"swap {names[other]}"
        case Call():
            return "uno"
        case Catch(seat=other):
            return f"catch {names[other]}"
        case JumpIn(card=card):
            return f"jump {code(card)}"
        case _:
            assert_never(move)


def parse_outcome(state: RoundState, names: Names, words: Sequence[str]) -> Outcome:
    """What luck said."""
    match list(words):
        case ["shuffle", *codes]:
            pile = state.decision.cards if isinstance(state.decision, AskShuffle) else state.sheet.deck
            return Shuffle(tuple(find_card(state, pile, code) for code in codes))
        case ["dealer", name]:
            return Dealer(find_seat(names, name))
        case ["cut", *pairs] if pairs and len(pairs) % 2 == 0:
            return _parse_cut(state, names, pairs)
    raise NotationError(f"expected `cut`, `dealer` or `shuffle`, found {' '.join(words)!r}")


def _parse_cut(state: RoundState, names: Names, pairs: list[str]) -> Cut:
    drawn = {
        find_seat(names, name): _cut_card(state, state.sheet.deck, code)
        for name, code in zip(pairs[::2], pairs[1::2], strict=True)
    }
    seats = state.decision.seats if isinstance(state.decision, AskCut) else tuple(drawn)
    if set(seats) != set(drawn) or len(drawn) * 2 != len(pairs):
        expected = ", ".join(names[seat] for seat in seats)
        raise NotationError(f"expected a cut of {expected}, found {', '.join(pairs[::2])}")
    return Cut(tuple(drawn[seat] for seat in seats))


def _cut_card(state: RoundState, deck: Hand, code: str) -> Card:
    """Only the face that was shown matters for the deal, so it is enough."""
    showing = (card for card in deck if state.face(card).code == code)
    return next(showing, None) or find_card(state, deck, code)


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
