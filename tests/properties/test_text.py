"""What is written down can be read back: records of matches, and positions."""

import json
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from lastcard.engine.calls import silence
from lastcard.engine.options import in_full
from lastcard.match.match import apply, next_round
from lastcard.match.players import Player
from lastcard.match.rotation import SEAT_COUNTS
from lastcard.model.cards import Card
from lastcard.model.decisions import AskPlay, ChanceDecision
from lastcard.model.edition import Edition, Mode
from lastcard.model.errors import NotationError
from lastcard.model.moves import Battle, Play, Reveal
from lastcard.model.seats import LEFT, Seat
from lastcard.model.state import RoundState
from lastcard.notation import (
    Header,
    Setup,
    begin,
    parse_document,
    parse_header,
    read_record,
    write_record,
)
from lastcard.notation.record import PlayerInput
from tests.editions import ALL_EDITIONS
from tests.properties.strategies import examples, options_of, said_at_random

ODD_NAMES = (
    "Ann",
    "Zoë",
    "Ñandú",
    "李",
    "a-b.c",
    "draw",
    "keep",
    "color",
    "give",
    "r5",
    "w+4",
    "b",
    "dealer",
    "1",
    "-",
)
"""Names that mean something else elsewhere on a line, or need quotes in TOML."""


def names(number: int) -> st.SearchStrategy[tuple[str, ...]]:
    words = st.from_regex(r"[^\s#*?!;\"'\\][^\s#;\"'\\]{0,5}", fullmatch=True).filter(
        lambda word: word.isprintable() and word != "nobody"
    )
    name = st.sampled_from(ODD_NAMES) | words
    return st.lists(name, min_size=number, max_size=number, unique=True).map(tuple)


def modes_for(edition: Edition, players: int) -> list[Mode]:
    paired = (Mode.PARTNERS, Mode.PARTNERS_LOWEST)
    return [
        mode
        for mode in Mode
        if (mode not in paired or players == 4)
        and (mode is not Mode.ROTATION or players in SEAT_COUNTS)
        and edition.players[0] <= players <= edition.players[1]
    ]


@st.composite
def headers(draw: st.DrawFn) -> Header:
    edition = draw(st.sampled_from(ALL_EDITIONS))
    players = draw(st.integers(*edition.players))
    mode = draw(st.sampled_from(modes_for(edition, players)))
    in_play = 4 if mode is Mode.ROTATION else players
    return Header(
        edition=edition,
        names=draw(names(players)),
        mode=mode,
        rules=draw(options_of(edition)),
        dealer=draw(st.none() | st.integers(0, in_play - 1).map(Player)),
        position=None,
        cites=draw(st.sampled_from([(), ("G01",), ("BEACH-01", "M04")])),
    )


def said_in(header: Header, seed: int, length: int) -> Iterator[PlayerInput]:
    """The talk of a match, round after round; it does not stop while luck is asked."""
    rng, match = Random(seed), begin(header)
    number = 0
    while not match.winners and (number < length or isinstance(match.round.decision, ChanceDecision)):
        if match.over:
            match = next_round(match)
        seat, said = said_at_random(rng, match.round, eager=0.9, false_catches=False)
        player = None if seat is None else match.seating[seat]
        match, _ = apply(match, player, said)
        number += 1
        yield player, said


@examples(80)
@given(headers(), st.integers(0, 2**32 - 1), st.integers(0, 400))
def test_a_record_says_what_was_said_and_is_written_the_same_again(
    header: Header, seed: int, length: int
) -> None:
    inputs = list(said_in(header, seed, length))

    text = write_record(header, inputs)
    read, said = read_record(parse_document(text).cases[0])

    assert read == replace(header, rules=in_full(header.edition, header.rules))
    assert [(one.actor, one.what) for one in said] == inputs
    assert write_record(read, [(one.actor, one.what) for one in said]) == text


NAMED = """
edition = "battle"
seats = ["Ann", {name}]
[position]
turn = "Ann"
discard = "r5"
draw = "g1 g2 g3"
hands = {{ Ann = "wb r1", {name} = "y1 y2" }}
"""


@pytest.mark.parametrize("name", [*ODD_NAMES, "uno", "nobody", "battle", "color", "\x7f"])
def test_a_name_that_is_accepted_can_be_read_wherever_it_stands(name: str) -> None:
    try:
        header = parse_header(parse_document(NAMED.format(name=json.dumps(name))).cases[0])
    except NotationError:
        return  # a name that the notation keeps for itself

    inputs: list[PlayerInput] = [(Player(0), Play(Card("wb"))), (Player(0), Battle(Seat(1)))]
    inputs += [(Player(1), Reveal(Card("y1"))), (Player(0), Reveal(Card("r1")))]
    _, said = read_record(parse_document(write_record(header, inputs)).cases[0])

    assert [(one.actor, one.what) for one in said] == inputs


def written_down(state: RoundState, names: tuple[str, ...]) -> Setup:
    """The position of a round whose question is `play`."""
    assert isinstance(state.decision, AskPlay)
    return Setup(
        turn=names[state.decision.seat],
        discard=state.discard,
        hands=dict(zip(names, state.hands, strict=True)),
        draw=state.draw,
        color=state.color if state.top.color is None else None,
        direction="left" if state.direction == LEFT else "right",
        side=state.side,
    )


def as_if_nothing_came_before(state: RoundState, dealer: Seat | None) -> RoundState:
    """A position knows of no window, no call and no passes."""
    return replace(state, calls=silence(len(state.hands)), jumpable=False, passes=0, dealer=dealer)


@examples(60)
@given(headers(), st.integers(0, 2**32 - 1), st.integers(10, 120))
def test_a_position_is_the_round_that_was_written_down(header: Header, seed: int, length: int) -> None:
    rng, match = Random(seed), begin(header)
    for _ in range(length):
        seat, said = said_at_random(rng, match.round)
        after, _ = apply(match, None if seat is None else match.seating[seat], said)
        if after.over:
            break
        match = after
    state = match.round
    assume(isinstance(state.decision, AskPlay) and header.mode is not Mode.ROTATION)

    setup = written_down(state, header.names)
    text = write_record(replace(header, position=setup), [])
    read = parse_header(parse_document(text).cases[0])
    found = begin(read).round

    assert read.position == setup
    assert write_record(read, []) == text
    assert found == as_if_nothing_came_before(state, found.dealer)
