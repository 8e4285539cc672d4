/** What Python made of the same events: scripts/fixtures.py writes it. */

import { readFileSync } from "node:fs";

export function fixture<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), "utf-8"));
}
