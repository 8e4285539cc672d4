"""Luck at a table: committed to first, mixed by everybody once, opened at the end."""

import pytest
from msgspec.structs import replace

from lastcard.lab.verify import seal_to
from lastcard.lab.witness import Witness
from lastcard.match.players import Player
from lastcard.model.chance import Outcome
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.edition import Mode
from lastcard.protocol import (
    Begin,
    MixEntropy,
    Refusal,
    Refused,
    Resync,
    SealEntropy,
    ServerMessage,
    Snapshot,
    TableInfo,
    Update,
    encode,
)
from lastcard.table.authority import close
from lastcard.table.entries import (
    EntropyMixed,
    EntropySealed,
    LuckClosed,
    MatchBegan,
    RoundBegan,
    Said,
    SeedDrawn,
    Stamped,
    TableClosed,
)
from lastcard.table.errands import IDLE_S
from lastcard.table.fairness import answer, commitment, round_key, words
from lastcard.table.pacing import OPENING_S, PAUSE_S
from lastcard.table.state import evolve, opened
from tests.table.evening import Evening, terms, told
from tests.table.seated import TABLE, sealed

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


def sealed_for(evening: Evening, deal: str, luck: str) -> str:
    """What binds the first player to this luck."""
    return seal_to(luck, evening.actor.table.id, deal, 0)


# --- everybody's own luck ------------------------------------------------------------------------------------


@told
async def test_each_player_adds_luck_once_a_round() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2, timer=15))
    for name in ("Ann", "Bob"):
        assert not refused(await evening.seals(name, LUCK))
        assert refused(await evening.seals(name, OTHER_LUCK)) == [Refused(Refusal.BAD_ENTROPY)]
    await evening.says("Ann", Begin())
    await evening.says("Ann", MixEntropy(LUCK))
    assert refused(await evening.says("Ann", MixEntropy(LUCK))) == [Refused(Refusal.BAD_ENTROPY)]
    await evening.says("Bob", MixEntropy(LUCK))
    assert evening.info.proofs[0].entropy == (LUCK, LUCK)

    assert not refused(await evening.seals("Bob", OTHER_LUCK)), "for the round to come"
    assert refused(await evening.seals("Bob", LUCK)) == [Refused(Refusal.BAD_ENTROPY)]
    await evening.comes_to(lambda: evening.info.next_closed)
    await evening.says("Bob", MixEntropy(OTHER_LUCK))
    await evening.goes_by(PAUSE_S)

    assert [proof.entropy for proof in evening.info.proofs] == [(LUCK, LUCK), ("", OTHER_LUCK)]


@pytest.mark.parametrize("entropy", ["", "0" * 63, "0" * 65, "g" * 64, " " * 64, "０" * 64, "0x" + "0" * 62])
@told
async def test_luck_is_64_hexadecimal_digits(entropy: str) -> None:
    evening = await Evening.with_people("Ann")
    entries = len(evening.log)

    assert await evening.says("Ann", SealEntropy(1, 1, entropy)) == [Refused(Refusal.BAD_ENTROPY)]
    assert await evening.says("Ann", MixEntropy(entropy)) == [Refused(Refusal.BAD_ENTROPY)]

    assert len(evening.log) == entries


@told
async def test_large_letters_are_as_good_as_small_ones() -> None:
    evening = await Evening.with_people("Ann", config=terms(seats=2))
    seal = sealed(evening.actor.table, Player(0), LUCK)
    await evening.says("Ann", replace(seal, commitment=seal.commitment.upper()), Begin())
    await evening.says("Ann", MixEntropy(LUCK.upper()))

    assert evening.info.proofs[0].sealed == (seal.commitment, "")
    assert evening.info.proofs[0].entropy == (LUCK, "")


@told
async def test_who_watches_adds_no_luck() -> None:
    evening = await Evening.with_people("Ann")
    await evening.watches("Zoe")

    for message in (SealEntropy(1, 1, LUCK), MixEntropy(LUCK)):
        assert await evening.says("Zoe", message) == [Refused(Refusal.NOT_SEATED)]


