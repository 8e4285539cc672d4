"""WebSocket frames that are empty, broken, too large, too slow, or never read."""

import asyncio

from benchmarks.attacks.enemy import Enemy, Reach
from benchmarks.attacks.line import Line, frame, said
from benchmarks.attacks.listed import attack

HEAP = 200
"""Small frames that are sent at a breath; ten sockets send a hundred heaps a second, 1.2 MB/s in all."""
OPENING = 100.0
"""Sockets that are opened a second where many are."""


async def _flood(enemy: Enemy, *kinds: bytes, lines: int = 8, per_second: float = 20.0) -> None:
    """Send these in turn, looking on."""
    reach = await enemy.watching()
    await enemy.flood(reach, lambda beat, _: kinds[beat % len(kinds)], lines=lines, per_second=per_second)


async def _talking(enemy: Enemy) -> Reach:
    """Sockets where a message has begun."""
    reach = await enemy.watching()

    async def begun(number: int) -> Line:
        line = await reach(number)
        await line.send(frame(0x1, b"[", final=False))
        return line

    return begun


@attack(fault=1)
async def empty_continuations(enemy: Enemy) -> None:
    """A message that goes on and on with empty frames, 200,000 a second."""
    heap = frame(0x0, final=False) * HEAP
    await enemy.flood(await _talking(enemy), lambda _, __: heap, lines=10, per_second=100)


@attack(fault=1)
async def pings(enemy: Enemy) -> None:
    """200,000 pings a second."""
    await _flood(enemy, frame(0x9) * HEAP, lines=10, per_second=100)


@attack(fault=1)
async def pongs(enemy: Enemy) -> None:
    """200,000 pongs a second that nobody has asked for."""
    await _flood(enemy, frame(0xA) * HEAP, lines=10, per_second=100)


@attack(fault=1)
async def deaf_pings(enemy: Enemy) -> None:
    """Large pings, 2.4 MB/s, and nobody reads the pongs."""
    tables = await enemy.public_tables()
    heap = frame(0x9, bytes(120)) * 10
    await enemy.flood(
        lambda number: enemy.deaf_socket(number, tables[0]), lambda _, __: heap, lines=20, per_second=100
    )


@attack()
async def oversized_messages(enemy: Enemy) -> None:
    """Messages of 5 KB and of 70 KB, 160 a second."""
    await _flood(enemy, frame(0x1, b" " * 5000), frame(0x1, b" " * 70_000))


@attack()
async def endless_messages(enemy: Enemy) -> None:
    """Messages that go on with 4 KB frames for ever, 3 MB/s."""
    piece = frame(0x0, b"[" * 4000, final=False)
    await enemy.flood(await _talking(enemy), lambda _, __: piece, per_second=100)


@attack()
async def announced_frames(enemy: Enemy) -> None:
    """Frames that announce an exabyte and bring a little of it."""
    await _flood(enemy, b"\x81\xff" + (1 << 60).to_bytes(8) + bytes(4) + b" " * 1000)


@attack()
async def deep_messages(enemy: Enemy) -> None:
    """Messages of 2,000 brackets in brackets, 160 a second."""
    await _flood(enemy, frame(0x1, b'{"type":"Submit","question":1,"move":' + b'{"a":[' * 600))


@attack()
async def bad_letters(enemy: Enemy) -> None:
    """Messages that are no UTF-8, and lone halves of letters, 160 a second."""
    await _flood(
        enemy, frame(0x1, b'{"type":"\xff\xfe"}'), frame(0x1, b'{"type":"Hello","ticket":"\\ud800"}')
    )


@attack()
async def crumbs(enemy: Enemy) -> None:
    """Messages in frames of one byte each, 160 messages of 17 frames a second."""
    text = b'{"type":"Resync"}'
    pieces = [
        frame(0x1 if not at else 0x0, text[at : at + 1], final=at == len(text) - 1) for at in range(len(text))
    ]
    await _flood(enemy, b"".join(pieces))


@attack()
async def broken_frames(enemy: Enemy) -> None:
    """Frames without a mask, with reserved bits, of unknown kinds, after a farewell; 160 a second."""
    unmasked = b"\x81\x11" + b'{"type":"Resync"}'
    reserved = b"\xf1\x80" + bytes(4)
    unknown = frame(0x5, b"?")
    after = frame(0x8, b"\x03\xe8") + said("Resync") * 5
    await _flood(enemy, unmasked, reserved, unknown, after, frame(0x2, b"\0\1\2"))


@attack()
async def slow_frames(enemy: Enemy) -> None:
    """200 sockets that send a message one byte every half second."""
    text = said("Resync")
    reach = await enemy.watching()
    await enemy.crowd(200, reach, lambda at: text[at % len(text)].to_bytes(1), per_second=2, opening=OPENING)


@attack()
async def no_hellos(enemy: Enemy) -> None:
    """400 sockets that never say hello."""
    tables = await enemy.public_tables()

    async def silent(number: int) -> Line:
        line = await enemy.deaf_socket(number, tables[0])
        return line.hear(line.frames)

    await enemy.crowd(400, silent, lambda _: b"", per_second=1, opening=OPENING)


@attack(fault=11)
async def never_reading(enemy: Enemy) -> None:
    """100 who look on where others play, ask for snapshots and never read one."""
    tables = await enemy.public_tables()

    async def deaf(number: int) -> Line:
        line = await enemy.deaf_socket(number, tables[number % len(tables)])
        await line.say("Hello")
        return line

    await enemy.crowd(100, deaf, lambda _: said("Resync"), per_second=5, opening=OPENING)


@attack()
async def slow_readers(enemy: Enemy) -> None:
    """100 who look on where others play, ask for snapshots and read 200 bytes a second."""
    tables = await enemy.public_tables()

    async def one(number: int) -> None:
        await asyncio.sleep(min(number / 100, enemy.left))
        line = await enemy.deaf_socket(number, tables[number % len(tables)])
        await line.say("Hello")
        async for _ in enemy.beats(2):
            await line.say("Resync")
            async with asyncio.timeout(enemy.left):
                await line.reader.read(100)

    await enemy.swarm(100, one)


@attack()
async def socket_reconnects(enemy: Enemy) -> None:
    """Handshake, hello, gone: 120 times a second, where others play."""
    reach = await enemy.watching()

    async def one(number: int) -> None:
        async for _ in enemy.beats(15):
            with enemy.braving():
                line = await reach(number)
                await asyncio.sleep(min(0.02, enemy.left))
                line.hang_up()

    await enemy.swarm(8, one)
