"""The database: a row for every table, and a row for every entry of its log.

Change it here and write a migration beside the others; a test compares the two.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

VERSION_TABLE = "lastcard_version"
"""Where the version of the database stands. Its own name: the database may be shared with other programs."""

ID = Text().with_variant(Text(collation="C"), "postgresql")
"""Compared letter by letter, as SQLite and Python do, whatever the language of the database is."""

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", ID, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("updated_at", Double, nullable=False),
    PrimaryKeyConstraint("id", name="tables_key"),
    Index("tables_by_change", "status", "updated_at"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ID, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("entry", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", name="entries_key"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="entries_of_table"),
    sqlite_with_rowid=False,  # kept in the order of the key, so that a log is read in one sweep
)
"""The key decides races: of two appends with the same number, one is refused."""
