"""`lastcard serve` that cheats with luck, put before the honest command line.

    python -m tests.siege.cheat TRICK python -m lastcard serve --port 0 …

It behaves as it should until it knows all the luck of a round. Then it tries until seat 1 deals, in one of the
ways below, and goes on from there as if that had been dealt. The record of the match agrees with what it did.
"""

import sys
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from lastcard.cli import cli
from lastcard.match.match import Match
from lastcard.match.players import Player
from lastcard.table import state
from lastcard.table.entries import EntropyMixed, EntropySealed, LuckClosed
from lastcard.table.fairness import Seed, below, round_key, seal, words
from lastcard.table.state import Luck, TableState, next_deal

ANN, BOB, HOUSE = Player(0), Player(1), Player(2)
"""Two people, and a seat of the server's own."""
WANTED = 1
"""Who is to deal."""
TRIES = 300
_LUCKY = state._lucky

Deals = Iterator[Luck]


def tried() -> Iterator[str]:
    """Luck that nobody has added."""
    return (f"{number:064x}" for number in range(TRIES))


def with_luck(table: TableState, luck: Luck, player: Player, entropy: str, *, sealed: bool) -> Luck:
    """The round with other luck of one player; with its seal, or with that of what was there."""
    made = seal(table.id, next_deal(table), player, entropy) if sealed else luck.sealed[player]
    entropies, seals = list(luck.entropy), list(luck.sealed)
    entropies[player], seals[player] = entropy, made
    return replace(luck, entropy=tuple(entropies), sealed=tuple(seals))


def replaces(table: TableState, luck: Luck) -> Deals:
    """Ann's luck is exchanged."""
    return (with_luck(table, luck, ANN, entropy, sealed=False) for entropy in tried())


def replaces_with_its_seal(table: TableState, luck: Luck) -> Deals:
    """So is what she had sealed: the record agrees with itself."""
    return (with_luck(table, luck, ANN, entropy, sealed=True) for entropy in tried())


def adds_last(table: TableState, luck: Luck) -> Deals:
    """Luck of the server's own seat is invented when that of the others is known."""
    return (with_luck(table, luck, HOUSE, entropy, sealed=True) for entropy in tried())


def leaves_out(table: TableState, luck: Luck) -> Deals:
    """Ann has opened her luck, and it is not used, as if it had not come within two seconds."""
    yield from is_honest(table, luck)


def goes_unheard(
    table: TableState, entry: EntropySealed | LuckClosed | EntropyMixed, now: float
) -> TableState:
    """What Ann opens does not count."""
    unheard = isinstance(entry, EntropyMixed) and entry.player == ANN
    return table if unheard else _LUCKY(table, entry, now)


def draws_anew(table: TableState, luck: Luck) -> Deals:
    """The server's own seed is exchanged."""
    del table
    return (replace(luck, seed=Seed(digits, digits)) for digits in tried())


def is_honest(table: TableState, luck: Luck) -> Deals:
    del table
    yield luck


TRICKS: dict[str, Callable[[TableState, Luck], Deals]] = {
    trick.__name__: trick
    for trick in (replaces, replaces_with_its_seal, adds_last, leaves_out, draws_anew, is_honest)
}


def dealer(table: TableState, luck: Luck) -> int:
    """Who would deal the first round of mini."""
    key = round_key(luck.seed, table.id, next_deal(table), luck.entropy, luck.sealed)
    return below(words(key, 0), len(table.seats))


def cheat(trick: Callable[[TableState, Luck], Deals]) -> None:
    """From here on whatever is dealt is chosen."""
    honest = state._dealt

    def dealt(table: TableState, match: Match) -> TableState:
        assert table.next_luck is not None
        deals = list(trick(table, table.next_luck))
        chosen = next((luck for luck in deals if dealer(table, luck) == WANTED), deals[0])
        return honest(replace(table, next_luck=chosen), match)

    vars(state)["_dealt"] = dealt
    if trick is leaves_out:
        vars(state)["_lucky"] = goes_unheard


if __name__ == "__main__":
    cheat(TRICKS[sys.argv[1]])
    cli(sys.argv[5:])
