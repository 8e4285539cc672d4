/** Rules in words: the same as `tell` in src/lastcard/locale/guide.py. */

import { color, say, symbol } from "../lib/words.svelte";
import type { Line, Value } from "../protocol";

function told(value: Value, twoSided: boolean): string | number {
  if (typeof value === "number") return value;
  if (value.type === "Symbols") return value.symbols.map(symbol).join(", ");
  return value.colors.map((one) => color(one, twoSided)).join(", ");
}

/** A line with its values filled in. */
export function tell(line: Line, twoSided: boolean): string {
  const values = Object.entries(line.values).map(([name, value]) => [name, told(value, twoSided)]);
  return say(line.message, Object.fromEntries(values));
}
