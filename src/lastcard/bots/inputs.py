"""What the network looks at, on a view and what is remembered: the twin of `lastcard.fast.players.inputs`."""

from collections import Counter

from lastcard.bots.memory import Memory
from lastcard.bots.table_sense import Sense
from lastcard.model.cards import Color, Face
from lastcard.model.moves import Accept, Challenge, Draw, Keep, Move, Name, Play
from lastcard.policy import inputs as to
from lastcard.policy.traits import REVERSES, TRAITS
from lastcard.views.prompt import Prompt
from lastcard.views.view import View

SAID = {
    Play: to.PLAY,
    Draw: to.DRAW,
    Keep: to.KEEP,
    Name: to.NAME,
    Challenge: to.CHALLENGE,
    Accept: to.ACCEPT,
}


class Inputs:
    """One position; a row for each answer."""

    def __init__(self, sense: Sense, view: View, prompt: Prompt, memory: Memory) -> None:
        self._sense, self._view, self._side = sense, view, view.side
        seats, mine = len(view.hands), prompt.seat
        self._seat, self._seats = mine, seats
        self._sizes = [len(hand) for hand in view.hands]
        self._next = (mine + view.direction) % seats
        self._before = (mine - view.direction) % seats
        self._after_next = (self._next + view.direction) % seats
        self._least = min(size for seat, size in enumerate(self._sizes) if seat != mine)
        self._drawn = prompt.question == "drawn"
        self._hand = [sense.face(view.side, card) for card in view.hands[mine]]
        self._acting = {face.code for face in self._hand if sense.acts(face, seats)}
        self._shares: dict[frozenset[str], float] = {}
        self._memory = memory
        # In a two-sided deck nobody has seen the faces that count of most discards.
        open_cards = [] if sense.two_sided else self._memory.discards
        self._seen = [face.code for face in self._hand]
        self._seen += [sense.face(view.side, card).code for card in open_cards]
        self._unseen = max(sense.cards - len(self._seen), 1)

    def row(self, move: Move) -> list[float]:
        """The numbers of an answer."""
        sense, view, row = self._sense, self._view, [0.0] * to.INPUTS
        row[SAID.get(type(move), to.PASS)] = 1.0
        top = sense.face(self._side, view.top) if view.top else None
        face, new, left = top, view.color, self._hand
        if isinstance(move, Play):
            face = sense.face(self._side, move.card)
            left = left.copy()
            left.remove(face)
            new = face.color or self._most(left)
            self._look_at_card(face, row)
        elif isinstance(move, Name):
            new = move.color
            row[to.NAME_DRAWS] = (face.draws if face else 0) / to.FEW
        elif isinstance(move, Challenge | Accept):
            accused = self._sizes[view.turn]
            row[to.ACCUSED], row[to.STAKE] = accused / to.CARDS, view.draws / to.FEW
            row[to.HONEST] = _none_of(self._share(sense.colored(self._side, self._memory.respected)), accused)
        row[to.DRAWN], row[to.DARK], row[to.STAYS] = self._drawn, self._side == "dark", new == view.color
        fitting = sense.answers(self._side, face, new)
        acts = isinstance(move, Play | Name) and face is not None and sense.acts(face, self._seats)
        turns = isinstance(move, Play) and face is not None and bool(sense.traits(face)[REVERSES])
        fits = self._look_at_hand(left, new, fitting, row)
        again = self._look_at_others(new, fitting, len(left), row, acts=acts, turns=turns)
        row[to.OUT_NEXT] = isinstance(move, Play) and again and len(left) == 1 and fits > 0
        return row

    def _most(self, left: list[Face]) -> Color | None:
        """The color that a hand has most of."""
        held = Counter(face.color for face in left)
        return max(self._sense.colors(self._side), key=held.__getitem__)

    def _share(self, codes: frozenset[str]) -> float:
        """The share of these faces among the cards that are not seen."""
        if codes not in self._shares:
            hidden = self._sense.copies(self._side, codes) - sum(map(codes.__contains__, self._seen))
            self._shares[codes] = hidden / self._unseen
        return self._shares[codes]

    def _look_at_card(self, face: Face, row: list[float]) -> None:
        row[to.DRAWS], row[to.POINTS] = face.draws / to.FEW, face.points / to.WORTH
        row[to.WILD], row[to.WILD_DRAW] = face.color is None, face.wild_draw
        row[to.TRAITS : to.TRAITS + TRAITS] = self._sense.traits(face)
        if face.wild_draw and self._view.color:
            incriminating = self._sense.incriminating(self._side, self._view.color)
            held = sum(other.code in incriminating for other in self._hand)
            row[to.BLUFF] = held > (face.code in incriminating)

    def _look_at_hand(
        self, left: list[Face], new: Color | None, fitting: frozenset[str], row: list[float]
    ) -> int:
        """The hand that is left; how many of its cards fit what then lies on top."""
        rest, held = len(left), dict.fromkeys(self._sense.colors(self._side), 0)
        fits = wilds = wild_draws = actions = actions_fit = action_friends = 0
        for face in left:
            color, code = face.color, face.code
            fit = code in fitting
            fits += fit
            if color is None:
                wilds += 1
                wild_draws += face.wild_draw
                continue
            held[color] += 1
            if code in self._acting:
                actions += 1
                actions_fit += fit
                action_friends += color == new
        friends = held.pop(new, 0) if new else 0
        others = sorted(filter(None, held.values()), reverse=True)
        if rest < to.RESTS:
            row[to.LEFT + rest] = 1.0
        row[to.REST] = rest / to.CARDS
        row[to.OTHERS : to.OTHERS + len(others)] = [cards / to.FEW for cards in others]
        row[to.VARIETY] = len(others)
        row[to.FRIENDS], row[to.ALONE] = friends / to.FEW, friends == 0
        row[to.FITS], row[to.STUCK] = fits / to.FEW, fits == 0
        row[to.WILDS], row[to.WILD_DRAWS] = wilds / to.PAIR, wild_draws / to.PAIR
        row[to.ACTIONS], row[to.ACTIONS_FIT] = actions / to.FEW, actions_fit / to.PAIR
        row[to.ACTION_FRIENDS] = action_friends / to.PAIR
        row[to.SHARE_FRIENDS], row[to.SHARE_FITS] = (friends + wilds) / max(rest, 1), fits / max(rest, 1)
        return fits

    def _look_at_others(
        self,
        new: Color | None,
        fitting: frozenset[str],
        rest: int,
        row: list[float],
        *,
        acts: bool,
        turns: bool,
    ) -> bool:
        """The other players; whether the same player is on turn again."""
        sizes, memory = self._sizes, self._memory
        answerer = self._next
        if acts:
            row[to.ACTS], answerer = 1.0, self._after_next
        elif turns and self._seats > 2:
            answerer = self._before
        share, colored = self._share(fitting), self._share(self._sense.colored(self._side, new))
        row[to.UNSEEN_FIT], row[to.UNSEEN_COLOR] = share, colored
        row[to.DRAW_PILE] = self._view.draw_count / to.PILE
        _size(sizes[self._next], to.NEXT, row)
        _size(self._least, to.LEAST, row)
        row[to.LEAD] = max(-to.FARTHEST, min(to.FARTHEST, rest - self._least)) / to.FEW
        row[to.BEFORE] = sizes[self._before] / to.CARDS
        row[to.NEXT_LACKS] = memory.lacks(self._next, new, sizes[self._next])
        row[to.NEXT_NAMED] = memory.named(self._next, new)
        if self._seats > 2:
            row[to.AFTER_NEXT] = sizes[self._after_next] / to.CARDS
            row[to.BEFORE_LACKS] = memory.lacks(self._before, new, sizes[self._before])
        if answerer == self._seat:
            row[to.AGAIN] = 1.0
            return True
        theirs = sizes[answerer]
        lacks = memory.lacks(answerer, new, theirs)
        _size(theirs, to.ANSWERER, row)
        row[to.LACKS], row[to.NAMED] = lacks, memory.named(answerer, new)
        row[to.CANNOT], row[to.CANNOT_TOLD] = (
            _none_of(share, theirs),
            _none_of(share - colored * lacks, theirs),
        )
        return False


def _size(cards: int, first: int, row: list[float]) -> None:
    if 0 < cards <= to.SMALL:
        row[first + cards - 1] = 1.0
    row[first + to.SMALL] = cards / to.CARDS


def _none_of(share: float, cards: int) -> float:
    """How likely so many cards are all others, when this share of all cards would be among them."""
    return float((1.0 - share) ** min(cards, to.LONGEST))
