/** Where a match stands, in words: which round, of how many, and with whom how long, where that is planned. */

import type { TableInfo } from "../protocol";
import { say } from "./words.svelte";

type Standing = Pick<TableInfo, "round" | "rounds" | "partners_until">;

/** After which round partners change, if they still will. */
function partnersUntil({ rounds, partners_until: until }: Standing): number | null {
  return until && rounds && until < rounds ? until : null;
}

/** To be seen: "Round 7 of 24 · partners change after round 8". */
export function standing(table: Standing): string {
  const { round, rounds } = table;
  const until = partnersUntil(table);
  const told = [rounds ? say("table-round-of", { round, rounds }) : say("table-round", { round })];
  if (until) told.push(say("table-partners-until", { round: until }));
  return told.join(" · ");
}

/** To be heard: a round begins, or is under way when somebody comes. */
export function roundBegins(table: Standing, joined: boolean): string {
  const { round, rounds } = table;
  const until = partnersUntil(table);
  const way = joined ? "joined" : "begins";
  const told = [
    rounds ? say(`table-round-${way}`, { round, rounds }) : say(`connection-round-${way}`, { round }),
  ];
  if (until) told.push(say("table-partners-change", { round: until }));
  return told.join(" ");
}
