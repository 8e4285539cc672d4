"""A game from a `RoundState` and back, exactly; moves and luck's outcomes as the kernel hears them."""

from collections.abc import Iterable
from typing import NamedTuple

from lastcard.fast.compiled import Bytes, Ints, np
from lastcard.fast.errors import NotCompiled
from lastcard.fast.twin import layout as at
from lastcard.fast.twin.moves import move_number, read_move
from lastcard.fast.twin.steps import Memory, question_number, read_question, read_step, step_number
from lastcard.fast.twin.tables import COLOR_IDS, MOST_COLORS, Rules, color_number, compile_rules
from lastcard.model.calls import CallStatus
from lastcard.model.cards import UNKNOWN, Card, Color, Hand, Side
from lastcard.model.decisions import Over
from lastcard.model.moves import Move
from lastcard.model.seats import LEFT, RIGHT, Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState

CALLS: tuple[CallStatus, ...] = ("silent", "owes", "ahead", "called")


class Games(NamedTuple):
    """Room for games side by side."""

    now: Ints
    piles: Bytes


def room_for(games: int) -> Games:
    """Arrays for this many games, none begun."""
    return Games(np.zeros((games, at.FIELDS), np.int64), np.zeros((games, at.PILES, at.MOST_CARDS), np.int8))


