/** The edition that somebody makes in this browser, between the screens: the workshop writes it, a new table offers it. */

import { draftOf, plainOf, type Plain } from "./draft";
import { newDraft } from "./making";

const KEY = "lastcard.workshop";

export interface Kept {
  sheet?: Plain;
  /** What was there until something else was begun. */
  before?: Plain | null;
}

let lasting: Kept = {}; // where a browser has no storage

export function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof found === "object" && found !== null ? found : lasting;
  } catch {
    return lasting; // somebody else's words under our name, or no storage here
  }
}

export function keep(what: Kept): void {
  lasting = what;
  try {
    localStorage.setItem(KEY, JSON.stringify(what));
  } catch {
    // No storage: the draft lasts as long as the page.
  }
}

/** What was made here, if anybody has changed anything; where it is asked for by its key, in any case. */
export function ownSheet(key: string | null, taken: readonly string[]): Plain | null {
  const { sheet } = kept();
  if (!sheet) return null;
  const own = plainOf(draftOf(sheet), taken);
  const untouched = JSON.stringify(own) === JSON.stringify(plainOf(newDraft(), taken));
  return !untouched || own.key === key ? own : null;
}
