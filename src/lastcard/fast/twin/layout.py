"""The state of a game in integers.

A game is one row of `now`, 64-bit integers::

    now[game, FIELD]            one number: whose turn, the color, the open question …
    now[game, HANDS + 2 * seat] the hand of a seat: two words, a bit for each card of the deck
    now[game, AGENDA + i]       pending steps, the next one last, so that it is taken off the end

and four piles of bytes, the next or topmost card last::

    piles[game, DRAW_PILE | DISCARD_PILE | ASIDE | ASIDE + 1, i]

A card here is a number: its place in the sorted deck, so that equal cards are neighbors and a hand read from
its lowest bit up is in deck order. A word has 63 cards and not 64: then no mask is negative, and none needs
unsigned integers, which turn into floats as soon as they meet signed ones in Numba.

Every game is kept in the same array whatever its edition and number of seats. There is nothing else: a game
can be copied by copying its rows.
"""

from typing import Final

WORD: Final = 63
"""Cards in a word of a mask."""
MOST_CARDS: Final = 2 * WORD
MOST_SEATS: Final = 10
MOST_STEPS: Final = 16
"""Room on the agenda (`tables.MOST_EFFECTS`)."""

# --- one number each ---------------------------------------------------------------------------------------
SEATS: Final = 0
DEALER: Final = 1
"""-1 until one is found."""
QUESTION: Final = 2
"""The open question (see `codes`); 0 only while the agenda runs."""
COLOR: Final = 3
"""The color to match, from 1; 0 until a turned-up wild face has got one."""
SIDE: Final = 4
DIRECTION: Final = 5
TURN: Final = 6
CALLS: Final = 7
"""Two bits a seat: SILENT, OWES, AHEAD, CALLED."""
JUMPABLE: Final = 8
PASSES: Final = 9
DRAW_SIZE: Final = 10
DISCARD_SIZE: Final = 11
AGENDA_SIZE: Final = 12

# --- what a challenge is about: meaningful while one is offered or asked -----------------------------------
ACCUSED: Final = 13
HELD: Final = 14
"""The hand left by the wild draw, two words."""
RESPECTED: Final = 16
"""The color it had to respect."""
EXTRA: Final = 17
"""Cards that a failed challenge costs beside the draw itself."""

# --- the battle in progress: meaningful from its question on to the color ----------------------------------
CHALLENGER: Final = 18
TARGET: Final = 19
LOSER_DRAWS: Final = 20
VOID: Final = 21
ASIDE_SIZE: Final = 22
"""Cards set aside by the challenger, and in the next field by the target."""
OWED: Final = 24
"""The Battle card left its player one card and the call is still due."""

# --- luck (see `twin.luck`); a round loaded from the engine has the stream it is given -------------------
LUCK_KEY: Final = 25
LUCK_USED: Final = 26

# --- one for each seat -------------------------------------------------------------------------------------
HANDS: Final = 27
BEFORE: Final = HANDS + 2 * MOST_SEATS
"""Cards each held before the Battle card was played."""
CAUGHT: Final = BEFORE + MOST_SEATS
"""Value of the cards each was left with; meaningful once the round is over."""

CHOICES: Final = CAUGHT
"""The same place while cards are passed on, long before anybody is left with any. A byte says how many cards the
seat has still to choose; three more have the kinds that it has chosen so far, plus one."""
HALF_SEEN: Final = 0x80
"""Beside a kind: a card with the same face, chosen by who does not see its back;
in place of a kind plus one, until worlds are dealt."""
UNSEEN: Final = 0xFF
"""The same for a card that somebody else has chosen in secret."""

AGENDA: Final = CAUGHT + MOST_SEATS
FIELDS: Final = AGENDA + MOST_STEPS

# --- piles -------------------------------------------------------------------------------------------------
DRAW_PILE: Final = 0
DISCARD_PILE: Final = 1
ASIDE: Final = 2
"""Cards set aside in a battle: the challenger's pile, then the target's."""
PILES: Final = 4

# --- where a seat stands with its call ---------------------------------------------------------------------
SILENT: Final = 0
OWES: Final = 1
AHEAD: Final = 2
CALLED: Final = 3
