"""Our bots in RLCard's game: what they are told of it is true, what they say is legal, and they use no secret."""

import random
from collections.abc import Iterator
from copy import deepcopy
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from lastcard.bots.belief import Belief, believe
from lastcard.bots.levels import UnknownLevel
from lastcard.bots.seen import numbers
from lastcard.model.cards import Card
from lastcard.model.moves import Draw, Play
from lastcard.policy import BadWeights
from lastcard.rl.rlcard_shape import RlcardEnv
from lastcard.rl.rlcard_shape.agents import LEVELS, BotAgent, bot_for
from lastcard.rl.rlcard_shape.following import CARDS, Follower, prompt_of
from lastcard.rl.rlcard_shape.foresight import FILE, Foresight, Position, read_weights, shipped, ways
from lastcard.rl.rlcard_shape.house import SHEET
from lastcard.rl.rlcard_shape.kernel import game, search
from lastcard.rl.rlcard_shape.lookahead import COLORS, flat, number_of, seen_of
from lastcard.rl.rlcard_shape.names import State
from lastcard.rl.rlcard_shape.replica import ReplicaCard, ReplicaRound
from tests.rl.rlcard_peer import peer, rlcard_uno

GAMES = 100


def rule_like(rng: random.Random, state: State) -> str:
    """Anything that is legal, but wilds last: as RLCard's rule agent plays, and as nearly everybody does."""
    plain = [action for action in state["raw_legal_actions"] if "wild" not in action]
    return rng.choice(plain or state["raw_legal_actions"])


def anything(rng: random.Random, state: State) -> str:
    return rng.choice(state["raw_legal_actions"])


def states(seed: int, games: int, say: Any = anything) -> Iterator[tuple[RlcardEnv, State, int]]:  # noqa: ANN401 - a function
    """Every state of games that RLCard plays like this."""
    rng, env = random.Random(seed), RlcardEnv({"seed": seed}, compat=True)
    for _ in range(games):
        state, player = env.reset()
        while not env.is_over():
            yield env, state, player
            state, player = env.step(say(rng, state), raw_action=True)


def fits(cards: list[Card], belief: Belief, seat: int) -> bool:
    """Whether cards can be those of a hand as it is believed in: each has a slot of its own."""
    slots = [{SHEET.deck[number] for number in numbers(slot.cards)} for slot in belief.hands[seat]]
    holder: dict[int, int] = {}

    def placed(at: int, tried: set[int]) -> bool:
        for place, kinds in enumerate(slots):
            if cards[at] in kinds and place not in tried:
                tried.add(place)
                if place not in holder or placed(holder[place], tried):
                    holder[place] = at
                    return True
        return False

    return len(cards) == len(slots) and all(placed(at, set()) for at in range(len(cards)))


