"""requirements.lock: what a server is installed from, if it shall be the same everywhere."""

import pytest
from scripts.lock import LOCK, faults, made_for, wanted

HASH = f"    --hash=sha256:{'0af1' * 16}"
NEEDS = ["click>=8.1", "fluent.runtime>=0.4", "uvicorn[standard]>=0.54"]
PINS = f"""\
click==8.5.1 \\
{HASH} \\
{HASH}
colorama==0.4.6 ; sys_platform == 'win32' \\
{HASH}
fluent-runtime==0.4.0 \\
{HASH}
uvicorn==0.54.0 \\
{HASH}
"""
EVERY_PIN = "expected a package with one version and the hashes of its files, found "


def test_the_lock_pins_all_that_the_server_needs_by_hash_and_names_no_address() -> None:
    lock = LOCK.read_text("utf-8")

    assert list(faults(lock, wanted())) == []
    assert "://" not in lock
    assert "www." not in lock


def test_a_lock_as_it_should_be_has_no_fault() -> None:
    assert list(faults(made_for(NEEDS) + PINS, NEEDS)) == []


@pytest.mark.parametrize(
    ("text", "instead", "fault"),
    [
        ("click==8.5.1", "click==8.0.9", "expected click>=8.1, found 8.0.9"),
        ("click==8.5.1", "clock==8.5.1", "expected click>=8.1, found none"),
        ("click==8.5.1", "click>=8.5.1", EVERY_PIN + repr(f"click>=8.5.1{2 * HASH[3:]}")),
        (f"uvicorn==0.54.0 \\\n{HASH}", "uvicorn==0.54.0", EVERY_PIN + "'uvicorn==0.54.0'"),
        ("colorama==", "--index-url https://example.org\ncolorama==", EVERY_PIN + "'--index-url https://example.org'"),
        ("click==8.5.1", "click @ https://example.org/click.whl", EVERY_PIN),
        ("click==8.5.1", "# from https://example.org\nclick==8.5.1", EVERY_PIN),
        ("win32'", "https://example.org'", EVERY_PIN),
        ("#   click>=8.1\n", "", "expected a lock made for what pyproject.toml says now"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named(text: str, instead: str, fault: str) -> None:
    lock = made_for(NEEDS) + PINS
    assert text in lock

    assert any(found.startswith(fault) for found in faults(lock.replace(text, instead), NEEDS))
