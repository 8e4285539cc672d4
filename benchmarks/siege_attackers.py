"""The attackers of `siege.py`: one behaviour after the other, in a process of their own that gives way to others.

    python benchmarks/siege_attackers.py

Each line on stdin asks for one: `{"attack": NAME, "port": PORT, "seconds": SECONDS}`. One JSON object a line on
stdout: `began`, and `ended` with what the server did. They speak to 127.0.0.1 only, from 127.0.2.1 on, each attack
with eight addresses of its own. The process is nice: on a small machine its hunger for the processor is not to be
taken for the server's weakness. The process ends when stdin does.
"""

import asyncio
import json
import os
import resource
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # started as a file: the attacks are beside it

from benchmarks.attacks.enemy import Enemy
from benchmarks.attacks.every import ATTACKS
from benchmarks.attacks.listed import Attack
from benchmarks.attacks.matches import use_everything
from benchmarks.table_clients import report

SETTING_UP_S = 120.0
"""For the tables and matches that an attack needs; the first use of `expert` may compile for a minute."""
NICE = 10

WARM_UP = Attack("warm-up", "Everything that costs memory once, used once.", None, use_everything)


async def assail(
    attack: Attack, port: int, seconds: float, began: Callable[[], object] = lambda: None
) -> Enemy:
    """Make an attack for so many seconds; the attacker knows how the server met it."""
    enemy = Enemy(port, 2 + [*ATTACKS, WARM_UP.name].index(attack.name), seconds, began)
    try:
        async with asyncio.timeout(SETTING_UP_S + seconds):
            with enemy.braving():
                await attack.run(enemy)
            await asyncio.sleep(enemy.left)  # whoever was turned away at once
    finally:
        await enemy.leave()
    return enemy


async def attack_on_request() -> None:
    """One after the other, until nobody asks any more."""
    while line := await asyncio.to_thread(sys.stdin.readline):
        asked = json.loads(line)
        attack = ATTACKS.get(asked["attack"], WARM_UP)
        enemy = await assail(attack, asked["port"], asked["seconds"], lambda: report("began"))
        report("ended", saw=+enemy.saw, connections=enemy.connections, sent_mb=round(enemy.sent / 1e6, 2))


def main() -> None:
    """Be nice, and attack."""
    os.nice(NICE)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(attack_on_request())


if __name__ == "__main__":
    main()
