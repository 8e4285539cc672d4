/** Every face of every edition is drawn, and no two of a deck alike: ours, and any that somebody may bring along. */

import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import Card from "../src/cards/Card.svelte";
import { partsOf } from "../src/cards/picture";
import { SHAPES } from "../src/cards/shapes";
import { cardOf } from "../src/lib/editions";
import { loadLanguage } from "../src/lib/words.svelte";
import type { Color, EditionInfo, Side, SideInfo } from "../src/protocol";
import { edition as ours, EDITIONS, stranger } from "./editions";

interface Props {
  code: string;
  edition: EditionInfo;
  side?: Side;
  idle?: boolean;
  color?: Color | null;
  decorative?: boolean;
}
const draw = (props: Props) => render(Card, { props }).body;
const name = (svg: string) => /aria-label="([^"]*)"/.exec(svg)?.[1];
/** What is on the card beside its name and its paints: the lines, and letters where there are some. */
const lines = (svg: string) => [...svg.matchAll(/ (?:d|transform)="[^"]*"|<text.*?<\/text>/g)].join("");

const faces = ({ colors, faces }: SideInfo) =>
  faces.flatMap(({ symbol, colorless }) =>
    colorless ? [symbol] : colors.map(({ color }) => color + symbol),
  );
const strangers = [2, 3, 4, 5, 6, 7, 8].map(stranger);
const decks = [...EDITIONS, ...strangers].flatMap((edition) =>
  edition.sides.map((sheet) => ({ edition, sheet, key: edition.key, side: sheet.side })),
);

beforeAll(() => loadLanguage("en"));

describe.each(decks)("$key, $side", ({ edition, sheet, side }) => {
  test("no two faces have the same lines, whatever their colors", () => {
    const codes = faces(sheet).map((code) => cardOf(edition, side, code));
    const drawn = codes.map((code) => lines(draw({ code, edition, side })));

    expect(new Set(drawn).size).toBe(codes.length);
  });

  test("no face needs what is not there", () => {
    const codes = [...faces(sheet).map((code) => cardOf(edition, side, code)), "?"];

    for (const code of codes) expect(draw({ code, edition, side })).not.toMatch(/undefined|NaN|Infinity/);
  });

  test("a wild card that was given a color wears its shape", () => {
    const code = cardOf(edition, side, sheet.faces.find((face) => face.colorless)!.symbol);
    const plain = draw({ code, edition, side });
    const named = sheet.colors.map(({ color }) => draw({ code, edition, side, color }));

    expect(new Set([plain, ...named].map(lines)).size).toBe(1 + sheet.colors.length);
  });
});

test("the backs of the editions differ", () => {
  const backs = [...EDITIONS, stranger(4)].map((edition) =>
    draw({ code: "?", edition }).replaceAll(/data-(edition|style)="\w+"/g, ""),
  );

  expect(new Set(backs).size).toBe(EDITIONS.length + 1);
});

test("twelve shapes, no two alike", () => {
  expect(new Set(Object.values(SHAPES)).size).toBe(12);
});

describe("a picture", () => {
  const sheet = stranger().sides[0]!;
  const parts = (symbol: string) =>
    partsOf(
      sheet.faces.find((face) => face.symbol === symbol)!,
      sheet,
    ).map((part) =>
      part.kind === "number"
        ? part.digits
        : part.kind === "text"
          ? `"${part.text}"`
          : `${part.figure}${part.count || ""}${part.times > 1 ? ` x${part.times}` : ""}`,
    );

  test.each([
    ["12", ["12"]],
    ["7", ["7", "swap"]],
    ["d12", ["draw12"]],
    ["s2", ["skip x2"]],
    ["vs", ["reverse", "skip"]],
    ["x", ["name"]],
    ["x9", ["draw9"]],
    ["xs", ["skip", "reverse"]],
    ["n", ["name"]],
    ["nn", ['"nn"']],
    ["s", ["skip", '"s"']],
    ["k", ["skip", '"k"']],
  ])("of %s is made of %j", (symbol, made) => {
    expect(parts(symbol)).toEqual(made);
  });
});

test.each<[string, Omit<Props, "edition">, string]>([
  ["classic", { code: "r5" }, "red 5"],
  ["beach", { code: "t+2" }, "turquoise Draw Two"],
  ["classic", { code: "w", color: "g" }, "Wild, now green"],
  ["flip", { code: "r5/t5" }, "red 5"],
  ["flip", { code: "r5/t5", side: "dark" }, "teal 5"],
  ["flip", { code: "r5/t5", idle: true }, "teal 5"],
  ["flip", { code: "?/t5", idle: true }, "teal 5"],
  ["flip", { code: "?/t5" }, "a card"],
  ["mini", { code: "?" }, "a card"],
  ["stranger", { code: "bd3" }, "navy Draw Three"],
  ["stranger", { code: "x9", color: "a" }, "Choice and nine, now red"],
])("in %s %o is called %s", (key, props, expected) => {
  const edition = key === "stranger" ? stranger() : ours(key);

  expect(name(draw({ ...props, edition }))).toBe(expected);
});

test("the idle face looks like the same face when it counts", () => {
  expect(draw({ code: "r5/t5", edition: ours("flip"), idle: true })).toBe(
    draw({ code: "r5/t5", edition: ours("flip"), side: "dark" }),
  );
});

test.each(["r5", "?"])("a decorative %s says nothing", (code) => {
  const svg = draw({ code, edition: ours("classic"), decorative: true });

  expect(svg).toContain('aria-hidden="true"');
  expect(name(svg)).toBeUndefined();
});
