"""What a player may not know changes nothing of what OpenSpiel hands to that player."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from lastcard.model.effects import Duel, PassCards, ShowColor
from lastcard.rl import IllegalAction
from lastcard.rl.actions import CARD, NOBODY, SEAT
from tests.editions import ALL_EDITIONS, does
from tests.rl.openspiel_peer import choose, load, peer, played

peer("pyspiel")

ME, OTHER = 0, 1


def told(state: Any, player: int) -> tuple[object, ...]:  # noqa: ANN401 - OpenSpiel has no types
    """All that reaches a player."""
    asked = not state.is_chance_node() and state.current_player() == player
    return (
        state.information_state_string(player),
        state.observation_string(player),
        tuple(state.observation_tensor(player)),
        tuple(state.legal_actions()) if asked else None,
    )


def replayed(game: Any, actions: list[int]) -> Iterator[Any]:  # noqa: ANN401 - the same
    """The states after each of these actions, as far as they are legal."""
    state = game.new_initial_state()
    for action in actions:
        try:
            state.apply_action(action)
        except IllegalAction:
            return
        yield state


def truth(state: Any) -> Any:  # noqa: ANN401 - the same
    return state.moment._round


def exchanged(actions: list[int], one: int, two: int) -> list[int]:
    """The same with two cards of the first shuffle in each other's place."""
    other = list(actions)
    other[one], other[two] = actions[two], actions[one]
    return other


STAYING = [one for one in ALL_EDITIONS if not (one.two_sided or does(one, Duel, ShowColor, PassCards))]
"""Where cards stay in a hand unseen until they are played or given away."""


@pytest.mark.parametrize("edition", [edition.key for edition in STAYING])
def test_a_card_in_another_hand_may_be_any_that_is_still_in_the_pile(edition: str) -> None:
    """Two worlds in which the same is said, and two cards that stay where they are have changed places."""
    game = load(edition=edition, dealer=1, auto_call=True, bluffs=False, horizon=60)
    rng, compared = Random(3), 0
    for seed in range(6):
        states = played(game, seed)
        actions = states[-1].history()
        for _ in range(12):
            # With the dealer at seat 1 the first card goes to seat 0 and the second to seat 1.
            theirs, deep = 2 * rng.randrange(5) + 1, rng.randrange(30, 50)
            if actions[theirs] == actions[deep]:
                continue
            for here, there in zip(
                states[1:], replayed(game, exchanged(actions, theirs, deep)), strict=False
            ):
                if here.is_chance_node() and not truth(here).discard:
                    continue
                if here.is_terminal() or not stays_hidden(truth(here), truth(there)):
                    break
                assert told(here, ME) == told(there, ME)
                assert told(here, OTHER) != told(there, OTHER)
                compared += 1
    assert compared > 300


def stays_hidden(here: Any, there: Any) -> bool:  # noqa: ANN401 - the same
    """Whether the two cards still lie in the other hand and in the pile, in both worlds."""
    gone, come = set(here.hands[OTHER]) ^ set(there.hands[OTHER]), here.hands[OTHER] != there.hands[OTHER]
    piles = [(a, b) for a, b in zip(here.draw, there.draw, strict=False) if a != b]
    return come and len(piles) == 1 and gone <= set(piles[0]) and here.discard == there.discard


def test_the_backs_of_my_own_cards_tell_me_nothing_until_they_are_turned() -> None:
    game = load(edition="flip", dealer=1, auto_call=True, bluffs=False, horizon=60)
    kinds = game.table.kinds
    compared = 0
    for seed in range(12):
        states = played(game, seed)
        actions = states[-1].history()
        twins = (
            (mine, deep)
            for mine in range(0, 14, 2)
            for deep in range(30, 70)
            if kinds[actions[mine]] != kinds[actions[deep]]
            and kinds[actions[mine]].split("/")[0] == kinds[actions[deep]].split("/")[0]
        )
        for mine, deep in twins:
            for here, there in zip(states[1:], replayed(game, exchanged(actions, mine, deep)), strict=False):
                if here.is_chance_node() and not truth(here).discard:
                    continue
                hands, others = truth(here).hands, truth(there).hands
                if truth(here).side == "dark" or hands[ME] == others[ME] or hands[OTHER] != others[OTHER]:
                    break
                assert told(here, ME) == told(there, ME)
                assert here.information_state_string(OTHER) != there.information_state_string(OTHER)
                compared += 1
    assert compared > 100


