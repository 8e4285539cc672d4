"""What the page's workshop needs to know of the files of editions, as TypeScript (scripts/protocol.py writes it)."""

import json

from lastcard.engine.options import option_values
from lastcard.model.edition import Opening
from lastcard.model.paints import KNOWN_PAINTS, PAINTS, SHAPES
from lastcard.model.vocabulary import OF_EFFECT
from lastcard.notation.editions import limits
from lastcard.notation.editions.effects import COUNTED, PLAIN, WORDS

LIMITS = {
    "bytes": limits.MOST_BYTES,
    "colors": limits.MOST_COLORS,
    "copies": limits.MOST_COPIES,
    "effects": limits.MOST_EFFECTS,
    "hand": (limits.HANDS[0], limits.HANDS[-1]),
    "line": limits.LONGEST_LINE,
    "name": limits.LONGEST_NAME,
    "number": limits.HIGHEST_NUMBER,
    "players": (limits.PLAYERS[0], limits.PLAYERS[-1]),
    "points": limits.MOST_POINTS,
    "rows": limits.MOST_ROWS,
    "symbol": limits.LONGEST_SYMBOL,
    "target": (option_values("target")[0], option_values("target")[-1]),
    "word": limits.LONGEST_WORD,
}


def edition_file_text() -> str:
    """The file."""
    effects = "\n".join(f"  {json.dumps(word)}: {json.dumps(_effect(word))}," for word in WORDS)
    known = {letter: (look.paint, look.shape) for letter, look in KNOWN_PAINTS.items()}
    return f"""\
// Made by scripts/protocol.py from src/lastcard/notation/editions. Do not edit.

import type {{ Figure }} from "./vocabulary";

/** What a card can do, as a file says it. */
export interface EffectWord {{
  /** The least and the most that its number can be; null where it has none. */
  numbers: [number, number] | null;
  /** The number that need not be written. */
  usual: number | null;
  /** What is drawn; null for what only bends the effect beside it. */
  figure: Figure | null;
  /** Whether the number is drawn beside it. */
  counted: boolean;
}}

export const EFFECTS: Record<string, EffectWord> = {{
{effects}
}};

/** What a card can do when it is the first one of a round. */
export const OPENINGS: string[] = {json.dumps(list(Opening))};

/** How colors can look. */
export const PAINTS: string[] = {json.dumps(PAINTS)};
export const SHAPES: string[] = {json.dumps(SHAPES)};

/** The paint and the shape that a letter stands for. */
export const KNOWN: Record<string, [string, string]> = {json.dumps(known)};

/** How large an edition can be. */
export const LIMITS = {json.dumps(LIMITS)} as const;
"""


def _effect(word: str) -> dict[str, object]:
    counted = COUNTED.get(word)
    effect = counted.make(counted.numbers[-1]) if counted else PLAIN[word]
    row = OF_EFFECT[type(effect)]
    return {
        "numbers": (counted.numbers[0], counted.numbers[-1]) if counted else None,
        "usual": counted.usual if counted else None,
        "figure": row.figure,
        "counted": row.number is not None,
    }
