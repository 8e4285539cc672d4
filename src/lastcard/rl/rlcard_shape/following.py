"""A game of RLCard's followed from one of its two seats: from a state to the view, the prompt and the story of ours.

Only `raw_obs` and `action_record` are read. A state says what was done and what lies on the pile, but not who was
dealt what, nor whose card it is when somebody has drawn; that follows from what the seat was shown before. So a
follower must be shown every state of its seat, in order. A new game is noticed; in one that it has not followed
from the beginning, and after a reshuffle, it knows only what it sees.
"""

from collections.abc import Iterator, Sequence

from lastcard.model.calls import CallStatus
from lastcard.model.cards import UNKNOWN, Card, Color, Hand
from lastcard.model.events import (
    Asked,
    CardPlayed,
    CardsDrawn,
    CardTurnedUp,
    ColorNamed,
    ColorRestored,
    Event,
    HandsDealt,
    ShowFailed,
    TurnPassed,
)
from lastcard.model.moves import Draw, Move, Name
from lastcard.model.seats import LEFT, Seat
from lastcard.rl.rlcard_shape.house import SHEET
from lastcard.rl.rlcard_shape.names import DRAW, WILDS, RawState, State, color_of, names_of
from lastcard.views.prompt import Prompt
from lastcard.views.sight import sight_of
from lastcard.views.view import View

CARDS: dict[str, Card] = {name: card for card in SHEET.rank for name in names_of(card)}
"""The cards by their names there; a wild has four."""
SIGHT = sight_of(SHEET)
HAND = SHEET.edition.hand
FORCED = {"draw_2": 2, "wild_draw_4": 4}
AGAIN = ("skip", *FORCED)
"""Who plays one of these is on turn again."""

Record = Sequence[tuple[int, str]]


class Follower:
    """One seat's memory of a game."""

    def __init__(self) -> None:
        self.story: list[Event] = []
        """What the seat has heard; empty where it does not know how the game came to be like this."""
        self._record: list[tuple[int, str]] = []
        self._raw: RawState | None = None
        self._color: Color = "r"

    def follow(self, state: State) -> None:
        """One more state of the seat, which is on turn."""
        raw, record = state["raw_obs"], state["action_record"]
        before, heard = self._raw, len(self._record)
        if before is None or not heard < len(record) or record[:heard] != self._record:
            self.story, before, heard = [], None, 0
        seat, pile = raw["current_player"], raw["played_cards"]
        said = record[heard:]
        put_down = sum(action != DRAW for _, action in said)
        if before is None:
            if not any(player == seat for player, _ in said) and len(pile) > put_down:
                self._begin(raw)
                self._go_on(
                    raw, said, pile[1:], raw["hand"][self._dealt(raw, seat) :], self._dealt(raw, 1 - seat)
                )
        elif self.story:
            if len(pile) < len(before["played_cards"]) + put_down:
                self.story = []
            else:
                own = len(before["hand"]) - sum(player == seat and action != DRAW for player, action in said)
                fresh = pile[len(before["played_cards"]) :]
                self._go_on(raw, said, fresh, raw["hand"][own:], before["num_cards"][1 - seat])
        self._color = self._color_in_play(raw, said)
        self._record, self._raw = list(record), raw

    def _dealt(self, raw: RawState, seat: int) -> int:
        """Cards of a seat before anything is said: only the opening card can have changed that."""
        return HAND + 2 * (seat == 0 and raw["played_cards"][0].endswith("draw_2"))

    def _begin(self, raw: RawState) -> None:
        """The deal; RLCard puts cards into a hand in the order in which they come."""
        seat = raw["current_player"]
        own = tuple(CARDS[name] for name in raw["hand"][:HAND])
        hidden = (UNKNOWN,) * HAND
        opening = raw["played_cards"][0]
        self.story = [
            HandsDealt((own, hidden) if seat == 0 else (hidden, own)),
            CardTurnedUp(CARDS[opening]),
        ]
        if opening.endswith(WILDS):
            self.story.append(ColorRestored(color_of(opening)))
        if opening.endswith("draw_2"):
            drawn = (
                tuple(CARDS[name] for name in raw["hand"][HAND : HAND + 2]) if seat == 0 else (UNKNOWN,) * 2
            )
            self.story.append(CardsDrawn(Seat(0), drawn, forced=True))
        self._target = opening

    def _go_on(self, raw: RawState, said: Record, fresh: list[str], gained: list[str], held: int) -> None:
        """What was said since the last state, with the cards that came to the pile and to the own hand.

        The first of it is the seat's own, the rest the other player's, who held so many cards.
        """
        seat = raw["current_player"]
        cards, new = iter(fresh), iter([CARDS[name] for name in gained])
        landed = _landed(raw, said, len(fresh), held)
        for at, (player, action) in enumerate(said):
            who = Seat(player)
            self.story.append(_asked(who))
            if action != DRAW:
                self._plays(who, next(cards), seat, new)
            elif who == seat and at in landed:
                name = next(cards)
                self.story.append(CardsDrawn(who, (CARDS[name],), forced=True))
                self._plays(who, name, seat, new, drawn=True)
            elif who == seat:
                self.story.append(CardsDrawn(who, (next(new),), forced=True))
            else:
                # Who draws there has nothing at all to play, as who passes here.
                self.story += [TurnPassed(who), CardsDrawn(who, (UNKNOWN,), forced=False)]
                if at in landed:
                    self.story.append(_asked(who, drawn=True))
                    self._plays(who, next(cards), seat, new, drawn=True)
                else:
                    # A card of the color would have been played.
                    self.story.append(ShowFailed(who, color_of(self._target)))
        self.story.append(_asked(Seat(seat)))

    def _plays(self, who: Seat, name: str, seat: int, new: Iterator[Card], *, drawn: bool = False) -> None:
        """A card lands; a drawn wild has its color by chance, and nobody draws for it."""
        wild = name.endswith(WILDS)
        self.story.append(CardPlayed(who, CARDS[name]))
        if wild:
            named = ColorNamed(who, color_of(name)) if who == seat else ColorRestored(color_of(name))
            self.story.append(named)
        n = 0 if wild and drawn else FORCED.get(name[2:], 0)
        if n:
            victim = Seat(1 - who)
            cards = tuple(next(new) for _ in range(n)) if victim == seat else (UNKNOWN,) * n
            self.story.append(CardsDrawn(victim, cards, forced=True))
        self._target = name

    def _color_in_play(self, raw: RawState, said: Record) -> Color:
        """The target itself has the color that it was printed with. After a reshuffle nothing else may be seen."""
        if raw["played_cards"]:
            return color_of(raw["played_cards"][-1])
        if not raw["target"].endswith(WILDS):
            return color_of(raw["target"])
        named = [action for _, action in said if action.endswith(WILDS)]
        return color_of(named[-1]) if named else self._color

    # --- what a bot is given ---------------------------------------------------------------------------------

    def view(self, raw: RawState, wild: Card | None = None) -> View:
        """What the seat sees; after it has put down a wild, if one is given, whose color it is asked for."""
        seat = Seat(raw["current_player"])
        hand = sorted(CARDS[name] for name in raw["hand"])
        if wild is not None:
            hand.remove(wild)
        sizes = raw["num_cards"]
        hands = tuple(tuple(hand) if at == seat else (UNKNOWN,) * sizes[at] for at in range(2))
        discards = max(len(raw["played_cards"]), 1) + (wild is not None)
        return View(
            viewer=seat,
            sight=SIGHT,
            dealer=Seat(1),
            hands=hands,
            draw_count=len(SHEET.deck) - sum(map(len, hands)) - discards,
            draw_top=None,
            discard_count=discards,
            top=wild or CARDS[(raw["played_cards"] or [raw["target"]])[-1]],
            color=self._color,
            side="light",
            direction=LEFT,
            question="play" if wild is None else "color",
            asked=(seat,),
            turn=seat,
            calls=tuple(map(_called, hands)),
            jumpable=False,
            draws=0,
            aside=((), ()),
            chosen=(),
            winner=None,
            caught=(),
        )


