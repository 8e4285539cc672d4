"""Entries may name options of printings, and battles against nobody: versions before cannot read them.

Nothing about the tables of the database changes; but an older server must leave it alone.
"""

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Only the number."""
