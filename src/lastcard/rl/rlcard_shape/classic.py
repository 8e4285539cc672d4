"""The classic sheet by the engine, in the words of RLCard.

Its 61 actions cannot say everything that players may say. Two options of the sheet take most of that away:
`no_bluff`, so that a wild draw is always honest and never challenged, and `drawn_card = must`. The rest is
done for the players here: UNO is always called in time, so nobody can be caught; a drawn card that fits is
played at once, unless it is a wild, whose color its player chooses; and drawing is open only to those who have
nothing to play (agents made for RLCard draw whenever they may). Where nothing can be drawn, `draw` is a pass.
"""

from collections.abc import Callable, Iterable

import numpy as np

from lastcard.editions import CLASSIC
from lastcard.engine import answers, apply, open_round, rights, settle_rulings, sheet_for
from lastcard.model.cards import Card
from lastcard.model.chance import Outcome, Shuffle
from lastcard.model.decisions import AskColor, AskDrawn, AskShuffle, Over
from lastcard.model.events import CardPlayed, CardTurnedUp, Event, OpeningPutBack, PileShuffled
from lastcard.model.moves import Call, Keep, Move, Name, Play
from lastcard.model.seats import Seat
from lastcard.rl.rlcard_shape.luck import Luck, shuffled
from lastcard.rl.rlcard_shape.names import (
    ACTION_IDS,
    DRAW,
    UNNAMED,
    PerfectInformation,
    RawState,
    color_of,
    names_of,
)
from lastcard.views.view import View, view_of

SHEET = sheet_for(CLASSIC, settle_rulings(CLASSIC, {"no_bluff": True, "drawn_card": "must"}))
NAMES = {card: names_of(card) for card in SHEET.rank}
"""The actions that play a card; the first is also its name in a hand."""
FACE_UP = {card: names[0] if len(names) == 1 else f"{UNNAMED}{names[0][1:]}" for card, names in NAMES.items()}
"""What a card that lands is called, until a wild has got its color."""
CALL = Call()

Pile = tuple[str, ...]
"""The cards that were played, as everybody saw them: a wild with the color that it was given."""


class ClassicGame:
    """One round after the other. Player 0 sits to the left of the dealer."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._begin = self._state = open_round(SHEET, players, Seat(players - 1))
        self._pile: Pile = ()
        self._shuffles = 0
        self._offers: dict[str, Move] = {}
        self._past: list[Callable[[], None]] = []

    def deal(self, luck: Luck) -> None:
        self._state, self._pile, self._shuffles, self._past = self._begin, (), 0, []
        self._key = luck.randint(0, 2**32, size=2, dtype=np.uint32).tolist()
        self._go_on()

    @property
    def player(self) -> int:
        return int(self._state.turn)

    @property
    def over(self) -> bool:
        return isinstance(self._state.decision, Over)

    def actions(self) -> list[str]:
        """What the player on turn may say."""
        return list(self._offers)

    def play(self, action: str, *, remember: bool) -> None:
        """One action: a card and the color for it, or a drawn card and what becomes of it."""
        if remember:
            self._past.append(self._way_back())
        seat, move = self._state.turn, self._offers[action]
        self._say(seat, move)
        if isinstance(move, Play) and isinstance(self._state.decision, AskColor):
            self._say(seat, Name(color_of(action)))
        self._go_on()
        if action != DRAW:
            self._pile = (*self._pile[:-1], action)

    def _say(self, seat: Seat, move: Move) -> None:
        """UNO is called just before the last card but one lands."""
        if isinstance(move, Play) and len(self._state.hands[seat]) == 2 and CALL in rights(self._state, seat):
            self._apply(seat, CALL)
        self._apply(seat, move)

    def _apply(self, actor: Seat | None, said: Move | Outcome) -> None:
        done = apply(self._state, actor, said)
        self._state = done.after
        self._pile = _after(self._pile, done.events)

    def _go_on(self) -> None:
        """What happens by itself, until somebody has a choice or the round is over."""
        while True:
            match self._state.decision:
                case AskShuffle(cards=cards):
                    self._apply(None, self._shuffled(cards))
                case AskDrawn(seat=seat, card=card):
                    (move,) = answers(self._state, seat)
                    if not isinstance(move, Keep) and len(NAMES[card]) > 1:
                        break
                    self._say(seat, move)
                case _:
                    break
        self._offers = self._offered()

    def _shuffled(self, cards: tuple[Card, ...]) -> Shuffle:
        luck = np.random.RandomState([*self._key, self._shuffles])
        self._shuffles += 1
        return Shuffle(tuple(shuffled(luck, cards)))

    def _offered(self) -> dict[str, Move]:
        """The open answers by their names; `draw` is whatever is left to somebody without a card to play."""
        offers: dict[str, Move] = {}
        otherwise: dict[str, Move] = {}
        for move in answers(self._state, self._state.turn):
            match move:
                case Play(card=card):
                    offers.update(dict.fromkeys(NAMES[card], move))
                case Name(color=color):
                    offers[f"{color}-wild"] = move
                case _:
                    otherwise[DRAW] = move
        return dict(sorted(offers.items(), key=lambda offer: ACTION_IDS[offer[0]])) or otherwise

    def _way_back(self) -> Callable[[], None]:
        """How to come back to this point; luck is counted, so it goes on from there as it did before."""
        state, pile, shuffles, offers = self._state, self._pile, self._shuffles, self._offers

        def back() -> None:
            self._state, self._pile, self._shuffles, self._offers = state, pile, shuffles, offers

        return back

    def back(self) -> bool:
        """Whether there was a point to come back to."""
        if not self._past:
            return False
        self._past.pop()()
        return True

    def payoffs(self) -> list[int]:
        """1 for the winner and -1 for everybody else; 0 for all while it runs, or when it was blocked."""
        decision = self._state.decision
        winner = decision.winner if isinstance(decision, Over) else None
        if winner is None:
            return [0] * self.players
        return [1 if seat == winner else -1 for seat in range(self.players)]

    def state(self, player: int) -> RawState:
        """What one player sees; the legal actions of others are their secret."""
        view = view_of(self._state, Seat(player))
        return RawState(
            hand=_held(view, player),
            target=self._pile[-1],
            played_cards=list(self._pile),
            legal_actions=self.actions() if player == self.player else [],
            num_cards=[len(hand) for hand in view.hands],
            num_players=self.players,
            current_player=self.player,
        )

    def truth(self) -> PerfectInformation:
        view = view_of(self._state, None, everything=True)
        return PerfectInformation(
            num_players=self.players,
            hand_cards=[_held(view, player) for player in range(self.players)],
            played_cards=list(self._pile),
            target=self._pile[-1],
            current_player=self.player,
            legal_actions=self.actions(),
        )


def _held(view: View, player: int) -> list[str]:
    """A hand by the names of its cards, in the order of the actions."""
    return sorted((NAMES[card][0] for card in view.hands[player]), key=ACTION_IDS.__getitem__)


def _after(pile: Pile, events: Iterable[Event]) -> Pile:
    """The pile after what happened."""
    for event in events:
        match event:
            case CardTurnedUp(card=card) | CardPlayed(card=card):
                pile = (*pile, FACE_UP[card])
            case OpeningPutBack():
                pile = pile[:-1]
            case PileShuffled():
                pile = pile[-1:]
    return pile
