/** Codes of problems, as the words know them. */

import { knows } from "../lib/words.svelte";

export function problemKind(code: string): string {
  if (code === "closed") return "table-closed"; // told at the table; whoever comes later hears the other code
  const kind = code.replaceAll("_", "-");
  return knows(`problem-${kind}-next`) ? kind : "other";
}
