"""The files to run a server by: container, compose, proxy and unit. They say the same, and what they run exists.

What takes longer, the build of the image without an engine, is `python -m scripts.container`.
"""

import os
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from scripts import page
from scripts.container import FILE, PORT, ROOT, image, live, send, steps

from lastcard.server.settings import PREFIX, Settings, read_settings

HOSTING = ROOT / "docs" / "hosting"
UNIT = (HOSTING / "lastcard.service").read_text("utf-8")
CADDYFILE = (HOSTING / "Caddyfile").read_text("utf-8")
DOCS = (ROOT / "docs" / "hosting.md").read_text("utf-8")
DOMAIN = "cards.example.org"
IMAGE = image(FILE.read_text("utf-8"))


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    """Those of the compose file, for a domain."""
    text = (ROOT / "compose.yaml").read_text("utf-8")
    filled = re.sub(r"\$\{LASTCARD_DOMAIN:\?[^}]*\}", DOMAIN, text)
    filled = re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", filled)
    assert "${" not in filled
    found: dict[str, Any] = yaml.safe_load(filled)
    return found


# --- the image


def test_the_server_of_the_image_starts_is_well_and_ends_by_its_signal(tmp_path: Path) -> None:
    folders = {"LASTCARD_DATA": str(tmp_path), "HOME": str(tmp_path)}
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"

    answer = live(IMAGE, {**os.environ, **IMAGE.environment, **folders, "PATH": path})

    assert answer
    assert (tmp_path / "tables.sqlite3").exists()


def test_the_image_listens_to_all_and_keeps_its_tables_in_the_volume() -> None:
    said = {step.word: step.rest for step in steps(FILE.read_text("utf-8"))}
    settings = read_settings({}, {**IMAGE.environment})

    assert (settings.host, settings.port, settings.data) == ("0.0.0.0", int(PORT), said["VOLUME"])  # noqa: S104
    assert (said["EXPOSE"], said["USER"]) == (PORT, f"{IMAGE.user}:{IMAGE.user}")
    assert IMAGE.user >= 10_000, "no user of the machine"


def test_images_are_ordinary_names_and_the_last_has_no_tools_to_build() -> None:
    bases = [step.rest for step in steps(FILE.read_text("utf-8")) if step.word == "FROM"]

    assert [re.fullmatch(r"python:3\.\d+-slim( AS build)?", base) is not None for base in bases] == [
        True,
        True,
    ]
    assert "AS" not in bases[-1]


def test_the_build_gets_all_the_sources_and_nothing_else(tmp_path: Path) -> None:
    send(tmp_path)

    assert page.digest(tmp_path) == page.digest()
    sources = sorted(path.relative_to(ROOT) for path in (ROOT / "src").rglob("*.py"))
    assert sorted(path.relative_to(tmp_path) for path in (tmp_path / "src").rglob("*.py")) == sources
    assert not {path.name for path in tmp_path.iterdir()} & {".env", ".git", ".venv", "docs", "tests"}
    assert not {path.name for path in tmp_path.rglob("*")} & {"__pycache__", "node_modules", page.STAMP}


# --- compose


def test_only_the_proxy_can_be_reached(services: dict[str, Any]) -> None:
    server, proxy = services["services"]["lastcard"], services["services"]["proxy"]

    assert "ports" not in server
    assert [port.partition("/")[0] for port in proxy["ports"]] == ["80:80", "443:443", "443:443"]
    assert server["networks"] == ["inside"]
    assert services["networks"]["inside"]["internal"] is True


@pytest.mark.parametrize("name", ["lastcard", "proxy"])
def test_containers_may_do_little(services: dict[str, Any], name: str) -> None:
    service = services["services"][name]

    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert "/tmp" in service["tmpfs"]  # noqa: S108 - of the container
    assert service["restart"] == "unless-stopped"
    assert not service.get("privileged")


def test_the_server_believes_the_proxy_and_knows_its_own_address(services: dict[str, Any]) -> None:
    environment = services["services"]["lastcard"]["environment"]
    (network,) = services["networks"]["inside"]["ipam"]["config"]

    assert environment["FORWARDED_ALLOW_IPS"] == network["subnet"]
    assert read_settings({}, environment).origins == (f"https://{DOMAIN}",)


def test_compose_looks_after_the_same_server(services: dict[str, Any]) -> None:
    server, proxy = services["services"]["lastcard"], services["services"]["proxy"]
    said = {step.word: step.rest for step in steps(FILE.read_text("utf-8"))}

    assert server["healthcheck"]["test"] == ["CMD", *IMAGE.health]
    for option in ("interval", "timeout", "retries"):
        assert f"--{option}={server['healthcheck'][option]} " in said["HEALTHCHECK"]
    assert server["volumes"] == [f"tables:{said['VOLUME']}"]
    assert (ROOT / server["build"]["dockerfile"]) == FILE
    mounted = (ROOT / proxy["volumes"][0].partition(":")[0]).resolve()
    assert mounted == HOSTING / "Caddyfile"
    assert f"lastcard:{PORT}" in CADDYFILE
    assert "respond @figures 404" in CADDYFILE


# --- the unit


def test_the_unit_starts_the_command_as_the_page_installs_it() -> None:
    started = re.findall(r"^ExecStart=(\S+) (.*)$", UNIT, re.MULTILINE)

    assert started == [("/opt/lastcard/bin/lastcard", "serve --config /etc/lastcard/lastcard.toml")]
    assert "python3 -m venv /opt/lastcard" in DOCS
    assert "/etc/lastcard/lastcard.toml" in DOCS
    assert "EnvironmentFile=-/etc/lastcard/secrets.env" in UNIT
    assert "/etc/lastcard/secrets.env" in DOCS


def test_the_unit_leaves_the_compiler_of_the_strongest_bots_alone() -> None:
    assert not re.search("^MemoryDenyWriteExecute", UNIT, re.MULTILINE)


# --- all of them


@pytest.mark.parametrize(
    "file", [FILE, ROOT / "compose.yaml", *sorted(HOSTING.iterdir())], ids=lambda file: file.name
)
def test_files_name_settings_that_exist_and_stand_on_the_page(file: Path) -> None:
    settings = {f"{PREFIX}{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
    of_compose = {"LASTCARD_DOMAIN", "LASTCARD_SUBNET", "LASTCARD_SERVER"}

    assert set(re.findall(rf"\b{PREFIX}[A-Z_]+", file.read_text("utf-8"))) <= settings | of_compose
    assert file.relative_to(ROOT / "docs" if HOSTING in file.parents else ROOT).as_posix() in DOCS
