// Made by scripts/protocol.py from src/lastcard/notation/editions. Do not edit.

import type { Figure } from "./vocabulary";

/** What a card can do, as a file says it. */
export interface EffectWord {
  /** The least and the most that its number can be; null where it has none. */
  numbers: [number, number] | null;
  /** The number that need not be written. */
  usual: number | null;
  /** What is drawn; null for what only bends the effect beside it. */
  figure: Figure | null;
  /** Whether the number is drawn beside it. */
  counted: boolean;
}

export const EFFECTS: Record<string, EffectWord> = {
  "skip": {"numbers": null, "usual": null, "figure": "skip", "counted": false},
  "skip-everyone": {"numbers": null, "usual": null, "figure": "everyone", "counted": false},
  "reverse": {"numbers": null, "usual": null, "figure": "reverse", "counted": false},
  "name-color": {"numbers": null, "usual": null, "figure": "name", "counted": false},
  "restore-color": {"numbers": null, "usual": null, "figure": null, "counted": false},
  "flip": {"numbers": null, "usual": null, "figure": "flip", "counted": false},
  "swap-hands": {"numbers": null, "usual": null, "figure": "swap", "counted": false},
  "pass-hands": {"numbers": null, "usual": null, "figure": "hands", "counted": false},
  "draw": {"numbers": [1, 20], "usual": null, "figure": "draw", "counted": true},
  "draw-only": {"numbers": [1, 20], "usual": null, "figure": "draw", "counted": true},
  "draw-until-color": {"numbers": [0, 10], "usual": 0, "figure": "until", "counted": false},
  "challenge": {"numbers": [0, 10], "usual": 2, "figure": null, "counted": false},
  "give": {"numbers": [0, 10], "usual": 2, "figure": "give", "counted": false},
  "duel": {"numbers": [0, 10], "usual": 2, "figure": "duel", "counted": true},
  "show": {"numbers": [0, 10], "usual": 2, "figure": "show", "counted": true},
  "pass": {"numbers": [1, 3], "usual": 1, "figure": "pass", "counted": true},
};

/** What a card can do when it is the first one of a round. */
export const OPENINGS: string[] = ["starts", "acts", "turns", "draws_only", "left_names", "put_back", "buried", "flips"];

/** How colors can look. */
export const PAINTS: string[] = ["red", "yellow", "green", "blue", "turquoise", "pink", "orange", "purple", "brown", "gray", "lime", "navy"];
export const SHAPES: string[] = ["diamond", "circle", "triangle", "square", "waves", "heart", "sun", "moon", "star", "ring", "cross", "leaf"];

/** The paint and the shape that a letter stands for. */
export const KNOWN: Record<string, [string, string]> = {"r": ["red", "diamond"], "y": ["yellow", "circle"], "g": ["green", "triangle"], "b": ["blue", "square"], "t": ["turquoise", "waves"], "p": ["pink", "heart"], "o": ["orange", "sun"], "u": ["purple", "moon"]};

/** How large an edition can be. */
export const LIMITS = {"bytes": 64000, "colors": 8, "copies": 20, "effects": 6, "hand": [1, 20], "line": 200, "name": 60, "number": 99, "players": [2, 10], "points": 500, "rows": 40, "symbol": 4, "target": [50, 2000], "word": 24} as const;
