"""How a database of an older version becomes one of this version. Alembic runs it when a store is opened."""
