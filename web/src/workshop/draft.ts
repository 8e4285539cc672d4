/** An edition as the form has it, and as plain data: what stands in a file, in a link and in a table's log. */

import type { Side } from "../protocol";
import { EFFECTS, KNOWN, LIMITS } from "../editionFile";
import { dealerDraw } from "./dealing";
import { symbolsOf } from "./faces";
import { isUsual, looksOf } from "./looks";
import { pairsOf } from "./pairs";

/** Dicts, lists, texts, numbers, true and false. */
export type Plain = Record<string, unknown>;
/** By language. */
export type Texts = Record<string, string>;

export interface Effect {
  id: number;
  word: string;
  /** null where it has none, or none can be read. */
  n: number | null;
}

export type Kind = "numbers" | "colored" | "colorless";

export interface Row {
  id: number;
  kind: Kind;
  /** First and last number of a row of numbers. */
  numbers: (number | null)[];
  /** Empty: found by itself. */
  symbol: string;
  copies: number | null;
  /** null: as usual. */
  points: number | null;
  played: Effect[];
  /** null: as usual. */
  last: Effect[] | null;
  /** Empty: as usual. */
  opening: string;
  name: Texts;
  text: Texts;
  /** What the form does not show. */
  rest: Plain;
}

export interface ColorDraft {
  id: number;
  letter: string;
  paint: string;
  shape: string;
  name: Texts;
}

export interface SideDraft {
  side: Side;
  colors: ColorDraft[];
  rows: Row[];
}

export interface Draft {
  /** Empty: made of the name. */
  key: string;
  name: Texts;
  about: Texts;
  /** Fewest and most. */
  players: (number | null)[];
  hand: number | null;
  target: number | null;
  sides: SideDraft[];
  /** Cards with two sides, as they were. */
  pairs: string;
  /** What the form does not show: options, printings, answers to open points. */
  rest: Plain;
}

let ids = 0;

// --- from plain data: what is none of what is expected there becomes nothing, and nothing throws

