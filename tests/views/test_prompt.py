"""What a question tells beside its answers."""

import pytest

from lastcard.editions import EDITIONS
from lastcard.match.match import Match
from lastcard.model.effects import Challengeable
from lastcard.model.seats import Seat
from lastcard.notation.document import begin, parse_document, parse_header, parse_lines
from lastcard.notation.script import play_script
from lastcard.views import prompt_for

ANN, BOB = Seat(0), Seat(1)

PRINTED = {
    effect.extra
    for edition in EDITIONS
    for side in edition.sides
    for row in side.rows
    for effect in row.when_played
    if isinstance(effect, Challengeable)
}


def played(edition: str, script: str, position: str) -> Match:
    text = f'edition = "{edition}"\nseats = ["Ann", "Bob"]\nscript = "{script}"\n\n[position]\n{position}'
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


def test_no_other_question_costs_anything() -> None:
    _, position = CHALLENGES["classic"]
    match = played("classic", "", f'turn = "Ann"\nrest = "deck"\n{position}')
    prompt = prompt_for(match.round, ANN)

    assert prompt is not None
    assert (prompt.question, prompt.extra) == ("play", None)
