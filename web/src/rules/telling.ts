/** Rules in words: the same as `tell` in src/lastcard/locale/guide.py. */

import { colorName, symbolName } from "../lib/editions";
import { say, spoken } from "../lib/words.svelte";
import type { EditionInfo, Line, Value } from "../protocol";

function told(value: Value, edition: EditionInfo): string | number {
  if (typeof value === "number") return value;
  if (value.type === "OwnText") return value.texts[spoken()] ?? Object.values(value.texts)[0] ?? "";
  if (value.type === "Symbols")
    return value.symbols.map((one) => symbolName(edition, one, value.side)).join(", ");
  return value.colors.map((one) => colorName(edition, one)).join(", ");
}

/** A line with its values filled in. */
export function tell(line: Line, edition: EditionInfo): string {
  const values = Object.entries(line.values).map(([name, value]) => [name, told(value, edition)]);
  return say(line.message, Object.fromEntries(values));
}
