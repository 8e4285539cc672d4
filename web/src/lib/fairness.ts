/** Every shuffle of a finished match computed again, as docs/fairness.md has it: here, without the server. */

import type { Event, Replay, ReplayRound, ReplayStep, ShuffleProof, TableInfo, View } from "../protocol";
import { deckOf } from "./decks";
import { advance } from "./fold";
import { promisesOf, type Promises } from "./promises";
import { hex, hmac, sha256, unhex } from "./sha256";

/** What was computed: the promise, an answer of luck, or whether every card came off the pile in its order. */
export type What = "commitment" | "dealer" | "cut" | "shuffle" | "cards";

export type Fault =
  | "missing" // a round without a seed, a seed without a round, a match without an end
  | "commitment" // seed and salt are not those that were committed to
  | "promise" // this browser has noted another commitment before the deal
  | "entropy" // not one text for each player
  | "pile" // other cards were shuffled than lay there
  | "outcome" // luck said something else than the seed does
  | "cards"; // somebody got another card than the next one

export interface Finding {
  /** From 1. */
  round: number;
  what: What;
  ok: boolean;
  reason?: Fault;
}

/** What came of checking each part of a match, in order, and against what was noted at the table. */
export function checkShuffles(replay: Replay, noted: Promises = promisesOf(replay.table.id)): Finding[] {
  const { table, rounds } = replay;
  return Array.from({ length: Math.max(rounds.length, table.proofs.length, 1) }, (_, at) => {
    const [played, proof] = [rounds[at], table.proofs[at]];
    const last = at === rounds.length - 1;
    const whole =
      played && proof && (at > 0 || played.view.dealer === null) && (!last || table.winners.length);
    const found = whole ? checkRound(table, at + 1, played, proof, noted) : [fault("commitment", "missing")];
    return found.map((one) => ({ round: at + 1, ...one }));
  }).flat();
}

type Found = Omit<Finding, "round">;

const fault = (what: What, reason: Fault): Found => ({ what, ok: false, reason });
const verdict = (what: What, reason: Fault | null): Found =>
  reason ? fault(what, reason) : { what, ok: true };

function checkRound(
  table: TableInfo,
  number: number,
  played: ReplayRound,
  proof: ShuffleProof,
  noted: Promises,
): Found[] {
  const { seed, salt, entropy, commitment } = proof;
  const deal = `${table.match}.${number}`;
  if (!seed || !salt) return [fault("commitment", "missing")];
  if (commitmentTo(seed, salt) !== commitment) return [fault("commitment", "commitment")];
  if ((noted[deal] ?? commitment) !== commitment) return [fault("commitment", "promise")];
  if (entropy.length !== table.seats.length) return [fault("commitment", "entropy")];
  const key = keyOf(seed, table.id, deal, entropy);
  const deck = deckOf(table.edition, table.rules);
  const found: Found[] = [verdict("commitment", null)];
  let questions = 0;
  let now: Lying = { view: played.view, pile: [] };
  try {
    for (const step of played.steps) {
      const answer = answerOf(step, now.view, deck, key, questions);
      if (answer) {
        found.push(answer);
        questions++;
      }
      for (const event of step.events) now = lie(now, event, step);
    }
    found.push(verdict("cards", now.view.question === "over" ? null : "missing"));
  } catch {
    found.push(fault("cards", "cards"));
  }
  return found;
}

// --- the scheme

/** Lines as they are hashed: a line feed after each, also after the last. */
const text = (...lines: string[]) => new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));

export const commitmentTo = (seed: string, salt: string) =>
  hex(sha256(text("lastcard/1 commitment", salt, seed)));

export const keyOf = (seed: string, table: string, number: string, entropy: readonly string[]) =>
  hmac(unhex(seed), text("lastcard/1 round", table, number, ...entropy));

/** Numbers of 32 bits without an end: those of one question of a round. */
export function* wordsFor(key: Uint8Array, question: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = new DataView(hmac(key, text("lastcard/1 stream", `${question}`, `${block}`)).buffer);
    for (let at = 0; at < bytes.byteLength; at += 4) yield bytes.getUint32(at);
  }
}

