"""A finished match to be watched again, with all hands open."""

from collections.abc import Sequence

from lastcard.match.players import Player
from lastcard.protocol import Replay, ReplayRound, ReplayStep
from lastcard.table.briefing import table_info
from lastcard.table.entries import Stamped
from lastcard.table.finished import finished_match
from lastcard.views.redact import redact
from lastcard.views.view import view_of


def replay_of(log: Sequence[Stamped], table: str, match: int) -> Replay:
    """The replay of a match of this table, counted from 1; raises NotFinished while it goes on."""
    finished = finished_match(log, table, match)
    return Replay(
        table=table_info(finished.table),
        names=finished.names,
        rounds=tuple(
            ReplayRound(
                seating=tuple(Player(player) for player in played.seating),
                view=view_of(played.opened, None, everything=True),
                steps=tuple(
                    ReplayStep(
                        player=said.player,
                        what=said.what,
                        events=redact(transition, None, everything=True),
                    )
                    for said, transition in played.said
                ),
            )
            for played in finished.rounds
        ),
    )
