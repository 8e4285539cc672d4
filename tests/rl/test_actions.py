"""The ids of actions: pinned, the same for every number of seats, and each with one meaning."""

import json
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numba")

from lastcard.editions import get
from lastcard.engine import answers, apply, settle_rulings, sheet_for
from lastcard.engine.legal import asked_seats
from lastcard.model.decisions import AskGive, Over
from lastcard.model.moves import Give, JumpIn, Move, PassOn, Play, Reveal, Show
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState
from lastcard.rl.actions import ACTIONS_VERSION, WAIT, ActionSpace, Gift, Said
from lastcard.rl.errors import IllegalAction
from lastcard.views import Prompt, prompt_for, settle
from tests.editions import ALL_EDITIONS, edition_of
from tests.properties.strategies import Table, everybody, said_at_random, too_many_gifts
from tests.rl.follower import random_tables

GOLDEN = Path(__file__).parent / "actions.json"
"""Every id in words, by edition. An id that changes its meaning needs a new version."""


def sheets() -> dict[str, Sheet]:
    """Every edition by the book, and the two options that change what cards there are to name."""
    by_the_book = {edition.key: sheet_for(edition, edition.rulings) for edition in ALL_EDITIONS}
    return by_the_book | {
        "flip, own backs seen": sheet_for(get("flip"), settle_rulings(get("flip"), {"peek_own_back": True})),
        "mini, deck b": sheet_for(get("mini"), settle_rulings(get("mini"), {"mini_deck": "b"})),
    }


def test_every_id_has_the_meaning_that_is_written_down() -> None:
    spaces = {name: ActionSpace(sheet) for name, sheet in sheets().items()}
    words = {name: [space.describe(one) for one in range(space.size)] for name, space in spaces.items()}

    assert {"version": ACTIONS_VERSION, **words} == json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("edition", [edition.key for edition in ALL_EDITIONS])
def test_no_two_actions_are_described_alike(edition: str) -> None:
    space = ActionSpace(sheets()[edition])
    words = [space.describe(one) for one in range(space.size)]

    assert len(set(words)) == space.size


@pytest.mark.parametrize("wrong", [-1, 138, 10**9])
def test_an_action_that_there_is_not_is_refused(wrong: int) -> None:
    space = ActionSpace(sheets()["classic"])

    with pytest.raises(IllegalAction, match=f"expected an action from 0 to 137, found {wrong}"):
        space.describe(wrong)


def moments(edition: str) -> list[tuple[RoundState, Prompt]]:
    """Prompts of all seats at many moments of random talk, rulings and house rules of all kinds."""
    found = []
    for number, table in enumerate(random_tables(6, edition)):
        rng = Random(number)
        state = Table(edition_of(edition), table.options, table.seats, True, None, number).opened()  # noqa: FBT003
        for _ in range(120):
            if isinstance(state.decision, Over):
                break
            prompts = [prompt_for(state, seat) for seat in everybody(state)]
            found += [(state, prompt) for prompt in prompts if prompt]
            state = apply(state, *said_at_random(rng, state, eager=0.8)).after
    return found


@pytest.mark.parametrize("edition", [edition.key for edition in ALL_EDITIONS])
def test_offers_say_every_move_of_a_prompt_and_nothing_else(edition: str) -> None:
    spaces: dict[int, ActionSpace] = {}
    for state, prompt in moments(edition):
        space = spaces.setdefault(id(state.sheet), ActionSpace(state.sheet))
        seats = len(state.hands)
        offers = space.offers(prompt, seats)
        moves = [said for said in offers.values() if said is not None and not isinstance(said, Gift)]

        expected: list[Move] = [*prompt.moves, *prompt.rights]
        if prompt.gift:
            expected.append(Give(None, ()))
        assert sorted(map(repr, moves)) == sorted(map(repr, expected))
        assert (WAIT in offers) == (prompt.seat not in asked_seats(state.decision))
        for move in expected:
            (one,) = space.path(prompt, seats, move)
            assert offers[one] == move
            _says(space, one, move)


def _says(space: ActionSpace, action: int, move: Move) -> None:
    """The words of an action name the card of its move."""
    match move:
        case Play(card=card) | Reveal(card=card) | Show(card=card) | PassOn(card=card):
            assert space.describe(action) == card
        case JumpIn(card=card):
            assert space.describe(action) == f"jump {card}"


def gifts_in_parts(space: ActionSpace, prompt: Prompt, seats: int, so_far: Said = None) -> list[Give]:
    """All gifts that can be put together from parts."""
    found = []
    for said in space.offers(prompt, seats, so_far if isinstance(so_far, Gift) else None).values():
        if isinstance(said, Gift):
            found += gifts_in_parts(space, prompt, seats, said)
        elif isinstance(said, Give):
            found.append(said)
    return found


def test_every_gift_can_be_said_in_parts_and_no_other() -> None:
    seen = 0
    for state, prompt in moments("beach"):
        if (
            not isinstance(state.decision, AskGive)
            or prompt.gift is None
            or too_many_gifts(state, prompt.seat)
        ):
            continue
        seen += 1
        space, seats = ActionSpace(state.sheet), len(state.hands)
        expected = answers(state, prompt.seat)

        found = gifts_in_parts(space, prompt, seats)

        assert len(found) == len(expected)
        assert {settle(state, prompt.seat, gift) for gift in found} == set(expected)
        for gift in found:
            so_far: Said = None
            for part in space.path(prompt, seats, gift):
                so_far = space.offers(prompt, seats, so_far if isinstance(so_far, Gift) else None)[part]
            assert so_far == gift
    assert seen > 10
