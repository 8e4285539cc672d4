"""Who may call, who may be caught and who may jump in: the table of rights of the notation, once more.

Written from that table and not from the engine, to be compared with it: it knows what was said, how many
cards everybody holds, who gained any, and which question is open.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from lastcard.engine.apply import asked
from lastcard.model.effects import Duel
from lastcard.model.events import (
    BattleSettled,
    CardsDrawn,
    CardsGiven,
    CardsRevealed,
    HandsMoved,
    SidesTurned,
    TurnLost,
)
from lastcard.model.moves import (
    Accept,
    Battle,
    Call,
    Catch,
    Challenge,
    Draw,
    Give,
    JumpIn,
    Keep,
    Name,
    Pass,
    Play,
    Right,
)
from lastcard.model.seats import Seat
from lastcard.model.state import Input, RoundState, Transition

Standing = Literal["nothing", "early", "owes", "called"]
"""`early`: called before the answer that is to leave one card; it holds if that answer does."""


class Fight(NamedTuple):
    """The two battlers, what they held before the Battle card was played, and whether nobody won."""

    seats: tuple[Seat, Seat]
    held: tuple[int, int]
    void: bool = False
    owed: bool = False
    """The Battle card left its player one card, a call was due at once, and nobody has caught them for it."""


class Duties(NamedTuple):
    """Where everybody stands."""

    standing: tuple[Standing, ...]
    held: tuple[int, ...] = ()
    """What everybody held before the last card was played."""
    fight: Fight | None = None
    jump: bool = False
    """The top was played by somebody and its window is open."""
    landed: Seat | None = None
    """Who has played a Battle card that left one card and made a call due at once, until they call or are caught."""

    def put(self, seat: Seat, standing: Standing) -> "Duties":
        return self._replace(standing=(*self.standing[:seat], standing, *self.standing[seat + 1 :]))

    def closed(self) -> "Duties":
        """The window closes: no duty is left and no early call; who has called has called."""
        left: Iterator[Standing] = (one if one == "called" else "nothing" for one in self.standing)
        return self._replace(standing=tuple(left), jump=False)

    def unready(self) -> "Duties":
        """Nobody's card has come as they said it would; duties stay."""
        left: Iterator[Standing] = ("nothing" if one == "early" else one for one in self.standing)
        return self._replace(standing=tuple(left), jump=False)

    def lapsed(self, seat: Seat) -> "Duties":
        """An answer that left no single card."""
        return self.put(seat, "nothing") if self.standing[seat] == "early" else self


def nothing_before(seats: int) -> Duties:
    """A position starts with no window open and no call standing."""
    silent: Standing = "nothing"
    return Duties((silent,) * seats)


# --- what changes -----------------------------------------------------------------------------------------


def after(duties: Duties, said: Input, step: Transition) -> Duties:
    """Where everybody stands after one more input."""
    duties = _answered(duties, said, step)
    for event in step.events:
        match event:
            case CardsDrawn(seat=seat) if event.cards:
                duties = _gained(duties, seat)
            case CardsGiven(to=to) if to is not None:
                duties = _gained(duties, to)
            case BattleSettled(challenger=challenger, target=target, winner=winner, taken=taken):
                for seat, cards in zip((challenger, target), taken, strict=True):
                    duties = _gained(duties, seat) if cards else duties
                assert duties.fight is not None
                duties = duties._replace(fight=duties.fight._replace(void=winner is None))
            case HandsMoved():
                duties = nothing_before(len(duties.standing))
            case SidesTurned():
                duties = duties._replace(jump=False)
            case CardsRevealed(challenger=challenger, target=target):
                for seat in (challenger, target):
                    if duties.standing[seat] == "owes":
                        duties = duties.put(seat, "nothing")
    if _victim_drew(step):
        jump = duties.jump
        duties = duties.closed()._replace(jump=jump)
    return _still_due(duties, step.after)


def _victim_drew(step: Transition) -> bool:
    """Who loses the turn to a draw card has drawn for it, and an option says that this closes the window."""
    rulings = step.after.sheet.rulings
    if not rulings.penalty_draw_closes_uno or rulings.catch_until != "begins":
        return False
    drew = {event.seat for event in step.events if isinstance(event, CardsDrawn) and event.cards}
    return any(isinstance(event, TurnLost) and event.seat in drew for event in step.events)


def _still_due(duties: Duties, state: RoundState) -> Duties:
    """A call that was due when the Battle card landed is due whenever its player holds one card."""
    fight = duties.fight
    if fight and fight.owed and asked(state).question in ("reveal", "color"):
        seat = fight.seats[0]
        if duties.standing[seat] == "nothing" and len(state.hands[seat]) == 1:
            return duties.put(seat, "owes")
    return duties


def _gained(duties: Duties, seat: Seat) -> Duties:
    """A gained card ends a duty and a standing call; an early call waits for its answer."""
    return duties if duties.standing[seat] == "early" else duties.put(seat, "nothing")


