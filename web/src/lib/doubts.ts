/** What a table says of its luck, against what this browser has kept: where they differ, somebody cheats. */

import type { ShuffleProof, TableInfo } from "../protocol";
import type { Memory, OwnLuck } from "./luck";
import { nextDeal, type Word } from "./promises";
import { commitmentTo, sealTo } from "./scheme";

export type Doubt =
  | "promise" // the server's commitment is not the one that it showed first
  | "commitment" // seed and salt are not those that were committed to
  | "seals" // the seals are not those that were closed
  | "opening" // somebody's luck is not what was sealed
  | "foreign" // the own seat's luck was sealed by somebody else
  | "replaced" // the own luck is not the one that was sent
  | "left-out"; // the own luck is missing, although it was sent, or never asked for

export interface Doubted {
  /** Match and round: `1.3`. */
  deal: string;
  doubt: Doubt;
}

/** The round of a deal, from 1. */
export const roundOf = (deal: string) => Number(deal.split(".")[1]);

/** Everything that differs, in this match and in the deal to come; `you` is one's own player. */
export function doubtsOf(table: TableInfo, you: number | null, memory: Memory): Doubted[] {
  const dealt = table.proofs.flatMap((_, at) =>
    doubtsAbout(table, at + 1, memory, you).doubts.map((doubt) => ({
      deal: `${table.match}.${at + 1}`,
      doubt,
    })),
  );
  if (table.status === "closed") return dealt; // nothing is dealt there any more
  return [...dealt, ...doubtsAhead(table, you, memory).map((doubt) => ({ deal: nextDeal(table), doubt }))];
}

/** What differs in one round, and the own luck that is in it. Without `you` nobody knows who sat where in the end:
 * only luck counts that the table has called for, or wronged. */
export function doubtsAbout(
  table: TableInfo,
  round: number,
  memory: Memory,
  you?: number | null,
): { doubts: Doubt[]; own: OwnLuck | null } {
  const deal = `${table.match}.${round}`;
  const proof = table.proofs[round - 1]!;
  const all = memory.lucks(table.id).filter((luck) => luck.deal === deal);
  const lucks = all.filter(({ player, opened, ignored, exchanged }) =>
    you === undefined ? opened || ignored || exchanged : player === you,
  );
  const word = memory.promises(table.id)[deal];
  const players = new Set([...lucks.map(({ player }) => player), ...(you == null ? [] : [you])]);
  const doubts = new Set(doubtsOfAll(table, deal, proof, word));
  for (const player of players) {
    const mine = lucks.filter((luck) => luck.player === player);
    for (const doubt of doubtsOfOwn(proof, word, mine, player)) doubts.add(doubt);
  }
  const own = all.find(({ player, entropy }) => proof.entropy[player] === entropy) ?? null;
  return { doubts: [...doubts], own };
}

function* doubtsOfAll(
  table: TableInfo,
  deal: string,
  { commitment, seed, salt, entropy, sealed = [] }: ShuffleProof,
  word: Word | undefined,
): Generator<Doubt> {
  if (word && word.commitment !== commitment) yield "promise";
  if (seed && salt && commitmentTo(seed, salt) !== commitment) yield "commitment";
  if (word?.sealed && !same(word.sealed, sealed)) yield "seals";
  const opens = (luck: string, player: number) =>
    !luck || sealTo(luck, table.id, deal, player) === sealed[player];
  if (sealed.length && !entropy.every(opens)) yield "opening";
}

function* doubtsOfOwn(
  { entropy, sealed = [] }: ShuffleProof,
  word: Word | undefined,
  lucks: OwnLuck[],
  player: number,
): Generator<Doubt> {
  const mine = lucks.find(({ seal }) => seal === sealed[player]);
  if (mine) {
    if (entropy[player] && entropy[player] !== mine.entropy) yield "replaced";
    if (!entropy[player] && mine.ignored) yield "left-out";
  } else if (lucks.some(({ exchanged }) => exchanged)) {
    yield "seals";
  } else if (word && sealed[player]) {
    yield "foreign";
  } else if (lucks.some(({ ignored }) => ignored)) {
    yield "left-out";
  }
}

/** Before the deal: a promise that was changed, and a closed list with another seal for one's own seat. */
export function doubtsAhead(table: TableInfo, you: number | null, memory: Memory): Doubt[] {
  const deal = nextDeal(table);
  const word = memory.promises(table.id)[deal];
  const doubts: Doubt[] = [];
  if (word && table.next_commitment && word.commitment !== table.next_commitment) doubts.push("promise");
  const { next_closed: closed, next_sealed: sealed = [] } = table;
  if (closed && word?.sealed && !same(word.sealed, sealed)) doubts.push("seals");
  const seal = you === null ? "" : sealed[you];
  const known = () => memory.lucks(table.id).some((luck) => luck.deal === deal && luck.seal === seal);
  if (closed && seal && !known()) doubts.push("foreign");
  return doubts;
}

const same = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one, at) => one === others[at]);
