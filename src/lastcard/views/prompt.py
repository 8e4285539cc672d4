"""What a seat is asked, and what it may say: for that seat only."""

from msgspec.structs import replace

from lastcard.engine.apply import asked
from lastcard.engine.gift import gift_choices
from lastcard.engine.legal import answers, asked_seats, rights
from lastcard.model.cards import Card, Hand
from lastcard.model.decisions import (
    AskBattle,
    AskChallenge,
    AskDrawn,
    AskGive,
    AskReveal,
    AskShow,
    Bout,
    QuestionKind,
)
from lastcard.model.moves import Give, JumpIn, Move, Play, Reveal, Show
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
    rulings = state.sheet.rulings
    match state.decision:
        case AskChallenge(played=played):
            return replace(prompt, extra=played.terms.extra, bluff_wilds=rulings.mini_wild_match)
        case AskBattle(loser_draws=draws) | AskReveal(bout=Bout(loser_draws=draws)):
            return replace(prompt, extra=draws)
        case AskShow():
            return replace(prompt, shown_to_all=rulings.trend_visible == "all")
    return prompt


def _gift_offer(state: RoundState, seat: Seat) -> GiftOffer:
    suits, recipients = gift_choices(state, seat)
    return GiftOffer(
        suits=tuple(tuple(sorted({_seen(state, seat, card) for card in suit})) for suit in suits),
        recipients=recipients,
    )


def _seen(state: RoundState, seat: Seat, card: Card) -> Card:
    sight = sight_of(state.sheet.rulings, two_sided=bool(state.sheet.edition.pairs))
    return held(sight, state.side, seat, seat, (card,))[0]


def _offered(state: RoundState, seat: Seat, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Moves that look alike to the holder are one move.

    Where cards have backs that the holder does not see, their order must not tell of them.
    """
    seen = dict.fromkeys(as_seen(state, seat, move) for move in moves)
    return tuple(sorted(seen, key=_by_looks) if state.sheet.edition.pairs else seen)


def _by_looks(move: Move) -> tuple[bool, str]:
    return (False, move.card) if isinstance(move, Play | Reveal | Show | JumpIn) else (True, "")


def as_seen(state: RoundState, seat: Seat, move: Move) -> Move:
    """A move of the engine as the seat's prompt offers it: cards as their holder sees them."""
    match move:
        case Play() | Reveal() | Show() | JumpIn():
            return replace(move, card=_seen(state, seat, move.card))
        case Give():
            return replace(move, cards=tuple(_seen(state, seat, card) for card in move.cards))
    return move


def settle(state: RoundState, seat: Seat, move: Move) -> Move:
    """The engine's move for an offered one: of cards that look alike to their holder, the first in the hand.

    Whoever cannot see the backs of their own cards cannot choose by them (F08). After a draw the drawn card
    itself comes first.
    """
    hand = state.hands[seat]
    if isinstance(state.decision, AskDrawn) and state.decision.seat == seat:
        hand = (state.decision.card, *hand)

    def find(seen: Card) -> Card:
        return next((card for card in hand if card == seen or _seen(state, seat, card) == seen), seen)

    match move:
        case Play() | Reveal() | Show() | JumpIn():
            return replace(move, card=find(move.card))
        case Give():
            return replace(move, cards=tuple(find(card) for card in move.cards))
    return move
