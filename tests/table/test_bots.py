"""Bots at a table: as slow, as forgetful and as watchful as people, and never in the way of the game."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from lastcard.match.players import Player
from lastcard.model.cards import Card
from lastcard.model.decisions import AskPlay
from lastcard.model.edition import Edition, Mode
from lastcard.model.moves import Call, Catch, Draw, JumpIn, Move, Play
from lastcard.protocol import Begin, Leave, SeatBot
from lastcard.table.actor import Ports, TableActor
from lastcard.table.authority import window_until
from lastcard.table.entries import Said
from lastcard.table.state import TableState, evolve, opened
from tests.editions import ALL_EDITIONS
from tests.table.evening import Evening, Seeds, terms, told
from tests.table.seated import TABLE

MOMENTS = 200
"""How often something is tried: each time at another moment, for which bots draw another lot."""


async def bots_alone(number: int, seats: int = 4, **options: object) -> Evening:
    """A table at which only bots are left, and the match is played to its end."""
    config = terms(seats=seats, mode=Mode.SINGLE, **options)  # type: ignore[arg-type]
    evening = await Evening.of(config, table=f"{TABLE}{number}", seeds=number)
    await evening.sits_down("Ann")
    await evening.says("Ann", Begin())
    await evening.says("Ann", Leave())
    evening.guests.clear()
    evening.actor._rng = Random(number)
    await evening.comes_to(lambda: evening.status == "over")
    return evening


def moves_of(evening: Evening) -> Iterator[tuple[TableState, TableState, float, Move]]:
    """Every move: the table before and after it, when, and which."""
    state = opened(evening.actor.table.id, evening.log[0])
    for stamped in evening.log[1:]:
        before = state
        state, _ = evolve(state, stamped)
        if isinstance(stamped.entry, Said) and isinstance(stamped.entry.what, Move):
            yield before, state, stamped.at, stamped.entry.what


def spread(delays: list[float], least: float, most: float) -> list[int]:
    """How many of these lie in each fifth between two bounds; all must lie there."""
    assert least - 1e-6 <= min(delays)
    assert max(delays) <= most + 1e-6
    step = (most - least) / 5
    return [sum(least + n * step <= delay < least + (n + 1) * step for delay in delays) for n in range(5)]


async def answer_times(tables: int, *, windows: bool) -> list[float]:
    """How long bots took to answer, from the question on; where every card opens a window, or where none does."""
    times: list[float] = []
    for number in range(tables):
        for before, _, at, move in moves_of(await bots_alone(number, rules={"jump_in": windows})):
            has_window = window_until(before) > before.asked_at
            if has_window == windows and not isinstance(move, Call | Catch | JumpIn):
                times.append(at - before.asked_at)
    return times


@told
async def test_bots_answer_after_a_time_like_peoples() -> None:
    times = await answer_times(20, windows=False)

    assert len(times) > 600
    assert all(0.14 < count / len(times) < 0.26 for count in spread(times, 0.7, 2.0)), (
        "as often short as long"
    )


@told
async def test_bots_wait_for_the_window_and_no_longer_than_their_thoughts() -> None:
    times = await answer_times(5, windows=True)

    assert len(times) > 50
    assert min(spread(times, 1.5, 2.0)) > 0


async def bot_plays_its_last_card_but_one(number: int, level: str = "normal") -> Evening:
    """With a call before, or without."""
    evening = await Evening.with_people("Ann", config=terms(seats=2))
    await evening.says("Ann", SeatBot(Player(1), level), Begin())
    evening.clock.time += number / 7
    await evening.lies("Bot1", "r5", Ann="g3 g4 g5", Bot1="r1 r2")
    await evening.comes_to(lambda: len(evening.round.hands[1]) == 1)
    return evening


@pytest.mark.parametrize(("level", "share"), [("easy", 0.3), ("normal", 0.12), ("hard", 0.08)])
@told
async def test_a_bot_forgets_its_call_now_and_then(level: str, share: float) -> None:
    evenings = [await bot_plays_its_last_card_but_one(number, level) for number in range(MOMENTS)]
    calls = [evening.round.calls[1] for evening in evenings]

    assert set(calls) == {"owes", "called"}
    assert share - 0.06 < calls.count("owes") / MOMENTS < share + 0.06


async def seconds_until_it_calls(number: int) -> list[float]:
    """How long a bot that has forgotten its call takes to notice; nothing for one that has not."""
    evening = await bot_plays_its_last_card_but_one(number)
    if evening.round.calls[1] == "called":
        return []
    landed_at = evening.clock.time
    await evening.comes_to(lambda: evening.round.calls[1] == "called")
    return [evening.clock.time - landed_at]


@told
async def test_a_bot_that_forgot_its_call_makes_up_for_it_at_human_speed() -> None:
    delays = [delay for number in range(MOMENTS) for delay in await seconds_until_it_calls(number)]

    assert min(spread(delays, 0.6, 2.0)) > 0


async def bob_hesitates(
    number: int, bot: str, *, jumps: bool = False, level: str = "normal"
) -> tuple[Evening, float]:
    """Ann has played her last card but one without a call; Bob, a person, takes his time; the bot looks on."""
    evening = await Evening.with_people("Ann", "Bob", config=terms(rules={"jump_in": jumps}))
    await evening.says("Ann", SeatBot(Player(2), level), Begin())
    evening.clock.time += number / 7
    await evening.lies("Ann", "r5", Ann="r1 r2" if not jumps else "r1 r2 r3", Bob="g3 g4 g5", Bot1=bot)
    await evening.moves("Ann", Play(Card("r1")))
    landed_at = evening.clock.time
    await evening.goes_by(60)
    return evening, landed_at


@pytest.mark.parametrize(("level", "share"), [("easy", 0.4), ("normal", 0.65), ("hard", 0.75)])
@told
async def test_a_bot_catches_many_missing_calls_at_human_speed_and_overlooks_some(
    level: str, share: float
) -> None:
    delays = []
    for number in range(MOMENTS):
        evening, landed_at = await bob_hesitates(number, "b1 b2 b3", level=level)
        delays += [at - landed_at for at, move in evening.said_by("Bot1") if isinstance(move, Catch)]

    assert share - 0.1 < len(delays) / MOMENTS < share + 0.1
    assert min(spread(delays, 0.6, 2.0)) > len(delays) / 10


@told
async def test_a_bot_jumps_in_when_the_window_has_been_open_long_enough() -> None:
    delays = []
    for number in range(MOMENTS):
        evening, landed_at = await bob_hesitates(number, "r1 b2 b3", jumps=True)
        delays += [at - landed_at for at, move in evening.said_by("Bot1") if isinstance(move, JumpIn)]

    assert len(delays) == MOMENTS
    assert min(spread(delays, 1.5, 2.0)) > 0


@told
async def test_a_bot_without_the_card_does_not_jump() -> None:
    evening, _ = await bob_hesitates(0, "r4 b2 b3", jumps=True)

    assert evening.said_by("Bot1") == []


@told
async def test_among_bots_calls_are_made_forgotten_made_up_for_and_caught() -> None:
    said: Counter[str] = Counter()
    for number in range(40):
        for before, after, _, move in moves_of(await bots_alone(number, rules={"jump_in": True})):
            assert before.match is not None
            assert after.match is not None
            calls = zip(before.match.round.calls, after.match.round.calls, strict=True)
            if isinstance(move, Call):
                said["made up for" if "owes" in before.match.round.calls else "made"] += 1
            elif any(now == "owes" != had for had, now in calls):
                said["forgotten"] += 1
            said[type(move).__name__] += 1

    assert said["made"] > 4 * said["forgotten"], said
    assert min(said[kind] for kind in ("forgotten", "made up for", "Catch", "JumpIn")) >= 3


HOUSES: tuple[dict[str, str | int | bool], ...] = (
    {},
    {"jump_in": True, "seven_zero": True, "stacking": "higher"},
    {"false_catch_penalty": True, "draw_to_match": True, "no_bluff": True},
    {"force_play": True, "stacking": "same", "jump_in": True},
)


@pytest.mark.parametrize("level", ["normal", "easy", "random"])
@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
@told
async def test_bots_never_get_stuck(edition: Edition, level: str) -> None:
    for number, rules in enumerate(HOUSES):
        config = terms(edition.key, 4, mode=Mode.SINGLE, rules=rules)
        evening = await Evening.of(config, seeds=number)
        await evening.sits_down("Ann")
        for player in range(1, 4):
            await evening.says("Ann", SeatBot(Player(player), level))
        await evening.says("Ann", Begin())
        await evening.says("Ann", Leave())
        evening.guests.clear()

        await evening.comes_to(lambda: evening.status == "over", most=100_000)  # noqa: B023 - at once


@pytest.mark.parametrize("speed", [0.01, 0.5, 10.0])
@told
async def test_bots_can_be_quicker_and_slower_and_the_window_stays_as_it_is(speed: float) -> None:
    evening = await Evening.of(terms(seats=2))
    ports = Ports(evening.store, evening.clock, Seeds(), speed)
    evening = Evening(
        await TableActor.open("other", terms(seats=2), ports), ports, evening.clock, evening.store
    )
    await evening.sits_down("Ann")
    await evening.says("Ann", Begin())
    await evening.lies("Bot1", "r5", Ann="r3 r4", Bot1="r1 r2 r6")
    asked_at = evening.clock.time
    await evening.comes_to(lambda: evening.asked("Ann"))
    assert 0.7 * speed <= evening.clock.time - asked_at <= 2.0 * speed + 1e-6

    await evening.moves("Ann", Play(Card("r3")))
    landed_at = evening.clock.time
    await evening.comes_to(lambda: not isinstance(evening.round.decision, AskPlay) or evening.asked("Ann"))

    assert evening.clock.time >= landed_at + 1.5 or "owes" not in evening.round.calls


@told
async def test_a_bot_that_has_overlooked_a_missing_call_does_not_wake_up_at_the_next_question() -> None:
    """Where the window never closes, it is thought of once, at human speed (G27)."""
    overlooked = 0
    for number in range(MOMENTS):
        evening = await Evening.with_people("Ann", "Bob", config=terms(rules={"catch_until": "open"}))
        await evening.says("Ann", SeatBot(Player(2), "easy"), Begin())
        evening.clock.time += number / 7
        await evening.lies("Ann", "r5", draw="y1 y2", Ann="r1 r2", Bob="g3 g4 g5", Bot1="b1 b2 b3")
        await evening.moves("Ann", Play(Card("r1")))
        await evening.goes_by(30)
        if evening.round.calls[0] == "owes":
            overlooked += 1
            await evening.moves("Bob", Draw())
            await evening.goes_by(0.1)
            assert evening.round.calls[0] == "owes"

    assert overlooked > MOMENTS / 3
