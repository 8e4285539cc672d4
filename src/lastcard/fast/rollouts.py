"""What moves are worth: each is said in many worlds, and the rounds are played on by `hard`.

After some moves foresight, or the outlook where there is none, says how likely each seat is to go out first: what
luck does to the rest of a round hides what a move does, and costs time.
"""

from collections.abc import Collection, Sequence

from lastcard.fast.codec import Codec, Games, room_for
from lastcard.fast.codes import JUMP_IN, PASS_ON, PLAY, REVEAL, SHOW, move
from lastcard.fast.compiled import Floats, Ints, np
from lastcard.fast.kernel.legal import MOST_MOVES
from lastcard.fast.kernel.memory import FIELDS as REMEMBERED
from lastcard.fast.kernel.rollout import Players, Room, roll_out
from lastcard.fast.policy_tables import LOOKS, compile_traits
from lastcard.model import moves as say
from lastcard.model.cards import Card, Side
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.policy import hard_weights
from lastcard.policy.foresight import Foresight, foresight_for
from lastcard.policy.network import SILENT, network_for
from lastcard.policy.outlook import outlook_weights
from lastcard.views.sight import mask

DEPTH = 10
"""Moves that are played on before the outlook is asked."""
SHORT = 8
"""The same where there is foresight: it is less often wrong, and luck has less time. A two-sided deck is looked at
longer, since foresight does not see what a flip will bring."""
NOTHING_TOLD = np.zeros(REMEMBERED, np.int64)


def depth_for(sheet: Sheet, foresight: Foresight) -> int:
    """How many moves are played on before it is foreseen how a round will end."""
    return SHORT if len(foresight.first) and not sheet.edition.two_sided else DEPTH


def room_to_reckon(outlook: Floats, foresight: Foresight, seats: int) -> Room:
    """For rounds with so many seats."""
    return Room(
        np.zeros((seats, len(outlook))),
        np.zeros(len(foresight.first), np.int8),
        np.zeros_like(foresight.first_bias),
        np.zeros_like(foresight.second_bias),
        np.zeros(seats),
    )


class Rollouts:
    """The rounds of one sheet, each seat played by `hard`."""

    def __init__(self, sheet: Sheet) -> None:
        self.codec = Codec(sheet)
        self._sheet = sheet
        self._traits = compile_traits(sheet)
        self._room, self._moves = room_for(1), np.zeros(MOST_MOVES, np.int64)
        self._memory = np.zeros(REMEMBERED, np.int64)
        self._looks = {side: self._looks_of(side) for side in sheet.faces}

    def _looks_of(self, side: Side) -> dict[Card, int]:
        """The places of cards by how their holder sees them."""
        place, peeks = list(self._sheet.faces).index(side), self._sheet.rulings.peek_own_back
        return {
            mask(card, side, active=True, idle=peeks): int(self._traits[place, kind, LOOKS])
            for card, kind in self._sheet.rank.items()
        }

    def numbers(self, side: Side, moves: Sequence[say.Move]) -> Ints:
        """Moves of a prompt as `values` takes them: cards by their looks."""
        return np.array([self._number(side, move) for move in moves], np.int64)

    def _number(self, side: Side, said: say.Move) -> int:
        looks = self._looks[side]
        match said:
            case say.Play(card=card):
                return move(PLAY, looks[card])
            case say.JumpIn(card=card):
                return move(JUMP_IN, looks[card])
            case say.Reveal(card=card):
                return move(REVEAL, looks[card])
            case say.Show(card=card):
                return move(SHOW, looks[card])
            case say.PassOn(card=card):
                return move(PASS_ON, looks[card])
        return self.codec.number(list(self._sheet.faces).index(side), said)

    def _players(self, seats: int, *, networked: bool) -> Players:
        weights = np.array([hard_weights(self._sheet, seats)] * seats, np.int64)
        network = network_for(self._sheet, seats) if networked else None
        return Players(weights, (1 << seats) - 1 if network else 0, network or SILENT, self._memory)

    def values(
        self,
        worlds: Games,
        rows: Ints,
        seat: Seat,
        tried: Ints,
        *,
        seed: int,
        first: int = 0,
        friends: Collection[Seat] = (),
        aim: tuple[float, float, float] = (1.0, 0.0, 0.0),
        depth: int | None = None,
        told: Ints | None = None,
    ) -> Floats:
        """What each move is worth to the seat in the worlds of these rows.

        `aim` is what counts: that it or a friend goes out, each point won then, each point paid else. With
        what was `told` until now everybody plays on by the network of the table, if there is one.

        World number n has the n-th luck of the seed, whatever is tried; the rows are numbered from `first` on.
        """
        seats = int(worlds.now[0, 0])
        outlook = np.array(outlook_weights(self._sheet, seats))
        foresight = foresight_for(self._sheet, seats)
        if depth is None:
            depth = depth_for(self._sheet, foresight)
        ours = np.array([int(one == seat or one in friends) for one in range(seats)])
        found = np.zeros((len(tried), len(rows)), np.float64)
        roll_out(
            self.codec.rules,
            self._traits,
            *worlds,
            rows,
            int(seat),
            tried,
            self._players(seats, networked=told is not None),
            NOTHING_TOLD if told is None else told,
            outlook,
            foresight,
            depth,
            ours,
            np.array(aim),
            seed,
            first,
            *self._room,
            self._moves,
            room_to_reckon(outlook, foresight, seats),
            found,
        )
        return found
