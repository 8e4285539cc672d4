import type { Memory, OwnLuck } from "../src/lib/luck";
import type { Word } from "../src/lib/promises";

/** A memory that two pages can share. */
export class Shelf implements Memory {
  words: Record<string, Record<string, Word>> = {};
  own: OwnLuck[] = [];

  promises = (table: string) => this.words[table] ?? {};
  note = (table: string, deal: string, word: Word) => {
    const kept = (this.words[table] ??= {});
    kept[deal] = { ...word, ...kept[deal] };
  };
  lucks = (table: string) => this.own.filter((luck) => luck.table === table);
  keep = (luck: OwnLuck) => {
    this.own = [...this.own.filter(({ seal, deal }) => seal !== luck.seal || deal !== luck.deal), luck];
  };
}
