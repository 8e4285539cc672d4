/** Every shuffle of a finished match computed again, as docs/fairness.md has it: here, without the server. */

import type { Event, Replay, ReplayRound, ReplayStep, ShuffleProof, TableInfo, View } from "../protocol";
import { doubtsAbout } from "./doubts";
import { advance } from "./fold";
import { BROWSER_MEMORY, type Memory } from "./luck";
import { below, digestOf, keyOf, shuffled, wordsFor } from "./scheme";

/** What was computed: the promise, one's own luck, an answer of luck, or whether every card came off the pile in its order. */
export type What = "commitment" | "luck" | "dealer" | "cut" | "shuffle" | "cards";

export type Fault =
  | "missing" // a round without a seed, a seed without a round, a match without an end
  | "version" // a scheme that is not known here
  | "commitment" // seed and salt are not those that were committed to
  | "promise" // this browser has noted another commitment before the deal
  | "deck" // this browser has noted another order of the deck before the deal
  | "entropy" // not one text for each player
  | "opening" // somebody's luck is not what was sealed
  | "seals" // this browser has noted other seals before any was opened
  | "foreign" // the own seat's luck was sealed by somebody else
  | "replaced" // the own luck is not what this browser sent
  | "left-out" // the own luck is not there, although this browser sent it
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

/** Which match at which table. */
export interface Asked {
  table: string;
  match: number;
}

/** What came of checking each part of a match, in order, and against what was kept at the table.
 * A match that was not asked for says nothing about the one that was. The deck is what the server says lies there
 * before a shuffle: whoever sat at the table has noted it before the first deal. */
export function checkShuffles(
  replay: Replay,
  asked: Asked,
  deck: readonly string[],
  memory: Memory = BROWSER_MEMORY,
): Finding[] {
  const { table, rounds } = replay;
  if (table.id !== asked.table || table.match !== asked.match)
    return [{ round: 1, ...fault("commitment", "missing") }];
  return Array.from({ length: Math.max(rounds.length, table.proofs.length, 1) }, (_, at) => {
    const [played, proof] = [rounds[at], table.proofs[at]];
    const last = at === rounds.length - 1;
    const whole =
      played && proof && (at > 0 || played.view.dealer === null) && (!last || table.winners.length);
    const found = whole
      ? checkRound(table, at + 1, played, proof, deck, memory)
      : [fault("commitment", "missing")];
    return found.map((one) => ({ round: at + 1, ...one }));
  }).flat();
}

type Found = Omit<Finding, "round">;

const fault = (what: What, reason: Fault): Found => ({ what, ok: false, reason });
const verdict = (what: What, reason: Fault | null): Found =>
  reason ? fault(what, reason) : { what, ok: true };

/** What is wrong with one's own luck alone. */
const MINE = new Set<Fault>(["foreign", "replaced", "left-out"]);

function checkRound(
  table: TableInfo,
  number: number,
  played: ReplayRound,
  proof: ShuffleProof,
  deck: readonly string[],
  memory: Memory,
): Found[] {
  const { seed, salt, entropy, version = 1, sealed = [] } = proof;
  const deal = `${table.match}.${number}`;
  if (!seed || !salt) return [fault("commitment", "missing")];
  if (version !== 1 && version !== 2) return [fault("commitment", "version")];
  const players = table.seats.length;
  const complete = entropy.length === players && sealed.length === (version === 2 ? players : 0);
  // Once luck is sealed at a table it always is.
  const fellBack = version === 1 && table.proofs.slice(0, number - 1).some((one) => one.sealed?.length);
  if (!complete || fellBack) return [fault("commitment", "entropy")];
  const { doubts, own } = doubtsAbout(table, number, memory);
  const broken = doubts.find((doubt) => !MINE.has(doubt));
  if (broken) return [fault("commitment", broken)];
  const noted = memory.promises(table.id)[deal]?.deck;
  if (noted && noted !== digestOf(deck)) return [fault("commitment", "deck")];
  const key = keyOf(seed, table.id, deal, entropy, sealed);
  const found: Found[] = [verdict("commitment", null)];
  const mine = doubts.find((doubt) => MINE.has(doubt)) ?? null;
  if (own || mine) found.push(verdict("luck", mine));
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

// --- a step against it

/** What luck said, compared with what the seed says; null where a player spoke. */
function answerOf(
  { what, events }: ReplayStep,
  view: View,
  deck: readonly string[],
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
