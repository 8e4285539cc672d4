/** One table as this person sees it: what was heard, folded and told, and what can be said. */

import type {
  ClientMessage,
  EditionInfo,
  Event,
  Move,
  Prompt,
  Reaction,
  Reason,
  Refusal,
  ServerMessage,
  Snapshot,
  TableInfo,
  Update,
  View,
} from "../protocol";
import { announcer } from "./announce.svelte";
import { BROWSER, Channel, type Connection, type Ending, type Ports } from "./channel";
import type { Doubted } from "./doubts";
import { advance } from "./fold";
import { Logbook, type LogLine } from "./logbook.svelte";
import { Contribution } from "./contribution.svelte";
import { address } from "./router.svelte";
import { ended, summons } from "./sentences";
import { refusal, say } from "./words.svelte";

export type { Connection, Ending } from "./channel";
export type { LogLine } from "./logbook.svelte";

/** The protocol that this page speaks. */
const VERSION = 4;
const REACTIONS = 12;
/** A server that is still there answers a move long before. */
const SILENCE = 10_000;

export interface Step {
  before: View;
  after: View;
  events: Event[];
}

export class TableSession {
  connection = $state<Connection>("connecting");
  /** Why it is closed for good. */
  problem = $state<Ending | null>(null);
  you = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  /** What is played, in the language of the page. */
  edition = $state.raw<EditionInfo | null>(null);
  view = $state.raw<View | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  question = $state(0);
  /** When the time of the open question is up, or the next round is dealt, as performance.now() has it. */
  deadline = $state<number | null>(null);
  /** What the rules refused last; the hand tells it where the card is. */
  rejected = $state.raw<{ reason: Reason; at: number } | null>(null);
  /** What the server did not take last. */
  refused = $state.raw<{ code: Refusal; at: number } | null>(null);
  reactions = $state.raw<{ player: number; reaction: Reaction; key: number; at: number }[]>([]);
  /** A move was sent and nothing has come back yet. */
  pending = $state(false);

  private readonly book = new Logbook(() => this.edition);
  private readonly channel: Channel;
  private readonly sleep: () => void;
  private readonly listeners = new Set<(step: Step) => void>();
  private seq: number | null = null;
  /** Something is missing: nothing counts before the next snapshot. */
  private gap = false;
  /** Whether the move that is pending is a right: it leaves the question open. */
  private right = false;
  private stopWaiting = () => {};
  private keys = 0;
  private alerted = -1;
  private readonly luck: Contribution;

  constructor(
    table: string,
    private readonly ticket: string | null,
    private readonly ports: Ports = BROWSER,
  ) {
    const url = address(`ws/${table}`).href.replace(/^http/, "ws");
    this.channel = new Channel(
      url,
      {
        hello: () => ({ type: "Hello", ticket: this.ticket, seq: this.seq }),
        hear: (message) => this.hear(message),
        turned: (state, ending) => this.turned(state, ending),
      },
      ports,
    );
    this.luck = new Contribution(table, (message) => this.say(message), ports);
    this.channel.open();
    this.sleep = ports.onWake(() => this.channel.retry());
  }

  /** Where one sits in this round; null for whoever watches it. */
  get seat(): number | null {
    return this.view?.viewer ?? null;
  }

  /** What is played was told, or told again in another language. */
  meet(edition: EditionInfo): void {
    this.edition = edition;
    if (this.table) this.luck.hear(this.table, this.you, edition.deck);
    this.book.known();
  }

  /** Newest last. */
  get log(): LogLine[] {
    return this.book.lines;
  }

  /** Where the server's word about luck is not what this browser has kept. */
  get doubts(): Doubted[] {
    return this.luck.doubts;
  }

  /** Names by seat of this round. */
  names(): string[] {
    const { table } = this;
    return table ? table.seating.map((player) => table.seats[player]?.name ?? "") : [];
  }

