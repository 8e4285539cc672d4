"""Matches of real tables: their records can be checked by anybody, and exist only when the match is over."""

import asyncio

import pytest

from lastcard.lab.verify import check_rounds, verify
from lastcard.match.players import Player
from lastcard.notation.check import run_case
from lastcard.notation.record import read_record, write_record
from lastcard.protocol import Begin, Leave, MixEntropy, Snapshot, TableInfo, Update
from lastcard.table.actor import TableActor
from lastcard.table.entries import Said, SeedDrawn, Stamped
from lastcard.table.fairness import commitment
from lastcard.table.finished import NeverFinished, NotFinished
from lastcard.table.record import record_of
from tests.fairness.tables import GAMES, case_of, digits, fairness_of, header_of, log_of, played, record
from tests.table.seated import TABLE, Client, config, ports, run_out, sealed

MINI = "mini, one round"
CLASSIC = "classic, ten at the table"
TREND = "trend, the last one in wins"


@pytest.mark.parametrize("game", GAMES)
def test_every_shuffle_of_a_match_follows_from_its_seeds(game: str) -> None:
    text = record(game)
    chance_lines = sum(line.startswith("* ") for line in text.splitlines())
    checked = check_rounds(case_of(text))

    assert verify(case_of(text)) == []
    assert sum(one.outcomes for one in checked) == chance_lines
    assert [one.number for one in checked] == list(range(1, len(fairness_of(text).rounds) + 1))


def test_luck_is_asked_again_within_a_round_and_answers_from_the_same_key() -> None:
    outcomes = [one.outcomes for one in check_rounds(case_of(record(TREND)))]

    assert len(outcomes) > 3
    assert max(outcomes[1:]) >= 4, "the dealer, the shuffle, and two more when the pile ran out"


def test_a_dealer_is_found_anew_in_each_round_where_the_option_says_so() -> None:
    outcomes = [one.outcomes for one in check_rounds(case_of(record(TREND)))]

    assert min(outcomes) >= 2


def test_seeds_of_the_systems_secure_source_are_checked_as_well() -> None:
    once, again = (record_of(asyncio.run(played(GAMES[MINI])), TABLE, 1) for _ in range(2))

    assert verify(case_of(once)) == []
    assert fairness_of(once).rounds[0].seed != fairness_of(again).rounds[0].seed


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_read_and_written_without_a_change(game: str) -> None:
    text = record(game)
    header, said = read_record(case_of(text))

    assert write_record(header, [(one.actor, one.what) for one in said]) == text
    assert run_case(case_of(text)) is None


def test_entropy_stands_in_the_round_dealt_after_it_was_sent() -> None:
    rounds = fairness_of(record(CLASSIC)).rounds
    nobody = ("",) * 9

    assert rounds[0].entropy == (digits("before the match"), *nobody)
    assert rounds[1].entropy == ("", *nobody)
    assert rounds[2].entropy == (digits("after deal 2"), *nobody)
    assert [one.contributors for one in check_rounds(case_of(record(CLASSIC)))][:3] == [1, 0, 1]


async def latest(client: Client) -> TableInfo:
    """The table as a viewer was last told about it."""
    await client.listen()
    told = (one.table for one in client.heard if isinstance(one, Snapshot | Update))
    *_, last = (table for table in told if table is not None)
    return last


def test_the_commitment_is_shown_before_the_deal_entropy_with_it_and_the_seed_at_the_end() -> None:
    async def play() -> None:
        world, clock = ports()
        actor = await TableActor.open(TABLE, config("mini", 3, timer=15), world)
        ann = await Client.join(actor, await actor.sit("Ann", "hash of Ann's ticket"))
        bob = await Client.join(actor, await actor.sit("Bob", "hash of Bob's ticket"))
        promised = (await latest(ann)).next_commitment
        seal = sealed(actor.table, Player(1), digits("Bob's own"))
        await actor.receive(bob.connection, seal)
        await actor.receive(ann.connection, Begin())
        closed = await latest(ann)
        await actor.receive(bob.connection, MixEntropy(digits("Bob's own")))
        (proof,) = (await latest(ann)).proofs

        assert (closed.next_closed, closed.proofs) == (True, ())
        assert proof.commitment == closed.next_commitment == promised
        assert proof.sealed == closed.next_sealed == ("", seal.commitment, "")
        assert proof.entropy == ("", digits("Bob's own"), "")
        assert proof.seed is proof.salt is None

        await run_out(actor, clock, [ann, bob])
        opened = (await latest(ann)).proofs
        fairness = fairness_of(record_of(await world.store.read(TABLE), TABLE, 1))

        assert opened[0].entropy == proof.entropy
        assert fairness.rounds[0].commitment == promised
        assert {one.version for one in opened} == {fairness.version} == {2}
        assert [(one.commitment, one.seed, one.salt, one.sealed, one.entropy) for one in opened] == [
            (one.commitment, one.seed, one.salt, one.sealed, one.entropy) for one in fairness.rounds
        ]

    asyncio.run(play())


# --- whose record, and when ------------------------------------------------------------------------------


def test_a_rematch_has_a_record_of_its_own() -> None:
    log = log_of(MINI, 2)
    first, second = (record_of(log, TABLE, match) for match in (1, 2))

    assert [fairness_of(text).match for text in (first, second)] == [1, 2]
    assert [verify(case_of(text)) for text in (first, second)] == [[], []]
    assert first == record(MINI), "what came later changes nothing about it"


def test_no_seed_of_the_next_match_is_opened_with_this_one() -> None:
    log = log_of(MINI)
    *_, last = (one.entry.seed for one in log if isinstance(one.entry, SeedDrawn))

    assert last.seed not in record(MINI)
    assert commitment(last) not in record(MINI)


def test_a_match_that_is_not_over_has_no_record() -> None:
    log = log_of(MINI)
    last = max(at for at, one in enumerate(log) if isinstance(one.entry, Said))

    with pytest.raises(
        NotFinished, match="expected match 1 of table testtable to be over, found one that is not"
    ) as refused:
        record_of(log[:last], TABLE, 1)
    assert not isinstance(refused.value, NeverFinished), "it goes on"


@pytest.mark.parametrize("match", [0, 2])
def test_a_match_that_was_never_begun_has_no_record(match: int) -> None:
    with pytest.raises(NeverFinished, match=f"expected match {match} .* to be over, found 1 begun"):
        record_of(log_of(MINI), TABLE, match)


def test_a_table_without_a_log_has_no_record() -> None:
    with pytest.raises(NeverFinished, match="expected the log of table testtable, found none"):
        record_of([], TABLE, 1)


def test_a_seat_keeps_its_name_in_the_record_when_a_bot_takes_it_over() -> None:
    async def play() -> list[Stamped]:
        world, clock = ports()
        actor = await TableActor.open(TABLE, config("mini", 3, timer=15), world)
        ann = await Client.join(actor, await actor.sit("Ann", "hash of Ann's ticket"))
        bob = await Client.join(actor, await actor.sit("Bob", "hash of Bob's ticket"))
        await actor.receive(ann.connection, Begin())
        await actor.receive(bob.connection, Leave())
        await run_out(actor, clock, [ann])
        return await world.store.read(TABLE)

    text = record_of(asyncio.run(play()), TABLE, 1)

    assert header_of(text).names == ("Ann", "Bob", "Bot1")
    assert verify(case_of(text)) == []
