"""Every event in words: in English word for word, in the other languages with the same people in it."""

import re
from functools import cache
from typing import get_args

import pytest

from lastcard.editions import BEACH, CLASSIC, FLIP
from lastcard.locale import LANGUAGES, Speaker
from lastcard.model.cards import Card, Hand
from lastcard.model.edition import Edition
from lastcard.model.events import (
    Asked,
    BattleDeclared,
    BattleSettled,
    CallForgotten,
    CardKept,
    CardPicked,
    CardPlayed,
    CardsChosen,
    CardsDrawn,
    CardsGiven,
    CardShown,
    CardsPassed,
    CardsRevealed,
    CardTurnedUp,
    CatchFailed,
    ChallengeSettled,
    ColorNamed,
    ColorRestored,
    DealerCut,
    DealerFound,
    DirectionTurned,
    DrawAccepted,
    DrawChallenged,
    Event,
    HandsDealt,
    HandShown,
    HandsMoved,
    OpeningPutBack,
    PileShuffled,
    PileTopChanged,
    RoundEnded,
    ShowFailed,
    SidesTurned,
    TurnLost,
    TurnPassed,
    UnoCalled,
    UnoCaught,
)
from lastcard.model.seats import LEFT, Seat
from tests.locale.fluent_files import messages

NAMES = ("Ann", "Bob", "Cy")
ANN, BOB, CY = Seat(0), Seat(1), Seat(2)


def cards(text: str) -> Hand:
    return tuple(Card(code) for code in text.split())


(R5, Y9, W, DARK, BACK) = cards("r5 y9 w r5/t5 ?/t5")

SPOKEN: list[tuple[Event, str]] = [
    (DealerCut((ANN, CY), (R5, W)), "Ann draws red 5 for the deal. Cy draws Wild for the deal."),
    (DealerFound(BOB), "Bob deals."),
    (PileShuffled(1), "One card is shuffled into the draw pile."),
    (PileShuffled(85), "85 cards are shuffled into the draw pile."),
    (HandsDealt(((), (), ())), "The cards are dealt."),
    (CardTurnedUp(R5), "red 5 is turned up."),
    (OpeningPutBack(), "It goes back into the pile."),
    (OpeningPutBack("bottom"), "It goes under the pile."),
    (OpeningPutBack("middle"), "It goes into the middle of the pile."),
    (CardPlayed(ANN, R5), "Ann plays red 5."),
    (CardPlayed(ANN, R5, jumped=True), "Ann jumps in with red 5."),
    (CardsDrawn(ANN, cards("b+2"), forced=False), "Ann draws blue Draw Two."),
    (CardsDrawn(ANN, cards("gs yv"), forced=True), "Ann draws 2 cards: green Skip, yellow Reverse."),
    (CardsDrawn(BOB, cards("?"), forced=False), "Bob draws a card."),
    (CardsDrawn(BOB, cards("? ? ?"), forced=True), "Bob draws 3 cards."),
    (CardsDrawn(BOB, (BACK,), forced=False), "Bob draws a card."),
    (CardKept(ANN), "Ann keeps it."),
    (TurnPassed(ANN), "Ann can neither play nor draw."),
    (ColorNamed(BOB, "g"), "Bob names green."),
    (ColorRestored("y"), "The color is yellow again."),
    (DirectionTurned(1), "Play turns to the left."),
    (DirectionTurned(-1), "Play turns to the right."),
    (TurnLost(CY), "Cy loses the turn."),
    (DrawAccepted(BOB), "Bob takes the cards."),
    (DrawChallenged(BOB, ANN), "Bob challenges Ann."),
    (HandShown(ANN, BOB, (R5, W)), "Ann shows the hand to Bob: red 5, Wild."),
    (HandShown(ANN, BOB, cards("? ?")), "Ann shows the hand to Bob."),
    (ChallengeSettled(ANN, guilty=True), "Ann was bluffing."),
    (ChallengeSettled(ANN, guilty=False), "Ann played by the rules."),
    (CardsGiven(ANN, CY, cards("t1 o2")), "Ann gives Cy turquoise 1, orange 2."),
    (CardsGiven(ANN, CY, cards("?")), "Ann gives Cy a card."),
    (CardsGiven(ANN, CY, cards("? ?")), "Ann gives Cy 2 cards."),
    (CardsGiven(ANN, None, ()), "Ann gives nothing away."),
    (BattleDeclared(ANN, BOB), "Ann battles Bob."),
    (BattleDeclared(ANN, None), "Ann battles nobody."),
    (CardPicked(BOB), "Bob has picked a card."),
    (CardsRevealed(ANN, BOB, (R5, Y9)), "Ann reveals red 5, Bob reveals yellow 9."),
    (BattleSettled(ANN, BOB, ANN, ((), (R5, Y9))), "Ann wins the battle; Bob takes the cards."),
    (BattleSettled(ANN, BOB, BOB, ((R5, Y9), ())), "Bob wins the battle; Ann takes the cards."),
    (BattleSettled(ANN, BOB, None, ((R5,), ())), "The battle comes to nothing."),
    (CardShown(BOB, ANN, R5), "Bob shows Ann red 5."),
    (CardShown(BOB, ANN, cards("?")[0]), "Bob shows Ann a card."),
    (ShowFailed(BOB, "r"), "Bob has no red to show."),
    (SidesTurned("light", DARK, ((), (), ())), "Everything is turned to the light side; red 5 is on top."),
    (SidesTurned("dark", DARK, ((), (), ())), "Everything is turned to the dark side; teal 5 is on top."),
    (HandsMoved(ANN, BOB, ((), (), ())), "Ann swaps hands with Bob."),
    (HandsMoved(ANN, None, ((), (), ())), "All hands move on one seat."),
    (CardsChosen(ANN, (R5, Y9), 0), "Ann has chosen: red 5, yellow 9."),
    (CardsChosen(BOB, cards("? ?"), 0), "Bob has chosen."),
    (CardsChosen(ANN, (R5,), 1), ""),
    (
        CardsPassed(LEFT, ((R5,), cards("?"), cards("? ?"))),
        "Ann passes on to Bob: red 5. Bob passes a card on to Cy. Cy passes 2 cards on to Ann.",
    ),
    (UnoCalled(CY), "Cy: UNO!"),
    (UnoCaught(BOB, CY), "Cy catches Bob: no UNO called."),
    (CatchFailed(BOB, CY), "Cy accuses Bob without reason."),
    (CallForgotten(ANN), "Ann gave the last card away without calling UNO."),
    (RoundEnded(ANN, (0, 0, 0), ((), (), ())), "Ann goes out. 0 points."),
    (RoundEnded(ANN, (0, 1, 0), ((), (), ())), "Ann goes out. One point."),
    (RoundEnded(ANN, (0, 29, 40), ((), (), ())), "Ann goes out. 69 points."),
    (RoundEnded(None, (0, 0, 0), ((), (), ())), "Nobody can go on: the round is blocked."),
]
UNSPOKEN = (Asked, PileTopChanged)
SAID_BY_THE_MATCH = "event-match-won"


