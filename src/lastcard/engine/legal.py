"""What may be said now: answers to the open question, and rights. Canonical order, equal cards once."""

from collections.abc import Iterator
from typing import assert_never

from lastcard.engine.gift import gifts
from lastcard.engine.matching import fitting, is_bluff, playable
from lastcard.engine.passing import unchosen
from lastcard.engine.piles import can_draw
from lastcard.model.agenda import GoOut
from lastcard.model.cards import Card
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
)
from lastcard.model.moves import (
    Accept,
    Answer,
    Battle,
    Call,
    Catch,
    Challenge,
    Draw,
    JumpIn,
    Keep,
    Move,
    Name,
    Pass,
    PassOn,
    Reveal,
    Right,
    Show,
    Swap,
)
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState

ACCEPT, CALL, CHALLENGE, DRAW, KEEP, PASS = Accept(), Call(), Challenge(), Draw(), Keep(), Pass()
NO_BATTLE = Battle(None)


def asked_seats(decision: Decision | None) -> tuple[Seat, ...]:
    """Who still has to answer; nobody when it is chance's question or the round is over."""
    if isinstance(decision, AskPlay):  # by far the most frequent
        return (decision.seat,)
    match decision:
        case AskReveal(bout=bout, picks=picks):
            battlers = (bout.challenger, bout.target)
            return tuple(seat for seat, pick in zip(battlers, picks, strict=True) if pick is None)
        case AskPass(left=left):
            return tuple(Seat(seat) for seat, cards in enumerate(left) if cards)
        case None | Over() | AskCut() | AskDealer() | AskShuffle():
            return ()
        case _:
            return (decision.seat,)


def legal_moves(state: RoundState, seat: Seat) -> tuple[Move, ...]:
    """All moves open to a seat now."""
    return (*answers(state, seat), *rights(state, seat))


def answers(state: RoundState, seat: Seat) -> tuple[Answer, ...]:
    """The moves that answer the seat's question."""
    decision = state.decision
    if isinstance(decision, AskPlay):
        return _turn_moves(state, seat) if decision.seat == seat else ()
    if seat not in asked_seats(decision):
        return ()
    match decision:
        case AskDrawn(card=card):
            kept = () if must_play_drawn(state, decision) else (KEEP,)
            return (state.sheet.plays[card], *kept) if playable(state, seat, card) else kept
        case AskColor():
            return tuple(Name(color) for color in state.sheet.colors[state.side])
        case AskChallenge():
            return (ACCEPT, CHALLENGE, *_stack_answers(state, seat))
        case AskStack():
            return (ACCEPT, *_stack_answers(state, seat))
        case AskGive():
            return tuple(gifts(state, seat))
        case AskBattle():
            nobody = (NO_BATTLE,) if state.sheet.rulings.battle_optional else ()
            return (*nobody, *(Battle(other) for other in _others(state, seat)))
        case AskSwap():
            return tuple(Swap(other) for other in _others(state, seat))
        case AskReveal():
            return tuple(Reveal(card) for card in dict.fromkeys(state.hands[seat]))
        case AskShow(color=color):
            shown = state.sheet.colored[state.side, color]
            return tuple(Show(card) for card in dict.fromkeys(state.hands[seat]) if card in shown)
        case AskPass(chosen=chosen):
            return tuple(PassOn(card) for card in dict.fromkeys(unchosen(state.hands[seat], chosen[seat])))
        case None | Over() | AskCut() | AskDealer() | AskShuffle():
            return ()
        case _:
            assert_never(decision)


def _turn_moves(state: RoundState, seat: Seat) -> tuple[Answer, ...]:
    """Play, draw, or pass when nothing can be drawn and nothing need be played (G12, G13)."""
    sheet, fits = state.sheet, fitting(state)
    cards = [card for card in dict.fromkeys(state.hands[seat]) if card in fits]
    if not sheet.bluffs:
        cards = [card for card in cards if not is_bluff(state, seat, card)]
    moves: list[Answer] = [sheet.plays[card] for card in cards]
    if can_draw(state):
        if may_draw(state, seat):
            moves.append(DRAW)
    elif is_stuck(state, seat):
        moves.append(PASS)
    return tuple(moves)


def may_draw(state: RoundState, seat: Seat) -> bool:
    """Whether a card may be drawn although one fits: only a wild need not be played, if that, or a bluff (G12)."""
    may = state.sheet.voluntary_draw
    if may is True:
        return True
    if may == "never":
        return is_stuck(state, seat)
    fits, faces = fitting(state), state.sheet.faces[state.side]
    return not any(
        card in fits and faces[card].color and not is_bluff(state, seat, card) for card in state.hands[seat]
    )