def _answered(duties: Duties, said: Input, step: Transition) -> Duties:
    seat, move = said
    if seat is None:
        return duties
    before = step.before
    until = before.sheet.rulings.catch_until
    match move:
        case Call() if duties.landed == seat:
            return duties.put(seat, "early")._replace(landed=None)
        case Call():
            chooses = asked(before).question == "battle" and seat in asked(before).seats
            fighting = chooses or (duties.fight and seat in duties.fight.seats)
            landed = duties.standing[seat] == "owes" and not fighting
            return duties.put(seat, "called" if landed else "early")
        case Catch(seat=other) if duties.standing[other] == "owes":
            if duties.fight and duties.fight.seats[0] == other:
                duties = duties._replace(fight=duties.fight._replace(owed=False))
            forgiven = None if duties.landed == other else duties.landed
            return duties.put(other, "nothing")._replace(landed=forgiven)
        case Play(card=card) | JumpIn(card=card):
            return _played(duties, seat, before, card)
        case Draw():
            return duties.closed() if until == "begins" else duties.unready()
        case Pass():
            return duties.unready() if until == "open" else duties.closed()
        case Keep() if until == "plays":
            return duties.closed()
        case Keep() | Accept() | Challenge():
            return duties.lapsed(seat)
        case Give(cards=cards):
            return _gave(duties, seat, len(cards), len(before.hands[seat]) - len(cards))
        case Battle(opponent=None):
            return _declined(duties, seat, before)
        case Battle(opponent=int(other)):
            fight = Fight((seat, other), (duties.held[seat], duties.held[other]))
            return duties._replace(fight=fight._replace(owed=duties.landed == seat), landed=None)
        case Name() if duties.fight:
            return _judged(duties, duties.fight, before)
    return duties


def _played(duties: Duties, seat: Seat, before: RoundState, card: str) -> Duties:
    """Anybody's card closes the window of the one before; a single card left must have been called."""
    face = before.sheet.faces[before.side][card]  # type: ignore[index]
    early = duties.standing[seat] == "early"
    jump = before.sheet.rulings.jump_in and face.color is not None
    held = tuple(len(hand) for hand in before.hands)
    duties = duties.unready() if before.sheet.rulings.catch_until == "open" else duties.closed()
    duties = duties.put(seat, "nothing")._replace(jump=jump, held=held, landed=None)
    if len(before.hands[seat]) != 2:
        return duties
    if any(isinstance(effect, Duel) for effect in face.when_played):
        if early or before.sheet.rulings.battle_uno != "at_once":
            return duties.put(seat, "early" if early else "nothing")
        return duties.put(seat, "owes")._replace(landed=seat)
    return duties.put(seat, "called" if early else "owes")


def _declined(duties: Duties, seat: Seat, before: RoundState) -> Duties:
    """No battle: one card left is owed from here on, unless it was owed since the card landed."""
    duties = duties._replace(landed=None)
    if len(before.hands[seat]) != 1:
        return duties.put(seat, "nothing")
    if duties.standing[seat] == "early":
        return duties.put(seat, "called")
    return duties if before.sheet.rulings.battle_uno == "at_once" else duties.put(seat, "owes")


def _gave(duties: Duties, seat: Seat, given: int, left: int) -> Duties:
    standing = duties.standing[seat]
    if left > 1:
        return duties.lapsed(seat)
    if standing == "early":
        return duties.put(seat, "called")
    return duties.put(seat, "owes") if standing == "nothing" and given and left == 1 else duties


def _judged(duties: Duties, fight: Fight, state: RoundState) -> Duties:
    """The battle is settled, its color named: who fell to one card owes, a call holds at exactly one."""
    due = state.sheet.rulings.uno_after_battle == "on_drop" and not fight.void
    for seat, held in zip(fight.seats, fight.held, strict=True):
        one_left = len(state.hands[seat]) == 1
        if duties.standing[seat] == "early":
            duties = duties.put(seat, "called" if one_left else "nothing")
        elif duties.standing[seat] == "nothing" and one_left and held > 1 and due:
            duties = duties.put(seat, "owes")
    return duties._replace(fight=None)


# --- what is open -----------------------------------------------------------------------------------------


def open_rights(duties: Duties, state: RoundState, seat: Seat) -> set[Right]:
    """The rights of a seat beside whatever is asked; none while luck is asked, nor after going out."""
    question = asked(state)
    in_a_battle = duties.fight is not None or question.question == "battle"
    if not question.seats or not (state.hands[seat] or in_a_battle):
        return set()
    found: set[Right] = set()
    if duties.standing[seat] == "owes" or (
        duties.standing[seat] == "nothing" and _may_call_early(duties, state, seat)
    ):
        found.add(Call())
    for other, standing in enumerate(duties.standing):
        owes = standing == "owes" and len(state.hands[other]) == 1
        if other != seat and (owes or state.sheet.rulings.false_catch_penalty):
            found.add(Catch(Seat(other)))
    return found | set(_jumps(duties, state, seat))


def _jumps(duties: Duties, state: RoundState, seat: Seat) -> Iterator[JumpIn]:
    if duties.jump and asked(state).question == "play":
        for card in set(state.hands[seat]):
            if (state.face(card).color, state.face(card).symbol) == (state.top.color, state.top.symbol):
                yield JumpIn(card)


def _may_call_early(duties: Duties, state: RoundState, seat: Seat) -> bool:
    question, two_cards = asked(state), len(state.hands[seat]) == 2
    is_asked = seat in question.seats
    match question.question:
        case "play":
            return two_cards and (is_asked or any(_jumps(duties, state, seat)))
        case "drawn" | "stack":
            return two_cards and is_asked
        case "challenge":
            return two_cards and is_asked and bool(state.sheet.rulings.stacking)
        case "give" | "battle":
            return is_asked
        case "reveal" | "color":
            return duties.fight is not None and seat in duties.fight.seats
    return False
