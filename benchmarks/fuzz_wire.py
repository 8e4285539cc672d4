"""Does anything that is sent break a table? Looked for by coverage, for as long as one likes.

    python benchmarks/fuzz_wire.py [--seconds 60] [--target wire|commands] [-- options of libFuzzer]

`wire` sends lines of bytes to a table in play, over a seat and over a spectator's connection. `commands`
lets a whole crowd do anything, as tests/fuzz does. After each the table must be sound: see tests/fuzz/crowd.py.
What breaks it is written to a file named `crash-…` in the current folder, and exit code is not 0; the same
file, given after `--`, plays it again. The fuzzer is Atheris; where it is missing, exit code is 2.
"""

import argparse
import asyncio
import importlib
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

try:
    atheris: Any = importlib.import_module("atheris")
except ModuleNotFoundError:
    print("Atheris is missing: install it with pip install atheris first.", file=sys.stderr)
    sys.exit(2)

sys.path.insert(0, str(Path(__file__).parents[1]))  # the crowd is at home among the tests

with atheris.instrument_imports(include=["lastcard"]):
    from lastcard.model.edition import Mode
    from lastcard.protocol import Begin, decoder
    from tests.fuzz.crowd import Crowd, Say, Wait
    from tests.fuzz.test_commands import test_a_table_stays_sound_whatever_is_said as anything_said
    from tests.table.seated import config

SEEDS = (
    b'{"type":"Submit","question":12,"move":{"type":"Draw"}}\n{"type":"Leave"}',
    b'{"type":"Submit","question":12,"move":{"type":"Play","card":"r5"}}\n{"type":"Resync"}',
    b'{"type":"Submit","question":12,"move":{"type":"Give","to":1,"cards":["r5"]}}',
    b'{"type":"Submit","question":12,"move":{"type":"Catch","seat":1}}\n{"type":"React","reaction":"wow"}',
    b'{"type":"SeatBot","player":1,"level":"normal"}\n{"type":"Unseat","player":1}',
    b'{"type":"Hello","ticket":null,"seq":3}\n{"type":"Begin"}',
)
"""Where the fuzzer starts from."""


def over_the_wire(sent: bytes) -> None:
    """Each line is read or refused; what is read is said, by a player and by somebody who watches."""

    async def evening() -> None:
        crowd = await Crowd.gather(config("classic", 2, Mode.SINGLE, timer=15))
        await crowd.do(Say(0, Begin()))
        for number, line in enumerate(sent.split(b"\n")):
            try:
                message = decoder.decode(line)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                continue
            await crowd.do(Say(number, message))
        await crowd.do(Wait(3.0))
        await crowd.check_log()

    asyncio.run(evening())


TARGETS: dict[str, Callable[[bytes], object]] = {
    "wire": over_the_wire,
    "commands": anything_said.hypothesis.fuzz_one_input,  # type: ignore[attr-defined]  # hypothesis adds it
}


def main() -> None:
    """Fuzz until the time is over or something breaks."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=int, default=60, help="how long to look (default: 60)")
    parser.add_argument("--target", choices=TARGETS, default="wire", help="what to try (default: wire)")
    parser.add_argument("options", nargs="*", help="options of libFuzzer, after --")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as corpus:
        for number, seed in enumerate(SEEDS):
            (Path(corpus) / str(number)).write_bytes(seed)
        limits = [f"-max_total_time={chosen.seconds}", "-max_len=4096", "-timeout=30"]
        atheris.Setup([sys.argv[0], *limits, *(chosen.options or [corpus])], TARGETS[chosen.target])
        atheris.Fuzz()


if __name__ == "__main__":
    main()
