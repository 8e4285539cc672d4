import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { askToBegin, shouldBegin } from "../src/lib/begin";
import type { EditionInfo, Library } from "../src/protocol";
import { leadsHereOnly, tableOf } from "../src/home/invitation";
import { fits } from "../src/home/spelling";
import { Terms } from "../src/home/terms.svelte";

describe("what people paste", () => {
  it.each([
    ["a link", "https://cards.example/here/t/abcdefgh2345"],
    ["a link to watch, with more behind it", "https://cards.example/watch/abcdefgh2345?from=chat#now"],
    ["a link without its beginning", "cards.example/t/abcdefgh2345"],
    ["a code", "abcdefgh2345"],
    ["a code in capitals and groups", " ABCD-efgh 2345 "],
  ])("%s leads to the table", (_, pasted) => expect(tableOf(pasted)).toBe("abcdefgh2345"));

  it.each(["", "abc", "https://cards.example/", "https://cards.example/t/nix", "abcdefgh2345extra"])(
    "%j leads nowhere",
    (pasted) => expect(tableOf(pasted)).toBeNull(),
  );
});

describe("an address", () => {
  it.each(["localhost:8000", "127.0.0.1", "127.1.2.3:5173", "[::1]:8000", "0.0.0.0:8000", "cards.localhost"])(
    "%s leads others nowhere",
    (host) => expect(leadsHereOnly(new URL(`http://${host}/t/abc`))).toBe(true),
  );

  it.each(["192.168.1.7:8000", "cards.example", "localhost.example", "127.example", "[fd00::1]:8000"])(
    "%s can be followed",
    (host) => expect(leadsHereOnly(new URL(`http://${host}/t/abc`))).toBe(false),
  );
});

describe("a match that begins by itself", () => {
  it("does so once, and at its own table", () => {
    askToBegin("abcdefgh2345");

    expect(shouldBegin("another")).toBe(false);
    expect(shouldBegin("abcdefgh2345")).toBe(true);
    expect(shouldBegin("abcdefgh2345")).toBe(false);
  });
});

describe("the terms of a table", () => {
  const option = (
    name: string,
    choices: (string | number | boolean)[],
    sheet: string | number | boolean,
  ) => ({
    type: "OptionInfo" as const,
    name,
    choices,
    default: sheet,
    house: false,
  });
  const edition = (
    key: string,
    most: number,
    mode: string,
    options: EditionInfo["options"],
  ): EditionInfo => ({
    type: "EditionInfo",
    key,
    players: [2, most],
    hand: 7,
    target: 500,
    mode,
    modes: [
      { type: "ModeInfo", mode: "first_to", seats: Array.from({ length: most - 1 }, (_, at) => at + 2) },
      { type: "ModeInfo", mode: "single", seats: [2, 3, 4] },
      { type: "ModeInfo", mode: "partners", seats: [4] },
      { type: "ModeInfo", mode: "rotation", seats: most < 8 ? [] : [4, 8] },
    ],
    sides: [],
    options,
  });
  const library: Library = {
    type: "Library",
    editions: [
      edition("classic", 10, "first_to", [option("jump_in", [false, true], false)]),
      edition("mini", 4, "single", [
        option("jump_in", [false, true], false),
        option("mini_target", [250, 500], 250),
      ]),
    ],
    levels: ["random", "normal"],
    timers: [0, 15],
  };

  it("begin with the edition that was asked for, or the first", () => {
    expect(new Terms(library, "mini").edition).toBe("mini");
    expect(new Terms(library, "chess").edition).toBe("classic");
    expect(new Terms(library, null).mode).toBe("first_to");
  });

  it("fit the edition and mode, whatever was chosen before", () => {
    const terms = new Terms(library, "classic");
    terms.chooseSeats(9);
    terms.bots = 8;

    terms.chooseMode("rotation");
    expect([terms.seats, terms.bots]).toEqual([8, 7]);

    terms.choose("mini");
    expect([terms.mode, terms.seats, terms.bots]).toEqual(["single", 4, 3]);
  });

  it("offer no mode that nobody could play", () => {
    expect(new Terms(library, "mini").modes.map(({ mode }) => mode)).not.toContain("rotation");
  });

  it("tell only the rules that differ from the sheet", () => {
    const terms = new Terms(library, "mini");
    terms.setRule("jump_in", true);
    terms.setRule("mini_target", 500);
    expect(terms.rules).toEqual({ jump_in: true, mini_target: 500 });

    terms.choose("classic");
    expect(terms.rules).toEqual({ jump_in: true });

    terms.setRule("jump_in", false);
    expect(terms.rules).toEqual({});
  });

  it("go back to the sheet", () => {
    const terms = new Terms(library, "mini");
    terms.setRule("mini_target", 500);
    terms.resetRules();

    expect(terms.rule("mini_target")).toBe(250);
  });
});

describe("names", () => {
  it.each([
    "Ann",
    "Jose\u0301",
    "Zoë-2",
    "अनुष्का",
    "ปิยะดา",
    "مُحَمَّد",
    "שָׁלוֹם",
    "김민준",
    "x".repeat(16),
  ])("%s is welcome", (name) => expect(fits(name)).toBe(true));

  it.each(["", "\u3164", "Ann\u115f", "\u0301", "An\u200dn", "A\ufe0f", "Ann Bee", "-Ann", "x".repeat(17)])(
    "%j is no name",
    (name) => expect(fits(name)).toBe(false),
  );
});

describe("words for problems", () => {
  const words = readFileSync(new URL("../../src/lastcard/locale/en/home.ftl", import.meta.url), "utf8");

  it.each([
    ..."nowhere no-such-table table-full table-closed not-over no-such-match bad-ticket unreachable too-many".split(
      " ",
    ),
    ..."removed version wrong-origin bad-name name-taken kept-out bad-config not-gathering too-fast other".split(
      " ",
    ),
  ])("%s has a title and a way on", (kind) => {
    expect(words).toMatch(new RegExp(`^problem-${kind} = `, "m"));
    expect(words).toMatch(new RegExp(`^problem-${kind}-next = `, "m"));
  });
});
