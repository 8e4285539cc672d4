"""What a seat can know and guess about cards that it does not see, folded from its own story.

Everything is kept by place: a slot for every card of every hand, of both piles, and of a battle (`slots`). What is
certain narrows slots: the true cards always fit into them one to one, with every card of the deck in one slot.
What cannot be said of a single card stands beside them: a hand holds at least one card of a set (`holds`). What is
only likely are hints (`evidence`). A card that is drawn, given or taken is a new slot, so nothing that was
concluded about a hand is ever said of cards that came later.
"""

from collections.abc import Sequence
from itertools import chain
from typing import assert_never

from lastcard.bots import evidence
from lastcard.bots.slots import Impossible, exact_cards, narrow, part
from lastcard.bots.turns import Turns
from lastcard.model.cards import UNKNOWN, Card, Color, Hand
from lastcard.model.effects import DrawUntilColor
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
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.views.progress import Progress, Table, remember
from lastcard.views.view import View


class Belief(Turns):
    """The cards of a round as one seat may think of them. `hear` takes the story event by event."""

    def __init__(self, sheet: Sheet, seats: int, viewer: Seat) -> None:
        super().__init__(sheet, seats)
        self.viewer = viewer
        self.progress = Progress()
        self.heard = 0
        """Events of the story so far."""
        self._latest: Event | None = None

    @classmethod
    def at_a_glance(cls, sheet: Sheet, view: View, viewer: Seat) -> "Belief":
        """What can be known without a story: only what is seen now. Nothing is remembered of the card in play."""
        belief = cls(sheet, len(view.hands), viewer)
        belief._side, belief._color, belief._direction = view.side, view.color, view.direction
        for slots, hand in zip(belief.hands, view.hands, strict=True):
            belief._off_the_pile(slots, hand)
        for pile, revealed in zip(belief.aside, view.aside, strict=True):
            belief._off_the_pile(pile, revealed)
        under = (UNKNOWN,) * (view.discard_count - 1)
        belief._off_the_pile(belief.discard, (*under, view.top) if view.top else ())
        if view.draw_top is not None:
            narrow(belief.draw[:1], belief.deck.looks(view.draw_top))
        if view.top is not None:
            belief._top = belief.deck.face(view.side, view.top)
            sizes = tuple(len(hand) + (seat == view.turn) for seat, hand in enumerate(view.hands))
            belief.progress = Progress(
                card=view.top, seat=view.turn, color=view.color, before=sizes, left=sizes[view.turn] - 1
            )
        belief.held = belief.hands[view.turn][:]
        if view.question == "drawn":
            belief.drawn = belief.hands[view.asked[0]][-1]
        return belief

    def listen(self, story: Sequence[Event]) -> None:
        """Take in the rest of a story whose beginning was heard before."""
        for event in story[self.heard :]:
            self.hear(event)
            self._latest = event

    def goes_on(self, viewer: Seat, story: Sequence[Event]) -> bool:
        """Whether a story is the one heard so far, and perhaps more of it."""
        if viewer != self.viewer or len(story) < self.heard:
            return False
        return self.heard == 0 or story[self.heard - 1] == self._latest

    # --- one event -------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """One more event of the story."""
        self.heard += 1
        at_stake = self._asked.draws if self._asked and self._asked.question in ("stack", "challenge") else 0
        counted = isinstance(event, CardPlayed | CardTurnedUp) or (
            isinstance(event, Asked) and event.question == "pass"
        )
        sizes = tuple(map(len, self.hands)) if counted else ()
        before = Table(self._color, at_stake, sizes)
        match event:
            case Asked():
                self._asks(event)
            case PileShuffled():
                self._shuffled()
            case HandsDealt(hands=hands):
                for seat, hand in enumerate(hands):
                    self._off_the_pile(self.hands[seat], hand)
            case CardTurnedUp(card=card):
                self._off_the_pile(self.discard, (card,))
                self._top = self.deck.face(self._side, card)
                self._color = self._top.color
            case OpeningPutBack(where=where):
                # Its place is known where it is not shuffled in; if it is, any will do.
                above = {"shuffle": 0, "middle": len(self.draw) // 2, "bottom": len(self.draw)}[where]
                self.draw.insert(above, self.discard.pop())
            case CardPlayed(seat=seat, card=card, jumped=jumped):
                self._played(seat, card, jumped=jumped)
            case CardsDrawn():
                self._drew(event)
            case CardKept(seat=seat):
                self._kept()
            case TurnPassed(seat=seat):
                narrow(self.hands[seat], ~self._must_be_played())
            case ColorNamed(seat=seat, color=color):
                self._named(seat, color)
            case ColorRestored(color=color):
                self._color = color
                self._until = self._until and color
            case DirectionTurned(direction=direction):
                self._direction = direction
            case DrawAccepted(seat=seat) | DrawChallenged(seat=seat):
                self._answered(seat, took=isinstance(event, DrawAccepted))
            case HandShown(seat=seat, to=to, cards=cards):
                if to == self.viewer:
                    self._see(self.hands[seat], cards)
            case ChallengeSettled(accused=accused, guilty=guilty):
                self._judged(accused, guilty=guilty)
            case CardsGiven():
                self._given(event)
            case CardsPassed():
                self._passed(event)
            case CardsRevealed(challenger=challenger, target=target, cards=revealed):
                for pile, seat, card in zip(self.aside, (challenger, target), revealed, strict=True):
                    pile.append(self._leaves(seat, card))
            case BattleSettled():
                self._settled(event)
            case CardShown(seat=seat, card=card):
                self._shown(seat, card)
            case ShowFailed(seat=seat, color=color):
                narrow(self.hands[seat], ~self.deck.colored[self._side, color])
            case SidesTurned():
                self._turned(event)
            case HandsMoved(seat=seat, other=other, hands=hands):
                self._moved(seat, other, hands)
            case PileTopChanged(card=pile_top):
                if pile_top is not None:
                    narrow(self.draw[:1], self.deck.looks(pile_top))
            case RoundEnded(hands=hands):
                for slots, hand in zip(self.hands, hands, strict=True):
                    self._see(slots, hand)
            case UnoCalled(seat=seat):
                self._called(seat)
            # Words about what other events do to the cards, or about none.
            case (
                BattleDeclared()
                | CallForgotten()
                | CardPicked()
                | CardsChosen()
                | CatchFailed()
                | DealerCut()
                | DealerFound()
                | TurnLost()
                | UnoCaught()
            ):
                pass
            case _:
                assert_never(event)
        self.progress = remember(self.progress, event, before)

    # --- what cards do ---------------------------------------------------------------------------------------

    def _named(self, seat: Seat, color: Color) -> None:
        self._color = color
        self._hint(self.hands[seat], self.deck.colored[self._side, color], evidence.NAMED_A_COLOR)
        draw = self._draw_until_color()
        if draw and not (self.sheet.bluffs and self.progress.left):
            self._until, self._extra = color, draw.extra > 0

    def _draw_until_color(self) -> DrawUntilColor | None:
        """The effect of the card in play that makes somebody draw until the named color comes."""
        progress, top = self.progress, self._top
        if top is None or progress.seat is None or progress.turned:
            return None
        return self.deck.draw_until_color(top, last=not progress.left)

    def _answered(self, seat: Seat, *, took: bool) -> None:
        """A draw card was answered; where it might have been stacked on, that tells of the hand (HOUSE-01)."""
        draw = self._draw_until_color()
        if took and draw:
            self._until, self._extra = self._color, draw.extra > 0
        if self.sheet.rulings.stacking and self._top is not None and self._top.draws:
            draws, higher = self._top.draws, self.sheet.rulings.stacking == "higher"
            stackable = self.deck.among(
                card
                for card, face in self.sheet.faces[self._side].items()
                if face.draws == draws or (higher and face.draws > draws)
            )
            weight = evidence.TOOK_WITH_A_DRAW_CARD if took else evidence.CHALLENGED_WITH_A_DRAW_CARD
            self._hint(self.hands[seat], stackable, weight)

    def _judged(self, accused: Seat, *, guilty: bool) -> None:
        """The table learns whether the hand left by a wild draw was honest (G20)."""
        color, asked = self.progress.color, self._asked
        if color is not None and asked is not None and asked.seats != (self.viewer,):
            dishonest = self.deck.incriminating[self._side, color]
            if guilty and self.held:
                self._hold(accused, dishonest)
            elif not guilty:
                narrow(self.held, ~dishonest)
        if self._draw_until_color():
            self._until, self._extra = self._color, not guilty

    def _given(self, event: CardsGiven) -> None:
        """A gift; of one that was not seen only the suits are certain: each card has one (BEACH-73)."""
        if event.to is None:
            return
        colored = self.deck.all & ~self.deck.colorless[self._side]
        given = self._hands_over(event.seat, [self.deck.looks(card) & colored for card in event.cards])
        self.hands[event.to] += given
        for slot in given:
            self._name(slot)

    def _passed(self, event: CardsPassed) -> None:
        """Cards passed on, all of them before any arrives; of those that were not seen nothing is known."""
        seats = len(event.given)
        given = [
            self._hands_over(Seat(giver), [self.deck.looks(card) for card in cards])
            for giver, cards in enumerate(event.given)
        ]
        for giver, slots in enumerate(given):
            self.hands[(giver + event.direction) % seats] += slots
        for slot in chain(*given):
            self._name(slot)

    def _settled(self, event: BattleSettled) -> None:
        first, second = self.aside
        self.aside = ([], [])
        if event.winner is None:
            self.hands[event.challenger] += first
            self.hands[event.target] += second
        else:
            loser = event.target if event.winner == event.challenger else event.challenger
            self.hands[loser] += first + second

    def _shown(self, seat: Seat, seen: Card) -> None:
        """A card is shown and goes back; one that is known already may be the one."""
        looks = self.deck.looks(seen)
        hand = self.hands[seat]
        if looks == self.deck.all or any(not slot.cards & ~looks for slot in hand):
            return
        slot = part(hand, looks, exact_cards(self.slots()))
        hand.append(slot)
        self._name(slot)

    def _turned(self, event: SidesTurned) -> None:
        """Both piles lie the other way round, and everybody sees the other faces (F06)."""
        self._side, self._until = event.side, None
        self.draw.reverse()
        self.discard.reverse()
        self._see(self.discard[-1:], (event.top,))
        self._top = self.deck.face(event.side, event.top)
        self._color = self._top.color
        for slots, hand in zip(self.hands, event.hands, strict=True):
            self._see(slots, hand)

    def _moved(self, seat: Seat, other: Seat | None, hands: tuple[Hand, ...]) -> None:
        """Hands change places, and what is known of them goes along (HOUSE-03)."""
        seats = len(self.hands)
        if other is None:
            giver = [(at - self._direction) % seats for at in range(seats)]
        else:
            swapped = {seat: other, other: seat}
            giver = [swapped.get(Seat(at), Seat(at)) for at in range(seats)]
        self._change_places(giver, hands)


def believe(kept: Belief | None, sheet: Sheet, view: View, story: Sequence[Event]) -> Belief:
    """What the viewer may think now: what was kept of this story goes on, anything else begins anew.

    Where there is no story, or one of another round than the view shows, only what is seen counts.
    """
    viewer = Seat(view.viewer or 0)
    belief = kept if kept and kept.goes_on(viewer, story) else Belief(sheet, len(view.hands), viewer)
    try:
        belief.listen(story)
    except Impossible:
        return Belief.at_a_glance(sheet, view, viewer)
    seen = ([len(hand) for hand in view.hands], view.draw_count, view.discard_count)
    thought = ([len(hand) for hand in belief.hands], len(belief.draw), len(belief.discard))
    return belief if seen == thought else Belief.at_a_glance(sheet, view, viewer)
