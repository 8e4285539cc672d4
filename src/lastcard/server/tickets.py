"""Seat tickets: the only proof that a seat is one's own. They cannot be guessed, and only hashes are kept."""

import hashlib
import hmac
import secrets

from lastcard.match.players import Player
from lastcard.table.state import TableState

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letters that are taken for others when read aloud."""
TABLE_ID_LENGTH = 12


def new_table_id() -> str:
    """A name for a table that nobody finds by trying: 59 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(TABLE_ID_LENGTH))


def new_ticket() -> str:
    """A fresh ticket: 192 bits."""
    return secrets.token_urlsafe(24)


def ticket_hash(table: str, ticket: str) -> str:
    """What is kept of a ticket; bound to its table, so that it opens no other."""
    return hashlib.sha256(f"{table}/{ticket}".encode()).hexdigest()


def owner_of(table: TableState, ticket: str) -> Player | None:
    """The player whose ticket this is; every seat is compared, so that the time tells nothing."""
    shown = ticket_hash(table.id, ticket)
    found = None
    for at, seat in enumerate(table.seats):
        if hmac.compare_digest(seat.ticket.encode(), shown.encode()):
            found = Player(at)
    return found
