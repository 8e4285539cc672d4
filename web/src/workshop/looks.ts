/** How the colors of a deck look: as its author says, else as their letters say, else as nobody else does.
 * `model/paints.py` gives them out the same way, so that a table looks as it did in the workshop. */

import { KNOWN, PAINTS, SHAPES } from "../editionFile";

/** Of one color. */
export interface Look {
  paint: string;
  shape: string;
}

/** By letter; what an author wishes for may be nothing. */
type Given = Record<string, string | undefined>;

/** One of the looks for each color; but by a wish, none is on a side twice, nor in a deck while others are free. */
function givenOut(all: readonly string[], sides: string[][], wished: Given, usual: Given): Given {
  const letters = [...new Set(sides.flat())];
  const given: Given = Object.fromEntries(
    letters.flatMap((letter) => (all.includes(wished[letter] ?? "") ? [[letter, wished[letter]]] : [])),
  );
  const isGiven = (look: string) => Object.values(given).includes(look);
  for (const letter of letters) {
    const own = usual[letter];
    if (!given[letter] && own && !isGiven(own)) given[letter] = own;
  }
  for (const letter of letters) {
    if (given[letter]) continue;
    const beside = sides
      .filter((side) => side.includes(letter))
      .flatMap((side) => side.map((one) => given[one]));
    const free = all.filter((look) => !beside.includes(look));
    given[letter] = free.find((look) => !isGiven(look)) ?? free[0] ?? all[0];
  }
  return given;
}

const usually = (part: 0 | 1): Given =>
  Object.fromEntries(Object.entries(KNOWN).map(([letter, look]) => [letter, look[part]]));

/** The look of every color of a deck, by its letter. */
export function looksOf(sides: string[][], wished: Record<string, Partial<Look>>): Record<string, Look> {
  const wish = (part: keyof Look): Given =>
    Object.fromEntries(Object.entries(wished).map(([letter, look]) => [letter, look[part]]));
  const paints = givenOut(PAINTS, sides, wish("paint"), usually(0));
  const shapes = givenOut(SHAPES, sides, wish("shape"), usually(1));
  return Object.fromEntries(
    Object.keys(paints).map((letter) => [letter, { paint: paints[letter]!, shape: shapes[letter]! }]),
  );
}

/** Whether a color looks as its letter says, and nobody else in the deck does: then nothing need be written. */
export function isUsual(letter: string, part: keyof Look, colors: ({ letter: string } & Look)[]): boolean {
  const own = KNOWN[letter]?.[part === "paint" ? 0 : 1];
  const same = colors.filter((color) => color[part] === own);
  return same.length === 1 && same[0]!.letter === letter;
}
