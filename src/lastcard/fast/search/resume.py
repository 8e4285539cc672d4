"""A round in the middle from what one seat may know of it: everything but the cards.

The open question is in the view, and what is still to come of the card in play follows from the card and from
how far it has got (`lastcard.views.progress`). The cards are dealt by `lastcard.fast.search.worlds`.
"""

from typing import Final, TypeVar, assert_never

from msgspec.structs import replace

from lastcard.engine.legal import asked_seats
from lastcard.engine.sheet import opening_effects
from lastcard.model import agenda as pending
from lastcard.model import decisions as ask
from lastcard.model import effects
from lastcard.model.agenda import Step
from lastcard.model.cards import UNKNOWN, Color, Face
from lastcard.model.edition import Opening
from lastcard.model.errors import LastcardError
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState
from lastcard.views.progress import Progress
from lastcard.views.view import View

ASKS: Final[dict[ask.QuestionKind, tuple[type[effects.Effect], ...]]] = {
    "color": (effects.NameColor, effects.Duel, effects.FlipSides),
    "challenge": (effects.Challengeable,),
    "stack": (effects.Stackable,),
    "give": (effects.GiveCards,),
    "battle": (effects.Duel,),
    "reveal": (effects.Duel,),
    "show": (effects.ShowColor,),
    "swap": (effects.SwapHands,),
    "pass": (effects.PassCards,),
}
"""Which effects ask a question."""


T = TypeVar("T")
E = TypeVar("E", bound=effects.Effect)


class NotResumed(LastcardError):
    """Nobody is asked, or too little is remembered of how the question came to be asked."""


def _sure(found: T | None, what: str) -> T:
    """Something that must be remembered."""
    if found is None:
        raise NotResumed(f"expected {what} in the story of the round, found none")
    return found


def resume(sheet: Sheet, view: View, progress: Progress) -> RoundState:
    """The round of a view without its cards: hands and piles are empty."""
    seats = len(view.hands)
    decision, agenda = _Pending(sheet, view, progress).asked()
    if asked_seats(decision) != view.asked:
        raise NotResumed(f"expected a question to {view.asked}, found one to {asked_seats(decision)}")
    return RoundState(
        sheet=sheet,
        dealer=view.dealer,
        hands=((),) * seats,
        decision=decision,
        agenda=agenda,
        color=view.color,
        side=view.side,
        direction=view.direction,
        turn=view.turn,
        calls=view.calls,
        jumpable=view.jumpable,
        passes=progress.passes,
    )


