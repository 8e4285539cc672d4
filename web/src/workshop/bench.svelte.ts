/** The edition that somebody is making: kept in this browser, and checked by the server as it changes. */

import { getContext, setContext } from "svelte";
import { checkEdition, Problem, type ProblemCode } from "../lib/api";
import type { Language } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";
import type { EditionInfo, Side, Verdict } from "../protocol";
import { draftOf, plainOf, type Draft, type Plain, type Row, type SideDraft } from "./draft";
import { symbolsOf } from "./faces";
import { newDraft } from "./making";

const KEY = "lastcard.workshop";

interface Kept {
  sheet?: Plain;
  before?: Plain | null;
}

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {}; // somebody else's words under our name, or no storage here
  }
}

export const codeOf = (reason: unknown): ProblemCode | "page" =>
  reason instanceof Problem ? reason.code : "page";

export class Bench {
  draft = $state<Draft>(newDraft());
  /** What was here until something else was begun. */
  before = $state.raw<Plain | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** As players saw it when it could last be played: what things are called does not come and go with a mistake. */
  private seen = $state.raw<EditionInfo | null>(null);
  /** Why nothing can be checked. */
  trouble = $state<ProblemCode | "page" | null>(null);
  /** What the verdict is about. */
  private judged = $state("");
  private asked = 0;

  /** Keys that are somebody else's. */
  constructor(private readonly taken: readonly string[]) {
    const { sheet, before = null } = kept();
    if (sheet) this.draft = draftOf(sheet);
    this.before = before;
  }

  plain = $derived.by(() => plainOf(this.draft, this.taken));
  private text = $derived(JSON.stringify(this.plain));

  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ sheet: this.plain, before: this.before }));
    } catch {
      // No storage: the draft lasts as long as the page.
    }
  }

  /** Go on with something else; what was here can be had back. */
  begin(draft: Draft): void {
    this.before = this.plain;
    this.draft = draft;
  }

  /** Back to what was here before, and there again. */
  undo(): void {
    if (this.before) this.begin(draftOf(this.before));
  }

  /** Whether the verdict is about what stands here now, in this language. */
  isJudged(language: Language): boolean {
    return this.judged === `${language} ${this.text}`;
  }

  /** The verdict on what stands here now; null where there is none, or another one was asked for meanwhile. */
  async check(language: Language): Promise<Verdict | null> {
    const asked = `${language} ${this.text}`;
    if (this.judged === asked) return this.verdict;
    const turn = ++this.asked;
    try {
      const verdict = await checkEdition(this.plain, language);
      if (turn !== this.asked) return null;
      this.trouble = null;
      this.judged = asked;
      this.seen = verdict.edition ?? this.seen;
      return (this.verdict = verdict);
    } catch (reason) {
      if (turn === this.asked) this.trouble = codeOf(reason);
      return null;
    }
  }

  /** What is wrong at a place, or (unless it is asked alone) anywhere in it. */
  about(path: string, alone = false): string[] {
    const inside = (place: string) => place.startsWith(`${path}.`) || place.startsWith(`${path}[`);
    const found = this.verdict?.problems.filter(({ path: at }) => at === path || (!alone && inside(at)));
    return [...new Set(found?.map(({ text }) => text))];
  }

  /** What cards of a symbol are called when their row does not say; empty as long as nobody knows. */
  nameOfSymbol(side: Side, symbol: string): string {
    const found = this.seen?.sides.find((one) => one.side === side);
    return found?.faces.find((one) => one.symbol === symbol)?.name ?? "";
  }

  /** What a row is called on the screen. */
  nameOfRow(side: SideDraft, row: Row, language: Language): string {
    const [least, most] = row.numbers.map((number) => number ?? "…");
    if (row.kind === "numbers") return say("rules-numbers", { least: least!, most: most! });
    const symbol = symbolsOf(side)[side.rows.indexOf(row)] ?? "";
    return row.name[language]?.trim() || this.nameOfSymbol(side.side, symbol) || symbol;
  }
}

const CONTEXT = Symbol("bench");
export const setBench = (bench: Bench) => setContext(CONTEXT, bench);
export const getBench = () => getContext<Bench>(CONTEXT);