def moments(game: Any, question: str, seeds: range) -> Iterator[Any]:  # noqa: ANN401 - the same
    """States in which somebody is asked this."""
    for seed in seeds:
        for state in played(game, seed):
            if not state.is_chance_node() and not state.is_terminal():
                prompt = state.moment.prompt(state.current_player())
                if prompt.question == question:
                    yield state


def test_a_pick_for_a_battle_is_sealed_until_the_other_one_has_picked() -> None:
    game = load(edition="battle", players=3, horizon=200)
    compared = 0
    for state in moments(game, "reveal", range(3)):
        if len(truth(state).decision.bout.aside[0]) or truth(state).decision.picks != (None, None):
            continue
        seat = state.current_player()
        picks = [state.child(action) for action in state.legal_actions() if action >= CARD]
        for other in {0, 1, 2} - {seat}:
            assert len({told(child, other) for child in picks}) == 1
        assert len({told(child, seat)[:3] for child in picks}) == len(picks)
        compared += len(picks) > 1
    assert compared > 3


def test_a_gift_is_seen_by_nobody_while_it_is_put_together_and_then_by_the_two_of_it() -> None:
    game = load(edition="beach", players=3, horizon=200, auto_call=True)
    compared = 0
    for state in moments(game, "give", range(6)):
        giver = state.current_player()
        if state.moment.gift is not None or SEAT not in state.legal_actions():
            continue
        begun = state.child(SEAT)
        receiver, third = (giver + 1) % 3, (giver + 2) % 3
        for player in (receiver, third):
            assert told(begun, player) == told(state, player)
        assert told(begun, giver) != told(state, giver)
        gifts = [gift for gift in completed(begun) if gift.current_player() >= 0]
        for size in {len(gift.history()) for gift in gifts}:
            alike = [gift for gift in gifts if len(gift.history()) == size]
            assert len({gift.information_state_string(third) for gift in alike}) == 1
            assert len({gift.information_state_string(receiver) for gift in alike}) == len(alike)
        compared += len(gifts) > 1
    assert compared > 3


def completed(begun: Any) -> list[Any]:  # noqa: ANN401 - the same
    """The gifts of one card that complete what was begun: every one of its first suit."""
    gifts = []
    for action in begun.legal_actions():
        state = begun.child(action)
        if action >= CARD:
            while state.current_player() >= 0 and state.moment.gift is not None:
                state.apply_action(NOBODY)
            gifts.append(state)
    return gifts


def test_nobody_hears_that_another_seat_was_offered_a_right_and_waited() -> None:
    game = load(edition="mini", players=3, horizon=300)
    waited = 0
    for seed in range(4):
        states = played(game, seed)
        for state, after in pairwise(states):
            if after.moment.actor >= 0 and not after.moment.told and not after.is_terminal():
                waited += 1
                for other in {0, 1, 2} - {after.moment.actor}:
                    assert told(state, other)[:3] == told(after, other)[:3]
    assert waited > 3


def test_what_is_public_is_the_same_for_everybody() -> None:
    pyspiel, make = peer("pyspiel"), peer("open_spiel.python.observation").make_observation
    game = load(edition="flip", players=3, horizon=60)
    none = pyspiel.PrivateInfoType.NONE
    rng, state = Random(2), game.new_initial_state()
    public = [
        make(game, pyspiel.IIGObservationType(public_info=True, perfect_recall=recall, private_info=none))
        for recall in (False, True)
    ]
    while not state.is_terminal():
        state.apply_action(choose(rng, state))
        for observer in public:
            rows = []
            for player in range(3):
                observer.set_from(state, player)
                rows.append((observer.tensor.tobytes(), observer.string_from(state, player)))
            assert len(set(rows)) == 1
            assert "hand" not in observer.dict
