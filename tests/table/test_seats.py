"""Who has which seat, and who looks after the table."""

import asyncio

import pytest

from lastcard.match.players import Player
from lastcard.model.cards import Card
from lastcard.model.moves import Play
from lastcard.protocol import (
    Begin,
    ClientMessage,
    Goodbye,
    Leave,
    MixEntropy,
    React,
    Refusal,
    Refused,
    SeatBot,
    Unseat,
)
from lastcard.table.actor import Ports, TableActor
from lastcard.table.authority import RefusedCommand
from lastcard.table.entries import MatchBegan
from lastcard.table.pacing import OPENING_S
from lastcard.table.state import unopened
from tests.table.evening import Evening, Seeds, SlowStore, terms, told
from tests.table.seated import TABLE, HandClock

GRACE_S = 30.0
LUCK = "0123456789abcdef" * 4


def kinds(evening: Evening) -> list[str]:
    return [seat.kind for seat in evening.info.seats]


def names(evening: Evening) -> list[str]:
    return [seat.name for seat in evening.info.seats]


# --- the host ----------------------------------------------------------------------------------------------


@told
async def test_the_first_person_is_the_host() -> None:
    evening = await Evening.with_people("Ann", "Bob")

    assert evening.host == "Ann"


@told
async def test_when_the_host_leaves_the_next_person_is_host() -> None:
    evening = await Evening.with_people("Ann", "Bob", "Cid")
    await evening.says("Ann", Leave())
    assert evening.host == "Bob"
    await evening.says("Bob", Leave())

    assert evening.host == "Cid"


@told
async def test_when_the_host_is_away_the_role_moves_on_and_stays_there() -> None:
    evening = await Evening.begun("Ann", "Bob", "Cid")
    await evening.is_cut_off("Ann")
    await evening.goes_by(GRACE_S)
    assert evening.host == "Bob"

    await evening.connects("Ann")

    assert evening.host == "Bob"


@told
async def test_the_role_passes_over_bots_and_people_who_are_away() -> None:
    evening = await Evening.begun("Ann", "Bob", "Cid", config=terms(seats=4))
    await evening.is_cut_off("Bob")
    await evening.goes_by(GRACE_S)

    await evening.says("Ann", Leave())

    assert evening.host == "Cid"


@told
async def test_a_table_without_people_has_no_host_until_somebody_returns() -> None:
    evening = await Evening.begun("Ann", "Bob")
    for name in ("Ann", "Bob"):
        await evening.is_cut_off(name)
    await evening.goes_by(GRACE_S)
    assert evening.host is None

    await evening.connects("Bob")
    await evening.connects("Ann")

    assert evening.host == "Bob"


@told
async def test_an_abandoned_lobby_belongs_to_the_next_who_sits_down() -> None:
    evening = await Evening.with_people("Ann")
    await evening.is_cut_off("Ann")
    await evening.goes_by(GRACE_S)
    assert evening.host is None

    await evening.sits_down("Bob")

    assert evening.host == "Bob"


HOSTS_ORDERS: tuple[ClientMessage, ...] = (Begin(), SeatBot(Player(2), "normal"), Unseat(Player(0)))


@pytest.mark.parametrize("order", HOSTS_ORDERS, ids=lambda order: type(order).__name__)
@told
async def test_nobody_but_the_host_gives_orders(order: ClientMessage) -> None:
    evening = await Evening.with_people("Ann", "Bob")
    before = evening.actor.table

    assert await evening.says("Bob", order) == [Refused(Refusal.NOT_HOST)]

    assert evening.actor.table == before


@pytest.mark.parametrize("order", HOSTS_ORDERS, ids=lambda order: type(order).__name__)
@told
async def test_who_watches_gives_no_orders(order: ClientMessage) -> None:
    evening = await Evening.with_people("Ann", "Bob")
    await evening.watches("Zoe")

    assert await evening.says("Zoe", order) == [Refused(Refusal.NOT_SEATED)]


