"""What moves are worth: each is said in many worlds, and the rounds are played on by `hard`.

After some moves foresight, or the outlook where there is none, says how likely each seat is to go out first: what
luck does to the rest of a round hides what a move does, and costs time.
"""

from collections.abc import Collection, Sequence

from lastcard.fast.compiled import Floats, Ints, np
from lastcard.fast.players.memory import FIELDS as REMEMBERED
from lastcard.fast.players.network import Players
from lastcard.fast.players.policy_tables import LOOKS, compile_traits
from lastcard.fast.search.rollout_kernel import Room, Sample, Scratch, Trial, Valuation, roll_out
from lastcard.fast.twin.codec import Codec, room_for
from lastcard.fast.twin.codes import JUMP_IN, PASS_ON, PLAY, REVEAL, SHOW, move
from lastcard.fast.twin.layout import SEATS
from lastcard.fast.twin.legal import MOST_MOVES
from lastcard.model.cards import Card, Side
from lastcard.model.moves import JumpIn, Move, PassOn, Play, Reveal, Show
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
NO_MEMORY = np.zeros(REMEMBERED, np.int64)


def depth_for(sheet: Sheet, foresight: Foresight) -> int:
    """How many moves are played on before it is foreseen how a round will end."""
    return SHORT if len(foresight.first) and not sheet.two_sided else DEPTH


def room_for_estimates(outlook: Floats, foresight: Foresight, seats: int) -> Room:
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
        self._scratch = Scratch(room_for(1), np.zeros(MOST_MOVES, np.int64))
        self._memory = np.zeros(REMEMBERED, np.int64)
        self._looks = {side: self._looks_of(side) for side in sheet.faces}

    def _looks_of(self, side: Side) -> dict[Card, int]:
        """The places of cards by how their holder sees them."""
        place, peeks = list(self._sheet.faces).index(side), self._sheet.rulings.peek_own_back
        return {
            mask(card, side, active=True, idle=peeks): int(self._traits[place, kind, LOOKS])
            for card, kind in self._sheet.rank.items()
        }

    def numbers(self, side: Side, moves: Sequence[Move]) -> Ints:
        """Moves of a prompt as `values` takes them: cards by their looks."""
        return np.array([self._number(side, move) for move in moves], np.int64)

    def _number(self, side: Side, said: Move) -> int:
        looks = self._looks[side]
        match said:
            case Play(card=card):
                return move(PLAY, looks[card])
            case JumpIn(card=card):
                return move(JUMP_IN, looks[card])
            case Reveal(card=card):
                return move(REVEAL, looks[card])
            case Show(card=card):
                return move(SHOW, looks[card])
            case PassOn(card=card):
                return move(PASS_ON, looks[card])
        return self.codec.number(list(self._sheet.faces).index(side), said)

    def _players(self, seats: int, *, networked: bool) -> Players:
        weights = np.array([hard_weights(self._sheet, seats)] * seats, np.int64)
        network = network_for(self._sheet, seats) if networked else None
        return Players(weights, (1 << seats) - 1 if network else 0, network or SILENT, self._memory)

    def values(
        self,
        sample: Sample,
        seat: Seat,
        tried: Ints,
        *,
        friends: Collection[Seat] = (),
        aim: tuple[float, float, float] = (1.0, 0.0, 0.0),
        depth: int | None = None,
        memory: Ints | None = None,
    ) -> Floats:
        """What each move is worth to the seat in each world of the sample.

        `aim` is what counts: that it or a friend goes out, each point won then, each point paid else. With
        a `memory` of the round (`players.memory`) everybody plays on by the network of the table, if there is one.
        """
        seats = int(sample.games.now[0, SEATS])
        outlook = np.array(outlook_weights(self._sheet, seats))
        foresight = foresight_for(self._sheet, seats)
        if depth is None:
            depth = depth_for(self._sheet, foresight)
        ours = np.array([int(one == seat or one in friends) for one in range(seats)])
        room = room_for_estimates(outlook, foresight, seats)
        found = np.zeros((len(tried), len(sample.rows)), np.float64)
        roll_out(
            self.codec.rules,
            self._traits,
            sample,
            Trial(int(seat), tried, NO_MEMORY if memory is None else memory),
            self._players(seats, networked=memory is not None),
            Valuation(depth, ours, np.array(aim), outlook, foresight, room),
            self._scratch,
            found,
        )
        return found
