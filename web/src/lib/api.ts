/** The HTTP part of the server. */

import type {
  Analysis,
  EditionInfo,
  HowToPlay,
  Library,
  OpenTable,
  PublicTable,
  Refusal,
  Replay,
  TableInfo,
  Ticket,
  Trial,
  Verdict,
} from "../protocol";
import { address } from "./router.svelte";
import type { Language } from "./settings.svelte";

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
export const listEditions = (language: Language) => ask<Library>(`editions?lang=${language}`);
/** The edition of a table, with the deck as it lies there before a shuffle. */
export const showEdition = (table: string, language: Language) =>
  ask<EditionInfo>(`tables/${table}/edition?lang=${language}`);

/** The rules of an edition by a text of its sheet, as codes; by the English, if none is named. */
export const howToPlay = (edition: string, printing: string | null) =>
  ask<HowToPlay>(
    `editions/${encodeURIComponent(edition)}/rules?${new URLSearchParams(printing ? { printing } : {})}`,
  );
/** The rules in force at a table, as codes. */
export const tableRules = (table: string) => ask<HowToPlay>(`tables/${table}/rules`);

/** An edition of the library as its file says it. */
export const showSheet = (edition: string) =>
  ask<Record<string, unknown>>(`editions/${encodeURIComponent(edition)}/sheet`);
/** Whether a sheet is an edition, and what is to be said of it. */
export const checkEdition = (sheet: object, language: Language) =>
  ask<Verdict>(`workshop/check?lang=${language}`, { sheet });
/** The same for the text of a file. */
export const readEdition = (text: string, language: Language) =>
  ask<Verdict>(`workshop/read?lang=${language}`, { text });
/** What comes of rounds with a sheet. */
export const tryEdition = (sheet: object, rounds: number, language: Language) =>
  ask<Trial>(`workshop/rounds?lang=${language}`, { sheet, rounds });

export const showTable = (table: string) => ask<TableInfo>(`tables/${table}`);
export const showReplay = (table: string, match: number) =>
  ask<Replay>(`tables/${table}/matches/${match}/replay`);
/** A round of a finished match as an expert sees it, as far as the server has come; rounds count from 1. */
export const showAnalysis = (table: string, match: number, round: number) =>
  ask<Analysis>(`tables/${table}/matches/${match}/rounds/${round}/analysis`);
export const recordAddress = (table: string, match: number) =>
  address(`api/tables/${table}/matches/${match}/record`).href;
