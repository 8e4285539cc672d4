"""OpenSpiel's own tests over the game, and what it promises besides."""

import pickle
import sys
from importlib import reload
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from lastcard.editions import EDITIONS
from lastcard.fast import NotInstalled
from lastcard.model.errors import BadOption, BadSeats, UnknownEdition, UnknownPrinting
from lastcard.model.events import CardsGiven, UnoCalled
from lastcard.rl import IllegalAction, StepAfterDone
from lastcard.rl.actions import CALL, CATCH, CHALLENGE, SEAT
from lastcard.rl.observation import layout_of
from tests.editions import ALL_EDITIONS, edition_of
from tests.properties.micro_decks import BATTLE_DECK, GIFT_DECK, PASS_DECK, WILD, WILD_DRAW, micro
from tests.rl.expected import Expected
from tests.rl.follower import Heard
from tests.rl.openspiel_peer import choose, load, peer, played

pyspiel = peer("pyspiel")
api_test = peer("open_spiel.integration_tests.api_test")
games_sim_test = peer("open_spiel.python.tests.games_sim_test")
openspiel = peer("lastcard.rl.openspiel")
table_for = peer("lastcard.rl.openspiel.table").table_for

OURS = [edition.key for edition in EDITIONS]
"""Those that OpenSpiel can load by a name."""
EVERY = [edition.key for edition in ALL_EDITIONS]
HOUSE = "jump_in:true;stacking:higher;seven_zero:true;false_catch_penalty:true"


def small(deck: Any, horizon: int, **parameters: str | int | bool) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """A game with a handful of cards."""
    return openspiel.LastcardGame({"dealer": 0, "horizon": horizon} | parameters, edition=deck)


def game_of(edition: str, **parameters: str | int | bool) -> Any:  # noqa: ANN401 - the same
    """A game of any edition."""
    if edition in OURS:
        return load(edition=edition, **parameters)
    return openspiel.LastcardGame(parameters, edition=edition_of(edition))


# --- OpenSpiel's tests ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EVERY)
def test_random_simulation_of_every_edition(edition: str) -> None:
    game = game_of(edition, horizon=200)
    pyspiel.random_sim_test(game, num_sims=2, serialize=edition in OURS, verbose=False)


