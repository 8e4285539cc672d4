"""Checks of a script: `? hand Ann r1 y2`."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from lastcard.engine.apply import asked
from lastcard.engine.legal import answers
from lastcard.match.match import Match
from lastcard.match.players import Player
from lastcard.model.cards import Card, Hand
from lastcard.model.decisions import Over
from lastcard.model.errors import NotationError
from lastcard.model.moves import Move
from lastcard.model.seats import LEFT, Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState
from lastcard.notation.cards import active_face, find_card, is_card, parse_color
from lastcard.notation.lineup import find_player, lineup_of, refused
from lastcard.notation.moves import NOBODY, Lineup, parse_move, write_move
from lastcard.views.view import view_of

MOST_DIGITS = 9
"""Longer numbers count nothing at a card table."""


class CheckFailed(NotationError):
    """A check that is not true."""

    def __init__(self, expected: object, found: object) -> None:
        super().__init__(f"expected {expected}, found {found}")


def _must_be(expected: object, found: object) -> None:
    if expected != found:
        raise CheckFailed(expected, found)


def check(match: Match, names: Sequence[str], words: Sequence[str]) -> None:
    """Raise CheckFailed unless the line is true, NotationError if it cannot be read."""
    state = match.round
    match list(words):
        case ["asks", "nobody"]:
            _must_be("nobody to be asked", "nobody to be asked" if match.over else _asks(match, names))
        case ["asks", name, question]:
            _check_asks(match, names, name, question)
        case ["hand", name, *codes]:
            _check_hand(state, _hand(match, names, name), codes)
        case ["count", name, number]:
            _must_be(_number(number), len(_hand(match, names, name)))
        case ["top", code]:
            top = state.discard[-1] if state.discard else None
            shown = "no card" if top is None else (top if "/" in code else active_face(state, top))
            _must_be(_code(state.sheet, code), shown)
        case ["color", color]:
            _must_be(parse_color(state.sheet, color), state.color)
        case ["direction", "left" | "right" as direction]:
            _must_be(direction, "left" if state.direction == LEFT else "right")
        case ["side", "light" | "dark" as side]:
            _must_be(side, state.side)
        case ["pile", "draw", number]:
            _must_be(_number(number), len(state.draw))
        case ["pile", "discard", number]:
            _must_be(_number(number), len(state.discard))
        case ["can" | "cannot" as can, name, *move] if move:
            _check_can(match, names, name, move, possible=can == "can")
        case ["legal", name, *moves]:
            _check_legal(match, names, name, " ".join(moves))
        case ["sees", viewer, holder, *codes]:
            _check_sees(match, names, viewer, holder, codes)
        case ["over", name, points]:
            _check_over(match, names, name, _number(points))
        case ["total", name, number]:
            _must_be(_number(number), match.totals[find_player(names, name)])
        case ["match", "nobody"]:
            _must_be(NOBODY, _listed(names, match.winners))
        case ["match", *winners] if winners:
            _must_be(
                _listed(names, [find_player(names, name) for name in winners]), _listed(names, match.winners)
            )
        case ["out", name]:
            gone = find_player(names, name) in match.out
            _must_be(f"{name} out", f"{name} {'out' if gone else 'still in'}")
        case _:
            raise NotationError(f"expected a check, found {' '.join(words)!r}")


def _listed(names: Sequence[str], players: Sequence[Player]) -> str:
    return " ".join(names[player] for player in sorted(players)) or NOBODY


def _seat(match: Match, names: Sequence[str], name: str) -> Seat | None:
    return match.seat_of(find_player(names, name))


def _hand(match: Match, names: Sequence[str], name: str) -> Hand:
    """The hand of a player; none for who is out."""
    seat = _seat(match, names, name)
    return () if seat is None else match.round.hands[seat]


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > MOST_DIGITS:
        raise NotationError(f"expected a number, found {text!r}")
    return int(text)


def _code(sheet: Sheet, text: str) -> str:
    if not is_card(sheet, text):
        raise NotationError(f"expected a card, found {text!r}")
    return text


def _asks(match: Match, names: Sequence[str]) -> str:
    question = asked(match.round)
    who = " and ".join(names[match.seating[seat]] for seat in question.seats) or "chance"
    return f"{who} asked {question.question}"


def _check_asks(match: Match, names: Sequence[str], name: str, question: str) -> None:
    now = asked(match.round)
    seat = _seat(match, names, name)
    if seat not in now.seats or now.question != question:
        raise CheckFailed(f"{name} asked {question}", "nobody asked" if match.over else _asks(match, names))


def _written(codes: Sequence[str]) -> str:
    return " ".join(codes) or "-"


def _check_hand(state: RoundState, hand: Hand, codes: Sequence[str]) -> None:
    """Exactly these cards, each by its whole code or by the face that counts."""
    expected = [] if list(codes) == ["-"] else [_code(state.sheet, code) for code in codes]
    whole = Counter(Card(code) for code in expected if "/" in code)
    left = Counter(hand)
    left.subtract(whole)
    faces = Counter(active_face(state, card) for card in left.elements())
    if min(left.values(), default=0) < 0 or faces != Counter(code for code in expected if "/" not in code):
        raise CheckFailed(_written(expected), _written(hand))


def _check_can(
    match: Match, names: Sequence[str], name: str, words: Sequence[str], *, possible: bool
) -> None:
    is_refused = refused(match, names, find_player(names, name), words)
    if is_refused == possible:
        raise CheckFailed(
            f"{' '.join(words)} to be {'possible' if possible else 'refused'} for {name}",
            f"that it is {'refused' if is_refused else 'possible'}",
        )


def _check_legal(match: Match, names: Sequence[str], name: str, listed: str) -> None:
    """Exactly these answers, faces that look alike once; nobody who does not sit in this round has any."""
    state, seat, lineup = match.round, _seat(match, names, name), lineup_of(match, names)

    def written(move: Move) -> str:
        return _canonical(write_move(move, lineup.seated, partial(active_face, state)))

    legal = () if seat is None else answers(state, seat)
    found = {written(move) for move in legal}
    expected = set()
    for text in listed.split(";"):
        words = text.split()
        if seat is None or not words or words == ["-"]:
            continue
        if any("/" in word for word in words):
            move = parse_move(state, lineup, seat, words)
            if move not in legal:
                raise CheckFailed(f"{text.strip()} to be legal", _moves_text(found))
            expected.add(written(move))
        else:
            _check_words(state, lineup, seat, words)
            expected.add(_canonical(" ".join(words)))
    if expected != found:
        raise CheckFailed(_moves_text(expected), _moves_text(found))


def _check_words(state: RoundState, lineup: Lineup, seat: Seat, words: Sequence[str]) -> None:
    """Words of a listed move must at least be a move; two cards may show the same face here."""
    cards = [word for word in words if is_card(state.sheet, word)]
    for word in cards:
        showing = [card for card in state.hands[seat] if active_face(state, card) == word]
        if not showing:
            find_card(state, state.hands[seat], word)
    if not cards:
        parse_move(state, lineup, seat, words)


def _canonical(text: str) -> str:
    """A gift is the same in whatever order its cards are written."""
    words = text.split()
    return " ".join((*words[:2], *sorted(words[2:]))) if words[0] == "give" else text


def _moves_text(moves: set[str]) -> str:
    return "; ".join(sorted(moves)) or "no move"


def _check_sees(match: Match, names: Sequence[str], viewer: str, holder: str, codes: Sequence[str]) -> None:
    eyes, whose = _seat(match, names, viewer), _seat(match, names, holder)
    seen = () if eyes is None or whose is None else view_of(match.round, eyes).hands[whose]
    expected = [] if list(codes) == ["-"] else list(codes)
    if Counter(expected) != Counter(seen):
        raise CheckFailed(_written(expected), _written(seen))


def _check_over(match: Match, names: Sequence[str], name: str, points: int) -> None:
    over: Over | None = match.over
    if over is None:
        raise CheckFailed("the round to be over", _asks(match, names))
    if name != NOBODY:
        find_player(names, name)
    winner = NOBODY if over.winner is None else names[match.seating[over.winner]]
    _must_be(f"{name} {points}", f"{winner} {match.points}")
