"""One input at a time: `apply` is the law."""

from typing import assert_never

from msgspec.structs import replace

from lastcard.engine import challenge, duel, gift, hands, passing, showing
from lastcard.engine.calls import after_battle, after_begin, after_turn, with_call
from lastcard.engine.ending import block, nobody_can_go_out
from lastcard.engine.legal import (
    asked_seats,
    has_gone_out,
    identical,
    in_battle,
    is_stuck,
    may_call,
    may_draw,
    must_play_drawn,
    stackable,
    window_for_jumps,
)
from lastcard.engine.matching import fitting, is_bluff
from lastcard.engine.piles import can_draw, pile_moved, pile_top
from lastcard.engine.resolve import run
from lastcard.engine.setup import chance
from lastcard.engine.turns import begin_turn, next_turn, put_down
from lastcard.model.agenda import Ask, DrawForTurn, Take
from lastcard.model.cards import Card, Color
from lastcard.model.chance import Outcome
from lastcard.model.decisions import (
    AskBattle,
    AskChallenge,
    AskColor,
    AskCut,
    AskDealer,
    AskDrawn,
    AskGive,
    AskPass,
    AskPlay,
    AskReveal,
    AskShow,
    AskShuffle,
    AskStack,
    AskSwap,
    ChanceDecision,
    Decision,
    Over,
    SeatDecision,
)
from lastcard.model.errors import IllegalMove, ImpossibleOutcome, Reason
from lastcard.model.events import (
    Asked,
    CardKept,
    CatchFailed,
    ColorNamed,
    Event,
    PileTopChanged,
    TurnPassed,
    UnoCalled,
    UnoCaught,
)
from lastcard.model.moves import (
    Accept,
    Answer,
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
    PassOn,
    Play,
    Reveal,
    Show,
    Swap,
)
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState, Transition

CAUGHT_DRAWS = 2
"""Cards drawn by who is caught without a call (BATTLE-43), or who catches without ground (HOUSE-07)."""


def apply(state: RoundState, actor: Seat | None, said: Move | Outcome) -> Transition:
    """The round after one more input, or IllegalMove / ImpossibleOutcome with nothing changed."""
    log: list[Event] = []
    if isinstance(said, Outcome):
        if actor is not None:
            raise ImpossibleOutcome("expected chance to decide its outcomes, found a player")
        after = chance(state, said, log)
    elif actor is None:
        raise ImpossibleOutcome("expected an outcome from chance, found a move")
    else:
        after = _said(state, actor, said, log)
    if after.decision is None:
        after = run(after, log)
    if after.sheet.barring and isinstance(after.decision, AskPlay) and nobody_can_go_out(after):
        after = block(after, log)
    if after.sheet.two_sided and pile_moved(state, after):
        log.append(PileTopChanged(pile_top(after)))
    log.append(asked(after))
    return Transition(state, after, tuple(log))


def asked(state: RoundState) -> Asked:
    """What everybody may know of the open question."""
    decision = state.decision
    if isinstance(decision, AskPlay):
        return Asked("play", (decision.seat,), state.turn, state.calls, state.jumpable, 0)
    assert decision is not None, "the agenda has run"  # noqa: S101 - narrows the type
    at_stake = 0
    if isinstance(decision, AskChallenge | AskStack):
        at_stake = challenge.at_stake(state)
    elif isinstance(decision, AskPass):
        at_stake = decision.n
    return Asked(decision.kind, asked_seats(decision), state.turn, state.calls, state.jumpable, at_stake)


def _said(state: RoundState, seat: Seat, move: Move, log: list[Event]) -> RoundState:
    """A move by a seat: a right, or an answer if it is asked."""
    decision = state.decision
    if isinstance(move, Answer):
        if seat in asked_seats(decision):
            return _answer(state, seat, move, log)
        raise IllegalMove(_not_asked(decision, seat))
    if isinstance(decision, Over | ChanceDecision) or has_gone_out(state, seat):
        raise IllegalMove(_not_asked(decision, seat))
    if not 0 <= seat < len(state.hands):
        raise IllegalMove(Reason.NO_SUCH_SEAT)
    match move:
        case Call():
            return _call(state, seat, log)
        case Catch(seat=other):
            return _catch(state, seat, other, log)
        case JumpIn(card=card):
            return _jump_in(state, seat, card, log)
        case _:
            assert_never(move)


