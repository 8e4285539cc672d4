/** The faces that the rows of a form stand for, and how each is written. */

import { LIMITS } from "../editionFile";
import type { Row, SideDraft } from "./draft";

/** A kind of card. */
export interface Face {
  row: Row;
  symbol: string;
  /** One for each color, or one in all. */
  codes: string[];
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** What suits a row best: `+3` for a draw of three, `s` for a skip, `w` before it where there is no color. */
function wish({ kind, played }: Row): string {
  const wild = kind === "colorless" ? "w" : "";
  const acting = played.find(({ word }) => !wild || word !== "name-color");
  if (!acting) return wild || "x";
  return wild + (acting.word.startsWith("draw") && acting.n ? `+${acting.n}` : acting.word[0]);
}

/** The symbols of rows, each for itself; those that are not chosen are found. Rows of numbers have none. */
export function symbolsOf({ rows, colors }: SideDraft): string[] {
  const letters = colors.map(({ letter }) => letter);
  const codes = (kind: Row["kind"], symbol: string) =>
    kind === "colorless" ? [symbol] : letters.map((letter) => letter + symbol);
  const taken = new Set(rows.flatMap(({ kind, symbol }) => (symbol ? [symbol, ...codes(kind, symbol)] : [])));
  return rows.map((row) => {
    if (row.kind === "numbers" || row.symbol) return row.kind === "numbers" ? "" : row.symbol;
    const wished = wish(row);
    const more = [...LETTERS].map((letter) => wished.slice(0, LIMITS.symbol - 1) + letter);
    const isFree = (symbol: string) => ![symbol, ...codes(row.kind, symbol)].some((code) => taken.has(code));
    const found = [wished, ...more].find(isFree) ?? wished;
    for (const code of [found, ...codes(row.kind, found)]) taken.add(code);
    return found;
  });
}

/** All numbers of a row of numbers, as far as they can be. */
function numbersOf({ numbers: [first, last] }: Row): string[] {
  if (first == null || last == null || first < 0) return [];
  const count = Math.max(0, Math.min(last, LIMITS.number) - first + 1);
  return Array.from({ length: count }, (_, at) => String(first + at));
}

/** The kinds of cards of a side, row by row. */
export function facesOf(side: SideDraft): Face[] {
  const symbols = symbolsOf(side);
  const letters = side.colors.map(({ letter }) => letter);
  return side.rows.flatMap((row, at) =>
    (row.kind === "numbers" ? numbersOf(row) : [symbols[at]!]).map((symbol) => ({
      row,
      symbol,
      codes: row.kind === "colorless" ? [symbol] : letters.map((letter) => letter + symbol),
    })),
  );
}

/** Every single face of a side. */
export const printed = (side: SideDraft): string[] =>
  facesOf(side).flatMap(({ row, codes }) =>
    codes.flatMap((code) => Array<string>(Math.max(0, Math.min(row.copies ?? 0, LIMITS.copies))).fill(code)),
  );
