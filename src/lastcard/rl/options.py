"""What every environment of one game or of many takes: the options of `lastcard.rl.Batch`."""

from collections.abc import Mapping
from typing import TypedDict

from lastcard.rl.batch import Reward


class Options(TypedDict, total=False):
    """All have the defaults of `lastcard.rl.Batch`, which says what they mean."""

    seats: int
    rules: Mapping[str, object] | None
    printing: str | None
    reward: Reward
    auto_call: bool
    bluffs: bool
