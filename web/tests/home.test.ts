import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { askToBegin, shouldBegin } from "../src/lib/begin";
import type { EditionInfo, Library, OptionInfo } from "../src/protocol";
import { leadsHereOnly, tableOf } from "../src/home/invitation";
import { ownPrinting } from "../src/home/printings";
import { fits } from "../src/home/spelling";
import { takes, Terms } from "../src/home/terms.svelte";

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
    choices: OptionInfo["choices"],
    sheet: OptionInfo["default"],
    bounds: [number, number] | null = null,
  ): OptionInfo => ({
    type: "OptionInfo",
    name,
    label: name,
    choices,
    labels: choices.map(String),
    default: sheet,
    house: false,
    bounds,
  });
  const general = (target: number) => [
    option("jump_in", [false, true], false),
    option("drawn_card", ["may", "must"], "may"),
    option("target", [], target, [50, 2000]),
    option("rotation_order", ["blocks", "alternate"], "blocks"),
    option("cycles", [], 1, [1, 10]),
  ];
  const edition = (
    key: string,
    most: number,
    mode: string,
    options: EditionInfo["options"],
    printings: Record<string, Record<string, string | number | boolean>>,
  ): EditionInfo => ({
    type: "EditionInfo",
    key,
    name: key,
    players: [2, most],
    hand: 7,
    target: 500,
    mode,
    modes: [
      { type: "ModeInfo", mode: "first_to", seats: Array.from({ length: most - 1 }, (_, at) => at + 2) },
      { type: "ModeInfo", mode: "single", seats: [2, 3, 4] },
      { type: "ModeInfo", mode: "partners", seats: [4] },
      { type: "ModeInfo", mode: "rotation", seats: most < 8 ? [] : [4, 8], rounds: [12, 56] },
    ],
    sides: [],
    options,
    printings: Object.entries(printings).map(([key, rules]) => ({
      type: "PrintingInfo",
      key,
      name: key,
      rules,
    })),
  });
  const library: Library = {
    type: "Library",
    editions: [
      edition("classic", 10, "first_to", general(500), { en: {} }),
      edition("mini", 4, "single", [...general(250), option("mini_deck", ["a", "b"], "a")], {
        en: {},
        nl: { mini_deck: "b", target: 500, drawn_card: "must" },
        pt: {},
      }),
    ],
    levels: ["random", "normal"],
    timers: [0, 15],
  };

  it("begin with the edition that was asked for, or the first", () => {
    expect(new Terms(() => library, "mini").edition).toBe("mini");
    expect(new Terms(() => library, "chess").edition).toBe("classic");
    expect(new Terms(() => library, null).mode).toBe("first_to");
  });

  it("fit the edition and mode, whatever was chosen before", () => {
    const terms = new Terms(() => library, "classic");
    terms.chooseSeats(9);
    terms.bots = 8;

    terms.chooseMode("rotation");
    expect([terms.seats, terms.bots]).toEqual([8, 7]);

    terms.choose("mini");
    expect([terms.mode, terms.seats, terms.bots]).toEqual(["single", 4, 3]);
  });

  it("offer no mode that nobody could play", () => {
    expect(new Terms(() => library, "mini").modes.map(({ mode }) => mode)).not.toContain("rotation");
  });

  it("tell only the rules that differ from the sheet", () => {
    const terms = new Terms(() => library, "mini");
    terms.setRule("jump_in", true);
    terms.setRule("mini_deck", "b");
    expect(terms.rules).toEqual({ jump_in: true, mini_deck: "b" });

    terms.choose("classic");
    expect(terms.rules).toEqual({ jump_in: true });

    terms.setRule("jump_in", false);
    expect(terms.rules).toEqual({});
  });

  it("go back to the sheet", () => {
    const terms = new Terms(() => library, "mini");
    terms.setRule("mini_deck", "b");
    terms.resetRules();

    expect(terms.rule("mini_deck")).toBe("a");
  });

  it("are those of the English sheet until another is taken", () => {
    const terms = new Terms(() => library, "mini");
    expect([terms.printing, terms.otherPrinting, terms.rule("mini_deck")]).toEqual(["en", null, "a"]);

    terms.printing = "nl";
    expect([terms.otherPrinting, terms.rule("mini_deck"), terms.rules]).toEqual(["nl", "b", {}]);

    terms.choose("classic");
    expect([terms.printing, terms.otherPrinting]).toEqual(["en", null]);
  });

  it("can begin with a sheet that the edition has", () => {
    expect(new Terms(() => library, "mini", "nl").printing).toBe("nl");
    expect(new Terms(() => library, "classic", "nl").printing).toBe("en");
    expect(new Terms(() => library, "mini", "tlh").printing).toBe("en");
  });

  it("let a choice win over the sheet, and tell it as one", () => {
    const terms = new Terms(() => library, "mini", "nl");
    terms.setRule("drawn_card", "may");
    terms.setRule("mini_deck", "b");
    expect(terms.rules).toEqual({ drawn_card: "may" });

    terms.printing = "en";
    expect(terms.rules).toEqual({ mini_deck: "b" });
  });

  it("know points and cycles only where a mode has them", () => {
    const terms = new Terms(() => library, "classic");
    const offered = () => terms.options.map(({ name }) => name);
    terms.setRule("target", 300);
    terms.setRule("cycles", 2);
    expect(offered()).toEqual(["jump_in", "drawn_card", "target"]);
    expect([terms.rules, terms.rounds]).toEqual([{ target: 300 }, null]);

    terms.chooseMode("rotation");
    expect(offered()).toEqual(["jump_in", "drawn_card", "rotation_order", "cycles"]);
    expect([terms.rules, terms.rounds]).toEqual([{ cycles: 2 }, 24]);
    terms.chooseSeats(8);
    expect(terms.rounds).toBe(112);

    terms.chooseMode("single");
    expect(offered()).toEqual(["jump_in", "drawn_card"]);
    expect(terms.rules).toEqual({});
  });

  it.each([null, 49, 2001, 500.5, Number.NaN, "500", true])(
    "keep %s in the field, and the sheet in force",
    (typed) => {
      const terms = new Terms(() => library, "classic");
      terms.setRule("target", typed);

      expect([terms.typed("target"), terms.rule("target"), terms.rules]).toEqual([typed, 500, {}]);
      expect(
        takes(
          terms.info.options.find(({ name }) => name === "target")!,
          typed,
        ),
      ).toBe(false);
    },
  );

  it.each([50, 300, 2000])("take %s points", (typed) => {
    const terms = new Terms(() => library, "classic");
    terms.setRule("target", typed);

    expect(terms.rules).toEqual({ target: typed });
  });
});

