"""Kickin' Battle: two seats reveal cards until one is higher."""

from msgspec.structs import replace

from lastcard.engine.calls import after_decline, during_battle, with_call
from lastcard.engine.piles import can_draw, gained
from lastcard.engine.turns import with_hand, without
from lastcard.model.agenda import Arm, Ask, GoOut, Settle, Take
from lastcard.model.cards import Card, Hand
from lastcard.model.decisions import AskBattle, AskColor, AskReveal, Bout
from lastcard.model.errors import IllegalMove, Reason
from lastcard.model.events import BattleDeclared, BattleSettled, CardPicked, CardsRevealed, Event
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState


def battle(state: RoundState, asked: AskBattle, opponent: Seat | None, log: list[Event]) -> RoundState:
    """The player picks whom to battle; whoever is picked cannot refuse (K01, BATTLE-46)."""
    log.append(BattleDeclared(asked.seat, opponent))
    if opponent is None:
        return _declined(state, asked.seat)
    bout = Bout(
        challenger=asked.seat,
        target=opponent,
        before=(asked.before[asked.seat], asked.before[opponent]),
        loser_draws=asked.loser_draws,
        owed=asked.owed,
    )
    return replace(state, decision=None, agenda=(Arm(bout), *state.agenda))


def _declined(state: RoundState, seat: Seat) -> RoundState:
    """No battle, and the color of before goes on; who has no card left has gone out (K01)."""
    left = len(state.hands[seat])
    calls = after_decline(state.calls, seat, left, state.sheet.rulings)
    state = replace(state, decision=None, calls=calls)
    return state if left else replace(state, agenda=(GoOut(seat),))


def arm(state: RoundState, step: Arm, log: list[Event]) -> RoundState:
    """Who has no card draws one, the challenger first; who can get none loses at once (K05)."""
    bout = step.bout
    for seat in (bout.challenger, bout.target):
        if not state.hands[seat] and can_draw(state):
            return replace(state, agenda=(Take(seat, 1), step, *state.agenda))
    armed = [seat for seat in (bout.challenger, bout.target) if state.hands[seat]]
    match armed:
        case [_, _]:
            return _asks(state, bout, AskReveal(bout))
        case [winner]:
            return _won(state, bout, winner, log)
        case _:
            return _void(state, bout, log)


def reveal(state: RoundState, asked: AskReveal, seat: Seat, card: Card, log: list[Event]) -> RoundState:
    """A secret pick; when both are in they are turned over together (BATTLE-47)."""
    bout = asked.bout
    if card not in state.hands[seat]:
        raise IllegalMove(Reason.NOT_IN_HAND)
    mine, theirs = asked.picks
    picks = (card, theirs) if seat == bout.challenger else (mine, card)
    log.append(CardPicked(seat))
    first, second = picks
    if first is None or second is None:
        return replace(state, decision=replace(asked, picks=picks))
    log.append(CardsRevealed(bout.challenger, bout.target, (first, second)))
    hands = state.hands
    calls = state.calls
    for who, pick in ((bout.challenger, first), (bout.target, second)):
        hands = with_hand(hands, who, without(hands[who], pick))
        if calls[who] == "owes":  # the one card is set aside
            calls = with_call(calls, who, "silent")
    bout = replace(bout, aside=((*bout.aside[0], first), (*bout.aside[1], second)))
    state = replace(state, decision=None, hands=hands, calls=calls)
    lead = state.face(first).number - state.face(second).number
    if lead == 0:
        return replace(state, agenda=(Arm(bout), *state.agenda))
    return _won(state, bout, bout.challenger if lead > 0 else bout.target, log)


def _won(state: RoundState, bout: Bout, winner: Seat, log: list[Event]) -> RoundState:
    """The loser takes every revealed card and draws two more (BATTLE-55, BATTLE-57)."""
    loser = bout.target if winner == bout.challenger else bout.challenger
    pot = bout.aside[0] + bout.aside[1]
    taken: tuple[Hand, Hand] = ((), pot) if winner == bout.challenger else (pot, ())
    log.append(BattleSettled(bout.challenger, bout.target, winner, taken))
    state = gained(state, loser, pot)
    return replace(state, agenda=(Take(loser, bout.loser_draws), Settle(bout, winner), *state.agenda))


def _void(state: RoundState, bout: Bout, log: list[Event]) -> RoundState:
    """Nobody can reveal: own cards back, no penalty, the challenger names the color (K05)."""
    log.append(BattleSettled(bout.challenger, bout.target, None, bout.aside))
    for seat, cards in zip((bout.challenger, bout.target), bout.aside, strict=True):
        state = gained(state, seat, cards)
    return _asks(state, bout, AskColor(bout.challenger, replace(bout, void=True)))


def settle(state: RoundState, step: Settle) -> RoundState:
    """Who is left empty-handed draws one to go on, or has gone out if there is none (BATTLE-52, K04).

    Then the winner names the color, even out of turn (K10).
    """
    for seat in (
        step.winner,
        *(seat for seat in (step.bout.challenger, step.bout.target) if seat != step.winner),
    ):
        if not state.hands[seat]:
            if can_draw(state):
                return replace(state, agenda=(Take(seat, 1), step, *state.agenda))
            return replace(state, agenda=(GoOut(seat),))
    return _asks(state, step.bout, AskColor(step.winner, step.bout))


def _asks(state: RoundState, bout: Bout, question: AskReveal | AskColor) -> RoundState:
    """A question of the battle, with the challenger's duty as it stands now."""
    calls = during_battle(state.calls, bout, len(state.hands[bout.challenger]))
    return replace(state, decision=question, calls=calls)


def acquitted(state: RoundState, seat: Seat) -> RoundState:
    """Who was caught in the middle of a battle owes nothing more for the Battle card (K09)."""
    match state.decision:
        case AskBattle(seat=challenger) as asked if challenger == seat:
            return replace(state, decision=replace(asked, owed=False))
        case AskReveal(bout=bout) | AskColor(bout=bout) as asked if bout and bout.challenger == seat:
            return replace(state, decision=replace(asked, bout=replace(bout, owed=False)))
    return state


def bout_of(state: RoundState) -> Bout | None:
    """The battle whose cards are set aside now, if one is undecided."""
    for pending in (state.decision, *state.agenda):
        match pending:
            case AskReveal(bout=bout) | Arm(bout=bout) | Ask(decision=AskReveal(bout=bout)):
                return bout
    return None
