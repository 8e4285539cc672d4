"""Another world that a seat cannot tell from this one: hidden cards have changed places."""

from collections import defaultdict
from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from lastcard.lab.redeal import stuck_or_not
from lastcard.model.cards import Card
from lastcard.model.decisions import AskDrawn, AskPass, AskReveal
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState

Slot = tuple[str, int, int]
"""A place for a card: in a hand (of a seat), or in the draw pile."""


def other_world(rng: Random, state: RoundState, viewer: Seat) -> RoundState:
    """A position with the same view for the viewer."""
    cards: dict[Slot, Card] = {
        ("hand", seat, place): card
        for seat, hand in enumerate(state.hands)
        for place, card in enumerate(hand)
    }
    cards |= {("draw", 0, place): card for place, card in enumerate(state.draw)}
    own = [slot for slot in cards if slot[:2] == ("hand", viewer)]
    others = [slot for slot in cards if slot not in own]
    if not state.sheet.edition.pairs:
        _mix(rng, cards, others, lambda _: "")
    else:
        active, idle = (0, 1) if state.side == "light" else (1, 0)
        buried = [slot for slot in others if slot[0] == "draw" and slot[2] > 0]
        if state.sheet.rulings.show_inactive:
            _mix(rng, cards, others, lambda card: card.split("/")[idle])
        else:
            _mix(rng, cards, others, lambda _: "")
        if not state.sheet.rulings.peek_own_back:
            hidden = buried if state.sheet.rulings.show_inactive else [s for s in others if s[0] == "draw"]
            _mix(rng, cards, [*own, *hidden], lambda card: card.split("/")[active])
    return _rebuilt(state, cards)


def _mix(rng: Random, cards: dict[Slot, Card], slots: list[Slot], alike: Callable[[Card], str]) -> None:
    """Cards that look alike change places among these."""
    groups: dict[str, list[Slot]] = defaultdict(list)
    for slot in slots:
        groups[alike(cards[slot])].append(slot)
    for group in groups.values():
        mixed = [cards[slot] for slot in group]
        rng.shuffle(mixed)
        cards.update(zip(group, mixed, strict=True))


def _rebuilt(state: RoundState, cards: dict[Slot, Card]) -> RoundState:
    rank = state.sheet.rank

    def held(seat: int) -> list[Card]:
        return [cards["hand", seat, place] for place in range(len(state.hands[seat]))]

    def instead(seat: Seat, card: Card) -> Card:
        """What the card of a hand has become."""
        return cards["hand", seat, state.hands[seat].index(card)]

    decision = state.decision
    match decision:
        case AskDrawn(seat=seat, card=card):
            decision = replace(decision, card=instead(seat, card))
        case AskReveal(bout=bout, picks=(mine, theirs)):
            picks = (mine and instead(bout.challenger, mine), theirs and instead(bout.target, theirs))
            decision = replace(decision, picks=picks)
        case AskPass(chosen=chosen):
            kept = [list(enumerate(hand)) for hand in state.hands]
            decision = replace(
                decision,
                chosen=tuple(
                    tuple(cards["hand", seat, _take(kept[seat], card)] for card in own)
                    for seat, own in enumerate(chosen)
                ),
            )
    world = replace(
        state,
        hands=tuple(tuple(sorted(held(seat), key=rank.__getitem__)) for seat in range(len(state.hands))),
        draw=tuple(cards["draw", 0, place] for place in range(len(state.draw))),
        decision=decision,
    )
    return stuck_or_not(world)


def _take(kept: list[tuple[int, Card]], card: Card) -> int:
    """The place of a card in a hand; of equal cards each once."""
    found = next(entry for entry in kept if entry[1] == card)
    kept.remove(found)
    return found[0]
