"""Editions that guests bring along: whether they may, and what is wrong with one that is none."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from lastcard.locale.speaker import Speaker
from lastcard.model.edition import Edition
from lastcard.notation.editions import BadEdition, Problem, edition_of
from lastcard.protocol import Refusal, Remark
from lastcard.server.desk import Desk
from lastcard.table.authority import RefusedCommand


class EditionRefused(RefusedCommand):
    """What a guest brought along is no edition."""

    def __init__(self, problems: Iterable[Remark]) -> None:
        super().__init__(Refusal.BAD_EDITION)
        self.problems = tuple(problems)


def admit(desk: Desk, address: str) -> None:
    """Refuse an edition where guests may bring none, or of an address that has brought too many."""
    if not desk.settings.guest_editions:
        raise RefusedCommand(Refusal.NO_GUEST_EDITIONS)
    if not desk.addresses.may_bring(address):
        raise RefusedCommand(Refusal.TOO_MANY)


async def brought(desk: Desk, address: str, sheet: Mapping[str, object], language: str) -> Edition:
    """The edition that a guest brings along, or a refusal that says what is wrong with it."""
    admit(desk, address)
    async with desk.sheets.turn():
        try:
            return await asyncio.to_thread(edition_of, sheet)
        except BadEdition as error:
            raise EditionRefused(remarks(error.problems, "problem", language)) from error


def remarks(found: Iterable[Problem], kind: Literal["problem", "warning"], language: str) -> Iterator[Remark]:
    """The same in the words of a language, or in English where it has none; in a file with its line."""
    speaker = Speaker(language)
    for one in found:
        values = dict(one.values)
        said = speaker.find(f"edition-{kind}-{one.code}", **values) or str(one)
        text = said if one.line is None else speaker.phrase("remark-at-line", line=one.line, said=said)
        yield Remark(path=one.path, text=text, code=one.code, values=values)
