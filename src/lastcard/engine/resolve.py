"""Running the agenda: pending steps happen until a question arises."""

from typing import assert_never

from msgspec.structs import replace

from lastcard.engine import challenge, duel, ending, gift, hands, passing, piles, setup, showing, sides, turns
from lastcard.model.agenda import (
    Arm,
    Ask,
    AskToShow,
    Deal,
    DrawForTurn,
    GoOut,
    NextTurn,
    OfferChallenge,
    OpenBattle,
    Penalize,
    SetColor,
    Settle,
    Step,
    Take,
    TakeUntil,
    TurnUp,
)
from lastcard.model.decisions import AskBattle, AskColor, AskGive, AskSwap
from lastcard.model.effects import (
    Challengeable,
    DrawCards,
    DrawUntilColor,
    Duel,
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
from lastcard.model.events import ColorRestored, Event
from lastcard.model.state import RoundState


def run(state: RoundState, log: list[Event]) -> RoundState:
    """Take steps off the agenda until somebody is asked."""
    while state.decision is None:
        step, *rest = state.agenda
        state = resolve(replace(state, agenda=tuple(rest)), step, log)
    return state


def resolve(state: RoundState, step: Step, log: list[Event]) -> RoundState:
    """One step of the agenda."""
    match step:
        case NextTurn():
            return turns.next_turn(state)
        case Take():
            return piles.take(state, step, log)
        case DrawForTurn():
            return piles.draw_for_turn(state, step, log)
        case Skip():
            return turns.skip(state, log)
        case Reverse():
            return turns.reverse(state, log)
        case DrawCards():
            return challenge.draw_cards(state, step)
        case NameColor():
            return replace(state, decision=AskColor(state.turn))
        case OfferChallenge():
            return challenge.offer_challenge(state, step)
        case GoOut():
            return ending.go_out(state, step.seat, log)
        case SkipEveryone():
            return turns.skip_everyone(state, log)
        case DrawUntilColor() | ShowColor() if state.color is None:
            return replace(state, decision=AskColor(state.turn), agenda=(step, *state.agenda))
        case DrawUntilColor():
            return challenge.draw_until_color(state, step)
        case TakeUntil():
            return piles.take_until(state, step, log)
        case FlipSides():
            return sides.flip_sides(state, log)
        case Stackable():
            return challenge.offer_stack(state)
        case GiveCards():
            return replace(state, decision=AskGive(state.turn, step.forgotten_call_draws))
        case Penalize():
            return gift.penalize(state, step)
        case OpenBattle():
            owed = state.calls[state.turn] == "owes"
            return replace(state, decision=AskBattle(state.turn, step.loser_draws, step.before, owed))
        case Arm():
            return duel.arm(state, step, log)
        case Settle():
            return duel.settle(state, step)
        case ShowColor():
            return showing.begin_show(state, step)
        case AskToShow():
            return showing.ask_to_show(state, step, log)
        case SetColor():
            log.append(ColorRestored(step.color))
            return replace(state, color=step.color)
        case SwapHands():
            return replace(state, decision=AskSwap(state.turn))
        case PassHands():
            return hands.pass_hands(state, log)
        case PassCards():
            return passing.begin_pass(state, step)
        case Ask():
            return replace(state, decision=step.decision)
        case Deal():
            return setup.deal(state, log)
        case TurnUp():
            return setup.turn_up(state, log)
        case Challengeable() | RestoreColor() | Duel():
            raise AssertionError(f"{step} must be bound to its moment before it stands on the agenda")
        case _:
            assert_never(step)
