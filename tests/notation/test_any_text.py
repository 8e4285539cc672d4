"""Whatever is written, the answer is a failure with a line, never anything else."""

from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.model.errors import LastcardError
from lastcard.notation import Case, parse_document, run_case
from lastcard.notation.source import Place
from tests.notation.texts import HEAD, POSITION

SETTINGS = settings(max_examples=150, deadline=None, derandomize=True)

CARDS = ["r1", "r2", "g3", "b3", "w", "w+4", "r1/p3", "wg", "r10", "?"]
VERBS = [
    "draw",
    "keep",
    "pass",
    "color",
    "challenge",
    "accept",
    "give",
    "battle",
    "reveal",
    "show",
    "swap",
    "uno",
]
CHECKS = [
    "asks",
    "hand",
    "count",
    "top",
    "pile",
    "can",
    "cannot",
    "legal",
    "sees",
    "over",
    "total",
    "match",
    "out",
]
WORDS = [
    "Ann",
    "Bob",
    "nobody",
    "*",
    "?",
    "!",
    "cut",
    "shuffle",
    "dealer",
    "catch",
    "jump",
    "r",
    "b",
    "-",
    "3",
    ";",
]
TEN = Place(10, 99)

LINES = st.lists(
    st.lists(
        st.sampled_from([*CARDS, *VERBS, *CHECKS, *WORDS]) | st.text(max_size=3), min_size=1, max_size=5
    ).map(" ".join),
    max_size=6,
).map("\n".join)


@SETTINGS
@given(script=LINES, luck=st.booleans())
def test_any_script_holds_or_fails_at_one_of_its_lines(script: str, *, luck: bool) -> None:
    head = parse_document(HEAD + ("" if luck else POSITION)).cases[0].table
    case = Case(name="", table={**head, "script": script}, place=TEN)

    failure = run_case(case)

    assert failure is None or 10 <= failure.line <= 10 + script.count("\n")


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from([*CARDS, *WORDS, "deck"]) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["Ann", "Bob", "stacking"]), inner),
    max_leaves=6,
)  # fmt: skip
HEAD_KEYS = ["edition", "seats", "dealer", "mode", "cites", "rules", "position", "script"]
POSITION_KEYS = ["turn", "direction", "side", "discard", "color", "draw", "rest", "hands", "totals"]


@SETTINGS
@given(key=st.sampled_from(HEAD_KEYS), value=VALUES)
def test_any_value_in_a_head_holds_or_fails(key: str, value: object) -> None:
    table = {**parse_document(HEAD + POSITION).cases[0].table, key: value}

    failure = run_case(Case(name="", table=table, place=TEN))

    assert failure is None or failure.line >= 10


@SETTINGS
@given(key=st.sampled_from(POSITION_KEYS), value=VALUES)
def test_any_value_in_a_position_holds_or_fails(key: str, value: object) -> None:
    table = parse_document(HEAD + POSITION).cases[0].table
    position = table["position"]
    assert isinstance(position, dict)

    failure = run_case(Case(name="", table={**table, "position": {**position, key: value}}, place=TEN))

    assert failure is None or failure.line == 10


@SETTINGS
@given(text=st.text(alphabet=st.sampled_from("[]{}=\"'\n #.,axr1"), max_size=60))
def test_any_file_is_read_or_refused(text: str) -> None:
    try:
        cases = parse_document(text).cases
    except LastcardError:
        return

    assert all(1 <= case.place.first <= case.place.last for case in cases)
