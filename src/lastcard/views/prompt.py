"""What a seat is asked, and what it may say: for that seat only."""

from collections.abc import Callable
from typing import assert_never

from msgspec.structs import replace

from lastcard.engine.apply import asked
from lastcard.engine.gift import gift_choices
from lastcard.engine.legal import answers, asked_seats, rights
from lastcard.engine.passing import unchosen
from lastcard.model.cards import Card, Hand
from lastcard.model.decisions import (
    AskBattle,
    AskChallenge,
    AskDrawn,
    AskGive,
    AskPass,
    AskReveal,
    AskShow,
    Bout,
    QuestionKind,
)
from lastcard.model.moves import (
    Accept,
    Battle,
    Call,
    Catch,
    Challenge,
    Draw,
    Give,
    Keep,
    Move,
    Name,
    OfCard,
    Pass,
    Swap,
)
from lastcard.model.record import Record
from lastcard.model.rulings import WildMatch
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.views.sight import held, sight_of


class GiftOffer(Record, frozen=True, kw_only=True):
    """The choices of a gift: at most one card of each suit, to one of these seats (BEACH-73).

    All gifts together can be tens of thousands of moves, so they are offered by their parts.
    """

    suits: tuple[Hand, ...]
    recipients: tuple[Seat, ...]


class Prompt(Record, frozen=True, kw_only=True):
    """Moves are written with cards as their holder sees them; `settle` turns one into a move of the engine."""

    seat: Seat
    question: QuestionKind | None
    """None for a seat that is not asked but has a right."""
    drawn: Card | None
    """The card just drawn, with question `drawn`."""
    moves: tuple[Move, ...]
    """The answers; with question `give` they stand in `gift` instead."""
    gift: GiftOffer | None
    rights: tuple[Move, ...]
    extra: int | None = None
    """Cards drawn on top: by the challenger when a challenge fails (`challenge`), by the loser of a battle
    (`battle`, `reveal`)."""
    bluff_wilds: WildMatch | None = None
    """Cards without a color that make it a bluff when they are held, as the color does, with question `challenge`."""
    shown_to_all: bool | None = None
    """Whether everybody sees the card, and not only who has called the color, with question `show`."""


def prompt_for(state: RoundState, seat: Seat) -> Prompt | None:
    """The prompt of a seat; None when there is nothing it could say."""
    is_asked = seat in asked_seats(state.decision)
    may = rights(state, seat)
    if not is_asked and not may:
        return None
    gift = _gift_offer(state, seat) if is_asked and isinstance(state.decision, AskGive) else None
    drawn = state.decision.card if is_asked and isinstance(state.decision, AskDrawn) else None
    prompt = Prompt(
        seat=seat,
        question=asked(state).question if is_asked else None,
        drawn=drawn and _seen(state, seat, drawn),
        moves=() if gift else _offered(state, seat, answers(state, seat)),
        gift=gift,
        rights=_offered(state, seat, may),
    )
    return _with_terms(state, prompt) if is_asked else prompt


def _with_terms(state: RoundState, prompt: Prompt) -> Prompt:
    """What is at stake, where the cards themselves do not tell."""
    match state.decision:
        case AskChallenge(played=played):
            return replace(prompt, extra=played.terms.extra, bluff_wilds=state.sheet.wild_match)
        case AskBattle(loser_draws=draws) | AskReveal(bout=Bout(loser_draws=draws)):
            return replace(prompt, extra=draws)
        case AskShow():
            return replace(prompt, shown_to_all=state.sheet.shown_to_all)
    return prompt


def _gift_offer(state: RoundState, seat: Seat) -> GiftOffer:
    suits, recipients = gift_choices(state, seat)
    return GiftOffer(
        suits=tuple(tuple(sorted({_seen(state, seat, card) for card in suit})) for suit in suits),
        recipients=recipients,
    )


def _seen(state: RoundState, seat: Seat, card: Card) -> Card:
    return held(sight_of(state.sheet), state.side, seat, seat, (card,))[0]


def _offered(state: RoundState, seat: Seat, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Moves that look alike to the holder are one move.

    Where cards have backs that the holder does not see, their order must not tell of them.
    """
    seen = dict.fromkeys(as_seen(state, seat, move) for move in moves)
    return tuple(sorted(seen, key=_by_looks) if state.sheet.two_sided else seen)


def _by_looks(move: Move) -> tuple[bool, str]:
    return (False, move.card) if isinstance(move, OfCard) else (True, "")


def as_seen(state: RoundState, seat: Seat, move: Move) -> Move:
    """A move of the engine as the seat's prompt offers it: cards as their holder sees them."""
    return with_cards(move, lambda card: _seen(state, seat, card))


def with_cards(move: Move, put: Callable[[Card], Card]) -> Move:
    """The same move with other cards; one that is forgotten here would tell of hidden backs."""
    if isinstance(move, OfCard):
        return replace(move, card=put(move.card))
    match move:
        case Give(cards=cards):
            return replace(move, cards=tuple(map(put, cards)))
        case (
            Draw() | Keep() | Pass() | Name() | Challenge() | Accept() | Battle() | Swap() | Call() | Catch()
        ):
            return move
        case _:
            assert_never(move)


def settle(state: RoundState, seat: Seat, move: Move) -> Move:
    """The engine's move for an offered one: of cards that look alike to their holder, the first in the hand.

    Whoever cannot see the backs of their own cards cannot choose by them (F08). After a draw the drawn card
    itself comes first.
    """
    hand = state.hands[seat]
    if isinstance(state.decision, AskDrawn) and state.decision.seat == seat:
        hand = (state.decision.card, *hand)
    elif isinstance(state.decision, AskPass):
        hand = unchosen(hand, state.decision.chosen[seat])

    def find(seen: Card) -> Card:
        return next((card for card in hand if card == seen or _seen(state, seat, card) == seen), seen)

    return with_cards(move, find)