@told
async def test_the_same_seed_and_other_luck_give_other_cards() -> None:
    hands = []
    for luck in (LUCK, OTHER_LUCK, LUCK):
        evening = await Evening.with_people("Ann", config=terms(seats=2))
        await evening.begins("Ann", Ann=luck)
        hands.append(evening.round.hands)

    assert hands[0] != hands[1]
    assert hands[0] == hands[2]


# --- sealed, then opened -------------------------------------------------------------------------------------


@told
async def test_a_match_without_sealed_luck_is_dealt_in_the_moment_it_is_begun() -> None:
    evening = await Evening.with_people("Ann", "Bob")
    await evening.says("Ann", Begin())

    assert evening.status == "playing"
    assert evening.info.proofs[0].version == 2
    assert evening.info.proofs[0].sealed == evening.info.proofs[0].entropy == ("", "", "")


@told
async def test_the_first_deal_waits_for_the_last_who_sealed_and_comes_with_their_luck() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2))
    await evening.seals("Ann", LUCK)
    await evening.seals("Bob", OTHER_LUCK)
    heard = await evening.says("Ann", Begin())
    (info,) = tables_heard(heard)
    assert (info.next_closed, info.status, info.round) == (True, "gathering", 0)
    assert info.next_sealed == evening.info.next_sealed

    await evening.says("Ann", MixEntropy(LUCK))
    assert evening.status == "gathering"
    await evening.says("Bob", MixEntropy(OTHER_LUCK))

    assert evening.status == "playing"
    assert evening.info.proofs[0].sealed == info.next_sealed
    assert (evening.info.next_closed, evening.info.next_sealed) == (False, ("", ""))


@told
async def test_who_does_not_open_is_waited_for_a_short_time_and_the_seal_stays_without_an_opening() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2))
    await evening.seals("Ann", LUCK)
    await evening.seals("Bob", OTHER_LUCK)
    await evening.says("Ann", Begin(), MixEntropy(LUCK))
    await evening.goes_by(OPENING_S - 0.1)
    assert evening.status == "gathering"
    await evening.goes_by(0.1)

    (proof,) = evening.info.proofs
    assert evening.status == "playing"
    assert proof.entropy == (LUCK, "")
    assert all(proof.sealed)
    assert refused(await evening.says("Bob", MixEntropy(OTHER_LUCK))) == [Refused(Refusal.BAD_ENTROPY)]


@told
async def test_a_match_is_begun_once_also_while_luck_is_opened() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2))
    await evening.seals("Ann", LUCK)
    await evening.says("Ann", Begin())

    assert refused(await evening.says("Ann", Begin())) == [Refused(Refusal.NOT_GATHERING)]


@told
async def test_between_two_rounds_opening_luck_takes_no_time_of_its_own() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2, timer=15))
    await evening.says("Ann", Begin())
    await evening.seals("Bob", LUCK)
    await evening.comes_to(lambda: isinstance(evening.round.decision, Over))
    await evening.goes_by(PAUSE_S - OPENING_S - 0.1)
    closed = [evening.info.next_closed]
    await evening.goes_by(0.1)
    assert [*closed, evening.info.next_closed] == [False, True]
    await evening.says("Bob", MixEntropy(LUCK))
    await evening.goes_by(OPENING_S - 0.1)
    assert evening.info.round == 1, "the score can be looked at as long as ever"
    await evening.goes_by(0.1)

    assert evening.info.round == 2
    assert evening.info.proofs[1].entropy == ("", LUCK)


@told
async def test_luck_opens_only_what_was_sealed_for_this_seat_and_round() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2))
    anns = sealed(evening.actor.table, Player(0), LUCK)
    await evening.says("Ann", anns)
    await evening.says("Bob", anns)
    await evening.says("Ann", Begin())

    assert refused(await evening.says("Bob", MixEntropy(LUCK))) == [Refused(Refusal.BAD_ENTROPY)], "copied"
    assert refused(await evening.says("Ann", MixEntropy(OTHER_LUCK))) == [Refused(Refusal.BAD_ENTROPY)]
    assert refused(await evening.says("Ann", MixEntropy(LUCK))) == []


