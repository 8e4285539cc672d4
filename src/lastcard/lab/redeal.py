"""Other worlds that look the same to one viewer.

A world is changed by exchanging two cards at a time. What the viewer sees of a place is a mask of the card
there; an exchange is allowed when it leaves both masks as they were. So whatever is left is hidden: other
hands, the draw pile, the discards under the top, and in a two-sided deck the faces turned away.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from lastcard.bots.bot import pick
from lastcard.engine.legal import is_stuck
from lastcard.engine.piles import in_order
from lastcard.engine.turns import with_hand, without
from lastcard.model.agenda import Ask, DrawForTurn, OfferChallenge, Step
from lastcard.model.cards import Card, Hand
from lastcard.model.decisions import (
    AskChallenge,
    AskCut,
    AskDealer,
    AskDrawn,
    AskPass,
    AskReveal,
    AskShuffle,
    Decision,
    Over,
    WildDraw,
)
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState

Mask = Callable[[Card], object]
"""What is seen of a card."""


class Place(NamedTuple):
    """Where a card lies: in the hand of a seat, or in a pile, counted from its first card."""

    where: int | str
    number: int


def whole(card: Card) -> Card:
    return card


def nothing(_: Card) -> None:
    return None


def face_of(side: str) -> Mask:
    """One side of a two-sided card, the whole of another."""
    return lambda card: card.split("/")[side == "dark"] if "/" in card else card


def both(seen: Mask, known: Mask) -> Mask:
    """What is seen and what is known besides."""
    return lambda card: (seen(card), known(card))


def other(side: str) -> str:
    return "light" if side == "dark" else "dark"


def seen_by(state: RoundState, viewer: Seat | None) -> dict[Place, Mask]:
    """What the viewer sees of every card, said again from the rules (FLIP-16…18, F07…F09)."""
    two_sided, rulings = state.sheet.two_sided, state.sheet.rulings
    active, idle = face_of(state.side), face_of(other(state.side))
    shows_backs = two_sided and rulings.show_inactive
    masks: dict[Place, Mask] = {}
    for seat, hand in enumerate(state.hands):
        mine = whole if not two_sided or rulings.peek_own_back else active
        theirs = idle if shows_backs and viewer is not None else nothing
        for number in range(len(hand)):
            masks[Place(seat, number)] = mine if seat == viewer else theirs
    for number in range(len(state.draw)):
        top_lies_open = number == 0 and shows_backs and not isinstance(state.decision, AskShuffle)
        masks[Place("draw", number)] = idle if top_lies_open else nothing
    for number in range(len(state.discard)):
        masks[Place("discard", number)] = active if number == len(state.discard) - 1 else nothing
    return masks


def cards_of(state: RoundState) -> dict[Place, Card]:
    piles: dict[int | str, Hand] = {
        **dict(enumerate(state.hands)),
        "draw": state.draw,
        "discard": state.discard,
    }
    return {Place(where, number): card for where, pile in piles.items() for number, card in enumerate(pile)}


def redealt(
    rng: Random, state: RoundState, viewer: Seat | None, known: Mapping[Place, Mask] | None = None
) -> RoundState:
    """The same round to this viewer, with hidden cards exchanged; `known` places keep what is known of them."""
    if isinstance(state.decision, Over | AskCut | AskDealer):
        return state
    masks = seen_by(state, viewer)
    masks |= {place: both(masks[place], mask) for place, mask in (known or {}).items()}
    cards = cards_of(state)
    places = list(cards)
    for here in places:
        look, one = masks[here], cards[here]
        seen = look(one)
        # Few cards share a face, so a place of which something is seen looks through the whole table.
        partners = [pick(rng, places) for _ in range(3)] if look is nothing else _from(rng, places)
        for there in partners:
            two = cards[there]
            if one != two and look(two) == seen and masks[there](one) == masks[there](two):
                cards[here], cards[there] = two, one
                break
    return _with_cards(state, cards)


def _from(rng: Random, places: list[Place]) -> list[Place]:
    """All places, from any one of them on."""
    start = int(rng.random() * len(places))
    return places[start:] + places[:start]


def _with_cards(state: RoundState, cards: Mapping[Place, Card]) -> RoundState:
    """The round with other cards in its places; what the open question remembers of a hand goes along."""

    def pile(where: int | str, size: int) -> Hand:
        return tuple(cards[Place(where, number)] for number in range(size))

    def at(seat: Seat, held: Hand) -> Hand:
        """The cards that now lie where these lay in the hand of a seat."""
        left, found = list(enumerate(state.hands[seat])), []
        for card in held:
            place = next(entry for entry in left if entry[1] == card)
            left.remove(place)
            found.append(cards[Place(seat, place[0])])
        return tuple(found)

    def wild_draw(played: WildDraw) -> WildDraw:
        return replace(played, held=in_order(state.sheet, at(played.accused, played.held)))

    def question(decision: Decision | None) -> Decision | None:
        match decision:
            case AskDrawn(seat=seat, card=card):
                return replace(decision, card=at(seat, (card,))[0])
            case AskChallenge(seat=seat, played=played):
                return AskChallenge(seat, wild_draw(played))
            case AskReveal(bout=bout, picks=(first, second)):
                mine = first and at(bout.challenger, (first,))[0]
                theirs = second and at(bout.target, (second,))[0]
                return AskReveal(bout, (mine, theirs))
            case AskPass(chosen=chosen):
                return replace(
                    decision, chosen=tuple(at(Seat(seat), cards) for seat, cards in enumerate(chosen))
                )
            case AskShuffle():
                under_the_top = pile("discard", max(len(state.discard) - 1, 0))
                return AskShuffle(in_order(state.sheet, under_the_top or pile("draw", len(state.draw))))
        return decision

    def pending(step: Step) -> Step:
        match step:
            case OfferChallenge(played=played):
                return OfferChallenge(wild_draw(played))
            case DrawForTurn(seat=seat, last=last) if last:
                return replace(step, last=at(seat, (last,))[0])
            case Ask(decision=decision):
                return Ask(question(decision))  # type: ignore[arg-type]
        return step

    world = replace(
        state,
        hands=tuple(in_order(state.sheet, pile(seat, len(hand))) for seat, hand in enumerate(state.hands)),
        draw=pile("draw", len(state.draw)),
        discard=pile("discard", len(state.discard)),
        decision=question(state.decision),
        agenda=tuple(pending(step) for step in state.agenda),
    )
    return stuck_or_not(world)


def stuck_or_not(world: RoundState) -> RoundState:
    """The same world, where the question `drawn` knows whether these hands had anything to play before."""
    asked = world.decision
    if not isinstance(asked, AskDrawn) or world.sheet.drawn_card != "must_if_stuck":
        return world
    before = with_hand(world.hands, asked.seat, without(world.hands[asked.seat], asked.card))
    stuck = is_stuck(replace(world, hands=before), asked.seat)
    return replace(world, decision=replace(asked, stuck=stuck))
