"""What a table decides: commands in, entries out. No clock, no store, no sockets; time and seeds are given."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import assert_never

from lastcard.match import Match
from lastcard.match.players import Player
from lastcard.model.cards import UNKNOWN
from lastcard.model.chance import Outcome
from lastcard.model.decisions import AskPass, ChanceDecision
from lastcard.model.errors import LastcardError
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
from lastcard.model.record import Record
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState, Transition
from lastcard.protocol import Refusal
from lastcard.table.config import check_level
from lastcard.table.entries import (
    BotSeated,
    CameBack,
    EntropyMixed,
    EntropySealed,
    Entry,
    HostMoved,
    LuckClosed,
    MatchBegan,
    RoundBegan,
    Said,
    Seated,
    SeedDrawn,
    Stamped,
    TableClosed,
    Vacated,
    WentAway,
    deals,
)
from lastcard.table.fairness import Seed, answer, round_key, seal, words
from lastcard.table.names import BadName, NameTaken, check_name, look_alike
from lastcard.table.state import SeatState, TableState, evolve, next_deal, question_to, unopened
from lastcard.views.prompt import settle, with_cards
from lastcard.views.view import view_of

HEX_DIGITS = 64
MATCH_ENTRIES = 250_000
"""After so many entries of one match its table is closed: some deals never end when bots play them. The longest
matches measured, of eight random bots with changing partners, took some 50,000; where these go on for several
cycles, so many more are allowed."""
WAITING_ENTRIES = 2_000
"""After so many entries before a match, or after it, nobody changes seats any more. It can still begin."""


class RefusedCommand(LastcardError):
    """A command that this table does not take, with its code."""

    def __init__(self, code: Refusal) -> None:
        super().__init__(f"the table refuses: {code.replace('_', ' ')}")
        self.code = code


class StaleAnswer(LastcardError):
    """An answer to a question that is not open any more."""


class TooSoon(LastcardError):
    """An action that would close a window which must stay open a little longer."""

    def __init__(self, until: float) -> None:
        super().__init__("the window for calls and catches is still open")
        self.until = until


class Decided(Record, frozen=True):
    """Entries to be stored, what the table is after them, and what they did to the round."""

    table: TableState
    entries: tuple[Stamped, ...]
    transitions: tuple[Transition, ...]
    dealt: bool
    """Whether a new round was dealt on the way."""


def decide(
    table: TableState, entries: Sequence[Entry], now: float, stamp: float, seeds: Callable[[], Seed]
) -> Decided:
    """The entries with what follows from them by itself: luck's answers, and the seed of the next round.

    `now` is the moment for whatever waits, `stamp` what is written down.
    """
    stamped: list[Stamped] = []
    transitions: list[Transition] = []
    dealt = False
    pending = list(entries)
    while pending or (pending := _consequence(table, seeds)):
        one = Stamped(table.seq + 1, stamp, pending.pop(0))
        table, transition = evolve(table, one, now)
        stamped.append(one)
        dealt = dealt or deals(one.entry)
        if transition is not None:
            transitions.append(transition)
    return Decided(table, tuple(stamped), tuple(transitions), dealt)


def _consequence(table: TableState, seeds: Callable[[], Seed]) -> list[Entry]:
    """What a table does by itself. The seed of a round is fixed, and its commitment public, a round ahead.

    A match that was begun is dealt when the last player has opened their luck.
    """
    if table.status == "closed":
        return []
    if table.status == "playing" and table.match and table.seq - table.since >= _most_entries(table.match):
        return close(table, "log_full")
    if table.status == "playing" and table.match is not None:
        state = table.match.round
        if isinstance(state.decision, ChanceDecision):
            return [Said(None, _luck(table, state, state.decision))]
    if table.next_luck is None:
        return [SeedDrawn(seeds())]
    if table.status == "over" and table.seq == table.since and any(table.next_luck.sealed):
        # The match has just ended: what was sealed for its next round, which never comes, is no luck of a rematch.
        return [SeedDrawn(table.next_luck.seed)]
    return go_on(table) if table.next_luck.closed and _begins(table) and not unopened(table) else []


def _most_entries(match: Match) -> int:
    """How long the log of a match may get."""
    return MATCH_ENTRIES * (match.sheet.rulings.cycles if match.rounds_planned else 1)


def _begins(table: TableState) -> bool:
    """Whether the next deal is the first of a match."""
    return table.status in ("gathering", "over")


def _luck(table: TableState, state: RoundState, decision: ChanceDecision) -> Outcome:
    luck = table.luck[-1]
    key = round_key(luck.seed, table.id, f"{table.matches}.{len(table.luck)}", luck.entropy, luck.sealed)
    return answer(state, decision, words(key, table.outcomes))


def say(table: TableState, player: Player, move: Move, question: int | None, now: float) -> list[Entry]:
    """A player's move. `question` is the one it answers; None for a move made on the seat's behalf."""
    if table.status != "playing" or table.match is None:
        raise RefusedCommand(Refusal.NOT_PLAYING)
    if isinstance(move, Answer) and question not in (None, question_to(table, player)):
        raise StaleAnswer("expected an answer to the open question, found one to another")
    if now < (until := window_until(table)) and _may_close(table.match.round, move):
        raise TooSoon(until)
    seat = table.match.seat_of(player)
    return [Said(player, move if seat is None else _settled(table.match.round, seat, move))]


def _may_close(state: RoundState, move: Move) -> bool:
    """Whether a move can close the window: a victim who draws does so only by an option (G27, G28).

    With the last card that is chosen all cards are passed on, and who owes a call is safe (PASS-05).
    """
    match move:
        case Play() | Draw() | Pass() | JumpIn():
            return True
        case Accept() | Challenge():
            return state.sheet.penalty_closes
        case PassOn():
            last = isinstance(state.decision, AskPass) and sum(state.decision.left) == 1
            return last and "owes" in state.calls
        case Keep() | Name() | Give() | Battle() | Reveal() | Show() | Swap() | Call() | Catch():
            return False
        case _:
            assert_never(move)


def _settled(state: RoundState, seat: Seat, move: Move) -> Move:
    """The engine's move for what was said. Who does not see the back of a card cannot name it (F08).

    The answer to a guess would tell what is on the back, so a guess names no card at all.
    """
    if state.sheet.two_sided:
        seen = view_of(state, seat).hands[seat]
        move = with_cards(move, lambda card: card if card in seen else UNKNOWN)
    return settle(state, seat, move)


def window_until(table: TableState) -> float:
    """Until when the next action may not close the window for calls, catches and jumps.

    It depends on what everybody sees: a seat that owes a call, or a card that could be jumped on; never on
    what hands hold.
    """
    if table.match is None:
        return 0.0
    state = table.match.round
    if "owes" in state.calls or state.jumpable:
        return table.landed_at + table.config.window_ms / 1000
    return 0.0


def sit(table: TableState, name: str, ticket: str) -> list[Entry]:
    """A person takes the first open seat, until the match is begun; the first person is the host."""
    if table.status != "gathering" or _luck_closed(table):
        raise RefusedCommand(Refusal.NOT_GATHERING if table.status != "closed" else Refusal.TABLE_CLOSED)
    for at, seat in enumerate(table.seats):
        if seat.kind == "open":
            player = Player(at)
            break
    else:
        raise RefusedCommand(Refusal.TABLE_FULL)
    _check_room(table)
    try:
        name = check_name(name, _names(table))
    except NameTaken as error:
        raise RefusedCommand(Refusal.NAME_TAKEN) from error
    except BadName as error:
        raise RefusedCommand(Refusal.BAD_NAME) from error
    host: list[Entry] = [HostMoved(player)] if table.host is None else []
    return [Seated(player, name, ticket), *host]


def _bot_names(table: TableState) -> Iterator[str]:
    """Names for bots that nobody has."""
    taken = _names(table)
    return (name for number in count(1) if not look_alike(name := f"Bot{number}", taken))


def _names(table: TableState) -> list[str]:
    return [seat.name for seat in table.seats if seat.kind != "open"]


def seat_bot(table: TableState, by: Player, player: Player, level: str) -> list[Entry]:
    """The host gives an open seat, or a missing player's, to a bot; or a bot's to one of another level."""
    _host_only(table, by)
    seat = _seat(table, player)
    check_level(level)
    if seat.kind == "person" and (player == by or not seat.away):
        raise RefusedCommand(Refusal.NO_SUCH_PLAYER)
    if seat.kind == "bot" and seat.level == level:
        raise RefusedCommand(Refusal.NO_SUCH_PLAYER)
    _check_room(table)
    return [BotSeated(player, next(_bot_names(table)), level)]


def unseat(table: TableState, by: Player, player: Player) -> list[Entry]:
    """The host frees a seat before the match; during it a bot takes over, so nobody is stuck."""
    _host_only(table, by)
    kind = _seat(table, player).kind
    if player == by or kind == "open" or (kind == "bot" and table.status == "playing"):
        raise RefusedCommand(Refusal.NO_SUCH_PLAYER)
    return _freed(table, player)


def leave(table: TableState, player: Player) -> list[Entry]:
    """A player gives up the seat; the role of host moves on to the next person."""
    return _freed(table, player)


def _freed(table: TableState, player: Player) -> list[Entry]:
    gone: Entry = Vacated(player)
    if table.status == "playing":
        gone = BotSeated(player, next(_bot_names(table)), "normal")
    return [gone, *_host_after(table, player)]


def _host_after(table: TableState, gone: Player) -> list[Entry]:
    if table.host != gone:
        return []
    others = (
        at for at, seat in enumerate(table.seats) if seat.kind == "person" and at != gone and not seat.away
    )
    following = next(others, None)
    return [HostMoved(None if following is None else Player(following))]


def begin(table: TableState, by: Player) -> list[Entry]:
    """The host begins the match, or a rematch; bots take the open seats. It is dealt when luck is opened."""
    _host_only(table, by)
    if not _begins(table) or _luck_closed(table):
        raise RefusedCommand(Refusal.NOT_GATHERING)
    return [*fill_with_bots(table, len(table.seats), "normal"), LuckClosed()]


def _luck_closed(table: TableState) -> bool:
    return table.next_luck is not None and table.next_luck.closed


def fill_with_bots(table: TableState, most: int, level: str) -> list[Entry]:
    """Bots take the open seats, at most so many."""
    check_level(level)
    names = iter(_bot_names(table))
    free = [Player(at) for at, seat in enumerate(table.seats) if seat.kind == "open"]
    return [BotSeated(player, next(names), level) for player in free[:most]]


def go_on(table: TableState) -> list[Entry]:
    """The next round is dealt, or the first of a match that was begun; bots take seats left meanwhile."""
    if _begins(table) and _luck_closed(table):
        return [*fill_with_bots(table, len(table.seats), "normal"), MatchBegan()]
    if not _between(table):
        raise RefusedCommand(Refusal.NOT_PLAYING)
    return [*close_luck(table), RoundBegan()]


def close_luck(table: TableState) -> list[Entry]:
    """Between two rounds: nobody seals luck for the next one any more."""
    return [LuckClosed()] if _between(table) and not _luck_closed(table) else []


def _between(table: TableState) -> bool:
    return table.status == "playing" and table.match is not None and table.match.over is not None


def seal_luck(table: TableState, player: Player, deal: str, commitment: str) -> list[Entry]:
    """A player is bound to luck for the next round to be dealt, once, before the list is closed."""
    luck, digits = table.next_luck, _digits(commitment)
    if luck is None or luck.closed or luck.sealed[player] or deal != next_deal(table):
        raise RefusedCommand(Refusal.BAD_ENTROPY)
    return [EntropySealed(player, digits)]


def mix(table: TableState, player: Player, entropy: str) -> list[Entry]:
    """A player opens the luck they have sealed for the next round, once, after the list is closed."""
    luck, digits = table.next_luck, _digits(entropy)
    if luck is None or not luck.closed or luck.entropy[player]:
        raise RefusedCommand(Refusal.BAD_ENTROPY)
    if luck.sealed[player] != seal(table.id, next_deal(table), player, digits):
        raise RefusedCommand(Refusal.BAD_ENTROPY)
    return [EntropyMixed(player, digits)]


def _digits(text: str) -> str:
    """64 hexadecimal digits, capitals made small."""
    digits = text.lower()
    if len(digits) != HEX_DIGITS or any(digit not in "0123456789abcdef" for digit in digits):
        raise RefusedCommand(Refusal.BAD_ENTROPY)
    return digits


def went_away(table: TableState, player: Player) -> list[Entry]:
    """A missing person's seat is played by a bot from now on; before a match it is freed."""
    if table.status == "gathering":
        return _freed(table, player)
    seat = table.seats[player]
    if seat.kind != "person" or seat.away:
        return []
    return [WentAway(player), *_host_after(table, player)]


def came_back(table: TableState, player: Player) -> list[Entry]:
    """The person plays again; a table without a host gets one."""
    if table.status == "closed":
        return []
    seat = table.seats[player]
    back: list[Entry] = [CameBack(player)] if seat.away else []
    host: list[Entry] = [HostMoved(player)] if table.host is None and seat.kind == "person" else []
    return [*back, *host]


def close(table: TableState, reason: str) -> list[Entry]:
    """Nobody plays here any more."""
    return [] if table.status == "closed" else [TableClosed(reason)]


def _check_room(table: TableState) -> None:
    """Seats change only so often between two matches: a log must stay quick to read."""
    if table.status != "playing" and table.seq - table.since >= WAITING_ENTRIES:
        raise RefusedCommand(Refusal.TOO_MANY)


def _host_only(table: TableState, by: Player) -> None:
    if table.status == "closed":
        raise RefusedCommand(Refusal.TABLE_CLOSED)
    if table.host != by:
        raise RefusedCommand(Refusal.NOT_HOST)


def _seat(table: TableState, player: Player) -> SeatState:
    if not 0 <= player < len(table.seats):
        raise RefusedCommand(Refusal.NO_SUCH_PLAYER)
    return table.seats[player]
