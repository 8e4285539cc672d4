"""`lastcard watch`: how it takes leave; a whole match is watched in tests/server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from lastcard.cli import watch
from lastcard.engine.sheet import sheet_for
from lastcard.locale import LANGUAGES, Speaker
from lastcard.model.edition import Edition, Mode
from lastcard.model.paints import paints_of
from lastcard.protocol import Goodbye, ServerMessage, Snapshot, encode
from lastcard.server.library import edition_info
from lastcard.table.authority import close
from tests.cli.running import lastcard
from tests.editions import STRANGERS
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

    assert (ran.exit_code, ran.stdout) == (0, f"{Speaker(lang).phrase('refusal-restart')}\n")


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

        assert lines.count(Speaker(lang).phrase("table-abandoned", count=1)) == 1

    story()


@told
async def test_more_seals_than_seats_are_told() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2))
    await evening.watches("Zoe")
    *_, last = (one for one in evening.guests["Zoe"].heard if isinstance(one, Snapshot))
    (proof,) = last.table.proofs
    longer = replace(proof, sealed=("", "", "0" * 64), entropy=("", "", ""))
    lines = watch._Watcher("en").hear(replace(last, table=replace(last.table, proofs=(longer,))))

    phrase = Speaker("en").phrase
    assert f"! {phrase('doubts-title')}: {phrase('doubt-seals', round=1)}" in lines


@told
async def test_who_was_told_only_a_part_suspects_nobody_of_the_rest() -> None:
    evening = await Evening.with_people("Ann", "Bob", config=terms(seats=2))
    await evening.watches("Zoe")
    await evening.begins("Ann", Ann="0" * 64)
    first, *_, last = (one for one in evening.guests["Zoe"].heard if isinstance(one, Snapshot))

    def suspects(seq: int) -> list[str]:
        watcher = watch._Watcher("en")
        heard = (first, replace(last, seq=seq))
        return [line for message in heard for line in watcher.hear(message) if line.startswith("!")]

    assert len(suspects(last.seq)) == 1, "a seal that was never shown"
    assert suspects(last.seq + 64) == []


@told
async def test_the_sheet_and_how_far_a_rotation_has_got_are_told() -> None:
    config = terms("beach", seats=4, mode=Mode.ROTATION, rules={"cycles": 2})
    evening = await Evening.begun("Ann", "Bob", "Cid", "Dee", config=replace(config, printing="fr-CA"))
    await evening.watches("Zoe")
    *_, last = (one for one in evening.guests["Zoe"].heard if isinstance(one, Snapshot))
    lines = watch._Watcher("en").hear(last)

    assert "Rule sheet: French (Canada)" in lines
    assert "Round 1 of 24 · partners change after round 1" in lines


@pytest.mark.parametrize("edition", STRANGERS, ids=lambda edition: edition.key)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_strangers_are_named_as_the_server_tells(lang: str, edition: Edition) -> None:
    told = Speaker(lang, glossary=watch.names_told(edition_info(edition, lang), lang))
    own = Speaker(lang, edition=edition)

    for side, shown in sheet_for(edition, edition.rulings).faces.items():
        assert [told.card(card, side) for card in shown] == [own.card(card, side) for card in shown]
    assert [told.color(color) for color in paints_of(edition)] == [
        own.color(color) for color in paints_of(edition)
    ]


def test_where_a_server_tells_what_is_played() -> None:
    assert (
        watch.edition_url("https://host/cards/t/abc", "fr")
        == "https://host/cards/api/tables/abc/edition?lang=fr"
    )


def test_a_server_that_does_not_tell_what_is_played_is_no_hindrance() -> None:
    assert watch.ask_edition("http://127.0.0.1:9/api/tables/abc/edition") is None
