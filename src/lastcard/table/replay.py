"""A finished match to be watched again, with all hands open."""

from collections.abc import Sequence

from msgspec import Raw
from msgspec.structs import replace

from lastcard.match.players import Player
from lastcard.protocol import Replay, ReplayRound, ReplayStep, encode
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


def replay_text(log: Sequence[Stamped], table: str, match: int) -> bytes:
    """The same as JSON. It is written step by step: all other threads stand still while one piece is."""
    replay = replay_of(log, table, match)
    rounds = tuple(
        replace(one, steps=tuple(Raw(encode(step)) for step in one.steps)) for one in replay.rounds
    )
    return encode(replace(replay, rounds=rounds))