@pytest.mark.parametrize(("match", "number"), [(0, 1), (1, 0), (1, 2), (2, 1)])
@told
async def test_luck_is_sealed_for_the_next_round_only(match: int, number: int) -> None:
    evening = await Evening.with_people("Ann")

    assert await evening.says("Ann", SealEntropy(match, number, LUCK)) == [Refused(Refusal.BAD_ENTROPY)]


@told
async def test_nothing_is_opened_before_the_list_is_closed_and_nothing_sealed_after() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2))
    await evening.seals("Ann", LUCK)
    assert await evening.says("Ann", MixEntropy(LUCK)) == [Refused(Refusal.BAD_ENTROPY)]
    await evening.says("Ann", Begin())

    assert await evening.seals("Bob", LUCK) == [Refused(Refusal.BAD_ENTROPY)]


@told
async def test_who_opens_first_tells_nobody_before_the_deal() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2))
    watcher = await evening.watches("Zoe")
    await evening.seals("Ann", LUCK)
    await evening.seals("Bob", OTHER_LUCK)
    await evening.says("Ann", Begin(), MixEntropy(LUCK))

    assert LUCK.encode() not in b"".join(encode(one) for one in watcher.heard)
    await evening.says("Bob", MixEntropy(OTHER_LUCK))
    assert LUCK.encode() in b"".join(encode(one) for one in watcher.heard)


@told
async def test_a_server_that_starts_again_while_luck_is_opened_goes_on_with_it() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2))
    await evening.seals("Ann", LUCK)
    await evening.says("Ann", Begin())
    evening.clock.time += 600
    again = await evening.again()
    await again.connects("Ann")
    assert again.info.next_closed
    await again.says("Ann", MixEntropy(LUCK))

    assert again.status == "playing"
    assert again.info.proofs[0].entropy == (LUCK, "")


@told
async def test_luck_sealed_for_a_round_that_never_comes_is_not_in_the_way_of_a_rematch() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms("mini", 2, mode=Mode.SINGLE, timer=15))
    watcher = await evening.watches("Zoe")
    await evening.begins("Ann", Ann=LUCK)
    await evening.seals("Ann", OTHER_LUCK)
    await evening.comes_to(lambda: evening.status == "over")
    assert evening.info.next_sealed == ("", ""), "nothing is sealed for the rematch yet"

    assert not refused(await evening.seals("Ann", LUCK))
    await evening.says("Ann", Begin())
    await evening.says("Ann", MixEntropy(LUCK))

    assert evening.info.match == 2
    assert evening.info.proofs[0].entropy == (LUCK, "")
    assert evening.info.proofs[0].sealed == (sealed_for(evening, "2.1", LUCK), "")
    witness = Witness()
    assert [doubted for table in tables_heard(watcher.heard) for doubted in witness.hear(table)] == []
    assert evening.info.proofs[0].commitment in {info.next_commitment for info in tables_heard(watcher.heard)}
    assert (await evening.again()).actor.table.luck == evening.actor.table.luck


@told
async def test_a_log_whose_rematch_was_dealt_with_what_was_sealed_before_is_read_as_it_was_dealt() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms("mini", 2, mode=Mode.SINGLE, timer=15))
    await evening.begins("Ann", Ann=LUCK)
    await evening.seals("Ann", OTHER_LUCK)
    seals = evening.info.next_sealed
    await evening.comes_to(lambda: evening.status == "over")

    state = opened(TABLE, evening.log[0])
    older = [stamped.entry for stamped in evening.log[1:]]
    assert isinstance(older.pop(), SeedDrawn), "the same seed again, with nothing sealed"
    for entry in (*older, LuckClosed(), MatchBegan()):
        state, _ = evolve(state, Stamped(state.seq + 1, 0.0, entry))
    assert state.luck[0].sealed == seals


# --- matches that do not end ---------------------------------------------------------------------------------


