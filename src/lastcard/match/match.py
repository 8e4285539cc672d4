"""Several rounds make a match: the same fold, one level up (MODE-01…07)."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from lastcard.engine import apply as apply_to_round
from lastcard.engine import open_round, settle_rulings, sheet_for
from lastcard.match.players import Player
from lastcard.match.rotation import SEAT_COUNTS, partners_until, schedule, tables_at_once
from lastcard.match.totals import added, eliminated, partners_opposite, points_of, winners_of
from lastcard.model.chance import Outcome
from lastcard.model.decisions import Over
from lastcard.model.edition import Edition, Mode
from lastcard.model.errors import BadSeats, IllegalMove, LastcardError, Reason
from lastcard.model.moves import Move
from lastcard.model.record import Record
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState, Transition

_PAIRED = (Mode.PARTNERS, Mode.PARTNERS_LOWEST)


class Match(Record, frozen=True, kw_only=True):
    """A match between two inputs."""

    sheet: Sheet
    mode: Mode
    totals: tuple[int, ...]
    """By player; partners of a fixed pair have the same."""
    seating: tuple[Player, ...]
    """Who sits where in this round, clockwise."""
    partners: Mapping[Player, Player]
    """Who plays with whom in this round; empty when everybody plays alone."""
    round: RoundState
    rounds_played: int = 0
    winners: tuple[Player, ...] = ()
    """Who has won the match; several share it; empty while it goes on."""

    @property
    def over(self) -> Over | None:
        """How the current round ended, if it has."""
        return self.round.decision if isinstance(self.round.decision, Over) else None

    @property
    def points(self) -> int:
        """What the ended round was worth: the opponents' cards, not the partner's, in every mode."""
        return points_of(self.over, self.seating, self.partners) if self.over else 0

    @property
    def out(self) -> tuple[Player, ...]:
        """Who has been eliminated."""
        return eliminated(self.mode, self.totals, self.sheet.target)

    @property
    def rounds_planned(self) -> int | None:
        """How many rounds a rotation has; None where a match ends by points."""
        if self.mode is not Mode.ROTATION:
            return None
        rulings = self.sheet.rulings
        return rulings.cycles * len(schedule(len(self.totals), rulings.rotation_order))

    @property
    def partners_until(self) -> int | None:
        """The last round in a row that the partners of the current round of a rotation play together."""
        if self.mode is not Mode.ROTATION:
            return None
        played = self.rounds_played - (self.over is not None)
        return partners_until(len(self.totals), self.sheet.rulings.rotation_order, played)

    def seat_of(self, player: Player) -> Seat | None:
        """Where a player sits in this round; None for who is out or at another table."""
        return Seat(self.seating.index(player)) if player in self.seating else None


class MatchError(LastcardError):
    """The match cannot go on as asked."""


def sheet_of(edition: Edition, mode: Mode, options: Mapping[str, object]) -> Sheet:
    """The sheet in force for a match; a single round keeps no points (M07)."""
    return sheet_for(edition, settle_rulings(edition, options), points_kept=mode is not Mode.SINGLE)


def player_counts(edition: Edition, mode: Mode) -> Sequence[int]:
    """How many can play an edition in a mode; nobody where it is not for four and the mode is."""
    fewest, most = edition.players
    if not fewest <= 4 <= most and mode in (*_PAIRED, Mode.ROTATION):
        return ()
    if mode in _PAIRED:
        return (4,)
    if mode is Mode.ROTATION:
        return SEAT_COUNTS
    return range(fewest, most + 1)


def check_mode(edition: Edition, mode: Mode) -> Sequence[int]:
    """How many can play it; a mode that is for nobody is refused."""
    wanted = player_counts(edition, mode)
    if not wanted:
        raise BadSeats(f"expected a mode that {edition.key} can be played in, found {mode}")
    return wanted


def check_players(edition: Edition, mode: Mode, players: int) -> None:
    """Refuse a number of players that the edition or the mode cannot have."""
    wanted = check_mode(edition, mode)
    if players not in wanted:
        expected = " or ".join(map(str, wanted)) if len(wanted) <= 2 else f"{wanted[0]} to {wanted[-1]}"
        raise BadSeats(f"expected {expected} seats for {edition.key} in mode {mode}, found {players}")


def open_match(
    edition: Edition,
    players: int,
    *,
    mode: Mode | None = None,
    options: Mapping[str, object] | None = None,
    dealer: Player | None = None,
) -> Match:
    """A match before its first card. Without a dealer one is found by the edition's own way."""
    mode = mode or edition.mode
    check_players(edition, mode, players)
    sheet = sheet_of(edition, mode, options or {})
    seating = seating_of(sheet, mode, (0,) * players)
    first = None if dealer is None or dealer not in seating else Seat(seating.index(dealer))
    if dealer is not None and first is None:
        raise BadSeats(f"expected a dealer who plays the first round, found player {dealer}")
    return match_at(sheet, mode, open_round(sheet, len(seating), first), seating, (0,) * players)


