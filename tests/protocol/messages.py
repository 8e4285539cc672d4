"""Everything that goes over the wire, by kind."""

from typing import get_args

from scripts.protocol import HTTP, PARTS

from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.protocol import ClientMessage, ServerMessage

CLIENT: tuple[type, ...] = get_args(ClientMessage)
SERVER: tuple[type, ...] = get_args(ServerMessage)
MOVES: tuple[type, ...] = get_args(Move)
EVENTS: tuple[type, ...] = get_args(Event)
ALL = (*CLIENT, *SERVER, *HTTP, *PARTS, *MOVES, *EVENTS)
