"""Luck at a table: committed to first, mixed by everybody once, opened at the end."""

import pytest

from lastcard.model.chance import Outcome
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.edition import Mode
from lastcard.protocol import (
    Begin,
    MixEntropy,
    Refusal,
    Refused,
    Resync,
    ServerMessage,
    Snapshot,
    TableInfo,
    Update,
    encode,
)
from lastcard.table.entries import EntropyMixed, MatchBegan, RoundBegan, Said, SeedDrawn
from lastcard.table.fairness import answer, commitment, round_key, words
from lastcard.table.pacing import PAUSE_S
from lastcard.table.state import evolve, opened
from tests.table.evening import Evening, terms, told
from tests.table.seated import TABLE

LUCK = "0123456789abcdef" * 4
OTHER_LUCK = "fedcba9876543210" * 4


def tables_heard(messages: list[ServerMessage]) -> list[TableInfo]:
    return [
        message.table
        for message in messages
        if isinstance(message, Snapshot | Update) and message.table is not None
    ]


def refused(messages: list[ServerMessage]) -> list[Refused]:
    return [message for message in messages if isinstance(message, Refused)]


# --- everybody's own luck ------------------------------------------------------------------------------------


@told
async def test_each_player_adds_luck_once_a_round() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2, timer=15))
    for name in ("Ann", "Bob"):
        assert not refused(await evening.says(name, MixEntropy(LUCK)))
        assert refused(await evening.says(name, MixEntropy(OTHER_LUCK))) == [Refused(Refusal.BAD_ENTROPY)]
    await evening.says("Ann", Begin())
    assert evening.info.proofs[0].entropy == (LUCK, LUCK)

    assert not refused(await evening.says("Bob", MixEntropy(OTHER_LUCK))), "for the round to come"
    assert refused(await evening.says("Bob", MixEntropy(LUCK))) == [Refused(Refusal.BAD_ENTROPY)]
    await evening.comes_to(lambda: isinstance(evening.round.decision, Over))
    await evening.goes_by(PAUSE_S)

    assert [proof.entropy for proof in evening.info.proofs] == [(LUCK, LUCK), ("", OTHER_LUCK)]


@pytest.mark.parametrize("entropy", ["", "0" * 63, "0" * 65, "g" * 64, " " * 64, "０" * 64, "0x" + "0" * 62])
@told
async def test_luck_is_64_hexadecimal_digits(entropy: str) -> None:
    evening = await Evening.with_people("Ann")
    entries = len(evening.log)

    assert await evening.says("Ann", MixEntropy(entropy)) == [Refused(Refusal.BAD_ENTROPY)]

    assert len(evening.log) == entries


@told
async def test_large_letters_are_as_good_as_small_ones() -> None:
    evening = await Evening.with_people("Ann", config=terms(seats=2))
    await evening.says("Ann", MixEntropy(LUCK.upper()), Begin())

    assert evening.info.proofs[0].entropy == (LUCK, "")


@told
async def test_who_watches_adds_no_luck() -> None:
    evening = await Evening.with_people("Ann")
    await evening.watches("Zoe")

    assert await evening.says("Zoe", MixEntropy(LUCK)) == [Refused(Refusal.NOT_SEATED)]


@told
async def test_the_same_seed_and_other_luck_give_other_cards() -> None:
    hands = []
    for luck in (LUCK, OTHER_LUCK, LUCK):
        evening = await Evening.with_people("Ann", config=terms(seats=2))
        await evening.says("Ann", MixEntropy(luck), Begin())
        hands.append(evening.round.hands)

    assert hands[0] != hands[1]
    assert hands[0] == hands[2]


# --- committed to, then opened -------------------------------------------------------------------------------


@told
async def test_the_commitment_is_public_before_anybody_can_add_luck() -> None:
    evening = await Evening.of(terms(seats=2))
    watcher = await evening.watches()
    announced = tables_heard(watcher.heard)[0].next_commitment
    assert announced

    await evening.sits_down("Ann")
    await evening.says("Ann", MixEntropy(LUCK), Begin())

    assert evening.info.proofs[0].commitment == announced
    assert {info.next_commitment for info in tables_heard(watcher.heard) if not info.proofs} == {announced}