def _not_asked(decision: Decision | None, seat: Seat) -> Reason:
    """Why a seat cannot answer now."""
    match decision:
        case Over():
            return Reason.ROUND_OVER
        case AskCut() | AskDealer() | AskShuffle():
            return Reason.AWAITING_CHANCE
        case AskReveal(bout=bout):
            return Reason.ALREADY_PICKED if seat in (bout.challenger, bout.target) else Reason.NOT_ASKED
        case AskPass(left=left):
            return Reason.ALREADY_PICKED if 0 <= seat < len(left) else Reason.NOT_ASKED
        case (
            None
            | AskPlay()
            | AskDrawn()
            | AskColor()
            | AskChallenge()
            | AskStack()
            | AskGive()
            | AskBattle()
            | AskShow()
            | AskSwap()
        ):
            return Reason.NOT_ASKED
        case _:
            assert_never(decision)


def _answer(state: RoundState, seat: Seat, move: Answer, log: list[Event]) -> RoundState:
    """The answer of a seat that is asked."""
    decision = state.decision
    match move:
        case Play(card=card):
            return _play(state, seat, card, log)
        case Draw() if isinstance(decision, AskPlay):
            return _draw(state, seat)
        case Keep() if isinstance(decision, AskDrawn):
            return _keep(state, decision, log)
        case Pass() if isinstance(decision, AskPlay):
            return _pass(state, seat, log)
        case Name(color=color) if isinstance(decision, AskColor):
            return _name(state, decision, color, log)
        case Challenge() if isinstance(decision, AskChallenge):
            return challenge.challenge(state, decision, log)
        case Accept() if isinstance(decision, AskChallenge | AskStack):
            return challenge.accept(state, seat, log)
        case Give() if isinstance(decision, AskGive):
            return gift.give(state, decision, move, log)
        case Battle(opponent=other) if isinstance(decision, AskBattle):
            if other is not None:
                _check_other(state, seat, other)
            elif not state.sheet.rulings.battle_optional:
                raise IllegalMove(Reason.MUST_BATTLE)
            return duel.battle(state, decision, other, log)
        case Reveal(card=card) if isinstance(decision, AskReveal):
            return duel.reveal(state, decision, seat, card, log)
        case Show(card=card) if isinstance(decision, AskShow):
            return showing.show(state, decision, card, log)
        case Swap(other=other) if isinstance(decision, AskSwap):
            _check_other(state, seat, other)
            return hands.swap_hands(state, seat, other, log)
        case PassOn(card=card) if isinstance(decision, AskPass):
            return passing.pass_on(state, decision, seat, card, log)
        case (
            Draw()
            | Keep()
            | Pass()
            | Name()
            | Challenge()
            | Accept()
            | Give()
            | Battle()
            | Reveal()
            | Show()
            | Swap()
            | PassOn()
        ):
            raise IllegalMove(Reason.WRONG_ANSWER)
        case _:
            assert_never(move)


def _check_other(state: RoundState, seat: Seat, other: Seat) -> None:
    if other == seat:
        raise IllegalMove(Reason.OWN_SEAT)
    if not 0 <= other < len(state.hands):
        raise IllegalMove(Reason.NO_SUCH_SEAT)


def _play(state: RoundState, seat: Seat, card: Card, log: list[Event]) -> RoundState:
    """A card from the hand, as a turn, after a draw, or on top of a draw card."""
    if card not in state.hands[seat]:
        raise IllegalMove(Reason.NOT_IN_HAND)
    match state.decision:
        case AskPlay():
            _check_fit(state, seat, card)
            return put_down(state, seat, card, log)
        case AskDrawn(card=drawn):
            if card != drawn:
                raise IllegalMove(Reason.ONLY_DRAWN_CARD)
            _check_fit(state, seat, card)
            return put_down(state, seat, card, log)
        case AskChallenge() | AskStack():
            if not stackable(state, seat, card):
                raise IllegalMove(Reason.CANNOT_STACK)
            return put_down(state, seat, card, log, carry=challenge.at_stake(state))
    raise IllegalMove(Reason.WRONG_ANSWER)


def _check_fit(state: RoundState, seat: Seat, card: Card) -> None:
    if card not in fitting(state):
        raise IllegalMove(Reason.NO_MATCH)
    if not state.sheet.bluffs and is_bluff(state, seat, card):
        raise IllegalMove(Reason.HOLDS_COLOR)


