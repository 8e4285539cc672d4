"""Moves made for a seat: by its bot, or for a person who is away or out of time."""

from random import Random

from msgspec.structs import replace

from lastcard.bots.aim import aim_in
from lastcard.bots.calling import worth_calling
from lastcard.match.match import Match
from lastcard.match.players import Player
from lastcard.model.moves import Call, Catch, JumpIn, Move
from lastcard.table.minds import Minds, Question
from lastcard.table.pacing import Due, remembers_to_call
from lastcard.table.state import TableState
from lastcard.views.prompt import Prompt, prompt_for
from lastcard.views.view import view_of


def automatic_moves(
    table: TableState, match: Match, player: Player, what: Due, rng: Random, *, minds: Minds
) -> list[Move]:
    """What the seat says by itself now: perhaps a call first, then an answer; or a right alone."""
    seat = match.seat_of(player)
    prompt = None if seat is None else prompt_for(match.round, seat)
    if seat is None or prompt is None:
        return []
    if what is Due.RIGHT:
        return _right(match, prompt)
    view, level = view_of(match.round, seat), table.seats[player].plays_as
    asked = Question(match.sheet, aim_in(match, seat), view, replace(prompt, rights=()), rng)
    if what is Due.THINK:
        minds.think(level, asked)
        return []
    jump = next((right for right in prompt.rights if isinstance(right, JumpIn)), None)
    answer = jump if what is Due.JUMP else minds.answer(level, asked)
    if answer is None:
        return []
    may_call = any(isinstance(right, Call) for right in prompt.rights)
    if may_call and worth_calling(len(view.hands[seat]), answer) and remembers_to_call(table, player):
        return [Call(), answer]
    return [answer]


def _right(match: Match, prompt: Prompt) -> list[Move]:
    """The own missing call first, then a catch."""
    calls = match.round.calls
    for right in prompt.rights:
        if isinstance(right, Call) and calls[prompt.seat] == "owes":
            return [right]
    for right in prompt.rights:
        if isinstance(right, Catch) and calls[right.seat] == "owes":
            return [right]
    return []
