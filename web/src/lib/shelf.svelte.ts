/** The editions that can be played here, in the language of the page. */

import type { EditionInfo, Library } from "../protocol";
import { listEditions, Problem, showEdition, type ProblemCode } from "./api";
import type { Language } from "./settings.svelte";

class Shelf {
  /** null as long as nothing was heard. */
  library = $state.raw<Library | null>(null);
  /** Why nothing was heard. */
  problem = $state<ProblemCode | null>(null);
  private wanted: { language: Language; answer: Promise<void> } | null = null;

  get editions(): EditionInfo[] {
    return this.library?.editions ?? [];
  }

  find(key: string): EditionInfo | null {
    return this.editions.find((edition) => edition.key === key) ?? null;
  }

  /** Ask in this language, once; what was heard in another one stays until the answer comes. */
  load(language: Language): Promise<void> {
    if (this.wanted?.language !== language) this.wanted = { language, answer: this.ask(language) };
    return this.wanted.answer;
  }

  private async ask(language: Language): Promise<void> {
    this.problem = null;
    try {
      const library = await listEditions(language);
      if (this.wanted?.language === language) this.library = library;
    } catch (reason) {
      if (this.wanted?.language !== language) return; // another one was chosen meanwhile
      this.wanted = null; // the next who wants it asks again
      this.problem = reason instanceof Problem ? reason.code : "unreachable";
    }
  }

  /** The edition of a table, which need not stand here: somebody may have brought it along. */
  async at(table: { id: string; edition: string }, language: Language): Promise<EditionInfo> {
    await this.load(language);
    const known = this.find(table.edition);
    return known?.ours ? known : showEdition(table.id, language);
  }
}

export const shelf = new Shelf();
