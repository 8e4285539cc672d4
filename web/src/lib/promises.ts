/** What the server has bound itself to before each deal, noted when it was shown: no match is fair by its own word. */

import type { TableInfo } from "../protocol";

/** What was shown before a deal. */
export interface Word {
  /** To the server's seed. */
  commitment: string;
  /** The players' seals, when the list was closed. */
  sealed?: readonly string[];
  /** A digest of the deck in its order before a shuffle. */
  deck?: string;
}

/** By match and round: `1.3`. */
export type Promises = Readonly<Record<string, Word>>;

const KEY = "lastcard.words";
const KEPT = 20;

/** The deal for which a table has its next commitment. */
export function nextDeal({ status, match, round }: TableInfo): string {
  return status === "playing" ? `${match}.${round + 1}` : `${match + 1}.1`;
}

/** What could not be stored is known at least until the page is gone. */
const unstored = new Map<string, Promises>();

function read(): [table: string, promises: Promises][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

export function promisesOf(table: string): Promises {
  return { ...unstored.get(table), ...read().find(([name]) => name === table)?.[1] };
}

/** Only the first word counts: a promise that is changed later is a broken one. */
export function notePromise(table: string, deal: string, said: Word): void {
  const kept = promisesOf(table);
  const word = { ...said, ...kept[deal] };
  if (Object.keys(word).length === Object.keys(kept[deal] ?? {}).length) return; // nothing new
  const noted = { ...kept, [deal]: word };
  const others = read().filter(([name]) => name !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, noted], ...others].slice(0, KEPT)));
  } catch {
    unstored.set(table, noted);
  }
}
