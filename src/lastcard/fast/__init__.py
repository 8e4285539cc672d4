"""The witness: the same game compiled to machine code, for millions of rounds.

The engine is the law; this package plays by it at another speed and is compared with it after every input
(`tests/lockstep`). Its parts, each of which knows only those below it:

- `teaching` gathers what policies, networks and their value estimates learn from.
- `search` deals the hidden cards of a round (`worlds`), tries moves in such worlds and plays the rounds on
  (`rollouts`). `play` is what else the compiled game is used for: whole rounds, matches and contests, perft, deals.
- `players` choose moves on compiled games: at random, by a linear policy, or by a network.
- `twin` is the rules: the state of a game in integers, and a twin of each of the engine's modules.
- `compiled` says how a function is compiled and `kept` where machine code stays; `checks` and `errors` are for what
  callers hand in.

Equal cards are interchangeable in the engine, so which of two equal cards a mask names never matters: what
enters and leaves the kernel are kinds of cards, in deck order.
"""

from lastcard.fast.errors import NotCompiled
from lastcard.fast.play.round_play import PlayedRounds, play_rounds
from lastcard.fast.twin.codec import Codec, Games, room_for
from lastcard.fast.twin.tables import Rules, compile_rules
from lastcard.model.errors import NotInstalled

__all__ = [
    "Codec",
    "Games",
    "NotCompiled",
    "NotInstalled",
    "PlayedRounds",
    "Rules",
    "compile_rules",
    "play_rounds",
    "room_for",
]