class _Pending:
    """The open question and what comes after it."""

    def __init__(self, sheet: Sheet, view: View, progress: Progress) -> None:
        self._sheet, self._view, self._progress = sheet, view, progress

    def asked(self) -> tuple[ask.SeatDecision, tuple[Step, ...]]:
        view, any_card = self._view, self._sheet.deck[0]
        seat = view.asked[0] if view.asked else view.turn
        asking, rest = self._asking() if view.question in ASKS else (None, ())
        if asking is None and view.question in ASKS and view.question != "color":
            raise NotResumed(f"expected the card behind question {view.question}, found another")
        match view.question:
            case "cut" | "dealer" | "shuffle" | "over":
                raise NotResumed(f"expected a question to a seat, found {view.question}")
            case "play":
                return ask.AskPlay(seat), ()
            case "drawn":
                return ask.AskDrawn(seat, any_card), ()
            case "color":
                bout = self._bout() if isinstance(asking, effects.Duel) else None
                return ask.AskColor(seat, bout), rest
            case "challenge":
                asking = self._is(asking, effects.Challengeable)
                return ask.AskChallenge(seat, self._wild_draw(asking)), rest
            case "stack":
                return ask.AskStack(seat), rest
            case "give":
                asking = self._is(asking, effects.GiveCards)
                if self._sheet.two_sided and not self._sheet.rulings.peek_own_back:
                    raise NotResumed("expected gifts of whole cards, found some whose backs nobody knows")
                return ask.AskGive(seat, asking.forgotten_call_draws), rest
            case "battle":
                asking = self._is(asking, effects.Duel)
                return ask.AskBattle(seat, asking.loser_draws, self._progress.before, self._owed()), rest
            case "reveal":
                first, second = (
                    any_card if who in self._progress.picked else None for who in self._battlers()
                )
                return ask.AskReveal(self._bout(), (first, second)), rest
            case "show":
                asking = self._is(asking, effects.ShowColor)
                following = Seat((seat + view.direction) % len(view.hands))
                then = pending.AskToShow(following, view.turn, asking.penalty)
                return ask.AskShow(seat, view.turn, _sure(view.color, "a called color")), (then, *rest)
            case "pass":
                return self._passing(self._is(asking, effects.PassCards).n), rest
            case "swap":
                return ask.AskSwap(seat), rest
            case _:
                assert_never(view.question)

    def _is(self, asking: effects.Effect | None, kind: type[E]) -> E:
        """The effect behind a question, which is of a certain kind."""
        if not isinstance(asking, kind):
            raise NotResumed(f"expected the card behind question {self._view.question}, found another")
        return asking

    def _face(self) -> Face | None:
        """The face of the card in play: on the side on which it was played."""
        card, sheet = self._progress.card, self._sheet
        if card is None:
            return None
        dark = (self._view.side == "dark") != self._progress.turned
        code = card.split("/")[-1 if dark else 0]
        shown = sheet.faces["dark" if dark else "light"]
        return next(face for face in shown.values() if face.code == code)

    def _programme(self) -> tuple[tuple[effects.Effect, ...], tuple[Step, ...]]:
        """The effects of the card in play, and how it ends."""
        face, progress = self._face(), self._progress
        if face is None:
            return (), ()
        if progress.seat is None:
            acts = self._sheet.openings[face.symbol] is Opening.ACTS
            return (opening_effects(face), (pending.NextTurn(),)) if acts else ((), ())
        if progress.left:
            return face.when_played, (pending.NextTurn(),)
        fights = any(isinstance(effect, effects.Duel) for effect in face.when_last)
        return face.when_last, (pending.NextTurn() if fights else pending.GoOut(progress.seat),)

    def _asking(self) -> tuple[effects.Effect | None, tuple[Step, ...]]:
        """The effect that asks, and what comes after it."""
        view, progress = self._view, self._progress
        programme, end = self._programme()
        if view.question == "color" and view.color is None and not self._flipper_names():
            if any(isinstance(effect, effects.DrawUntilColor | effects.ShowColor) for effect in programme):
                raise NotResumed("expected to know what a color is named for, found more than one reason")
            return None, ()
        kinds = ASKS[view.question]
        if view.question == "color" and progress.opponent is None:
            kinds = (effects.NameColor, effects.FlipSides)
        asking = [at for at, effect in enumerate(programme) if isinstance(effect, kinds)]
        if view.question == "pass":
            asking = asking[progress.passed :][:1]
        if len(asking) > 1:
            raise NotResumed(f"expected one effect that asks for {view.question}, found {len(asking)}")
        for at in asking:
            return programme[at], (*map(self._bound, self._left(programme[at + 1 :])), *end)
        return None, ()

    def _left(self, programme: tuple[effects.Effect, ...]) -> tuple[effects.Effect, ...]:
        """What is still to come; a color of the other side cannot come back or be respected."""
        of_before = effects.RestoreColor | effects.Challengeable
        return tuple(
            effect for effect in programme if not self._progress.turned or not isinstance(effect, of_before)
        )

    def _flipper_names(self) -> bool:
        """Whether the player of a Flip names the color; else it is who plays next (F04)."""
        played = self._progress.seat is not None and self._progress.turned
        return played and self._sheet.rulings.wild_after_flip == "flipper"

    def _bound(self, effect: effects.Effect) -> Step:
        """An effect as it stands on the agenda (`lastcard.engine.turns`)."""
        progress = self._progress
        match effect:
            case effects.DrawCards(n=n) if progress.carry:
                return replace(effect, n=n + progress.carry)
            case effects.Duel(loser_draws=draws):
                return pending.OpenBattle(draws, progress.before)
            case effects.Challengeable() if progress.color is not None:
                return pending.OfferChallenge(self._wild_draw(effect))
            case effects.RestoreColor() if progress.color is not None:
                return pending.SetColor(progress.color)
        return effect

    def _wild_draw(self, terms: effects.Challengeable) -> ask.WildDraw:
        accused = _sure(self._progress.seat, "who played the wild draw")
        color: Color = _sure(self._progress.color, "the color before it")
        return ask.WildDraw(accused, (), color, terms)

    def _battlers(self) -> tuple[Seat, Seat]:
        """Who has the turn began the battle: a card can skip somebody first, who then has to battle."""
        return self._view.turn, _sure(self._progress.opponent, "whom they chose")

    def _bout(self) -> ask.Bout:
        challenger, target = self._battlers()
        programme, _ = self._programme()
        duel = _sure(
            next((effect for effect in programme if isinstance(effect, effects.Duel)), None), "a battle"
        )
        before = self._progress.before
        return ask.Bout(
            challenger=challenger,
            target=target,
            before=(before[challenger], before[target]),
            loser_draws=duel.loser_draws,
            void=self._progress.void,
            owed=self._owed(),
        )

    def _passing(self, n: int) -> ask.AskPass:
        """Who has chosen all cards has told so, nobody else; the own choice is known."""
        view, left, chosen = self._view, [], []
        for seat, held in enumerate(self._progress.passing or map(len, view.hands)):
            unseen = () if seat in view.asked else (UNKNOWN,) * min(n, held)
            chosen.append(view.chosen if seat == view.viewer else unseen)
            left.append(max(1, min(n, held) - len(chosen[-1])) if seat in view.asked else 0)
        return ask.AskPass(n, tuple(left), tuple(chosen))

    def _owed(self) -> bool:
        """Whether the call for a Battle card that left one card is still due (K09)."""
        progress = self._progress
        at_once = self._sheet.rulings.battle_uno == "at_once"
        return at_once and progress.left == 1 and not progress.settled
