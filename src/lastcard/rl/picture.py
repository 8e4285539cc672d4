"""A game as text: what the acting seat sees, and what it may say.

::

    green 5. Color in play: green. Play runs to the left, clockwise. Draw pile: 74 cards
      seat_0  7 cards
      seat_1  One card  UNO!
    > seat_2  b2 g1 r5 w+4
      seat_3  4 cards
    seat_2 to play: draw g1 w+4
"""

from collections.abc import Sequence

from lastcard.fast.compiled import np
from lastcard.locale import Speaker
from lastcard.model.seats import LEFT
from lastcard.rl.batch import Batch
from lastcard.views import View

SAID = ("ahead", "called")


def seat_names(seats: int) -> list[str]:
    """As agents are called."""
    return [f"seat_{seat}" for seat in range(seats)]


def draw_game(batch: Batch, game: int, language: str) -> str:
    """A game of a batch as its acting seat sees it; cards in hands and actions are in the notation."""
    names = seat_names(batch.seats)
    speaker = Speaker(language, names, edition=batch.sheet.edition)
    acting = int(batch.acting[game])
    view = batch.view(game, acting)
    rows = (_draw_seat(speaker, view, seat, acting, names[seat]) for seat in range(batch.seats))
    offered = " ".join(
        batch.actions.describe(int(action)).replace(" ", "_") for action in np.flatnonzero(batch.mask[game])
    )
    asked = speaker.phrase(f"question-{view.question}", who=", ".join(names[seat] for seat in view.asked))
    ours = f"{asked}: {offered}" if acting in view.asked else f"{asked}\n{names[acting]}: {offered}"
    return "\n".join((_draw_middle(speaker, view), *rows, ours))


def draw_end(names: Sequence[str], rewards: Sequence[float]) -> str:
    """What each seat has got."""
    return "  ".join(f"{name} {reward:+g}" for name, reward in zip(names, rewards, strict=True))


def _draw_middle(speaker: Speaker, view: View) -> str:
    parts = []
    if view.top is not None:
        parts.append(f"{speaker.card(view.top, view.side)}.")
    if view.color is not None:
        parts.append(f"{speaker.phrase('table-color', color=speaker.color(view.color))}.")
    if view.draws:
        parts.append(speaker.phrase("table-at-stake", count=view.draws))
    parts.append(
        speaker.phrase("table-direction-left" if view.direction == LEFT else "table-direction-right")
    )
    parts.append(speaker.phrase("table-draw-pile", count=view.draw_count))
    return " ".join(parts)


def _draw_seat(speaker: Speaker, view: View, seat: int, acting: int, name: str) -> str:
    hand = view.hands[seat]
    held = " ".join(hand) if seat == acting else speaker.phrase("table-cards", count=len(hand))
    called = f"  {speaker.phrase('table-shout-uno')}" if view.calls[seat] in SAID else ""
    return f"{'>' if seat == acting else ' '} {name}  {held}{called}"
