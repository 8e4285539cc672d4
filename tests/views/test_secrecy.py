"""How much each seat can know, counted: a leak anywhere raises a number, lost information lowers one.

The counts after the deal are derived independently, from the rules of who sees what; the others are pinned.
A changed number needs the rule that justifies it.
"""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from lastcard.engine import legal_moves
from lastcard.engine.matching import guilty
from lastcard.model.cards import Card, Hand
from lastcard.model.decisions import AskChallenge, AskReveal
from lastcard.model.edition import Edition
from lastcard.model.events import CardsDrawn, CardsGiven, CardShown, HandShown, HandsMoved
from lastcard.model.rulings import Rulings
from lastcard.model.seats import Seat
from lastcard.model.state import Transition
from lastcard.views import view_of
from lastcard.views.sight import Viewer
from tests.properties.micro_decks import (
    BATTLE_DECK,
    DRAW_ONE,
    GIFT_DECK,
    REVERSE,
    SEVEN_ZERO,
    SKIP,
    TREND_DECK,
    TWO_FACED,
    WILD,
    WILD_DRAW,
    deals,
)
from tests.views.histories import SEATS, Counts, Telling, Told, count, honestly


class Round(NamedTuple):
    """A tiny deck, how many cards are dealt to each of two, how many inputs are tried, by which rulings."""

    deck: Edition
    hand: int
    depth: int
    rulings: Rulings = Rulings()

    def counts(self, telling: Telling = honestly, depth: int | None = None) -> Counts:
        deck = replace(self.deck, hand=self.hand)
        return count(deck, self.depth if depth is None else depth, telling=telling, rulings=self.rulings)

    def dealt(self) -> Iterator[tuple[dict[Viewer, Hand], Card, Hand]]:
        """Every deal: the hands, the top, and what is left; left of the dealer gets the first card."""
        for order in deals(self.deck):
            dealt = 2 * self.hand
            hands: dict[Viewer, Hand] = {Seat(1): order[:dealt:2], Seat(0): order[1:dealt:2]}
            yield hands, order[dealt], order[dealt + 1 :]


def with_two(deck: Edition) -> Edition:
    """The deck with its colorless cards twice."""
    (side,) = deck.sides
    rows = tuple(replace(row, copies=2) if row.symbol.startswith("w") else row for row in side.rows)
    return replace(deck, sides=(replace(side, rows=rows),))


ROUNDS = {
    "draws": Round(WILD, hand=1, depth=4),
    "skips": Round(SKIP, hand=1, depth=4),
    "reverses": Round(REVERSE, hand=1, depth=4),
    "forced draws": Round(DRAW_ONE, hand=1, depth=4),
    "challenges": Round(with_two(WILD_DRAW), hand=2, depth=3),
    "gifts": Round(with_two(GIFT_DECK), hand=2, depth=3),
    "battles": Round(BATTLE_DECK, hand=2, depth=5),
    "trends": Round(with_two(TREND_DECK), hand=2, depth=3),
    "trends shown to all": Round(replace(with_two(TREND_DECK), shown_to_all=True), 2, 3),
    "moved hands": Round(SEVEN_ZERO, 2, 3, Rulings(seven_zero=True)),
    "flips": Round(TWO_FACED, hand=1, depth=4),
    "flips with larger hands": Round(TWO_FACED, hand=2, depth=4),
    "flips without backs": Round(TWO_FACED, 1, 4, Rulings(show_inactive=False)),
    "flips with own backs": Round(TWO_FACED, 1, 4, Rulings(peek_own_back=True)),
}

# Rounds that go on and are over; histories of the dealer, of the seat left of the dealer, of a spectator.
PINNED = {
    "draws": Counts(2288, 400, 1336, 1600, 513),
    "skips": Counts(2288, 400, 1270, 1666, 513),
    "reverses": Counts(2288, 400, 1270, 1666, 513),
    "forced draws": Counts(2264, 388, 1368, 1516, 441),
    "challenges": Counts(4086, 24, 2474, 2550, 525),
    "gifts": Counts(3850, 96, 2418, 2610, 545),
    "battles": Counts(4522, 160, 4682, 4478, 2385),
    "trends": Counts(3950, 8, 2394, 2594, 565),
    "trends shown to all": Counts(3950, 8, 2394, 2594, 569),
    "moved hands": Counts(556, 28, 584, 584, 211),
    "flips": Counts(1269, 348, 1360, 1407, 754),
    "flips with larger hands": Counts(1811, 180, 1792, 1791, 730),
    "flips without backs": Counts(1202, 336, 538, 572, 315),
    "flips with own backs": Counts(1269, 348, 1462, 1508, 754),
}


@pytest.mark.parametrize("name", ROUNDS)
def test_as_much_can_be_known_as_was_counted(name: str) -> None:
    assert ROUNDS[name].counts() == PINNED[name]


