/** How a hand lies: sorted as its holder likes it, each card with a key of its own. */

import { printOf, sideOf } from "../lib/editions";
import type { Choices } from "../lib/settings.svelte";
import type { EditionInfo, Side } from "../protocol";

export interface Held {
  /** Tells equal cards apart: `r5#0`, `r5#1`. */
  key: string;
  code: string;
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

/** By color and then symbol, or by symbol and then color, as they stand on the sheet; wilds stand last either way. */
export function sorted(
  hand: readonly string[],
  edition: EditionInfo,
  side: Side,
  order: Choices["order"],
): Held[] {
  const { colors, faces } = sideOf(edition, side);
  const weight = ({ code }: Held): number => {
    const print = printOf(edition, code, side);
    if (!print) return Infinity; // hidden
    const [suit, symbol] = [
      print.color ? colors.indexOf(print.color) : colors.length,
      faces.indexOf(print.face),
    ];
    return order === "color" || !print.color ? suit * 100 + symbol : symbol * 10 + suit - 1000;
  };
  const weighed = keyed(hand).map((held) => ({ held, weight: weight(held) }));
  weighed.sort((one, other) => compare(one.weight, other.weight) || (one.held.key < other.held.key ? -1 : 1));
  return weighed.map(({ held }) => held);
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other);

/** The keys that are in one hand and not in the other. */
export function more(hand: readonly string[], than: readonly string[]): string[] {
  const had = new Set(keyed(than).map((held) => held.key));
  return keyed(hand)
    .map((held) => held.key)
    .filter((key) => !had.has(key));
}
