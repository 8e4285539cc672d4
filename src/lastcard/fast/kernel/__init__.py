"""The rules, compiled. Each module is the twin of the engine's module of the same name.

All functions change a game in place: `now` and `piles` are the arrays of `layout`, `g` the row of the game.
Moves are taken on trust here (`apply.say` is for those that `legal` lists); a refusal is the caller's affair.
"""
