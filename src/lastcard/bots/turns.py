"""What turns tell of a hand: playing, drawing, drawing on, keeping, passing, calling out of turn."""

from collections.abc import Sequence

from lastcard.bots import evidence
from lastcard.bots.places import Places
from lastcard.bots.seen import Cards
from lastcard.bots.slots import Slot, narrow
from lastcard.model.cards import Card, Color, Face, Side
from lastcard.model.events import Asked, CardsDrawn
from lastcard.model.seats import LEFT, RIGHT, Direction, Seat
from lastcard.model.sheet import Sheet


class Turns(Places):
    """Places, and what is to be matched by whom."""

    def __init__(self, sheet: Sheet, seats: int) -> None:
        super().__init__(sheet, seats)
        self.drawn: Slot | None = None
        """The card that a seat has just drawn and is asked about."""
        self._side: Side = "light"
        self._color: Color | None = None
        self._top: Face | None = None
        self._direction: Direction = LEFT if sheet.rulings.start_direction == "left" else RIGHT
        self._asked: Asked | None = None
        self._drawing: Seat | None = None
        """Who draws for the turn, until something else is asked."""
        self._until: Color | None = None
        """A forced draw goes on until this color comes."""
        self._extra = False
        """More cards are drawn after that."""

    def _fits(self) -> Cards:
        return self.deck.fits(self._side, self._top, self._color) if self._top else 0

    def _must_be_played(self) -> Cards:
        """Cards that would have to be played where a matching card must: a wild draw may be a bluff (G11, G13)."""
        return self._fits() & ~self.deck.wild_draws[self._side]

    def _played(self, seat: Seat, card: Card, *, jumped: bool) -> None:
        drawn, hand = self.drawn, self.hands[seat]
        face, color = self.deck.face(self._side, card), self._color
        if drawn is not None and self._asked and self._asked.question == "drawn":
            # Only the drawn card can have been played.
            hand.remove(drawn)
            slot = Slot(drawn.cards)
            narrow((slot,), self.deck.looks(card))
            self._gone(seat, slot)
            self._name(slot)
        else:
            slot = self._leaves(seat, card)
            self._chose(hand, face)
        self.discard.append(slot)
        self.held = hand[:]
        if face.wild_draw and color is not None:
            dishonest = self.deck.incriminating[self._side, color]
            if self.sheet.bluffs or jumped:
                self._hint(hand, dishonest, evidence.BLUFFED)
            else:
                narrow(hand, ~dishonest)
        self._top, self._color = face, face.color or color

    def _chose(self, hand: Sequence[Slot], face: Face) -> None:
        """A card was chosen from a whole hand: what suits better is less likely to be left in it."""
        if face.color is None and not face.wild_draw:
            matching = self._fits() & ~self.deck.colorless[self._side]
            self._hint(hand, matching, evidence.PLAYED_A_WILD)
        elif face.color is not None and self._color not in (None, face.color):
            self._hint(hand, self.deck.colored[self._side, self._color], evidence.LEFT_THE_COLOR)

    def _drew(self, event: CardsDrawn) -> None:
        seat, n = event.seat, len(event.cards)
        if self._until is not None:
            self._draws_until(self._until, n)
        elif not event.forced:
            self._draws_for_turn(seat)
        slots = self._off_the_pile(self.hands[seat], event.cards)
        if not event.forced:
            self._drawing, self.drawn = seat, slots[0]

    def _draws_for_turn(self, seat: Seat) -> None:
        """Drawing tells of the hand; drawing on, with `draw_to_match`, of the card before (G12, HOUSE-04)."""
        if self._drawing == seat:
            if self.drawn is not None:
                playable = self._fits() if self.sheet.bluffs else self._must_be_played()
                narrow((self.drawn,), ~playable)
            return
        hand, fits = self.hands[seat], self._fits()
        colorless = self.deck.colorless[self._side]
        if self.sheet.voluntary_draw == "never":
            narrow(hand, ~self._must_be_played())
        elif not self.sheet.voluntary_draw:
            narrow(hand, ~(self._must_be_played() & ~colorless))
        else:
            self._hint(hand, fits & ~colorless, evidence.DREW_WITH_A_MATCH)
        self._hint(hand, fits & colorless, evidence.DREW_WITH_A_WILD)

    def _draws_until(self, color: Color, n: int) -> None:
        """Only the last of the cards is of the color, unless the pile has come to its end (F12, F13)."""
        colored = self.deck.colored[self._side, color]
        narrow(self.draw[: n - 1], ~colored)
        if n < len(self.draw):
            narrow(self.draw[n - 1 : n], colored)
            self._until = None
        elif self._extra:
            # If the color came with the very last card, what follows are the extra ones.
            self._until = None

    def _kept(self) -> None:
        if self.drawn is None:
            return
        fits, colorless = self._fits(), self.deck.colorless[self._side]
        # Who could have played something else may keep what fits, and only they know (`must_if_stuck`).
        if self.sheet.drawn_card == "must":
            narrow((self.drawn,), ~self._must_be_played())
        else:
            self._hint((self.drawn,), fits & ~colorless, evidence.KEPT_A_MATCH)
        self._hint((self.drawn,), fits & colorless, evidence.KEPT_A_WILD)

    def _asks(self, event: Asked) -> None:
        self._asked = event
        if event.question == "shuffle":
            return
        self._until = None
        if event.question == "show" and self._color is not None:
            # Who has none of the color is not asked (TREND-43).
            for seat in event.seats:
                self._hold(seat, self.deck.colored[self._side, self._color])
        if event.question != "drawn":
            self._drawing = self.drawn = None
        elif self._drawing is not None and self.sheet.rulings.draw_to_match:
            supply = bool(self.draw) or len(self.discard) > 1
            if supply and self.drawn is not None:
                narrow((self.drawn,), self._fits())
            self._drawing = None

    def _called(self, seat: Seat) -> None:
        """Who calls ahead out of turn can jump in, and so holds the top once more (HOUSE-02, G26)."""
        asked, top = self._asked, self._top
        if asked is None or top is None or asked.question != "play" or seat in asked.seats:
            return
        if asked.calls[seat] != "owes":
            faces = self.sheet.faces[self._side]
            self._hold(seat, self.deck.among(card for card, face in faces.items() if face.code == top.code))
