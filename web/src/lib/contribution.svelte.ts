/** Luck of one's own at a table: sealed for each round, kept, opened when all is sealed, and looked for in the deal. */

import type { ClientMessage, Refusal, ShuffleProof, TableInfo } from "../protocol";
import type { Ports } from "./channel";
import { doubtsAhead, doubtsOf, type Doubted } from "./doubts";
import type { OwnLuck } from "./luck";
import { nextDeal } from "./promises";
import { digestOf, sealTo } from "./scheme";

/** A seal that was sent so long before the list was closed has arrived. */
const ARRIVES = 2_000;
/** So long after it was sent an opening has arrived; less, and a page that slept may have heard all at once. */
const OPENS = 1_000;

const NOTHING = { deal: "", at: 0 };

/** Refusals of a server that may take the same a moment later. */
const PASSING = new Set<Refusal>(["store_down", "too_fast"]);

export class Contribution {
  /** Where the server's word is not what was kept. */
  doubts = $state.raw<Doubted[]>([]);
  /** For which deal a seal was sent over this connection, and when. */
  private sent = NOTHING;
  /** For which deal the server has shown our seal over this connection. */
  private taken = "";
  /** For which deal our luck was opened over this connection, and when. */
  private opened = NOTHING;
  /** The deal whose list was closed over this connection, until it is dealt. */
  private closed = "";
  /** When the last word came. */
  private heard = 0;
  /** The luck whose seal was last shown to this seat, and the last that was opened for it. */
  private shown: OwnLuck | null = null;
  private mixed: OwnLuck | null = null;
  /** What the doubts were last worked out from. */
  private known = "";

  constructor(
    private readonly id: string,
    private readonly say: (message: ClientMessage) => boolean,
    private readonly ports: Pick<Ports, "now" | "entropy" | "memory">,
  ) {}

  /** The connection is another one, or gone: what was said may be lost. */
  turned(): void {
    this.sent = this.opened = NOTHING;
    this.taken = this.closed = "";
  }

  /** What was said last may not have been taken; with the next word it is said again. */
  refused(code: Refusal): void {
    if (!PASSING.has(code)) return;
    this.sent = this.opened = NOTHING;
    this.taken = "";
  }

  /** The table around the cards, as it is now, and its deck, once that was told. Its name is the one that was asked
   * for, whatever it says. */
  hear(said: TableInfo, you: number | null, deck?: readonly string[]): void {
    const table = { ...said, id: this.id };
    const { next_commitment: commitment, next_closed: closed, next_sealed: sealed = [] } = table;
    const deal = nextDeal(table);
    if (said.id !== this.id) this.add({ deal, doubt: "promise" });
    this.turnedBack(table, deal);
    if (you !== null) this.missed(table, you);
    if (commitment && table.status !== "closed") {
      this.ports.memory.note(table.id, deal, {
        commitment,
        ...(closed && { sealed }),
        ...(deck && { deck: digestOf(deck) }),
      });
      if (closed) this.closed = deal;
      if (you !== null && closed) this.open(table, deal, you, sealed);
      else if (you !== null) this.seal(table, deal, you, sealed);
    }
    this.doubt(table, you);
    this.heard = this.ports.now();
  }

  private lucks(deal: string, you: number): OwnLuck[] {
    const all = this.ports.memory.lucks(this.id);
    return all.filter((luck) => luck.deal === deal && luck.player === you);
  }

  /** Bound to luck once for each deal; it is kept before it is sent. */
  private seal(table: TableInfo, deal: string, you: number, sealed: readonly string[]): void {
    const mine = this.lucks(deal, you);
    if (sealed[you]) {
      const luck = mine.find(({ seal }) => seal === sealed[you]);
      if (luck) [this.taken, this.shown] = [deal, luck];
      return; // ours, or sealed elsewhere: the closed list will tell
    }
    if (this.sent.deal === deal) return;
    const luck = mine[0] ?? this.draw(table, deal, you);
    const [match, round] = deal.split(".").map(Number) as [number, number];
    if (this.say({ type: "SealEntropy", match, round, commitment: luck.seal }))
      this.sent = { deal, at: this.ports.now() };
  }

  private draw(table: TableInfo, deal: string, player: number): OwnLuck {
    const entropy = this.ports.entropy();
    const seal = sealTo(entropy, table.id, deal, player);
    const luck = { table: table.id, deal, player, entropy, seal, at: Date.now() };
    this.ports.memory.keep(luck);
    return luck;
  }

