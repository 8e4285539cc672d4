"""What a seat can say, as the numbers of a flat space. Ids never depend on how many sit at the table.

::

    id        0     1     2     3          4       5    6     7
    words     draw  keep  pass  challenge  accept  uno  wait  nobody

    8  … 11   color …     the places of the colors on the side in play
    12 … 20   catch +1 …  the seat that many places to the left of the acting one
    21 … 29   seat +1 …   the same, chosen: whom to battle, to swap with, to give to
    30 …      cards       play, reveal, show, give or pass it on: the open question says which
    30 + n …  jump …      jump in with it; n is how many cards the acting seat can tell apart

A side with more than four colors has so many ids more for them, and all that come after move up.

`wait` is for a seat that is not asked: it does not use its right now. `nobody` gives nothing, as a whole gift
or of one suit, or battles nobody where that is allowed.

A card is named by what its holder sees. In a one-sided deck that is the card: `r5`. In a two-sided deck it is
the face that counts, first all of the light side, then all of the dark one: `r9/?`, `?/p5`; so neither an id
nor a mask tells of a back that its holder does not see. Where the rulings let players look at their own backs
it is the whole card: `r9/p5`.

**A gift** can be any of tens of thousands, so it is said in parts: first to whom, or `nobody`; then for each
suit held, in the order of the colors, a card or `nobody`. Who has named somebody has to give something: if
nothing was chosen before, the last suit has no `nobody`. While a gift is being put together its giver says
nothing else.

Learned policies are numbers for these ids: `ACTIONS_VERSION` is raised whenever one changes its meaning.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from lastcard.model.cards import Card
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
    Move,
    Name,
    Pass,
    PassOn,
    Play,
    Reveal,
    Show,
    Swap,
)
from lastcard.model.record import Record
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.vocabulary import MOVES
from lastcard.rl.cards import cards_as_held
from lastcard.rl.errors import IllegalAction
from lastcard.views.prompt import GiftOffer, Prompt

ACTIONS_VERSION: Final = 1

_SIMPLE: Final = {row.move: row.action for row in MOVES if row.action is not None}
DRAW: Final = _SIMPLE[Draw]
KEEP: Final = _SIMPLE[Keep]
PASS: Final = _SIMPLE[Pass]
CHALLENGE: Final = _SIMPLE[Challenge]
ACCEPT: Final = _SIMPLE[Accept]
CALL: Final = _SIMPLE[Call]
WAIT: Final = 6
NOBODY: Final = 7
COLOR: Final = 8
"""The first color of the side in play; what comes after the colors is so much higher as `more_colors` says."""
CATCH: Final = 12
"""Minus one: the seat n places to the left is CATCH + n - 1, and so with SEAT."""
SEAT: Final = 21
CARD: Final = 30
"""The first card; jumping in with a card comes after all cards."""

_WORDS: Final = {row.action: row.word for row in MOVES if row.word} | {WAIT: "wait", NOBODY: "nobody"}


class Gift(Record, frozen=True, kw_only=True):
    """A gift that is not complete yet: what its giver has said so far."""

    to: Seat
    cards: tuple[Card, ...] = ()
    suits: int = 0
    """How many suits were gone through, those that are not held included."""


Said = Move | Gift | None
"""What an action says: a move with cards as their holder sees them, a part of a gift, or None to wait."""


def more_colors(sheet: Sheet) -> int:
    """How many colors a side has beyond those for which every sheet has ids."""
    return max(0, max(map(len, sheet.colors.values())) - (CATCH - COLOR))


class ActionSpace:
    """The ids of one sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self.cards: tuple[Card, ...] = cards_as_held(sheet)
        """As their holder sees them, in the order of their ids."""
        more = more_colors(sheet)
        self._catch, self._seat = CATCH + more, SEAT + more
        self.card: int = CARD + more
        """The first id of a card."""
        self.jump: int = self.card + len(self.cards)
        """The first id of a jump."""
        self.size: int = self.jump + len(self.cards)
        self._places = {card: place for place, card in enumerate(self.cards)}
        self._colors = sheet.colors

    def describe(self, action: int) -> str:
        """An action in the words of the notation; seats are written by how far to the left they sit."""
        if not 0 <= action < self.size:
            raise IllegalAction(f"expected an action from 0 to {self.size - 1}, found {action}")
        if action < COLOR:
            return _WORDS[action]
        if action < self._catch:
            place = action - COLOR
            colors = dict.fromkeys(side[place] for side in self._colors.values() if place < len(side))
            return f"color {'/'.join(colors) or place + 1}"
        if action < self._seat:
            return f"catch +{action - self._catch + 1}"
        if action < self.card:
            return f"seat +{action - self._seat + 1}"
        if action < self.jump:
            return self.cards[action - self.card]
        return f"jump {self.cards[action - self.jump]}"

    def offers(self, prompt: Prompt, seats: int, gift: Gift | None = None) -> dict[int, Said]:
        """Every action that the prompt of a seat offers, with what it says.

        `gift` is what the seat has said of a gift so far. A move has still to be settled
        (`lastcard.views.settle`) before the engine takes it.
        """
        if gift is not None and prompt.gift is not None:
            return self._cards_to_give(prompt.gift, gift)
        offered: dict[int, Said] = {}
        if prompt.gift is not None:
            offered |= self._recipients(prompt.gift, prompt.seat, seats)
        for move in (*prompt.moves, *prompt.rights):
            offered[self.number(prompt, seats, move)] = move
        if prompt.question is None:
            offered[WAIT] = None
        return offered

    def number(self, prompt: Prompt, seats: int, move: Move) -> int:
        """The id of an offered move, cards as their holder sees them; a gift has several (`path`)."""

        def left(other: Seat) -> int:
            return (other - prompt.seat) % seats - 1

        match move:
            case Name():
                return COLOR + prompt.moves.index(move)
            case Catch(seat=other):
                return self._catch + left(other)
            case Battle(opponent=opponent):
                return NOBODY if opponent is None else self._seat + left(opponent)
            case Swap(other=other):
                return self._seat + left(other)
            case Play(card=card) | Reveal(card=card) | Show(card=card) | PassOn(card=card):
                return self.card + self._places[card]
            case JumpIn(card=card):
                return self.jump + self._places[card]
            case Draw() | Keep() | Pass() | Challenge() | Accept() | Call():
                return _SIMPLE[type(move)]
            case Give():
                raise IllegalAction("expected a move with one id, found a gift")
            case _:
                assert_never(move)

    def path(self, prompt: Prompt, seats: int, move: Move) -> tuple[int, ...]:
        """The ids that say an offered move one after the other: several for a gift, one for anything else."""
        if not isinstance(move, Give) or prompt.gift is None:
            return (self.number(prompt, seats, move),)
        if move.to is None:
            return (NOBODY,)
        ids = [self._seat + (move.to - prompt.seat) % seats - 1]
        left = list(move.cards)
        for suit in filter(None, prompt.gift.suits):
            card = next((card for card in left if card in suit), None)
            ids.append(NOBODY if card is None else self.card + self._places[card])
        return tuple(ids)

    def _recipients(self, offer: GiftOffer, seat: Seat, seats: int) -> Iterator[tuple[int, Said]]:
        yield NOBODY, Give(None, ())
        if any(offer.suits):
            for other in offer.recipients:
                yield self._seat + (other - seat) % seats - 1, Gift(to=other)

    def _cards_to_give(self, offer: GiftOffer, gift: Gift) -> dict[int, Said]:
        """The cards of the next suit that is held; with the last one the gift is complete."""
        held = [place for place, suit in enumerate(offer.suits) if suit]
        now = next(place for place in held if place >= gift.suits)
        last = now == held[-1]

        def then(cards: tuple[Card, ...]) -> Said:
            return Give(gift.to, cards) if last else Gift(to=gift.to, cards=cards, suits=now + 1)

        offered = {self.card + self._places[card]: then((*gift.cards, card)) for card in offer.suits[now]}
        if gift.cards or not last:
            offered[NOBODY] = then(gift.cards)
        return offered