@told
async def test_a_match_that_is_broken_off_is_counted() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2))
    assert evening.info.abandoned == 0
    await evening.actor._perform(lambda table: close(table, "by whoever runs the server"))

    assert (evening.status, evening.info.abandoned) == ("closed", 1)


@told
async def test_a_match_that_came_to_its_end_is_not_counted_when_its_table_is_closed() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms("mini", 2, mode=Mode.SINGLE, timer=15))
    await evening.comes_to(lambda: evening.status == "over")
    await evening.is_cut_off("Ann")
    await evening.is_cut_off("Bob")
    await evening.goes_by(IDLE_S)

    assert (evening.status, evening.info.abandoned) == ("closed", 0)


@told
async def test_a_match_whose_luck_was_opened_and_that_was_never_dealt_is_counted() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2))
    await evening.seals("Ann", LUCK)
    await evening.says("Ann", Begin())
    closed, _ = evolve(
        evening.actor.table, Stamped(evening.actor.table.seq + 1, 0.0, TableClosed("by the host's machine"))
    )

    assert closed.abandoned == 1


@told
async def test_a_match_begun_before_the_one_before_it_ended_is_counted() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2))
    again, _ = evolve(evening.actor.table, Stamped(evening.actor.table.seq + 1, 0.0, MatchBegan()))

    assert (again.matches, again.abandoned) == (2, 1)


# --- committed to, then opened -------------------------------------------------------------------------------


@told
async def test_the_commitment_is_public_before_anybody_can_add_luck() -> None:
    evening = await Evening.of(terms(seats=2))
    watcher = await evening.watches()
    announced = tables_heard(watcher.heard)[0].next_commitment
    assert announced

    await evening.sits_down("Ann")
    await evening.begins("Ann", Ann=LUCK)

    assert evening.info.proofs[0].commitment == announced
    assert {info.next_commitment for info in tables_heard(watcher.heard) if not info.proofs} == {announced}


@told
async def test_in_the_log_a_rounds_seed_comes_before_its_luck_and_its_luck_before_its_deal() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2, timer=15))
    for deal in range(3):
        await evening.seals("Ann", LUCK)
        await evening.seals("Bob", OTHER_LUCK)
        if deal == 0:
            await evening.says("Ann", Begin())
        await evening.comes_to(lambda: evening.info.next_closed)
        await evening.says("Ann", MixEntropy(LUCK))
        await evening.comes_to(lambda: evening.info.round > deal)  # noqa: B023 - at once

    kinds = [
        type(entry).__name__
        for entry in evening.entries
        if isinstance(entry, SeedDrawn | EntropySealed | LuckClosed | EntropyMixed | MatchBegan | RoundBegan)
    ]
    luck = ["SeedDrawn", "EntropySealed", "EntropySealed", "LuckClosed", "EntropyMixed"]
    assert kinds == [*luck, "MatchBegan", *luck, "RoundBegan", *luck, "RoundBegan", "SeedDrawn"]


@told
async def test_every_deal_and_shuffle_follows_from_seed_and_luck() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms("mini", 2, mode=Mode.FIRST_TO, timer=15))
    await evening.begins("Ann", Bob=LUCK)
    await evening.comes_to(lambda: evening.status == "over")

    state, checked = opened(TABLE, evening.log[0]), 0
    for stamped in evening.log[1:]:
        said = stamped.entry
        if isinstance(said, Said) and isinstance(said.what, Outcome):
            assert state.match is not None
            decision = state.match.round.decision
            assert isinstance(decision, ChanceDecision)
            luck = state.luck[-1]
            key = round_key(luck.seed, TABLE, f"1.{len(state.luck)}", luck.entropy, luck.sealed)
            assert said.what == answer(state.match.round, decision, words(key, state.outcomes))
            checked += 1
        state, _ = evolve(state, stamped)
    assert checked > evening.info.round > 1


@told
async def test_no_seed_is_told_before_the_match_is_over_and_then_only_those_that_were_used() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms("mini", 3, mode=Mode.FIRST_TO, timer=15))
    await evening.watches()
    await evening.begins("Ann", Ann=LUCK)
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
