"""A second counter for the classic game, written from the rules alone: plain lists, nothing of the engine.

It is slow and simple on purpose. A table is a dict that is copied whole before every move; what may be said is
a list of (seat, words). It knows the printed classic rules and no option.
"""

from copy import deepcopy
from typing import Any

Table = dict[str, Any]
Said = tuple[int, str]

COLORS = "rygb"
SYMBOLS = [*"0123456789", "s", "v", "+2"]
DECK_ORDER = [color + symbol for color in COLORS for symbol in SYMBOLS] + ["w", "w+4"]


def table(hands: list[list[str]], draw: list[str], discard: list[str], turn: int) -> Table:
    """A table in the middle of a round: `turn` is asked to play, nobody owes a call, play goes left."""
    return {
        "hands": hands,
        "draw": draw,
        "discard": discard,
        "color": discard[-1][0],
        "step": 1,
        "ask": ("play", turn),
        "owes": set(),  # one card left and silent
        "early": set(),  # called with two cards, before playing
        "late": set(),  # called, one card left
        "passes": 0,
    }


def count(now: Table, depth: int) -> int:
    """How many sequences of exactly this many things can be said."""
    if depth == 0:
        return 1
    said = sayable(now)
    return len(said) if depth == 1 else sum(count(then(now, *one), depth - 1) for one in said)


def sayable(now: Table) -> list[Said]:
    """Everything that somebody could say."""
    if now["ask"] is None:
        return []
    kind, seat, *rest = now["ask"]
    hand = now["hands"][seat]
    words = []
    if kind == "play":
        words += [card for card in sorted(set(hand)) if fits(now, card)]
        if supply(now):
            words.append("draw")
        elif not words:  # in this game a card that fits is never only a bluff: then its color fits as well
            words.append("pass")
    elif kind == "drawn":
        words += [*([rest[0]] if fits(now, rest[0]) else []), "keep"]
    elif kind == "color":
        words += list(COLORS)
    elif kind == "challenge":
        words += ["accept", "challenge"]
    spoken = now["early"] | now["late"]
    may_call = {owing for owing in now["owes"] if owing not in spoken}
    if kind in ("play", "drawn") and len(hand) == 2 and seat not in spoken:
        may_call.add(seat)
    catches = [
        (by, f"catch {owing}") for owing in now["owes"] for by in range(len(now["hands"])) if by != owing
    ]
    return [(seat, word) for word in words] + [(who, "uno") for who in may_call] + catches


def fits(now: Table, card: str) -> bool:
    """By color, by number or symbol, or because it is wild."""
    top = now["discard"][-1]
    return card[0] in ("w", now["color"]) or (top[0] != "w" and card[1:] == top[1:])


def supply(now: Table) -> bool:
    """Whether a card can be had; the top of the discards stays."""
    return bool(now["draw"]) or len(now["discard"]) > 1


def then(before: Table, who: int, word: str) -> Table:
    """The table after something was said."""
    now = deepcopy(before)
    kind, seat, *rest = now["ask"]
    if word == "uno":
        now["late" if who in now["owes"] else "early"].add(who)
        now["owes"].discard(who)
    elif word.startswith("catch"):
        caught = int(word.split()[1])
        now["owes"].discard(caught)
        take(now, caught, 2)
    elif word == "draw":
        close(now)
        now["passes"] = 0
        now["ask"] = ("drawn", seat, take(now, seat, 1)[0])
    elif word == "pass":
        close(now)
        now["passes"] += 1
        now["ask"] = None if now["passes"] == len(now["hands"]) else ("play", beside(now, seat))
    elif word == "keep":
        now["early"].discard(seat)
        now["ask"] = ("play", beside(now, seat))
    elif kind == "color":
        wild_draw, bluff = rest
        now["color"] = word
        now["ask"] = (
            ("challenge", beside(now, seat), seat, bluff) if wild_draw else ("play", beside(now, seat))
        )
    elif word == "accept":
        take(now, seat, 4)
        now["ask"] = ("play", beside(now, seat))
    elif word == "challenge":
        accused, bluff = rest
        take(now, *((accused, 4) if bluff else (seat, 6)))
        now["ask"] = ("play", seat if bluff else beside(now, seat))
    else:
        play(now, seat, word)
    return now


def play(now: Table, seat: int, card: str) -> None:
    """A card lands, and does what it does."""
    hand, called = now["hands"][seat], seat in now["early"]
    hand.remove(card)
    bluff = any(other[0] == now["color"] for other in hand)
    now["discard"].append(card)
    now["passes"] = 0
    close(now)
    now["late"].discard(seat)
    if len(hand) == 1:
        now["late" if called else "owes"].add(seat)
    if card[0] != "w":
        now["color"] = card[0]
    following = beside(now, seat)
    if card in ("w", "w+4") and hand:
        now["ask"] = ("color", seat, card == "w+4", bluff)
        return
    if card[1:] == "v" and len(now["hands"]) > 2:
        now["step"] = -now["step"]
        following = beside(now, seat)
    elif card[1:] in ("v", "s", "+2"):
        take(now, following, 2 if card[1:] == "+2" else 0)
        following = beside(now, following)
    elif card == "w+4":
        take(now, following, 4)
    now["ask"] = ("play", following) if hand else None


def beside(now: Table, seat: int) -> int:
    """The next seat in the direction of play."""
    return int((seat + now["step"]) % len(now["hands"]))


def close(now: Table) -> None:
    """The moment to catch or to correct oneself is over."""
    now["owes"].clear()
    now["early"].clear()


def take(now: Table, seat: int, n: int) -> list[str]:
    """Draw so many, or as many as there are; an empty pile is made anew in deck order."""
    taken: list[str] = []
    while len(taken) < n and supply(now):
        if not now["draw"]:
            *under, top = now["discard"]
            now["draw"], now["discard"] = sorted(under, key=DECK_ORDER.index), [top]
        taken.append(now["draw"].pop(0))
    now["hands"][seat] += taken
    if taken:
        now["owes"].discard(seat)
        now["late"].discard(seat)
    return taken
