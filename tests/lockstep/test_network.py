"""What the network sees and says is the same on views with their stories and on compiled games."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

pytest.importorskip("numba")

from lastcard.bots.inputs import Inputs
from lastcard.bots.memory import Memory
from lastcard.bots.network import ANSWERED, corrected
from lastcard.bots.policy import Policy
from lastcard.bots.recall import remembered
from lastcard.bots.table_sense import sense_of
from lastcard.bots.worth import Worths
from lastcard.engine import apply, open_round, sheet_for
from lastcard.engine.legal import asked_seats
from lastcard.fast.compiled import Ints, np
from lastcard.fast.players import network as kernel
from lastcard.fast.players.inputs import Known, find_unseen, look
from lastcard.fast.players.memory import FIELDS, HELD, forget, hear, notice, recall
from lastcard.fast.players.policy import could_call, worth_calling
from lastcard.fast.players.policy_tables import compile_traits
from lastcard.fast.twin.apply import apply_move
from lastcard.fast.twin.codes import ASK_PLAY, CALL, OVER, what_of
from lastcard.fast.twin.hands import size_of
from lastcard.fast.twin.layout import QUESTION, SIDE
from lastcard.fast.twin.legal import answers
from lastcard.fast.twin.luck import begin_luck
from lastcard.lab.lockstep import PLAYED, Pair
from lastcard.lab.random_play import random_outcome
from lastcard.model.chance import Outcome
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.edition import Edition
from lastcard.model.events import Event
from lastcard.model.moves import Call, Move
from lastcard.model.seats import Seat
from lastcard.policy import hard_weights
from lastcard.policy.inputs import INPUTS
from lastcard.policy.network import Network
from lastcard.views import Prompt, prompt_for, redact, settle, view_of
from tests.editions import ALL_EDITIONS


class Asked(NamedTuple):
    """A question to a seat, on both."""

    pair: Pair
    prompt: Prompt
    story: list[Event]
    memory: Ints


class Going:
    """A copy of the compiled round at a question, which goes on with luck of its own."""

    def __init__(self, asked: Asked) -> None:
        sheet, games = asked.pair.state.sheet, asked.pair.games
        self.rules, self._traits, self._moves = (
            asked.pair.codec.rules,
            compile_traits(sheet),
            asked.pair.moves,
        )
        self._weights = np.array([hard_weights(sheet, 3)] * 3, np.int64)
        self.now, self.piles, self.memory = games.now.copy(), games.piles.copy(), asked.memory.copy()
        begin_luck(self.now, PLAYED, 9, len(asked.story))

    def play_on(self, seat: int, given: int, most: int, latest: int) -> int:
        """How many moves were made."""
        players = kernel.Players(self._weights, 7, any_network(7), self.memory)
        room = (self.rules, self._traits, self.now, self.piles, PLAYED)
        answered, limits = kernel.Answer(seat, given), kernel.Limits(most, latest)
        return kernel.play_by_players(*room, players, self._moves, answered, limits)


def any_network(seed: int) -> Network:
    """Weights without sense."""
    rng = np.random.default_rng(seed)
    shapes = ((INPUTS, 6), (6,), (6, 5), (5,), (5,))
    return Network(*(rng.normal(0, 0.3, shape).astype(np.float32) for shape in shapes))


def questions(edition: Edition, seats: int, seed: int) -> Iterator[Asked]:
    """The questions of a round among `hard`s, now and then with a card that is no use, so that more happens."""
    sheet, rng = sheet_for(edition, edition.rulings), Random(seed)
    pair, bot = (
        Pair(open_round(sheet, seats, Seat(0)), opened=True),
        Policy(sheet, hard_weights(sheet, seats)),
    )
    memory, stories = np.zeros(FIELDS, np.int64), [list[Event]() for _ in range(seats)]
    forget(memory)
    while not isinstance(pair.state.decision, Over):
        state = pair.state
        actor: Seat | None = None
        said: Move | Outcome
        if isinstance(state.decision, ChanceDecision):
            said = random_outcome(rng, state, state.decision)
        else:
            notice(*pair.games, PLAYED, memory)
            actor = asked_seats(state.decision)[0]
            prompt = prompt_for(state, actor)
            assert prompt is not None
            yield Asked(pair, prompt, stories[actor], memory)
            move = bot.move(view_of(state, actor), prompt, rng)
            if prompt.moves and rng.random() < 0.3:
                move = rng.choice(prompt.moves)
            assert move is not None
            said = settled = settle(state, actor, move)
            number = pair.codec.number(int(pair.games.now[PLAYED, SIDE]), settled)
            hear(pair.codec.rules, pair.games.now, PLAYED, memory, actor, number)
        step = apply(state, actor, said)
        for seat, story in enumerate(stories):
            story.extend(redact(step, Seat(seat)))
        pair.feed(actor, said)


def compiled_row(asked: Asked, move: Move) -> list[float]:
    pair, seat, row = asked.pair, asked.prompt.seat, np.zeros(INPUTS, np.float32)
    rules, traits, unseen = pair.codec.rules, compile_traits(pair.state.sheet), np.zeros(2, np.int64)
    number = pair.codec.number(int(pair.games.now[PLAYED, SIDE]), settle(pair.state, seat, move))
    find_unseen(rules, traits, *pair.games, PLAYED, seat, unseen)
    look(rules, traits, *pair.games, PLAYED, seat, number, Known(asked.memory, unseen), row)
    return [float(one) for one in row]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_both_see_the_same(edition: Edition, seats: int) -> None:
    compared = 0
    for asked in questions(edition, seats, seed=seats):
        if asked.prompt.question in ANSWERED:
            sheet, seat = asked.pair.state.sheet, asked.prompt.seat
            memory = Memory(sense_of(sheet), len(asked.pair.state.hands), asked.story)
            inputs = Inputs(sense_of(sheet), view_of(asked.pair.state, seat), asked.prompt, memory)
            for move in asked.prompt.moves:
                assert compiled_row(asked, move) == pytest.approx(
                    [*map(float, inputs.row(move))], abs=1e-5
                ), move
                compared += 1

    assert compared > 40


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_both_remember_the_same(edition: Edition) -> None:
    seen = 0
    for asked in questions(edition, 3, seed=3):
        story = remembered(asked.pair.state.sheet, 3, asked.story)
        assert (story[:HELD] == asked.memory[:HELD]).all()
        seen += int((story[:HELD] > 0).any())

    assert seen > 3


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_a_round_taken_up_in_the_middle_goes_on_as_if_it_had_not_stopped(edition: Edition) -> None:
    for number, asked in enumerate(questions(edition, 3, seed=4)):
        if number % 20 != 10:
            continue
        one, other = Going(asked), Going(asked)
        recall(*asked.pair.games, PLAYED, remembered(asked.pair.state.sheet, 3, asked.story), other.memory)

        assert one.play_on(0, 0, 60, 60) == other.play_on(0, 0, 60, 60)
        assert (one.now == other.now).all()
        assert (one.memory == other.memory).all()


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_an_answer_is_given_and_heard_with_its_call_before_a_round_goes_on(edition: Edition) -> None:
    calls = 0
    for asked in questions(edition, 3, seed=6):
        one, other, seat = Going(asked), Going(asked), asked.prompt.seat
        if asked.prompt.gift:
            continue
        answers(one.rules, one.now, one.piles, PLAYED, seat, asked.pair.moves)
        given = int(asked.pair.moves[0])
        if worth_calling(size_of(one.now, PLAYED, seat), given) and could_call(
            one.rules, one.now, one.piles, PLAYED, seat
        ):
            apply_move(one.rules, one.now, one.piles, PLAYED, seat, CALL)
            calls += 1
        hear(one.rules, one.now, PLAYED, one.memory, seat, given)
        apply_move(one.rules, one.now, one.piles, PLAYED, seat, given)

        assert one.play_on(seat, 0, 4, 9) == other.play_on(seat, given, 4, 9)
        assert (one.now == other.now).all()
        assert (one.memory == other.memory).all()

    assert calls > 0


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_a_round_goes_on_until_a_turn_begins(edition: Edition) -> None:
    longer = 0
    for asked in questions(edition, 3, seed=7):
        going = Going(asked)
        made = going.play_on(0, 0, 4, 90)
        what = what_of(going.now[PLAYED, QUESTION])
        longer += made > 4

        assert what == OVER or (what == ASK_PLAY and made >= 4)

    assert longer > 0


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_both_say_the_same(edition: Edition) -> None:
    network = any_network(7)
    for asked in questions(edition, 3, seed=5):
        pair, prompt = asked.pair, asked.prompt
        if prompt.question not in ANSWERED:
            continue
        sheet, view = pair.state.sheet, view_of(pair.state, prompt.seat)
        weights = hard_weights(sheet, 3)
        worths, inputs = (
            Worths(sense_of(sheet), weights, view, prompt),
            Inputs(sense_of(sheet), view, prompt, Memory(sense_of(sheet), len(view.hands), asked.story)),
        )
        weighed = corrected(network, inputs, worths, prompt)
        expected = prompt.moves[weighed.index(max(weighed))]
        found = kernel.network_answer(
            pair.codec.rules,
            compile_traits(sheet),
            *pair.games,
            PLAYED,
            prompt.seat,
            kernel.Players(np.array([weights] * 3, np.int64), 7, network, asked.memory),
            pair.moves,
        )
        said = pair.codec.move(int(found))
        assert isinstance(said, Call) or said == settle(pair.state, prompt.seat, expected)