# --- bots in seats -----------------------------------------------------------------------------------------


@told
async def test_the_host_gives_an_open_seat_to_a_bot_and_changes_its_level() -> None:
    evening = await Evening.with_people("Ann")
    await evening.says("Ann", SeatBot(evening.player(""), "random"))
    assert (kinds(evening), evening.info.seats[1].level) == (["person", "bot", "open"], "random")

    await evening.says("Ann", SeatBot(Player(1), "normal"))

    assert evening.info.seats[1].level == "normal"


@told
async def test_a_missing_players_seat_can_be_given_to_a_bot_for_good() -> None:
    evening = await Evening.begun("Ann", "Bob", "Cid")
    bob = evening.player("Bob")
    await evening.is_cut_off("Bob")
    assert await evening.says("Ann", SeatBot(bob, "normal")) == [Refused(Refusal.NO_SUCH_PLAYER)]
    await evening.goes_by(GRACE_S)

    await evening.says("Ann", SeatBot(bob, "normal"))

    seat = evening.actor.table.seats[bob]
    assert (seat.kind, seat.away, seat.ticket) == ("bot", False, "")


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (SeatBot(Player(1), "normal"), Refusal.NO_SUCH_PLAYER),  # Bob is there
        (SeatBot(Player(0), "normal"), Refusal.NO_SUCH_PLAYER),  # the host
        (SeatBot(Player(3), "normal"), Refusal.NO_SUCH_PLAYER),
        (SeatBot(Player(-1), "normal"), Refusal.NO_SUCH_PLAYER),
        (SeatBot(Player(2), "genius"), Refusal.BAD_CONFIG),
        (Unseat(Player(0)), Refusal.NO_SUCH_PLAYER),  # the host leaves instead
        (Unseat(Player(2)), Refusal.NO_SUCH_PLAYER),  # an open seat
        (Unseat(Player(9)), Refusal.NO_SUCH_PLAYER),
    ],
    ids=str,
)
@told
async def test_some_orders_make_no_sense(order: ClientMessage, code: Refusal) -> None:
    evening = await Evening.with_people("Ann", "Bob")
    before = evening.actor.table

    assert await evening.says("Ann", order) == [Refused(code)]

    assert evening.actor.table == before


@told
async def test_two_bots_never_have_one_name() -> None:
    evening = await Evening.with_people("Ann", "Bot1", config=terms(seats=5))
    await evening.says("Ann", Begin())

    assert names(evening) == ["Ann", "Bot1", "Bot2", "Bot3", "Bot4"]


# --- removed -----------------------------------------------------------------------------------------------


@told
async def test_who_is_removed_in_the_lobby_is_told_and_the_seat_is_open() -> None:
    evening = await Evening.with_people("Ann", "Bob")
    bob = evening.guests["Bob"]

    await evening.says("Ann", Unseat(evening.player("Bob")))

    assert bob.heard[-1] == Goodbye("removed")
    assert kinds(evening) == ["person", "open", "open"]
    assert bob.connection not in evening.actor.connections


@told
async def test_who_is_removed_during_play_is_replaced_by_a_bot_with_the_same_cards() -> None:
    evening = await Evening.begun("Ann", "Bob", "Cid")
    await evening.lies("Bob", "r5", Ann="r1 r2 r3 r4", Bob="r6 g4 g5 g6", Cid="b1 b2 b3 b4")
    hands = evening.round.hands

    await evening.says("Ann", Unseat(evening.player("Bob")))

    assert kinds(evening) == ["person", "bot", "person"]
    assert evening.round.hands == hands
    await evening.goes_by(2)
    assert evening.asked("Cid"), "the bot has answered for the seat"


