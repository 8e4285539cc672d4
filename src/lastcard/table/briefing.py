"""What one viewer is told: snapshots and updates, each redacted for that viewer alone."""

from collections.abc import Sequence
from typing import NamedTuple

from lastcard.engine.options import settle_rulings
from lastcard.match.players import Player
from lastcard.model.events import Event
from lastcard.model.seats import Seat
from lastcard.model.state import Transition
from lastcard.protocol import VERSION, SeatInfo, ShuffleProof, Snapshot, TableInfo, Update
from lastcard.table.fairness import commitment
from lastcard.table.pacing import seconds_left
from lastcard.table.state import TableState, question_to
from lastcard.views.prompt import Prompt, prompt_for
from lastcard.views.redact import redact
from lastcard.views.view import view_of


def table_info(table: TableState) -> TableInfo:
    """The table around the cards, the same for everybody; seeds are opened when the match is over."""
    match, config = table.match, table.config
    target = match.sheet.target if match else settle_rulings(table.edition, config.rules).target
    opened = match is not None and bool(match.winners)
    return TableInfo(
        id=table.id,
        edition=config.edition,
        mode=config.mode,
        rules=config.rules,
        target=target,
        timer=config.timer,
        public=config.public,
        seats=tuple(
            SeatInfo(name=seat.name, kind=seat.kind, level=seat.level, away=seat.away) for seat in table.seats
        ),
        host=table.host,
        status=table.status,
        match=table.matches,
        round=len(table.luck),
        seating=match.seating if match else (),
        partners=tuple(sorted((a, b) for a, b in match.partners.items() if a < b)) if match else (),
        totals=match.totals if match else (0,) * len(table.seats),
        points=match.points if match else 0,
        winners=match.winners if match else (),
        proofs=tuple(
            ShuffleProof(
                commitment=commitment(luck.seed),
                entropy=luck.entropy,
                seed=luck.seed.seed if opened else None,
                salt=luck.seed.salt if opened else None,
                version=2 if luck.sealed else 1,
                sealed=luck.sealed,
            )
            for luck in table.luck
        ),
        next_commitment=commitment(table.next_luck.seed) if table.next_luck else "",
        next_sealed=table.next_luck.sealed if table.next_luck else (),
        next_closed=table.next_luck is not None and table.next_luck.closed,
        abandoned=table.abandoned,
        scores=table.scores,
        printing=config.printing,
        rounds=match.rounds_planned if match else None,
        partners_until=match.partners_until if match else None,
    )


def snapshot(table: TableState, viewer: Player | None, now: float, speed: float = 1.0) -> Snapshot:
    """Everything the viewer may know now, where what happens by itself does so at this speed."""
    return Snapshot(
        version=VERSION,
        seq=table.seq,
        you=viewer,
        table=table_info(table),
        view=None if table.match is None else view_of(table.match.round, _seat(table, viewer)),
        prompt=_prompt(table, viewer),
        question=question_to(table, viewer),
        seconds_left=seconds_left(table, now, speed),
    )


class News(NamedTuple):
    """What became true at once, with what is the same for every viewer worked out once."""

    before: TableState
    after: TableState
    transitions: tuple[Transition, ...]
    table: TableInfo | None
    """Where it has changed."""


def news_of(before: TableState, after: TableState, transitions: Sequence[Transition]) -> News:
    """The news of entries within one round."""
    info = table_info(after)
    return News(before, after, tuple(transitions), info if info != table_info(before) else None)


def update(news: News, viewer: Player | None, now: float, speed: float = 1.0) -> Update:
    """What the viewer hears of it."""
    after = news.after
    seat = _seat(after, viewer)
    events: list[Event] = []
    for transition in news.transitions:
        events.extend(redact(transition, seat))
    return Update(
        after=news.before.seq,
        seq=after.seq,
        events=tuple(events),
        table=news.table,
        prompt=_prompt(after, viewer),
        question=question_to(after, viewer),
        seconds_left=seconds_left(after, now, speed),
    )


def _seat(table: TableState, viewer: Player | None) -> Seat | None:
    """Where the viewer sits in this round; who does not play it watches."""
    return None if viewer is None or table.match is None else table.match.seat_of(viewer)


def _prompt(table: TableState, viewer: Player | None) -> Prompt | None:
    seat = _seat(table, viewer)
    if seat is None or table.match is None or table.status != "playing":
        return None
    return prompt_for(table.match.round, seat)
