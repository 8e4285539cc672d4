"""By itself the environment in RLCard's shape plays by the rules: what is wrong there is right here."""

import random
from functools import cache
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from lastcard.model.cards import Card
from lastcard.model.decisions import AskPlay
from lastcard.model.seats import Seat
from lastcard.rl.rlcard_shape import ACTION_IDS, ACTIONS, RlcardEnv
from lastcard.rl.rlcard_shape.classic import ClassicGame
from lastcard.rl.rlcard_shape.luck import luck_from
from lastcard.rl.rlcard_shape.names import COLORS, RawState, State

WILDS = {trait: [f"{color}-{trait}" for color in COLORS] for trait in ("wild", "wild_draw_4")}


class Step(NamedTuple):
    """What a player saw and did, and what the next one saw."""

    player: int
    before: RawState
    action: str
    next_player: int
    after: RawState


@cache
def steps(players: int) -> list[Step]:
    """All steps of many games of random play, but for the last of each."""
    rng, env = random.Random(1), RlcardEnv({"seed": 1, "game_num_players": players})
    found = []
    for _ in range(200):
        state, player = env.reset()
        while not env.is_over():
            action = rng.choice(list(state["legal_actions"]))
            after, next_player = env.step(action)
            if not env.is_over():
                found.append(Step(player, state["raw_obs"], ACTIONS[action], next_player, after["raw_obs"]))
            state, player = after, next_player
    return found


def fits(name: str, target: str) -> bool:
    return name[0] == target[0] or name[2:] == target[2:]


def test_the_target_shows_the_color_that_was_named() -> None:
    named = [step for step in steps(2) if step.action in WILDS["wild"] + WILDS["wild_draw_4"]]
    assert len(named) > 50
    for step in named:
        assert step.after["target"] == step.action
        colored = [name for name in step.after["legal_actions"] if "wild" not in name and name != "draw"]
        assert all(name[0] == step.action[0] for name in colored)


def test_a_wild_in_hand_has_no_color_though_it_was_played_before() -> None:
    for step in steps(10):
        assert all(name[0] == "r" for name in step.before["hand"] if "wild" in name)


def test_the_top_stays_when_the_pile_is_shuffled() -> None:
    shuffles = 0
    for step in steps(10):
        before, after = step.before["played_cards"], step.after["played_cards"]
        assert after[-1] == step.after["target"]
        if len(after) < len(before):
            shuffles += 1
            if step.action != "draw":
                assert after == [step.action]
            elif after[0] != before[-1]:  # a Draw Two was drawn and played, and emptied the pile
                assert after == [f"{after[0][0]}-draw_2"]
            assert len(after) <= 2
        elif before != ["w-wild"]:
            assert after[: len(before)] == before
    assert shuffles > 20


def test_no_card_is_lost_or_doubled() -> None:
    rng, env = random.Random(2), RlcardEnv({"seed": 2, "game_num_players": 7})
    for _ in range(20):
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            truth = env.get_perfect_information()
            out = [name for hand in truth["hand_cards"] for name in hand] + truth["played_cards"]
            for name in ACTIONS[:-1]:
                copies = 1 if name.endswith("-0") else 2
                assert "wild" in name or out.count(name) <= copies
            assert all(sum(name.endswith(f"-{trait}") for name in out) <= 4 for trait in WILDS)


def test_the_color_of_a_drawn_wild_is_its_players_choice() -> None:
    chosen = 0
    for step in steps(4):
        if step.action == "draw" and step.next_player == step.player:
            assert step.after["legal_actions"] in WILDS.values()
            assert len(step.after["hand"]) == len(step.before["hand"]) + 1
            assert step.after["target"] == step.before["target"]
            chosen += 1
    assert chosen > 5


def test_a_drawn_card_is_played_for_its_color_or_its_symbol() -> None:
    by_symbol = 0
    for step in steps(4):
        if step.action == "draw" and step.after["target"] != step.before["target"]:
            assert fits(step.after["target"], step.before["target"])
            by_symbol += step.after["target"][0] != step.before["target"][0]
            assert step.after["num_cards"][step.player] == step.before["num_cards"][step.player]
    assert by_symbol > 5


def test_drawing_is_for_those_who_have_nothing_to_play() -> None:
    for step in steps(4):
        open_to_play = [name for name in step.before["hand"] if fits(name, step.before["target"])]
        assert "draw" not in step.before["legal_actions"] or not open_to_play
        assert len(set(step.before["legal_actions"])) == len(step.before["legal_actions"])


