"""A bot at a table is told the whole round as its seat heard it: while it is played, and after a restart."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from lastcard.bots import RandomBot
from lastcard.model.edition import Mode
from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from lastcard.protocol import Begin, Leave
from lastcard.table import minds
from lastcard.table.actor import TableActor
from lastcard.table.entries import MatchBegan, RoundBegan
from lastcard.table.state import evolve, opened
from lastcard.views import Prompt, View, redact
from tests.editions import VARIED
from tests.table.evening import Evening, terms, told
from tests.table.seated import TABLE

EDITIONS = tuple(edition.key for edition in VARIED)


def heard_in(evening: Evening, seat: Seat) -> list[Event]:
    """The round so far as a seat heard it, from the log."""
    story: list[Event] = []
    state = opened(evening.actor.table.id, evening.log[0])
    for stamped in evening.log[1:]:
        state, step = evolve(state, stamped)
        if isinstance(stamped.entry, MatchBegan | RoundBegan):
            story.clear()
        if step is not None:
            story.extend(redact(step, seat))
    return story


async def two_rounds(edition: str) -> Evening:
    """A table at which only bots are left, in the middle of a later round."""
    evening = await Evening.of(terms(edition, mode=Mode.FIRST_TO))
    await evening.sits_down("Ann")
    await evening.says("Ann", Begin())
    await evening.says("Ann", Leave())
    evening.guests.clear()
    await evening.comes_to(lambda: len(evening.actor.table.luck) >= 2 and len(evening.round.discard) > 4)
    return evening


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_seat_is_told_this_round_and_no_other(edition: str) -> None:
    @told
    async def story() -> None:
        evening = await two_rounds(edition)
        for seat in map(Seat, range(3)):
            assert list(evening.actor._minds.stories.of(seat)) == heard_in(evening, seat)

    story()


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_restart_the_story_is_the_same(edition: str) -> None:
    @told
    async def story() -> None:
        evening = await two_rounds(edition)
        again = await TableActor.load(TABLE, evening.ports)
        assert again is not None
        for seat in map(Seat, range(3)):
            assert list(again._minds.stories.of(seat)) == heard_in(evening, seat)

    story()


def test_a_bot_hears_the_story_up_to_the_question_it_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []

    class Listener(RandomBot):
        def move(self, view: View, prompt: Prompt, rng: Random, story: Sequence[Event] = ()) -> Move | None:
            lengths.append(len(story))
            assert story[-1].__class__.__name__ == "Asked"
            return super().move(view, prompt, rng)

    monkeypatch.setattr(minds, "make_bot", lambda _level, _sheet, _aim: Listener())

    @told
    async def evening() -> None:
        await two_rounds("classic")

    evening()

    assert max(lengths) > 50
    assert any(later < earlier for earlier, later in pairwise(lengths)), "a new round"