@pytest.mark.parametrize("seed", range(2))
def test_a_story_never_rules_out_the_truth(seed: int) -> None:
    followers = (Follower(), Follower())
    kept: list[Belief | None] = [None, None]
    heard = asked = 0
    for env, state, player in states(seed, GAMES // 2):
        follower = followers[player]
        follower.follow(state)
        belief = believe(kept[player], SHEET, follower.view(state["raw_obs"]), follower.story)
        kept[player] = belief if belief.heard else None
        hands = env.get_perfect_information()["hand_cards"]
        assert all(fits([CARDS[name] for name in hand], belief, seat) for seat, hand in enumerate(hands))
        heard, asked = heard + bool(belief.heard), asked + 1
    assert heard > 0.9 * asked, "only a reshuffle ends a story"


def test_a_view_shows_what_a_state_does() -> None:
    followers = (Follower(), Follower())
    for env, state, player in states(5, GAMES):
        followers[player].follow(state)
        raw, truth = state["raw_obs"], env.get_perfect_information()
        view = followers[player].view(raw)
        assert [len(hand) for hand in view.hands] == raw["num_cards"]
        assert sorted(view.hands[player]) == sorted(CARDS[name] for name in raw["hand"])
        assert view.top == CARDS[truth["target"]]
        if truth["played_cards"]:
            assert view.color == truth["played_cards"][-1][0]


def test_a_prompt_offers_what_is_legal_there_and_by_the_sheet() -> None:
    """The sheet lets a wild draw be played beside a card that fits by its symbol, and a draw beside a wild."""
    followers = (Follower(), Follower())
    for _, state, player in states(6, GAMES):
        followers[player].follow(state)
        view, prompt = followers[player].view(state["raw_obs"]), prompt_of(state)
        fitting = SHEET.matching["light", view.top or "", view.color] & set(view.hands[player])
        honest = not SHEET.incriminating["light", view.color or "r"] & set(view.hands[player])
        by_sheet = {card for card in fitting if card != "w+4" or honest}
        offered = {move.card for move in prompt.moves if isinstance(move, Play)}
        assert offered == {CARDS[name] for name in state["raw_legal_actions"] if name != "draw"}
        assert offered == (by_sheet if by_sheet <= {"w+4"} else by_sheet - {"w+4"})
        assert (prompt.moves == (Draw(),)) == (not offered)


def others_hidden(env: RlcardEnv, player: int, luck: random.Random) -> RlcardEnv:
    """The same game with other cards in the other hand and in the pile."""
    twin = deepcopy(env)
    game = twin._game._round  # type: ignore[attr-defined]
    hidden: list[ReplicaCard] = [*game.hands[1 - player], *game.deck]
    luck.shuffle(hidden)
    held = len(game.hands[1 - player])
    game.hands[1 - player], game.deck = hidden[:held], hidden[held:]
    return twin


@pytest.mark.parametrize(("level", "games"), [("hard", 30), ("expert", 2)])
def test_hidden_cards_change_no_answer(level: str, games: int) -> None:
    luck, agents, tried = random.Random(3), [BotAgent(bot_for(level), seat) for seat in range(2)], 0
    rng, env = random.Random(8), RlcardEnv({"seed": 8}, compat=True)
    for _ in range(games):
        state, player = env.reset()
        while not env.is_over():
            twin = others_hidden(env, player, luck)
            tried += twin.get_perfect_information() != env.get_perfect_information()
            said_there = deepcopy(agents[player]).step(twin.get_state(player))
            said = agents[player].step(state)
            assert said == said_there
            state, player = env.step(rng.choice([said, *state["raw_legal_actions"]]), raw_action=True)
    assert tried > 10 * games


@pytest.mark.parametrize(("level", "games"), [("hard", GAMES), ("expert", 3)])
def test_what_they_say_is_legal_and_the_same_again(level: str, games: int) -> None:
    """Also after a reshuffle, and whatever the other player does."""
    agents = [BotAgent(bot_for(level), 4) for _ in range(2)]
    for _, state, _ in states(9, games, rule_like):
        said = [agent.step(state) for agent in agents] if state["raw_obs"]["current_player"] else ["", ""]
        assert said[0] == said[1]
        assert not said[0] or said[0] in state["raw_legal_actions"]


def test_a_new_game_is_a_new_story() -> None:
    follower, began = Follower(), 0
    for _, state, player in states(10, 20):
        if player == 0:
            follower.follow(state)
            if not any(who == 0 for who, _ in state["action_record"]):
                began += 1
                assert len(follower.story) <= 4 + 6 * len(state["action_record"])
    assert began == 20


def test_who_comes_late_still_plays() -> None:
    for _, state, _ in states(11, 30):
        if len(state["action_record"]) > 10:
            assert BotAgent(bot_for("hard")).step(state) in state["raw_legal_actions"]


KEPT = files("lastcard.rl.rlcard_shape").joinpath(FILE).read_bytes()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "expected weights for RLCard's game"),
        (KEPT.replace(b'"twins"', b'"tw\xffns"'), "expected weights for RLCard's game, found 'utf-8' codec"),
        (
            KEPT.replace(b'"stay": [', b'"stay": [1000000000'),
            "expected weights for RLCard's game, found Expected `int`",
        ),
        (KEPT.replace(b'"stay": [', b'"stay": [1, '), r"found others: \['stay'\]"),
        (KEPT.replace(b'"twins"', b'"twens"'), r"found others: \['twens', 'twins'\]"),
    ],
)
def test_broken_weights_are_refused(text: bytes, said: str) -> None:
    with pytest.raises(BadWeights, match=said):
        read_weights(text)


def test_there_are_two_levels() -> None:
    assert LEVELS == ("hard", "expert")
    with pytest.raises(UnknownLevel, match="hard, expert"):
        bot_for("random")


@pytest.mark.parametrize("level", LEVELS)
def test_only_what_is_seen_and_what_was_done_is_read(level: str) -> None:
    shown_all, shown_less = ((BotAgent(bot_for(level)), BotAgent(bot_for(level))) for _ in range(2))
    for _, state, player in states(3, 3, rule_like):
        less: Any = {"raw_obs": state["raw_obs"], "action_record": state["action_record"]}

        assert shown_less[player].step(less) == shown_all[player].step(state)


