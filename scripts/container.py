"""Does what the Containerfile says without a container engine: `python -m scripts.container`, as root.

Its folders lie in a temporary one, and the Python of this machine stands for that of the image. Everything is built
from what .dockerignore lets through; then the server runs as the image's user, who may write into /data alone, is
asked for its health by the image's own command, shows the page, and is ended by the image's signal.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
FILE, IGNORED = ROOT / "Containerfile", ROOT / ".dockerignore"
FOLDERS = re.compile(r"(?<![\w./])/(?=(source|opt/lastcard|data)\b)")
"""Those of the image that are put elsewhere."""
PORT = "8000"
HEALTHY_S, STOPPED_S = 60.0, 10.0


class Failed(Exception):
    """A step did not do what it should."""


class Step(NamedTuple):
    """One instruction."""

    word: str
    rest: str


class Image(NamedTuple):
    """How a container is started, looked at and ended."""

    environment: Mapping[str, str]
    user: int
    command: tuple[str, ...]
    health: tuple[str, ...]
    signal: int


def steps(text: str) -> list[Step]:
    """The instructions in order, each on one line."""
    said = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    joined = re.sub(r"\\\n\s*", "", said)
    return [Step(*line.split(maxsplit=1)) for line in joined.splitlines() if line]


def image(text: str) -> Image:
    """What the last of each instruction says."""
    said = {step.word: step.rest for step in steps(text)}
    variables = (pair.partition("=") for pair in shlex.split(said["ENV"]))
    return Image(
        environment={name: value for name, _, value in variables},
        user=int(said["USER"].partition(":")[0]),
        command=(*json.loads(said["ENTRYPOINT"]), *json.loads(said["CMD"])),
        health=tuple(json.loads(said["HEALTHCHECK"].partition("CMD ")[2])),
        signal=signal.Signals[said["STOPSIGNAL"]],
    )


# --- building --------------------------------------------------------------------------------------------


def send(target: Path) -> None:
    """Copy what an engine would send to the build: .dockerignore lets in by name and then takes out by pattern."""
    lines = [line for line in IGNORED.read_text("utf-8").splitlines() if not line.startswith("#")]
    unwanted = [line.removeprefix("**/") for line in lines if not line.startswith("!") and line != "*"]

    def left_out(folder: str, names: list[str]) -> set[str]:
        paths = [(name, Path(folder, name).relative_to(ROOT)) for name in names]
        return {name for name, path in paths if any(path.match(pattern) for pattern in unwanted)}

    for name in (line.removeprefix("!") for line in lines if line.startswith("!")):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=left_out)
        else:
            shutil.copy(source, target / name)


def build(place: Path, python: str) -> None:
    """Every COPY and RUN."""
    sent, programs, work = place / "sent", place / "bin", place
    sent.mkdir()
    send(sent)
    programs.mkdir()
    (programs / "python").symlink_to(python)
    path = f"{programs}:{Path(sys.executable).parent}:{os.environ['PATH']}"
    environment = os.environ | {"PATH": path, "PIP_QUIET": "2"}
    for step in steps(FILE.read_text("utf-8")):
        here = FOLDERS.sub(f"{place}/", step.rest)
        match step.word:
            case "WORKDIR":
                work = Path(here)
                work.mkdir(parents=True)
            case "COPY" if not here.startswith("--from="):
                source = sent / here.split()[0]
                if source.is_dir():
                    shutil.copytree(source, work, dirs_exist_ok=True)
                else:
                    shutil.copy(source, work)
            case "RUN":
                sys.stdout.write(f"{step.word} {here}\n")
                ran = subprocess.run(["/bin/sh", "-euc", here], cwd=work, env=environment, check=False)
                if ran.returncode:
                    raise Failed(f"expected exit code 0, found {ran.returncode}: {here}")


# --- running ---------------------------------------------------------------------------------------------


def live(made: Image, environment: Mapping[str, str], user: int | None = None) -> bytes:
    """Start the server on a port of loopback, wait until it is well, look at its page, and end it."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    own = {**environment, "LASTCARD_HOST": "127.0.0.1", "LASTCARD_PORT": port}
    health = [word.replace(f":{PORT}/", f":{port}/") for word in made.health]
    groups = None if user is None else list[int]()
    try:
        server = subprocess.Popen(made.command, env=own, user=user, group=user, extra_groups=groups)
    except OSError as error:
        raise Failed(f"expected a Python that everybody may run (--python), found: {error}") from error
    try:
        until = time.monotonic() + HEALTHY_S
        while subprocess.run(health, env=own, capture_output=True, check=False).returncode:
            if server.poll() is not None or time.monotonic() > until:
                raise Failed(f"expected a server in good health, found exit code {server.returncode}")
            time.sleep(0.2)
        with urlopen(f"http://127.0.0.1:{port}/") as answer:
            page: bytes = answer.read()
        server.send_signal(made.signal)
        try:
            code = server.wait(STOPPED_S)
        except subprocess.TimeoutExpired:
            raise Failed(f"expected an end within {STOPPED_S:.0f} s of signal {made.signal}") from None
        if code not in (0, -made.signal):
            raise Failed(f"expected an end in order, found exit code {code}")
        return page
    finally:
        server.kill()
        server.wait()


def writable(place: Path, user: int) -> list[str]:
    """Where in this folder a user may write."""
    words = ["find", str(place), "-writable", "-not", "-type", "l", "-print"]
    found = subprocess.run(
        words, user=user, group=user, extra_groups=[], stdout=subprocess.PIPE, encoding="utf-8", check=True
    )
    return found.stdout.split()


def played(place: Path, python: str) -> str:
    """Build and run it in this folder; raises Failed."""
    made = image(FILE.read_text("utf-8"))
    build(place, python)
    if (found := writable(place, made.user)) != [str(place / "data")]:
        raise Failed(f"expected to write into /data alone, found {', '.join(found)}")
    variables = {name: FOLDERS.sub(f"{place}/", value) for name, value in made.environment.items()}
    variables["PATH"] = variables["PATH"].replace("$PATH", os.environ["PATH"])
    if b"<script" not in live(made, variables, made.user):
        raise Failed("expected the page for browsers, found another answer")
    return f"well, with {', '.join(path.name for path in (place / 'data').iterdir())} in /data"


def main() -> int:
    """Exit code 1 when a step fails, 2 when it cannot be tried."""
    parser = argparse.ArgumentParser(description="Do what the Containerfile says, without an engine.")
    parser.add_argument(
        "--python", default=sys.executable, help="instead of the image's; everybody may run it"
    )
    python = parser.parse_args().python
    if os.geteuid():
        sys.stderr.write(
            "scripts/container.py: expected to be run by root, who may become the image's user\n"
        )
        return 2
    with TemporaryDirectory() as folder:
        place = Path(folder)
        place.chmod(0o755)  # the image's user passes through
        try:
            sys.stdout.write(f"{played(place, python)}\n")
        except Failed as error:
            sys.stderr.write(f"scripts/container.py: {error}\n")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
