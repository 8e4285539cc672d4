/** What a battle looks like, moment by moment: both pick, a breath, both cards are turned, one wins or once more. */

import type { Event, View } from "../../protocol";
import type { Step } from "../../lib/session.svelte";

export interface Bout {
  /** The challenger, and the target; null when one came too late to hear who it is. */
  seats: [number, number | null];
  ready: readonly number[];
  cards: [string, string] | null;
  open: boolean;
  /** Both cards are equal. */
  tie?: boolean;
  /** Pairs that were equal. */
  aside: readonly [string, string][];
  /** null without a winner; undefined while it goes on. */
  winner?: number | null;
}

/** The part of a session that a battle is heard from. */
interface Heard {
  view: View | null;
  question: number;
  onEvents(listener: (step: Step) => void): () => void;
  hold(): () => void;
}

export const BREATH = 1200;
export const TURN = 600;
export const TIE = 1500;
export const LINGER = 5000;

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

const begun = (challenger: number, target: number | null): Bout => ({
  seats: [challenger, target],
  ready: [],
  cards: null,
  open: false,
  aside: [],
});

export class Battle {
  bout = $state.raw<Bout | null>(null);
  /** Battles whose cards are still to be turned. */
  private secrets = $state(0);
  private busy = $state(false);
  private acting: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What was asked when the battle was decided. */
  private question = -1;
  private gone = false;

  /** `moves` says whether anything may move: if not, there is nothing to wait for. */
  constructor(
    private readonly session: Heard,
    private readonly moves: () => boolean,
  ) {}

  /** The cards of a decided battle lie face down: the next question would tell who has won. */
  get suspense(): boolean {
    return this.secrets > 0;
  }

  /** Listen; returns how to stop. */
  follow(): () => void {
    this.gone = false;
    const stop = this.session.onEvents(({ events }) => {
      const secret = this.moves() && events.some((event) => event.type === "CardsRevealed");
      const turned = secret ? this.keepSecret() : () => {};
      this.acting = this.acting.then(() => this.perform(events, turned)).finally(turned);
    });
    return () => {
      stop();
      clearTimeout(this.timer);
      this.gone = true;
    };
  }

  /** A snapshot may know that the battle is over, or under way. `asked`: a later question takes the room. */
  sync(asked: number | null): void {
    const { view } = this.session;
    if (this.busy) return;
    if (this.bout?.winner !== undefined) {
      if (asked !== null && asked !== this.question) this.bout = null;
    } else if (view?.question !== "reveal") this.bout = null;
    else this.bout ??= joined(view);
  }

  /** Nothing is told of what has just happened, until the function that comes back is called. */
  private keepSecret(): () => void {
    const speak = this.session.hold();
    let kept = true;
    this.secrets++;
    return () => {
      if (kept) this.secrets--;
      kept = false;
      speak();
    };
  }

  private async perform(events: readonly Event[], turned: () => void): Promise<void> {
    this.busy = true;
    for (const event of events) {
      if (this.gone) return;
      await this.show(event);
      if (event.type === "CardsRevealed") turned();
    }
    this.busy = false;
  }

  private async show(event: Event): Promise<void> {
    switch (event.type) {
      case "BattleDeclared":
        if (event.opponent === null) return; // nobody battles
        clearTimeout(this.timer);
        this.bout = begun(event.seat, event.opponent);
        return;
      case "CardPicked":
        this.bout ??= joined(this.session.view);
        if (this.bout) this.bout = { ...this.bout, ready: [...this.bout.ready, event.seat] };
        return;
      case "CardsRevealed": {
        const { challenger, target, cards } = event;
        const { aside } = this.bout ?? begun(challenger, target);
        const bout: Bout = { ...begun(challenger, target), ready: [challenger, target], aside, cards };
        this.bout = bout;
        if (this.moves()) await pause(BREATH);
        this.bout = { ...bout, open: true };
        if (this.moves()) await pause(TURN);
        return;
      }
      case "BattleSettled":
        this.bout = { ...(this.bout ?? begun(event.challenger, event.target)), winner: event.winner };
        this.question = this.session.question;
        this.timer = setTimeout(() => (this.bout = null), LINGER);
        return;
      case "Asked": {
        if (event.question !== "reveal" || !this.bout?.cards) return;
        // Both are equal: the next question may come while they are put aside.
        const { seats, aside, cards } = this.bout;
        this.bout = { ...this.bout, tie: true };
        await pause(TIE);
        this.bout = { ...begun(...seats), aside: [...aside, cards] };
      }
    }
  }
}

/** A battle that was under way when one came. */
function joined(view: View | null): Bout | null {
  if (view?.question !== "reveal") return null;
  const [first, second] = view.aside;
  return {
    ...begun(view.turn, view.asked.find((seat) => seat !== view.turn) ?? null),
    ready: view.asked.includes(view.turn) ? [] : [view.turn],
    aside: first.map((card, at) => [card, second[at] ?? "?"]),
  };
}