def test_hard_wins_in_rlcard_itself() -> None:
    """It wins 63 % of many games; far less than that is a fault somewhere."""
    rule, env = peer("rlcard.models.uno_rule_models").UNORuleAgentV1(), rlcard_uno(1)
    ours, wins, games = BotAgent(bot_for("hard")), 0, 300
    np.random.seed(1)  # noqa: NPY002 - what the rule agent asks
    for number in range(games):
        seat = number % 2
        agents: list[Any] = [rule, rule]
        agents[seat] = ours
        env.set_agents(agents)
        wins += env.run()[1][seat] > 0
    assert wins > 0.54 * games


def test_the_compiled_policy_is_the_same() -> None:
    """`kernel.search` plays on with foresight: every way to answer is worth the same there."""
    bots, followers, compared = (Foresight(), Foresight()), (Follower(), Follower()), 0
    weights, seen, unseen = flat(shipped()), np.zeros(54, np.int64), np.zeros(4, np.int64)
    for _, state, player in states(12, 40, rule_like):
        follower, prompt = followers[player], prompt_of(state)
        follower.follow(state)
        view = follower.view(state["raw_obs"])
        reading = bots[player].read(view, 1 - player, follower.story)
        now, hand, pile, slots = seen_of(view, prompt, reading)
        hands = np.stack([hand, hand])
        game.see(now, hands, pile, seen, unseen)
        for move, card, color in ways(prompt):
            kind, place = divmod(number_of(card or Card(""), color), 4)
            worth = search.worth(now, hands, slots, unseen, kind, place, weights)
            here = bots[player].worth(Position(view, prompt, reading), card, color)
            assert here == pytest.approx(worth), move
            compared += 1
    assert compared > 1000


def kind_of(card: ReplicaCard) -> int:
    return SHEET.rank[CARDS[card.printed]]


def compiled_twin(peer_game: ReplicaRound) -> tuple[Any, ...]:
    """The same game for the kernel."""
    now, hands = np.zeros(game.FIELDS, np.int64), np.zeros((2, game.HAND_FIELDS), np.int64)
    draw, pile, slots = (np.zeros(2 * game.DECK_SIZE, np.int64) for _ in range(3))
    for seat, hand in enumerate(peer_game.hands):
        for card in hand:
            game.put_in(hands, seat, kind_of(card), 1)
    draw[: len(peer_game.deck)] = [kind_of(card) for card in peer_game.deck]
    target = peer_game.target
    pile[0], now[game.PILE_SIZE], now[game.DRAW_SIZE] = kind_of(target), 1, len(peer_game.deck)
    now[game.COLOR] = COLORS.index(target.color)
    now[game.SYMBOL] = game.NO_SYMBOL if target.wild else kind_of(target) % game.SYMBOLS
    now[game.PLAYER], now[game.WINNER] = peer_game.player, -1
    return now, hands, draw, pile, slots


def same(peer_game: ReplicaRound, now: Any, hands: Any) -> bool:  # noqa: ANN401 - seen_of
    held = [sorted(kind_of(card) for card in hand) for hand in peer_game.hands]
    here = [[kind for kind in range(game.KINDS) for _ in range(hands[seat, kind])] for seat in range(2)]
    on_turn = now[game.PLAYER] == peer_game.player and COLORS[now[game.COLOR]] == peer_game.target.color
    return held == here and bool(on_turn)


def test_the_compiled_game_is_the_same() -> None:
    """Side by side with the replica, up to a drawn wild, whose color is luck, and up to a reshuffle."""
    rng, moves, steps = random.Random(13), np.zeros(64, np.int64), 0
    for number in range(150):
        peer_game = ReplicaRound(2, np.random.RandomState(number))
        now, hands, draw, pile, slots = compiled_twin(peer_game)
        while peer_game.winner is None and len(peer_game.deck) > 4:
            assert same(peer_game, now, hands)
            legal = peer_game.actions(peer_game.player)
            offered = moves[: game.legal(now, hands, moves)].tolist()
            assert set(offered) == {SHEET.rank[CARDS[name]] for name in legal if name != "draw"}
            action = rng.choice(legal)
            if action != "draw":
                kind, color = SHEET.rank[CARDS[action]], "rygb".index(action[0])
                game.play(now, hands, draw, pile, slots, kind, color)
            elif peer_game.deck[-1].wild:
                break
            else:
                game.draw_card(now, hands, draw, pile, slots)
            peer_game.play(action)
            steps += 1
            assert now[game.WINNER] == (-1 if peer_game.winner is None else peer_game.winner)
    assert steps > 2000