def match_at(
    sheet: Sheet, mode: Mode, state: RoundState, seating: tuple[Player, ...], totals: tuple[int, ...]
) -> Match:
    """A match with its first round in progress."""
    return Match(
        sheet=sheet,
        mode=mode,
        totals=totals,
        seating=seating,
        partners=partners_of(mode, seating),
        round=state,
    )


def seating_of(
    sheet: Sheet, mode: Mode, totals: tuple[int, ...], rounds_played: int = 0
) -> tuple[Player, ...]:
    """Everybody still in, clockwise; in a rotation as the schedule says, from its start in every cycle."""
    players = len(totals)
    if mode is Mode.ROTATION:
        planned = schedule(players, sheet.rulings.rotation_order)
        return planned[rounds_played % len(planned)]
    gone = eliminated(mode, totals, sheet.target)
    return tuple(Player(player) for player in range(players) if player not in gone)


def partners_of(mode: Mode, seating: tuple[Player, ...]) -> Mapping[Player, Player]:
    """Who plays with whom in a round; empty when everybody plays alone."""
    return partners_opposite(seating) if mode in (*_PAIRED, Mode.ROTATION) else {}


def apply(match: Match, actor: Player | None, said: Move | Outcome) -> tuple[Match, Transition]:
    """The match after one more input; when the round ends with it, the round is scored."""
    seat = None
    if actor is not None:
        seat = match.seat_of(actor)
        if seat is None:
            raise IllegalMove(Reason.NOT_ASKED)
    transition = apply_to_round(match.round, seat, said)
    after = replace(match, round=transition.after)
    if after.over and not match.over:
        after = _scored(after, after.over)
    return after, transition


def _scored(match: Match, over: Over) -> Match:
    totals = added(match.mode, match.totals, over, match.seating, match.partners)
    played = match.rounds_played + 1
    last = played == match.rounds_planned
    winner = None if over.winner is None else match.seating[over.winner]
    winners = winners_of(match.mode, totals, match.sheet.target, winner, last=last)
    return replace(match, totals=totals, rounds_played=played, winners=winners)


def next_round(match: Match) -> Match:
    """Deal again: everybody still in, the deal moved on (MODE-07)."""
    if match.over is None:
        raise MatchError("expected the round to be over before the next is dealt")
    if match.winners:
        raise MatchError("expected a match that goes on, found one that is decided")
    seating = seating_of(match.sheet, match.mode, match.totals, match.rounds_played)
    state = open_round(match.sheet, len(seating), _next_dealer(match, match.over, seating))
    return replace(
        match,
        seating=seating,
        partners=partners_of(match.mode, seating),
        round=state,
    )


def _next_dealer(match: Match, over: Over, seating: tuple[Player, ...]) -> Seat | None:
    """One seat left, blocked rounds included, unless the option says otherwise (G02)."""
    ruling = match.sheet.rulings.next_dealer if over.winner is not None else "left"
    if ruling == "redraw":
        return None
    if match.round.dealer is None:
        raise MatchError("expected a dealer to be given, needed to know who deals the next round")
    dealer, at_once = match.seating[match.round.dealer], tables_at_once(len(match.totals))
    if match.mode is Mode.ROTATION and (at_once > 1 or ruling == "left"):
        # Players change places and the deal goes round the seats; tables of one round have the same dealing seat.
        moves_on = ruling != "same" and match.rounds_played % at_once == 0
        return Seat((match.round.dealer + moves_on) % len(seating))
    if ruling == "winner" and over.winner is not None:
        return Seat(seating.index(match.seating[over.winner]))
    if ruling == "same" and dealer in seating:
        return Seat(seating.index(dealer))
    players = len(match.totals)
    left = ((dealer + step) % players for step in range(1, players + 1))
    return Seat(next(seating.index(Player(player)) for player in left if player in seating))
