"""What an observation should be, written down from the engine's view and its redacted events."""

from collections import Counter
from collections.abc import Iterable, Iterator

from lastcard.model import events as said
from lastcard.model.cards import Card, Side
from lastcard.model.decisions import AskColor, AskReveal
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState, Transition
from lastcard.rl.batch import Batch
from lastcard.rl.cards import cards_as_held, cards_face_up
from lastcard.rl.kernel import history as code
from lastcard.rl.observation import QUESTIONS, layout_of
from lastcard.views import Prompt, View, redact
from lastcard.views.sight import face_up, held
from tests.rl.follower import Game

Row = list[int]
Event = tuple[int, int, int, int]


class Expected:
    """The slices of an observation of the seat that sees the view."""

    def __init__(self, batch: Batch, game: Game, view: View, prompt: Prompt) -> None:
        self.sheet, self.seats = batch.sheet, batch.seats
        self.game, self.view, self.prompt = game, view, prompt
        assert view.viewer is not None
        self.me: Seat = view.viewer
        self.colors = max(4, *map(len, self.sheet.colors.values()), 0)
        self.held = cards_as_held(self.sheet)
        self.face_up = cards_face_up(self.sheet)
        self._challenger = self.me

    def row(self, name: str) -> Row:
        """The slice of this name."""
        found: Row = getattr(self, name)()
        return found

    # --- the table ---------------------------------------------------------------------------------------------

    def hand(self) -> Row:
        return _counted(self.held, self.view.hands[self.me])

    def drawn(self) -> Row:
        return _counted(self.held, [self.prompt.drawn] if self.prompt.drawn else [])

    def sizes(self) -> Row:
        return [len(self.view.hands[seat]) for seat in self._others()]

    def top(self) -> Row:
        return _counted(self.face_up, [self.view.top] if self.view.top else [])

    def color(self) -> Row:
        colors = self.sheet.colors[self.view.side]
        return [int(self.view.color in colors[place : place + 1]) for place in range(self.colors)]

    def side(self) -> Row:
        return [int(self.view.side == "dark")]

    def direction(self) -> Row:
        return [self.view.direction]

    def question(self) -> Row:
        size = layout_of(self.sheet, self.seats)["question"].size
        return [int(self.view.question == question) for question in QUESTIONS[:size]]

    def asked(self) -> Row:
        return self._seats_among(self.view.asked)

    def turn(self) -> Row:
        return self._seats_among([self.view.turn])

    def stakes(self) -> Row:
        return [min(127, self.view.draws)]

    def calls(self) -> Row:
        statuses = [self.view.calls[seat] for seat in self._around()]
        return [int(status == one) for status in statuses for one in ("owes", "ahead", "called")]

    def jumpable(self) -> Row:
        return [int(self.view.jumpable)]

    def piles(self) -> Row:
        return [self.view.draw_count, self.view.discard_count]

    def dealer(self) -> Row:
        assert self.view.dealer is not None
        return self._seats_among([self.view.dealer])

    def idle(self) -> Row:
        return [n for seat in self._others() for n in _counted(self.face_up, self.view.hands[seat])]

    def draw_top(self) -> Row:
        return _counted(self.face_up, [self.view.draw_top] if self.view.draw_top else [])

    def totals(self) -> Row:
        return [0] * self.seats

    def discarded(self) -> Row:
        return _counted(self.face_up, shown_on_discards(self.sheet, self.game))

    # --- gifts and battles -------------------------------------------------------------------------------------

    def gift_to(self) -> Row:
        return self._seats_among([self.game.gift.to] if self.game.gift else [])[1:]

    def gift_suit(self) -> Row:
        if self.game.gift is None or self.prompt.gift is None:
            return [0] * self.colors
        suits = enumerate(self.prompt.gift.suits)
        now = next(place for place, suit in suits if suit and place >= self.game.gift.suits)
        return [int(place == now) for place in range(self.colors)]

    def gift_cards(self) -> Row:
        return _counted(self.held, self.game.gift.cards if self.game.gift else ())

    def battlers(self) -> Row:
        decision = self.game.state.decision
        bout = decision.bout if isinstance(decision, AskReveal | AskColor) else None
        if bout is None:
            return [0] * (2 * self.seats)
        return [*self._seats_among([bout.challenger]), *self._seats_among([bout.target])]

    def picked(self) -> Row:
        decision = self.game.state.decision
        if not isinstance(decision, AskReveal):
            return _counted(self.held, self.view.chosen)
        battlers = (decision.bout.challenger, decision.bout.target)
        mine = [pick for seat, pick in zip(battlers, decision.picks, strict=True) if seat == self.me and pick]
        return _counted(self.held, held(self.view.sight, self.view.side, self.me, self.me, mine))

    def aside(self) -> Row:
        return [n for cards in self.view.aside for n in _counted(self.face_up, cards)]

    # --- history -----------------------------------------------------------------------------------------------

    def history(self) -> Row:
        newest: list[Event] = []
        for heard in reversed(self.game.heard):
            newest += reversed([*self._events(heard.transition, heard.picked)])
            if len(newest) >= 16:
                break
        rows = [*newest, *[(0, 0, 0, 0)] * 16][:16]
        return [number for row in rows for number in row]

    def _events(self, transition: Transition, picked: Card | None) -> Iterator[Event]:
        """The history of one input; who drew is told by seat, beginning with the one on turn."""
        drawn: Counter[tuple[Seat, bool]] = Counter()
        for event in redact(transition, self.me):
            if isinstance(event, said.CardsDrawn):
                drawn[event.seat, event.forced] += len(event.cards)
            else:
                yield from self._event(event, picked, transition.before.side)
        by_turn = sorted(drawn, key=lambda who: (who[0] - transition.after.turn) % self.seats)
        for seat, forced in by_turn:
            yield code.TOOK if forced else code.DREW, self._who(seat), 0, min(127, drawn[seat, forced])

    def _event(self, event: said.Event, picked: Card | None, side: Side) -> Iterator[Event]:
        who, card = self._who, self._card
        match event:
            case said.CardPlayed(seat=seat, card=played, jumped=jumped):
                yield code.JUMPED if jumped else code.PLAYED, who(seat), card(face_up(played, side)), 0
            case said.CardKept(seat=seat):
                yield code.KEPT, who(seat), 0, 0
            case said.TurnPassed(seat=seat):
                yield code.PASSED, who(seat), 0, 0
            case said.ColorNamed(seat=seat, color=color):
                yield code.NAMED, who(seat), 0, 1 + self.sheet.colors[side].index(color)
            case said.DrawAccepted(seat=seat):
                yield code.ACCEPTED, who(seat), 0, 0
            case said.UnoCalled(seat=seat):
                yield code.CALLED, who(seat), 0, 0
            case said.CardPicked(seat=seat):
                yield code.PICKED, who(seat), card(picked) if seat == self.me and picked else 0, 0
            case said.CardsRevealed(challenger=challenger, target=target, cards=(first, second)):
                yield code.REVEALED, who(challenger), card(first), 0
                yield code.REVEALED, who(target), card(second), 0
            case said.PileShuffled():
                yield code.SHUFFLED, 0, 0, 0
            case said.DrawChallenged(seat=seat):
                self._challenger = seat
            case said.ChallengeSettled(accused=accused, guilty=guilty):
                yield code.EXPOSED if guilty else code.MISJUDGED, who(self._challenger), 0, who(accused)
            case said.CardsGiven(seat=seat, to=to, cards=cards):
                if to is None:
                    yield code.GAVE, who(seat), 0, 0
                else:
                    ordered = sorted(cards, key=lambda one: -1 if one == "?" else self.sheet.rank[one])
                    yield from ((code.GAVE, who(seat), card(one), who(to)) for one in ordered)
            case said.CardsPassed(direction=direction, given=given):
                for giver, cards in enumerate(given):
                    to = Seat((giver + direction) % self.seats)
                    yield from (
                        (code.GAVE, who(Seat(giver)), card(one), who(to)) for one in sorted(cards, key=card)
                    )
            case said.BattleDeclared(seat=seat, opponent=opponent):
                yield code.BATTLED, who(seat), 0, 0 if opponent is None else who(opponent)
            case said.CardShown(seat=seat, to=to, card=shown):
                yield code.SHOWED, who(seat), card(shown), who(to)
            case said.HandsMoved(seat=seat, other=other) if other is not None:
                yield code.SWAPPED, who(seat), 0, who(other)
            case said.UnoCaught(seat=seat, by=by):
                yield code.CAUGHT, who(by), 0, who(seat)
            case said.CatchFailed(seat=seat, by=by):
                yield code.MISCAUGHT, who(by), 0, who(seat)

    def _who(self, seat: Seat) -> int:
        return 1 + (seat - self.me) % self.seats

    def _card(self, card: Card) -> int:
        return 0 if card == "?" else 1 + self.face_up.index(card)

    def _around(self) -> list[Seat]:
        return [Seat((self.me + place) % self.seats) for place in range(self.seats)]

    def _others(self) -> list[Seat]:
        return self._around()[1:]

    def _seats_among(self, seats: Iterable[Seat]) -> Row:
        wanted = set(seats)
        return [int(seat in wanted) for seat in self._around()]


def shown_on_discards(sheet: Sheet, game: Game) -> list[Card]:
    """The faces that have lain open on the discards since they were last shuffled."""
    if not sheet.edition.pairs:
        return list(game.state.discard)
    first: RoundState = game.heard[0].transition.before if game.heard else game.state
    pile: list[tuple[Card, set[Side]]] = [(card, {"light"}) for card in first.discard]
    pile[-1][1].add(first.side)
    for heard in game.heard:
        side = heard.transition.before.side
        for event in heard.transition.events:
            match event:
                case said.CardPlayed(card=card):
                    pile.append((card, {side}))
                case said.SidesTurned(side=turned):
                    side = turned
                    pile.reverse()
                    pile[-1][1].add(side)
                case said.PileShuffled():
                    pile = [(pile[-1][0], {side})]
    assert [card for card, _ in pile] == list(game.state.discard)
    return [face_up(card, side) for card, sides in pile for side in sides]


def _counted(cards: tuple[Card, ...], seen: Iterable[Card]) -> Row:
    found = Counter(seen)
    assert set(found) <= set(cards)
    return [found[card] for card in cards]
