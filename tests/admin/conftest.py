"""Databases of both kinds, as the contracts of stores have them."""

from tests.contracts.conftest import postgres, postgres_database, sqlite, url

__all__ = ["postgres", "postgres_database", "sqlite", "url"]
