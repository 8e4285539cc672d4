"""Whole matches of random play, and small ones from a written position."""

from collections.abc import Mapping
from functools import cache
from random import Random

from lastcard.lab.random_play import random_move, random_outcome
from lastcard.match import Match, Player, apply, next_round, open_match
from lastcard.model.decisions import AskCut, AskDealer, AskPlay, AskShuffle
from lastcard.model.edition import Mode
from lastcard.model.moves import Pass
from lastcard.notation import begin, parse_document, parse_header
from tests.editions import edition_of

# Players who may not draw at will come to an end sooner.
BRISK: Mapping[str, object] = {"voluntary_draw": False, "drawn_card": "must"}

_POSITION = """
edition = "classic"
seats = [SEATS]
mode = "MODE"
DEALER
rules = { next_dealer = "NEXT", target = TARGET }
script = ""
[position]
turn = "PTURN"
discard = "r5"
hands = { HANDS }
totals = { TOTALS }
"""


def finish(match: Match, rng: Random) -> Match:
    """The match when its round is over, played at random."""
    while match.over is None:
        decision = match.round.decision
        if isinstance(decision, AskShuffle | AskCut | AskDealer):
            match, _ = apply(match, None, random_outcome(rng, match.round, decision))
        else:
            seat, move = random_move(rng, match.round)
            match, _ = apply(match, match.seating[seat], move)
    return match


@cache
def play_match(
    edition: str,
    players: int,
    mode: Mode,
    seed: int,
    *,
    next_dealer: str = "left",
    more: tuple[tuple[str, object], ...] = (),
) -> tuple[Match, ...]:
    """A match to its end, as it stood after each of its rounds; `more` are further options."""
    rng = Random(f"{edition}/{players}/{mode}/{seed}")
    options = {**BRISK, "next_dealer": next_dealer, **dict(more)}
    rounds = [finish(open_match(edition_of(edition), players, mode=mode, options=options), rng)]
    while not rounds[-1].winners:
        rounds.append(finish(next_round(rounds[-1]), rng))
    return tuple(rounds)


def about_to_end(
    *,
    hands: tuple[str, ...],
    totals: tuple[int, ...] = (),
    mode: Mode = Mode.FIRST_TO,
    turn: int = 1,
    dealer: int | None = 0,
    next_dealer: str = "left",
    target: int = 500,
) -> Match:
    """Classic, red 5 on top and nothing to draw; an empty hand is that of a player who is out."""
    held = [f'P{player} = "{hand}"' for player, hand in enumerate(hands) if hand]
    text = (
        _POSITION.replace("SEATS", ", ".join(f'"P{player}"' for player in range(len(hands))))
        .replace("MODE", mode)
        .replace("DEALER", "" if dealer is None else f'dealer = "P{dealer}"')
        .replace("NEXT", next_dealer)
        .replace("TARGET", str(target))
        .replace("TURN", str(turn))
        .replace("HANDS", ", ".join(held))
        .replace("TOTALS", ", ".join(f"P{player} = {total}" for player, total in enumerate(totals)))
    )
    (case,) = parse_document(text).cases
    return begin(parse_header(case))


def on_turn(match: Match) -> Player:
    """Who is to play."""
    assert isinstance(match.round.decision, AskPlay)
    return match.seating[match.round.decision.seat]


def blocked(match: Match) -> Match:
    """The match after everybody has passed."""
    while match.over is None:
        match, _ = apply(match, on_turn(match), Pass())
    return match


def dealer_of(match: Match) -> Player:
    """Who has dealt, or is about to."""
    assert match.round.dealer is not None
    return match.seating[match.round.dealer]
