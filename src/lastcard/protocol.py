"""Wire messages: everything a client may say and hear. Codes and parameters only, never a sentence.

One message is one JSON object whose `type` is the class name. Fields may be added with defaults and are
never retyped; `VERSION` grows when an old client could misunderstand. The JSON schema, the TypeScript types
and docs/protocol.md are generated from this module (`scripts/protocol.py`).

Players are numbered as they sit in the table's list; seats of a round are numbered clockwise, and `seating`
says who sits where.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Literal

import msgspec

from lastcard.locale.guide import Section
from lastcard.match.players import Player
from lastcard.model.cards import Card, Color, Side
from lastcard.model.chance import Outcome
from lastcard.model.decisions import QuestionKind
from lastcard.model.errors import Reason
from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.model.record import Record
from lastcard.views.prompt import Prompt
from lastcard.views.view import View

VERSION = 4

Reaction = Literal["bravo", "laugh", "wow", "oops", "hurry", "thanks"]
"""The only things players can say to each other beside their moves."""


class Refusal(StrEnum):
    """Why a message was not taken, where it is not a move that the rules refuse (`Reason`)."""

    MALFORMED = "malformed"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    TOO_SLOW = "too_slow"
    """A request that does not become whole, or an answer that nobody reads."""
    NO_SUCH_TABLE = "no_such_table"
    BAD_TICKET = "bad_ticket"
    BAD_NAME = "bad_name"
    NAME_TAKEN = "name_taken"
    BAD_CONFIG = "bad_config"
    BAD_EDITION = "bad_edition"
    """The sheet that was brought along is no edition; `RefusedEdition` says why."""
    NO_GUEST_EDITIONS = "no_guest_editions"
    """Whoever runs this server does not let guests bring editions of their own."""
    BAD_ENTROPY = "bad_entropy"
    TABLE_FULL = "table_full"
    TABLE_CLOSED = "table_closed"
    KEPT_OUT = "kept_out"
    """The host has removed somebody from the same address: nobody from there sits down at this table."""
    TOO_MANY = "too_many"
    """Too many tables, connections, seats or looks back from one address, or too many changes of seats."""
    NOT_SEATED = "not_seated"
    NOT_HOST = "not_host"
    NOT_GATHERING = "not_gathering"
    NOT_PLAYING = "not_playing"
    NOT_OVER = "not_over"
    NO_SUCH_MATCH = "no_such_match"
    """Never begun, or broken off when its table was closed; or it has no such round."""
    NO_SUCH_PLAYER = "no_such_player"
    WRONG_ORIGIN = "wrong_origin"
    WRONG_HOST = "wrong_host"
    """The server does not go by the name that was asked for."""
    NO_ANALYSIS = "no_analysis"
    """This server cannot analyze rounds: it was installed without the extra `fast`."""
    BUSY = "busy"
    """Too many wait for rounds to be analyzed, or to look back at matches."""
    TABLE_DAMAGED = "table_damaged"
    """What is kept of this table cannot be read. It is set aside until whoever runs the server mends it."""
    STORE_DOWN = "store_down"
    """The server cannot keep anything at the moment, so nothing was done. Try again in a little while."""
    FAULT = "fault"
    """Something broke in the server. Whoever runs it can read what, in its log."""


# --- what a client says -----------------------------------------------------------------------------------


class Hello(Record, frozen=True):
    """The first message of every connection."""

    ticket: str | None = None
    """The proof of one's seat; without it one watches."""
    seq: int | None = None
    """The last update heard before the connection broke, to go on from there."""


class Submit(Record, frozen=True):
    """A move; an answer must quote the question it answers."""

    question: int
    move: Move


class SealEntropy(Record, frozen=True):
    """Bind oneself to luck of one's own for the next round to be dealt, before any is opened."""

    match: int
    """For which match it is meant."""
    round: int
    """For which round of it; it must be the next to be dealt."""
    commitment: str
    """To this luck, for this round and player: 64 hexadecimal digits. It is taken once for each round."""


class MixEntropy(Record, frozen=True):
    """Open the luck that one has sealed, when `next_closed` says so: 64 hexadecimal digits."""

    entropy: str


