"""What moves are worth to a linear policy, on a view: the twin of `lastcard.fast.players.worth`.

What each weight is multiplied with stands in `lastcard.policy.features`.
"""

from collections import Counter
from typing import assert_never

from lastcard.bots.table_sense import Sense
from lastcard.model.cards import Card, Face
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
from lastcard.model.seats import Seat
from lastcard.policy import features as by
from lastcard.policy import traits as of
from lastcard.policy.features import FARTHEST, accused_bucket, rest_bucket, size_bucket
from lastcard.views.prompt import Prompt
from lastcard.views.view import View


class Worths:
    """One position, and what moves are worth in it."""

    def __init__(self, sense: Sense, weights: tuple[int, ...], view: View, prompt: Prompt) -> None:
        self.weights = weights
        self._sense, self._view, self._prompt = sense, view, prompt
        self._seat = prompt.seat
        self._side = view.side
        seats = len(view.hands)
        self._sizes = [len(hand) for hand in view.hands]
        self.own = self._sizes[prompt.seat]
        self._next = (prompt.seat + view.direction) % seats
        self._before = (prompt.seat - view.direction) % seats
        self._least = min(size for seat, size in enumerate(self._sizes) if seat != prompt.seat)
        self._hand = [sense.face(view.side, card) for card in view.hands[prompt.seat]]
        self._colors = Counter(face.color for face in self._hand if face.color)
        self._known = sense.known(view.side, view.hands[self._next])

    def worth(self, move: Move) -> int:
        """The worth of any move but a gift, a call and a catch."""
        weights = self.weights
        match move:
            case Play(card=card):
                return self._of_play(self._sense.face(self._side, card))
            case JumpIn(card=card):
                return weights[by.JUMP] + self._of_play(self._sense.face(self._side, card))
            case Draw() | Keep() | Pass():
                refused = by.NEVER if self.own >= by.MANY and not isinstance(move, Pass) else 0
                keeps = isinstance(move, Keep)
                first, pressed = (by.KEEP, by.KEEP_PRESSED) if keeps else (by.DRAW, by.DRAW_PRESSED)
                held = weights[first + rest_bucket(self.own - 1)]
                return refused + held + weights[pressed + size_bucket(self._least)]
            case Name():
                return self._of_name(move)
            case Challenge():
                held = self._sizes[self._view.turn]
                stake = weights[by.CHALLENGE_STAKE] * self._view.draws
                own = weights[by.CHALLENGE_OWN + rest_bucket(self.own)]
                return weights[by.CHALLENGE + accused_bucket(held)] + stake + own
            case Battle(opponent=opponent):
                return self._of_battle(opponent)
            case Swap(other=other):
                return weights[by.SWAP_SIZE] * self._sizes[other] + weights[by.SWAP_NEXT] * (
                    other == self._next
                )
            case Reveal(card=card):
                face = self._sense.face(self._side, card)
                friends = self._colors[face.color] - 1 if face.color else 0
                total = weights[by.REVEAL] * face.number + weights[by.REVEAL_POINTS] * face.points
                return total + weights[by.REVEAL_FRIENDS] * friends
            case Show(card=card):
                return weights[by.SHOWN] * self._sense.face(self._side, card).points
            case PassOn(card=card):
                # The cheapest card goes, for dear ones hold others up; no weight was tuned for it.
                return -self._sense.face(self._side, card).points
            case Accept() | Give() | Call() | Catch():
                return 0
            case _:
                assert_never(move)

    def _of_battle(self, opponent: Seat | None) -> int:
        weights = self.weights
        if opponent is None:
            gladly = any(face.number >= by.FIGHTING for face in self._hand)
            return -by.DECLINING if gladly else by.DECLINING if self._hand else -by.NEVER
        theirs = self._sizes[opponent]
        total = weights[by.BATTLE + size_bucket(theirs)] + weights[by.BATTLE_SIZE] * theirs
        return total + weights[by.BATTLE_NEXT] * (opponent == self._next)

    def _of_name(self, move: Name) -> int:
        weights, color = self.weights, move.color
        faces = [face for face in self._hand if face.color == color]
        top = self._sense.traits(self._sense.face(self._side, self._view.top)) if self._view.top else ()
        total = weights[by.NAME] * len(faces) + weights[by.NAME_POINTS] * sum(f.points for f in faces)
        total += weights[by.NAME_ACTIONS] * sum(self._sense.acts(face, len(self._sizes)) for face in faces)
        if not faces:
            total += weights[by.NAME_NONE]
        if color == self._view.color:
            total += weights[by.NAME_OLD]
        if top and top[of.UNTIL_COLOR]:
            total += weights[by.NAME_UNTIL] * len(faces)
        if top and top[of.SHOWS]:
            total += weights[by.NAME_SHOW] * len(faces)
        return total + weights[by.NAME_KNOWN] * self._known[color]

    # --- to play a card ------------------------------------------------------------------------------------

    def _of_play(self, face: Face) -> int:
        weights, view = self.weights, self._view
        rest = self.own - 1
        left = rest_bucket(rest)
        colors = self._colors.copy()
        if face.color:
            colors[face.color] -= 1
        variety = sum(held > 0 for held in colors.values())
        most = max(colors.values(), default=0)

        total = weights[by.PLAY] + weights[by.POINTS] * face.points + weights[by.VARIETY + left] * variety
        if rest == 1 and variety == 0:
            total += weights[by.LAST_WILD]
        fits = rest
        if face.color:
            friends = colors[face.color]
            fitting = self._sense.fitting(self._side, face)
            # The card itself fits on itself, by its color.
            fits = sum(other.code in fitting for other in self._hand) - 1
            twins = (
                sum(other.color is not None and other.code in fitting for other in self._hand) - 1 - friends
            )
            total += weights[by.FRIENDS + left] * friends + weights[by.TWINS] * twins
            if friends == 0:
                total += weights[by.ALONE + left]
            if face.color == view.color:
                total += weights[by.STAY]
            elif view.color:
                total += weights[by.LEFT] * colors[view.color]
            total += weights[by.KNOWN] * self._known[face.color]
        else:
            total += weights[by.WILD + left] + weights[by.WILD_FRIENDS] * most
            if face.wild_draw:
                total += weights[by.WILD_DRAW + size_bucket(self._sizes[self._next])] + self._of_bluff(
                    face, left
                )
        return total + self._of_effects(face, rest, fits) + self._of_hand(face, rest, variety)

    def _of_bluff(self, face: Face, left: int) -> int:
        color = self._view.color
        if not color:
            return 0
        if self._colors[color]:
            return self.weights[by.GUILTY + left]
        incriminating = self._sense.incriminating(self._side, color)
        held = sum(other.code in incriminating for other in self._hand) - (face.code in incriminating)
        return self.weights[by.GUILTY_WILD] if held else 0

    def _of_effects(self, face: Face, rest: int, fits: int) -> int:
        """What a card does to others."""
        weights, traits, total = self.weights, self._sense.traits(face), 0
        theirs, seats = self._sizes[self._next], len(self._sizes)
        if self._sense.acts(face, len(self._sizes)):
            total += weights[by.ACTION + rest_bucket(rest)]
            total += weights[by.DRAWS + size_bucket(theirs)] * face.draws
            total += weights[by.UNTIL + size_bucket(theirs)] * traits[of.UNTIL_COLOR]
            total += weights[by.SKIP + size_bucket(theirs)] * (traits[of.SKIPS] | traits[of.SKIPS_ALL])
            if seats == 2 or traits[of.SKIPS_ALL]:
                total += weights[by.AGAIN]
                if fits:
                    total += weights[by.AGAIN_FITS] + weights[by.AGAIN_OUT] * (rest == 1)
            else:
                instead = self._sizes[(self._next + self._view.direction) % seats]
                total += weights[by.SKIP_TO] * _lead(instead, theirs)
        if seats > 2 and traits[of.REVERSES]:
            total += weights[by.REVERSE] + weights[by.REVERSE_TO] * _lead(self._sizes[self._before], theirs)
        if traits[of.FLIPS]:
            dark = self._side == "dark"
            total += weights[by.FLIP + dark] + weights[by.FLIP_LEAD] * _lead(self._least, rest)
        return total

    def _of_hand(self, face: Face, rest: int, variety: int) -> int:
        """What a card does with the hand that is left, and to what is pending."""
        weights, traits, total = self.weights, self._sense.traits(face), 0
        if traits[of.SHOWS]:
            total += weights[by.SHOW]
        if traits[of.SWAPS]:
            total += weights[by.SWAP] * _lead(rest, self._least)
        if traits[of.PASSES_ON]:
            total += weights[by.PASS_ON] * _lead(rest, self._sizes[self._before])
        if traits[of.DUELS]:
            # A battle card has no number, so it may be counted among those that are left.
            highest = max(other.number for other in self._hand)
            total += weights[by.DUEL] + weights[by.DUEL_NUMBER] * highest
        if traits[of.GIVES]:
            total += weights[by.GIVE] + weights[by.GIVE_SUITS] * variety
            total += weights[by.GIVE_OUT] * (0 < rest == variety)
        if self._prompt.question in ("challenge", "stack"):
            total += weights[by.STACK] + weights[by.STACKED] * self._view.draws
        return total

    # --- gifts -------------------------------------------------------------------------------------------

    def of_gift(self, card: Card) -> int:
        """What it is worth to give a card away, whoever gets it."""
        face, weights = self._sense.face(self._side, card), self.weights
        friends = self._colors[face.color] - 1 if face.color else 0
        total = weights[by.GIFT] + weights[by.GIFT_POINTS] * face.points
        return (
            total
            + weights[by.GIFT_ACTION] * self._sense.acts(face, len(self._sizes))
            + weights[by.GIFT_FRIENDS] * friends
        )

    def of_receiver(self, other: int) -> int:
        """What it is worth that this player gets the gift."""
        is_next = other == self._next
        return self.weights[by.GIFT_TO] * self._sizes[other] + self.weights[by.GIFT_NEXT] * is_next


def _lead(cards: int, others: int) -> int:
    """How many cards more, within reason."""
    return max(-FARTHEST, min(FARTHEST, cards - others))
