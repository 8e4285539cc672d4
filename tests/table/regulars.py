"""Guests who play over real sockets, come back whenever the server was away, and keep a diary."""

import asyncio
import contextlib
from random import Random

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from lastcard.bots import Bot
from lastcard.match.players import Player
from lastcard.model.events import (
    BattleDeclared,
    CardKept,
    CardPicked,
    CardPlayed,
    CardsChosen,
    CardsDrawn,
    CardsGiven,
    CardShown,
    CatchFailed,
    ColorNamed,
    DrawAccepted,
    DrawChallenged,
    Event,
    HandsMoved,
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
from lastcard.protocol import (
    Begin,
    ClientMessage,
    Hello,
    Refused,
    Rejected,
    Resync,
    ServerMessage,
    Snapshot,
    Stale,
    Submit,
    TableInfo,
    Update,
    encode,
)
from lastcard.views import Prompt, View, advance
from tests.table.history import Diary, Outcome, Submitted

_server_message = msgspec.json.Decoder(ServerMessage)


def tells(event: Event, seat: Seat, move: Move) -> bool:
    """Whether this is what everybody hears of that move by that seat."""
    match move, event:
        case (Play(card=card), CardPlayed(by, landed, False)) | (
            JumpIn(card=card),
            CardPlayed(by, landed, True),
        ):
            return (by, landed) == (seat, card)
        case (
            (Draw(), CardsDrawn(by, _, False))
            | (Keep(), CardKept(by))
            | (Pass(), TurnPassed(by))
            | (Name(), ColorNamed(by))
            | (Accept(), DrawAccepted(by))
            | (Challenge(), DrawChallenged(by))
            | (Give(), CardsGiven(by))
            | (Battle(), BattleDeclared(by))
            | (Reveal(), CardPicked(by))
            | (Show(), CardShown(by))
            | (Swap(), HandsMoved(by))
            | (PassOn(), CardsChosen(by))
            | (Call(), UnoCalled(by))
            | (Catch(), UnoCaught(_, by))
            | (Catch(), CatchFailed(_, by))
        ):
            return by == seat
    return False


class Regular:
    """One guest, at one table, who never gives up."""

    def __init__(
        self, table: str, player: Player, ticket: str, mind: Bot, *, rng: Random, news: asyncio.Event
    ) -> None:
        self.table = table
        self.player = player
        self.diary = Diary()
        self.here = False
        """Whether this guest has heard anything on the present connection."""
        self.info: TableInfo | None = None
        self._ticket = ticket
        self._mind = mind
        self._news = news
        self._rng = rng
        self._seq = 0
        self._view: View | None = None
        self._prompt: Prompt | None = None
        self._question = 0
        self._open: Submitted | None = None
        """The move whose end is not known yet."""
        self._answers_due = 0
        """How often the open move was sent on this connection."""
        self._sent_again = False
        """Whether it was sent on another connection before: a refusal may then mean that it is true already."""
        self._begun: tuple[int, str] | None = None

    # --- connections

    async def visit(self, port: int) -> None:
        """Come in, and stay until the connection breaks."""
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with connect(
                f"ws://127.0.0.1:{port}/ws/{self.table}", compression=None, ping_interval=None, proxy=None
            ) as socket:
                resumed = self._seq if self._rng.random() < 0.5 else None
                await socket.send(encode(Hello(self._ticket, resumed)), text=True)
                async for text in socket:
                    for message in self.hear(_server_message.decode(text)):
                        await socket.send(encode(message), text=True)
                    self._news.set()
        self.here = False
        self._answers_due = 0
        self._begun = None
        # Others shall have a chance to run, however quickly connections break.
        await asyncio.sleep(0)

    def hear(self, message: ServerMessage) -> list[ClientMessage]:
        """Take in what the server says, and say what there is to say to it."""
        match message:
            case Snapshot():
                self._take_in(message)
                self._see(message, message.view)
            case Update(after=after, seq=seq):
                if after != self._seq:
                    return [Resync()]
                view = self._view
                for event in message.events:
                    view = view and advance(view, event)
                self._see(message, view)
                seat = self._seat()
                if self._open and any(
                    seat is not None and tells(event, seat, self._open.move) for event in message.events
                ):
                    self._settle(Outcome.OK, seq)
            case Rejected() | Stale() | Refused():
                self._settle(Outcome.REFUSED, self._seq)
        if not self.here:
            self.here = True
            return self._again()
        return self._next()

    def _seat(self) -> Seat | None:
        """Where this guest sits in the round that is played."""
        seating = self.info.seating if self.info else ()
        return Seat(seating.index(self.player)) if self.player in seating else None

    def _see(self, message: Snapshot | Update, view: View | None) -> None:
        if message.table is not None:
            self.info = message.table
        self._seq, self._view, self._prompt = message.seq, view, message.prompt
        self._question = message.question
        self.diary.seen.append((message.seq, message.question, view))

    def _take_in(self, message: Snapshot) -> None:
        """A snapshot: what was heard before must be part of it."""
        if message.seq < self._seq:
            self.diary.complaints.append(
                f"{self.table}: player {self.player} knew {self._seq} and was told {message.seq}"
            )
        if self._open and self.here and message.seq > self._seq and message.question != self._open.question:
            # Updates were left out for it, and perhaps the one about the open move.
            self._open.settled = message.seq
            self._open = None

    # --- moves

    def _settle(self, outcome: Outcome, seq: int) -> None:
        """One answer to the open move; of a move that was sent twice, the first good one counts."""
        if self._open is None:
            return
        self._answers_due -= 1
        if outcome is Outcome.OK or not (self._sent_again or self._open.outcome is Outcome.OK):
            self._open.outcome = outcome
        self._open.settled = seq
        if self._answers_due <= 0:
            self._open = None

    def _again(self) -> list[ClientMessage]:
        """The first thing on a new connection: send a move of unknown end again, or look what became of it."""
        move = self._open
        if move is None:
            return self._next()
        if isinstance(move.move, Answer) and self._rng.random() < 0.5:
            self._sent_again = True
            return self._send(move, 1)
        move.settled = self._seq
        self._open = None
        return self._next()

    def _send(self, move: Submitted, times: int) -> list[ClientMessage]:
        self._open = move
        self._answers_due = times
        return [Submit(move.question, move.move)] * times

    def _next(self) -> list[ClientMessage]:
        """What this guest says now, if anything."""
        if self.info is None or self._open is not None:
            return []
        if self.info.status in ("gathering", "over"):
            stage = (self.info.match, self.info.status)
            if self.info.host != self.player or self._begun == stage:
                return []
            self._begun = stage
            return [Begin()]
        move = self._choose()
        if move is None:
            return []
        submitted = Submitted(self._question, move, self._seq)
        self.diary.submitted.append(submitted)
        self._sent_again = False
        return self._send(submitted, 2 if isinstance(move, Answer) and self._rng.random() < 0.1 else 1)

    def _choose(self) -> Move | None:
        """Play to win, but forget things: calls and catches shall be owed and missed."""
        if self._prompt is None or self._view is None:
            return None
        prompt = replace(self._prompt, rights=()) if self._rng.random() < 0.3 else self._prompt
        return self._mind.move(self._view, prompt, self._rng)
