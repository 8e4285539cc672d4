"""Finding the dealer, dealing, and the opening card."""

from collections import Counter

from msgspec.structs import replace

from lastcard.engine.calls import silence
from lastcard.engine.piles import in_order
from lastcard.engine.sheet import cut_value, opening_effects
from lastcard.engine.sides import turn_over
from lastcard.engine.turns import begin_turn, bound, next_turn, reverse, reverse_skips, seat_after
from lastcard.model.agenda import Deal, NextTurn, TurnUp
from lastcard.model.cards import Card
from lastcard.model.chance import Cut, Dealer, Outcome, Shuffle
from lastcard.model.decisions import AskCut, AskDealer, AskShuffle
from lastcard.model.edition import Opening
from lastcard.model.effects import DrawCards, Reverse
from lastcard.model.errors import BadSeats, ImpossibleOutcome
from lastcard.model.events import (
    CardTurnedUp,
    DealerCut,
    DealerFound,
    Event,
    HandsDealt,
    OpeningPutBack,
    PileShuffled,
)
from lastcard.model.seats import LEFT, RIGHT, Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState


def open_round(sheet: Sheet, seats: int, dealer: Seat | None = None) -> RoundState:
    """A round before its first card; the first question is chance's. Without a dealer one is found first."""
    fewest, most = sheet.edition.players
    if not fewest <= seats <= most:
        raise BadSeats(f"expected {fewest} to {most} seats for {sheet.edition.key}, found {seats}")
    if seats * sheet.edition.hand >= len(sheet.deck):
        raise BadSeats(
            f"expected a hand for each of {seats} seats and a card to open with, found {len(sheet.deck)} cards"
        )
    if dealer is not None and not 0 <= dealer < seats:
        raise BadSeats(f"expected a dealer among {seats} seats, found seat {dealer}")
    if dealer is not None:
        decision: AskShuffle | AskDealer | AskCut = AskShuffle(sheet.deck)
    elif sheet.dealer_by_lot:
        decision = AskDealer()
    else:
        decision = AskCut(tuple(Seat(seat) for seat in range(seats)))
    return RoundState(
        sheet=sheet,
        dealer=dealer,
        hands=((),) * seats,
        decision=decision,
        agenda=(Deal(), TurnUp()),
        draw=sheet.deck,
        calls=silence(seats),
        direction=LEFT if sheet.rulings.start_direction == "left" else RIGHT,
        turn=dealer if dealer is not None else Seat(0),
    )


def chance(state: RoundState, said: Outcome, log: list[Event]) -> RoundState:
    """Luck answers its question."""
    match state.decision, said:
        case AskCut() as asked, Cut(cards=cards):
            return _cut(state, asked, cards, log)
        case AskDealer(), Dealer(seat=seat):
            if not 0 <= seat < len(state.hands):
                raise ImpossibleOutcome(
                    f"expected a dealer among {len(state.hands)} seats, found seat {seat}"
                )
            return _dealer_found(state, seat, log)
        case AskShuffle() as asked, Shuffle(cards=cards):
            return _shuffled(state, asked, cards, log)
    expected = type(state.decision).__name__.removeprefix("Ask").lower()
    raise ImpossibleOutcome(f"expected {expected} from chance, found {type(said).__name__.lower()}")


def _cut(state: RoundState, asked: AskCut, cards: tuple[Card, ...], log: list[Event]) -> RoundState:
    """The highest card deals; only tied seats draw again (G01)."""
    _must_hold(Counter(state.sheet.deck), Counter(cards), "the deck")
    if len(cards) != len(asked.seats):
        raise ImpossibleOutcome(f"expected a cut of {len(asked.seats)} cards, found {len(cards)}")
    log.append(DealerCut(asked.seats, cards))
    values = [cut_value(state.sheet.rulings, state.face(card)) for card in cards]
    tied = tuple(seat for seat, value in zip(asked.seats, values, strict=True) if value == max(values))
    if len(tied) > 1:
        return replace(state, decision=AskCut(tied))
    return _dealer_found(state, tied[0], log)


def _dealer_found(state: RoundState, dealer: Seat, log: list[Event]) -> RoundState:
    log.append(DealerFound(dealer))
    return replace(state, dealer=dealer, turn=dealer, decision=AskShuffle(state.sheet.deck))


