/** The edition that somebody is making: kept in this browser, and checked by the server as it changes. */

import { getContext, setContext } from "svelte";
import { checkEdition, Problem, type ProblemCode } from "../lib/api";
import type { Language } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";
import type { Verdict } from "../protocol";
import { draftOf, plainOf, type Draft, type Plain, type Row, type SideDraft } from "./draft";
import { keep, kept } from "./kept";
import { newDraft } from "./making";
import { namesOf } from "./naming";
import { problemsOf, twinsOf, warningsOf } from "./remarks";

export const codeOf = (reason: unknown): ProblemCode | "page" =>
  reason instanceof Problem ? reason.code : "page";

export class Bench {
  draft = $state<Draft>(newDraft());
  /** What was here until something else was begun. */
  before = $state.raw<Plain | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** Why nothing can be checked. */
  trouble = $state<ProblemCode | "page" | null>(null);
  /** What the verdict is about. */
  private judged = $state("");
  /** The question that is on its way: whoever asks the same meanwhile waits for the same answer. */
  private asking: { about: string; answer: Promise<Verdict | null> } | null = null;

  /** Keys that are somebody else's. */
  constructor(private readonly taken: readonly string[]) {
    const { sheet, before = null } = kept();
    if (sheet) this.draft = draftOf(sheet);
    this.before = before;
  }

  plain = $derived.by(() => plainOf(this.draft, this.taken));
  private text = $derived(JSON.stringify(this.plain));

  /** Why it cannot be played, and what is worth a thought, in the words of the form. */
  problems = $derived.by(() => problemsOf(this.verdict?.problems ?? [], this.draft));
  warnings = $derived.by(() => warningsOf(this.verdict?.warnings ?? [], this.draft, this.problems));
  /** What is said at fields. */
  private beside = $derived.by(() => {
    const wrong = new Set(this.problems.map(({ path }) => path));
    return [...this.problems, ...twinsOf(this.draft).filter(({ path }) => !wrong.has(path))];
  });

  /** Another one after every change. */
  get stamp(): string {
    return this.text;
  }

  keep(): void {
    keep({ sheet: this.plain, before: this.before });
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

  /** The verdict on what stands here now; null where there is none, or something else was asked about meanwhile. */
  check(language: Language): Promise<Verdict | null> {
    const about = `${language} ${this.text}`;
    if (this.judged === about) return Promise.resolve(this.verdict);
    if (this.asking?.about !== about) this.asking = { about, answer: this.ask(about, language) };
    return this.asking.answer;
  }

  private async ask(about: string, language: Language): Promise<Verdict | null> {
    const isLast = () => this.asking?.about === about;
    try {
      const verdict = await checkEdition(this.plain, language);
      if (!isLast()) return this.judged === about ? verdict : null; // the same may have been answered before
      this.trouble = null;
      this.judged = about;
      return (this.verdict = verdict);
    } catch (reason) {
      if (isLast()) this.trouble = codeOf(reason);
      return null;
    } finally {
      if (isLast()) this.asking = null;
    }
  }

  /** What is wrong at a place, or (unless it is asked alone) anywhere in it. */
  about(path: string, alone = false): string[] {
    const inside = (place: string) => place.startsWith(`${path}.`) || place.startsWith(`${path}[`);
    const found = this.beside.filter(({ path: at }) => at === path || (!alone && inside(at)));
    return [...new Set(found.map(({ text }) => text))];
  }

  /** What a row is called on the screen. */
  nameOfRow(side: SideDraft, row: Row, language: Language): string {
    const [least, most] = row.numbers.map((number) => number ?? "…");
    if (row.kind === "numbers") return say("rules-numbers", { least: least!, most: most! });
    return namesOf(side, language).get(row.id) ?? "";
  }
}

const CONTEXT = Symbol("bench");
export const setBench = (bench: Bench) => setContext(CONTEXT, bench);
export const getBench = () => getContext<Bench>(CONTEXT);
