"""The witness: the same game compiled to machine code, for millions of rounds.

The engine is the law; this package plays by it at another speed and is compared with it after every input
(`tests/lockstep`). How it is laid out:

- `tables` turns a `Sheet` into integers: faces, masks of cards, and each card's effects as a little programme
  of steps. What an edition or an option says is said there; the kernel names neither.
- `layout` draws the state of a game: one row of 64-bit integers for everything but the piles, which are bytes.
  A hand is a mask over the cards of the deck.
- `codes` are the integers for questions, steps and moves.
- `kernel` is the rules. Each of its modules is the twin of the engine's module of the same name and is best
  read beside it.
- `codec`, with `steps` and `moves`, loads a game from a `RoundState` and stores it back, exactly.
- `resume` takes up a round from what one seat knows of it, and `worlds`, with `room`, deals its hidden cards.
- `rollouts` tries moves in such worlds and plays the rounds on by the tuned policy.
- `perft`, `simulate` and `match_play` are what the kernel is used for beside that.

Equal cards are interchangeable in the engine, so which of two equal cards a mask names never matters: what
enters and leaves the kernel are kinds of cards, in deck order.
"""

from lastcard.fast.codec import Codec, Games, room_for
from lastcard.fast.errors import EndlessRound, NotCompiled, NotInstalled
from lastcard.fast.simulate import Played, simulate
from lastcard.fast.tables import Rules, compile_rules

__all__ = [
    "Codec",
    "EndlessRound",
    "Games",
    "NotCompiled",
    "NotInstalled",
    "Played",
    "Rules",
    "compile_rules",
    "room_for",
    "simulate",
]
