"""The log of one table, as its store keeps it: written on, read on, and read again from the first entry."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

from lastcard.protocol import Refusal
from lastcard.table.authority import Decided, RefusedCommand
from lastcard.table.clock import Clock
from lastcard.table.entries import Stamped, deals
from lastcard.table.minds import Minds
from lastcard.table.state import TableState, evolve, opened
from lastcard.table.store.base import Damaged, Store, StoreError, TableRow


class Journal:
    """Only what is in it is true."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self.unsure = False
        """Something may have been stored or not: the log has to be read before anything is decided."""

    async def append(self, decided: Decided) -> None:
        """Store what was decided, all of it or nothing."""
        try:
            await self._store.append(row_of(decided.table), decided.entries)
        except StoreError:
            self.unsure = True
            raise

    async def answers(self) -> None:
        """Raises `StoreError` for as long as the store can be neither read nor written."""
        with suppress(Damaged):  # some other table; this one can be written
            await self._store.check()

    async def read_on(self, table: TableState) -> Iterator[Decided]:
        """What others have appended, one entry after the other."""
        return self._go_on(table, await self._store.read(table.id, table.seq))

    def _go_on(self, table: TableState, log: Sequence[Stamped]) -> Iterator[Decided]:
        for stamped in log:
            try:
                table, transition = evolve(table, stamped, self._clock.now())
            except Exception as error:
                raise Damaged(f"the log of table {table.id} does not go on from where it was") from error
            yield Decided(table, (stamped,), (transition,) if transition else (), deals(stamped.entry))

    async def fault(self, table: TableState, *, finished: bool) -> Exception:
        """Why the store does not take the next entry, though nobody was quicker."""
        if finished and not await self._store.numbers([table.id]):
            return RefusedCommand(Refusal.NO_SUCH_TABLE)  # it was removed
        return Damaged(f"the log of table {table.id} does not go as far as it should")


def folded(table: str, log: Sequence[Stamped], minds: Minds) -> tuple[TableState, Minds]:
    """What a log comes to. A long one takes seconds, so nobody should wait for it."""
    state = opened(table, log[0])
    for stamped in log[1:]:
        state, transition = evolve(state, stamped)
        minds.hear((transition,) if transition else (), dealt=deals(stamped.entry))
    return state, minds


def row_of(table: TableState) -> TableRow:
    """What the store tells of a table without its log."""
    return TableRow(
        id=table.id, seq=table.seq, status=table.status, public=table.config.public, updated_at=table.at
    )
