"""What players have shown by what they did, as the kernel remembers it: for rounds that are played on from the middle. Needs `fast`."""

from collections.abc import Sequence

from lastcard.bots.memory import Memory
from lastcard.bots.table_sense import sense_of
from lastcard.fast.compiled import Ints, np
from lastcard.fast.players.memory import DREW, FIELDS, NAMED, REFUSED
from lastcard.fast.twin.tables import COLOR_IDS, color_number
from lastcard.model.events import Event
from lastcard.model.sheet import Sheet


def remembered(sheet: Sheet, seats: int, story: Sequence[Event]) -> Ints:
    """The row of a story (`lastcard.fast.players.memory`)."""
    memory, row = Memory(sense_of(sheet), seats, story), np.zeros(FIELDS, np.int64)
    row[DREW] = -1
    numbers = {
        color: color_number(sheet, side, color) for side, colors in sheet.colors.items() for color in colors
    }
    for first, by_seat in ((REFUSED, memory.refused), (NAMED, memory.naming)):
        for seat, by_color in enumerate(by_seat):
            for color, since in by_color.items():
                row[first + COLOR_IDS * seat + numbers[color]] = 1 + since
    return row