class React(Record, frozen=True):
    """A reaction for everybody at the table."""

    reaction: Reaction


class Begin(Record, frozen=True):
    """The host begins the match, or a rematch when one is over; bots take the open seats."""


class SeatBot(Record, frozen=True):
    """The host gives a seat to a bot: an open one, or that of a player who is gone."""

    player: Player
    level: str


class Unseat(Record, frozen=True):
    """The host frees a seat before the match, or gives it to a bot during it."""

    player: Player


class Leave(Record, frozen=True):
    """Give up one's own seat."""


class Resync(Record, frozen=True):
    """Ask for a snapshot: the updates do not join up."""


ClientMessage = Hello | Submit | SealEntropy | MixEntropy | React | Begin | SeatBot | Unseat | Leave | Resync


# --- what a client hears ----------------------------------------------------------------------------------


class SeatInfo(Record, frozen=True, kw_only=True):
    """Who has a seat."""

    name: str
    kind: Literal["open", "person", "bot"]
    level: str
    away: bool
    """A bot plays for the person until they return."""


class ShuffleProof(Record, frozen=True, kw_only=True):
    """What can be known of the luck of one round; seed and salt are opened when the match is over."""

    commitment: str
    entropy: tuple[str, ...]
    """By player; empty where none was added, or none opened."""
    seed: str | None
    salt: str | None
    version: int = 1
    """Of the scheme by which the round was dealt."""
    sealed: tuple[str, ...] = ()
    """Commitments to the entropy, by player, as they were closed before any was opened; empty where there is
    none, and none at all in version 1."""


class TableInfo(Record, frozen=True, kw_only=True):
    """The table around the cards."""

    id: str
    edition: str
    mode: str
    rules: Mapping[str, str | int | bool]
    target: int
    timer: int
    public: bool
    seats: tuple[SeatInfo, ...]
    host: Player | None
    status: Literal["gathering", "playing", "over", "closed"]
    match: int
    """Which match at this table, from 1; 0 before the first."""
    round: int
    """Rounds dealt in this match."""
    seating: tuple[Player, ...]
    """Who sits where in this round, clockwise."""
    partners: tuple[tuple[Player, Player], ...]
    totals: tuple[int, ...]
    points: int
    """What the ended round was worth."""
    winners: tuple[Player, ...]
    proofs: tuple[ShuffleProof, ...]
    """Of every round dealt in this match."""
    next_commitment: str
    """Of the round to be dealt next."""
    next_sealed: tuple[str, ...] = ()
    """The players' commitments to luck of their own for that round; empty where there is none."""
    next_closed: bool = False
    """Whether those are final: whoever has sealed luck opens it now."""
    abandoned: int = 0
    """Matches begun at this table that will never come to an end: what they were dealt from stays unknown."""
    scores: tuple[tuple[int, ...], ...] = ()
    """Totals after every ended round of this match, by player."""
    printing: str | None = None
    """The printing that was chosen; what counts is in `rules`."""
    rounds: int | None = None
    """How many rounds this match has, where that is known beforehand."""
    partners_until: int | None = None
    """The last round in a row with these partners, where they change."""


class Snapshot(Record, frozen=True, kw_only=True):
    """Everything the viewer may know, at one moment."""

    version: int
    seq: int
    you: Player | None
    table: TableInfo
    view: View | None
    """None before the first round."""
    prompt: Prompt | None
    question: int
    """To be quoted by an answer."""
    seconds_left: float | None
    """Until the open question is answered for whoever is asked, or, between two rounds, the next one is dealt;
    None without a limit."""


class Update(Record, frozen=True, kw_only=True):
    """What has happened since; joins up with what has the sequence number `after`."""

    after: int
    seq: int
    events: tuple[Event, ...]
    table: TableInfo | None
    """Where it has changed."""
    prompt: Prompt | None
    question: int
    seconds_left: float | None


class Rejected(Record, frozen=True):
    """The rules refuse the move; nothing has changed."""

    reason: Reason


class Stale(Record, frozen=True):
    """The question is not open any more; a snapshot follows."""


class Refused(Record, frozen=True):
    """The message was not taken."""

    code: Refusal


