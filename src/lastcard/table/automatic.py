"""Moves made for a seat: by its bot, or for a person who is away or out of time."""

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from lastcard.bots.bot import Bot
from lastcard.bots.calling import worth_calling
from lastcard.bots.levels import make_bot
from lastcard.match.match import Match
from lastcard.match.players import Player
from lastcard.model.moves import Call, Catch, JumpIn, Move
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Transition
from lastcard.table.pacing import Due, remembers_to_call
from lastcard.table.state import TableState
from lastcard.table.stories import Stories
from lastcard.views.prompt import Prompt, prompt_for
from lastcard.views.view import view_of

STAND_IN = "normal"
"""The level of the bot that plays for a person."""


class Minds:
    """The bots of a table, each with what it has heard of the round."""

    def __init__(self) -> None:
        self.stories = Stories()
        self._bots: dict[tuple[Seat, str], Bot] = {}

    def hear(self, transitions: Iterable[Transition], *, dealt: bool) -> None:
        """Something has happened; with a new round everybody thinks anew."""
        self.stories.hear(transitions, dealt=dealt)
        if dealt:
            self._bots.clear()

    def bot(self, seat: Seat, level: str, sheet: Sheet) -> Bot:
        """Who plays for a seat: the same one through a round, so that nothing is worked out twice."""
        if (seat, level) not in self._bots:
            self._bots[seat, level] = make_bot(level, sheet)
        return self._bots[seat, level]


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
    view = view_of(match.round, seat)
    answer: Move | None = next((right for right in prompt.rights if isinstance(right, JumpIn)), None)
    if what is not Due.JUMP:
        level = table.seats[player].level or STAND_IN
        bot, story = minds.bot(seat, level, match.sheet), minds.stories.of(seat)
        answer = bot.move(view, replace(prompt, rights=()), rng, story)
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
