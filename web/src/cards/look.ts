/** How an edition looks: ours have a block of palette.css each, all others are painted with the paints of the palette. */

import type { ColorInfo, EditionInfo } from "../protocol";

/** Which ground, back and pen its cards have; `own` for one that is not ours. */
export const styleOf = ({ ours = true, key }: EditionInfo) => (ours ? key : "own");

/** What the letters of colours stand for, where nothing else is said. */
const PAINT_OF: Record<string, string> = {
  r: "red",
  y: "yellow",
  g: "green",
  b: "blue",
  t: "turquoise",
  p: "pink",
  o: "orange",
  u: "purple",
};

export const PAINTS = [...Object.values(PAINT_OF), "brown", "gray", "lime", "navy"];

const paintOf = ({ paint }: ColorInfo) => (PAINTS.includes(paint) ? paint : (PAINT_OF[paint] ?? "gray"));

/** For an element in which everything has the colours of this edition: on its cards, or on its cloth. */
export function look(edition: EditionInfo): { "data-edition": string; "data-style": string; style?: string } {
  const attributes = { "data-edition": edition.key, "data-style": styleOf(edition) };
  if (edition.ours ?? true) return attributes;
  const suits = edition.sides
    .flatMap(({ colors }) => colors)
    .map((color) => suit(color.color, paintOf(color)));
  return { ...attributes, style: suits.join(";") };
}

const suit = (color: string, paint: string) =>
  ["", "tone-", "ink-"].map((part) => `--suit-${part}${color}:var(--paint-${part}${paint})`).join(";");
