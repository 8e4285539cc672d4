/** What the server says about an edition, in the words of the form: each remark at its field, one for each cause. */

import { knows, say, type Values } from "../lib/words.svelte";
import type { Remark } from "../protocol";
import type { ColorDraft, Draft } from "./draft";
import { printed } from "./faces";

/** What is to be said at a place. */
export interface Told {
  path: string;
  text: string;
}

const ROW = /(?:^|\.)row\[\d+\]$/;
const ROW_LIST = /(?:^|\.)row$/;
const COLOR_LIST = /(?:^|\.)colors$/;

/** Words of the file, as the form says them. */
function spelled(values: Values): Values {
  const word = (value: string | number) =>
    knows(`workshop-effect-${value}`) ? say(`workshop-effect-${value}`) : value;
  const unquoted = (value: string | number) =>
    typeof value === "string" ? value.replaceAll(/^"|"$/g, "") : value;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === "effect" || name === "other" ? word(value) : unquoted(value),
    ]),
  );
}

/** Places and sentences by the code of a remark, where they are not simply its own. */
function kindOf(
  { path, code = "", values = {} }: Remark,
  draft: Draft,
): { path: string; id: string; values: Values } {
  const twoSided = draft.sides.length > 1;
  const cards = twoSided ? "side.light.row" : "row";
  const said = spelled(values);
  const [, part = ""] = /^(\w+)/.exec(path) ?? [];
  if (part in draft.rest && path !== "rulings.target") return { path: part, id: "rest", values: said };
  switch (code) {
    case "bounds":
      if (path === "players") return { path: "players[1]", id: "players-order", values: said };
      if (path.endsWith(".numbers")) return { path: `${path}[1]`, id: "numbers-order", values: said };
      return { path, id: code, values: said };
    case "effect-number":
      return { path: `${path}.n`, id: "bounds", values: said };
    case "acts":
    case "draws-only":
      return { path: `${path}.opening`, id: code, values: said };
    case "effect-sides":
      if (!ROW.test(path)) return { path, id: code, values: said };
      return {
        path: `${path}.opening`,
        id: code,
        values: { effect: say("workshop-opening-flips") },
      };
    case "effect-challenge":
      return { path, id: code, values: { effect: say("workshop-effect-challenge") } };
    case "effect-last":
      return { path, id: code, values: spelled({ effect: values.found ?? "" }) };
    case "deck-small":
    case "deck-large":
    case "openers":
      return { path: cards, id: code, values: said };
    case "twice":
      return { path, id: ROW.test(path) ? "twice-card" : "twice-letter", values: said };
    case "notation":
      return { path: `${path}.symbol`, id: code, values: said };
    case "amount":
      if (COLOR_LIST.test(path)) return { path, id: "amount-colors", values: said };
      return { path, id: ROW_LIST.test(path) ? "amount-rows" : "", values: said };
    case "players":
      return { path: "players[1]", id: code, values: said };
    default:
      return { path, id: code, values: said };
  }
}

/** Whether a remark is about backs, which the form finds by itself: both sides have as many cards, or not. */
const isOfPairs = ({ path }: Remark) => path === "pairs";

/** One for each cause and place. */
const once = (remarks: Told[]): Told[] => [
  ...new Map(remarks.map((one) => [`${one.path} ${one.text}`, one])).values(),
];

/** The form's own sentence; null where it has none, or does not get what it needs. */
function inOwnWords(id: string, values: Values): string | null {
  try {
    return knows(id) ? say(id, values) : null;
  } catch {
    return null;
  }
}

/** Cards that a row has in common with another one are told together. */
function gathered(problems: readonly Remark[]): Remark[] {
  const cards = new Map<string, Remark>();
  for (const remark of problems) {
    const isCard = remark.code === "twice" && ROW.test(remark.path);
    const key = isCard ? remark.path : String(cards.size);
    const before = cards.get(key)?.values?.found;
    const found = spelled(remark.values ?? {}).found ?? "";
    cards.set(
      key,
      isCard ? { ...remark, values: { found: before ? `${before}, ${found}` : found } } : remark,
    );
  }
  return [...cards.values()];
}

/** Why the edition cannot be played. */
export function problemsOf(problems: readonly Remark[], draft: Draft): Told[] {
  const [light = 0, dark = 0] = draft.sides.map((side) => printed(side).length);
  return once(
    gathered(problems).map((remark) => {
      if (isOfPairs(remark) && light !== dark) {
        const fewer = light < dark ? "light" : "dark";
        return { path: `side.${fewer}.row`, text: say("workshop-lopsided", { light, dark }) };
      }
      const { path, id, values } = kindOf(remark, draft);
      return { path, text: inOwnWords(`workshop-problem-${id}`, values) ?? remark.text };
    }),
  );
}

/** Two colors of a side that look the same. */
export function twinsOf({ sides }: Draft): Told[] {
  return sides.flatMap(({ colors }) =>
    (["paint", "shape"] as const).flatMap((part) => {
      const isTwin = (one: ColorDraft) => colors.some((other) => other !== one && other[part] === one[part]);
      return colors.filter(isTwin).map(({ letter }) => ({
        path: `color.${letter}.${part}`,
        text: say(`workshop-twin-${part}`),
      }));
    }),
  );
}

/** What its author should think about; what is told as a problem already is not told again. */
export function warningsOf(warnings: readonly Remark[], draft: Draft, problems: Told[]): Told[] {
  const said = warnings.map(({ path, text, code }) => {
    const known = `workshop-warning-${code}`;
    return {
      path: path === "row" && draft.sides.length > 1 ? "side.light.row" : path,
      text: knows(known) ? say(known) : text,
    };
  });
  const twins = twinsOf(draft).filter(({ path }) => ![...said, ...problems].some((one) => one.path === path));
  return once([...said, ...twins]);
}
