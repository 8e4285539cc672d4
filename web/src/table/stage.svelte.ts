/** What the cloth shows: the table a moment behind the truth, so that cards can be seen on their way. */

import { tick } from "svelte";
import type { Event, View } from "../protocol";
import { advance } from "../lib/fold";
import type { TableSession } from "../lib/session.svelte";
import { moves } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { during, flights, seatPlace, type Flight } from "./flight";
import { more, type Held } from "./order";
import { shoutOf, soundOf, type Shout } from "./noise";

export interface Flying extends Flight {
  key: number;
  duration: number;
  landed: () => void;
}

/** A card that is dragged, and hangs there until it is played or goes back. */
export interface Dragged extends Held {
  /** Its middle, in the window. */
  x: number;
  y: number;
  /** Let go now, it is played. */
  far: boolean;
}

const FLIGHT = 420;
const DEALING = 260;
const TURN = 260;
const SHOUT = 1500;
/** So many cards show under the top of the discard pile. */
const UNDER = 4;
/** So many events may wait; with more the cloth jumps to what is true. */
const QUEUE = 24;
const PATIENCE = 5000;
/** BattleStage.svelte turns the cards of a battle with suspense; nobody takes them before. */
const SUSPENSE = 1900;

const TAKING_OFF = new Set<Event["type"]>([
  "CardPlayed",
  "CardsDrawn",
  "CardsGiven",
  "CardsPassed",
  "HandsMoved",
  "SidesTurned",
]);

/** What comes into one's own hand by these is unseen until it lands. */
const INTO_HANDS = new Set<Event["type"]>(["BattleSettled", "CardsDrawn", "CardsGiven", "CardsPassed"]);

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

export class Stage {
  view = $state.raw<View | null>(null);
  flying = $state.raw<Flying[]>([]);
  /** Keys of cards of one's own hand that have not landed yet. */
  arriving = $state.raw<ReadonlySet<string>>(new Set());
  shouts = $state.raw<Shout[]>([]);
  /** Everything on the table is being turned over: `away` until it stands on edge, then `back`. */
  turning = $state<"away" | "back" | null>(null);
  /** Cards are still to fly: what is offered now belongs to a table that is not yet seen. */
  behind = $state(false);
  /** What the cloth shows happening; null when it has caught up. */
  latest = $state.raw<Event | null>(null);
  /** Cards that lie under the top, the latest last. */
  under = $state.raw<{ key: number; code: string }[]>([]);
  held = $state.raw<Dragged | null>(null);

  private queue: { event: Event; at: number }[] = [];
  private truth: View | null = null;
  private round: string | null = null;
  /** Grows with every jump, so that what was under way then stops. */
  private run = 0;
  private playing = false;
  private keys = 0;

  constructor(private readonly session: TableSession) {}

  /** Listen; returns how to stop. */
  follow(): () => void {
    const hidden = () => document.hidden && this.jump();
    document.addEventListener("visibilitychange", hidden);
    const stop = this.session.onEvents(({ after, events }) => {
      this.truth = after;
      const at = performance.now();
      this.queue.push(...events.map((event) => ({ event, at })));
      this.behind = this.waiting() > 0;
      void this.perform();
    });
    return () => {
      stop();
      document.removeEventListener("visibilitychange", hidden);
      this.run++;
    };
  }

  /** Called when the session's view may have changed without events: by a snapshot. */
  sync(): void {
    const { view, table } = this.session;
    if (view === this.truth && view !== null) return;
    const round = table && `${table.match}.${table.round}`;
    const dealt = this.round !== null && round !== this.round && view !== null;
    if (round !== null) this.round = round;
    this.truth = view;
    this.jump();
    if (dealt) {
      this.under = [];
      if (view.discard_count <= 1 && this.animated()) void this.deal(view);
    }
  }

  /** Show what is true, now. */
  jump(): void {
    this.run++;
    this.queue = [];
    this.flying = [];
    this.arriving = new Set();
    this.turning = null;
    this.latest = null;
    this.behind = false;
    this.playing = false;
    this.view = this.truth;
  }

  /** How many flocks have not taken off yet. */
  private waiting(): number {
    return this.queue.filter(({ event }) => TAKING_OFF.has(event.type)).length;
  }

  private animated(): boolean {
    return moves() && !document.hidden;
  }

