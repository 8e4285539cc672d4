"""A round begins whatever the deck is like: nobody waits for ever for a card that may open, or for a higher one."""

import pytest
from msgspec.structs import replace

from lastcard.editions.standard import numbers, wild
from lastcard.engine import apply, open_round, sheet_for
from lastcard.model.cards import Card
from lastcard.model.chance import Cut, Dealer, Shuffle
from lastcard.model.decisions import AskColor, AskCut, AskDealer, AskPlay, AskShuffle
from lastcard.model.edition import Edition, Opening
from lastcard.model.errors import BadSeats, ImpossibleOutcome
from lastcard.model.rulings import RejectedOpening, Rulings
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from tests.properties.micro_decks import micro

BACK = Opening.PUT_BACK
ONLY_WILDS = micro("only wilds", wild(copies=9, opening=BACK))
MOSTLY_WILDS = micro("mostly wilds", *numbers(1, 1, copies=1), wild(copies=8, opening=BACK))
BURIED = micro("buried", wild(copies=9, opening=Opening.BURIED))


def dealt(edition: Edition, *cards: str) -> RoundState:
    """The round after its shuffle; what is not named comes last, in the order of the deck."""
    state = open_round(sheet_for(edition, edition.rulings), 2, Seat(0))
    first, rest = tuple(map(Card, cards)), list(state.sheet.deck)
    for card in first:
        rest.remove(card)
    return apply(state, None, Shuffle((*first, *rest))).after


def with_rejected(edition: Edition, where: RejectedOpening) -> Edition:
    return replace(edition, rulings=Rulings(rejected_opening=where))


@pytest.mark.parametrize("where", ["shuffle", "bottom", "middle"])
def test_a_card_that_may_not_open_stays_when_no_other_would_ever_come(where: RejectedOpening) -> None:
    state = dealt(with_rejected(ONLY_WILDS, where))

    assert (state.top.code, state.color) == ("w", None)
    assert state.decision == AskColor(Seat(1)), "left of the dealer names the color and plays"


def test_it_stays_when_the_other_cards_lie_below_the_middle() -> None:
    state = dealt(with_rejected(MOSTLY_WILDS, "middle"), *["w"] * 8)

    assert state.top.code == "w"


@pytest.mark.parametrize("where", ["bottom", "middle"])
def test_it_goes_back_as_long_as_another_card_would_come(where: RejectedOpening) -> None:
    state = dealt(with_rejected(MOSTLY_WILDS, where), "w", "w", "w", "w", "r1")

    assert (state.top.code, state.decision) == ("r1", AskPlay(Seat(1)))


def test_it_is_shuffled_in_as_long_as_another_card_may_open() -> None:
    state = dealt(with_rejected(MOSTLY_WILDS, "shuffle"), *["w"] * 8)

    assert isinstance(state.decision, AskShuffle)


def test_the_last_card_of_the_pile_is_never_buried() -> None:
    state = dealt(BURIED)

    assert (len(state.draw), len(state.discard), state.decision) == (0, 7, AskColor(Seat(1)))


def test_a_deck_without_a_higher_card_finds_its_dealer_by_lot() -> None:
    equal = micro("equal", *numbers(5, 5, copies=6))
    state = open_round(sheet_for(equal, equal.rulings), 2)

    assert state.decision == AskDealer()
    assert apply(state, None, Dealer(Seat(1))).after.dealer == Seat(1)
    with pytest.raises(ImpossibleOutcome):
        apply(state, None, Cut((Card("r5"), Card("y5"))))


def test_one_higher_card_is_enough_for_a_cut() -> None:
    assert open_round(sheet_for(MOSTLY_WILDS, MOSTLY_WILDS.rulings), 2).decision == AskCut((Seat(0), Seat(1)))


def test_a_deck_that_is_too_small_for_the_hands_is_not_dealt() -> None:
    small = micro("small", *numbers(1, 2, copies=1), hand=2)

    with pytest.raises(BadSeats, match="a hand for each of 2 seats and a card to open with, found 4 cards"):
        open_round(sheet_for(small, small.rulings), 2)
