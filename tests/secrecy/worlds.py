"""Another world that one viewer cannot tell from this one.

All that is different in it:

- the cards that the viewer cannot see, and will not come to know by what happens next;
- seed and salt of every round dealt, and of the round to be dealt next;
- what others choose in secret: a pick for a battle, a card shown to one player, the cards of a gift, a card to
  be passed on;
- the hashes of everybody else's tickets;
- the luck that others have sealed for the next round, which is told only when it is dealt.

All that may be *heard* to be different is a commitment: it is a hash of a secret seed and a secret salt, or of
a player's secret luck, so it cannot be the same for another secret, and it must be public. `Veil` puts the same
words in place of the commitments of either world's own secrets, and of nothing else.
"""

import hashlib
from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random

from msgspec.structs import replace

from lastcard.bots.bot import pick
from lastcard.engine.legal import answers
from lastcard.lab.redeal import Mask, Place, redealt, whole
from lastcard.match.players import Player
from lastcard.model.chance import Shuffle
from lastcard.model.decisions import AskChallenge, AskGive, AskPass, AskReveal, AskShow, ChanceDecision
from lastcard.model.events import CardPlayed, CardsDrawn, HandShown, RoundEnded, SidesTurned
from lastcard.model.moves import Give, Move, PassOn, Reveal, Show
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState, Transition
from lastcard.table.entries import EntropyMixed, EntropySealed, Said, Seated, SeedDrawn, Stamped
from lastcard.table.fairness import Seed, commitment, seal
from lastcard.table.state import Luck, SeatState, TableState, next_deal
from tests.properties.knowledge import Known, learnt


def other_digits(digits: str) -> str:
    """Other hexadecimal digits, always the same for the same."""
    return hashlib.sha256(f"another world than {digits}".encode()).hexdigest()


SEALED: dict[str, str] = {}
"""What was sealed by each seal of these tests."""


def sealed_luck(table: TableState, player: Player, entropy: str) -> str:
    """The seal of somebody's luck for the next round; what it was is remembered."""
    made = seal(table.id, next_deal(table), player, entropy)
    SEALED[made] = entropy
    return made


def other_seal(table: TableState, player: Player, made: str) -> str:
    """The seal of the luck that this player has sealed in the other world."""
    return made and sealed_luck(table, player, other_digits(SEALED[made]))


def other_seed(seed: Seed) -> Seed:
    return Seed(other_digits(seed.seed), other_digits(seed.salt))


# --- what the viewer comes to know ------------------------------------------------------------------------


def place_of(seat: Seat, state: RoundState) -> Known:
    """All of a hand."""
    return {Place(seat, number): whole for number in range(len(state.hands[seat]))}


def everything(state: RoundState) -> Known:
    """Every card there is."""
    known: Known = {}
    for seat in range(len(state.hands)):
        known |= place_of(Seat(seat), state)
    for where, pile in (("draw", state.draw), ("discard", state.discard)):
        known |= {Place(where, number): whole for number in range(len(pile))}
    return known


def opened_up(step: Transition) -> Known:
    """When the table is turned over or hands are laid open: all but the inside of the piles."""
    state, known = step.before, everything(step.before)
    drawn = sum(len(event.cards) for event in step.events if isinstance(event, CardsDrawn))
    for number in range(drawn + 1, len(state.draw) - 2):
        del known[Place("draw", number)]
    for number in range(2, len(state.discard) - 1):
        del known[Place("discard", number)]
    return known


def knowledge(steps: Sequence[Transition], viewer: Seat | None) -> Known:
    """Cards of the round before these steps that the viewer rightly learns of by them."""
    known: Known = {}
    if any(isinstance(step.before.decision, ChanceDecision) for step in steps):
        return everything(steps[0].before)
    for step, following in pairwise((*steps, None)):
        assert step is not None
        learnt_now = learnt(step, viewer)
        known |= opened_up(step) if learnt_now is None else learnt_now
        two_sided = bool(step.before.sheet.edition.pairs)
        for event in step.events:
            if isinstance(event, CardPlayed) and two_sided:
                # Of cards that look alike to their holder the first is played: which, depends on the others.
                known |= place_of(event.seat, step.before)
            if isinstance(event, HandShown) and viewer not in (event.seat, event.to):
                known |= dict.fromkeys(place_of(event.seat, step.before), incriminating(step.before))
            if isinstance(event, SidesTurned | RoundEnded) and following:
                return everything(steps[0].before)
        if following and laid(step.before) != laid(step.after):
            # Cards have changed places between two steps: too much to say again here.
            return everything(steps[0].before)
    return known


def incriminating(state: RoundState) -> Mask:
    """Of a hand that is shown to the challenger all others learn the verdict, so each card keeps its part in it."""
    assert isinstance(state.decision, AskChallenge)
    counts = state.sheet.incriminating[state.side, state.decision.played.color]
    return lambda card: card in counts