@pytest.mark.parametrize(
    "parameters",
    [
        {"edition": "classic", "players": 5, "rules": HOUSE, "reward": "points"},
        {"edition": "flip", "players": 3, "rules": HOUSE + ";peek_own_back:true", "dealer": 2},
        {"edition": "beach", "players": 4, "auto_call": True, "bluffs": False, "dealer": 0},
        {"edition": "battle", "players": 3, "auto_call": True, "reward": "points", "dealer": 1},
        {"edition": "battle", "players": 3, "printing": "es", "rules": "battle_uno:at_once"},
        {"edition": "beach", "players": 3, "printing": "de"},
    ],
)
def test_random_simulation_with_other_parameters(parameters: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(horizon=200, **parameters), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("deck", [WILD, WILD_DRAW, GIFT_DECK, BATTLE_DECK, PASS_DECK])
def test_random_simulation_to_the_end_of_the_round(deck: Any) -> None:  # noqa: ANN401 - the same
    pyspiel.random_sim_test(small(deck, 500), num_sims=5, serialize=False, verbose=False)


@pytest.mark.parametrize("players", [2, 6])
def test_python_simulation_of_the_registered_game(players: int) -> None:
    games_sim_test.GamesSimTest("test_pig").sim_game(load(players=players, horizon=60))


class TestApiOnDefaultGame(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc, name-defined] # the same
    """What `api_test` does with every registered game."""

    game_name = "python_lastcard"
    game = load()


class TestApiOnSmallGame(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc, name-defined] # the same
    """The same where 400 states are more than the first cards of a shuffle."""

    game_name = "wild draw"
    game = small(WILD_DRAW, 20)


class WholeTree(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc, name-defined] # the same
    """What `api_test` does with a few small games: every state, and perfect recall."""

    __test__ = False


def whole_tree(name: str, game: Any, nodes: tuple[int, int, int], known: int) -> type:  # noqa: ANN401 - the same
    """The tests of a whole tree: nodes of luck, of seats and of nobody, and what seats can know."""
    api_test.TOTAL_NUM_STATES[name] = nodes
    api_test.PERFECT_RECALL_NUM_STATES[name] = known
    return type(name, (WholeTree,), {"game_name": name, "game": game, "__test__": True})


TestTreeWithWilds = whole_tree("wilds", small(WILD, 4, auto_call=True), (438, 1456, 1520), 364)
TestTreeWithGifts = whole_tree("gifts", small(GIFT_DECK, 4, auto_call=True), (214, 1360, 1232), 340)
TestTreeWithChallenges = whole_tree("challenges", small(WILD_DRAW, 4), (278, 2512, 3672), 628)
TestTreeWithPassing = whole_tree("passing", small(PASS_DECK, 4), (134, 2224, 2808), 520)
TestTreeWithBattles = whole_tree("battles", small(BATTLE_DECK, 4), (86, 2368, 3048), 592)


# --- states --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", OURS)
def test_a_stored_state_goes_on_as_the_one_it_was_made_of(edition: str) -> None:
    game = load(edition=edition, players=3, horizon=60)
    for state in played(game, seed=5)[::37]:
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for copy in (again, pickle.loads(pickle.dumps(state))):  # noqa: S301 - our own
            assert copy.history() == state.history()
            assert copy.legal_actions() == state.legal_actions()
            for player in range(3):
                assert copy.information_state_string(player) == state.information_state_string(player)
                assert copy.observation_tensor(player) == state.observation_tensor(player)
            assert going_on(copy) == going_on(state)


def going_on(state: Any) -> str:  # noqa: ANN401 - the same
    """Where a state comes to by some random play."""
    rng, state = Random(1), state.clone()
    for _ in range(50):
        if not state.is_terminal():
            state.apply_action(choose(rng, state))
    return str(state)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = load(edition="mini", dealer=0).new_initial_state()
    while state.is_chance_node():
        with pytest.raises(IllegalAction, match="expected one of"):
            state.apply_action(1000)
        state.apply_action(state.legal_actions()[0])
    before, history = str(state), state.history()
    for action in set(range(state.get_game().num_distinct_actions())) - set(state.legal_actions()):
        with pytest.raises(IllegalAction):
            state.apply_action(action)
    assert (str(state), state.history()) == (before, history)


def test_a_step_after_the_end_is_refused() -> None:
    end = played(load(edition="mini", horizon=5), 1)[-1]
    before = str(end)
    with pytest.raises(StepAfterDone, match="expected no action in a round that is over, found 0"):
        end.apply_action(0)
    assert str(end) == before


@pytest.mark.parametrize("reward", ["win", "points"])
def test_what_one_wins_the_others_lose(reward: str) -> None:
    game = load(edition="mini", players=3, reward=reward, auto_call=True, rules="force_play:true")
    ends = [played(game, seed)[-1] for seed in range(3)]
    for end in ends:
        winner = max(range(3), key=end.player_return)
        assert sum(end.returns()) == 0
        assert all(end.player_return(seat) <= 0 for seat in range(3) if seat != winner)
        if reward == "win":
            assert sorted(end.returns()) == [-1, -1, 2]
    assert any(end.returns() != ends[0].returns() for end in ends) or reward == "win"


def test_a_round_that_is_given_up_is_worth_nothing() -> None:
    end = played(load(horizon=3), seed=0)[-1]

    assert end.returns() == [0, 0]
    assert sum(player >= 0 for player, _ in map(_pair, end.full_history())) == 3


def _pair(item: Any) -> tuple[int, int]:  # noqa: ANN401 - the same
    return item.player, item.action


@pytest.mark.parametrize("edition", EVERY)
def test_an_observation_has_what_the_view_shows(edition: str) -> None:
    """The slices that the batched environment has too are held against the same expectation."""
    game = game_of(edition, players=3, rules="jump_in:true", horizon=400)
    table, observer = game.table, game.make_py_observer()
    board = SimpleNamespace(sheet=table.sheet, seats=table.seats)
    heard: list[Heard] = []
    for state in played(game, seed=4):
        moment = state.moment
        steps = [tell.args[0] for tell in moment.told]
        heard += [Heard(step) for step in steps if step.before.discard]
        if state.is_chance_node() or state.is_terminal():
            continue
        seat = state.current_player()
        position = SimpleNamespace(state=moment._round, gift=moment.gift, heard=heard)
        expected = Expected(board, position, moment.view(seat), moment.prompt(seat))  # type: ignore[arg-type] # enough of them
        observer.set_from(state, seat)
        assert {*observer.dict, "totals", "history"} == {*layout_of(table.sheet, 3), "player"}
        for name, row in observer.dict.items():
            assert list(row) == (one_hot(seat, 3) if name == "player" else expected.row(name)), name


def one_hot(place: int, size: int) -> list[int]:
    return [int(at == place) for at in range(size)]


# --- luck ----------------------------------------------------------------------------------------------------


def test_a_card_is_as_likely_as_its_share_of_the_cards_left() -> None:
    state = load(dealer=0).new_initial_state()
    names = {state.action_to_string(pyspiel.PlayerId.CHANCE, kind): kind for kind in state.legal_actions()}
    assert dict(state.chance_outcomes())[names["r0"]] == 1 / 108
    assert dict(state.chance_outcomes())[names["w+4"]] == 4 / 108

    state.apply_action(names["w+4"])
    state.apply_action(names["r0"])

    assert names["r0"] not in dict(state.chance_outcomes())
    assert dict(state.chance_outcomes())[names["w+4"]] == 3 / 106


def test_a_dealer_is_found_by_the_rules_unless_one_is_given() -> None:
    by_lot = load(edition="mini", players=3).new_initial_state()
    names = [by_lot.action_to_string(pyspiel.PlayerId.CHANCE, seat) for seat in by_lot.legal_actions()]
    assert names == ["seat 0", "seat 1", "seat 2"]
    by_lot.apply_action(by_lot.legal_actions()[1])

    assert "DealerFound 1" in by_lot.information_state_string(0)
    assert "DealerFound" not in load(dealer=1).new_initial_state().information_state_string(0)


def test_luck_says_who_is_offered_a_right_first() -> None:
    game = load(edition="mini", players=4, dealer=0, horizon=400)
    kinds = len(game.table.kinds)
    orders = [
        dict(state.chance_outcomes())
        for seed in range(4)
        for state in played(game, seed)
        if state.is_chance_node() and min(state.legal_actions()) >= kinds
    ]

    assert orders
    for order in orders:
        assert 2 <= len(order) <= 3
        assert sum(order.values()) == pytest.approx(1)
        assert {round(4 * chance) for chance in order.values()} <= {1, 2, 3}


# --- parameters ----------------------------------------------------------------------------------------------


def test_calls_and_bluffs_can_be_left_out() -> None:
    game = load(edition="mini", players=4, auto_call=True, bluffs=False, horizon=400)
    offered = {action for state in played(game, 2) for action in _actions(state)}

    assert not offered & {CALL, CHALLENGE, *range(CATCH, SEAT)}
    full = load(edition="mini", players=4, horizon=400)
    assert {action for state in played(full, 2) for action in _actions(state)} >= {CALL, CHALLENGE, CATCH}


def test_uno_is_called_before_a_gift_of_everything_and_after_one_that_leaves_a_card() -> None:
    """BEACH-82 and BEACH-85, where calls are automatic."""
    rows = (replace(row, copies=3 * row.copies) for row in GIFT_DECK.sides[0].rows)
    game, orders = small(micro("gifts", *rows, hand=3), 20, auto_call=True), set()
    for seed in range(400):
        for state in played(game, seed):
            moment = state.moment
            told = [type(event) for telling in moment.told for event in telling(None)]
            if CardsGiven in told and UnoCalled in told:
                left = len(moment._round.hands[moment.actor])
                orders.add((left, told.index(UnoCalled) < told.index(CardsGiven)))

    assert orders == {(0, True), (1, False)}


def _actions(state: Any) -> list[int]:  # noqa: ANN401 - the same
    return [] if state.is_chance_node() else list(state.legal_actions())


@pytest.mark.parametrize(
    ("parameters", "error"),
    [
        ({"edition": "none"}, UnknownEdition),
        ({"edition": "mini", "players": 5}, BadSeats),
        ({"players": 3, "dealer": 3}, BadSeats),
        ({"rules": "stacking"}, BadOption),
        ({"rules": "target:2001"}, BadOption),
        ({"edition": "mini", "printing": "fr-CA"}, UnknownPrinting),
        ({"rules": "stacking:maybe"}, BadOption),
        ({"rules": "no_such_rule:true"}, BadOption),
        ({"reward": "fame"}, BadOption),
        ({"horizon": 0}, BadOption),
        ({"dealer": -2}, BadOption),
        ({"rules": "no_bluff:false", "bluffs": False}, BadOption),
    ],
)
def test_parameters_that_cannot_be_are_refused(parameters: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error, match="expected"):
        load(**parameters)


@pytest.mark.parametrize(
    ("parameters", "error"),
    [
        ({"seats": 3}, BadOption),
        ({"players": "3"}, BadSeats),
        ({"auto_call": "no"}, BadOption),
        ({"bluffs": 0}, BadOption),
        ({"rules": {"stacking": "same"}}, BadOption),
        ({"horizon": True}, BadOption),
    ],
)
def test_a_game_that_is_made_without_openspiels_own_checks_makes_its_own(
    parameters: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error, match="expected"):
        table_for(parameters)


def test_without_openspiel_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)

    with pytest.raises(NotInstalled, match="pip install open_spiel"):
        reload(openspiel)
