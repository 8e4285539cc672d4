"""The first entry of a log may carry a whole edition: versions before would look for it among their own.

Nothing about the tables of the database changes; but an older server must leave it alone.
"""

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Only the number."""
