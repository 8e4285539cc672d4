/** How a person is called at the table. */

import { settings } from "../lib/settings.svelte";

/** Names for people who have not said theirs: short, and nobody's in particular. */
const GUESTS = [
  "Alex",
  "Charlie",
  "Jo",
  "Kim",
  "Luca",
  "Max",
  "Mika",
  "Noa",
  "Robin",
  "Sam",
  "Sasha",
  "Toni",
];

/** Somebody who comes for the first time gets a name to play with. */
export function ensureName(): void {
  if (!settings.name) settings.name = GUESTS[Math.floor(Math.random() * GUESTS.length)] ?? "Robin";
}
