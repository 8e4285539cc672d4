"""Floods of every message there is: at tables of the attackers' own, and where others play.

A connection may send twenty messages a second; most of these keep just below, and a few go far beyond.
"""

from random import Random

from benchmarks.attacks.enemy import Enemy, Reach, Seat
from benchmarks.attacks.line import Line, frame, said
from benchmarks.attacks.listed import attack

ALLOWED = 18.0
BEYOND = 100.0


async def _playing(enemy: Enemy, tables: int = 8, **terms: object) -> Reach:
    """Hosts at tables of their own with three bots, the match begun."""
    seats = [await enemy.open_table(number, bots=3, **terms) for number in range(tables)]
    reach = _seated(enemy, seats)
    for number in range(tables):
        await (await reach(number)).say("Begin")
    return reach


async def _gathering(enemy: Enemy, tables: int = 8, **terms: object) -> Reach:
    """Hosts at tables of their own where nothing has begun."""
    return _seated(enemy, [await enemy.open_table(number, **terms) for number in range(tables)])


def _seated(enemy: Enemy, seats: list[Seat]) -> Reach:
    return lambda number: enemy.socket(number, *seats[number % len(seats)][:2])


async def _say(
    enemy: Enemy, reach: Reach, *messages: bytes, lines: int = 8, per_second: float = ALLOWED
) -> None:
    await enemy.flood(
        reach, lambda beat, _: messages[beat % len(messages)], lines=lines, per_second=per_second
    )


@attack()
async def hellos(enemy: Enemy) -> None:
    """`Hello` again and again where others play, with false tickets and without, 800 a second."""
    greetings = (said("Hello"), said("Hello", ticket="false"), said("Hello", seq=1))
    await _say(enemy, await enemy.watching(), *greetings, per_second=BEYOND)


@attack()
async def stale_submits(enemy: Enemy) -> None:
    """Answers to questions long answered, 800 a second."""
    reach = await _playing(enemy)
    await _say(enemy, reach, said("Submit", question=1, move={"type": "Draw"}), per_second=BEYOND)


@attack()
async def illegal_submits(enemy: Enemy) -> None:
    """Moves that the rules refuse, as answers to the open question, 144 a second."""

    def what(beat: int, line: Line) -> bytes:
        moves = ({"type": "Play", "card": "r0"}, {"type": "Pass"}, {"type": "Catch", "seat": 1})
        return said("Submit", question=line.question, move=moves[beat % 3])

    await enemy.flood(await _playing(enemy), what, per_second=ALLOWED)


@attack()
async def entropy(enemy: Enemy) -> None:
    """`SealEntropy` and `MixEntropy` of every kind, 144 a second."""
    mixes = (
        said("SealEntropy", match=1, round=1, commitment="ab" * 32),
        said("MixEntropy", entropy="ab" * 32),
        said("SealEntropy", match=99, round=-1, commitment="x" * 3000),
        said("MixEntropy", entropy="x" * 3000),
    )
    await _say(enemy, await _gathering(enemy), *mixes)


@attack()
async def reactions(enemy: Enemy) -> None:
    """Reactions at one table with 40 who look on: 72 a second, each told 44 times."""
    seat = await enemy.open_table(0)
    await enemy.swarm(40, lambda number: enemy.socket(number + 1, seat.table))
    await _say(enemy, _seated(enemy, [seat]), said("React", reaction="wow"), lines=4)


@attack()
async def begins(enemy: Enemy) -> None:
    """`Begin` of what has begun, by hosts and by strangers, 288 a second."""
    own, strange = await _playing(enemy), await enemy.watching()
    await _say(enemy, lambda number: (own, strange)[number % 2](number // 2), said("Begin"), lines=16)


@attack(fault=12)
async def seated_bots(enemy: Enemy) -> None:
    """`SeatBot` on a bot's seat, 180 a second, at a table that fills with entries."""
    seat = await enemy.open_table(0, bots=3)
    levels = (said("SeatBot", player=1, level="normal"), said("SeatBot", player=1, level="easy"))
    await _say(enemy, _seated(enemy, [seat]), *levels, lines=10)


@attack()
async def unseats(enemy: Enemy) -> None:
    """`Unseat` of bots and of nobody, and `SeatBot` again, 144 a second."""
    reach = await _gathering(enemy, bots=2)
    await _say(
        enemy,
        reach,
        said("Unseat", player=1),
        said("SeatBot", player=1, level="normal"),
        said("Unseat", player=3),
        said("Unseat", player=99),
    )


@attack()
async def leaves(enemy: Enemy) -> None:
    """Sit down, say `Leave`, sit down again: 40 times a second."""
    host = await enemy.open_table(0, seats=10)
    await enemy.socket(0, host.table, host.ticket)

    async def one(number: int) -> None:
        async for beat in enemy.beats(5):
            with enemy.braving():
                seat = await enemy.sit_down(number, host.table, f"M{number}x{beat}")
                line = await enemy.socket(number, seat.table, seat.ticket)
                await line.say("Leave")

    await enemy.swarm(8, one)


@attack()
async def resyncs(enemy: Enemy) -> None:
    """Snapshots asked for where others play, 360 a second."""
    await _say(enemy, await enemy.watching(), said("Resync"), lines=20)


@attack()
async def nonsense(enemy: Enemy) -> None:
    """JSON that is no message, 800 a second."""
    rng = Random(15)
    kinds = [
        b"null", b"[]", b'"Hello"', b"1e999", b'{"type":"Nothing"}', b'{"type":"Submit","question":{}}',
        b'{"type":"Unseat","player":-1}', b'{"type":"Hello","seq":' + b"9" * 2000 + b"}", rng.randbytes(200).hex().encode(),
    ]  # fmt: skip
    await _say(enemy, await enemy.watching(), *(frame(0x1, kind) for kind in kinds), per_second=BEYOND)
