"""The rules, compiled: the twin of the engine.

- `tables` turns a `Sheet` into integers: faces, masks of cards, and each card's effects as a little programme
  of steps. What an edition or an option says is said there; the kernel names neither.
- `layout` draws the state of a game: one row of 64-bit integers for everything but the piles, which are bytes.
  A hand is a mask over the cards of the deck.
- `codes` are the integers for questions, steps and moves.
- `codec`, with `steps` and `moves`, loads a game from a `RoundState` and stores it back, exactly.
- `luck` answers chance's questions, `refusal` says why a move is illegal, `kinds` reads kinds of cards off masks.
- Each of the other modules is the twin of the module of the same name in the engine (`match`: of `lastcard.match`)
  and is best read beside it.

All compiled functions change a game in place: `now` and `piles` are the arrays of `layout`, `g` the row of the game.
Moves are taken on trust here (`apply.apply_move` is for those that `legal` lists); a refusal is the caller's affair.
"""