  /** For flights and sounds: called once for each update, when the view has changed. Returns how to stop. */
  onEvents(listener: (step: Step) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Whoever shows something with suspense holds the words about it, and what comes after, until it is seen. */
  hold = () => this.book.hold();

  // --- what can be said

  submit(move: Move): void {
    this.rejected = null;
    this.pending = this.say({ type: "Submit", question: this.question, move });
    this.right = move.type === "Call" || move.type === "Catch";
    this.stopWaiting();
    // A network can be gone without a word, and a browser may not notice for minutes.
    if (this.pending) this.stopWaiting = this.ports.later(SILENCE, () => this.channel.renew());
  }

  begin = () => void this.say({ type: "Begin" });
  react = (reaction: Reaction) => void this.say({ type: "React", reaction });
  seatBot = (player: number, level: string) => void this.say({ type: "SeatBot", player, level });
  unseat = (player: number) => void this.say({ type: "Unseat", player });
  leave = () => void this.say({ type: "Leave" });

  /** Try to connect now, where the next try would come later. */
  retry = () => this.channel.retry();

  /** Stop listening; the seat stays. */
  close(): void {
    this.listeners.clear();
    this.sleep();
    this.channel.close();
  }

  private say(message: ClientMessage): boolean {
    return this.channel.send(message);
  }

  // --- what is heard

  private turned(state: Connection, ending: Ending | null): void {
    if (state === "open" && this.connection === "reconnecting") announcer.announce(say("connection-back"));
    if (state === "reconnecting") announcer.alert(say("connection-lost"));
    if (ending) announcer.alert(ended(ending));
    this.connection = state;
    this.problem = ending;
    this.answered();
    this.luck.turned();
    this.gap = false;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "Snapshot":
        return this.begun(message);
      case "Update":
        return this.updated(message);
      case "Rejected":
        this.answered();
        this.rejected = { reason: message.reason, at: this.ports.now() };
        return;
      case "Stale":
        this.answered(); // a snapshot follows
        return;
      case "Refused":
        if (message.code === "bad_entropy") return; // too late, or another tab was quicker: the deal will tell
        this.luck.refused(message.code);
        this.answered();
        this.refused = { code: message.code, at: this.ports.now() };
        if (this.table) announcer.announce(refusal(message.code)); // else the connection ends, and that is said
        return;
      case "Reacted": {
        const { player, reaction } = message;
        const heard = { player, reaction, key: this.keys++, at: this.ports.now() };
        this.reactions = [...this.reactions.slice(1 - REACTIONS), heard];
        return;
      }
    }
  }

  private begun(snapshot: Snapshot): void {
    if (snapshot.version !== VERSION) return this.channel.close("version");
    const before = this.table;
    this.gap = false;
    this.answered();
    this.you = snapshot.you;
    this.view = snapshot.view;
    this.table = snapshot.table;
    if (snapshot.view) this.book.compare(before, snapshot.table, snapshot.view.side);
    const had = this.prompt;
    this.told(snapshot);
    this.alert(had);
  }

  private updated(update: Update): void {
    if (this.gap) return;
    if (update.after !== this.seq) return this.resync();
    const { view: before, table: around } = this;
    const { events } = update;
    const views: View[] = [];
    try {
      for (const event of before ? events : []) views.push(advance(views.at(-1) ?? before!, event));
    } catch {
      return this.resync(); // an event that is new, or does not fit: the snapshot will tell
    }
    if (update.table) this.table = update.table;
    const after = views.at(-1) ?? before;
    this.view = after;
    // A call or a catch is answered by the next event, any other move when its question is gone.
    const open = update.question === this.question && update.prompt?.question != null;
    if (this.right ? events.length : !open) this.answered();
    const had = this.prompt;
    this.told(update);
    if (before && after && events.length) {
      for (const listener of this.listeners) listener({ before, after, events });
    }
    // Said last: a listener may hold it back.
    const names = this.names();
    views.forEach((view, at) => this.book.happened(events[at]!, view, names, this.table?.round ?? 0));
    if (after && update.table) this.book.compare(around, update.table, after.side);
    this.alert(had);
  }

  private answered(): void {
    this.pending = false;
    this.stopWaiting();
  }

  private resync(): void {
    this.gap = this.say({ type: "Resync" });
  }

  /** What every snapshot and update ends with. */
  private told({ seq, prompt, question, seconds_left }: Snapshot | Update): void {
    this.seq = seq;
    this.prompt = prompt;
    this.question = question;
    this.deadline = seconds_left === null ? null : this.ports.now() + seconds_left * 1000;
    if (this.table) this.luck.hear(this.table, this.you, this.edition?.deck);
  }

  /** Your question, once; and rights that are new. */
  private alert(had: Prompt | null): void {
    const { prompt, view } = this;
    if (!prompt || !view) return;
    const asked = this.alerted === this.question ? null : prompt.question;
    const known = new Set(had?.rights.map((right) => JSON.stringify(right)));
    const fresh = prompt.rights.filter((right) => !known.has(JSON.stringify(right)));
    if (prompt.question) this.alerted = this.question;
    if (!asked && !fresh.length) return;
    const [told, names] = [{ ...prompt, question: asked, rights: fresh }, this.names()];
    this.book.then(() => announcer.alert(summons(told, view, names, this.edition!).join(" ")));
  }
}
