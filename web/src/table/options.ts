/** Options of a table in words, and how its mode counts. */

import type { EditionInfo, OptionInfo, TableInfo } from "../protocol";
import { say } from "../lib/words.svelte";

export type OptionValue = string | number | boolean;
export type Rules = Record<string, OptionValue>;

const kebab = (code: string) => code.replaceAll("_", "-");

/** What an option is set to: "the same player", "500 points", "yes". */
export function optionValue({ name, choices, labels }: OptionInfo, value: OptionValue): string {
  const at = choices.indexOf(value);
  if (at >= 0) return labels[at] ?? String(value);
  return say(`option-${kebab(name)}-value`, { count: Number(value) }); // a number within bounds
}

/** A text of the rule sheet by its name: "French (Canada)". */
export const printingName = ({ printings = [] }: EditionInfo, key: string) =>
  printings.find((printing) => printing.key === key)?.name ?? key;

/** How a match is won in this mode. */
export const goal = ({ mode, target }: Pick<TableInfo, "mode" | "target">) =>
  say(`score-goal-${kebab(mode)}`, { points: target });

/** Whether points win or end a match, or put somebody out. */
export const countsPoints = (mode: string) => mode !== "single" && mode !== "rotation";

/** Whether an option says anything about a match of this mode. */
export function matters(option: string, mode: string): boolean {
  if (option === "target") return countsPoints(mode);
  return mode === "rotation" || !["cycles", "rotation_order"].includes(option);
}

/** What a printing of an edition says; without one the English, which is the edition itself. */
export function sheetOf({ options, printings }: EditionInfo, printing?: string | null): Rules {
  const own = Object.fromEntries(options.map((option) => [option.name, option.default]));
  return { ...own, ...printedRules(printings, printing) };
}

const printedRules = (printings: EditionInfo["printings"], printing?: string | null): Rules =>
  printings?.find(({ key }) => key === printing)?.rules ?? {};

/** One line of what is not as on a sheet. */
export interface Difference {
  option: OptionInfo;
  value: OptionValue;
  /** It says nothing in the mode that is played. */
  idle: boolean;
}

/** Where the rules of a table differ: from the English sheet because of its printing, and from that by choice. */
export function differences(
  info: EditionInfo,
  { mode, printing, rules }: { mode: string; printing?: string | null; rules: Rules },
): { printed: Difference[]; changed: Difference[] } {
  const sheet = sheetOf(info, printing);
  const listed = (those: [string, OptionValue][]) =>
    those.flatMap(([name, value]) => {
      const option = info.options.find((one) => one.name === name);
      return option ? [{ option, value, idle: !matters(name, mode) }] : [];
    });
  const changed = Object.entries(rules).filter(([option, value]) => value !== sheet[option]);
  const kept = Object.entries(printedRules(info.printings, printing)).filter(
    ([option, value]) => (rules[option] ?? value) === value,
  );
  return { printed: listed(kept), changed: listed(changed) };
}

/** A line of a list: what is how, and a remark. */
export interface Fact {
  name: string;
  value: string;
  note?: string;
}

export const inWords = (list: readonly Difference[]): Fact[] =>
  list.map(({ option, value, idle }) => ({
    name: option.label,
    value: optionValue(option, value),
    note: idle ? say("new-printing-idle") : "",
  }));