def prompt_of(state: State, wild: Card | None = None) -> Prompt:
    """What may be said: of equal cards one, and a wild without its color; or the colors for a wild put down."""
    named = {CARDS[name] for name in state["raw_obs"]["legal_actions"] if name != DRAW}
    plays = tuple(SHEET.plays[card] for card in sorted(named, key=SHEET.rank.__getitem__))
    moves: tuple[Move, ...] = plays or (Draw(),)
    if wild is not None:
        moves = tuple(map(Name, SHEET.colors["light"]))
    return Prompt(
        seat=Seat(state["raw_obs"]["current_player"]),
        question="play" if wild is None else "color",
        drawn=None,
        moves=moves,
        gift=None,
        rights=(),
    )


def _landed(raw: RawState, said: Record, fresh: int, held: int) -> set[int]:
    """Which draws ended with the drawn card on the pile, where `fresh` cards are new.

    Who is on turn again has drawn a card that acts. Whether the other player's last draw was kept their hand
    tells, of which they had `held` cards before; what then is left over on the pile the seat has drawn itself.
    """
    seat = raw["current_player"]
    on_turn = [*(player for player, _ in said[1:]), seat]
    draws = [at for at, (_, action) in enumerate(said) if action == DRAW]
    landed = {at for at in draws if said[at][0] == on_turn[at]}
    last = len(said) - 1
    if last in draws and said[last][0] != seat:
        put_down = sum(player != seat and action != DRAW for player, action in said)
        if raw["num_cards"][1 - seat] == held - put_down:
            landed.add(last)
    if fresh > len(said) - len(draws) + len(landed):
        landed.add(0)
    return landed


def _asked(who: Seat, *, drawn: bool = False) -> Asked:
    return Asked("drawn" if drawn else "play", (who,), who, ("silent", "silent"), jumpable=False, draws=0)


def _called(hand: Hand) -> CallStatus:
    """UNO is unknown there: everybody has called."""
    return "called" if len(hand) == 1 else "silent"
