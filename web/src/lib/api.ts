/** The HTTP part of the server. */

import type {
  Analysis,
  HowToPlay,
  Library,
  OpenTable,
  PublicTable,
  Refusal,
  Replay,
  TableInfo,
  Ticket,
} from "../protocol";
import { address } from "./router.svelte";

/** Why something cannot be had: the server's code, or `unreachable`. */
export type ProblemCode = Refusal | "unreachable";

export class Problem extends Error {
  constructor(readonly code: ProblemCode) {
    super(code);
  }
}

async function ask<T>(path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      address(`api/${path}`),
      body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      },
    );
  } catch {
    throw new Problem("unreachable");
  }
  const said = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said;
  throw new Problem(said?.code ?? "unreachable");
}

export const openTable = (terms: Omit<OpenTable, "type">) => ask<Ticket>("tables", terms);
export const takeSeat = (table: string, name: string) => ask<Ticket>(`tables/${table}/seats`, { name });
export const listTables = () => ask<PublicTable[]>("tables");
/** What can be played here, and all that a new table may choose. */
export const listEditions = () => ask<Library>("editions");

/** The rules of an edition as they are in force, as codes. */
export function howToPlay(
  edition: string,
  mode?: string,
  rules: TableInfo["rules"] = {},
  printing: string | null = null,
): Promise<HowToPlay> {
  const query = new URLSearchParams({ ...(mode && { mode }), ...(printing && { printing }) });
  for (const [option, value] of Object.entries(rules)) query.set(option, String(value));
  return ask<HowToPlay>(`editions/${encodeURIComponent(edition)}/rules?${query}`);
}

export const showTable = (table: string) => ask<TableInfo>(`tables/${table}`);
export const showReplay = (table: string, match: number) =>
  ask<Replay>(`tables/${table}/matches/${match}/replay`);
/** A round of a finished match as an expert sees it, as far as the server has come; rounds count from 1. */
export const showAnalysis = (table: string, match: number, round: number) =>
  ask<Analysis>(`tables/${table}/matches/${match}/rounds/${round}/analysis`);
export const recordAddress = (table: string, match: number) =>
  address(`api/tables/${table}/matches/${match}/record`).href;
