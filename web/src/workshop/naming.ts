/** What cards are called, by what they do now. `locale/composing.py` and `locale/naming.py` say the same at a table. */

import { knows, say } from "../lib/words.svelte";
import type { Effect, Row, SideDraft } from "./draft";
import { facesOf } from "./faces";

/** What only bends the effects beside it, and is not in a name. */
const BESIDE = ["challenge", "restore-color"];

const NAMES: Record<string, string> = {
  skip: "symbol-s",
  "skip-everyone": "symbol-e",
  reverse: "symbol-v",
  flip: "symbol-f",
  "draw-until-color": "name-draw-until",
  "name-color": "name-color",
  give: "name-give",
  duel: "name-duel",
  show: "name-show",
  "swap-hands": "name-swap",
  "pass-hands": "name-hands",
};

function nameOf({ word, n }: Effect): string {
  const number = n ?? "…";
  if (word === "draw") return say("name-draw", { number });
  if (word === "draw-only") return say("name-draw-only", { name: say("name-draw", { number }) });
  if (word === "pass") return say("name-pass", { number });
  return NAMES[word] ? say(NAMES[word]) : word;
}

/** All effects in one name; the same one after another is counted. */
function joined(effects: Effect[]): string {
  const runs: { effect: Effect; times: number }[] = [];
  for (const effect of effects) {
    const run = runs.at(-1);
    if (run?.effect.word === effect.word && run.effect.n === effect.n) run.times++;
    else runs.push({ effect, times: 1 });
  }
  return runs
    .map(({ effect, times }) =>
      times === 1 ? nameOf(effect) : say("name-times", { name: nameOf(effect), times }),
    )
    .reduce((first, second) => say("name-both", { first, second }));
}

/** What to call a card that nobody has named. */
function composed({ kind, played }: Row, symbol: string): string {
  const wild = kind === "colorless";
  const acting = played.filter(({ word }) => !BESIDE.includes(word) && !(wild && word === "name-color"));
  if (!wild) return /^\d+$/.test(symbol) || !acting.length ? symbol : joined(acting);
  const [only] = acting;
  if (!only) return say("symbol-w");
  if (acting.length === 1 && only.word === "draw") return say("name-wild-draw", { number: only.n ?? "…" });
  if (acting.length === 1 && only.word === "draw-until-color") return say("symbol-w-plusc");
  return say("name-wild", { name: joined(acting) });
}

/** In the author's words, in our dictionary, or in the author's English words, if any. */
function given({ name, rest: { called } }: Row, language: string): string {
  const known = typeof called === "string" && knows(`symbol-${called}`) ? say(`symbol-${called}`) : "";
  return name[language]?.trim() || known || name.en?.trim() || "";
}

/** The names of a side's cards by the ids of their rows; of rows of numbers there are none. */
export function namesOf(side: SideDraft, language: string): Map<number, string> {
  const faces = facesOf(side).map(({ row, symbol }) => ({
    row,
    symbol,
    said: row.kind === "numbers" ? "" : given(row, language),
  }));
  const names = new Map<number, string>();
  const taken = new Set<string>();
  // Cards that somebody has named come first: if another would be called the same, it is that one that yields.
  for (const { row, symbol, said } of [
    ...faces.filter(({ said }) => said),
    ...faces.filter(({ said }) => !said),
  ]) {
    const name = said || (row.kind === "numbers" ? symbol : composed(row, symbol));
    const apart = taken.has(name) ? `${name} (${symbol})` : name;
    taken.add(apart);
    if (row.kind !== "numbers") names.set(row.id, apart);
  }
  return names;
}

/** What a row would be called if its author said nothing in this language. */
export const unnamed = (side: SideDraft, row: Row, language: string): string => {
  const { [language]: _own, ...name } = row.name;
  const rows = side.rows.map((one) => (one.id === row.id ? { ...one, name } : one));
  return namesOf({ ...side, rows }, language).get(row.id) ?? "";
};
