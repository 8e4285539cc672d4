/** What a form begins with, and what is added to it. */

import { EFFECTS, KNOWN, PAINTS, SHAPES } from "../editionFile";
import {
  colorOf,
  draftOf,
  effectOf,
  rowOf,
  type ColorDraft,
  type Draft,
  type Effect,
  type Kind,
  type Plain,
  type Row,
} from "./draft";

const ROWS: Record<Kind, Plain> = {
  numbers: { numbers: [1, 9], copies: 2 },
  colored: { symbol: "", copies: 2, played: ["skip"] },
  colorless: { symbol: "", colorless: true, copies: 4, played: ["name-color"] },
};

export const newRow = (kind: Kind): Row => rowOf(ROWS[kind]);

/** The effect of this word, with the number that it has most often. */
export function newEffect(word: string): Effect {
  const { numbers = null, usual = null } = EFFECTS[word] ?? {};
  return { ...effectOf(word), n: numbers && (usual ?? 2) };
}

const COLORLESS = ["name-color", "restore-color", "challenge", "duel"];
/** They need a hand, which whoever has gone out does not have. */
const NOT_LAST = ["challenge", "give", "swap-hands", "pass-hands", "pass"];

/** Whether a card can ever do this. */
export function canDo(word: string, card: { colorless: boolean; last: boolean; twoSided: boolean }): boolean {
  if (word === "flip") return card.twoSided;
  return (card.colorless || !COLORLESS.includes(word)) && !(card.last && NOT_LAST.includes(word));
}

/** From nothing: four colors and their numbers, which can be played at once. */
export const newDraft = (): Draft =>
  draftOf({
    players: [2, 6],
    hand: 7,
    colors: ["r", "y", "g", "b"],
    row: [ROWS.numbers],
    rulings: { target: 200 },
  });

const LETTERS = [...Object.keys(KNOWN), ..."acdefhijklmnqsvxz"];

/** One more color: a letter, a paint and a shape that nobody has, as long as there are any. */
export function newColor(others: ColorDraft[]): ColorDraft {
  const free = (values: readonly string[], taken: string[]) => values.find((one) => !taken.includes(one));
  const paints = others.map(({ paint }) => paint);
  const letters = others.map(({ letter }) => letter);
  const known = Object.keys(KNOWN).find(
    (letter) => !letters.includes(letter) && !paints.includes(KNOWN[letter]![0]),
  );
  if (known) return colorOf(known);
  const shapes = others.map(({ shape }) => shape);
  return colorOf(free(LETTERS, letters) ?? "", {
    paint: free(PAINTS, paints) ?? PAINTS[0],
    shape: free(SHAPES, shapes) ?? SHAPES[0],
  });
}

/** The same without the thing at this place. */
export const without = <T>(list: T[], at: number): T[] => list.filter((_, place) => place !== at);

/** The same with two neighbours exchanged. */
export function moved<T>(list: T[], at: number, by: -1 | 1): T[] {
  const other = list[at + by];
  if (other === undefined) return list;
  return list.map((one, place) => (place === at ? other : place === at + by ? list[at]! : one));
}

/** An edition of the library to begin with: its keys and texts of before are its own, a name is given. */
export function fromLibrary(sheet: Plain, name: Record<string, string>): Draft {
  const { printing: _printing, ...rest } = sheet;
  return { ...draftOf({ ...rest, name }), key: "" };
}