def _draw(state: RoundState, seat: Seat) -> RoundState:
    """Draw instead of playing; a call made ahead lapses, and mostly the window closes (G27)."""
    if not can_draw(state):
        raise IllegalMove(Reason.CANNOT_DRAW)
    if not may_draw(state, seat):
        raise IllegalMove(Reason.MUST_PLAY)
    return replace(
        state,
        decision=None,
        agenda=(
            DrawForTurn(seat, stuck=state.sheet.drawn_card == "must_if_stuck" and is_stuck(state, seat)),
        ),
        calls=after_begin(state.calls, state.sheet.rulings),
        jumpable=False,
        passes=0,
    )


def _keep(state: RoundState, decision: AskDrawn, log: list[Event]) -> RoundState:
    """Keep the drawn card and end the turn, unless it must be played (G11)."""
    if must_play_drawn(state, decision):
        raise IllegalMove(Reason.MUST_PLAY_DRAWN)
    log.append(CardKept(decision.seat))
    return next_turn(replace(state, calls=after_turn(state.calls, state.sheet.rulings)))


def _pass(state: RoundState, seat: Seat, log: list[Event]) -> RoundState:
    """Neither play nor draw; when a whole round of seats has passed the round is blocked (G37)."""
    if can_draw(state):
        raise IllegalMove(Reason.CAN_DRAW)
    if not is_stuck(state, seat):
        raise IllegalMove(Reason.MUST_PLAY)
    log.append(TurnPassed(seat))
    calls = after_turn(state.calls, state.sheet.rulings)
    passed = replace(state, passes=state.passes + 1, calls=calls, jumpable=False)
    return block(passed, log) if passed.passes == len(state.hands) else next_turn(passed)


def _name(state: RoundState, decision: AskColor, color: Color, log: list[Event]) -> RoundState:
    """The named color counts from now on; a battle is judged when its color is named (K08)."""
    if color not in state.sheet.colors[state.side]:
        raise IllegalMove(Reason.NO_SUCH_COLOR)
    log.append(ColorNamed(decision.seat, color))
    named = replace(state, color=color, decision=None)
    if bout := decision.bout:
        left = (len(state.hands[bout.challenger]), len(state.hands[bout.target]))
        rulings = state.sheet.rulings
        named = replace(
            named,
            calls=after_battle(state.calls, bout, left, rulings),
            turn=bout.target if rulings.battle_next == "challenged" else named.turn,
        )
    # With nothing pending the color was named for a turned-up card, by the player about to play on it.
    return named if named.agenda else begin_turn(named, named.turn)


def _call(state: RoundState, seat: Seat, log: list[Event]) -> RoundState:
    """UNO: due now, or ahead of the answer that will leave one card (G26)."""
    if state.calls[seat] in ("ahead", "called"):
        raise IllegalMove(Reason.ALREADY_CALLED)
    if not may_call(state, seat):
        raise IllegalMove(Reason.NO_CALL)
    log.append(UnoCalled(seat))
    landed = state.calls[seat] == "owes" and not in_battle(state, seat)
    return replace(state, calls=with_call(state.calls, seat, "called" if landed else "ahead"))


def _catch(state: RoundState, seat: Seat, other: Seat, log: list[Event]) -> RoundState:
    """Who is caught draws two, and the open question stays open (G31)."""
    _check_other(state, seat, other)
    if state.calls[other] == "owes":
        log.append(UnoCaught(other, seat))
        state = duel.acquitted(replace(state, calls=with_call(state.calls, other, "silent")), other)
        return _interrupted(state, Take(other, CAUGHT_DRAWS))
    if state.sheet.rulings.false_catch_penalty:
        log.append(CatchFailed(other, seat))
        return _interrupted(state, Take(seat, CAUGHT_DRAWS))
    raise IllegalMove(Reason.NOTHING_TO_CATCH)


def _interrupted(state: RoundState, take: Take) -> RoundState:
    """Somebody draws now, then the same question is open again."""
    decision = state.decision
    assert isinstance(decision, SeatDecision), "rights are open only beside a question to a seat"  # noqa: S101
    return replace(state, decision=None, agenda=(take, Ask(decision), *state.agenda))


def _jump_in(state: RoundState, seat: Seat, card: Card, log: list[Event]) -> RoundState:
    """An identical card out of turn; play goes on from the jumper's seat (HOUSE-02)."""
    if not window_for_jumps(state):
        raise IllegalMove(Reason.NO_JUMP)
    if card not in state.hands[seat]:
        raise IllegalMove(Reason.NOT_IN_HAND)
    if not identical(state, card):
        raise IllegalMove(Reason.NOT_IDENTICAL)
    return put_down(state, seat, card, log, jumped=True)
