"""Where a seat stands with its UNO call."""

from typing import Literal

CallStatus = Literal["silent", "owes", "ahead", "called"]
"""`silent`: nothing due. `owes`: down to one card and not called. `ahead`: called before the card has landed.
`called`: down to one card and called."""
