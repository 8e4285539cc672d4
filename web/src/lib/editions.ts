/** What is printed on the cards of an edition and what it calls things, as the server tells it: nothing is known here. */

import type { ColorInfo, EditionInfo, FaceInfo, Side, SideInfo } from "../protocol";
import { say } from "./words.svelte";

/** One face of a card. */
export interface Print {
  face: FaceInfo;
  /** None on a face without one. */
  color: ColorInfo | null;
}

interface Index {
  /** By side and code: `light r5`. */
  prints: Map<string, Print>;
  colors: Map<string, ColorInfo>;
  /** By side and symbol: `dark e`. */
  symbols: Map<string, FaceInfo>;
}

const indexes = new WeakMap<EditionInfo, Index>();

function indexOf(edition: EditionInfo): Index {
  const known = indexes.get(edition);
  if (known) return known;
  const made: Index = { prints: new Map(), colors: new Map(), symbols: new Map() };
  for (const { side, colors, faces } of edition.sides) {
    for (const color of colors) made.colors.set(color.color, color);
    for (const face of faces) {
      made.symbols.set(`${side} ${face.symbol}`, face);
      if (face.colorless) made.prints.set(`${side} ${face.symbol}`, { face, color: null });
      else
        for (const color of colors) made.prints.set(`${side} ${color.color}${face.symbol}`, { face, color });
    }
  }
  indexes.set(edition, made);
  return made;
}

/** The half of a card's code that counts; `?` when it is hidden. */
export function half(card: string, side: Side): string {
  const [light = "?", dark = light] = card.split("/");
  return side === "dark" ? dark : light;
}

/** What a card shows on this side; null when that is hidden. */
export const printOf = (edition: EditionInfo, card: string, side: Side): Print | null =>
  indexOf(edition).prints.get(`${side} ${half(card, side)}`) ?? null;

/** The faces and colors of a side; of the only one, where there is one. */
export const sideOf = ({ sides }: EditionInfo, side: Side): SideInfo =>
  sides.find((one) => one.side === side) ?? sides[0]!;

export const colorOf = (edition: EditionInfo, color: string): ColorInfo | null =>
  indexOf(edition).colors.get(color) ?? null;

/** A face of this side as a card that shows nothing else. */
export function cardOf({ sides }: EditionInfo, side: Side, code: string): string {
  if (sides.length === 1) return code;
  return side === "dark" ? `?/${code}` : `${code}/?`;
}

// --- names

export const colorName = (edition: EditionInfo, color: string): string =>
  colorOf(edition, color)?.name ?? color;

/** What the cards of a symbol are called, without a color; those of this side, if both have it. */
export function symbolName(edition: EditionInfo, symbol: string, side: Side = "light"): string {
  const { symbols } = indexOf(edition);
  return (
    (symbols.get(`${side} ${symbol}`) ?? symbols.get(`${side === "dark" ? "light" : "dark"} ${symbol}`))
      ?.name ?? symbol
  );
}

/** The name of the face that counts, or of a hidden card. */
export function cardName(edition: EditionInfo, card: string, side: Side): string {
  const code = half(card, side);
  if (code === "?") return say("card-hidden");
  const print = printOf(edition, card, side);
  if (!print) return code;
  const { face, color } = print;
  return color ? say("card-colored", { color: color.name, symbol: face.name }) : face.name;
}

/** One line on what is special about it; ours have theirs in the dictionary. */
export const about = ({ ours, key, about = "" }: EditionInfo): string =>
  about || (ours ? say(`home-about-${key}`) : "");