@told
async def test_in_the_log_a_rounds_seed_comes_before_its_luck_and_its_luck_before_its_deal() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2, timer=15))
    for _ in range(3):
        await evening.says("Ann", MixEntropy(LUCK))
        if evening.status == "gathering":
            await evening.says("Ann", Begin())
        await evening.says("Bob", MixEntropy(OTHER_LUCK))
        rounds = evening.info.round
        await evening.comes_to(lambda: evening.info.round > rounds or bool(evening.match.winners))  # noqa: B023 - at once

    kinds = [
        type(entry).__name__
        for entry in evening.entries
        if isinstance(entry, SeedDrawn | EntropyMixed | MatchBegan | RoundBegan)
    ]
    assert kinds[:3] == ["SeedDrawn", "EntropyMixed", "MatchBegan"]
    drawn = 0
    for kind in kinds:
        drawn += {"SeedDrawn": 1, "EntropyMixed": 0}.get(kind, -1)
        assert drawn >= (kind == "EntropyMixed"), "a seed lies ready, and nothing but luck is added to it"
    assert kinds.count("RoundBegan") >= 2


@told
async def test_every_deal_and_shuffle_follows_from_seed_and_luck() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms("mini", 2, mode=Mode.FIRST_TO, timer=15))
    await evening.says("Bob", MixEntropy(LUCK))
    await evening.says("Ann", Begin())
    await evening.comes_to(lambda: evening.status == "over")

    state, checked = opened(TABLE, evening.log[0]), 0
    for stamped in evening.log[1:]:
        said = stamped.entry
        if isinstance(said, Said) and isinstance(said.what, Outcome):
            assert state.match is not None
            decision = state.match.round.decision
            assert isinstance(decision, ChanceDecision)
            luck = state.luck[-1]
            key = round_key(luck.seed, TABLE, f"1.{len(state.luck)}", luck.entropy)
            assert said.what == answer(state.match.round, decision, words(key, state.outcomes))
            checked += 1
        state, _ = evolve(state, stamped)
    assert checked > evening.info.round > 1


@told
async def test_no_seed_is_told_before_the_match_is_over_and_then_only_those_that_were_used() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms("mini", 3, mode=Mode.FIRST_TO, timer=15))
    await evening.watches()
    await evening.says("Ann", MixEntropy(LUCK))
    await evening.says("Ann", Begin())
    await evening.comes_to(lambda: evening.status == "over")
    await evening.says("Ann", Resync())

    used = [luck.seed for luck in evening.actor.table.luck]
    drawn = [entry.seed for entry in evening.entries if isinstance(entry, SeedDrawn)]
    assert len(used) >= 2
    assert len(drawn) == len(used) + 1, "one more lies ready for a rematch"
    for guest in evening.guests.values():
        last = next(at for at, message in enumerate(guest.heard) if b'"status":"over"' in encode(message))
        before = b"".join(encode(message) for message in guest.heard[:last])
        after = b"".join(encode(message) for message in guest.heard[last:])
        for seed in drawn:
            assert seed.seed.encode() not in before
            assert seed.salt.encode() not in before
            assert (seed.seed.encode() in after) == (seed in used)
            assert (seed.salt.encode() in after) == (seed in used)


@told
async def test_what_is_opened_is_what_was_committed_to() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms("mini", 2, mode=Mode.FIRST_TO, timer=15))
    await evening.says("Ann", Begin())
    await evening.comes_to(lambda: evening.status == "over")

    announced = [info.next_commitment for info in tables_heard(evening.guests["Ann"].heard)]
    for proof, luck in zip(evening.info.proofs, evening.actor.table.luck, strict=True):
        assert (proof.seed, proof.salt) == (luck.seed.seed, luck.seed.salt)
        assert proof.commitment == commitment(luck.seed)
        assert proof.commitment in announced, "everybody has heard of it before"


@told
async def test_a_seed_is_drawn_for_one_round_only() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms("mini", 2, timer=15))
    for _ in range(3):
        await evening.says("Ann", Begin())
        await evening.comes_to(lambda: evening.status == "over")

    drawn = [entry.seed.seed for entry in evening.entries if isinstance(entry, SeedDrawn)]
    dealt = sum(isinstance(entry, MatchBegan | RoundBegan) for entry in evening.entries)
    assert len(drawn) == len(set(drawn)) == dealt + 1
