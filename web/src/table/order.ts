/** How a hand lies: sorted as its holder likes it, each card with a key of its own. */

import type { Side } from "../protocol";
import type { Choices } from "../lib/settings.svelte";
import { face } from "../lib/words.svelte";

const COLORS = "rygbtpouw?";
const SYMBOLS = ["s", "v", "e", "f", "+1", "+2", "+5", "", "+c", "+4", "g", "b", "t"];

export interface Held {
  /** Tells equal cards apart: `r5#0`, `r5#1`. */
  key: string;
  code: string;
}

function rank(code: string, side: Side): [number, number] {
  const shown = face(code, side);
  const symbol = shown.slice(1);
  const at = /^\d$/.test(symbol) ? Number(symbol) : 10 + SYMBOLS.indexOf(symbol);
  return [COLORS.indexOf(shown[0] ?? "?"), at];
}

/** Each card with its key, in the order it came. */
export function keyed(hand: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return hand.map((code) => {
    const nth = seen.get(code) ?? 0;
    seen.set(code, nth + 1);
    return { key: `${code}#${nth}`, code };
  });
}

/** By color and then symbol, or by symbol and then color; wilds stand last either way. */
export function sorted(hand: readonly string[], side: Side, order: Choices["order"]): Held[] {
  const weight = (held: Held): number => {
    const [color, symbol] = rank(held.code, side);
    const wild = color === COLORS.indexOf("w");
    return order === "color" || wild ? color * 100 + symbol : symbol * 10 + color - 1000;
  };
  return keyed(hand).sort((one, other) => weight(one) - weight(other) || (one.key < other.key ? -1 : 1));
}

/** The keys that are in one hand and not in the other. */
export function more(hand: readonly string[], than: readonly string[]): string[] {
  const had = new Set(keyed(than).map((held) => held.key));
  return keyed(hand)
    .map((held) => held.key)
    .filter((key) => !had.has(key));
}
