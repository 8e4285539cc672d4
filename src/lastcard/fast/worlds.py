"""Whole worlds dealt from what is known of every card: rows of the kernel, ready to be played on.

Every card of the deck has a slot with the set of cards that it can be (`room` draws the arrays). A world gives each
slot a card of its own.

Cards are drawn slot by slot, each time among those that are left for it. A world's weight makes up for how many
there were (sequential importance sampling), so that weighted worlds are as if drawn from all that are possible,
all alike likely; evidence is added to it. And it is heeded: a card that evidence speaks against is drawn as much
less often, so that few worlds weigh next to nothing. Where a slot is left without a card others make room along an
augmenting path: every world takes a bounded time, and every world is possible as long as one is.
"""

from lastcard.fast.codes import ASK_DRAWN, ASK_PASS, ASK_REVEAL, first_of, pack, seat_of, second_of, what_of
from lastcard.fast.compiled import Bytes, Floats, Ints, compiled, count, lowest, np
from lastcard.fast.kernel.kinds import count_kinds, first_kind, nth_kind
from lastcard.fast.kernel.legal import is_stuck
from lastcard.fast.kernel.luck import begin_luck, below
from lastcard.fast.kernel.matching import fitting
from lastcard.fast.kernel.passing import choose, unchosen
from lastcard.fast.layout import (
    CHALLENGER,
    CHOICES,
    FIELDS,
    HANDS,
    HELD,
    MOST_CARDS,
    PILES,
    QUESTION,
    SEATS,
    SIDE,
    TARGET,
    WORD,
)
from lastcard.fast.room import (
    ALIKE_HIGH,
    ALIKE_LOW,
    AT,
    BITS,
    CAN_HIGH,
    CAN_LOW,
    CARD,
    CHOSEN,
    FINE,
    HALF_SEEN,
    HEEDED,
    HELD_BACK,
    HIGH,
    HINTS,
    LOW,
    OF_HIGH,
    OF_LOW,
    OWNER,
    PILE_PLACE,
    PLACE,
    SEAT,
    UNSEEN,
    give,
    is_in,
    make_room,
    nth_card,
)
from lastcard.fast.tables import COPIES, DRAWN_CARD, FITS, KIND, Rules


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
    factors: Floats,
    scratch: Ints,
    free: Ints,
) -> float:
    """A card for every slot; one over how likely this choice of cards was, or 0 when something is impossible."""
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
    choices, met, possible = 1.0, 0, True
    for h in range(holds.shape[0]):
        choices *= _choose_holder(now, g, slots, n, holds, h, scratch)
    for i in range(n):
        low, high = scratch[CAN_LOW, i] & free[0], scratch[CAN_HIGH, i] & free[1]
        left = count(low) + count(high)
        if left:
            if slots[i, HINTS] and left > 1:
                chosen, total = _chosen(now, g, low, high, slots[i, HEEDED] & ~met, alike, factors)
                choices *= total
                met |= slots[i, HINTS] & alike[chosen, BITS]
                low, high = low & alike[chosen, ALIKE_LOW], high & alike[chosen, ALIKE_HIGH]
                left = count(low) + count(high)
            give(scratch, free, i, nth_card(low, high, below(now, g, left) if left > 1 else 0))
            choices *= left
        elif not make_room(scratch, free, i):
            possible = False
            give(scratch, free, i, nth_card(free[0], free[1], 0))
    for h in range(holds.shape[0]):
        held = _held_of(slots, n, holds, h, scratch)
        if held == 0:
            possible = False
        elif holds[h, CHOSEN]:
            choices /= held  # any of them may have been the one
    return choices if possible else 0.0


@compiled
def _chosen(
    now: Ints, g: int, low: int, high: int, heeded: int, alike: Ints, factors: Floats
) -> tuple[int, float]:
    """Which cards, all alike by evidence, a slot is dealt one of; and one over how likely that was.

    Evidence counts once, so what is already met speaks no more.
    """
    total, chosen, share = 0.0, 0, 1.0
    for k in range(alike.shape[0]):
        cards = count(low & alike[k, ALIKE_LOW]) + count(high & alike[k, ALIKE_HIGH])
        if cards:
            here = cards * _factor(alike[k, BITS] & heeded, factors)
            total += here
            # One pass will do: each takes the place of those before by its share of what has come so far.
            if below(now, g, FINE) * total < FINE * here:
                chosen, share = k, here
    return chosen, total / share


@compiled
def _factor(bits: int, factors: Floats) -> float:
    """How much likelier cards are of which this evidence speaks."""
    factor = 1.0
    while bits:
        factor *= factors[lowest(bits)]
        bits &= bits - 1
    return factor


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
def _evidence(slots: Ints, scratch: Ints, hinted: Ints, weights: Floats) -> float:
    """The weights of all evidence that is met in this world: each counts once."""
    met = 0
    for i in range(slots.shape[0]):
        if slots[i, HINTS]:
            met |= slots[i, HINTS] & hinted[scratch[CARD, i]]
    total = 0.0
    while met:
        total += weights[lowest(met)]
        met &= met - 1
    return total


@compiled
def deal_worlds(
    rules: Rules,
    now: Ints,
    piles: Bytes,
    template: Ints,
    slots: Ints,
    holds: Ints,
    hinted: Ints,
    weights: Floats,
    alike: Ints,
    factors: Floats,
    drawn: int,
    seed: int,
    tries: int,
    scratch: Ints,
    free: Ints,
    weight_of: Floats,
) -> int:
    """Fill every row with a world, and say how many of them are impossible: none, if any world is possible."""
    impossible = 0
    for g in range(now.shape[0]):
        for field in range(FIELDS):
            now[g, field] = template[field]
        for pile in range(PILES):
            for i in range(MOST_CARDS):
                piles[g, pile, i] = 0
        begin_luck(now, g, seed, g)
        choices = 0.0
        for _ in range(tries):
            choices = _assign(now, g, slots, holds, alike, factors, scratch, free)
            if choices > 0.0:
                break
        if choices > 0.0:
            weight_of[g] = np.log(choices) + _evidence(slots, scratch, hinted, weights)
        else:
            impossible += 1
            weight_of[g] = -1e9
        _lay_out(rules, now, piles, g, slots, scratch, drawn)
    return impossible
