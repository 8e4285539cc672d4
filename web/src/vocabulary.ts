// Made by scripts/protocol.py from src/lastcard/model/vocabulary.py. Do not edit.

import type { Move } from "./protocol";

/** What a move names. */
export type Part = "card" | "cards" | "color" | "seat" | "seat or nobody";

/** What can be drawn on a card. */
export type Figure =
  "draw" | "duel" | "everyone" | "flip" | "give" | "hands" | "name" | "pass" | "reverse" | "show" | "skip" | "swap" | "until";

/** What moves name, field by field, and the message that says one as an answer. */
export const MOVES: Record<Move["type"], { parts: Record<string, Part>; message: string | null }> = {
  Play: { parts: { card: "card" }, message: "analysis-move-play" },
  JumpIn: { parts: { card: "card" }, message: null },
  Draw: { parts: {}, message: "analysis-move-draw" },
  Keep: { parts: {}, message: "analysis-move-keep" },
  Pass: { parts: {}, message: "analysis-move-pass" },
  Name: { parts: { color: "color" }, message: "analysis-move-name" },
  Accept: { parts: {}, message: "analysis-move-accept" },
  Challenge: { parts: {}, message: "analysis-move-challenge" },
  Give: { parts: { to: "seat or nobody", cards: "cards" }, message: "analysis-move-give" },
  Battle: { parts: { opponent: "seat or nobody" }, message: "analysis-move-battle" },
  Reveal: { parts: { card: "card" }, message: "analysis-move-reveal" },
  Show: { parts: { card: "card" }, message: "analysis-move-show" },
  Swap: { parts: { other: "seat" }, message: "analysis-move-swap" },
  PassOn: { parts: { card: "card" }, message: "analysis-move-pass-on" },
  Call: { parts: {}, message: null },
  Catch: { parts: { seat: "seat" }, message: null },
};

/** The figure of each effect; null for one that only bends the effect beside it. */
export const FIGURES = {
  "skip": "skip",
  "skip-everyone": "everyone",
  "reverse": "reverse",
  "draw": "draw",
  "draw-until-color": "until",
  "name-color": "name",
  "restore-color": null,
  "challenge": null,
  "stack": null,
  "give": "give",
  "duel": "duel",
  "show": "show",
  "flip": "flip",
  "swap-hands": "swap",
  "pass-hands": "hands",
  "pass": "pass",
} as const satisfies Record<string, Figure | null>;
