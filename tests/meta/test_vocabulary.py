"""The vocabulary has a row for everything, and whoever must know a row is found out if it does not."""

import ast
import re
from functools import cache
from pathlib import Path
from types import UnionType
from typing import get_args, get_type_hints

import pytest

pytest.importorskip("numba")

import lastcard
from lastcard.fast.play.tally import OTHERWISE
from lastcard.fast.search.resume import ASKS
from lastcard.fast.twin import codes
from lastcard.lab.tally import SORTS
from lastcard.locale import LANGUAGES
from lastcard.locale.card_notes import WEIGHTY
from lastcard.model.agenda import Step
from lastcard.model.cards import Card, Color
from lastcard.model.decisions import Decision, QuestionKind, SeatDecision
from lastcard.model.effects import Effect, GiveCards, NameColor, Reverse, Skip, SkipEveryone
from lastcard.model.moves import Answer, Move, OfCard
from lastcard.model.seats import Seat
from lastcard.model.vocabulary import EFFECTS, MOVES, QUESTIONS, EffectRow, Figure, MoveRow, QuestionRow
from lastcard.policy import traits
from lastcard.rl import actions, observation
from tests.locale.fluent_files import messages

SOURCE = Path(lastcard.__file__).parent


def constant(one: type) -> str:
    """What a class is called among the codes: `JumpIn` is JUMP_IN."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", one.__name__).upper()


def constants(several: UnionType) -> set[str]:
    return {constant(one) for one in get_args(several)}


# --- the rows --------------------------------------------------------------------------------------------


def test_everything_has_exactly_one_row() -> None:
    rows = [
        *(row.move for row in MOVES),
        *(row.question for row in QUESTIONS),
        *(row.effect for row in EFFECTS),
    ]

    assert len(rows) == len(set(rows))
    assert set(rows) == {*get_args(Move), *get_args(Decision), *get_args(Effect)}


def test_codes_are_unique_among_their_like() -> None:
    steps = [getattr(codes, constant(one)) for one in get_args(Step)]
    questions = [row.code for row in QUESTIONS]
    verbs = [row.code for row in MOVES]

    for several in (steps, questions, verbs):
        assert len(several) == len(set(several))
        assert all(0 < code <= 0xFF for code in several)
    assert max(verbs) < OTHERWISE


@pytest.mark.parametrize("row", [*MOVES, *QUESTIONS, *EFFECTS], ids=lambda row: row[0].__name__)
def test_the_kernel_has_the_code_of_a_row_under_its_name(row: MoveRow | QuestionRow | EffectRow) -> None:
    assert getattr(codes, constant(row[0])) == row.code


def test_chance_is_asked_by_the_lowest_codes() -> None:
    """The kernel asks only whether a code is higher."""
    by_chance = {row.code for row in QUESTIONS if row.question not in get_args(SeatDecision)} - {codes.OVER}

    assert max(by_chance) == codes.ASK_SHUFFLE < min(row.code for row in QUESTIONS if row.message)


def test_words_tell_moves_apart_and_effects_and_questions() -> None:
    """A word may stand for two moves that name different things."""
    said = [(row.word, len(row.parts)) for row in MOVES]
    effects = [row.word for row in EFFECTS]
    kinds = [row.question.kind for row in QUESTIONS]

    assert len(said) == len(set(said))
    assert len(effects) == len(set(effects))
    assert sorted(kinds) == sorted(get_args(QuestionKind))


PARTS = {
    Card: "card",
    tuple[Card, ...]: "cards",
    Color: "color",
    Seat: "seat",
    Seat | None: "seat or nobody",
}


@pytest.mark.parametrize("row", MOVES, ids=lambda row: row.move.__name__)
def test_a_row_says_what_its_move_names(row: MoveRow) -> None:
    hints = get_type_hints(row.move)

    assert row.parts == tuple(PARTS[hints[field]] for field in row.move.__struct_fields__)
    assert "cards" not in row.parts[:-1]


def test_moves_of_one_card_are_known_as_such() -> None:
    """The prompt masks them alike."""
    assert set(get_args(OfCard)) == {row.move for row in MOVES if row.parts == ("card",)}


def test_ids_of_the_environments_and_places_of_traits_have_no_gap() -> None:
    ids = [row.action for row in MOVES if row.action is not None]
    places = [row.trait for row in EFFECTS if row.trait is not None]

    assert sorted(ids) == list(range(actions.WAIT))
    assert sorted(places) == list(range(traits.TRAITS))


def test_what_is_named_has_no_id_of_its_own() -> None:
    assert [row.move for row in MOVES if (row.action is None) != bool(row.parts)] == []


def test_sorts_are_unique() -> None:
    assert len(set(SORTS)) == len(SORTS)


def test_every_figure_is_drawn_for_an_effect() -> None:
    assert {row.figure for row in EFFECTS if row.figure} == set(get_args(Figure))


def test_a_number_beside_a_figure_is_one_of_the_effect() -> None:
    counted = [row for row in EFFECTS if row.number]

    assert all(get_type_hints(row.effect)[row.number or ""] is int for row in counted)
    assert all(row.figure for row in counted)


# --- words -----------------------------------------------------------------------------------------------


def test_answers_and_questions_to_players_have_a_message_and_nothing_else_has() -> None:
    assert {row.move for row in MOVES if row.message} == set(get_args(Answer))
    assert {row.question for row in QUESTIONS if row.message} == set(get_args(SeatDecision))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_can_be_said_in_every_language(language: str) -> None:
    known = set(messages(language))
    wanted = {row.message for row in (*MOVES, *QUESTIONS, *EFFECTS) if row.message}
    wanted |= {f"{row.message}-none" for row in MOVES if row.message and "seat or nobody" in row.parts}
    wanted |= {f"sim-move-{sort.replace('_', '-')}" for sort in SORTS}

    assert wanted - known == set()


def test_no_message_of_an_answer_is_left_over() -> None:
    wanted = {row.message for row in MOVES if row.message}
    found = {name.removesuffix("-none") for name in messages("en") if name.startswith("analysis-move-")}

    assert found == wanted


# --- who must know a row, where mypy cannot tell ---------------------------------------------------------


@cache
def named_in(module: str, function: str) -> frozenset[str]:
    """Every name in the body of a function."""
    tree = ast.parse((SOURCE / f"{module}.py").read_text("utf-8"))
    body = next(
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == function
    )
    names = {node.id for node in ast.walk(body) if isinstance(node, ast.Name)}
    return frozenset(names | {node.attr for node in ast.walk(body) if isinstance(node, ast.Attribute)})


VERBS = constants(Move)
ASKED = constants(SeatDecision)
ASKED_TOGETHER = {constant(one) for one in get_args(SeatDecision) if "seat" not in one.__struct_fields__}
BOUND = {"CHALLENGEABLE", "RESTORE_COLOR", "DUEL"}
"""Effects that are something else on the agenda."""

HANDLED: list[tuple[str, tuple[str, ...], set[str]]] = [
    ("fast/twin/apply", ("apply_move",), VERBS),
    ("fast/players/worth", ("worth", "_of_other"), VERBS - {"GIVE", "CALL", "CATCH"}),
    ("rl/kernel/speech", ("_action_of",), VERBS - {"GIVE", "JUMP_IN"}),  # in parts; what is left
    ("rl/kernel/speech", ("move_of",), VERBS),
    ("rl/kernel/history", ("record_said",), VERBS - {"DRAW"}),  # recorded when the cards are there
    ("fast/twin/resolve", ("resolve",), constants(Step) - BOUND),
    ("fast/twin/turns", ("bound",), BOUND),
    ("fast/twin/legal", ("answers",), ASKED - {"ASK_GIVE"}),  # gifts are numbered
    (
        "fast/twin/legal",
        ("may_call", "in_battle"),
        ASKED - {"ASK_SHOW", "ASK_SWAP", "ASK_PASS"},
    ),  # no hand shrinks
    ("fast/twin/legal", ("is_asked",), ASKED_TOGETHER),
    ("fast/players/policy", ("asked_first",), ASKED_TOGETHER),
    ("fast/players/random_play", ("_somebody_asked",), ASKED_TOGETHER),
    ("rl/kernel/floor", ("asked_seat",), ASKED_TOGETHER),
    ("rl/kernel/floor", ("_rights_are_possible",), ASKED_TOGETHER - {"ASK_PASS"}),
    ("rl/kernel/observe", ("_show_question",), ASKED_TOGETHER),
    ("fast/twin/steps", ("read_question", "_seat_question"), constants(Decision)),
    ("fast/twin/steps", ("read_step", "_effect"), constants(Step) - BOUND),
]


@pytest.mark.parametrize(
    ("module", "functions", "wanted"), HANDLED, ids=[f"{module}-{names[0]}" for module, names, _ in HANDLED]
)
def test_the_kernel_handles_every_row(module: str, functions: tuple[str, ...], wanted: set[str]) -> None:
    known = {name for function in functions for name in named_in(module, function)}

    assert wanted - known == set()


def test_an_observation_has_a_place_for_every_question_to_a_seat() -> None:
    by_code = sorted((row.code, row.question.kind) for row in QUESTIONS if row.message)

    assert tuple(kind for _, kind in by_code) == observation.QUESTIONS
    assert [code - codes.ASK_PLAY for code, _ in by_code] == list(range(len(by_code)))


def test_a_question_that_a_card_asks_can_be_resumed() -> None:
    kinds = {row.question.kind for row in QUESTIONS if row.message}

    assert set(ASKS) == kinds - {"play", "drawn"}


def test_of_every_effect_it_is_told_whether_a_last_card_still_has_it() -> None:
    """The others do nothing to anybody once the round is over, or only bend the effect beside them."""
    nothing = {Skip, SkipEveryone, Reverse, NameColor, GiveCards}
    bending = {row.effect for row in EFFECTS if row.figure is None}

    assert {*WEIGHTY, *nothing, *bending} == set(get_args(Effect))
