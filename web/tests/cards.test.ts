/** Every face of every edition is drawn, and no two of a deck alike. */

import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import Card from "../src/cards/Card.svelte";
import { EDITIONS, sheet, sides } from "../src/cards/faces";
import { loadLanguage } from "../src/lib/words.svelte";
import type { Color, Side } from "../src/protocol";

interface Props {
  code: string;
  edition: string;
  side?: Side;
  idle?: boolean;
  color?: Color | null;
  decorative?: boolean;
}
const draw = (props: Props) => render(Card, { props }).body;
const name = (svg: string) => /aria-label="([^"]*)"/.exec(svg)?.[1];
/** What is on the card beside its name and its paints: the lines. */
const lines = (svg: string) => [...svg.matchAll(/ (?:d|transform)="[^"]*"/g)].join("");

const faces = (edition: string, side: Side) => {
  const { colors, symbols, wilds } = sheet(edition, side);
  return [...colors.flatMap((color) => symbols.map((symbol) => color + symbol)), ...wilds];
};
const decks = EDITIONS.flatMap((edition) => sides(edition).map((side) => ({ edition, side })));

beforeAll(() => loadLanguage("en"));

describe.each(decks)("$edition, $side", ({ edition, side }) => {
  test("no two faces have the same lines, whatever their colors", () => {
    const drawn = faces(edition, side).map((code) => lines(draw({ code, edition, side })));

    expect(new Set(drawn).size).toBe(faces(edition, side).length);
  });

  test("a wild card that was given a color wears its shape", () => {
    const plain = draw({ code: "w", edition, side });
    const named = sheet(edition, side).colors.map((color) => draw({ code: "w", edition, side, color }));

    expect(new Set([plain, ...named].map(lines)).size).toBe(5);
  });
});

test("the backs of the editions differ", () => {
  const backs = EDITIONS.map((edition) => draw({ code: "?", edition }).replaceAll(/data-edition="\w+"/g, ""));

  expect(new Set(backs).size).toBe(EDITIONS.length);
});

test.each<[Props, string]>([
  [{ code: "r5", edition: "classic" }, "red 5"],
  [{ code: "t+2", edition: "beach" }, "turquoise Draw Two"],
  [{ code: "w", edition: "classic", color: "g" }, "Wild, now green"],
  [{ code: "r5/t5", edition: "flip" }, "red 5"],
  [{ code: "r5/t5", edition: "flip", side: "dark" }, "teal 5"],
  [{ code: "r5/t5", edition: "flip", idle: true }, "teal 5"],
  [{ code: "?/t5", edition: "flip", idle: true }, "teal 5"],
  [{ code: "?/t5", edition: "flip" }, "a card"],
  [{ code: "?", edition: "mini" }, "a card"],
])("%o is called %s", (props, expected) => {
  expect(name(draw(props))).toBe(expected);
});

test("the idle face looks like the same face when it counts", () => {
  expect(draw({ code: "r5/t5", edition: "flip", idle: true })).toBe(
    draw({ code: "r5/t5", edition: "flip", side: "dark" }),
  );
});

test.each(["r5", "?"])("a decorative %s says nothing", (code) => {
  const svg = draw({ code, edition: "classic", decorative: true });

  expect(svg).toContain('aria-hidden="true"');
  expect(name(svg)).toBeUndefined();
});
