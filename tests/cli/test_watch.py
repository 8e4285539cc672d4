"""`lastcard watch`: how it takes leave; a whole match is watched in tests/server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from lastcard.cli import watch
from lastcard.locale import LANGUAGES, Speaker
from lastcard.protocol import Goodbye, encode
from tests.cli.running import lastcard


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