class Codec:
    """The two ways between the engine's words and the kernel's numbers, for one sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.rules: Rules = compile_rules(sheet)
        self.kinds: tuple[Card, ...] = tuple(sheet.rank)
        self._sides = tuple(sheet.faces)
        self._first = {card: sheet.deck.index(card) for card in self.kinds}
        self._copies = {card: sheet.deck.count(card) for card in self.kinds}
        self._colors: list[Color | None] = [None] * COLOR_IDS
        for side, name in enumerate(self._sides):
            for place, color in enumerate(sheet.colors[name]):
                self._colors[1 + MOST_COLORS * side + place] = color

    # --- a whole round -------------------------------------------------------------------------------------

    def load(self, games: Games, g: int, state: RoundState) -> None:
        """Put a round of the engine into row `g`."""
        if state.sheet != self.sheet:
            raise NotCompiled(
                f"expected a round by the sheet that was compiled ({self.sheet.edition.key}), "
                f"found one by another ({state.sheet.edition.key})"
            )
        now, piles = games.now, games.piles
        now[g] = 0
        piles[g] = 0
        give_out = _Copies(self._first, self._copies)
        now[g, at.SEATS] = len(state.hands)
        now[g, at.DEALER] = -1 if state.dealer is None else state.dealer
        now[g, at.COLOR] = color_number(self.sheet, state.side, state.color)
        now[g, at.SIDE] = self._sides.index(state.side)
        now[g, at.DIRECTION] = state.direction
        now[g, at.TURN] = state.turn
        now[g, at.CALLS] = sum(CALLS.index(status) << 2 * seat for seat, status in enumerate(state.calls))
        now[g, at.JUMPABLE] = state.jumpable
        now[g, at.PASSES] = state.passes
        for seat, hand in enumerate(state.hands):
            now[g, at.HANDS + 2 * seat : at.HANDS + 2 * seat + 2] = _mask(map(give_out.next_of, hand))
        draw = [give_out.next_of(card) for card in reversed(state.draw)]
        discard = [give_out.next_of(card) for card in state.discard]
        now[g, at.DRAW_SIZE], now[g, at.DISCARD_SIZE] = len(draw), len(discard)
        piles[g, at.DRAW_PILE, : len(draw)] = draw
        piles[g, at.DISCARD_PILE, : len(discard)] = discard

        memory = Memory()
        now[g, at.QUESTION] = question_number(self, state, state.decision, memory)
        steps = [step_number(self, state, step, memory) for step in reversed(state.agenda)]
        now[g, at.AGENDA_SIZE] = len(steps)
        now[g, at.AGENDA : at.AGENDA + len(steps)] = steps
        self._remember(games, g, state, memory, give_out)

    def _remember(self, games: Games, g: int, state: RoundState, memory: Memory, give_out: "_Copies") -> None:
        """What questions and steps hold beside their own number has fields of its own."""
        now, piles = games.now, games.piles
        if played := memory.played:
            now[g, at.ACCUSED] = played.accused
            now[g, at.HELD : at.HELD + 2] = self._any_cards(played.held)
            now[g, at.RESPECTED] = color_number(self.sheet, state.side, played.color)
            now[g, at.EXTRA] = played.terms.extra
        if memory.before is not None:
            now[g, at.BEFORE : at.BEFORE + len(memory.before)] = memory.before
            now[g, at.OWED] = memory.owed
        if bout := memory.bout:
            now[g, at.CHALLENGER], now[g, at.TARGET] = bout.challenger, bout.target
            now[g, at.BEFORE + bout.challenger], now[g, at.BEFORE + bout.target] = bout.before
            now[g, at.LOSER_DRAWS] = bout.loser_draws
            now[g, at.VOID] = bout.void
            now[g, at.OWED] = bout.owed
            for whose, cards in enumerate(bout.aside):
                now[g, at.ASIDE_SIZE + whose] = len(cards)
                piles[g, at.ASIDE + whose, : len(cards)] = [give_out.next_of(card) for card in cards]
        if passing := memory.passing:
            for seat, (left, cards) in enumerate(zip(passing.left, passing.chosen, strict=True)):
                kinds = [self._choice(state.side, card) for card in cards]
                now[g, at.CHOICES + seat] = int.from_bytes([left, *kinds], "little")
        if isinstance(state.decision, Over):
            now[g, at.CAUGHT : at.CAUGHT + len(state.hands)] = state.decision.caught

    def _choice(self, side: Side, card: Card) -> int:
        """A card chosen to be passed on; of one that is not seen whole, what is seen (`layout`)."""
        if card == UNKNOWN:
            return at.UNSEEN
        if card in self.sheet.rank:
            return self.sheet.rank[card] + 1
        faces, code = self.sheet.faces[side], card.split("/")[-1 if side == "dark" else 0]
        return at.HALF_SEEN | next(kind for kind, one in enumerate(self.kinds) if faces[one].code == code)

    def store(self, games: Games, g: int) -> RoundState:
        """The round in row `g` as the engine knows it."""
        now = games.now
        seats = int(now[g, at.SEATS])
        dealer = int(now[g, at.DEALER])
        pending = now[g, at.AGENDA : at.AGENDA + now[g, at.AGENDA_SIZE]]
        return RoundState(
            sheet=self.sheet,
            dealer=None if dealer < 0 else Seat(dealer),
            hands=tuple(self.hand(games, g, seat) for seat in range(seats)),
            decision=read_question(self, games, g, int(now[g, at.QUESTION])),
            agenda=tuple(read_step(self, games, g, int(step)) for step in reversed(pending)),
            draw=self.pile(games, g, at.DRAW_PILE, int(now[g, at.DRAW_SIZE]))[::-1],
            discard=self.pile(games, g, at.DISCARD_PILE, int(now[g, at.DISCARD_SIZE])),
            color=self.color(int(now[g, at.COLOR])),
            side=self._sides[now[g, at.SIDE]],
            direction=LEFT if now[g, at.DIRECTION] == 1 else RIGHT,
            turn=Seat(int(now[g, at.TURN])),
            calls=tuple(CALLS[int(now[g, at.CALLS]) >> 2 * seat & 3] for seat in range(seats)),
            jumpable=bool(now[g, at.JUMPABLE]),
            passes=int(now[g, at.PASSES]),
        )

    # --- cards ---------------------------------------------------------------------------------------------

    def hand(self, games: Games, g: int, seat: int) -> Hand:
        """The cards of a seat, in deck order."""
        return self.cards_of(games.now[g, at.HANDS + 2 * seat : at.HANDS + 2 * seat + 2])

    def cards_of(self, mask: Ints) -> Hand:
        """The cards of two words, in deck order."""
        return tuple(
            card
            for place, card in enumerate(self.sheet.deck)
            if int(mask[place // at.WORD]) >> place % at.WORD & 1
        )

    def pile(self, games: Games, g: int, pile: int, size: int) -> Hand:
        """The cards of a pile as they lie in the array."""
        return tuple(self.sheet.deck[card] for card in games.piles[g, pile, :size])

    def color(self, number: int) -> Color | None:
        """The color of this number."""
        return self._colors[number]

    def _any_cards(self, cards: Hand) -> Ints:
        """Cards of these kinds, whoever holds them: for what is only remembered."""
        give_out = _Copies(self._first, self._copies)
        return _mask(map(give_out.next_of, cards))

    # --- what is said --------------------------------------------------------------------------------------

    def order(self, games: Games, g: int, cards: Hand) -> Bytes:
        """The cards of a shuffle as numbers: those of the pile that is being shuffled."""
        drawn, discarded = int(games.now[g, at.DRAW_SIZE]), int(games.now[g, at.DISCARD_SIZE])
        pile = games.piles[g, at.DRAW_PILE, :drawn]
        if not drawn:
            pile = games.piles[g, at.DISCARD_PILE, : discarded - 1]
        left: dict[Card, list[int]] = {}
        for number in pile:
            left.setdefault(self.sheet.deck[number], []).append(number)
        return np.array([left[card].pop() for card in cards], np.int8)

    def kinds_of(self, cards: Hand) -> Ints:
        """The kinds of cards of a cut."""
        return np.array([self.sheet.rank[card] for card in cards], np.int64)

    def number(self, side: int, move: Move) -> int:
        """A move as a number; IllegalMove for cards, colors and seats that no table with this sheet has."""
        return move_number(self.sheet, self._sides[side], move)

    def move(self, number: int) -> Move:
        """The move of this number."""
        return read_move(self.sheet, self.kinds, self._colors, number)


class _Copies:
    """Hands out the numbers of equal cards one after the other."""

    def __init__(self, first: dict[Card, int], copies: dict[Card, int]) -> None:
        self._first, self._copies = first, copies
        self._out = dict.fromkeys(first, 0)

    def next_of(self, card: Card) -> int:
        """A number not given out yet; when all are out the card is only remembered, and any will do."""
        out = self._out[card]
        self._out[card] = out + 1
        return self._first[card] + out % self._copies[card]


def _mask(cards: Iterable[int]) -> Ints:
    words = [0, 0]
    for card in cards:
        words[card // at.WORD] |= 1 << card % at.WORD
    return np.array(words, np.int64)


__all__ = ["Codec", "Games", "room_for"]
