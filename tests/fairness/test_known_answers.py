"""Numbers worked out with other tools (sha256sum, openssl, Perl), for the table's own code and for the witness."""

from itertools import islice

import pytest
from msgspec.structs import replace

from lastcard.editions import get
from lastcard.lab import verify
from lastcard.match.match import open_match, sheet_of
from lastcard.model.cards import Card
from lastcard.model.chance import Cut, Dealer
from lastcard.model.decisions import ChanceDecision
from lastcard.model.edition import Mode
from lastcard.model.seats import Seat
from lastcard.notation.fairness import Fairness, FairRound
from lastcard.table import fairness

SEED = bytes(range(32)).hex()
SALT = bytes(range(32, 64)).hex()
ANN = bytes(range(64, 96)).hex()
COMMITMENT = "cdcbf47d8aa216f6c770ff33006bd7086fe319fc19221f91db34a05e71cd085b"
KITCHEN = Fairness(
    table="kitchen",
    match=1,
    rounds=(FairRound(commitment=COMMITMENT, seed=SEED, salt=SALT, entropy=(ANN, "")),),
)
SEAL = "4bc53e940488a2086b81178b3f1e3fcccc8ebc06dbec6b4c89c1bf5a82e8c0a2"
SEALED = Fairness(
    table="kitchen",
    match=1,
    rounds=(FairRound(commitment=COMMITMENT, seed=SEED, salt=SALT, entropy=(ANN, ""), sealed=(SEAL, "")),),
    version=2,
)
SEALED_KEY = bytes.fromhex("3717704dfd092dbf77140c59f3da8a2f22887033ba4af80c33f0b6bbd54df7b9")
KEY = bytes.fromhex("5050772d0c6fc47342fe8a32d20e852424101988636ae20545088a42bcf3663c")
MINI = (
    "b3 r4 g6 b9 rv r6 w+2 g2 g1 b2 y2 y8 yv g5 ys b5 b8 w+2 r8 w r3 g7 r1 rs w w g+1 g4 b+1 bs y+1 b6 r2 gv "
    "g8 y5 b7 r5 y7 b4 r9 y1 y6 b1 y4 r+1 w+2 w+2 y9 w r7 gs g3 bv g9 y3"
)


def test_the_commitment_to_a_seed() -> None:
    assert fairness.commitment(fairness.Seed(SEED, SALT)) == COMMITMENT
    assert verify.commitment_to(SEED, SALT) == COMMITMENT


def test_the_key_of_a_round() -> None:
    assert fairness.round_key(fairness.Seed(SEED, SALT), "kitchen", "1.1", (ANN, "")) == KEY
    assert verify.key_of(KITCHEN, 1) == KEY


def test_the_seal_of_a_players_luck() -> None:
    assert fairness.seal("kitchen", "1.1", 0, ANN) == SEAL
    assert verify.seal_to(ANN, "kitchen", "1.1", 0) == SEAL


def test_the_key_of_a_round_of_version_2() -> None:
    assert (
        fairness.round_key(fairness.Seed(SEED, SALT), "kitchen", "1.1", (ANN, ""), (SEAL, "")) == SEALED_KEY
    )
    assert verify.key_of(SEALED, 1) == SEALED_KEY


@pytest.mark.parametrize(
    ("table", "deal", "player", "entropy"),
    [
        ("Kitchen", "1.1", 0, ANN),
        ("kitchen", "1.2", 0, ANN),
        ("kitchen", "2.1", 0, ANN),
        ("kitchen", "1.1", 1, ANN),
        ("kitchen", "1.1", 0, SEED),
    ],
)
def test_whatever_goes_into_a_seal_changes_it(table: str, deal: str, player: int, entropy: str) -> None:
    assert verify.seal_to(entropy, table, deal, player) != SEAL


BLOCKS = {
    0: (
        "dc849a97b10c4e9c4151d25aefc9497f45ad6da1265dd17468ef44e0abb63c0c",
        "5c75293e59453db4218f607e29e963c994835b4d3ade8cb0ab34cd5d418349a6",
    ),
    1: (
        "07ca675ee4b77d10604a587c4b6a9d2852cadd492bf1c6bb18abdcee40f31a65",
        "bef8a57a15ae303ece0d7ebbf0d598a03e5d1f48154a2d415daed9ec6fd7ed6e",
    ),
}


@pytest.mark.parametrize("question", BLOCKS)
def test_the_stream_of_a_question_reads_its_blocks_word_by_word(question: int) -> None:
    words = [int(block[at : at + 8], 16) for block in BLOCKS[question] for at in range(0, 64, 8)]

    assert list(islice(fairness.words(KEY, question), 16)) == words
    assert list(islice(verify.words_for(KEY, question), 16)) == words


def test_the_shuffle_of_a_deck() -> None:
    edition = get("mini")
    deck = sheet_of(edition, Mode.SINGLE, {}).deck

    assert " ".join(fairness.shuffled(fairness.words(KEY, 1), deck)) == MINI
    assert " ".join(verify.shuffle(deck, verify.words_for(KEY, 1))) == MINI


def test_the_dealer_is_a_number_below_the_seats() -> None:
    state = open_match(get("mini"), 2).round
    assert isinstance(state.decision, ChanceDecision)

    assert fairness.answer(state, state.decision, fairness.words(KEY, 0)) == Dealer(Seat(1))
    assert verify.outcome_of(state, state.decision, verify.words_for(KEY, 0)) == Dealer(Seat(1))


def test_a_cut_gives_the_first_cards_of_a_shuffled_deck_to_the_seats_in_turn() -> None:
    state = open_match(get("mini"), 3, options={"dealer_draw": "number"}).round
    assert isinstance(state.decision, ChanceDecision)
    cut = Cut((Card("b3"), Card("r4"), Card("g6")))

    assert fairness.answer(state, state.decision, fairness.words(KEY, 1)) == cut
    assert verify.outcome_of(state, state.decision, verify.words_for(KEY, 1)) == cut


@pytest.mark.parametrize(
    "other",
    [
        Fairness(table="Kitchen", match=1, rounds=KITCHEN.rounds),
        Fairness(table="kitchen", match=2, rounds=KITCHEN.rounds),
        Fairness(
            table="kitchen",
            match=1,
            rounds=(FairRound(commitment=COMMITMENT, seed=SEED, salt=SALT, entropy=("", ANN)),),
        ),
        Fairness(
            table="kitchen",
            match=1,
            rounds=(FairRound(commitment=COMMITMENT, seed=SALT, salt=SALT, entropy=(ANN, "")),),
        ),
    ],
    ids=["another table", "another match", "another player's entropy", "another seed"],
)
def test_whatever_goes_into_a_key_changes_it(other: Fairness) -> None:
    assert verify.key_of(other, 1) != KEY


@pytest.mark.parametrize("sealed", [("", ""), (SEED, ""), ("", SEAL), (SEAL, SEAL), ()])
def test_other_seals_change_the_key_also_without_an_opening(sealed: tuple[str, ...]) -> None:
    (fair,) = SEALED.rounds

    assert verify.key_of(replace(SEALED, rounds=(replace(fair, sealed=sealed),)), 1) != SEALED_KEY


def test_the_same_seed_gives_another_round_another_key() -> None:
    twice = Fairness(table="kitchen", match=1, rounds=KITCHEN.rounds * 2)

    assert verify.key_of(twice, 1) == KEY
    assert verify.key_of(twice, 2) != KEY