def is_stuck(state: RoundState, seat: Seat) -> bool:
    """Whether the hand has nothing to play; a bluff is never forced, so it counts for nothing (G13)."""
    fits = fitting(state)
    return all(card not in fits or is_bluff(state, seat, card) for card in state.hands[seat])


def must_play_drawn(state: RoundState, asked: AskDrawn) -> bool:
    """Whether the drawn card may not be kept; a bluff is never forced (G11)."""
    if state.sheet.drawn_card != "must" and not asked.stuck:
        return False
    return playable(state, asked.seat, asked.card) and not is_bluff(state, asked.seat, asked.card)


def stackable(state: RoundState, seat: Seat, card: Card) -> bool:
    """Whether a card of the hand answers the draw card on top (HOUSE-01)."""
    top, draws, house = state.top.draws, state.face(card).draws, state.sheet.rulings.stacking
    if not house or not top or not draws or (draws < top if house == "higher" else draws != top):
        return False
    return state.sheet.bluffs or not is_bluff(state, seat, card)


def _stack_answers(state: RoundState, seat: Seat) -> Iterator[Answer]:
    for card in dict.fromkeys(state.hands[seat]):
        if stackable(state, seat, card):
            yield state.sheet.plays[card]


def _others(state: RoundState, seat: Seat) -> Iterator[Seat]:
    return (Seat(other) for other in range(len(state.hands)) if other != seat)


def rights(state: RoundState, seat: Seat) -> tuple[Right, ...]:
    """What a seat may say whoever is asked: call UNO, catch a missing call, jump in."""
    if isinstance(state.decision, Over | ChanceDecision) or has_gone_out(state, seat):
        return ()
    found: list[Right] = []
    if state.calls[seat] in ("silent", "owes") and may_call(state, seat):
        found.append(CALL)
    false_catches = state.sheet.rulings.false_catch_penalty
    found.extend(
        Catch(other) for other in _others(state, seat) if false_catches or state.calls[other] == "owes"
    )
    if window_for_jumps(state):
        found.extend(JumpIn(card) for card in dict.fromkeys(state.hands[seat]) if identical(state, card))
    return tuple(found)


def has_gone_out(state: RoundState, seat: Seat) -> bool:
    """Whether the seat has played its last card, whose effects on others are still carried out."""
    return bool(state.agenda) and state.agenda[-1] == GoOut(seat)


def identical(state: RoundState, card: Card) -> bool:
    """Whether a card has the color and the symbol of the top."""
    return state.face(card).code == state.top.code


def may_call(state: RoundState, seat: Seat) -> bool:
    """Whether a call has ground: one card is left and owed, or will be after the answer (G26, B09, K09)."""
    if state.calls[seat] == "owes":
        return True
    two_cards = len(state.hands[seat]) == 2
    match state.decision:
        case AskPlay(seat=asked):
            return two_cards and (asked == seat or may_jump(state, seat))
        case AskDrawn(seat=asked) | AskStack(seat=asked):
            return asked == seat and two_cards
        case AskChallenge(seat=asked):
            return asked == seat and two_cards and bool(state.sheet.rulings.stacking)
        case AskGive(seat=asked):
            return asked == seat
        case AskColor() | AskBattle() | AskReveal():
            return in_battle(state, seat)
        case None | Over() | AskCut() | AskDealer() | AskShuffle() | AskShow() | AskSwap() | AskPass():
            return False
        case _:
            assert_never(state.decision)


def in_battle(state: RoundState, seat: Seat) -> bool:
    """Whether the seat is in a battle that is not settled: a call waits for its end, whatever is gained (K08)."""
    match state.decision:
        case AskBattle(seat=challenger):
            return seat == challenger
        case AskReveal(bout=bout) | AskColor(bout=bout) if bout is not None:
            return seat in (bout.challenger, bout.target)
    return False


def may_jump(state: RoundState, seat: Seat) -> bool:
    """Whether the seat holds a card to jump in with, now."""
    return window_for_jumps(state) and any(identical(state, card) for card in state.hands[seat])


def window_for_jumps(state: RoundState) -> bool:
    """Whether the top may be jumped on: its window is open, and no question of its effects (HOUSE-02)."""
    return state.jumpable and isinstance(state.decision, AskPlay)
