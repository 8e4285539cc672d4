"""The table's own code and the witness are two programs that agree, and neither prefers any card."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain, count, islice, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.lab import verify
from lastcard.model.cards import Card
from lastcard.notation.fairness import Fairness, FairRound
from lastcard.table import fairness

agree = settings(max_examples=100, deadline=None, derandomize=True)

WORD = 1 << 32
words = st.lists(st.integers(0, WORD - 1) | st.integers(WORD - 200, WORD - 1), max_size=40)
digits = st.binary(min_size=32, max_size=32).map(bytes.hex)
entropies = st.lists(st.just("") | digits, min_size=2, max_size=10).map(tuple)
ids = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=20)


def endless(first: list[int]) -> Iterator[int]:
    """The words given, then others, so that nobody runs out."""
    return chain(first, count())


# --- they agree ------------------------------------------------------------------------------------------


@agree
@given(seed=digits, salt=digits)
def test_both_commit_alike(seed: str, salt: str) -> None:
    assert fairness.commitment(fairness.Seed(seed, salt)) == verify.commitment_to(seed, salt)


@agree
@given(
    entropy=digits,
    table=ids,
    place=st.tuples(st.integers(1, 10**6), st.integers(1, 30)),
    player=st.integers(0, 9),
)
def test_both_seal_alike(entropy: str, table: str, place: tuple[int, int], player: int) -> None:
    deal = "{}.{}".format(*place)

    assert fairness.seal(table, deal, player, entropy) == verify.seal_to(entropy, table, deal, player)


@agree
@given(
    seed=digits,
    table=ids,
    place=st.tuples(st.integers(1, 10**6), st.integers(1, 30)),
    luck=entropies.flatmap(
        lambda all_of_it: st.tuples(
            st.just(all_of_it),
            st.just(()) | st.tuples(*(st.just("") | digits for _ in all_of_it)),
        )
    ),
    question=st.integers(0, 10**6),
)
def test_both_draw_the_same_words(
    seed: str,
    table: str,
    place: tuple[int, int],
    luck: tuple[tuple[str, ...], tuple[str, ...]],
    question: int,
) -> None:
    match, number = place
    entropy, sealed = luck
    one = FairRound(commitment=seed, seed=seed, salt=seed, entropy=entropy, sealed=sealed)
    key = fairness.round_key(fairness.Seed(seed, seed), table, f"{match}.{number}", entropy, sealed)
    witness = verify.key_of(Fairness(table=table, match=match, rounds=(one,) * number), number)

    assert witness == key
    assert list(islice(verify.words_for(key, question), 20)) == list(
        islice(fairness.words(key, question), 20)
    )


@agree
@given(first=words, n=st.integers(1, 112) | st.integers(1, WORD))
def test_both_find_the_same_number_and_throw_the_same_words_away(first: list[int], n: int) -> None:
    ours, theirs = endless(first), endless(first)

    assert verify.number_below(n, ours) == fairness.below(theirs, n)
    assert next(ours) == next(theirs)


@agree
@given(first=words, cards=st.lists(st.sampled_from(["r5", "r5", "g+2", "w", "r5/t5"]), max_size=40))
def test_both_shuffle_alike(first: list[int], cards: list[str]) -> None:
    pile = tuple(map(Card, cards))

    assert verify.shuffle(pile, endless(first)) == fairness.shuffled(endless(first), pile)


# --- neither prefers a card ------------------------------------------------------------------------------


def number_or_none(n: int, word: int, size: int) -> int | None:
    """The number that a single word gives; None when it is thrown away."""
    try:
        return verify.number_below(n, iter((word,)), size)
    except StopIteration:
        return None


@pytest.mark.parametrize("size", [1, 16, 60, 256])
def test_every_number_comes_from_equally_many_words(size: int) -> None:
    for n in range(1, size + 1):
        found = Counter(number_or_none(n, word, size) for word in range(size))
        thrown_away = found.pop(None, 0)

        assert found == dict.fromkeys(range(n), size // n)
        assert thrown_away == size % n


@pytest.mark.parametrize("n", [*range(1, 113), 1 << 31, (1 << 31) + 1, WORD - 1, WORD])
def test_the_words_from_the_last_whole_multiple_on_are_thrown_away(n: int) -> None:
    limit = WORD // n * n
    kept = [word for word in (0, n - 1, n, limit - 1) if word < limit]
    thrown_away = [word for word in (limit, WORD - 1) if word >= limit]

    assert [fairness.below(iter((word,)), n) for word in kept] == [word % n for word in kept]
    assert [fairness.below(iter((word, 0)), n) for word in thrown_away] == [0] * len(thrown_away)
    assert [number_or_none(n, word, WORD) for word in kept] == [word % n for word in kept]
    assert [number_or_none(n, word, WORD) for word in thrown_away] == [None] * len(thrown_away)


def test_every_order_of_five_cards_comes_from_one_run_of_numbers() -> None:
    cards = tuple(map(Card, ("r1", "r2", "r3", "r4", "r5")))
    runs = list(product(range(5), range(4), range(3), range(2)))

    assert len({fairness.shuffled(iter(run), cards) for run in runs}) == len(runs) == 120
    assert len({verify.shuffle(cards, iter(run)) for run in runs}) == 120


def test_a_single_card_and_no_card_take_no_word() -> None:
    for cards in ((), (Card("w"),)):
        assert fairness.shuffled(iter(()), cards) == verify.shuffle(cards, iter(())) == cards


# --- they share nothing ----------------------------------------------------------------------------------


def test_the_witness_does_without_the_tables_code() -> None:
    program = (
        "import sys, lastcard.lab.verify; print(*sorted(name for name in sys.modules if 'table' in name))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert not [name for name in run.stdout.split() if name.startswith("lastcard.table")]
