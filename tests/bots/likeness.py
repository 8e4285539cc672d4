"""Is a dealt world one that the seat may be in? Compared with the true round, without a look at hidden cards."""

from collections.abc import Iterator

from msgspec.structs import replace

from lastcard.engine.duel import bout_of
from lastcard.model import agenda as pending
from lastcard.model import decisions as ask
from lastcard.model.cards import Card
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.views import prompt_for, view_of

ANY = Card("?")


class Unlike(AssertionError):
    """A seat could tell this world from the true one."""


def compare(world: RoundState, state: RoundState, seat: Seat) -> None:
    """Raise Unlike unless the seat sees and is asked the same, and everything but the cards is the same."""
    for what, found, expected in (
        ("view", view_of(world, seat), view_of(state, seat)),
        ("prompt", prompt_for(world, seat), prompt_for(state, seat)),
        ("deck", sorted(all_cards(world)), sorted(all_cards(state))),
        *_fields(without_cards(world), without_cards(state)),
    ):
        if found != expected:
            raise Unlike(f"{what}: expected {expected}, found {found}")


def _fields(world: RoundState, state: RoundState) -> Iterator[tuple[str, object, object]]:
    for field in state.__struct_fields__:
        yield field, getattr(world, field), getattr(state, field)


def all_cards(state: RoundState) -> list[Card]:
    bout = bout_of(state)
    piles = (state.draw, state.discard, *state.hands, *(bout.aside if bout else ()))
    return [card for pile in piles for card in pile]


def without_cards(state: RoundState) -> RoundState:
    """The round with every card masked: what is pending, and whose turn it is, remains."""
    return replace(
        state,
        hands=tuple((ANY,) * len(hand) for hand in state.hands),
        draw=(ANY,) * len(state.draw),
        discard=(ANY,) * len(state.discard),
        decision=_masked(state.decision),
        agenda=tuple(
            pending.OfferChallenge(_wild(step.played)) if isinstance(step, pending.OfferChallenge) else step
            for step in state.agenda
        ),
    )


def _wild(played: ask.WildDraw) -> ask.WildDraw:
    return replace(played, held=(ANY,) * len(played.held))


def _masked(decision: ask.Decision | None) -> ask.Decision | None:
    match decision:
        case ask.AskDrawn():
            # Whether something could be played before depends on cards too; the own prompt shows it.
            return replace(decision, card=ANY, stuck=False)
        case ask.AskChallenge(played=played):
            return replace(decision, played=_wild(played))
        case ask.AskReveal(picks=(first, second)):
            return replace(decision, picks=(first and ANY, second and ANY))
        case ask.AskPass(left=left, chosen=chosen):
            # Who has not chosen all cards has told nobody what was chosen so far.
            return replace(
                decision,
                left=tuple(more and more + len(cards) for more, cards in zip(left, chosen, strict=True)),
                chosen=tuple(
                    () if more else (ANY,) * len(cards) for more, cards in zip(left, chosen, strict=True)
                ),
            )
        case ask.AskColor(bout=ask.Bout() as bout):
            # What was revealed has found its owner; nothing that is to come looks at it again.
            return replace(decision, bout=replace(bout, aside=((), ())))
    return decision
