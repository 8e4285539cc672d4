/** What the levels of bots are called. */

import { knows, say } from "../lib/words.svelte";

/** A level by its name; one that has none yet by its code. */
export const levelName = (level: string) => (knows(`new-level-${level}`) ? say(`new-level-${level}`) : level);
