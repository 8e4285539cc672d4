/** Places in an edition (`row[3].copies`) and their fields on the screen, which name them in `data-path`. */

import { tick } from "svelte";
import type { Language } from "../lib/settings.svelte";
import { knows, say } from "../lib/words.svelte";
import type { Bench } from "./bench.svelte";

const around = (path: string) => path.slice(0, Math.max(path.lastIndexOf("."), path.lastIndexOf("["), 0));

/** The field of a place, or the first one in it, or that of the nearest place around it. */
function fieldOf(path: string): HTMLElement | null {
  for (let place = path; place; place = around(place)) {
    const name = CSS.escape(place);
    const ways = [`="${name}"`, `^="${name}."`, `^="${name}["`];
    for (const way of ways) {
      const found = document.querySelector<HTMLElement>(`[data-path${way}]`);
      if (found) return found;
    }
  }
  return null;
}

const FIELDS: Record<string, string> = {
  name: "workshop-name",
  about: "workshop-about",
  "players[0]": "workshop-fewest",
  "players[1]": "workshop-most",
  hand: "workshop-hand",
  "rulings.target": "workshop-target",
  color: "workshop-colors",
  colors: "workshop-colors",
};

/** What a place is called on the screen, for who does not see where it is; empty for what has no name there. */
export function placeName(bench: Bench, path: string, language: Language): string {
  const [, one = "light", number] = /^(?:side\.(\w+)\.)?row\[(\d+)\]/.exec(path) ?? [];
  const side = bench.draft.sides.find(({ side }) => side === one);
  const row = side?.rows[Number(number)];
  if (row) return bench.nameOfRow(side!, row, language);
  const [key = ""] = /^\w+/.exec(path.replace(/^side\.\w+\./, "")) ?? [];
  const id = FIELDS[path] ?? FIELDS[key] ?? `workshop-kept-${key}`;
  return knows(id) ? say(id) : "";
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
