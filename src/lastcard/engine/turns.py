"""Whose turn it is, and putting a card down."""

from msgspec.structs import replace

from lastcard.engine.calls import after_play
from lastcard.model.agenda import GoOut, NextTurn, OfferChallenge, OpenBattle, SetColor, Step
from lastcard.model.cards import Card, Face, Hand
from lastcard.model.decisions import AskColor, AskPlay, WildDraw
from lastcard.model.effects import Challengeable, DrawCards, Duel, Effect, RestoreColor
from lastcard.model.events import CardPlayed, DirectionTurned, Event, TurnLost
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState

NEXT_TURN = (NextTurn(),)


def seat_after(state: RoundState, seat: Seat) -> Seat:
    """The neighbor in the direction of play."""
    return Seat((seat + state.direction) % len(state.hands))


def begin_turn(state: RoundState, seat: Seat) -> RoundState:
    """A seat is asked to play; a turned-up wild face gets its color first (G09, F04)."""
    if state.color is None:
        return replace(state, turn=seat, decision=AskColor(seat))
    return replace(state, turn=seat, decision=AskPlay(seat))


def next_turn(state: RoundState) -> RoundState:
    """The turn passes to the neighbor."""
    return begin_turn(state, seat_after(state, state.turn))


def without(hand: Hand, card: Card) -> Hand:
    """The hand less one card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def with_hand(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    """All hands, one of them replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def put_down(
    state: RoundState, seat: Seat, card: Card, log: list[Event], *, carry: int = 0, jumped: bool = False
) -> RoundState:
    """A card lands on the discard pile: the window of the card before mostly closes, its effects become pending.

    `carry` is what a stacked draw adds to (HOUSE-01).
    """
    face = state.sheet.faces[state.side][card]
    hand = without(state.hands[seat], card)
    log.append(CardPlayed(seat, card, jumped))
    landed = replace(
        state,
        hands=with_hand(state.hands, seat, hand),
        discard=(*state.discard, card),
        color=face.color or state.color,
        turn=seat,
        calls=after_play(state.calls, seat, len(hand), face, state.sheet.rulings),
        jumpable=state.sheet.rulings.jump_in and face.color is not None,
        passes=0,
        decision=None,
    )
    if not hand:
        return replace(landed, agenda=_last_card_agenda(state, seat, face, carry))
    if not face.when_played:
        return next_turn(landed)
    effects = tuple(bound(effect, state, seat, hand, carry) for effect in face.when_played)
    return replace(landed, agenda=effects + NEXT_TURN)


def _last_card_agenda(before: RoundState, seat: Seat, face: Face, carry: int) -> tuple[Step, ...]:
    """The card's own effect is carried out, then the empty hand is checked (G35).

    Nobody goes out on a battle: the cardless battler draws and fights (K03).
    """
    end: Step = NextTurn() if any(isinstance(effect, Duel) for effect in face.when_last) else GoOut(seat)
    return (*(bound(effect, before, seat, (), carry) for effect in face.when_last), end)


def bound(effect: Effect, before: RoundState, seat: Seat, left: Hand = (), carry: int = 0) -> Step:
    """An effect as it stands on the agenda: what it must remember of the moment of the play is filled in."""
    match effect:
        case DrawCards() if carry:
            return replace(effect, n=effect.n + carry)
        case Duel():
            return OpenBattle(effect.loser_draws, tuple(len(hand) for hand in before.hands))
        case Challengeable() if before.color is not None:
            return OfferChallenge(WildDraw(seat, left, before.color, effect))
        case RestoreColor() if before.color is not None:
            return SetColor(before.color)
    return effect


def skip(state: RoundState, log: list[Event]) -> RoundState:
    """The next player loses the turn: it passes through that seat (BATTLE-30)."""
    victim = seat_after(state, state.turn)
    log.append(TurnLost(victim))
    return replace(state, turn=victim)


def skip_everyone(state: RoundState, log: list[Event]) -> RoundState:
    """Every other seat is passed over (FLIP-44)."""
    for _ in range(len(state.hands) - 1):
        state = skip(state, log)
    return state


def reverse_skips(state: RoundState) -> bool:
    """Whether a Reverse acts as a Skip: between two players (G10)."""
    return len(state.hands) == 2 and state.sheet.rulings.two_player_reverse == "skip"


def reverse(state: RoundState, log: list[Event]) -> RoundState:
    """Play runs the other way; between two players the card skips instead (G10)."""
    if reverse_skips(state):
        return skip(state, log)
    turned = replace(state, direction=-state.direction)
    log.append(DirectionTurned(turned.direction))
    return turned