def _shuffled(state: RoundState, asked: AskShuffle, cards: tuple[Card, ...], log: list[Event]) -> RoundState:
    if len(cards) != len(asked.cards) or _in_order_or_none(state.sheet, cards) != asked.cards:
        _must_hold(Counter(asked.cards), Counter(cards), "the pile")
        raise ImpossibleOutcome(
            f"expected a shuffle of all {len(asked.cards)} cards of the pile, found {len(cards)}"
        )
    log.append(PileShuffled(len(cards)))
    # Of discards that were shuffled only the top stays (G36); cards that were buried before the opening one all do.
    return replace(
        state, decision=None, draw=cards, discard=state.discard if state.draw else state.discard[-1:]
    )


def _in_order_or_none(sheet: Sheet, cards: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """Cards in deck order, or None when one is not of this deck."""
    return in_order(sheet, cards) if all(card in sheet.rank for card in cards) else None


def _must_hold(have: Counter[Card], want: Counter[Card], where: str) -> None:
    surplus = want - have
    if surplus:
        raise ImpossibleOutcome(f"expected cards of {where}, found {' '.join(surplus)} too often")


def deal(state: RoundState, log: list[Event]) -> RoundState:
    """One card at a time from the dealer's left, clockwise, until every hand is full."""
    assert state.dealer is not None, "a dealer was found before the shuffle"  # noqa: S101 - narrows the type
    seats, size, sheet = len(state.hands), state.sheet.edition.hand, state.sheet
    dealt = seats * size
    hands = tuple(
        in_order(sheet, state.draw[(seat - state.dealer - 1) % seats : dealt : seats])
        for seat in range(seats)
    )
    log.append(HandsDealt(hands))
    return replace(state, hands=hands, draw=state.draw[dealt:])


def turn_up(state: RoundState, log: list[Event]) -> RoundState:
    """The top of the pile is turned up; what that means is the sheet's row for it.

    What may not open stays all the same where no other card would ever come: left of the dealer plays on it.
    """
    assert state.dealer is not None, "a dealer was found before the shuffle"  # noqa: S101 - narrows the type
    card, draw = state.draw[0], state.draw[1:]
    face = state.face(card)
    log.append(CardTurnedUp(card))
    up = replace(state, draw=draw, discard=(*state.discard, card), color=face.color, turn=state.dealer)
    match state.sheet.openings[face.symbol]:
        case Opening.STARTS | Opening.LEFT_NAMES:
            return next_turn(up)
        case Opening.PUT_BACK:
            return _put_back(state, log) if _another_comes(state) else next_turn(up)
        case Opening.BURIED:
            return replace(up, agenda=(TurnUp(), *state.agenda)) if draw else next_turn(up)
        case Opening.FLIPS:
            return next_turn(turn_over(up, log))
        case Opening.DRAWS_ONLY:
            return replace(up, agenda=(DrawCards(face.draws, loses_turn=False), NextTurn()))
        case Opening.TURNS:
            return _turns(up, log)
        case Opening.ACTS:
            return _acts(up, log)


def _another_comes(state: RoundState) -> bool:
    """Whether a card that need not go back is among those that would be turned up after one that does."""
    sheet, pile = state.sheet, state.draw
    reach = pile[: (len(pile) + 1) // 2] if sheet.rulings.rejected_opening == "middle" else pile
    return any(sheet.openings[state.face(card).symbol] is not Opening.PUT_BACK for card in reach)


def _put_back(state: RoundState, log: list[Event]) -> RoundState:
    """The card may not open: it is shuffled in, or goes to a place that everybody knows (G05)."""
    where = state.sheet.rulings.rejected_opening
    log.append(OpeningPutBack(where))
    state = replace(state, agenda=(TurnUp(), *state.agenda))
    if where == "shuffle":
        return replace(state, decision=AskShuffle(in_order(state.sheet, state.draw)))
    rejected, *others = state.draw
    others.insert(len(others) // 2 if where == "middle" else len(others), rejected)
    return replace(state, draw=tuple(others))


def _turns(up: RoundState, log: list[Event]) -> RoundState:
    """Play runs the other way from the dealer on; between two it makes no difference (G07, G10)."""
    return next_turn(up if reverse_skips(up) else reverse(up, log))


def _acts(up: RoundState, log: list[Event]) -> RoundState:
    """The opening card acts as if the dealer had played it; nobody can answer it (HOUSE-01).

    A Reverse sends the turn back before it has reached the left: the dealer plays first (G07).
    """
    face = up.top
    if face.when_played == (Reverse(),):
        turned = reverse(up, log)
        if turned.direction != up.direction:
            return begin_turn(turned, seat_after(turned, seat_after(up, up.turn)))
        return next_turn(turned)
    acts = (bound(effect, up, up.turn) for effect in opening_effects(face))
    return replace(up, agenda=(*acts, NextTurn()))
