"""`lastcard watch`: how it takes leave; a whole match is watched in tests/server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from lastcard.cli import watch
from lastcard.locale import LANGUAGES, Speaker
from lastcard.protocol import Goodbye, ServerMessage, encode
from lastcard.table.authority import close
from tests.cli.running import lastcard
from tests.table.evening import Evening, terms, told


class Socket:
    """A table that says goodbye to everybody."""

    async def send(self, text: str) -> None:
        assert "Hello" in text

    async def __aiter__(self) -> AsyncIterator[str]:
        yield encode(Goodbye("restart")).decode()


@asynccontextmanager
async def connect(url: str) -> AsyncIterator[Socket]:
    assert url == "ws://host/ws/table"
    yield Socket()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_goodbye_is_told_in_every_language(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setattr(watch, "connect", connect)

    ran = lastcard("watch", "http://host/t/table", "--lang", lang)

    assert (ran.exit_code, ran.stdout) == (0, f"{Speaker(lang).say('refusal-restart')}\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_that_is_broken_off_is_told_once(lang: str) -> None:
    @told
    async def story() -> None:
        evening = await Evening.begun("Ann", "Bob", config=terms(seats=2))
        await evening.watches("Zoe")
        await evening.actor._perform(lambda table: close(table, "by whoever runs the server"))
        await evening.all_listen()
        heard: list[ServerMessage] = evening.guests["Zoe"].heard
        watcher = watch._Watcher(lang)
        lines = [line for message in (*heard, heard[-1]) for line in watcher.hear(message)]

        assert lines.count(Speaker(lang).say("table-abandoned", count=1)) == 1

    story()
