/** Luck of one's own at a table: sealed for each round, kept, opened when all is sealed, and looked for in the deal. */

import type { ClientMessage, TableInfo } from "../protocol";
import type { Ports } from "./channel";
import { doubtsAhead, doubtsOf, type Doubted } from "./doubts";
import type { OwnLuck } from "./luck";
import { nextDeal } from "./promises";
import { sealTo } from "./scheme";

/** A seal that was sent so long before the list was closed has arrived. */
const ARRIVES = 2_000;

export class Contribution {
  /** Where the server's word is not what was kept. */
  doubts = $state.raw<Doubted[]>([]);
  /** For which deal a seal was sent over this connection, and when. */
  private sent = { deal: "", at: 0 };
  /** For which deal the server has shown our seal over this connection. */
  private taken = "";
  /** For which deal our luck was opened over this connection. */
  private opened = "";
  /** What the doubts were last worked out from. */
  private known = "";

  constructor(
    private readonly say: (message: ClientMessage) => boolean,
    private readonly ports: Pick<Ports, "now" | "entropy" | "memory">,
  ) {}

  /** The connection is another one, or gone: what was said may be lost. */
  turned(): void {
    this.sent = { deal: "", at: 0 };
    this.taken = this.opened = "";
  }

  /** The table around the cards, as it is now. */
  hear(table: TableInfo, you: number | null): void {
    const { memory } = this.ports;
    const { next_commitment: commitment, next_closed: closed, next_sealed: sealed = [] } = table;
    const deal = nextDeal(table);
    this.missed(table);
    if (commitment && table.status !== "closed") {
      memory.note(table.id, deal, closed ? { commitment, sealed } : { commitment });
      if (you !== null && closed) this.open(table, deal, you, sealed);
      else if (you !== null) this.seal(table, deal, you, sealed);
    }
    this.doubt(table, you);
  }

  private lucks(table: TableInfo, deal: string): OwnLuck[] {
    return this.ports.memory.lucks(table.id).filter((luck) => luck.deal === deal);
  }

  /** Bound to luck once for each deal; it is kept before it is sent. */
  private seal(table: TableInfo, deal: string, you: number, sealed: readonly string[]): void {
    const mine = this.lucks(table, deal).filter(({ player }) => player === you);
    if (sealed[you]) {
      if (mine.some(({ seal }) => seal === sealed[you])) this.taken = deal;
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
    if (this.opened === deal) return;
    const lucks = this.lucks(table, deal);
    const luck = lucks.find(({ seal }) => seal === sealed[you]);
    if (!luck) {
      const late = this.sent.deal !== deal || this.ports.now() - this.sent.at < ARRIVES;
      if (!sealed[you] && !late) this.ignore(lucks[0]);
      return;
    }
    if (doubtsAhead(table, you, this.ports.memory).length) return;
    this.opened = deal;
    this.ports.memory.keep({ ...luck, opened: true });
    this.say({ type: "MixEntropy", entropy: luck.entropy });
  }

  /** Dealt without having asked for luck that was sealed, while we were there all the time. */
  private missed(table: TableInfo): void {
    const [match, round] = this.taken.split(".").map(Number);
    if (!this.taken || match !== table.match || round! > table.round) return;
    const sealed = table.proofs[round! - 1]?.sealed ?? [];
    const luck = this.lucks(table, this.taken).find(({ seal, player }) => seal === sealed[player]);
    if (luck && !luck.opened) this.ignore(luck);
    this.taken = "";
  }

  private ignore(luck: OwnLuck | undefined): void {
    if (luck) this.ports.memory.keep({ ...luck, ignored: true });
  }

  /** Shown as long as the table is. */
  private doubt(table: TableInfo, you: number | null): void {
    const { id, match, proofs, next_commitment, next_closed, next_sealed } = table;
    const known = JSON.stringify([id, match, proofs, next_commitment, next_closed && next_sealed, you]);
    if (known === this.known) return;
    this.known = known;
    const found = doubtsOf(table, you, this.ports.memory);
    const told = new Set(this.doubts.map(({ deal, doubt }) => `${deal} ${doubt}`));
    const fresh = found.filter(({ deal, doubt }) => !told.has(`${deal} ${doubt}`));
    // What was found in a match before, or in a list since changed, is not forgotten.
    if (fresh.length) this.doubts = [...this.doubts, ...fresh];
  }
}
