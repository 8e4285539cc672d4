/** Everybody can tell the suits of a deck apart, and read what is printed on them and on the cloth. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { look, PAINTS } from "../src/cards/look";
import { shapeOf } from "../src/cards/shapes";
import { EDITIONS, stranger } from "./editions";
import { contrast, difference, EYES, seen } from "./vision";

const APART = 20;
/** What is seen without looking twice. */
const GLANCE = 10;
const READABLE = 4.5;

type Values = Record<string, string>;

/** The variables of all blocks of palette.css with this selector. */
function block(selector: string): Values {
  const css = readFileSync(new URL("../src/cards/palette.css", import.meta.url), "utf-8");
  const bodies = css
    .split(`${selector} {`)
    .slice(1)
    .map((body) => body.slice(0, body.indexOf("}")));
  const lines = bodies.join("").matchAll(/--([a-z-]+): ([^;]+);/g);
  return Object.fromEntries([...lines].map(([, name, value]) => [name!, value!]));
}

const palette = (edition: string, side: string): Values => ({
  ...block(`[data-edition="${edition}"]`),
  ...(side === "dark" ? block('[data-side="dark"]') : {}),
});

/** A colour in the light and in the dark theme. */
const themes = (value: string) => /light-dark\((\S+), (\S+)\)/.exec(value)?.slice(1) ?? [value, value];

const decks = EDITIONS.flatMap(({ key, sides }) =>
  sides.map(({ side, colors }) => ({ edition: key, side, colors: colors.map(({ color }) => color) })),
);

const PRINTED = [
  ["wild-ink", "wild"],
  ["wild-ink", "wild-tone"],
  ["card-ink", "card-paper"],
  ["table-text", "table"],
  ["table-text", "table-light"],
  ["table-text", "table-edge"],
] as const;

function legible(values: Values, ink: string, ground: string): void {
  const inks = themes(values[ink]!);
  themes(values[ground]!).forEach((paint, theme) => {
    expect(contrast(inks[theme]!, paint)).toBeGreaterThanOrEqual(READABLE);
  });
}

test("the measure agrees with the published examples", () => {
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(difference([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286])).toBeCloseTo(0.6377, 4);
  expect(difference([90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447])).toBeCloseTo(1.4441, 4);
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 3);
});

describe.each(decks)("$edition, $side", ({ edition, side, colors }) => {
  const values = palette(edition, side);

  test.each(Object.keys(EYES))("no two suits look alike with %s", (eyes) => {
    const looks = colors.map((color) => seen(values[`suit-${color}`]!, EYES[eyes]!));
    const gaps = looks.flatMap((one, at) => looks.slice(at + 1).map((other) => difference(one, other)));

    expect(gaps).toHaveLength(6);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(APART);
  });

  test.each(colors)("ink on %s can be read", (color) => {
    for (const ground of [`suit-${color}`, `suit-tone-${color}`]) {
      expect(contrast(values[`suit-ink-${color}`]!, values[ground]!)).toBeGreaterThanOrEqual(READABLE);
    }
    if (side === "dark") {
      expect(contrast(values[`suit-${color}`]!, values["card-paper"]!)).toBeGreaterThanOrEqual(READABLE);
    }
  });

  test.each(PRINTED)("%s on %s can be read in both themes", (ink, ground) => legible(values, ink, ground));
});

describe.each(["light", "dark"])("editions that are not ours, %s", (side) => {
  const dark = side === "dark" ? block('[data-side="dark"]') : {};
  const values = { ...block(":root"), ...block('[data-style="own"]'), ...dark };
  const pairs = PAINTS.flatMap((one, at) => PAINTS.slice(at + 1).map((other) => [one, other] as const));
  /** Pairs of paints that are not told apart at a glance. */
  const close = (eyes: string, apart: number) =>
    pairs
      .filter(([one, other]) => {
        const [first, second] = [one, other].map((paint) => seen(values[`paint-${paint}`]!, EYES[eyes]!));
        return difference(first!, second!) < apart;
      })
      .map((pair) => pair.join(" "));

  test("there are twelve paints", () => expect(PAINTS).toHaveLength(12));

  // A deck may have any eight of them. Whoever sees these alike goes by the shapes.
  const BY_SHAPE: Record<string, Record<string, string[]>> = {
    light: { "full color vision": [], protanopia: [], deuteranopia: [], tritanopia: [] },
    dark: {
      "full color vision": [],
      protanopia: ["blue purple"],
      deuteranopia: ["blue navy"],
      tritanopia: ["green blue"],
    },
  };
  test.each(Object.keys(EYES))("paints are told apart at a glance with %s, but for some pairs", (eyes) => {
    expect(close(eyes, GLANCE)).toEqual(BY_SHAPE[side]![eyes]);
  });

  test("with full color vision paints of a light side are as far apart as the suits of ours", () => {
    if (side === "light") expect(close("full color vision", APART)).toEqual([]);
    else expect(close("full color vision", 17)).toEqual([]);
  });

  test.each(PAINTS)("ink on %s can be read", (paint) => {
    for (const ground of [`paint-${paint}`, `paint-tone-${paint}`]) {
      expect(contrast(values[`paint-ink-${paint}`]!, values[ground]!)).toBeGreaterThanOrEqual(READABLE);
    }
    if (side === "dark") {
      expect(contrast(values[`paint-${paint}`]!, values["card-paper"]!)).toBeGreaterThanOrEqual(READABLE);
    }
  });

  test.each(PRINTED)("%s on %s can be read in both themes", (ink, ground) => legible(values, ink, ground));
});

test("every color of a deck has its own shape", () => {
  for (const { sides } of [...EDITIONS, stranger(8)])
    for (const { colors } of sides) expect(new Set(colors.map(shapeOf)).size).toBe(colors.length);
});

test("what is not ours is painted with its paints, ours with their own", () => {
  expect(look(stranger(2)).style).toContain("--suit-a:var(--paint-red)");
  expect(look(stranger(2)).style).toContain("--suit-ink-b:var(--paint-ink-navy)");
  expect(look(EDITIONS[0]!).style).toBeUndefined();
});
