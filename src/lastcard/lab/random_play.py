"""A player who says anything that is legal, and luck that can be repeated.

Only `Random.random` is used: it is the one method whose sequence Python promises to keep.
"""

from collections.abc import Iterator, Sequence
from random import Random

from lastcard.bots.bot import pick
from lastcard.engine.apply import apply
from lastcard.engine.legal import answers, asked_seats, may_jump, rights
from lastcard.engine.setup import open_round
from lastcard.model.cards import Card
from lastcard.model.chance import Cut, Dealer, Outcome, Shuffle
from lastcard.model.decisions import AskCut, AskDealer, AskPlay, AskShuffle, ChanceDecision, Over
from lastcard.model.moves import Draw, Move
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Input, RoundState, Transition


def shuffled(rng: Random, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards in a random order (Fisher and Yates)."""
    pile, luck = list(cards), rng.random
    for last in range(len(pile) - 1, 0, -1):
        at = int(luck() * (last + 1))
        pile[last], pile[at] = pile[at], pile[last]
    return tuple(pile)


def random_outcome(rng: Random, state: RoundState, decision: ChanceDecision) -> Outcome:
    """Luck's answer to its question."""
    match decision:
        case AskShuffle(cards=cards):
            return Shuffle(shuffled(rng, cards))
        case AskCut(seats=seats):
            return Cut(shuffled(rng, state.sheet.deck)[: len(seats)])
        case AskDealer():
            return Dealer(Seat(int(rng.random() * len(state.hands))))


def random_move(rng: Random, state: RoundState, *, eager: bool = False) -> tuple[Seat, Move]:
    """Somebody's legal move: mostly an answer, half of the time a call or catch when one is open.

    Eager players play a card on their turn whenever one fits, as people mostly do. Others draw as gladly, and
    then hands grow nearly as fast as they shrink: their rounds are some ten times as long.
    """
    if "owes" in state.calls or state.jumpable:
        seat = Seat(int(rng.random() * len(state.hands)))
        open_to = rights(state, seat) if "owes" in state.calls or may_jump(state, seat) else ()
        if open_to and rng.random() < 0.5:
            return seat, pick(rng, open_to)
    decision = state.decision
    seat = decision.seat if isinstance(decision, AskPlay) else pick(rng, asked_seats(decision))
    if len(state.hands[seat]) == 2 and rng.random() < 0.5 and (calls := rights(state, seat)):
        return seat, pick(rng, calls)
    moves = answers(state, seat)
    if eager and len(moves) > 1 and isinstance(moves[-1], Draw):
        moves = moves[:-1]
    return seat, pick(rng, moves)


def random_input(rng: Random, state: RoundState, *, eager: bool = False) -> Input:
    """Luck's answer when it is asked, else somebody's move."""
    if isinstance(state.decision, ChanceDecision):
        return None, random_outcome(rng, state, state.decision)
    return random_move(rng, state, eager=eager)


def play_round(
    sheet: Sheet, seats: int, dealer: Seat | None, rng: Random, *, eager: bool = False
) -> Iterator[tuple[Input, Transition]]:
    """A whole round of random play: every input and what came of it."""
    state = open_round(sheet, seats, dealer)
    while not isinstance(state.decision, Over):
        said = random_input(rng, state, eager=eager)
        transition = apply(state, *said)
        state = transition.after
        yield said, transition
