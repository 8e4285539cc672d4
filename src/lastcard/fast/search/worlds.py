"""Whole worlds dealt from what is known of every card: rows of the kernel, ready to be played on.

Every card of the deck has a slot with the set of cards that it can be (`room` draws the arrays). A world gives each
slot a card of its own.

Worlds are dealt by sequential importance sampling: cards are drawn slot by slot, each time among those that are left
for it, and a world's importance weight is the inverse probability of its draws times the likelihood of the evidence.
So weighted worlds are as if drawn from all that are possible, by how likely they are. The proposal takes evidence
into account as well: a card that evidence speaks against is drawn as much less often, so that few weights are next to
nothing. Where a slot is left without a card others make room along an augmenting path: every world takes a bounded
time, and every world is possible as long as one is.
"""

from typing import NamedTuple

from lastcard.fast.compiled import Bytes, Floats, Ints, compiled, count, lowest, np
from lastcard.fast.search.room import (
    ALIKE_HIGH,
    ALIKE_LOW,
    AT,
    BITS,
    CAN_HIGH,
    CAN_LOW,
    CARD,
    CHOSEN,
    FINE,
    HELD_BACK,
    HIGH,
    HINTS,
    LOW,
    OF_HIGH,
    OF_LOW,
    OWNER,
    PILE_PLACE,
    PLACE,
    PROPOSED,
    SEAT,
    give,
    is_in,
    make_room,
    nth_card,
)
from lastcard.fast.twin.codes import (
    ASK_DRAWN,
    ASK_PASS,
    ASK_REVEAL,
    first_of,
    pack,
    seat_of,
    second_of,
    what_of,
)
from lastcard.fast.twin.kinds import count_kinds, first_kind, nth_kind
from lastcard.fast.twin.layout import (
    CHALLENGER,
    CHOICES,
    FIELDS,
    HALF_SEEN,
    HANDS,
    HELD,
    MOST_CARDS,
    PILES,
    QUESTION,
    SEATS,
    SIDE,
    TARGET,
    UNSEEN,
    WORD,
)
from lastcard.fast.twin.legal import is_stuck
from lastcard.fast.twin.luck import begin_luck, below
from lastcard.fast.twin.matching import fitting
from lastcard.fast.twin.passing import choose, unchosen
from lastcard.fast.twin.tables import COPIES, DRAWN_CARD, FITS, KIND, Rules


class Known(NamedTuple):
    """What is certain of the cards (`room` draws the arrays), and everything else of the round."""

    template: Ints
    """The row of the round without its cards."""
    slots: Ints
    holds: Ints
    drawn: int
    """The slot of the card that was just drawn, where its player is asked about it."""


class Evidence(NamedTuple):
    """What is only likely, a bit for each piece of evidence."""

    hinted: Ints
    """The bits that speak of each card."""
    log_ratios: Floats
    """The log-likelihood ratio of each piece, …"""
    ratios: Floats
    """… and its exponential."""
    alike: Ints
    """The cards of which the same evidence speaks (`room`)."""


class Scratch(NamedTuple):
    """Room to deal in."""

    cards: Ints
    """`room.SCRATCH_ROWS` rows."""
    free: Ints
    """The cards that no slot has yet, two words."""


@compiled
def _choose_holder(now: Ints, g: int, slots: Ints, n: int, holds: Ints, h: int, scratch: Ints) -> int:
    """One of the slots of a hand, any that can, is to be of a set that the hand has; among how many it was chosen.

    Where a slot is certain to be of the set nothing has to be chosen.
    """
    able = holds[h, CHOSEN] = 0
    for i in range(n):
        if slots[i, PLACE] == holds[h, SEAT]:
            low, high = scratch[CAN_LOW, i], scratch[CAN_HIGH, i]
            if low & holds[h, OF_LOW] or high & holds[h, OF_HIGH]:
                if low & ~holds[h, OF_LOW] == 0 and high & ~holds[h, OF_HIGH] == 0:
                    return 1
                able += 1
    if able == 0:
        return 1
    chosen, holds[h, CHOSEN] = below(now, g, able), 1
    for i in range(n):
        if slots[i, PLACE] == holds[h, SEAT]:
            low, high = scratch[CAN_LOW, i] & holds[h, OF_LOW], scratch[CAN_HIGH, i] & holds[h, OF_HIGH]
            if low or high:
                if chosen == 0:
                    scratch[CAN_LOW, i], scratch[CAN_HIGH, i] = low, high
                    break
                chosen -= 1
    return able


