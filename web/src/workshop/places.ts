/** Places in an edition (`row[3].copies`) and their fields on the screen, which name them in `data-path`. */

import { tick } from "svelte";
import type { Language } from "../lib/settings.svelte";
import { knows, say } from "../lib/words.svelte";
import type { Bench } from "./bench.svelte";

const around = (path: string) => path.slice(0, Math.max(path.lastIndexOf("."), path.lastIndexOf("["), 0));

const at = (way: string) => document.querySelector<HTMLElement>(`[data-path${way}]`);

/** The field of a place, or the first one in it, or that of the nearest place around it. */
function fieldOf(path: string): HTMLElement | null {
  const own = CSS.escape(path);
  const inside = path ? (at(`="${own}"`) ?? at(`^="${own}."`) ?? at(`^="${own}["`)) : null;
  for (let place = around(path), found = inside; ; place = around(place)) {
    if (found || !place) return found;
    found = at(`="${CSS.escape(place)}"`);
  }
}

const FIELDS: Record<string, string> = {
  name: "workshop-name",
  about: "workshop-about",
  "players[0]": "workshop-fewest",
  "players[1]": "workshop-most",
  hand: "workshop-hand",
  "rulings.target": "workshop-target",
  colors: "workshop-colors",
  row: "workshop-rows",
};

/** In a row, and in a color. */
const INSIDE: Record<string, string> = {
  "numbers[0]": "workshop-from",
  "numbers[1]": "workshop-to",
  copies: "workshop-copies",
  points: "workshop-points",
  name: "workshop-card-name",
  text: "workshop-card-text",
  symbol: "workshop-symbol",
  opening: "workshop-opening",
  played: "workshop-played",
  last: "workshop-last-does",
  paint: "workshop-paint",
  shape: "workshop-shape",
};

/** What a place is called on the screen, for who does not see where it is; empty for what has no name there. */
export function placeName(bench: Bench, path: string, language: Language): string {
  const [, one = "light", number, rest = ""] = /^(?:side\.(\w+)\.)?row\[(\d+)\]\.?(.*)/.exec(path) ?? [];
  const side = bench.draft.sides.find(({ side }) => side === one);
  const row = side?.rows[Number(number)];
  if (row)
    return named(
      say("workshop-row", { number: Number(number) + 1, name: bench.nameOfRow(side!, row, language) }),
      rest,
    );
  const [, letter, part = ""] = /^color\.(\w)\.?(.*)/.exec(path) ?? [];
  const colors = bench.draft.sides.flatMap(({ colors }) => colors);
  const color = colors.find((one) => one.letter === letter);
  if (color) return named(color.name[language]?.trim() || say(`color-${color.paint}`), part);
  const [key = ""] = /^\w+/.exec(path.replace(/^side\.\w+\./, "")) ?? [];
  const id = FIELDS[path] ?? FIELDS[key] ?? `workshop-kept-${key}`;
  return knows(id) ? say(id) : "";
}

/** A thing, and a field of it. */
function named(thing: string, field: string): string {
  const id = INSIDE[field] ?? INSIDE[/^\w+/.exec(field)?.[0] ?? ""];
  return id ? `${thing} – ${say(id)}` : thing;
}

/** Go to the field of a place; where something is wrong, nothing is folded away. */
export function goTo(path: string): void {
  const field = fieldOf(path);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

/** The first of these that is there gets the focus, once the screen has changed. */
export async function focusNext(root: HTMLElement, ...selectors: string[]): Promise<void> {
  await tick();
  for (const selector of selectors) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return found.focus();
  }
}
