"""What a question tells beside its answers."""

import pytest

from lastcard.match.match import Match
from lastcard.model.effects import Challengeable, Duel
from lastcard.model.seats import Seat
from lastcard.notation.document import begin, parse_document, parse_header, parse_lines
from lastcard.notation.script import play_script
from lastcard.views import prompt_for
from tests.editions import ALL_EDITIONS

ANN, BOB = Seat(0), Seat(1)

EFFECTS = [
    effect
    for edition in ALL_EDITIONS
    for side in edition.sides
    for row in side.rows
    for effect in row.when_played
]
PRINTED = {effect.extra for effect in EFFECTS if isinstance(effect, Challengeable)}
LOST = {effect.loser_draws for effect in EFFECTS if isinstance(effect, Duel)}


def played(edition: str, script: str, position: str, rules: str = "") -> Match:
    text = f'''
edition = "{edition}"
seats = ["Ann", "Bob"]
rules = {{ {rules} }}
script = """
{script}
"""

[position]
{position}
'''
    case = parse_document(text).cases[0]
    header = parse_header(case)
    match = begin(header)
    for said in play_script(match, header.names, parse_lines(case)):
        match = said.match
    return match


CHALLENGES = {
    "classic": ("Ann w+4 g", 'discard = "r5"\nhands = { Ann = "w+4 r1 y2", Bob = "g2 y8" }'),
    "flip": (
        "Ann y6/w+c o",
        'side = "dark"\ndiscard = "r5/t5"\nhands = { Ann = "y6/w+c r1/u2 y2/t1", Bob = "g2/te y8/o2" }',
    ),
    "mini": ("Ann w+2 g", 'discard = "r3"\nhands = { Ann = "w+2 r1 y2", Bob = "g2 y3" }'),
}


@pytest.mark.parametrize("edition", CHALLENGES)
def test_whoever_may_challenge_is_told_what_it_costs_to_be_wrong(edition: str) -> None:
    script, position = CHALLENGES[edition]
    match = played(edition, script, f'turn = "Ann"\nrest = "deck"\n{position}')
    prompt = prompt_for(match.round, BOB)

    assert prompt is not None
    assert prompt.question == "challenge"
    assert {prompt.extra} == PRINTED


@pytest.mark.parametrize("wilds", ["all", "plain_only", "none"])
def test_whoever_may_challenge_is_told_which_wilds_make_it_a_bluff(wilds: str) -> None:
    script, position = CHALLENGES["mini"]
    rules = f'mini_wild_match = "{wilds}"'
    prompt = prompt_for(played("mini", script, f'turn = "Ann"\nrest = "deck"\n{position}', rules).round, BOB)

    assert prompt is not None
    assert prompt.bluff_wilds == wilds


@pytest.mark.parametrize(("script", "seat"), [("Ann wb", ANN), ("Ann wb Bob", ANN), ("Ann wb Bob", BOB)])
def test_whoever_battles_is_told_what_it_costs_to_lose(script: str, seat: Seat) -> None:
    position = 'turn = "Ann"\nrest = "deck"\ndiscard = "r5"\nhands = { Ann = "wb r1 y2", Bob = "g2 y8" }'
    prompt = prompt_for(played("battle", script, position).round, seat)

    assert prompt is not None
    assert prompt.question in ("battle", "reveal")
    assert {prompt.extra} == LOST


@pytest.mark.parametrize(("rules", "openly"), [("", False), ('trend_visible = "all"', True)])
def test_whoever_shows_a_card_is_told_who_sees_it(rules: str, *, openly: bool) -> None:
    position = 'turn = "Ann"\nrest = "deck"\ndiscard = "r5"\nhands = { Ann = "wt r1 y2", Bob = "b2 b8" }'
    prompt = prompt_for(played("trend", "Ann wt b", position, rules).round, BOB)

    assert prompt is not None
    assert (prompt.question, prompt.shown_to_all) == ("show", openly)


def test_no_other_question_costs_anything() -> None:
    _, position = CHALLENGES["classic"]
    match = played("classic", "", f'turn = "Ann"\nrest = "deck"\n{position}')
    prompt = prompt_for(match.round, ANN)

    assert prompt is not None
    assert (prompt.question, prompt.extra, prompt.bluff_wilds) == ("play", None, None)
