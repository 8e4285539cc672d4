"""What a viewer sees of a round, now; nothing is remembered."""

from lastcard.engine.apply import asked
from lastcard.engine.duel import bout_of
from lastcard.engine.passing import chosen_by
from lastcard.engine.piles import pile_top as top_of_pile
from lastcard.model.calls import CallStatus
from lastcard.model.cards import Card, Color, Hand, Side
from lastcard.model.decisions import Over, QuestionKind
from lastcard.model.record import Record
from lastcard.model.seats import Direction, Seat
from lastcard.model.state import RoundState
from lastcard.views.sight import Sight, Viewer, face_up, held, pile_top, sight_of


class View(Record, frozen=True, kw_only=True):
    """A round through the eyes of one seat, or of a spectator."""

    viewer: Viewer
    sight: Sight
    dealer: Seat | None
    hands: tuple[Hand, ...]
    """Masked, in the order of their codes."""
    draw_count: int
    draw_top: Card | None
    """Idle face of the next card, where the deck has two sides and the rulings show it."""
    discard_count: int
    top: Card | None
    color: Color | None
    side: Side
    direction: Direction
    question: QuestionKind
    asked: tuple[Seat, ...]
    """Who still has to answer."""
    turn: Seat
    calls: tuple[CallStatus, ...]
    jumpable: bool
    draws: int
    """Cards at stake with `challenge` and `stack`, to be chosen with `pass`."""
    aside: tuple[Hand, Hand]
    """Cards revealed in an undecided battle, by challenger and target."""
    chosen: Hand
    """Cards that the viewer has chosen to pass on, until all have chosen."""
    winner: Seat | None
    caught: tuple[int, ...]
    """What each seat was left with; empty until the round is over."""


def view_of(state: RoundState, viewer: Viewer, *, everything: bool = False) -> View:
    """The view of a seat, or of a spectator when viewer is None; after the round all hands lie open.

    `everything` shows all hands at any time: for replays of finished games.
    """
    sight = sight_of(state.sheet, everything=everything)
    question, over = asked(state), state.decision if isinstance(state.decision, Over) else None
    bout = bout_of(state)
    return View(
        viewer=viewer,
        sight=sight,
        dealer=state.dealer,
        hands=tuple(
            tuple(sorted(hand)) if over else held(sight, state.side, viewer, Seat(seat), hand)
            for seat, hand in enumerate(state.hands)
        ),
        draw_count=len(state.draw),
        draw_top=pile_top(sight, state.side, top_of_pile(state)),
        discard_count=len(state.discard),
        top=face_up(state.discard[-1], state.side) if state.discard else None,
        color=state.color,
        side=state.side,
        direction=state.direction,
        question=question.question,
        asked=question.seats,
        turn=question.turn,
        calls=question.calls,
        jumpable=question.jumpable,
        draws=question.draws,
        aside=bout.aside if bout else ((), ()),
        chosen=() if viewer is None else held(sight, state.side, viewer, viewer, chosen_by(state, viewer)),
        winner=over.winner if over else None,
        caught=over.caught if over else (),
    )