@told
async def test_who_was_removed_can_say_nothing_more() -> None:
    evening = await Evening.begun("Ann", "Bob", "Cid")
    await evening.lies("Bob", "r5", Ann="r1 r2 r3 r4", Bob="r6 g4 g5 g6", Cid="b1 b2 b3 b4")
    await evening.says("Ann", Unseat(evening.player("Bob")))

    before = evening.actor.table

    assert await evening.moves("Bob", Play(Card("r6"))) == []
    assert await evening.says("Bob", React("laugh")) == []

    assert evening.actor.table is before


@told
async def test_who_comes_back_in_the_moment_of_being_removed_does_not_get_the_successors_seat() -> None:
    """The ticket was good when it was shown, and is not any more when the door opens."""
    clock, store = HandClock(), SlowStore()
    ports = Ports(store, clock, Seeds())
    evening = Evening(await TableActor.open(TABLE, terms(), ports), ports, clock, store)
    await evening.sits_down("Ann")
    await evening.sits_down("Bob")
    bob, ticket = evening.player("Bob"), evening.actor.table.seats[evening.player("Bob")].ticket
    store.answers.clear()
    removing = asyncio.create_task(evening.actor.receive(evening.guests["Ann"].connection, Unseat(bob)))
    await asyncio.sleep(0)
    returning = asyncio.create_task(evening.actor.attach(bob, None, ticket))
    await asyncio.sleep(0)
    store.answers.set()
    await removing

    with pytest.raises(RefusedCommand, match="bad ticket"):
        await returning

    await evening.actor.sit("Cid", "hash of Cid's ticket")
    assert not [connection for connection in evening.actor.connections if connection.player == bob]


@told
async def test_luck_of_a_predecessor_is_not_inherited() -> None:
    evening = await Evening.with_people("Ann", "Bob")
    await evening.seals("Bob", LUCK)
    assert evening.info.next_sealed[1]
    await evening.says("Ann", Unseat(evening.player("Bob")))
    assert evening.info.next_sealed == ("", "", ""), "no luck stays that will never be opened"
    await evening.sits_down("Cid")

    heard = await evening.seals("Cid", LUCK[::-1])

    assert not [message for message in heard if isinstance(message, Refused)]
    assert [bool(one) for one in evening.info.next_sealed] == [False, True, False]


@told
async def test_luck_of_whoever_gave_the_seat_to_a_bot_is_gone() -> None:
    evening = await Evening.begun("Ann", "Bob")
    await evening.seals("Bob", LUCK)
    await evening.says("Bob", Leave())

    assert evening.actor.table.seats[1].kind == "bot"
    assert evening.info.next_sealed == ("", "", "")


@told
async def test_luck_of_a_player_who_is_only_away_stays_and_nobody_waits_for_it() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2, timer=15))
    await evening.says("Ann", Begin())
    await evening.seals("Bob", LUCK)
    await evening.is_cut_off("Bob")
    await evening.comes_to(lambda: evening.info.next_closed)

    assert evening.actor.table.seats[1].away
    assert evening.info.next_sealed[1]
    assert not unopened(evening.actor.table)


@told
async def test_once_luck_is_closed_no_change_of_seats_changes_it() -> None:
    evening = await Evening.with_people("Ann", "Bob", "Cid")
    for name in ("Ann", "Bob", "Cid"):
        await evening.seals(name, LUCK)
    await evening.says("Ann", Begin())
    closed = evening.info
    await evening.says("Bob", MixEntropy(LUCK))
    await evening.says("Bob", Leave())
    await evening.says("Cid", Leave())
    with pytest.raises(RefusedCommand, match="not gathering"):
        await evening.actor.sit("Dee", "hash of Dee's ticket")

    assert evening.info.next_sealed == closed.next_sealed
    await evening.goes_by(OPENING_S)

    assert [seat.kind for seat in evening.info.seats] == ["person", "bot", "bot"]
    assert evening.info.proofs[0].sealed == closed.next_sealed
    assert evening.info.proofs[0].entropy == ("", LUCK, "")


