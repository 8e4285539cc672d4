"""What a viewer rightly learns from one input: said once more, place by place, from the rules."""

from lastcard.lab.redeal import Mask, Place, face_of, nothing, other, whole
from lastcard.model.agenda import TakeUntil
from lastcard.model.cards import Card, Hand
from lastcard.model.decisions import AskReveal
from lastcard.model.effects import DrawUntilColor
from lastcard.model.events import (
    Asked,
    CardPlayed,
    CardsChosen,
    CardsDrawn,
    CardsGiven,
    CardShown,
    CardsPassed,
    CardsRevealed,
    ChallengeSettled,
    HandsMoved,
    RoundEnded,
    ShowFailed,
    SidesTurned,
)
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState, Transition

Known = dict[Place, Mask]


def learnt(step: Transition, viewer: Seat | None) -> Known | None:
    """Places of the round before the input whose cards the viewer comes to know by it; None: all of them."""
    before, known = step.before, Known()
    backs_open = bool(before.sheet.edition.pairs) and before.sheet.rulings.show_inactive
    drawn = 0
    for event in step.events:
        match event:
            case SidesTurned() | RoundEnded():
                return None
            case CardPlayed(seat=seat, card=card):
                known |= _places(before, seat, (card,))
            case CardsGiven(seat=seat, cards=cards):
                known |= _places(before, seat, cards)
            case CardsDrawn(seat=seat, cards=cards):
                seen = _as_drawn(step, seat, viewer)
                known |= {Place("draw", drawn + number): seen for number in range(len(cards))}
                known |= _hand(before, seat) if before.sheet.rulings.draw_to_match else {}
                drawn += len(cards)
            case ChallengeSettled(accused=seat) | CardShown(seat=seat) | ShowFailed(seat=seat):
                known |= _hand(before, seat)
            case Asked(question="show", seats=(seat,)):
                known |= _hand(before, seat)
            case CardsRevealed(challenger=challenger, target=target):
                known |= _hand(before, challenger) | _hand(before, target)
            case HandsMoved(seat=seat, other=other_seat):
                known |= _moved(before, seat, other_seat, viewer)
            case CardsChosen(seat=seat, cards=cards):
                known |= _places(before, seat, cards)  # nobody else hears which, but it must be there
            case CardsPassed(direction=direction, given=given):
                for giver, cards in enumerate(given):
                    receiver = (giver + direction) % len(given)
                    if backs_open or viewer in (giver, receiver):
                        known |= _places(before, Seat(giver), cards)
    if drawn and backs_open and drawn < len(before.draw):
        known[Place("draw", drawn)] = face_of(other(before.side))
    if isinstance(before.decision, AskReveal):
        known |= _hand(before, before.decision.bout.challenger) | _hand(before, before.decision.bout.target)
    return known


def _hand(state: RoundState, seat: Seat) -> Known:
    return {Place(seat, number): whole for number in range(len(state.hands[seat]))}


def _places(state: RoundState, seat: Seat, cards: Hand) -> Known:
    """Where these cards lie in a hand."""
    left: list[tuple[int, Card]] = list(enumerate(state.hands[seat]))
    known = Known()
    for card in cards:
        found = next(entry for entry in left if entry[1] == card)
        left.remove(found)
        known[Place(seat, found[0])] = whole
    return known


def _as_drawn(step: Transition, seat: Seat, viewer: Seat | None) -> Mask:
    """A drawn card: its drawer sees the face, others the back; how many come may depend on what they are."""
    sheet, side = step.before.sheet, step.before.side
    counted = any(isinstance(one, DrawUntilColor | TakeUntil) for one in step.before.agenda)
    if counted or sheet.rulings.draw_to_match:
        return whole
    if seat == viewer:
        return whole if sheet.rulings.peek_own_back else face_of(side)
    backs_open = bool(sheet.edition.pairs) and sheet.rulings.show_inactive
    return face_of(other(side)) if backs_open and viewer is not None else nothing


def _moved(state: RoundState, seat: Seat, taken_from: Seat | None, viewer: Seat | None) -> Known:
    """The hand a viewer takes over, and the own one, whose backs a viewer sees in another's hand."""
    if viewer is None:
        return {}
    if taken_from is None:
        giver = Seat((viewer - state.direction) % len(state.hands))
    elif viewer in (seat, taken_from):
        giver = taken_from if viewer == seat else seat
    else:
        return {}
    return _hand(state, viewer) | _hand(state, giver)
