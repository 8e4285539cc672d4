"""A round in small steps, each of them a choice of one seat or of luck.

What luck is asked, one thing at a time:

- a shuffle, card by card from the top: a kind of card is as likely as its share of the cards that are left;
- a cut for the deal, the same; a dealer by lot, a seat;
- with which seat the offering of rights begins, when more than one that is not asked has a right.

Calls, catches and jumps are open to everybody at any time. So after every input the seats that have such a
right and are not asked are offered it, each in turn, before the question goes to the seat that is asked: as in
`lastcard.rl.kernel.floor`, where it is told at length.
"""

from collections.abc import Callable
from functools import cached_property, partial
from typing import Final

from msgspec.structs import asdict, replace

from lastcard.engine import apply, open_round, rights
from lastcard.engine.legal import asked_seats
from lastcard.model.chance import Cut, Dealer, Outcome, Shuffle
from lastcard.model.decisions import AskColor, AskCut, AskDealer, AskPlay, AskReveal, AskShuffle, Over
from lastcard.model.events import Event
from lastcard.model.moves import Call, Catch, Give, JumpIn, Move
from lastcard.model.seats import Seat
from lastcard.rl.actions import Gift, Said
from lastcard.rl.errors import IllegalAction, StepAfterDone
from lastcard.rl.openspiel.luck import Lot
from lastcard.rl.openspiel.notes import Notes
from lastcard.rl.openspiel.table import Table
from lastcard.views import Prompt, View, prompt_for, redact, settle, view_of

CHANCE: Final = -1
OVER: Final = -4
"""OpenSpiel's numbers for luck and for nobody, in place of a seat."""

Telling = Callable[[Seat | None], tuple[Event, ...]]
"""What a viewer hears of one input; None is a spectator."""


