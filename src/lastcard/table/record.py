"""The record of a finished match, made from the log of its table."""

from collections.abc import Sequence

from lastcard.notation.document import Header
from lastcard.notation.fairness import Fairness, FairRound
from lastcard.notation.record import PlayerInput, write_record
from lastcard.table.entries import Stamped
from lastcard.table.fairness import commitment
from lastcard.table.finished import finished_match
from lastcard.table.state import TableState


def record_of(log: Sequence[Stamped], table: str, match: int) -> str:
    """The record of a match of this table, counted from 1, with all that its shuffles came from.

    Raises NotFinished while the match goes on.
    """
    finished = finished_match(log, table, match)
    inputs: list[PlayerInput] = [
        (said.player, said.what) for played in finished.rounds for said, _ in played.said
    ]
    return write_record(_header(finished.table, finished.names), inputs)


def _header(state: TableState, names: tuple[str, ...]) -> Header:
    """The head of the record of the match that has just ended."""
    return Header(
        edition=state.edition,
        names=names,
        mode=state.config.mode,
        rules=state.config.rules,
        dealer=None,
        position=None,
        cites=(),
        fairness=Fairness(
            table=state.id,
            match=state.matches,
            version=2 if any(luck.sealed for luck in state.luck) else 1,
            rounds=tuple(
                FairRound(
                    commitment=commitment(luck.seed),
                    seed=luck.seed.seed,
                    salt=luck.seed.salt,
                    sealed=luck.sealed,
                    entropy=luck.entropy,
                )
                for luck in state.luck
            ),
        ),
    )
