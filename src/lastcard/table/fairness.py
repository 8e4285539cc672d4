"""Shuffles that anybody can check afterwards. The scheme is described in docs/fairness.md.

A seed is drawn and committed to, then the players seal luck of their own, and only when all of that is fixed is
any of it opened: nobody can choose after having seen. From seed and luck comes the key of the round, and from
the key a stream that answers each chance question.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from functools import lru_cache

from lastcard.model.cards import Hand
from lastcard.model.chance import Cut, Dealer, Outcome, Shuffle
from lastcard.model.decisions import AskCut, AskDealer, AskShuffle, ChanceDecision
from lastcard.model.record import Record
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState

WORD = 1 << 32


class Seed(Record, frozen=True):
    """The secret of one round until the match is over; both as 64 hexadecimal digits."""

    seed: str
    salt: str


def draw_seed() -> Seed:
    """256 bits from the system's secure source, and as many of salt."""
    return Seed(secrets.token_hex(32), secrets.token_hex(32))


@lru_cache(maxsize=4096)
def commitment(seed: Seed) -> str:
    """What is published before the first card: it fixes the seed and tells nothing about it."""
    text = f"lastcard/1 commitment\n{seed.salt}\n{seed.seed}\n"
    return hashlib.sha256(text.encode()).hexdigest()


def seal(table: str, number: str, player: int, entropy: str) -> str:
    """A player's commitment to luck of their own: good for this round and seat alone, so nobody can copy it."""
    text = f"lastcard/2 entropy\n{table}\n{number}\n{player}\n{entropy}\n"
    return hashlib.sha256(text.encode()).hexdigest()


def round_key(
    seed: Seed, table: str, number: str, entropy: Sequence[str], sealed: Sequence[str] = ()
) -> bytes:
    """The key of a round: the seed, the table, which match and round, and every player's own luck.

    Without seals it is that of version 1.
    """
    luck = [line for both in zip(sealed, entropy, strict=True) for line in both] if sealed else entropy
    text = f"lastcard/{2 if sealed else 1} round\n{table}\n{number}\n" + "".join(f"{one}\n" for one in luck)
    return hmac.digest(bytes.fromhex(seed.seed), text.encode(), "sha256")


def words(key: bytes, question: int) -> Iterator[int]:
    """The stream of 32-bit numbers for one chance question of the round."""
    block = 0
    while True:
        digest = hmac.digest(key, f"lastcard/1 stream\n{question}\n{block}\n".encode(), "sha256")
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    """A number below n, each as likely as any other: words past the last whole multiple are thrown away."""
    limit = WORD - WORD % n
    return next(word for word in stream if word < limit) % n


def shuffled(stream: Iterator[int], cards: Hand) -> Hand:
    """The cards in an order of the stream's choice."""
    pile = list(cards)
    for last in range(len(pile) - 1, 0, -1):
        at = below(stream, last + 1)
        pile[last], pile[at] = pile[at], pile[last]
    return tuple(pile)


def answer(state: RoundState, decision: ChanceDecision, stream: Iterator[int]) -> Outcome:
    """Luck's answer to its question."""
    match decision:
        case AskShuffle(cards=cards):
            return Shuffle(shuffled(stream, cards))
        case AskCut(seats=seats):
            return Cut(shuffled(stream, state.sheet.deck)[: len(seats)])
        case AskDealer():
            return Dealer(Seat(below(stream, len(state.hands))))
