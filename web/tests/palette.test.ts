/** Everybody can tell the suits of a deck apart, and read what is printed on them and on the cloth. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { EDITIONS, sheet, sides } from "../src/cards/faces";
import { contrast, difference, EYES, seen } from "./vision";

const APART = 20;
const READABLE = 4.5;

type Values = Record<string, string>;

/** The variables of one block of palette.css. */
function block(selector: string): Values {
  const css = readFileSync(new URL("../src/cards/palette.css", import.meta.url), "utf-8");
  const [, body = ""] = css.split(`${selector} {`);
  const lines = body.slice(0, body.indexOf("}")).matchAll(/--([a-z-]+): ([^;]+);/g);
  return Object.fromEntries([...lines].map(([, name, value]) => [name!, value!]));
}

const palette = (edition: string, side: string): Values => ({
  ...block(`[data-edition="${edition}"]`),
  ...(side === "dark" ? block('[data-side="dark"]') : {}),
});

/** A colour in the light and in the dark theme. */
const themes = (value: string) => /light-dark\((\S+), (\S+)\)/.exec(value)?.slice(1) ?? [value, value];

const decks = EDITIONS.flatMap((edition) => sides(edition).map((side) => ({ edition, side })));

test("the measure agrees with the published examples", () => {
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(difference([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286])).toBeCloseTo(0.6377, 4);
  expect(difference([90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447])).toBeCloseTo(1.4441, 4);
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 3);
});

describe.each(decks)("$edition, $side", ({ edition, side }) => {
  const values = palette(edition, side);
  const { colors } = sheet(edition, side);

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

  test.each([
    ["wild-ink", "wild"],
    ["wild-ink", "wild-tone"],
    ["card-ink", "card-paper"],
    ["table-text", "table"],
    ["table-text", "table-light"],
    ["table-text", "table-edge"],
  ])("%s on %s can be read in both themes", (ink, ground) => {
    const inks = themes(values[ink]!);
    themes(values[ground]!).forEach((paint, theme) => {
      expect(contrast(inks[theme]!, paint)).toBeGreaterThanOrEqual(READABLE);
    });
  });
});
