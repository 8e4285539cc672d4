"""Many rounds or matches of random legal play with the compiled kernel, in heaps by several threads.

The luck of a round or a match is a function of its number and the seed, and counts are whole numbers: neither
the threads nor the size of the heaps can be seen in the sum.
"""

from collections import Counter
from collections.abc import Generator, Iterator
from typing import Final

from lastcard.fast.compiled import Ints, np
from lastcard.fast.play.deals import dealt_hands
from lastcard.fast.play.match_play import play_matches
from lastcard.fast.play.round_play import play_rounds
from lastcard.fast.play.tally import OTHERWISE
from lastcard.fast.twin.layout import MOST_CARDS
from lastcard.fast.twin.tables import COPIES, compile_rules
from lastcard.lab.heaps import play_heaps
from lastcard.lab.tally import Held, MatchTally, Tally, face_played
from lastcard.model.cards import Card, Side
from lastcard.model.edition import Mode
from lastcard.model.sheet import Sheet
from lastcard.model.vocabulary import MOVES

ROUNDS: Final = 4000
"""Rounds that one thread plays at once: a twentieth of a second or so."""
MATCHES: Final = 500
"""The same for matches; a long one has as many rounds as fifty short ones."""

SORTS: Final = {row.code + at * OTHERWISE: sort for row in MOVES for at, sort in enumerate(row.sorts)}
"""By their numbers in the kernel."""


def round_tallies(
    sheet: Sheet, seats: int, rounds: int, seed: int, workers: int, *, heap: int = ROUNDS, dealt: bool = False
) -> Generator[Tally]:
    """Heaps of rounds as they are ready; the deal goes round."""
    return play_heaps(
        lambda numbers: count_rounds(sheet, seats, numbers, seed, dealt=dealt), rounds, workers, heap
    )


def match_tallies(
    sheet: Sheet, mode: Mode, players: int, matches: int, seed: int, *, workers: int, heap: int = MATCHES
) -> Generator[MatchTally]:
    """Heaps of whole matches as they are ready."""
    return play_heaps(
        lambda numbers: count_matches(sheet, mode, players, numbers, seed), matches, workers, heap
    )


def count_rounds(sheet: Sheet, seats: int, rounds: range, seed: int, *, dealt: bool = False) -> Tally:
    """The rounds of these numbers; `dealt`: with the hands they began with."""
    played = play_rounds(sheet, seats, rounds, seed)
    won = played.winner >= 0
    dealers = np.arange(rounds.start, rounds.stop) % seats
    ends = Counter[str]()
    for sort, n in _each(played.last_sort[won]).items():
        ends[SORTS[sort]] += n
    if blocked := len(rounds) - ends.total():
        ends["blocked"] = blocked
    return Tally(
        lengths=_each(played.moves),
        points=_each(played.points[won]),
        wins=_each(played.winner[won]),
        wins_from_dealer=_each((played.winner - dealers)[won] % seats),
        ends=ends,
        last_cards=_by_face(sheet, _each(played.last_face[won])),
        plays=_by_face(sheet, _by_place(played.played)),
        moves=Counter({SORTS[sort]: n for sort, n in _by_place(played.said).items()}),
        held=_held(sheet, dealt_hands(sheet, seats, rounds, seed), played.winner) if dealt else Counter(),
    )


def _held(sheet: Sheet, hands: Ints, winner: Ints) -> Counter[Held]:
    """How each symbol was dealt; hands are masks."""
    held = Counter[Held]()
    for side, symbol, mask in _masks(sheet):
        holds = (hands[:, :, 0] & mask[0] | hands[:, :, 1] & mask[1]) != 0
        number, won = holds.sum(axis=1), holds[np.arange(len(winner)), winner]
        for who, rounds in ((True, won), (False, ~won)):
            held.update(
                {Held(side, symbol, n, who): m for n, m in _each(number[rounds & (winner >= 0)]).items()}
            )
        held.update({Held(side, symbol, n, None): m for n, m in _each(number[winner < 0]).items()})
    return held


def _masks(sheet: Sheet) -> Iterator[tuple[Side, str, Ints]]:
    """The cards of each symbol as a mask of two words."""
    copies = compile_rules(sheet).masks[COPIES : COPIES + len(sheet.rank)]
    for side, faces in sheet.faces.items():
        symbols = np.array([faces[card].symbol for card in sheet.rank])
        yield from (
            (side, symbol, copies[symbols == symbol].sum(axis=0)) for symbol in np.unique(symbols).tolist()
        )


def count_matches(sheet: Sheet, mode: Mode, players: int, matches: range, seed: int) -> MatchTally:
    """The matches of these numbers."""
    played = play_matches(sheet, mode, players, matches, seed)
    everybody, dealer = (1 << players) - 1, played.dealer
    from_dealer = (played.winners >> dealer | played.winners << (players - dealer)) & everybody
    won_with = np.where(played.winners[:, None] >> np.arange(players) & 1, played.totals, 0).max(axis=1)
    return MatchTally(
        lengths=_each(played.rounds),
        moves=_each(played.moves),
        blocked=_each(played.blocked),
        wins=_by_players(_each(played.winners)),
        wins_from_dealer=_by_players(_each(from_dealer)),
        totals=Counter() if mode is Mode.SINGLE else _each(won_with),
    )


def _by_players(counts: Counter[int]) -> Counter[tuple[int, ...]]:
    """Counts by bits, one for each player, as counts by the players."""
    return Counter(
        {tuple(at for at in range(bits.bit_length()) if bits >> at & 1): n for bits, n in counts.items()}
    )


def _each(numbers: Ints) -> Counter[int]:
    """How often each number stands there."""
    return Counter(numbers.tolist())


def _by_place(counts: Ints) -> Counter[int]:
    """The counts that are not 0, by their places."""
    return Counter({place: n for place, n in enumerate(counts.tolist()) if n})


def _by_face(sheet: Sheet, counts: Counter[int]) -> Counter[Card]:
    """Counts by the kernel's number of a face as counts by its code; kinds may share a face."""
    sides, kinds, faces = tuple(sheet.faces), tuple(sheet.rank), Counter[Card]()
    for place, n in counts.items():
        side, kind = divmod(place, MOST_CARDS)
        faces[face_played(sheet, sides[side], kinds[kind])] += n
    return faces
