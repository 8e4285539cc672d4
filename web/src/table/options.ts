/** Options of a table in words, and how its mode counts. */

import type { TableInfo } from "../protocol";
import { say } from "../lib/words.svelte";

export type OptionValue = string | number | boolean;

const kebab = (code: string) => code.replaceAll("_", "-");

/** What an option is about: "Who deals next". */
export const optionName = (key: string) => say(`option-${kebab(key)}`);

/** What it is set to: "the same player", "yes". Only `stacking` says its "no" in words of its own. */
export function optionValue(key: string, value: OptionValue): string {
  if (value === true) return say("value-yes");
  if (value === false && key !== "stacking") return say("value-no");
  return say(`option-${kebab(key)}-${kebab(String(value))}`);
}

/** How a match is won in this mode. */
export const goal = ({ mode, target }: Pick<TableInfo, "mode" | "target">) =>
  say(`score-goal-${kebab(mode)}`, { points: target });