# --- leaving -----------------------------------------------------------------------------------------------


@told
async def test_who_leaves_the_lobby_frees_the_seat() -> None:
    evening = await Evening.with_people("Ann", "Bob")
    heard = await evening.says("Bob", Leave())

    assert heard[-1] == Goodbye("removed")
    assert kinds(evening) == ["person", "open", "open"]
    await evening.sits_down("Bob")
    assert kinds(evening) == ["person", "person", "open"]


@told
async def test_who_leaves_during_the_own_question_is_replaced_and_the_question_answered() -> None:
    evening = await Evening.begun("Ann", "Bob", "Cid")
    await evening.lies("Ann", "r5", Ann="r1 r2 r3 r4", Bob="r6 g4 g5 g6", Cid="b1 b2 b3 b4")
    await evening.says("Ann", Leave())
    assert kinds(evening) == ["bot", "person", "person"]

    await evening.goes_by(2)

    assert evening.asked("Bob")


@told
async def test_when_everybody_has_left_the_bots_finish_the_match() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms("mini", 3))
    for name in ("Ann", "Bob"):
        await evening.says(name, Leave())
        evening.guests.pop(name)

    await evening.comes_to(lambda: evening.status == "over")

    assert kinds(evening) == ["bot", "bot", "bot"]


@told
async def test_who_leaves_after_the_match_is_replaced_at_the_rematch() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms("mini", 2, timer=15))
    await evening.comes_to(lambda: evening.status == "over")
    await evening.says("Ann", Leave())
    assert (kinds(evening), evening.host) == (["open", "person"], "Bob")

    await evening.says("Bob", Begin())

    assert kinds(evening) == ["bot", "person"]
    assert len([entry for entry in evening.entries if isinstance(entry, MatchBegan)]) == 2


# --- sitting down ------------------------------------------------------------------------------------------


async def refusal_of(evening: Evening, name: str) -> Refusal | None:
    try:
        await evening.actor.sit(name, "hash of a ticket")
    except RefusedCommand as error:
        return error.code
    return None


@told
async def test_nobody_sits_down_at_a_full_table() -> None:
    evening = await Evening.with_people("Ann", "Bob", "Cid")

    assert await refusal_of(evening, "Dee") == Refusal.TABLE_FULL


@pytest.mark.parametrize("status", ["playing", "over"])
@told
async def test_nobody_sits_down_once_a_match_has_begun(status: str) -> None:
    evening = await Evening.begun("Ann", config=terms("mini", 3, timer=15))
    await evening.comes_to(lambda: evening.status == status)

    assert await refusal_of(evening, "Dee") == Refusal.NOT_GATHERING


@pytest.mark.parametrize("name", ["", "nobody", "two words", "_x", "a" * 17, "<b>", "x\n", "\u3164"])
@told
async def test_a_name_is_short_and_plain(name: str) -> None:
    evening = await Evening.with_people("Ann")

    assert await refusal_of(evening, name) == Refusal.BAD_NAME


@pytest.mark.parametrize("name", ["ann", "Ann", "\u0410nn", "bot1", "Botl", "B\u043et1"])
@told
async def test_a_name_is_nobody_elses_and_looks_like_nobody_elses(name: str) -> None:
    evening = await Evening.with_people("Ann")
    await evening.says("Ann", SeatBot(Player(1), "normal"))

    assert await refusal_of(evening, name) == Refusal.NAME_TAKEN


@told
async def test_a_bot_is_not_called_like_a_person() -> None:
    evening = await Evening.with_people("Ann", "bot1", config=terms(seats=3))
    await evening.says("Ann", Begin())

    assert names(evening) == ["Ann", "bot1", "Bot2"]


@told
async def test_a_match_is_begun_once() -> None:
    evening = await Evening.begun("Ann", "Bob")

    assert await evening.says("Ann", Begin()) == [Refused(Refusal.NOT_GATHERING)]
