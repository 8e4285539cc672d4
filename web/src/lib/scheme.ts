/** The scheme of fair shuffles, as docs/fairness.md has it: hashes, words, numbers, shuffles. */

import { hex, hmac, sha256, unhex } from "./sha256";

/** Lines as they are hashed: a line feed after each, also after the last. */
const text = (...lines: string[]) => new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));

/** What the server binds itself with. */
export const commitmentTo = (seed: string, salt: string) =>
  hex(sha256(text("lastcard/1 commitment", salt, seed)));

/** What a player binds themselves with: good for this deal and this player only. */
export const sealTo = (entropy: string, table: string, deal: string, player: number) =>
  hex(sha256(text("lastcard/2 entropy", table, deal, `${player}`, entropy)));

/** A deck in its order before a shuffle, in short: what a browser notes of it. */
export const digestOf = (deck: readonly string[]) => hex(sha256(text(...deck)));

/** The key of a round; without seals it is that of version 1. */
export function keyOf(
  seed: string,
  table: string,
  deal: string,
  entropy: readonly string[],
  sealed: readonly string[] = [],
): Uint8Array {
  const luck = sealed.length ? sealed.flatMap((seal, at) => [seal, entropy[at] ?? ""]) : entropy;
  return hmac(unhex(seed), text(`lastcard/${sealed.length ? 2 : 1} round`, table, deal, ...luck));
}

/** Numbers of 32 bits without an end: those of one question of a round. */
export function* wordsFor(key: Uint8Array, question: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = new DataView(hmac(key, text("lastcard/1 stream", `${question}`, `${block}`)).buffer);
    for (let at = 0; at < bytes.byteLength; at += 4) yield bytes.getUint32(at);
  }
}

/** The next word, brought below n; words of the last, broken run of n are thrown away. */
export function below(n: number, words: Generator<number, never>): number {
  const wholeRuns = 2 ** 32 - (2 ** 32 % n);
  let word = words.next().value;
  while (word >= wholeRuns) word = words.next().value;
  return word % n;
}

/** Fisher and Yates, from the last place to the second. */
export function shuffled(cards: readonly string[], words: Generator<number, never>): string[] {
  const pile = [...cards];
  for (let last = pile.length - 1; last > 0; last--) {
    const at = below(last + 1, words);
    [pile[last], pile[at]] = [pile[at]!, pile[last]!];
  }
  return pile;
}