def test_a_wild_draw_four_may_be_played_just_without_the_color_in_hand() -> None:
    beside_others = 0
    for step in steps(2):
        legal, hand, target = step.before["legal_actions"], step.before["hand"], step.before["target"]
        if "r-wild_draw_4" not in hand or target == "w-wild":
            continue
        honest = not any(name[0] == target[0] and "wild" not in name for name in hand)
        assert ("r-wild_draw_4" in legal) == honest
        beside_others += honest and len(legal) > 4
    assert beside_others > 20


def test_a_drawn_wild_draw_four_is_drawn_for() -> None:
    paid = 0
    for step in steps(2):
        if step.action in WILDS["wild_draw_4"]:
            victim = 1 - step.player
            assert step.next_player == step.player
            assert step.after["num_cards"][victim] == step.before["num_cards"][victim] + 4
            paid += 1
    assert paid > 50


def test_between_two_a_reverse_skips() -> None:
    reversed_ = [step for step in steps(2) if step.action.endswith("reverse")]
    assert len(reversed_) > 20
    assert all(step.next_player == step.player for step in reversed_)


def first_state(target: str, players: int = 3) -> tuple[RlcardEnv, State, int]:
    """A game whose opening card is such."""
    env = RlcardEnv({"seed": 3, "game_num_players": players})
    while True:
        state, player = env.reset()
        if state["raw_obs"]["target"].endswith(target):
            return env, state, player


def test_player_0_begins_and_names_the_color_of_an_opening_wild() -> None:
    env, state, player = first_state("wild")
    assert player == 0
    assert state["raw_obs"]["target"] == "w-wild"
    assert state["obs"][3].sum(axis=0).tolist() == [0] * 13 + [4, 0]
    assert state["raw_legal_actions"] == WILDS["wild"]
    state, player = env.step(ACTION_IDS["b-wild"])
    assert player == 0
    assert state["raw_obs"]["target"] == "b-wild"
    assert state["raw_obs"]["num_cards"] == [7, 7, 7]


def test_an_opening_draw_two_costs_the_turn() -> None:
    _, state, player = first_state("draw_2")
    assert player == 1
    assert state["raw_obs"]["num_cards"] == [9, 7, 7]


def test_an_opening_skip_skips_player_0() -> None:
    assert first_state("skip")[2] == 1


@pytest.mark.parametrize("players", range(2, 11))
def test_everybody_gets_what_is_due_at_the_end(players: int) -> None:
    rng, env = random.Random(players), RlcardEnv({"seed": players, "game_num_players": players})
    winners = set()
    for _ in range(30):
        state, player = env.reset()
        assert env.get_payoffs().tolist() == [0] * players
        while not env.is_over():
            last = player
            state, player = env.step(rng.choice(list(state["legal_actions"])))
        assert env.get_payoffs().tolist() == [1 if seat == last else -1 for seat in range(players)]
        assert env.get_perfect_information()["hand_cards"][last] == []
        winners.add(last)
    assert len(winners) > 1


def test_what_a_player_is_shown_does_not_hang_on_cards_that_are_hidden() -> None:
    """The same table in another world: hands of others and the pile are shuffled into each other."""
    rng, game = random.Random(5), ClassicGame(4)
    game.deal(luck_from(5)[0])
    while not game.over:
        game.play(rng.choice(game.actions()), remember=False)
        truth, player = game._state, game.player
        shown = game.state(player)
        hidden = [card for seat in range(4) if seat != player for card in truth.hands[seat]] + [*truth.draw]
        rng.shuffle(hidden)
        hands = [
            hand if seat == player else tuple(hidden.pop() for _ in hand)
            for seat, hand in enumerate(truth.hands)
        ]
        game._state = replace(truth, hands=tuple(hands), draw=tuple(hidden))
        assert game.over or game.state(player) == shown
        game._state = truth


def test_a_blocked_game_pays_nobody() -> None:
    """With all cards in hands that fit nothing, `draw` is a pass, and after one by each the game is over."""
    game = ClassicGame(2)
    game.deal(luck_from(1)[0])
    game._state = replace(
        game._state,
        decision=AskPlay(Seat(0)),
        turn=Seat(0),
        hands=((Card("r1"), Card("r2")), (Card("y3"), Card("y4"))),
        draw=(),
        discard=(Card("b7"),),
        color="b",
    )
    game._go_on()
    for _ in range(2):
        assert not game.over
        assert game.actions() == ["draw"]
        game.play("draw", remember=False)
    assert game.over
    assert game.payoffs() == [0, 0]
