"""Finished matches: played over again, and judged."""

from typing import Literal

from lastcard.match.players import Player
from lastcard.model.chance import Outcome
from lastcard.model.decisions import QuestionKind
from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.model.record import Record
from lastcard.protocol.tables import TableInfo
from lastcard.views.view import View


class ReplayStep(Record, frozen=True, kw_only=True):
    """One thing that was said, and what came of it, hidden cards included."""

    player: Player | None
    """None for luck."""
    what: Move | Outcome
    events: tuple[Event, ...]


class ReplayRound(Record, frozen=True, kw_only=True):
    """One round, to be folded from its first view."""

    seating: tuple[Player, ...]
    view: View
    steps: tuple[ReplayStep, ...]


class Replay(Record, frozen=True, kw_only=True):
    """A finished match with all hands open."""

    table: TableInfo
    """As it was when the match ended."""
    names: tuple[str, ...]
    """By player, as the match began."""
    rounds: tuple[ReplayRound, ...]


Grade = Literal["best", "slip", "mistake", "blunder"]
"""How good an answer was: as good as any, as far as can be told; or worse by a little, by much, by very much."""


class Choice(Record, frozen=True, kw_only=True):
    """An answer that could be given, and what it was worth."""

    move: Move
    """As the prompt offered it."""
    chance: float
    """To win the round, from 0 to 1, as far as the player could know."""
    error: float
    """The standard error of the difference to the best answer."""


class Judgement(Record, frozen=True, kw_only=True):
    """A question that had more than one answer, and how good the given one was."""

    step: int
    """Which step of the round gave the answer, from 1."""
    player: Player
    question: QuestionKind
    said: Move
    """As the prompt offered it."""
    choices: tuple[Choice, ...]
    """The best first; of gifts only a handful, but always the one that was made."""
    lost: float
    """Chances that the best answer had and the given one had not; 0 where the difference may be luck."""
    grade: Grade


class Marks(Record, frozen=True, kw_only=True):
    """The answers of one player summed up."""

    player: Player
    decisions: int
    best: int
    """How many of them were as good as any."""
    lost: float
    """All that was lost, added up; 1 is a whole round."""
    worst: int | None
    """The step where most was lost; None where nothing was."""


class Analysis(Record, frozen=True, kw_only=True):
    """A finished round as `expert` sees it, each player judged by what that player could know at the time."""

    round: int
    """From 1."""
    worlds: int
    """In how many worlds each answer was tried."""
    decisions: int
    """Questions of the round that had more than one answer."""
    done: bool
    """Whether all of them are judged; ask again for the rest."""
    judgements: tuple[Judgement, ...]
    """Those that are judged, in the order of the round."""
    marks: tuple[Marks, ...]
    """By seat, of those that are judged."""