# --- after the deal: derived from who sees what -----------------------------------------------------------


def seen_after_the_deal(played: Round, viewer: Viewer) -> int:
    """Own faces, the others' backs, the top, and the back of the next card (FLIP-16…18)."""
    two_sided, rulings = bool(played.deck.pairs), played.rulings
    backs_open = two_sided and rulings.show_inactive

    def faces(cards: Hand, *, whole: bool, back: bool = False) -> tuple[str, ...]:
        return tuple(sorted(card if whole else card.split("/")[back] for card in cards))

    seen = set()
    for hands, top, pile in played.dealt():
        own = faces(hands.get(viewer, ()), whole=not two_sided or rulings.peek_own_back)
        others = [hand for seat, hand in hands.items() if viewer not in (seat, None)]
        backs = [faces(hand, whole=False, back=True) for hand in others] if backs_open else []
        next_back = faces(pile[:1], whole=False, back=True) if backs_open else ()
        seen.add((own, tuple(backs), faces((top,), whole=False), next_back))
    return len(seen)


@pytest.mark.parametrize("name", ROUNDS)
def test_after_the_deal_a_seat_knows_its_cards_the_top_and_the_backs_it_sees(name: str) -> None:
    played = ROUNDS[name]
    expected = tuple(seen_after_the_deal(played, viewer) for viewer in (*SEATS, None))

    assert played.counts(depth=0)[2:] == expected


# --- planted leaks ----------------------------------------------------------------------------------------


def everybodys_moves(step: Transition, _: Viewer) -> Told:
    return tuple(legal_moves(step.after, seat) for seat in SEATS)


def drawn_cards(step: Transition, _: Viewer) -> Told:
    return tuple(event for event in step.events if isinstance(event, CardsDrawn))


def next_card(step: Transition, _: Viewer) -> Told:
    return step.after.draw[:1]


def shown_hands(step: Transition, _: Viewer) -> Told:
    return tuple(event for event in step.events if isinstance(event, HandShown))


def whether_it_was_a_bluff(step: Transition, _: Viewer) -> Told:
    """The outcome of a challenge before anybody has challenged."""
    decision = step.after.decision
    return isinstance(decision, AskChallenge) and guilty(
        step.after, decision.played.held, decision.played.color
    )


def given_cards(step: Transition, _: Viewer) -> Told:
    return tuple(event for event in step.events if isinstance(event, CardsGiven))


def first_pick(step: Transition, _: Viewer) -> Told:
    decision = step.after.decision
    return decision.picks if isinstance(decision, AskReveal) else None


def shown_cards(step: Transition, _: Viewer) -> Told:
    return tuple(event for event in step.events if isinstance(event, CardShown))


def moved_hands(step: Transition, _: Viewer) -> Told:
    return tuple(event for event in step.events if isinstance(event, HandsMoved))


def own_backs(step: Transition, viewer: Viewer) -> Told:
    return None if viewer is None else step.after.hands[viewer]


def backs_for_spectators(step: Transition, _: Viewer) -> Told:
    return view_of(step.after, Seat(0)).hands[1], view_of(step.after, Seat(1)).hands[0]


LEAKS: tuple[tuple[str, Telling], ...] = (
    ("draws", everybodys_moves),
    ("draws", drawn_cards),
    ("draws", next_card),
    ("forced draws", drawn_cards),
    ("challenges", shown_hands),
    ("challenges", whether_it_was_a_bluff),
    ("gifts", given_cards),
    ("gifts", everybodys_moves),
    ("battles", first_pick),
    ("trends", shown_cards),
    ("moved hands", moved_hands),
    ("flips", own_backs),
    ("flips", backs_for_spectators),
    ("flips", drawn_cards),
    ("flips without backs", next_card),
)


@pytest.mark.parametrize(("name", "leak"), LEAKS)
def test_a_planted_leak_would_be_counted(name: str, leak: Telling) -> None:
    def leaking(step: Transition, viewer: Viewer) -> Told:
        return honestly(step, viewer), leak(step, viewer)

    honest, leaky = PINNED[name], ROUNDS[name].counts(leaking)

    assert sum(leaky[2:]) > sum(honest[2:])
    assert all(more >= fewer for more, fewer in zip(leaky, honest, strict=True))


@pytest.mark.parametrize("name", ["draws", "gifts", "flips"])
def test_a_seat_that_was_told_less_would_be_counted(name: str) -> None:
    def as_to_a_spectator(step: Transition, _: Viewer) -> Told:
        return honestly(step, None)

    honest, silent = PINNED[name], ROUNDS[name].counts(as_to_a_spectator)

    assert silent.first_seat < honest.first_seat
    assert silent.second_seat < honest.second_seat