class Reacted(Record, frozen=True):
    """Somebody reacted."""

    player: Player
    reaction: Reaction


class Goodbye(Record, frozen=True):
    """The server closes the connection: come back after a restart, or not at all."""

    code: Literal["restart", "closed", "removed"]


ServerMessage = Snapshot | Update | Rejected | Stale | Refused | Reacted | Goodbye


# --- over HTTP --------------------------------------------------------------------------------------------


class OpenTable(Record, frozen=True, kw_only=True):
    """What to play; everything but the edition and the own name has a default."""

    edition: str
    """Which edition to play, by its key; where `sheet` is given, that is played."""
    sheet: Mapping[str, Any] | None = None
    """An edition that one brings along: what stands in its file, as JSON (docs/editions.md)."""
    seats: int = 4
    mode: str | None = None
    rules: Mapping[str, str | int | bool] = {}
    """Options by name (docs/rulings.md); each wins over what the printing says."""
    printing: str | None = None
    """A text of the rule sheet to play by; without one the English."""
    timer: int = 0
    public: bool = False
    name: str
    """Of the player who opens the table and takes the first seat."""
    bots: int = 0
    """How many of the other seats bots take at once."""
    level: str = "normal"
    """Of those bots."""


class TakeSeat(Record, frozen=True, kw_only=True):
    """Sit down at a table."""

    name: str


class Ticket(Record, frozen=True, kw_only=True):
    """The proof that a seat is one's own; shown once, never stored."""

    table: str
    player: Player
    ticket: str


class PublicTable(Record, frozen=True, kw_only=True):
    """A table that anybody may join or watch."""

    id: str
    edition: str
    name: str = ""
    """What that edition is called in the language asked for; it need not be one that the server lists."""
    mode: str
    seats: int
    open_seats: int
    status: str


class ModeInfo(Record, frozen=True, kw_only=True):
    """A way to make a match of rounds."""

    mode: str
    seats: tuple[int, ...]
    """How many can play it."""
    rounds: tuple[int, ...] = ()
    """For each of `seats` the rounds of one cycle; empty where no schedule is played."""


class FigureInfo(Record, frozen=True, kw_only=True):
    """A part of the picture of a card: one of its effects."""

    figure: str
    """`draw`, `skip`, `everyone`, `reverse`, `flip`, `name`, `until`, `give`, `duel`, `show`, `swap`, `hands`, `pass`."""
    count: int = 0
    """How many cards it is about; 0 where it is not about a number."""


class FaceInfo(Record, frozen=True, kw_only=True):
    """A kind of card of one side of a deck."""

    card: Card
    """One card that shows it, with `?` for its other side where it has one."""
    symbol: str
    name: str
    """What it is called, without a color."""
    text: str = ""
    """What it does, in a line."""
    colorless: bool
    copies: int
    """In the whole deck."""
    points: int
    figures: tuple[FigureInfo, ...] = ()
    """What its picture is made of; none on a number."""


class ColorInfo(Record, frozen=True, kw_only=True):
    """A color of one side of a deck."""

    color: Color
    name: str
    paint: str
    """Which paint of the page's palette it has."""
    shape: str
    """Which shape stands for it."""


class SideInfo(Record, frozen=True, kw_only=True):
    """One side of a deck; most decks have one."""

    side: Side
    colors: tuple[ColorInfo, ...]
    faces: tuple[FaceInfo, ...]


class OptionInfo(Record, frozen=True, kw_only=True):
    """A point of the rules on which players can agree."""

    name: str
    label: str
    """What it is about."""
    choices: tuple[str | int | bool, ...]
    """All its values; none where it is a whole number within `bounds`."""
    labels: tuple[str, ...]
    """What the choices are called."""
    default: str | int | bool
    """In this edition."""
    house: bool
    """Whether it is a house rule, which no rule sheet prints."""
    bounds: tuple[int, int] | None = None
    """The lowest and the highest number it can be."""


class PrintingInfo(Record, frozen=True, kw_only=True):
    """One language text of a rule sheet, taken to the letter."""

    key: str
    """Its language, with the country where a language has two."""
    name: str
    """What that language is called."""
    rules: Mapping[str, str | int | bool]
    """Where it differs from the edition's own rules."""


