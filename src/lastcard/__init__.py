"""The UNO family of card games: rules, tables, replays, simulation."""

__version__ = "0.1.0"