const isTable = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const tableOf = (value: unknown): Plain => (isTable(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const numberOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;
const textsOf = (value: unknown): Texts =>
  Object.fromEntries(
    Object.entries(tableOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
const pairOf = (value: unknown): (number | null)[] => [0, 1].map((at) => numberOf(listOf(value)[at]));

export function effectOf(text: string): Effect {
  const [word = "", number] = text.split(" ");
  const n = number === undefined ? (EFFECTS[word]?.usual ?? null) : numberOf(Number(number));
  return { id: ids++, word, n };
}

const effectsOf = (value: unknown): Effect[] => listOf(value).map((one) => effectOf(textOf(one)));

export function rowOf(value: unknown): Row {
  const { numbers, symbol, colorless, copies, points, played, last, opening, name, text, ...rest } =
    tableOf(value);
  return {
    id: ids++,
    kind: numbers !== undefined ? "numbers" : colorless === true ? "colorless" : "colored",
    numbers: pairOf(numbers),
    symbol: textOf(symbol),
    copies: numberOf(copies),
    points: numberOf(points),
    played: effectsOf(played),
    last: last === undefined ? null : effectsOf(last),
    opening: textOf(opening),
    name: textsOf(name),
    text: textsOf(text),
    rest,
  };
}

export function colorOf(letter: string, look: Plain = {}): ColorDraft {
  const [paint = "gray", shape = "star"] = KNOWN[letter] ?? [];
  return {
    id: ids++,
    letter,
    paint: textOf(look.paint) || paint,
    shape: textOf(look.shape) || shape,
    name: textsOf(look.name),
  };
}

const lettersOf = ({ colors }: Plain): string[] => listOf(colors).map(textOf);

function sideOf(side: Side, plain: Plain, looks: Plain): SideDraft {
  return {
    side,
    colors: lettersOf(plain).map((letter) => colorOf(letter, tableOf(looks[letter]))),
    rows: listOf(plain.row).map(rowOf),
  };
}

/** What is said about colors, and what is given to those of which nothing is said. */
function allLooks(sides: Plain[], said: Plain): Plain {
  const wished = Object.fromEntries(
    Object.entries(said).map(([letter, look]) => {
      const { paint, shape } = tableOf(look);
      return [letter, { paint: textOf(paint), shape: textOf(shape) }] as const;
    }),
  );
  return Object.fromEntries(
    Object.entries(looksOf(sides.map(lettersOf), wished)).map(([letter, given]) => {
      const { paint, shape, ...more } = tableOf(said[letter]);
      return [letter, { ...more, paint: textOf(paint) || given.paint, shape: textOf(shape) || given.shape }];
    }),
  );
}

/** The form for plain data, whatever that is. */
export function draftOf(plain: Plain): Draft {
  const { key, name, about, players, hand, rulings, colors, row, side, color, pairs, ...rest } = plain;
  const { target, ...answers } = tableOf(rulings);
  const both = tableOf(side);
  const sides = isTable(side) ? [tableOf(both.light), tableOf(both.dark)] : [{ colors, row }];
  const looks = allLooks(sides, tableOf(color));
  for (const known of ["format", "former", "renamed"]) delete rest[known]; // ours, or nobody's business
  const made = sides.map((one, at) => sideOf(at ? "dark" : "light", one, looks));
  // Luck that the form lets deal where nothing else can is nobody's choice.
  if (answers.dealer_draw === dealerDraw(undefined, made[0], rest)) delete answers.dealer_draw;
  if (Object.keys(answers).length) rest.rulings = answers;
  const draft: Draft = {
    key: textOf(key),
    name: textsOf(name),
    about: textsOf(about),
    players: pairOf(players),
    hand: numberOf(hand),
    target: numberOf(target),
    sides: made,
    pairs: textOf(pairs),
    rest,
  };
  // A key that was made of the name goes on with the name.
  return keyOf({ ...draft, key: "" }, []) === draft.key ? { ...draft, key: "" } : draft;
}

// --- to plain data: what is as usual, or empty, is left out

/** Without empty texts and blanks around them; nothing where nothing is left. */
function said(texts: Texts): Texts | undefined {
  const entries = Object.entries(texts).map(([language, text]) => [language, text.trim()] as const);
  const full = entries.filter(([, text]) => text);
  return full.length ? Object.fromEntries(full) : undefined;
}

const written = (table: Plain): Plain =>
  Object.fromEntries(Object.entries(table).filter(([, value]) => value !== undefined));

export function writeEffect({ word, n }: Effect): string {
  const { numbers = null, usual = null } = EFFECTS[word] ?? {};
  return numbers && n !== usual ? `${word} ${n ?? "?"}` : word;
}

function plainRow(row: Row, symbol: string): Plain {
  const { kind, numbers, copies, points, played, last, opening, name, text, rest } = row;
  if (kind === "numbers") return written({ numbers, copies, points: points ?? undefined });
  return written({
    symbol,
    colorless: kind === "colorless" || undefined,
    copies,
    points: points ?? undefined,
    played: played.length ? played.map(writeEffect) : undefined,
    last: last?.map(writeEffect),
    opening: opening || undefined,
    name: said(name),
    text: said(text),
    ...rest,
  });
}

function plainSide(side: SideDraft): Plain {
  const symbols = symbolsOf(side);
  return {
    colors: side.colors.map(({ letter }) => letter),
    row: side.rows.map((row, at) => plainRow(row, symbols[at]!)),
  };
}

function plainColors(sides: SideDraft[]): Plain | undefined {
  const colors = sides.flatMap((side) => side.colors);
  const looks = colors.map(({ letter, paint, shape, name }) => {
    const usual = isUsual(letter, "paint", colors) && isUsual(letter, "shape", colors);
    return [letter, written({ ...(usual ? {} : { paint, shape }), name: said(name) })] as const;
  });
  const full = looks.filter(([, look]) => Object.keys(look).length);
  return full.length ? Object.fromEntries(full) : undefined;
}

/** A key made of the name: small letters without accents; those of `taken` are somebody else's. */
export function keyOf({ key, name }: Draft, taken: readonly string[]): string {
  const [called = ""] = Object.values(name)
    .map((text) => text.trim())
    .filter(Boolean);
  const plain = called
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s_-]/g, "");
  const made = plain
    .replaceAll(/[\s_-]+/g, "_")
    .replaceAll(/^[^a-z]+|_+$/g, "")
    .slice(0, LIMITS.word);
  const found = key || made || "own";
  return taken.includes(found) ? `my_${found}`.slice(0, LIMITS.word) : found;
}

/** The plain data of the form, be it an edition or not yet. */
export function plainOf(draft: Draft, taken: readonly string[] = []): Plain {
  const { name, about, players, hand, target, sides, pairs, rest } = draft;
  const { rulings, ...others } = rest;
  const { dealer_draw: wished, ...kept } = tableOf(rulings);
  const answers = written({
    ...kept,
    dealer_draw: dealerDraw(wished, sides[0], rest),
    target: target ?? undefined,
  });
  const plain = sides.map(plainSide);
  const twoSided = sides.length > 1;
  return written({
    format: 1,
    key: keyOf(draft, taken),
    players,
    hand,
    ...others,
    ...(twoSided ? { pairs: pairsOf(sides, pairs) } : { colors: plain[0]?.colors }),
    name: said(name),
    about: said(about),
    rulings: Object.keys(answers).length ? answers : undefined,
    color: plainColors(sides),
    ...(twoSided ? { side: { light: plain[0], dark: plain[1] } } : { row: plain[0]?.row }),
  });
}
