"""Tables and seats taken by those who mean no game."""

import asyncio
import json

from benchmarks.attacks.enemy import HOST, Enemy
from benchmarks.attacks.listed import attack


@attack(fault=10)
async def seat_grabbing(enemy: Enemy) -> None:
    """One address takes every seat of a ten-seat table, and takes it again as the host frees it, 40 a second."""
    host = await enemy.open_table(0, seats=10)
    chair = await enemy.socket(0, host.table, host.ticket)

    async def grabs(number: int) -> None:
        async for beat in enemy.beats(5):
            with enemy.braving():
                await enemy.sit_down(1, host.table, f"G{number}x{beat}")

    async def frees() -> None:
        async for beat in enemy.beats(15):
            await chair.say("Unseat", player=1 + beat % 9)

    await asyncio.gather(enemy.swarm(8, grabs), frees())


@attack(fault=2)
async def removed_players(enemy: Enemy) -> None:
    """Players who are thrown out, do not read that, and act on: react, leave, begin; eight at a time."""

    async def one(number: int) -> None:
        host = await enemy.open_table(number, seats=3)
        chair = await enemy.socket(number, host.table, host.ticket)
        async for beat in enemy.beats(1):
            with enemy.braving():
                guest = await enemy.sit_down(number + 1 + beat, host.table, f"R{number}x{beat}")
                line = await enemy.deaf_socket(number + 1 + beat, host.table)
                await line.say("Hello", ticket=guest.ticket)
                for _ in range(10):
                    await line.say("Resync")
                await chair.say("Unseat", player=guest.player)
                for kind in ("React", "Begin", "Leave"):
                    await line.say(kind, **({"reaction": "wow"} if kind == "React" else {}))

    await enemy.swarm(8, one)


@attack(fault=10)
async def opened_tables(enemy: Enemy) -> None:
    """Public tables with nine bots each, opened until every address is refused, and on; 80 a second."""
    body = {"edition": "classic", "seats": 10, "bots": 9, "public": True, "name": "Mallory"}
    request = enemy.post("/api/tables", json.dumps(body).encode())
    await enemy.flood(enemy.http, lambda _, __: request, per_second=10)


@attack(fault=10)
async def neighbours(enemy: Enemy) -> None:
    """Tables opened from ever new addresses of one IPv6 /64, as a proxy on this machine tells; 40 a second."""
    body = json.dumps({"edition": "classic", "name": "Mallory"}).encode()

    async def one(number: int) -> None:
        async for beat in enemy.beats(5):
            neighbour = f"2001:db8::{number:x}:{beat // 20:x}:{beat:x}"
            with enemy.braving():
                await enemy.ask(
                    number, enemy.post("/api/tables", body, X_Forwarded_For=neighbour), source=HOST
                )

    await enemy.swarm(8, one)


@attack(fault=15)
async def names(enemy: Enemy) -> None:
    """Names that look blank, like others, or like nothing, 120 a second."""
    host = await enemy.open_table(0, seats=10)
    odd = (
        "\u3164",
        "Bot1",
        "bot1",
        "B\u043et1",
        "e\u0301" * 16,
        "\u202eynnA",
        "a" * 3000,
        "",
        "\U000e0041",
        "\u0928\u093f",
    )
    requests = [
        enemy.post(f"/api/tables/{host.table}/seats", json.dumps({"name": name}).encode()) for name in odd
    ]
    await enemy.flood(enemy.http, lambda beat, _: requests[beat % len(requests)], per_second=15)


@attack()
async def expert_tables(enemy: Enemy) -> None:
    """Eight tables with nine `expert` bots each, who play on and on."""
    await _bots(enemy, 8, "expert")


@attack()
async def bot_tables(enemy: Enemy) -> None:
    """Sixty-four tables with nine `normal` bots each, who play on and on."""
    await _bots(enemy, 64, "normal")


async def _bots(enemy: Enemy, tables: int, level: str) -> None:
    """Tables that play by themselves: whoever began the match has left their seat to one more bot."""

    async def one(number: int) -> None:
        seat = await enemy.open_table(number, seats=10, bots=9, level=level)
        line = await enemy.socket(number, seat.table, seat.ticket)
        await line.say("Begin")
        await line.say("Leave")

    await enemy.swarm(tables, one)
    await asyncio.sleep(enemy.left)