describe("the sheet in the reader's language", () => {
  const box = (...keys: string[]): EditionInfo =>
    ({ printings: keys.map((key) => ({ type: "PrintingInfo", key, rules: {} })) }) as unknown as EditionInfo;
  const beach = box("en", "es", "fr-CA", "pt", "nl", "fr-FR", "de", "it");
  const battle = box("en", "es", "fr-CA", "pt");

  it.each([
    ["de", ["de-AT"], beach, "de"],
    ["pt", ["pt-BR"], beach, "pt"],
    ["fr", ["fr-CA", "en"], beach, "fr-CA"],
    ["fr", ["fr-FR"], beach, "fr-FR"],
    ["fr", ["fr"], beach, "fr-FR"],
    ["fr", ["fr-BE"], beach, "fr-FR"],
    ["fr", [], beach, "fr-FR"],
    ["fr", ["en-CA"], beach, "fr-CA"],
    ["fr", ["en-CA", "fr-FR"], beach, "fr-FR"],
    ["fr", ["fr-FR"], battle, "fr-CA"],
    ["nl", ["nl"], battle, null],
    ["en", ["en-CA"], beach, null],
    ["de", ["de"], box("en"), null],
  ])("for %s in a browser of %j", (language, wishes, edition, printing) => {
    expect(ownPrinting(edition, language, wishes)).toBe(printing);
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
