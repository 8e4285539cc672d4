/** Luck that this browser has sealed, kept before it is sent: the proof of what was added to a deal. */

import { notePromise, promisesOf, type Promises, type Word } from "./promises";

export interface OwnLuck {
  table: string;
  /** Match and round: `1.3`. */
  deal: string;
  player: number;
  entropy: string;
  seal: string;
  /** When it was made, in milliseconds. */
  at: number;
  /** It was opened before the deal. */
  opened?: boolean;
  /** It was sealed, or opened, in time, and it is not in the deal. */
  ignored?: boolean;
  /** The server had shown its seal, and has dealt with another or none. */
  exchanged?: boolean;
}

/** What outlives the page. */
export interface Memory {
  promises(table: string): Promises;
  note(table: string, deal: string, word: Word): void;
  lucks(table: string): OwnLuck[];
  keep(luck: OwnLuck): void;
}

const PREFIX = "lastcard.luck.";
const KEPT = 200;

/** What could not be stored is known at least until the page is gone. */
const unstored = new Map<string, string>();

/** Each has a key of its own, so that two tabs never overwrite what the other has sealed. */
const keyOf = ({ table, deal, seal }: OwnLuck) => `${PREFIX}${table}.${deal}.${seal}`;

function stored(): [key: string, luck: string][] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => [key, localStorage.getItem(key) ?? ""]);
  } catch {
    return [];
  }
}

function parsed(text: string): OwnLuck[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

export function lucksOf(table: string): OwnLuck[] {
  const texts = new Map([...unstored, ...stored()]);
  return [...texts.values()].flatMap(parsed).filter((luck) => luck.table === table);
}

export function keepLuck(luck: OwnLuck): void {
  const [key, text] = [keyOf(luck), JSON.stringify(luck)];
  try {
    localStorage.setItem(key, text);
    forgetOldest(key);
  } catch {
    unstored.set(key, text);
  }
}

/** All but the newest are forgotten; what was just kept stays, whatever the clock says. */
function forgetOldest(kept: string): void {
  const born = ([key, text]: [string, string]) => (key === kept ? Infinity : (parsed(text)[0]?.at ?? 0));
  const all = stored().sort((one, other) => (born(other) > born(one) ? 1 : -1));
  for (const [key] of all.slice(KEPT)) localStorage.removeItem(key);
}

export const BROWSER_MEMORY: Memory = {
  promises: promisesOf,
  note: notePromise,
  lucks: lucksOf,
  keep: keepLuck,
};
