/** A finished match as a row of pictures, one after every thing that was said. */

import { advanceAll } from "../lib/fold";
import type { Event, Replay, View } from "../protocol";

export interface Frame {
  round: number;
  /** Which step of its round it shows; 0 is before the first. */
  step: number;
  view: View;
  events: Event[];
  /** Names by seat. */
  names: string[];
  /** Who said something; null for luck and before the first step. */
  seat: number | null;
}

export interface Film {
  frames: Frame[];
  /** Where each round begins. */
  starts: number[];
}

export function filmOf(replay: Replay): Film {
  const frames: Frame[] = [];
  const starts: number[] = [];
  replay.rounds.forEach((played, round) => {
    const names = played.seating.map((player) => replay.names[player] ?? "");
    let view = played.view;
    starts.push(frames.length);
    frames.push({ round, step: 0, view, events: [], names, seat: null });
    played.steps.forEach(({ player, events }, at) => {
      view = advanceAll(view, events);
      const seat = player === null ? null : played.seating.indexOf(player);
      frames.push({ round, step: at + 1, view, events, names, seat });
    });
  });
  return { frames, starts };
}

/** The frame that an address names: `#2.17` is step 17 of the second round. */
export function frameAt({ frames, starts }: Film, hash: string): number {
  const [round, step = 0] = hash.replace("#", "").split(".").map(Number);
  const start = starts[(round || 1) - 1];
  if (start === undefined || !Number.isInteger(step) || step < 0) return 0;
  const next = starts[round || 1] ?? frames.length;
  return Math.min(start + step, next - 1);
}

export const hashOf = (frame: Frame) => `#${frame.round + 1}.${frame.step}`;
