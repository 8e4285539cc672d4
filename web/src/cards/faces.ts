/** What is printed on which card: the faces of every edition, and the parts of a face. */

import type { Color, Side } from "../protocol";
import faces from "./faces.json";

export interface Sheet {
  colors: Color[];
  symbols: string[];
  wilds: string[];
}

const SHEETS = faces as Record<string, Partial<Record<Side, Sheet>>>;

export const EDITIONS = Object.keys(SHEETS);

/** The faces on one side of an edition's cards, in the order of the deck. */
export function sheet(edition: string, side: Side): Sheet {
  const sides = SHEETS[edition] ?? SHEETS["classic"]!;
  return sides[side] ?? sides.light!;
}

export const sides = (edition: string) => Object.keys(SHEETS[edition] ?? {}) as Side[];

/** The suit of a face, if it has one, and what stands on it. */
export const parts = (face: string): { suit: Color | null; symbol: string } =>
  face.startsWith("w") ? { suit: null, symbol: face } : { suit: face[0] as Color, symbol: face.slice(1) };

/** How many cards the picture shows falling. */
export const falling = (symbol: string) => Number(/^w?\+(\d)$/.exec(symbol)?.[1] ?? 0);