class EditionInfo(Record, frozen=True, kw_only=True):
    """A game that can be played here, by its printed rules."""

    key: str
    name: str
    about: str = ""
    """One line on what is special about it, where its author has written one."""
    players: tuple[int, int]
    """Fewest and most."""
    hand: int
    target: int
    mode: str
    """The one that is played unless another is chosen."""
    modes: tuple[ModeInfo, ...]
    sides: tuple[SideInfo, ...]
    options: tuple[OptionInfo, ...]
    printings: tuple[PrintingInfo, ...] = ()
    """The first is the edition itself."""
    deck: tuple[Card, ...] = ()
    """Every card in the order in which the deck lies before a shuffle, under the rules that were asked for."""
    ours: bool = True
    """Whether it comes with the program: then the page has a look of its own for it."""


class Library(Record, frozen=True, kw_only=True):
    """Everything that can be chosen when a table is opened."""

    editions: tuple[EditionInfo, ...]
    levels: tuple[str, ...]
    """Of bots."""
    timers: tuple[int, ...]
    """Seconds for an answer; 0 for no limit."""
    analysis: bool = False
    """Whether rounds of finished matches can be analyzed here."""
    guest_editions: bool = False
    """Whether a table may be opened with an edition that its opener brings along."""


class HowToPlay(Record, frozen=True, kw_only=True):
    """The rules of an edition as they are in force, to be put into words by the client."""

    edition: str
    mode: str
    two_sided: bool
    """Whether the cards have two faces: some colors are called otherwise then."""
    sections: tuple[Section, ...]


class Remark(Record, frozen=True, kw_only=True):
    """Something that is wrong with an edition, or worth knowing about it."""

    path: str
    """Where in the sheet, such as `row[3].copies`; empty where it is about the whole."""
    text: str
    """In the language asked for."""


class RefusedEdition(Record, frozen=True, kw_only=True):
    """The sheet that was brought along is no edition."""

    code: Refusal
    problems: tuple[Remark, ...]


class CheckEdition(Record, frozen=True, kw_only=True):
    """Ask whether a sheet is an edition."""

    sheet: Mapping[str, Any]
    """What would stand in its file, as JSON."""


class ReadEdition(Record, frozen=True, kw_only=True):
    """Ask what stands in the file of an edition."""

    text: str
    """All of it, as TOML."""


class Verdict(Record, frozen=True, kw_only=True):
    """What a sheet is."""

    problems: tuple[Remark, ...]
    """Why it cannot be played; none where it can."""
    warnings: tuple[Remark, ...]
    """What its author should think about; it can be played all the same."""
    cards: int
    """In the whole deck; 0 where that cannot be told."""
    edition: EditionInfo | None
    """As players would see it; null where there are problems."""
    file: str | None
    """The text of its file; null where there are problems."""
    sheet: Mapping[str, Any] | None = None
    """What stands in the file that was to be read, as JSON; null where there are problems, or a sheet was sent."""


class TryEdition(Record, frozen=True, kw_only=True):
    """Ask for rounds to be played with a sheet, by players who say anything that is legal."""

    sheet: Mapping[str, Any]
    rounds: int = 10_000
    seats: int | None = None
    """How many play; without a number four, or as near to it as the edition allows."""


class SymbolPlays(Record, frozen=True, kw_only=True):
    """How often the cards of one symbol are played."""

    side: Side
    symbol: str
    plays: float
    """In a round, on average."""


class Trial(Record, frozen=True, kw_only=True):
    """What came of those rounds."""

    seats: int
    rounds: int
    """As many of them as there was time for."""
    length: float
    """Moves in a round, on average."""
    blocked: float
    """The share of rounds that nobody could end."""
    wins: tuple[float, ...]
    """The share of rounds won by each seat, clockwise from the dealer, who comes first."""
    plays: tuple[SymbolPlays, ...]
    """By symbol, in the order of the sheet."""
    endless: bool = False
    """Whether a round was given up because it went on and on."""


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


decoder = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.Encoder().encode