def otherwise(rng: Random, state: RoundState, seat: Seat, move: Move, viewer: Seat | None) -> Move:
    """Another choice in place of one that the viewer may not know: a pick, a card shown or passed on, a gift's cards."""
    match state.decision, move:
        case AskReveal(picks=(None, None)), Reveal() if viewer != seat:
            return pick(rng, answers(state, seat))
        case AskShow(caller=caller), Show() if viewer not in (seat, caller):
            return move if state.sheet.rulings.trend_visible == "all" else pick(rng, answers(state, seat))
        case AskGive(), Give(to=to, cards=cards) if viewer not in (seat, to):
            gifts = (gift for gift in answers(state, seat) if isinstance(gift, Give))
            return pick(rng, [gift for gift in gifts if gift.to == to and len(gift.cards) == len(cards)])
        case AskPass(left=left), PassOn() if viewer != seat and sum(left) > 1:
            return pick(rng, answers(state, seat))  # with the last one cards move, and one neighbor sees it
    return move


def laid(state: RoundState) -> object:
    """Where all cards lie."""
    return state.hands, state.draw, state.discard


def sees_a_shuffled_pile(steps: Iterable[Transition], viewer: Seat | None) -> bool:
    """Whether the viewer sees cards of a pile that was shuffled in these steps, or how many were drawn."""
    shuffled = False
    for step in steps:
        shuffled = shuffled or isinstance(step.before.decision, ChanceDecision)
        sheet = step.before.sheet
        counted = bool(sheet.edition.pairs) or sheet.rulings.draw_to_match
        drawing = {event.seat for event in step.events if isinstance(event, CardsDrawn)}
        if shuffled and (counted or viewer in drawing):
            return True
    return False


# --- the other world --------------------------------------------------------------------------------------


def other_world(
    rng: Random, table: TableState, viewer: Player | None, known: Known, *, same_pile: bool = False
) -> TableState:
    """The table with everything different that this viewer may not know.

    `same_pile`: the viewer sees cards of a pile that is about to be shuffled, so this round's seed stays.
    """

    def seat(at: int, one: SeatState) -> SeatState:
        return one if at == viewer or not one.ticket else replace(one, ticket=other_digits(one.ticket))

    match = table.match
    if match is not None:
        where = None if viewer is None else match.seat_of(viewer)
        match = replace(match, round=redealt(rng, match.round, where, known))
    return replace(
        table,
        match=match,
        seats=tuple(seat(at, one) for at, one in enumerate(table.seats)),
        luck=tuple(
            luck if same_pile and luck is table.luck[-1] else replace(luck, seed=other_seed(luck.seed))
            for luck in table.luck
        ),
        next_luck=table.next_luck and other_luck(table, table.next_luck, viewer),
    )


def other_luck(table: TableState, luck: Luck, viewer: Player | None) -> Luck:
    """The next round's luck with another seed, and other luck of everybody else."""
    return replace(
        luck,
        seed=other_seed(luck.seed),
        sealed=tuple(
            made if at == viewer else other_seal(table, Player(at), made)
            for at, made in enumerate(luck.sealed)
        ),
        entropy=tuple(
            digits if not digits or at == viewer else other_digits(digits)
            for at, digits in enumerate(luck.entropy)
        ),
    )


def other_log(log: Sequence[Stamped], table: TableState, viewer: Player | None) -> list[Stamped]:
    """The log of the other world: other seeds, tickets and luck, and other cards at the bottom of the pile.

    A log is told to nobody while the match goes on, so it need not lead to the very deal of `other_world`; it
    must only be another one, and can be replayed.
    """
    last_shuffle = max(
        (one.seq for one in log if isinstance(one.entry, Said) and isinstance(one.entry.what, Shuffle)),
        default=0,
    )

    def other(one: Stamped) -> Stamped:
        entry = one.entry
        match entry:
            case SeedDrawn(seed=seed):
                return replace(one, entry=SeedDrawn(other_seed(seed)))
            case Seated(player=player) if player != viewer:
                return replace(one, entry=replace(entry, ticket=other_digits(entry.ticket)))
            case EntropySealed(player=player) if player != viewer:
                return replace(one, entry=replace(entry, commitment=other_digits(entry.commitment)))
            case EntropyMixed(player=player) if player != viewer:
                return replace(one, entry=replace(entry, entropy=other_digits(entry.entropy)))
            case Said(player=None, what=Shuffle(cards=cards)) if one.seq == last_shuffle and table.match:
                left = len(table.match.round.draw)
                if left > 2 and table.match.round.side == "light":
                    cards = (*cards[:-2], cards[-1], cards[-2])
                return replace(one, entry=Said(None, Shuffle(cards)))
        return one

    return [other(one) for one in log]


class Veil:
    """The same words for the commitments of the own seeds, and to the own luck, of either world."""

    def __init__(self) -> None:
        self._words: dict[bytes, bytes] = {}

    def know(self, table: TableState) -> None:
        """Learn the commitments of a table's seeds, and of the seeds they become in the other world."""
        for luck in (*table.luck, table.next_luck):
            if luck is not None:
                mine, theirs = commitment(luck.seed), commitment(other_seed(luck.seed))
                word = f"commitment of {mine[:8]}".encode()
                self._words[mine.encode()] = self._words[theirs.encode()] = word
        for at, made in enumerate(table.next_luck.sealed if table.next_luck else ()):
            if made:
                word = f"seal of {made[:8]}".encode()
                theirs = other_seal(table, Player(at), made)
                self._words[made.encode()] = self._words[theirs.encode()] = word

    def over(self, text: bytes) -> bytes:
        """The text without what must be different."""
        for digits, word in self._words.items():
            text = text.replace(digits, word)
        return text
