"""Who may sit down at a table, by where they come from.

What stands for a place is a text that the server made of an address. It is kept in memory only: neither stored nor
logged, and forgotten with the table.
"""

from collections.abc import Sequence

from lastcard.match.players import Player
from lastcard.protocol import Refusal
from lastcard.table.authority import RefusedCommand
from lastcard.table.clock import Clock
from lastcard.table.state import SeatState
from lastcard.table.window import Window

SEATINGS = 12
"""How often one address may take a seat of one table in ten minutes, whoever has freed it."""


class Doorman:
    """Knows the addresses of those who sit at one table, and of those whom its host has removed."""

    def __init__(self, clock: Clock, most: int) -> None:
        self._most = most
        self._seatings = Window(clock, SEATINGS)
        self._from: dict[Player, str] = {}
        self._kept_out: set[str] = set()

    def check(self, address: str, seats: Sequence[SeatState]) -> None:
        """Refuse a seat to whoever was removed here, and to whoever has had enough of them."""
        if address in self._kept_out:
            raise RefusedCommand(Refusal.KEPT_OUT)
        held = sum(one == address and seats[player].kind == "person" for player, one in self._from.items())
        if address and (held >= self._most or not self._seatings.has_room(address)):
            raise RefusedCommand(Refusal.TOO_MANY)

    def seated(self, player: Player, address: str) -> None:
        """Somebody sat down."""
        self._seatings.take(address)
        self._from[player] = address

    def came(self, player: Player, address: str) -> None:
        """Somebody who has a seat connects; after a restart this is how an address is known again."""
        self._from.setdefault(player, address)

    def left(self, player: Player) -> None:
        """The seat is nobody's or somebody else's from now on."""
        self._from.pop(player, None)

    def of(self, player: Player) -> str:
        """Where a player came from; an empty text where that is not known."""
        return self._from.get(player, "")

    def keep_out(self, address: str) -> None:
        """Nobody sits down from there any more."""
        if address:
            self._kept_out.add(address)