  private async perform(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    const run = this.run;
    for (let next = this.queue.shift(); next && this.view; next = this.queue.shift()) {
      const { event, at } = next;
      const late = this.queue.length > QUEUE || performance.now() - at > PATIENCE;
      if (late || !this.animated()) {
        this.hear(event, ...this.queue.map((skipped) => skipped.event));
        return this.jump();
      }
      this.hear(event);
      const before = this.view;
      let after: View;
      try {
        after = advance(before, event);
      } catch {
        return this.jump(); // a snapshot came in between
      }
      this.latest = event;
      this.behind = TAKING_OFF.has(event.type) || this.waiting() > 0;
      this.shout(event);
      if (event.type === "SidesTurned") await this.turn(after, run);
      else if (event.type === "CardsRevealed") await sleep(SUSPENSE);
      else await this.fly(event, before, after, run);
      if (run !== this.run) return;
      if (event.type === "CardPlayed" && before.top) {
        this.under = [...this.under, { key: this.keys++, code: before.top }].slice(-UNDER);
      }
      if (event.type === "PileShuffled") this.under = [];
      this.view = after;
    }
    this.jump(); // equal to what was folded, unless a snapshot knew better
  }

  private async fly(event: Event, before: View, after: View, run: number): Promise<void> {
    const planned = flights(event, before, after);
    if (!planned.length) return;
    const { viewer } = before;
    if (INTO_HANDS.has(event.type)) {
      if (viewer !== null)
        this.arriving = new Set(more(after.hands[viewer] ?? [], before.hands[viewer] ?? []));
    }
    // The places that cards leave must be looked up before the view lets go of them.
    const flock = this.launch(planned);
    await tick();
    if (run !== this.run) return;
    this.view = during(event, before, after);
    await flock;
    if (run !== this.run) return;
    this.arriving = new Set();
  }

  /** Put cards into the air; done when all have landed. */
  private async launch(planned: Flight[], length = FLIGHT): Promise<void> {
    const pace = 1 / (1 + 0.5 * Math.min(this.waiting(), 4)); // the more there is to show, the quicker
    const duration = length * pace;
    const flock: Flying[] = [];
    const landings = planned.map(
      (flight) =>
        new Promise<void>((landed) => {
          flock.push({ ...flight, key: this.keys++, duration, delay: flight.delay * pace, landed });
        }),
    );
    this.flying = flock;
    const longest = Math.max(...planned.map((flight) => flight.delay)) + duration;
    await Promise.race([Promise.all(landings), sleep(longest + 400)]);
    this.flying = this.flying.filter((flying) => !flock.includes(flying));
  }

  /** The whole deck turns over. */
  private async turn(after: View, run: number): Promise<void> {
    this.turning = "away";
    await sleep(TURN);
    if (run !== this.run) return;
    this.under = [];
    this.view = after;
    this.turning = "back";
    await sleep(TURN);
    if (run !== this.run) return;
    this.turning = null;
  }

  /** A round begins: card by card round the table, and one turned up. */
  private async deal(dealt: View): Promise<void> {
    const run = this.run;
    this.playing = true;
    const seats = dealt.hands.length;
    const size = Math.max(...dealt.hands.map((hand) => hand.length));
    const trips = Math.min(size, seats > 5 ? 3 : seats > 3 ? 5 : 7);
    const first = (dealt.dealer ?? 0) + 1;
    const shown = (trip: number): View => ({
      ...dealt,
      hands: dealt.hands.map((hand) => hand.slice(0, Math.ceil((hand.length * trip) / trips))),
      draw_count: dealt.draw_count + 1,
      question: "shuffle",
      asked: [],
      top: null,
      color: null,
      discard_count: 0,
    });
    this.view = shown(0);
    await tick();
    for (let trip = 0; trip < trips; trip++) {
      play("draw");
      await this.launch(
        dealt.hands.map((_, at) => {
          const seat = (first + at) % seats;
          const own = seat === dealt.viewer;
          return {
            code: (own && dealt.hands[seat]?.[trip]) || "?",
            side: dealt.side,
            from: "draw",
            to: seatPlace(seat),
            leaves: "back" as const,
            lands: own ? ("face" as const) : ("back" as const),
            delay: at * 40,
          };
        }),
        DEALING,
      );
      if (run !== this.run) return;
      this.view = shown(trip + 1);
    }
    if (dealt.top) {
      play("card");
      const way = { from: "draw", to: "discard", leaves: "back", lands: "face", delay: 0 } as const;
      await this.launch([{ code: dealt.top, side: dealt.side, ...way }]);
    }
    if (run !== this.run) return;
    this.view = dealt;
    this.playing = false;
    if (this.queue.length) void this.perform();
    else this.jump();
  }

  private shout(event: Event): void {
    const said = shoutOf(event);
    if (!said) return;
    const shout = { ...said, key: this.keys++ };
    this.shouts = [...this.shouts, shout];
    setTimeout(() => (this.shouts = this.shouts.filter((one) => one !== shout)), SHOUT);
  }

  /** Each sound once, however much happened. */
  private hear(...events: Event[]): void {
    for (const sound of new Set(
      events.map((event) => soundOf(event, this.truth?.viewer ?? null, this.session)),
    ))
      if (sound) play(sound);
  }
}