@compiled
def _held_of(slots: Ints, n: int, holds: Ints, h: int, scratch: Ints) -> int:
    """How many cards of a set its holder has."""
    held = 0
    for i in range(n):
        if slots[i, PLACE] == holds[h, SEAT] and is_in(scratch[CARD, i], holds[h, OF_LOW], holds[h, OF_HIGH]):
            held += 1
    return held


@compiled
def _assign(
    now: Ints,
    g: int,
    slots: Ints,
    holds: Ints,
    alike: Ints,
    ratios: Floats,
    scratch: Ints,
    free: Ints,
) -> float:
    """A card for every slot; the inverse probability of these draws, or 0 when something is impossible."""
    n = slots.shape[0]
    free[0] = free[1] = 0
    for card in range(MOST_CARDS):
        scratch[OWNER, card] = -1
    for i in range(n):
        scratch[CARD, i] = -1
        low, high = slots[i, LOW], slots[i, HIGH]
        scratch[CAN_LOW, i], scratch[CAN_HIGH, i] = low, high
        free[0] |= low
        free[1] |= high
    inverse, met, possible = 1.0, 0, True
    for h in range(holds.shape[0]):
        inverse *= _choose_holder(now, g, slots, n, holds, h, scratch)
    for i in range(n):
        low, high = scratch[CAN_LOW, i] & free[0], scratch[CAN_HIGH, i] & free[1]
        left = count(low) + count(high)
        if left:
            if slots[i, HINTS] and left > 1:
                chosen, here = _draw_group(now, g, low, high, slots[i, PROPOSED] & ~met, alike, ratios)
                inverse *= here
                met |= slots[i, HINTS] & alike[chosen, BITS]
                low, high = low & alike[chosen, ALIKE_LOW], high & alike[chosen, ALIKE_HIGH]
                left = count(low) + count(high)
            give(scratch, free, i, nth_card(low, high, below(now, g, left) if left > 1 else 0))
            inverse *= left
        elif not make_room(scratch, free, i):
            possible = False
            give(scratch, free, i, nth_card(free[0], free[1], 0))
    for h in range(holds.shape[0]):
        held = _held_of(slots, n, holds, h, scratch)
        if held == 0:
            possible = False
        elif holds[h, CHOSEN]:
            inverse /= held  # any of them may have been the one
    return inverse if possible else 0.0


@compiled
def _draw_group(
    now: Ints, g: int, low: int, high: int, proposed: int, alike: Ints, ratios: Floats
) -> tuple[int, float]:
    """Which group of cards, all alike by evidence, a slot is dealt one of; and the inverse probability of that.

    Evidence counts once, so what is already met is no longer in `proposed`.
    """
    total, chosen, mass = 0.0, 0, 1.0
    for k in range(alike.shape[0]):
        cards = count(low & alike[k, ALIKE_LOW]) + count(high & alike[k, ALIKE_HIGH])
        if cards:
            here = cards * _likelihood_ratio(alike[k, BITS] & proposed, ratios)
            total += here
            # Weighted reservoir sampling: each takes the place of those before with its part of the mass so far.
            if below(now, g, FINE) * total < FINE * here:
                chosen, mass = k, here
    return chosen, total / mass


@compiled
def _likelihood_ratio(bits: int, ratios: Floats) -> float:
    """How much likelier cards are of which this evidence speaks."""
    ratio = 1.0
    while bits:
        ratio *= ratios[lowest(bits)]
        bits &= bits - 1
    return ratio


@compiled
def _was_stuck(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int, card: int) -> bool:
    """Whether the hand had nothing to play before this card came (G11); what came for a false catch since counts too."""
    at, bit = HANDS + 2 * seat + card // WORD, 1 << card % WORD
    now[g, at] ^= bit
    stuck = is_stuck(rules, now, g, seat, fitting(rules, now, piles, g))
    now[g, at] ^= bit
    return stuck


