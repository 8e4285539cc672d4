"""What a player's message asks of the authority, and what is answered to one that is not taken."""

from collections.abc import Callable
from typing import assert_never

from lastcard.match.players import Player
from lastcard.model.errors import BadOption, IllegalMove, LastcardError
from lastcard.protocol import (
    Begin,
    Leave,
    MixEntropy,
    Refusal,
    Refused,
    Rejected,
    SealEntropy,
    SeatBot,
    Stale,
    Unseat,
)
from lastcard.table import authority
from lastcard.table.authority import RefusedCommand, StaleAnswer
from lastcard.table.entries import Entry
from lastcard.table.state import TableState
from lastcard.table.store.base import Damaged, StoreError

Command = Callable[[TableState], list[Entry]]
"""The entries that come of it, as the table is now; it is asked again where another process was quicker."""

NOT_TAKEN = (IllegalMove, StaleAnswer, RefusedCommand, BadOption, StoreError)
"""Whoever said what ends so is answered."""


def command(player: Player, message: SealEntropy | MixEntropy | Begin | SeatBot | Unseat | Leave) -> Command:
    """What the message asks for."""
    match message:
        case SealEntropy(match=number, round=deal, commitment=commitment):
            return lambda table: authority.seal_luck(table, player, f"{number}.{deal}", commitment)
        case MixEntropy(entropy=entropy):
            return lambda table: authority.mix(table, player, entropy)
        case Begin():
            return lambda table: authority.begin(table, player)
        case SeatBot(player=other, level=level):
            return lambda table: authority.seat_bot(table, player, other, level)
        case Unseat(player=other):
            return lambda table: authority.unseat(table, player, other)
        case Leave():
            return lambda table: authority.leave(table, player)
        case _:
            assert_never(message)


def answer_to(error: LastcardError) -> Rejected | Stale | Refused:
    """What is said to whoever said something that was not taken."""
    match error:
        case IllegalMove(reason=reason):
            return Rejected(reason)
        case StaleAnswer():
            return Stale()
        case RefusedCommand(code=code):
            return Refused(code)
        case BadOption():
            return Refused(Refusal.BAD_CONFIG)
        case Damaged():
            return Refused(Refusal.TABLE_DAMAGED)
    return Refused(Refusal.STORE_DOWN)
