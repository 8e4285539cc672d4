"""Drawing, and the reshuffle when the draw pile is empty (G36…G38)."""

from bisect import bisect_right

from msgspec.structs import replace

from lastcard.engine.calls import after_gain
from lastcard.engine.matching import playable
from lastcard.engine.turns import with_hand
from lastcard.model.agenda import DrawForTurn, Step, Take, TakeUntil
from lastcard.model.cards import Card, Hand
from lastcard.model.decisions import AskDrawn, AskShuffle, ChanceDecision
from lastcard.model.events import CardsDrawn, Event
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState


def can_draw(state: RoundState) -> bool:
    """Whether any card can be had: the top of the discards always stays."""
    return bool(state.draw) or len(state.discard) > 1


def in_order(sheet: Sheet, cards: Hand) -> Hand:
    """Cards in deck order."""
    return tuple(sorted(cards, key=sheet.rank.__getitem__))


def joined(sheet: Sheet, hand: Hand, cards: Hand) -> Hand:
    """A hand with cards put in their places."""
    if len(cards) == 1:
        at = bisect_right(hand, sheet.rank[cards[0]], key=sheet.rank.__getitem__)
        return hand[:at] + cards + hand[at:]
    return in_order(sheet, hand + cards)


def gained(state: RoundState, seat: Seat, cards: Hand) -> RoundState:
    """Cards come into a hand; a call or a duty of that seat ends."""
    if not cards:
        return state
    return replace(
        state,
        hands=with_hand(state.hands, seat, joined(state.sheet, state.hands[seat], cards)),
        calls=after_gain(state.calls, seat),
    )


def _drawn(state: RoundState, seat: Seat, n: int, log: list[Event], *, forced: bool) -> RoundState:
    """The next `n` cards of the pile come into a hand; the pile has that many."""
    cards = state.draw[:n]
    log.append(CardsDrawn(seat, cards, forced))
    return gained(replace(state, draw=state.draw[n:]), seat, cards)


def _reshuffle(state: RoundState, then: Step) -> RoundState:
    """All discards but the top become the draw pile, then `then` goes on (G38)."""
    return replace(
        state,
        decision=AskShuffle(in_order(state.sheet, state.discard[:-1])),
        agenda=(then, *state.agenda),
    )


def take(state: RoundState, step: Take, log: list[Event]) -> RoundState:
    """A forced draw: as many as there are (G37)."""
    n = min(step.n, len(state.draw))
    if n:
        state = _drawn(state, step.seat, n, log, forced=True)
    if n < step.n and can_draw(state):
        return _reshuffle(state, replace(step, n=step.n - n))
    return state


def take_until(state: RoundState, step: TakeUntil, log: list[Event]) -> RoundState:
    """Draw until the color comes; a wild face does not end it (F12); when all is drawn it stops (F13)."""
    ends = state.sheet.colored[state.side, step.color]
    for n, card in enumerate(state.draw, start=1):
        if card in ends:
            state = _drawn(state, step.seat, n, log, forced=True)
            return replace(state, agenda=(Take(step.seat, step.extra), *state.agenda))
    if state.draw:
        state = _drawn(state, step.seat, len(state.draw), log, forced=True)
    return _reshuffle(state, step) if can_draw(state) else state


def draw_for_turn(state: RoundState, step: DrawForTurn, log: list[Event]) -> RoundState:
    """The player on turn draws one card, or with `draw_to_match` until one can be played."""
    seat, last = step.seat, step.last
    while state.draw:
        last = state.draw[0]
        state = _drawn(state, seat, 1, log, forced=False)
        if not state.sheet.rulings.draw_to_match or playable(state, seat, last):
            return replace(state, decision=AskDrawn(seat, last, step.stuck))
    if can_draw(state):
        return _reshuffle(state, DrawForTurn(seat, last, step.stuck))
    if last is None:
        raise AssertionError("a draw was begun with nothing to draw")
    return replace(state, decision=AskDrawn(seat, last, step.stuck))


def pile_top(state: RoundState) -> Card | None:
    """The card on top of the draw pile; none while the pile is being shuffled."""
    return None if isinstance(state.decision, ChanceDecision) or not state.draw else state.draw[0]


def pile_moved(before: RoundState, after: RoundState) -> bool:
    """Whether another card may lie on top: told by what everybody sees, never by comparing hidden faces."""
    return (
        len(before.draw) != len(after.draw)
        or before.side != after.side
        or isinstance(before.decision, ChanceDecision) != isinstance(after.decision, ChanceDecision)
    )
