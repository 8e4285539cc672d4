/** Whether the cards of a deck can tell who deals first; where all are equal, luck does. */

import type { Plain, Row, SideDraft } from "./draft";
import { facesOf, type Face } from "./faces";

const number = ({ symbol }: Face) => (/^\d+$/.test(symbol) ? Number(symbol) : 0);
const usual = (row: Row, face: Face) =>
  /^\d+$/.test(face.symbol) ? Number(face.symbol) : row.kind === "colorless" ? 50 : 20;
const points = (face: Face) => face.row.points ?? usual(face.row, face);

/** Symbols of which an option changes how many there are: they need not be in the deck. */
function changing(rest: Plain): unknown[] {
  const said: unknown[] = Array.isArray(rest.alternative) ? rest.alternative : [];
  return said.flatMap((one) => {
    const { copies, symbols } = (one ?? {}) as Plain;
    return copies != null && Array.isArray(symbols) ? symbols : [];
  });
}

/** The way to find the dealer that works with this deck: the one wished for, or luck. */
export function dealerDraw(wished: unknown, light: SideDraft | undefined, rest: Plain): unknown {
  if (wished !== undefined && wished !== "number" && wished !== "points") return wished;
  const unsure = changing(rest);
  const sure = light
    ? facesOf(light).filter(({ row, symbol }) => row.copies && !unsure.includes(symbol))
    : [];
  const different = new Set(sure.map(wished === "points" ? points : number));
  return different.size > 1 ? wished : "random";
}
