"""Dealt worlds: each is one that the seat may be in, and together they are as likely as they should be."""

from random import Random

import pytest
from msgspec.structs import replace

pytest.importorskip("numba")

from lastcard.bots.belief import Belief
from lastcard.bots.evidence import Hint
from lastcard.bots.worlds import Worlds, resampled, worlds
from lastcard.editions import CLASSIC
from lastcard.engine import apply, open_round, sheet_for
from lastcard.fast.compiled import np
from lastcard.fast.twin.apply import apply_move, apply_shuffle
from lastcard.fast.twin.codec import Codec
from lastcard.fast.twin.layout import SIDE
from lastcard.lab.lockstep import codec_for
from lastcard.lab.random_play import random_outcome
from lastcard.model.chance import Shuffle
from lastcard.model.decisions import AskColor, ChanceDecision, Over
from lastcard.model.edition import Edition
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.views import redact, view_of
from tests.bots.asked import unseen
from tests.bots.followed import Round
from tests.bots.likeness import Unlike, compare
from tests.bots.soundness import check
from tests.editions import ALL_EDITIONS
from tests.lockstep.rounds import numbered_table
from tests.properties.strategies import said_at_random, too_many_gifts

ME, YOU = Seat(0), Seat(1)
MANY = 6_000


@pytest.mark.parametrize("first", range(0, 80, 20))
def test_a_dealt_world_looks_like_the_true_one_and_contradicts_nothing(first: int) -> None:
    compared = 0
    for number in range(first, first + 20):
        followed = Round(number, [Seat(number % numbered_table(number).seats)])
        codec = codec_for(followed.table.sheet)
        while not followed.over:
            followed.go_on()
            state = followed.state
            if isinstance(state.decision, Over | ChanceDecision) or followed.rng.random() > 0.06:
                continue
            (belief,) = followed.beliefs
            if too_many_gifts(state, belief.viewer):
                continue
            dealt = worlds(belief, view_of(state, belief.viewer), followed.rng, 2, codec)
            assert dealt.impossible == 0
            for g in range(2):
                world = codec.store(dealt.games, g)
                compare(world, state, belief.viewer)
                check(belief, world)
                compared += 1
    assert compared > 20


def test_a_world_with_another_card_on_top_is_told_apart() -> None:
    belief, state = dealt_round(1)
    codec = Codec(state.sheet)
    dealt = worlds(belief, view_of(state, ME), Random(1), 1, codec)
    dealt.games.piles[0, 1, 0] = (dealt.games.piles[0, 1, 0] + 4) % len(state.sheet.deck)

    with pytest.raises(Unlike):
        compare(codec.store(dealt.games, 0), state, ME)


def dealt_round(seed: int, edition: Edition = CLASSIC) -> tuple[Belief, RoundState]:
    """Two hands, dealt and no more; whose turn it is does not matter."""
    rng = Random(seed)
    sheet = sheet_for(edition, edition.rulings)
    belief, state = Belief(sheet, 2, ME), open_round(sheet, 2, ME)
    while isinstance(state.decision, ChanceDecision):
        step = apply(state, None, random_outcome(rng, state, state.decision))
        for event in redact(step, ME):
            belief.hear(event)
        state = step.after
    return belief, state


def reds(belief: Belief, dealt: Worlds) -> list[int]:
    """How many red cards the other hand has in each world."""
    codec = Codec(belief.sheet)
    hands = [codec.hand(dealt.games, g, YOU) for g in range(len(dealt.log_weights))]
    return [sum(card.startswith("r") for card in hand) for hand in hands]


def mean(numbers: list[int], dealt: Worlds) -> float:
    weights = np.exp(dealt.log_weights - dealt.log_weights.max())
    return float((np.array(numbers) * weights).sum() / weights.sum())


def unseen_reds(belief: Belief) -> tuple[int, int]:
    cards = unseen(belief)
    return sum(card.startswith("r") for card in cards), len(cards)


def test_without_evidence_all_unseen_cards_are_alike_likely() -> None:
    belief, state = dealt_round(2)
    red, cards = unseen_reds(belief)
    size = len(belief.hands[YOU])

    dealt = worlds(belief, view_of(state, ME), Random(2), MANY)

    assert mean(reds(belief, dealt), dealt) == pytest.approx(size * red / cards, abs=0.06)


def test_a_hand_that_holds_at_least_one_is_as_likely_as_among_all_such_hands() -> None:
    belief, state = dealt_round(3)
    red, cards = unseen_reds(belief)
    size = len(belief.hands[YOU])
    belief.holds[YOU].append(belief.deck.colored["light", "r"])
    none = 1.0
    for at in range(size):
        none *= (cards - red - at) / (cards - at)

    dealt = worlds(belief, view_of(state, ME), Random(3), MANY)

    assert min(reds(belief, dealt)) >= 1
    assert mean(reds(belief, dealt), dealt) == pytest.approx(size * red / cards / (1 - none), abs=0.06)


