"""docs/fairness.md tells the truth: its example comes out, and its decks are those of the editions."""

import re
import tomllib
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from lastcard.editions import EDITIONS
from lastcard.engine.options import accepted_options
from lastcard.lab.verify import commitment_to, key_of, number_below, seal_to, shuffle, words_for
from lastcard.match.match import sheet_of
from lastcard.model.edition import Edition
from lastcard.notation.fairness import Fairness, parse_fairness
from tests.choices import some_values

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")
EXAMPLE = PAGE.partition("## 5. A worked example")[2].partition("\n## ")[0]
DECKS = {
    title: tuple(cards.split())
    for title, cards in re.findall(r"\*\*(mini with .+?|\w+)\*\*, .+\n\n```text\n([^`]+)```", PAGE)
}


def kitchen() -> Fairness:
    """The match of the page."""
    (text,) = re.findall(r"```toml\n(.+?)```", PAGE, re.DOTALL)
    return parse_fairness(tomllib.loads(text)["fairness"], 2)


def hashes() -> list[str]:
    """The results of the example, in their order."""
    return re.findall(r"^[0-9a-f]{64}$", EXAMPLE, re.MULTILINE)


def test_the_commitment_and_the_key_of_the_example_come_out() -> None:
    (fair,) = kitchen().rounds
    commitment, seal, key, *_ = hashes()

    assert commitment_to(fair.seed, fair.salt) == fair.commitment == commitment
    assert seal_to(fair.entropy[0], "kitchen", "1.1", 0) == fair.sealed[0] == seal
    assert key_of(kitchen(), 1).hex() == key


def test_the_key_that_the_example_had_in_version_1_comes_out() -> None:
    (fair,) = kitchen().rounds
    older = replace(kitchen(), rounds=(replace(fair, sealed=()),))

    assert f"and the key `{key_of(older, 1).hex()}`" in EXAMPLE


def test_the_commands_of_the_example_hash_what_the_record_has() -> None:
    (fair,) = kitchen().rounds
    typed = dict(re.findall(r"^(seed|salt|ann|seal|key)=(\w+)$", EXAMPLE, re.MULTILINE))

    assert typed == {
        "seed": fair.seed,
        "salt": fair.salt,
        "ann": fair.entropy[0],
        "seal": fair.sealed[0],
        "key": key_of(kitchen(), 1).hex(),
    }


def test_the_streams_of_the_example_come_out() -> None:
    key = key_of(kitchen(), 1)
    *_, dealer, first, second = hashes()

    assert "".join(f"{word:08x}" for word in islice(words_for(key, 0), 8)) == dealer
    assert "".join(f"{word:08x}" for word in islice(words_for(key, 1), 16)) == first + second


def test_the_dealer_and_the_shuffle_of_the_example_come_out() -> None:
    key = key_of(kitchen(), 1)
    (said,) = re.findall(r"^\* shuffle (.+)$", EXAMPLE, re.MULTILINE)

    assert number_below(2, words_for(key, 0)) == 0
    assert " ".join(shuffle(sheet_of(EDITIONS[-1], EDITIONS[-1].mode, {}).deck, words_for(key, 1))) == said


def test_the_first_exchanges_of_the_example_come_out() -> None:
    pile = list(sheet_of(EDITIONS[-1], EDITIONS[-1].mode, {}).deck)
    rows = re.findall(
        r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| places (\d+) \(`(.+?)`\) and (\d+) \(`(.+?)`\) \|$",
        EXAMPLE,
        re.MULTILINE,
    )
    stream = words_for(key_of(kitchen(), 1), 1)
    told = []
    for last in (55, 54, 53):
        word, n = next(stream), last + 1
        at = word % n
        told.append((f"{word:08x}", word, n, 2**32 - 2**32 % n, at, last, pile[last], at, pile[at]))
        pile[last], pile[at] = pile[at], pile[last]

    assert rows == [tuple(map(str, row)) for row in told]


def test_words_that_are_thrown_away_come_out_as_the_page_says() -> None:
    assert "from the words 4294967264, 4294967295, 57 the number below 56 is 1" in EXAMPLE
    assert number_below(56, iter((4294967264, 4294967295, 57))) == 1


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_the_deck_of_an_edition_is_listed_in_its_order_and_no_option_changes_it(edition: Edition) -> None:
    for option in accepted_options(edition):
        for value in some_values(option):
            other = (option, value) == ("mini_deck", "b")
            title = 'mini with `mini_deck = "b"`' if other else edition.key

            assert sheet_of(edition, edition.mode, {option: value}).deck == DECKS[title]
