"""Questions and pending steps as numbers and back (see `codes`).

What does not fit into a number (the hand behind a wild draw, the battle in progress) is collected in a
`Memory` while reading from the engine; there is never more than one of each in a round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from lastcard.fast.twin import codes
from lastcard.fast.twin import layout as at
from lastcard.fast.twin.codes import first_of, pack, seat_of, second_of, what_of
from lastcard.fast.twin.tables import color_number, effect_step
from lastcard.model import agenda as pending
from lastcard.model import decisions as ask
from lastcard.model import effects
from lastcard.model.cards import Card, Color
from lastcard.model.seats import Seat

if TYPE_CHECKING:
    from lastcard.fast.twin.codec import Codec, Games
    from lastcard.model.state import RoundState


class Memory:
    """What the questions and steps of a round refer to."""

    played: ask.WildDraw | None = None
    bout: ask.Bout | None = None
    before: tuple[int, ...] | None = None
    owed: bool = False
    passing: ask.AskPass | None = None


def question_number(codec: Codec, state: RoundState, decision: ask.Decision | None, memory: Memory) -> int:
    """A question as a number."""
    rank = codec.sheet.rank
    match decision:
        case None:
            return 0
        case ask.AskCut(seats=seats):
            return pack(codes.ASK_CUT, 0, sum(1 << seat for seat in seats))
        case ask.AskDealer():
            return pack(codes.ASK_DEALER)
        case ask.AskShuffle():
            return pack(codes.ASK_SHUFFLE)
        case ask.AskPlay(seat=seat):
            return pack(codes.ASK_PLAY, seat)
        case ask.AskDrawn(seat=seat, card=card, stuck=stuck):
            return pack(codes.ASK_DRAWN, seat, rank[card], int(stuck))
        case ask.AskColor(seat=seat, bout=bout):
            memory.bout = bout or memory.bout
            return pack(codes.ASK_COLOR, seat, int(bout is not None))
        case ask.AskChallenge(seat=seat, played=played):
            memory.played = played
            return pack(codes.ASK_CHALLENGE, seat)
        case ask.AskStack(seat=seat):
            return pack(codes.ASK_STACK, seat)
        case ask.AskGive(seat=seat, forgotten_call_draws=draws):
            return pack(codes.ASK_GIVE, seat, draws)
        case ask.AskBattle(seat=seat, loser_draws=draws, before=before, owed=owed):
            memory.before, memory.owed = before, owed
            return pack(codes.ASK_BATTLE, seat, draws)
        case ask.AskReveal(bout=bout, picks=picks):
            memory.bout = bout
            first, second = (0 if pick is None else rank[pick] + 1 for pick in picks)
            return pack(codes.ASK_REVEAL, 0, first, second)
        case ask.AskShow(seat=seat, caller=caller, color=color):
            return pack(codes.ASK_SHOW, seat, caller, color_number(codec.sheet, state.side, color))
        case ask.AskSwap(seat=seat):
            return pack(codes.ASK_SWAP, seat)
        case ask.AskPass(n=n):
            memory.passing = decision
            return pack(codes.ASK_PASS, 0, n)
        case ask.Over(winner=winner):
            return pack(codes.OVER, winner or 0, int(winner is not None))
        case _:
            assert_never(decision)


def step_number(codec: Codec, state: RoundState, step: pending.Step, memory: Memory) -> int:
    """A pending step as a number."""
    sheet = codec.sheet
    match step:
        case pending.Deal():
            return pack(codes.DEAL)
        case pending.TurnUp():
            return pack(codes.TURN_UP)
        case pending.Take(seat=seat, n=n):
            return pack(codes.TAKE, seat, n)
        case pending.TakeUntil(seat=seat, color=color, extra=extra):
            return pack(codes.TAKE_UNTIL, seat, color_number(sheet, state.side, color), extra)
        case pending.DrawForTurn(seat=seat, last=last, stuck=stuck):
            return pack(codes.DRAW_FOR_TURN, seat, 0 if last is None else sheet.rank[last] + 1, int(stuck))
        case pending.OfferChallenge(played=played):
            memory.played = memory.played or played
            return pack(codes.OFFER_CHALLENGE, 0, played.terms.extra)
        case pending.SetColor(color=color):
            return pack(codes.SET_COLOR, 0, color_number(sheet, state.side, color))
        case pending.OpenBattle(loser_draws=draws, before=before):
            memory.before = before
            return pack(codes.OPEN_BATTLE, 0, draws)
        case pending.Arm(bout=bout):
            memory.bout = bout
            return pack(codes.ARM)
        case pending.Settle(bout=bout, winner=winner):
            memory.bout = bout
            return pack(codes.SETTLE, winner)
        case pending.AskToShow(seat=seat, caller=caller, penalty=penalty):
            return pack(codes.ASK_TO_SHOW, seat, caller, penalty)
        case pending.Penalize(seat=seat, n=n):
            return pack(codes.PENALIZE, seat, n)
        case pending.Ask(decision=decision):
            return codes.ASK | question_number(codec, state, decision, memory) << 8
        case pending.NextTurn():
            return pack(codes.NEXT_TURN)
        case pending.GoOut(seat=seat):
            return pack(codes.GO_OUT, seat)
        case _:
            return effect_step(step)


def _color(codec: Codec, number: int) -> Color:
    color = codec.color(number)
    assert color is not None, "colors are counted from 1"  # noqa: S101 - narrows the type
    return color


def _card(codec: Codec, number: int) -> Card | None:
    """A card that may be missing."""
    return codec.kinds[number - 1] if number else None


def _bout(codec: Codec, games: Games, g: int) -> ask.Bout:
    now = games.now
    challenger, target = int(now[g, at.CHALLENGER]), int(now[g, at.TARGET])
    first, second = int(now[g, at.ASIDE_SIZE]), int(now[g, at.ASIDE_SIZE + 1])
    return ask.Bout(
        challenger=Seat(challenger),
        target=Seat(target),
        before=(int(now[g, at.BEFORE + challenger]), int(now[g, at.BEFORE + target])),
        loser_draws=int(now[g, at.LOSER_DRAWS]),
        aside=(codec.pile(games, g, at.ASIDE, first), codec.pile(games, g, at.ASIDE + 1, second)),
        void=bool(now[g, at.VOID]),
        owed=bool(now[g, at.OWED]),
    )


def _wild_draw(codec: Codec, games: Games, g: int, extra: int) -> ask.WildDraw:
    now = games.now
    return ask.WildDraw(
        accused=Seat(int(now[g, at.ACCUSED])),
        held=codec.cards_of(now[g, at.HELD : at.HELD + 2]),
        color=_color(codec, int(now[g, at.RESPECTED])),
        terms=effects.Challengeable(extra),
    )


def _passing(codec: Codec, games: Games, g: int, n: int) -> ask.AskPass:
    rows = [int(row) for row in games.now[g, at.CHOICES : at.CHOICES + games.now[g, at.SEATS]]]
    chosen = ([_card(codec, row >> place & 0xFF) for place in (8, 16, 24)] for row in rows)
    return ask.AskPass(
        n, tuple(row & 0xFF for row in rows), tuple(tuple(filter(None, cards)) for cards in chosen)
    )


def _before(games: Games, g: int) -> tuple[int, ...]:
    return tuple(int(games.now[g, at.BEFORE + seat]) for seat in range(games.now[g, at.SEATS]))


def read_question(codec: Codec, games: Games, g: int, number: int) -> ask.Decision | None:
    """The question of this number; None while the agenda runs."""
    now = games.now
    match what_of(number):
        case 0:
            return None
        case codes.ASK_CUT:
            asked = first_of(number)
            return ask.AskCut(tuple(Seat(seat) for seat in range(at.MOST_SEATS) if asked >> seat & 1))
        case codes.ASK_DEALER:
            return ask.AskDealer()
        case codes.ASK_SHUFFLE:
            pile, size = at.DRAW_PILE, int(now[g, at.DRAW_SIZE])
            if not size:
                pile, size = at.DISCARD_PILE, int(now[g, at.DISCARD_SIZE]) - 1
            cards = codec.pile(games, g, pile, size)
            return ask.AskShuffle(tuple(sorted(cards, key=codec.sheet.rank.__getitem__)))
        case codes.OVER:
            caught = tuple(int(now[g, at.CAUGHT + seat]) for seat in range(now[g, at.SEATS]))
            return ask.Over(Seat(seat_of(number)) if first_of(number) else None, caught)
    return _seat_question(codec, games, g, number)


def _seat_question(codec: Codec, games: Games, g: int, number: int) -> ask.SeatDecision:
    now, seat, first, second = games.now, Seat(seat_of(number)), first_of(number), second_of(number)
    match what_of(number):
        case codes.ASK_PLAY:
            return ask.AskPlay(seat)
        case codes.ASK_DRAWN:
            return ask.AskDrawn(seat, codec.kinds[first], bool(second))
        case codes.ASK_COLOR:
            return ask.AskColor(seat, _bout(codec, games, g) if first else None)
        case codes.ASK_CHALLENGE:
            return ask.AskChallenge(seat, _wild_draw(codec, games, g, int(now[g, at.EXTRA])))
        case codes.ASK_STACK:
            return ask.AskStack(seat)
        case codes.ASK_GIVE:
            return ask.AskGive(seat, first)
        case codes.ASK_BATTLE:
            return ask.AskBattle(seat, first, _before(games, g), bool(now[g, at.OWED]))
        case codes.ASK_REVEAL:
            return ask.AskReveal(_bout(codec, games, g), (_card(codec, first), _card(codec, second)))
        case codes.ASK_SHOW:
            return ask.AskShow(seat, Seat(first), _color(codec, second))
        case codes.ASK_SWAP:
            return ask.AskSwap(seat)
        case codes.ASK_PASS:
            return _passing(codec, games, g, first)
    raise ValueError(f"expected the number of a question, found {number}")


def read_step(codec: Codec, games: Games, g: int, number: int) -> pending.Step:
    """The step of this number."""
    seat, first, second = Seat(seat_of(number)), first_of(number), second_of(number)
    match what_of(number):
        case codes.NEXT_TURN:
            return pending.NextTurn()
        case codes.GO_OUT:
            return pending.GoOut(seat)
        case codes.TAKE:
            return pending.Take(seat, first)
        case codes.TAKE_UNTIL:
            return pending.TakeUntil(seat, _color(codec, first), second)
        case codes.DRAW_FOR_TURN:
            return pending.DrawForTurn(seat, _card(codec, first), bool(second))
        case codes.OFFER_CHALLENGE:
            return pending.OfferChallenge(_wild_draw(codec, games, g, first))
        case codes.SET_COLOR:
            return pending.SetColor(_color(codec, first))
        case codes.OPEN_BATTLE:
            return pending.OpenBattle(first, _before(games, g))
        case codes.ARM:
            return pending.Arm(_bout(codec, games, g))
        case codes.SETTLE:
            return pending.Settle(_bout(codec, games, g), seat)
        case codes.ASK_TO_SHOW:
            return pending.AskToShow(seat, Seat(first), second)
        case codes.PENALIZE:
            return pending.Penalize(seat, first)
        case codes.ASK:
            return pending.Ask(_seat_question(codec, games, g, number >> 8))
        case codes.DEAL:
            return pending.Deal()
        case codes.TURN_UP:
            return pending.TurnUp()
    return _effect(number)


def _effect(number: int) -> effects.Effect:
    first = first_of(number)
    match what_of(number):
        case codes.SKIP:
            return effects.Skip()
        case codes.SKIP_EVERYONE:
            return effects.SkipEveryone()
        case codes.REVERSE:
            return effects.Reverse()
        case codes.DRAW_CARDS:
            return effects.DrawCards(first, loses_turn=bool(second_of(number)))
        case codes.DRAW_UNTIL_COLOR:
            return effects.DrawUntilColor(first)
        case codes.NAME_COLOR:
            return effects.NameColor()
        case codes.STACKABLE:
            return effects.Stackable()
        case codes.GIVE_CARDS:
            return effects.GiveCards(first)
        case codes.SHOW_COLOR:
            return effects.ShowColor(first)
        case codes.FLIP_SIDES:
            return effects.FlipSides()
        case codes.SWAP_HANDS:
            return effects.SwapHands()
        case codes.PASS_HANDS:
            return effects.PassHands()
        case codes.PASS_CARDS:
            return effects.PassCards(first)
    raise ValueError(f"expected the number of a step, found {number}")