def test_what_is_known_already_makes_no_world_likelier() -> None:
    """A hand with a card that is known to be red holds a red one: to hear that again tells nothing new."""
    belief, state = dealt_round(3)
    (slot, *_), red = belief.hands[YOU], belief.deck.colored["light", "r"]
    slot.cards &= red
    before = worlds(belief, view_of(state, ME), Random(3), MANY)
    belief.holds[YOU].append(red)

    after = worlds(belief, view_of(state, ME), Random(4), MANY)

    assert mean(reds(belief, after), after) == pytest.approx(mean(reds(belief, before), before), abs=0.1)


def test_two_things_that_a_hand_holds_are_weighed_together() -> None:
    """As likely as among all hands that hold both, counted by dealing any hand and looking."""
    belief, state = dealt_round(3)
    nines = belief.deck.among(card for card in belief.sheet.deck if card[1:] == "9")
    anything = worlds(belief, view_of(state, ME), Random(5), 10 * MANY)
    codec, counted = Codec(belief.sheet), []
    for g in range(10 * MANY):
        hand = codec.hand(anything.games, g, YOU)
        if any(card[0] == "r" for card in hand) and any(card[1:] == "9" for card in hand):
            counted.append(sum(card[0] == "r" for card in hand))
    belief.holds[YOU] += [belief.deck.colored["light", "r"], nines]

    dealt = worlds(belief, view_of(state, ME), Random(6), MANY)

    assert mean(reds(belief, dealt), dealt) == pytest.approx(sum(counted) / len(counted), abs=0.08)


@pytest.mark.parametrize("weight", [-3.0, 2.5])
def test_evidence_weighs_as_much_as_it_says(weight: float) -> None:
    belief, state = dealt_round(4)
    red, cards = unseen_reds(belief)
    size = len(belief.hands[YOU])
    belief.hints[0] = Hint(belief.deck.colored["light", "r"], weight)
    for slot in belief.hands[YOU]:
        slot.hints |= 1
    none = 1.0
    for at in range(size):
        none *= (cards - red - at) / (cards - at)
    some = (1 - none) * float(np.exp(weight))

    dealt = worlds(belief, view_of(state, ME), Random(4), MANY)

    has_some = [int(count > 0) for count in reds(belief, dealt)]
    assert mean(has_some, dealt) == pytest.approx(some / (some + none), abs=0.05)
    rows = resampled(dealt, Random(5), 1000)
    assert sum(has_some[row] for row in rows) / 1000 == pytest.approx(some / (some + none), abs=0.06)
    weights = np.exp(dealt.log_weights - dealt.log_weights.max())
    assert weights.sum() ** 2 / (weights**2).sum() > 0.7 * MANY, (
        "the proposal knows the evidence, so nearly all worlds count"
    )


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_the_same_luck_deals_the_same_worlds(edition: Edition) -> None:
    belief, state = dealt_round(6, edition)
    one, two = (worlds(belief, view_of(state, ME), Random(7), 5) for _ in range(2))

    assert (one.games.now == two.games.now).all()
    assert (one.games.piles == two.games.piles).all()


def test_without_a_story_a_world_still_looks_the_same() -> None:
    belief, state = dealt_round(8)
    view = view_of(state, ME)
    codec = Codec(state.sheet)
    glance = Belief.at_a_glance(state.sheet, view, ME)

    dealt = worlds(glance, view, Random(9), 3, codec)

    for g in range(3):
        compare(codec.store(dealt.games, g), state, ME)
    assert unseen(belief) == unseen(glance)


@pytest.mark.parametrize("number", range(40, 52))
def test_a_dealt_world_can_be_played_on(number: int) -> None:
    followed = Round(number, [ME])
    codec = codec_for(followed.table.sheet)
    for _ in range(20):
        if not followed.over:
            followed.go_on()
    while isinstance(followed.state.decision, ChanceDecision):
        followed.go_on()
    if isinstance(followed.state.decision, Over):
        return
    dealt = worlds(followed.beliefs[0], view_of(followed.state, ME), Random(number), 1, codec)
    state, games = codec.store(dealt.games, 0), dealt.games
    for _ in range(150):
        if isinstance(state.decision, Over):
            break
        seat, said = said_at_random(followed.rng, state, eager=0.9)
        if isinstance(said, Shuffle):
            apply_shuffle(codec.rules, *games, 0, codec.order(games, 0, said.cards))
        else:
            assert seat is not None
            assert isinstance(said, Move)
            apply_move(codec.rules, *games, 0, seat, codec.number(int(games.now[0, SIDE]), said))
        state = apply(state, seat, said).after
        assert without_aside(codec.store(games, 0)) == without_aside(state)


def without_aside(state: RoundState) -> RoundState:
    """What was revealed in a battle that is decided is remembered by nobody."""
    decision = state.decision
    if isinstance(decision, AskColor) and decision.bout:
        return replace(state, decision=replace(decision, bout=replace(decision.bout, aside=((), ()))))
    return state
