/** Single keys that do what the buttons do. They can be turned off: some people's tools type by themselves. */

import type { Move } from "../protocol";
import type { TableSession } from "../lib/session.svelte";

const KEY = "lastcard.keys";

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true; // no storage here
  }
}

class Keys {
  on = $state(stored());

  turn(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEY, on ? "on" : "off");
    } catch {
      // No storage: it lasts as long as the page.
    }
  }
}

export const keys = new Keys();

export const SHORTCUTS = [
  ["U", "table-key-call"],
  ["C", "table-key-catch"],
  ["D", "table-key-draw"],
  ["P", "table-key-pass"],
  ["1 – 4", "table-key-color"],
  ["← →", "table-key-move"],
  ["Enter", "table-key-play"],
  ["?", "table-key-help"],
] as const;

const isType =
  (...types: Move["type"][]) =>
  ({ type }: Move) =>
    types.includes(type);
/** Not to play, not to battle. */
const declines = (move: Move) =>
  move.type === "Battle" ? move.opponent === null : isType("Keep", "Pass")(move);
const MOVES: Record<string, (move: Move) => boolean> = {
  u: isType("Call"),
  c: isType("Catch"),
  d: isType("Draw"),
  p: declines,
};

/** Whether a single key is meant for the table: not while somebody writes, and not under an open sheet. */
export function meant(event: KeyboardEvent): boolean {
  if (!keys.on || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return false;
  const at = event.target as HTMLElement;
  return !at.closest("input, select, textarea, [contenteditable]") && !document.querySelector("dialog[open]");
}

/** Whether the key was one of ours; `?` asks for help. */
export function pressed(event: KeyboardEvent, session: TableSession, help: () => void): boolean {
  if (!meant(event)) return false;
  if (event.key === "?") {
    help();
    return true;
  }
  const wanted = MOVES[event.key.toLowerCase()];
  if (!wanted || !session.prompt) return false;
  const offered = [...session.prompt.rights, ...session.prompt.moves];
  const move = offered.find(wanted);
  if (move) session.submit(move);
  return move !== undefined;
}
