/** Who sits at a seat of this round, and where around the table one sees them. */

import type { SeatInfo } from "../protocol";
import type { TableSession } from "../lib/session.svelte";

export interface Person {
  seat: number;
  player: number;
  info: SeatInfo;
  points: number;
  /** Plays with you. */
  partner: boolean;
}

export function personAt(session: TableSession, seat: number): Person | null {
  const { table, you } = session;
  const player = table?.seating[seat];
  const info = player === undefined ? undefined : table?.seats[player];
  if (!table || player === undefined || !info) return null;
  const partner = table.partners.some((pair) => pair.includes(player) && you !== null && pair.includes(you));
  return { seat, player, info, points: table.totals[player] ?? 0, partner: partner && player !== you };
}

/** The seats to be drawn around the table, clockwise, beginning left of the viewer; all of them for who watches. */
export function around(seats: number, viewer: number | null): number[] {
  const first = viewer === null ? 0 : viewer + 1;
  return Array.from({ length: seats - (viewer === null ? 0 : 1) }, (_, at) => (first + at) % seats);
}

const STEPS = 200;

/** Points along an arch over the table, from bottom left to bottom right, with the way to each of them. */
const arch = (() => {
  const bulge = (part: number) => Math.abs(part) ** 0.55; // between an ellipse and its box: the middle stays clear
  let way = 0;
  let last = { x: 0, y: 1 };
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (Math.PI * step) / STEPS;
    const x = 0.5 - 0.5 * Math.sign(Math.cos(angle)) * bulge(Math.cos(angle));
    const y = 1 - bulge(Math.sin(angle));
    way += Math.hypot(2 * (x - last.x), y - last.y); // tables are wider than high
    last = { x, y };
    return { x, y, way };
  });
})();

/** Where the nth of so many sits, from 0 to 1 across and down: evenly along the arch. */
export function spot(nth: number, of: number): { x: number; y: number } {
  const margin = of === 2 ? 0.24 : of === 3 ? 0.13 : of < 6 ? 0.1 : 0.04;
  const share = of === 1 ? 0.5 : margin + ((1 - 2 * margin) * nth) / (of - 1);
  const way = share * arch[STEPS]!.way;
  return arch.find((point) => point.way >= way - 1e-9)!;
}