  /** Opened only if everything stands in the closed list as it was shown and sent. */
  private open(table: TableInfo, deal: string, you: number, sealed: readonly string[]): void {
    if (this.opened.deal === deal) return;
    const mine = this.lucks(deal, you);
    const luck = mine.find(({ seal }) => seal === sealed[you]);
    if (!luck && !sealed[you] && this.inTime(deal)) this.ignore(mine[0]);
    if (this.sent.deal === deal) this.sent = { deal, at: Infinity }; // of the list enough is known
    if (!luck) return;
    if (doubtsAhead(table, you, this.ports.memory).length) {
      this.taken = ""; // it is missing because we do not open it
      return;
    }
    this.ports.memory.keep({ ...luck, opened: true });
    this.mixed = luck;
    if (this.say({ type: "MixEntropy", entropy: luck.entropy })) this.opened = { deal, at: this.ports.now() };
  }

  /** Whether a seal that was sent must have arrived by now. */
  private inTime(deal: string): boolean {
    return this.sent.deal === deal && this.ports.now() - this.sent.at >= ARRIVES;
  }

  /** Luck that was sent in good time and is not in the deal, while we were there all the time. */
  private missed(table: TableInfo, you: number): void {
    for (const deal of new Set([this.sent.deal, this.taken, this.opened.deal, this.shown?.deal ?? ""])) {
      const proof = proofOf(table, deal);
      if (!proof) continue;
      this.compare(deal, you, proof);
      if (this.sent.deal === deal) this.sent = NOTHING;
      if (this.opened.deal === deal) this.opened = NOTHING;
      if (this.taken === deal) this.taken = "";
      if (this.shown?.deal === deal) this.shown = null;
    }
  }

  private compare(deal: string, you: number, { sealed = [], entropy }: ShuffleProof): void {
    const mine = this.lucks(deal, you);
    const luck = mine.find(({ seal }) => seal === sealed[you]);
    const shown = this.shown?.deal === deal && this.shown.player === you ? this.shown : null;
    if (!luck && shown) this.ports.memory.keep({ ...shown, exchanged: true });
    else if (!luck && !sealed[you] && this.inTime(deal)) this.ignore(mine[0]);
    if (!luck || entropy[you]) return;
    // Asked a while ago; or never, with time enough in which the server was silent.
    const opened = this.opened.deal === deal;
    const since = this.ports.now() - (opened ? this.opened.at : this.heard);
    if ((opened || this.taken === deal) && since >= OPENS) this.ignore(luck);
  }

  private ignore(luck: OwnLuck | undefined): void {
    if (luck) this.ports.memory.keep({ ...luck, ignored: true });
  }

  /** A list that was closed is dealt, or its table is closed; nothing else comes after it. */
  private turnedBack(table: TableInfo, deal: string): void {
    const [match, round] = this.closed.split(".").map(Number) as [number, number];
    const waits = deal === this.closed && table.next_closed;
    if (!this.closed || waits) return;
    // Of a match that is long over nothing is heard, if so much was missed.
    const past = table.match > match || (table.match === match && table.round >= round);
    if (!past && table.status !== "closed") this.add({ deal: this.closed, doubt: "seals" });
    this.closed = "";
  }

  /** Shown as long as the table is. */
  private doubt(table: TableInfo, you: number | null): void {
    const { status, match, proofs, next_commitment, next_closed, next_sealed } = table;
    const known = JSON.stringify([status, match, proofs, next_commitment, next_closed && next_sealed, you]);
    if (known === this.known) return;
    this.known = known;
    this.add(...doubtsOf(table, you, this.ports.memory));
    const { mixed } = this;
    const itsDeal = mixed && (proofOf(table, mixed.deal) || nextDeal(table) === mixed.deal);
    if (itsDeal && you !== null && you !== mixed.player) this.add({ deal: mixed.deal, doubt: "foreign" });
  }

  /** What was found in a match before, or in a list since changed, is not forgotten. */
  private add(...found: Doubted[]): void {
    const told = new Set(this.doubts.map(({ deal, doubt }) => `${deal} ${doubt}`));
    const fresh = found.filter(({ deal, doubt }) => !told.has(`${deal} ${doubt}`));
    if (fresh.length) this.doubts = [...this.doubts, ...fresh];
  }
}

/** What is told of a deal of this match, when it is dealt. */
function proofOf(table: TableInfo, deal: string): ShuffleProof | undefined {
  const [match, round] = deal.split(".").map(Number);
  return match === table.match ? table.proofs[round! - 1] : undefined;
}