class Moment:
    """A round between two choices. It never changes: a choice makes the next one, and copies cost nothing."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.before: Moment | None = None
        self.actor, self.action = OVER, 0
        """Who chose what to come here from the moment before; at first nobody."""
        self.told: tuple[Telling, ...] = ()
        """What came of it, to be heard; nothing when the choice was a part of something."""
        self.decisions = 0
        """How many choices seats have made."""
        self.gift: Gift | None = None
        """The gift that the acting seat is putting together."""
        self.acting: int = CHANCE
        self.heard: dict[Seat | None, str] = {}
        """Texts that were asked for before (`lastcard.rl.openspiel.memory`)."""
        self.notes: Notes | None = None
        """The same of what everybody could note (`lastcard.rl.openspiel.sight`)."""
        self._round = open_round(table.sheet, table.seats, table.dealer)
        self._lot: Lot | None = None
        """The shuffle or the cut that luck is asked for."""
        self._rightful: tuple[Seat, ...] = ()
        """Seats that have a right and have not let it pass, in the order in which they are offered it."""
        self._in_order = True
        """Unless luck has to say with which of them that begins."""
        self._ask()

    def __deepcopy__(self, _memo: object) -> "Moment":
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return replay, (self.table, tuple(self.actions()))

    def actions(self) -> list[int]:
        """All choices from the beginning."""
        made, at = [], self
        while at.before is not None:
            made.append(at.action)
            at = at.before
        return made[::-1]

    # --- what can be chosen ---------------------------------------------------------------------------------

    @cached_property
    def offers(self) -> dict[int, Said]:
        """The actions of the acting seat, with what they say."""
        prompt = self.prompt(Seat(self.acting)) if self.acting >= 0 else None
        return self.table.actions.offers(prompt, self.table.seats, self.gift) if prompt else {}

    @cached_property
    def outcomes(self) -> dict[int, float]:
        """What luck can say, with how likely it is."""
        if self.acting != CHANCE:
            return {}
        if self._lot is not None:
            return self._lot.outcomes()
        kinds, seats = len(self.table.kinds), self.table.seats
        if self._in_order:
            return {kinds + seat: 1 / seats for seat in range(seats)}
        # Any seat may be drawn, and the first clockwise from it that has a right is the one.
        before = (self._rightful[-1], *self._rightful)
        return {
            kinds + seat: (seat - other) % seats / seats
            for other, seat in zip(before, self._rightful, strict=False)
        }

    def prompt(self, seat: Seat) -> Prompt | None:
        """What a seat is asked and may say; with automatic calls there is nothing to call or catch."""
        prompt = prompt_for(self._round, seat)
        if prompt is None or not self.table.auto_call:
            return prompt
        return replace(prompt, rights=tuple(right for right in prompt.rights if isinstance(right, JumpIn)))

    def view(self, viewer: Seat | None) -> View:
        return view_of(self._round, viewer)

    # --- choosing -------------------------------------------------------------------------------------------

    def after(self, action: int) -> "Moment":
        """The round after one more choice."""
        if self.acting == OVER:
            raise StepAfterDone(f"expected no action in a round that is over, found {action}")
        choices = self.outcomes if self.acting == CHANCE else self.offers
        if action not in choices:
            raise IllegalAction(f"expected one of {sorted(choices)}, found {action}")
        then = Moment.__new__(Moment)
        vars(then).update(vars(self))
        then.before = self
        then.choose(action)
        return then

    def choose(self, action: int) -> None:
        """Go on from the moment before, of which this one is a copy (`after`)."""
        said = self.offers.get(action)
        self.actor, self.action = self.acting, action
        self.told, self.heard, self.notes = (), {}, None
        for kept in ("offers", "outcomes"):
            vars(self).pop(kept, None)
        if self.actor == CHANCE:
            self._hear_luck(action)
        else:
            self._hear_seat(Seat(self.actor), said)
        if self.acting >= 0 and self.decisions >= self.table.horizon:
            self.acting = OVER

    def _hear_seat(self, seat: Seat, said: Said) -> None:
        self.decisions += 1
        if said is None:
            self._rightful = self._rightful[1:]
            self._give_floor()
        elif isinstance(said, Gift):
            self.gift = said
        else:
            self._say(seat, said)

    def _hear_luck(self, outcome: int) -> None:
        seat = Seat(outcome - len(self.table.kinds))
        if self._lot is not None:
            self._draw_lots(self._lot.after(outcome))
        elif self._in_order:
            self._apply(None, Dealer(seat))
            self._ask()
        else:
            at = self._rightful.index(seat)
            self._rightful = (*self._rightful[at:], *self._rightful[:at])
            self._in_order = True
            self._give_floor()

    def _draw_lots(self, lot: Lot) -> None:
        """The engine hears of a shuffle or a cut when it is complete."""
        self.acting, self._lot = CHANCE, lot
        if lot.complete:
            self._lot = None
            cut = isinstance(self._round.decision, AskCut)
            self._apply(None, Cut(lot.named) if cut else Shuffle(lot.named))
            self._ask()

    def _say(self, seat: Seat, move: Move) -> None:
        if self.table.auto_call and isinstance(move, Give):
            self._call_before_gift(seat, move)
        self._apply(seat, settle(self._round, seat, move))
        self.gift = None
        self._ask()

    def _call_before_gift(self, seat: Seat, gift: Give) -> None:
        """Who gives everything away needs to have called before (BEACH-82)."""
        if len(self._round.hands[seat]) == len(gift.cards) and Call() in rights(self._round, seat):
            self._apply(seat, Call())

    def _apply(self, actor: Seat | None, said: Move | Outcome) -> None:
        step = apply(self._round, actor, said)
        self._round = step.after
        self.told = (*self.told, partial(redact, step))

    # --- who is next ----------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """After something was said or luck has answered."""
        match self._round.decision:
            case AskShuffle(cards=cards):
                self._draw_lots(Lot.of(self.table.kinds, cards, len(cards)))
            case AskCut(seats=seats):
                self._draw_lots(Lot.of(self.table.kinds, self.table.sheet.deck, len(seats)))
            case AskDealer():
                self.acting = CHANCE
            case Over():
                self.acting = OVER
            case _:
                if self.table.auto_call:
                    self._call_for_all()
                self._rightful = self._seats_with_rights()
                self._in_order = len(self._rightful) < 2
                self._give_floor()

    def _call_for_all(self) -> None:
        for seat, status in enumerate(self._round.calls):
            if status == "owes":
                self._apply(Seat(seat), Call())

    def _seats_with_rights(self) -> tuple[Seat, ...]:
        decision = self._round.decision
        if not (
            "owes" in self._round.calls
            or (self._round.jumpable and isinstance(decision, AskPlay))
            or isinstance(decision, AskReveal)
            or (isinstance(decision, AskColor) and decision.bout is not None)
        ):
            return ()
        asked = asked_seats(decision)
        return tuple(
            Seat(seat)
            for seat in range(self.table.seats)
            if seat not in asked and self._has_ground(Seat(seat))
        )

    def _has_ground(self, seat: Seat) -> bool:
        """Whether a seat has a right to be offered; a catch without ground (HOUSE-07) alone is none."""
        for right in rights(self._round, seat):
            match right:
                case JumpIn():
                    return True
                case Catch(seat=other) if self._round.calls[other] != "owes":
                    continue
                case _ if not self.table.auto_call:
                    return True
        return False

    def _give_floor(self) -> None:
        if self._in_order:
            self.acting = (*self._rightful, *asked_seats(self._round.decision))[0]
        else:
            self.acting = CHANCE

    # --- the end --------------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What each seat has got; nothing before the end, in a blocked round, and in one that was given up."""
        seats, over = self.table.seats, self._round.decision
        if not isinstance(over, Over) or over.winner is None:
            return [0.0] * seats
        if self.table.reward == "win":
            return [seats - 1.0 if seat == over.winner else -1.0 for seat in range(seats)]
        others = sum(over.caught)
        return [float(others if seat == over.winner else -points) for seat, points in enumerate(over.caught)]

    def __str__(self) -> str:
        """The whole truth, for people and to tell moments apart."""
        # A printed state leaves out what a position cannot say.
        whole = ", ".join(f"{name}={part!r}" for name, part in asdict(self._round).items() if name != "sheet")
        return (
            f"acting {self.acting}; gift {self.gift}; rights {self._rightful}; decisions {self.decisions}; "
            f"lot {self._lot and self._lot.named}; {whole}"
        )


def replay(table: Table, actions: tuple[int, ...]) -> Moment:
    """The moment after all these choices."""
    moment = Moment(table)
    for action in actions:
        moment = moment.after(action)
    return moment