@cache
def speaker(language: str, edition: Edition = CLASSIC) -> Speaker:
    return Speaker(language, NAMES, edition=edition)


def played(event: Event) -> Edition:
    """Where such a thing happens; teal belongs to the two-sided deck, turquoise to the beach."""
    match event:
        case SidesTurned():
            return FLIP
        case CardsGiven():
            return BEACH
        case _:
            return CLASSIC


def told(language: str, event: Event) -> str:
    return " ".join(speaker(language, played(event)).events([event], "light"))


class Recorder(Speaker):
    """A speaker who remembers which messages were needed."""

    def __init__(self, language: str, names: tuple[str, ...]) -> None:
        super().__init__(language, names, edition=FLIP)
        self.used: set[str] = set()

    def phrase(self, message_id: str, **values: str | int) -> str:
        self.used.add(message_id)
        return super().phrase(message_id, **values)


def people(sentence: str) -> list[str]:
    return sorted(re.findall(r"\b(?:Ann|Bob|Cy)\b", sentence))


def numbers(sentence: str) -> set[str]:
    return set(re.findall(r"[1-9]\d*", sentence))


def test_every_event_is_spoken_below_or_silent() -> None:
    assert {type(event) for event, _ in SPOKEN} | set(UNSPOKEN) == set(get_args(Event))


@pytest.mark.parametrize(("event", "english"), SPOKEN, ids=[english for _, english in SPOKEN])
def test_an_event_in_english(event: Event, english: str) -> None:
    assert told("en", event) == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("event", "english"), SPOKEN, ids=[english for _, english in SPOKEN])
def test_an_event_speaks_of_the_same_people_and_numbers_in_every_language(
    event: Event, english: str, language: str
) -> None:
    said = told(language, event)

    assert people(said) == people(english)
    assert numbers(said) >= numbers(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_events_sound_alike(language: str) -> None:
    hidden_alike = "Bob draws a card."
    said = [told(language, event) for event, english in SPOKEN if english != hidden_alike]

    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_about_an_event_is_needed(language: str) -> None:
    recorder = Recorder(language, NAMES)
    for event, _ in SPOKEN:
        list(recorder.events([event], "light"))
    existing = {name for name in messages(language) if name.startswith("event-")}

    assert existing - recorder.used == {SAID_BY_THE_MATCH}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_side_that_counts_is_the_one_that_is_named(language: str) -> None:
    says = speaker(language, FLIP)
    turned = SidesTurned("dark", DARK, ((), (), ()))
    sentences = list(says.events([CardPlayed(ANN, DARK), turned, CardPlayed(BOB, DARK)], "light"))

    assert says.card(Card("r5")) in sentences[0]
    assert says.card(Card("?/t5"), "dark") in sentences[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", [PileTopChanged(None), PileTopChanged(BACK)], ids=["empty", "next card"])
def test_the_top_of_the_draw_pile_is_seen_and_not_spoken_of(event: Event, language: str) -> None:
    assert told(language, event) == ""