@compiled
def _lay_out(rules: Rules, now: Ints, piles: Bytes, g: int, slots: Ints, scratch: Ints, drawn: int) -> None:
    """The cards go to their places, and into what the open question remembers of them."""
    low = high = 0
    for i in range(slots.shape[0]):
        card, place = scratch[CARD, i], slots[i, PLACE]
        if place >= PILE_PLACE:
            piles[g, place - PILE_PLACE, slots[i, AT]] = card
        elif card < WORD:
            now[g, HANDS + 2 * place] |= 1 << card
        else:
            now[g, HANDS + 2 * place + 1] |= 1 << (card - WORD)
        if slots[i, HELD_BACK]:
            if card < WORD:
                low |= 1 << card
            else:
                high |= 1 << (card - WORD)
    now[g, HELD], now[g, HELD + 1] = low, high
    question = now[g, QUESTION]
    if what_of(question) == ASK_DRAWN:
        card, seat = scratch[CARD, drawn], seat_of(question)
        stuck = rules.words[DRAWN_CARD] == 2 and _was_stuck(rules, now, piles, g, seat, card)
        now[g, QUESTION] = pack(ASK_DRAWN, seat, rules.words[KIND + card], 1 if stuck else 0)
    elif what_of(question) == ASK_REVEAL:
        first = _picked(rules, now, g, now[g, CHALLENGER], first_of(question))
        second = _picked(rules, now, g, now[g, TARGET], second_of(question))
        now[g, QUESTION] = pack(ASK_REVEAL, 0, first, second)
    elif what_of(question) == ASK_PASS:
        for seat in range(now[g, SEATS]):
            _choose_unseen(rules, now, g, seat)


@compiled
def _picked(rules: Rules, now: Ints, g: int, seat: int, picked: int) -> int:
    """Any kind of the hand, plus one, for a pick that nobody has seen; 0 for none."""
    if picked == 0:
        return 0
    low, high = now[g, HANDS + 2 * seat], now[g, HANDS + 2 * seat + 1]
    return nth_kind(rules, low, high, below(now, g, count_kinds(rules, low, high))) + 1


@compiled
def _choose_unseen(rules: Rules, now: Ints, g: int, seat: int) -> None:
    """Cards of the hand for those that were chosen to be passed on, as far as they were seen."""
    chosen = now[g, CHOICES + seat] >> 8
    if chosen & HALF_SEEN == 0:
        return
    now[g, CHOICES + seat] &= 0xFF
    while chosen:
        low, high = unchosen(rules, now, g, seat)
        if chosen & 0xFF == UNSEEN:
            kind = nth_kind(rules, low, high, below(now, g, count_kinds(rules, low, high)))
        else:
            kind, face = first_kind(rules, low, high), chosen & ~HALF_SEEN & 0xFF
            while rules.faces[now[g, SIDE], kind, FITS] != rules.faces[now[g, SIDE], face, FITS]:
                low &= ~rules.masks[COPIES + kind, 0]
                high &= ~rules.masks[COPIES + kind, 1]
                kind = first_kind(rules, low, high)
        choose(now, g, seat, kind)
        chosen >>= 8


@compiled
def _log_likelihood(slots: Ints, scratch: Ints, hinted: Ints, log_ratios: Floats) -> float:
    """Of all evidence that is met in this world: each piece counts once."""
    met = 0
    for i in range(slots.shape[0]):
        if slots[i, HINTS]:
            met |= slots[i, HINTS] & hinted[scratch[CARD, i]]
    total = 0.0
    while met:
        total += log_ratios[lowest(met)]
        met &= met - 1
    return total


@compiled
def deal_worlds(
    rules: Rules,
    now: Ints,
    piles: Bytes,
    known: Known,
    evidence: Evidence,
    scratch: Scratch,
    seed: int,
    tries: int,
    log_weights: Floats,
) -> int:
    """Fill every row with a world and `log_weights` with the logarithms of their importance weights.

    How many of them are impossible: none, if any world is possible.
    """
    slots, cards, impossible = known.slots, scratch.cards, 0
    for g in range(now.shape[0]):
        for field in range(FIELDS):
            now[g, field] = known.template[field]
        for pile in range(PILES):
            for i in range(MOST_CARDS):
                piles[g, pile, i] = 0
        begin_luck(now, g, seed, g)
        inverse = 0.0
        for _ in range(tries):
            inverse = _assign(
                now, g, slots, known.holds, evidence.alike, evidence.ratios, cards, scratch.free
            )
            if inverse > 0.0:
                break
        if inverse > 0.0:
            likelihood = _log_likelihood(slots, cards, evidence.hinted, evidence.log_ratios)
            log_weights[g] = np.log(inverse) + likelihood
        else:
            impossible += 1
            log_weights[g] = -1e9
        _lay_out(rules, now, piles, g, slots, cards, known.drawn)
    return impossible
