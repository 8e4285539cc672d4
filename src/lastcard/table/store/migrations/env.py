"""Alembic reads this; the connection comes from `lastcard.table.store.database`, already in a transaction."""

from alembic import context

from lastcard.table.store.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite cannot alter a column: the table is made anew
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