/** The next word, brought below n; words of the last, broken run of n are thrown away. */
function below(n: number, words: Generator<number, never>): number {
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

// --- a step against it

/** What luck said, compared with what the seed says; null where a player spoke. */
function answerOf(
  { what, events }: ReplayStep,
  view: View,
  deck: string[],
  key: Uint8Array,
  question: number,
): Found | null {
  const words = wordsFor(key, question);
  switch (what.type) {
    case "Dealer":
      return verdict("dealer", what.seat === below(view.hands.length, words) ? null : "outcome");
    case "Cut": {
      const asked = events.find((event) => event.type === "DealerCut")?.seats.length;
      const cards = shuffled(deck, words).slice(0, asked);
      return verdict("cut", same(cards, what.cards) ? null : "outcome");
    }
    case "Shuffle": {
      const cards = lyingThere(view, deck, what.cards);
      if (!cards) return fault("shuffle", "pile");
      return verdict("shuffle", same(shuffled(cards, words), what.cards) ? null : "outcome");
    }
    default:
      return null;
  }
}

/** The cards of a shuffle in deck order; null unless they are all that is in no hand and not on top. */
function lyingThere(view: View, deck: readonly string[], cards: readonly string[]): string[] | null {
  const inOrder = deck.filter(takenFrom(cards));
  const rest = deck.filter(not(takenFrom([...cards, ...view.hands.flat(), ...view.aside.flat()])));
  const top = view.top === null ? [] : [view.top];
  const onTop = rest.length === top.length && rest.every((card, at) => shows(card, top[at]!));
  return inOrder.length === cards.length && onTop ? inOrder : null;
}

/** Whether a card is one of these; each of them is taken only once. */
function takenFrom(cards: readonly string[]): (card: string) => boolean {
  const left = new Map<string, number>();
  for (const card of cards) left.set(card, (left.get(card) ?? 0) + 1);
  return (card) => {
    const count = left.get(card) ?? 0;
    if (count) left.set(card, count - 1);
    return count > 0;
  };
}

const not = (ask: (card: string) => boolean) => (card: string) => !ask(card);

/** Whether a card looks like this one, of which perhaps only one face is seen. */
function shows(card: string, seen: string): boolean {
  const faces = card.split("/");
  return seen.split("/").every((face, at) => face === "?" || face === faces[at]);
}

const same = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((card, at) => card === others[at]);

// --- the draw pile

interface Lying {
  view: View;
  /** Next drawn first. */
  pile: readonly string[];
}

class NotTheNext extends Error {}

/** Where the cards lie after one more event; throws when somebody got another card than the next one. */
function lie({ view, pile }: Lying, event: Event, { what }: ReplayStep): Lying {
  const after = advance(view, event);
  const taken = (count: number, fits: boolean): Lying => {
    if (!fits || pile.length < count) throw new NotTheNext();
    return { view: after, pile: pile.slice(count) };
  };
  switch (event.type) {
    case "DealerFound":
      return taken(0, what.type === "Dealer" ? what.seat === event.seat : what.type === "Cut");
    case "DealerCut":
      return taken(
        0,
        what.type === "Cut" && what.cards.every((card, at) => shows(card, event.cards[at] ?? "")),
      );
    case "PileShuffled":
      if (what.type !== "Shuffle") throw new NotTheNext();
      return { view: after, pile: what.cards };
    case "HandsDealt": {
      const seats = event.hands.length;
      const count = event.hands.flat().length;
      // One card at a time, from the dealer's left.
      const dealt = event.hands.map((hand, seat) => {
        const first = (seat - (view.dealer ?? 0) - 1 + seats) % seats;
        return same(
          hand,
          pile
            .slice(0, count)
            .filter((_, at) => at % seats === first)
            .sort(),
        );
      });
      return taken(count, dealt.every(Boolean));
    }
    case "CardTurnedUp":
      return taken(1, shows(pile[0] ?? "", event.card));
    case "CardsDrawn":
      return taken(event.cards.length, same(event.cards, pile.slice(0, event.cards.length).sort()));
    case "SidesTurned":
      return { view: after, pile: pile.toReversed() };
    default:
      return { view: after, pile };
  }
}
