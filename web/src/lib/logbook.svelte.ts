/** What has happened at a table, in sentences: to be read, and said to whoever listens. */

import type { EditionInfo, Event, Side, TableInfo, View } from "../protocol";
import { announcer } from "./announce.svelte";
import { roundBegins } from "./rounds";
import { sentences } from "./sentences";
import { say } from "./words.svelte";

const LENGTH = 200;

export interface LogLine {
  key: number;
  /** null for a line about the round or the match itself. */
  event: Event | null;
  /** In the language of the page, also when that changes. */
  readonly text: string;
  side: Side;
  round: number;
}

export class Logbook {
  /** Newest last. */
  lines = $state.raw<LogLine[]>([]);
  private keys = 0;
  /** What waits to be said, and what it waits for, in order; each says whether it is done. */
  private waiting: (() => boolean)[] = [];

  /** Nothing is told before it is known what is played. */
  constructor(private readonly edition: () => EditionInfo | null) {
    this.waiting.push(() => edition() !== null);
  }

  /** It may be known now. */
  known = () => this.go();

  /** Words do not run ahead of the cards: what is told from now on waits until this is let go. */
  hold(): () => void {
    let shown = false;
    this.waiting.push(() => shown);
    return () => {
      shown = true;
      this.go();
    };
  }

  /** Do this when everything before it has been said. */
  then(act: () => void): void {
    this.waiting.push(() => (act(), true));
    this.go();
  }

  private go(): void {
    while (this.waiting[0]?.()) this.waiting.shift();
  }

  /** An event, with the view after it. */
  happened(event: Event, { side }: View, names: string[], round: number): void {
    this.write(event, side, round, () => sentences(event, names, side, this.edition()!).join(" "));
  }

  /** A round that begins, or is under way when one comes; a match that is won. */
  compare(before: TableInfo | null, now: TableInfo, side: Side): void {
    const { match, round, winners } = now;
    const joined = before === null;
    if (joined ? !winners.length : before.match !== match || before.round !== round) {
      this.write(null, side, round, () => roundBegins(now, joined));
    }
    if (winners.length && !before?.winners.length) {
      const who = winners.map((player) => now.seats[player]?.name ?? "").join(", ");
      this.write(null, side, round, () => say("event-match-won", { who }));
    }
  }

  private write(event: Event | null, side: Side, round: number, tell: () => string): void {
    this.then(() => this.enter(event, side, round, tell));
  }

  private enter(event: Event | null, side: Side, round: number, tell: () => string): void {
    const said = tell();
    if (!said) return; // a question, or a pile that is only looked at
    const line: LogLine = {
      key: this.keys++,
      event,
      get text() {
        return tell();
      },
      side,
      round,
    };
    this.lines = [...this.lines.slice(1 - LENGTH), line];
    announcer.announce(said);
  }
}
