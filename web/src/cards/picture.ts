/** What the picture of a card is made of: its number, and a figure for each of its effects. */

import type { FaceInfo, FigureInfo, SideInfo } from "../protocol";

/** A part of a picture; what comes several times running is drawn once, with its number. */
export type Part =
  | { kind: "number"; digits: string }
  | { kind: "figure"; figure: string; count: number; times: number }
  /** A symbol that does nothing, or the same as another one of the deck. */
  | { kind: "text"; text: string };

/** The most falling cards that can be told apart; more are a pile with its number. */
export const FALLING = 5;

/** The parts of a face, the one that it is known by first. */
export function partsOf(face: FaceInfo, { faces }: SideInfo): Part[] {
  const number: Part[] = isNumber(face) ? [{ kind: "number", digits: face.symbol }] : [];
  const parts = [...number, ...grouped(figuresOf(face))];
  const twins = number.length === 0 && faces.some((one) => one !== face && sameFigures(one, face));
  return parts.length && !twins ? parts : [...parts, { kind: "text", text: face.symbol }];
}

const isNumber = ({ symbol }: FaceInfo) => /^\d{1,2}$/.test(symbol);

/** A wild card that does more than naming a color says so by its colors. */
function figuresOf({ figures = [], colorless }: FaceInfo): FigureInfo[] {
  const more = figures.filter(({ figure }) => figure !== "name");
  return colorless && more.length ? more : figures;
}

function grouped(figures: readonly FigureInfo[]): Part[] {
  const groups: Extract<Part, { kind: "figure" }>[] = [];
  for (const { figure, count = 0 } of figures) {
    const last = groups.at(-1);
    if (last?.figure === figure && last.count === count) last.times++;
    else groups.push({ kind: "figure", figure, count, times: 1 });
  }
  return groups;
}

const sameFigures = (one: FaceInfo, other: FaceInfo) =>
  !isNumber(one) &&
  one.colorless === other.colorless &&
  JSON.stringify(grouped(figuresOf(one))) === JSON.stringify(grouped(figuresOf(other)));

/** Where the parts of a picture stand, from the middle of it, and how large each is. */
export function places(count: number): { x: number; y: number; size: number }[] {
  if (count === 1) return [{ x: 0, y: 0, size: 1 }];
  const columns = count > 2 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, at) => ({
    x: columns === 1 ? 0 : at % 2 ? 20 : -16,
    y: (Math.floor(at / columns) - (rows - 1) / 2) * (rows > 2 ? 31 : 42),
    size: columns === 1 ? 0.62 : rows > 2 ? 0.36 : 0.44,
  }));
}
