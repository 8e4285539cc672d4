"""Looking back at rounds: every decision is judged once, by what its player could know, and the numbers add up."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import pytest

pytest.importorskip("numba")

from lastcard.bots.heuristic import Heuristic
from lastcard.engine import apply, open_round, sheet_for
from lastcard.engine.legal import answers, asked_seats
from lastcard.lab.random_play import random_outcome
from lastcard.match.players import Player
from lastcard.model.decisions import AskGive, ChanceDecision, Over
from lastcard.model.edition import Edition
from lastcard.model.moves import Call, Catch, JumpIn, Play
from lastcard.model.seats import Seat
from lastcard.notation.document import parse_document
from lastcard.notation.record import read_record
from lastcard.protocol import Judgement
from lastcard.table.analysis import (
    BLUNDER,
    DIGITS,
    MISTAKE,
    SURE,
    Decision,
    Input,
    decisions_of,
    grade_of,
    is_over,
    judging,
    marks_of,
)
from lastcard.views import prompt_for, settle, view_of
from tests.editions import ALL_EDITIONS, edition_of

FEW = 30
SEATING = (Player(2), Player(0), Player(1))
"""Players do not sit in the order of their numbers."""

editions = pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)


@cache
def played(edition: str) -> tuple[Input, ...]:
    """A round of three bots who use their rights."""
    rng, printed = Random(edition), edition_of(edition)
    state = open_round(sheet_for(printed, printed.rulings), len(SEATING), Seat(0))
    bot, said = Heuristic(state.sheet), list[Input]()
    while not isinstance(state.decision, Over):
        if isinstance(state.decision, ChanceDecision):
            luck = random_outcome(rng, state, state.decision)
            step = apply(state, None, luck)
            said.append(Input(None, luck, step))
        else:
            seat = asked_seats(state.decision)[0]
            prompt = prompt_for(state, seat)
            assert prompt is not None
            move = bot.move(view_of(state, seat), prompt, rng)
            assert move is not None
            step = apply(state, seat, settle(state, seat, move))
            said.append(Input(SEATING[seat], settle(state, seat, move), step))
        state = step.after
    return tuple(said)


@cache
def judged(edition: str, seed: str = "a") -> tuple[tuple[Decision, Judgement], ...]:
    return tuple(_judged(played(edition), seed))


def _judged(inputs: Sequence[Input], seed: str) -> Iterator[tuple[Decision, Judgement]]:
    judge = judging(inputs[0].transition.after.sheet, worlds=FEW, seed=seed)
    for decision in decisions_of(SEATING, inputs, {}):
        judgement = judge(decision)
        assert judgement is not None
        yield decision, judgement


# --- which questions


@editions
def test_every_question_with_a_choice_is_judged_once_and_rights_are_not(edition: Edition) -> None:
    expected = []
    for step, (player, what, transition) in enumerate(played(edition.key), start=1):
        if player is None or isinstance(what, Call | Catch | JumpIn):
            continue
        before, seat = transition.before, Seat(SEATING.index(player))
        prompt = prompt_for(before, seat)
        assert prompt is not None
        if isinstance(before.decision, AskGive) or len(prompt.moves) > 1:
            assert len(answers(before, seat)) > 1
            expected.append((step, player))

    assert [(one.step, one.player) for _, one in judged(edition.key)] == expected
    assert len(expected) > 3


def test_only_one_player_can_be_judged() -> None:
    everybody = list(decisions_of(SEATING, played("classic"), {}))
    ann = list(decisions_of(SEATING, played("classic"), {}, Player(0)))

    assert ann == [one for one in everybody if one.player == 0]
    assert 0 < len(ann) < len(everybody)


def test_a_decision_holds_what_its_seat_could_see() -> None:
    for decision in decisions_of(SEATING, played("trend"), {}):
        seat = Seat(SEATING.index(decision.player))
        assert decision.view.viewer == decision.prompt.seat == seat
        others = [hand for at, hand in enumerate(decision.view.hands) if at != seat]
        assert all(card == "?" for hand in others for card in hand)
        assert decision.story


def test_a_round_is_over_when_somebody_is_out() -> None:
    assert is_over(played("classic"))
    assert not is_over(played("classic")[:-1])
    assert not is_over(())


# --- judgements


@editions
def test_numbers_add_up(edition: Edition) -> None:
    for decision, judgement in judged(edition.key):
        chances = [choice.chance for choice in judgement.choices]
        (given,) = (choice for choice in judgement.choices if choice.move == judgement.said)
        behind = chances[0] - given.chance
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        if decision.prompt.gift is None:
            moves = [choice.move for choice in judgement.choices]
            assert sorted(map(str, moves)) == sorted(map(str, decision.prompt.moves))
        assert judgement.lost in (0, pytest.approx(behind, abs=2 * 10**-DIGITS))
        assert (judgement.lost == 0) == (judgement.grade == "best")
        if judgement.lost == 0:
            assert behind <= max(0.01, SURE * given.error) + 1e-3


@editions
def test_the_same_seed_gives_the_same_judgements(edition: Edition) -> None:
    again = tuple(_judged(played(edition.key), "a"))

    assert again == judged(edition.key)


def test_another_seed_looks_at_other_worlds() -> None:
    assert [one for _, one in judged("classic", "b")] != [one for _, one in judged("classic")]


def test_the_card_that_wins_is_as_good_as_it_gets() -> None:
    last = judged("mini")[-1][1]

    assert isinstance(last.said, Play)
    assert last.choices[0].move == last.said
    assert (last.choices[0].chance, last.lost, last.grade) == (1.0, 0.0, "best")


@pytest.mark.parametrize(
    ("lost", "grade"),
    [
        (0, "best"),
        (0.01, "slip"),
        (MISTAKE, "mistake"),
        (0.149, "mistake"),
        (BLUNDER, "blunder"),
        (1, "blunder"),
    ],
)
def test_a_loss_has_a_word(lost: float, grade: str) -> None:
    assert grade_of(lost) == grade


FINISHED = """\
edition = "classic"
seats = ["Ann", "Bob"]
mode = "single"
script = \"\"\"
Ann r7
Bob draw
Bob keep
Ann uno
Ann rs
Ann r1
\"\"\"
[position]
turn = "Ann"
discard = "r5"
draw = "BOB b1 b2 b4"
hands = { Ann = "rs r7 r1", Bob = "HAND" }
"""


def test_hidden_cards_change_no_judgement() -> None:
    worlds = [("BOB", "b9", "HAND", "b7 b8 g1"), ("BOB", "g9", "HAND", "w+4 w w+4")]
    found = []
    for drawn, card, held, hand in worlds:
        text = FINISHED.replace(drawn, card).replace(held, hand)
        header, said = read_record(parse_document(text).cases[0])
        inputs = [Input(one.actor, one.what, one.transition) for one in said]
        judge = judging(said[0].match.sheet, worlds=FEW)
        seating = said[0].match.seating
        found.append(
            [judge(one) for one in decisions_of(seating, inputs, {}, Player(header.names.index("Ann")))]
        )

    assert found[0] == found[1]
    assert len(found[0]) == 3
    assert all(found[0])


def test_a_round_that_the_partner_wins_is_won() -> None:
    text = PARTNERS.replace("MODE", "partners"), PARTNERS.replace("MODE", "first_to")
    found = []
    for one in text:
        _, said = read_record(parse_document(one).cases[0])
        inputs = [Input(part.actor, part.what, part.transition) for part in said]
        match = said[0].match
        (decision,) = decisions_of(match.seating, inputs, match.partners, Player(0))
        judgement = judging(match.sheet, worlds=FEW)(decision)
        assert judgement is not None
        found.append({str(choice.move): choice.chance for choice in judgement.choices})

    assert all(found[0][move] > found[1][move] for move in found[1])


PARTNERS = """\
edition = "classic"
seats = ["Ann", "Bob", "Cy", "Di"]
mode = "MODE"
script = \"\"\"
Ann r7
Bob draw
Bob keep
Cy r1
\"\"\"
[position]
turn = "Ann"
discard = "r5"
draw = "b1 b2 b4 b6"
hands = { Ann = "r7 r8 y1 y2 y3", Bob = "b7 b8", Cy = "r1", Di = "g1 g2" }
"""


# --- summed up


@editions
def test_marks_are_the_sums_of_judgements(edition: Edition) -> None:
    judgements = [one for _, one in judged(edition.key)]
    marks = marks_of(SEATING, judgements)

    assert [one.player for one in marks] == list(SEATING)
    assert sum(one.decisions for one in marks) == len(judgements)
    assert sum(one.lost for one in marks) == pytest.approx(sum(one.lost for one in judgements))
    for one in marks:
        own = [judgement for judgement in judgements if judgement.player == one.player]
        assert one.best == sum(judgement.lost == 0 for judgement in own)
        worst = [judgement.lost for judgement in own if judgement.step == one.worst]
        assert worst == ([max(judgement.lost for judgement in own)] if one.lost else [])
