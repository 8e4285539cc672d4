"""The whole truth about one round. Only the engine and the authority over a table ever hold one."""

from lastcard.model.agenda import Step
from lastcard.model.calls import CallStatus
from lastcard.model.cards import Card, Color, Face, Hand, Side
from lastcard.model.chance import Outcome
from lastcard.model.decisions import Decision
from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.model.record import Record
from lastcard.model.seats import LEFT, Direction, Seat
from lastcard.model.sheet import Sheet


class RoundState(Record, frozen=True, kw_only=True):
    """A round between two inputs."""

    sheet: Sheet
    dealer: Seat | None
    hands: tuple[Hand, ...]
    """Each in deck order."""
    decision: Decision | None
    """The open question; None only while the agenda runs."""
    agenda: tuple[Step, ...] = ()
    draw: Hand = ()
    """Next drawn first."""
    discard: Hand = ()
    """Bottom to top."""
    color: Color | None = None
    """The color to match; None until a turned-up wild face has got one."""
    side: Side = "light"
    direction: Direction = LEFT
    turn: Seat = Seat(0)
    """Whose turn it is; while a card's effects run, who played it, then each seat that loses its turn."""
    calls: tuple[CallStatus, ...]
    jumpable: bool = False
    """The top was played, and nothing has closed its window yet (HOUSE-02)."""
    passes: int = 0
    """Passes in a row (G37)."""

    @property
    def top(self) -> Face:
        """The face that must be matched."""
        return self.sheet.faces[self.side][self.discard[-1]]

    def face(self, card: Card) -> Face:
        """The face of a card that counts now."""
        return self.sheet.faces[self.side][card]

    def __repr__(self) -> str:
        """A position in the notation, seats by number; behind it, as a comment, what a position cannot say."""
        names = [f"seat{seat}" for seat in range(len(self.hands))]
        told = {
            "turn": names[self.turn],
            "direction": "left" if self.direction == LEFT else "right",
            "side": self.side,
            "discard": " ".join(self.discard),
            "color": self.color or "",
            "draw": " ".join(self.draw),
        }
        position = ", ".join(f'{key} = "{value}"' for key, value in told.items() if value or key != "color")
        hands = ", ".join(
            f'{name} = "{" ".join(hand)}"' for name, hand in zip(names, self.hands, strict=True)
        )
        open_ = [type(pending).__name__ for pending in (self.decision, *self.agenda)]
        open_ += [f"{name} {call}" for name, call in zip(names, self.calls, strict=True) if call != "silent"]
        key = self.sheet.edition.key
        return f"position = {{ {position}, hands = {{ {hands} }} }}  # {key}: {', '.join(open_)}"


class Transition(Record, frozen=True):
    """One input applied."""

    before: RoundState
    after: RoundState
    events: tuple[Event, ...]


Input = tuple[Seat | None, Move | Outcome]
"""Who said what; None is chance."""
