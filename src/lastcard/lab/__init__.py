"""Studies of the game: many rounds, counted moves, editions side by side."""
