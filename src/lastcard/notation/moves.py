"""Moves and outcomes as words, both ways."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, assert_never

from lastcard.model.cards import Card
from lastcard.model.chance import Cut, Dealer, Outcome, Shuffle
from lastcard.model.decisions import AskCut, AskShuffle
from lastcard.model.errors import IllegalMove, NotationError, Reason
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


class Lineup(NamedTuple):
    """Everybody who can be named in a line."""

    seated: tuple[str, ...]
    """By seat of this round."""
    absent: tuple[str, ...] = ()
    """Players of the match who do not sit in this round: named in vain, but not wrongly."""


SIMPLE: dict[str, Move] = {
    "draw": Draw(),
    "keep": Keep(),
    "pass": Pass(),
    "challenge": Challenge(),
    "accept": Accept(),
    "uno": Call(),
}
NOBODY = "nobody"
_NAMING = ("battle", "swap", "catch")
"""Words that a name follows, even the name `uno`."""


def find_name(names: Names, text: str) -> int:
    """The place of a name among names."""
    if text not in names:
        raise NotationError(f"expected a seat ({', '.join(names)}), found {text!r}")
    return names.index(text)


def find_seat(lineup: Lineup, text: str) -> Seat:
    """The seat of a name; a player who does not sit in this round is refused as a seat."""
    if text in lineup.absent:
        raise IllegalMove(Reason.NO_SUCH_SEAT)
    return Seat(find_name(lineup.seated, text))


def _opponent(lineup: Lineup, text: str) -> Seat | None:
    return None if text == NOBODY else find_seat(lineup, text)


def parse_moves(state: RoundState, lineup: Lineup, seat: Seat, words: Sequence[str]) -> list[Move]:
    """The moves of one line: short forms stand for several."""
    if len(words) > 1 and words[-1] == "uno" and not (len(words) == 2 and words[0] in _NAMING):
        return [SIMPLE["uno"], *parse_moves(state, lineup, seat, words[:-1])]
    match list(words):
        case ["wb" as card, opponent]:
            return [Play(find_card(state, state.hands[seat], card)), Battle(_opponent(lineup, opponent))]
        case [card, color] if is_card(card):
            return [Play(find_card(state, state.hands[seat], card)), Name(parse_color(color))]
        case _:
            return [parse_move(state, lineup, seat, words)]


def parse_move(state: RoundState, lineup: Lineup, seat: Seat, words: Sequence[str]) -> Move:
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
        case ["give", to, *codes]:
            cards = tuple(card(code) for code in codes)
            return Give(None if to == NOBODY else find_seat(lineup, to), cards)
        case ["battle", other]:
            return Battle(_opponent(lineup, other))
        case ["swap", other]:
            return Swap(find_seat(lineup, other))
        case ["catch", other]:
            return Catch(find_seat(lineup, other))
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
            return f"battle {NOBODY if other is None else names[other]}"
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
