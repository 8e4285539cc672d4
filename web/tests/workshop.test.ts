import { beforeAll, describe, expect, it } from "vitest";
import type { Language } from "../src/lib/settings.svelte";
import { loadLanguage, say } from "../src/lib/words.svelte";
import type { Remark } from "../src/protocol";
import { EFFECTS, KNOWN } from "../src/editionFile";
import { draftOf, keyOf, plainOf, type Plain } from "../src/workshop/draft";
import { facesOf, printed, symbolsOf } from "../src/workshop/faces";
import { ownSheet, keep } from "../src/workshop/kept";
import { looksOf } from "../src/workshop/looks";
import {
  canDo,
  fromLibrary,
  moved,
  newColor,
  newDraft,
  newEffect,
  newRow,
  without,
} from "../src/workshop/making";
import { namesOf } from "../src/workshop/naming";
import { pictured } from "../src/workshop/pictured";
import { problemsOf, twinsOf, warningsOf } from "../src/workshop/remarks";
import { BadLink, LONGEST_LINK, pack, unpack } from "../src/workshop/share";
import { fixture } from "./fixtures";

beforeAll(() => loadLanguage("en"));

const DUO: Plain = {
  format: 1,
  key: "duo",
  players: [2, 6],
  hand: 5,
  mode: "lowest",
  options: ["two_player_reverse"],
  colors: ["r", "z"],
  name: { en: "Duo", de: "Zweierlei" },
  about: { en: "Two colors." },
  rulings: { drawn_card: "must", target: 200 },
  color: { z: { paint: "brown", shape: "star", name: { en: "wood" } } },
  row: [
    { numbers: [1, 9], copies: 2 },
    { symbol: "s2", copies: 2, points: 20, played: ["skip", "skip"], name: { en: "Double Skip" } },
    {
      symbol: "w",
      colorless: true,
      copies: 4,
      points: 50,
      played: ["name-color", "draw 3"],
      last: [],
      opening: "buried",
    },
  ],
  alternative: [{ option: "two_player_reverse", value: "plain", symbols: ["s2"], copies: 1 }],
};

const FLIP: Plain = {
  format: 1,
  key: "turning",
  players: [2, 4],
  hand: 5,
  pairs: "r1/t2 r2/t1 b1/p2 b2/p1",
  side: {
    light: { colors: ["r", "b"], row: [{ numbers: [1, 2], copies: 1 }] },
    dark: { colors: ["t", "p"], row: [{ numbers: [1, 2], copies: 1 }] },
  },
};

describe("the form of an edition", () => {
  it.each([
    ["one side", DUO],
    ["two sides", FLIP],
  ])("says the same as the plain data it was made of: %s", (_, plain) => {
    expect(plainOf(draftOf(plain))).toEqual(plain);
  });

  it("leaves out what is empty or as usual", () => {
    const draft = newDraft();
    draft.name = { en: "  Mine ", fr: "   " };
    draft.target = null;

    expect(plainOf(draft)).toEqual({
      format: 1,
      key: "mine",
      players: [2, 6],
      hand: 7,
      colors: ["r", "y", "g", "b"],
      name: { en: "Mine" },
      row: [{ numbers: [1, 9], copies: 2 }],
    });
  });

  it.each<[string, Plain]>([
    ["nothing", {}],
    ["other kinds everywhere", { players: 3, hand: "x", colors: "rb", row: { a: 1 }, name: 7, side: [] }],
    ["odd rows", { colors: [1, null], row: [null, 5, { played: [3], numbers: "x", name: { en: 4 } }] }],
    ["odd sides", { side: { light: 4 } }],
  ])("takes anything: %s", (_, plain) => {
    expect(() => pictured(draftOf(JSON.parse(JSON.stringify(plain))), "en")).not.toThrow();
    expect(() => plainOf(draftOf(plain))).not.toThrow();
  });

  it("sends a number that cannot be read as none, so that its place is told", () => {
    const draft = newDraft();
    draft.sides[0]!.rows[0]!.copies = null;

    expect(plainOf(draft).row).toEqual([{ numbers: [1, 9], copies: null }]);
  });

  it.each([
    ["Mein Größtes Spiel!", "mein_grotes_spiel"],
    ["Café-Crème 2", "cafe_creme_2"],
    ["123", "own"],
    ["", "own"],
    ["Classic", "my_classic"],
    ["a name that goes on and on and on", "a_name_that_goes_on_and_"],
  ])("has a key made of its name: %s", (name, key) => {
    expect(keyOf({ ...newDraft(), name: { en: name } }, ["classic"])).toBe(key);
  });

  it("begins with an edition of the library without its key and its printings", () => {
    const draft = fromLibrary({ ...DUO, printing: [{ key: "en" }], former: { a: 1 } }, { en: "My Duo" });

    expect(plainOf(draft, ["duo"])).toEqual({ ...DUO, key: "my_duo", name: { en: "My Duo" } });
  });
});

describe("symbols that nobody chose", () => {
  const side = (...played: ["colored" | "colorless", string][]) => {
    const draft = newDraft();
    const rows = played.map(([kind, word]) => ({ ...newRow(kind), played: [newEffect(word)] }));
    return { ...draft.sides[0]!, rows };
  };

  it("say what the card does", () => {
    expect(symbolsOf(side(["colored", "draw"], ["colored", "skip"], ["colorless", "name-color"]))).toEqual([
      "+2",
      "s",
      "w",
    ]);
  });

  it("differ, and leave alone what was chosen", () => {
    const twice = side(["colored", "skip"], ["colored", "skip"], ["colored", "skip"]);
    twice.rows[2]!.symbol = "s";

    expect(symbolsOf(twice)).toEqual(["sa", "sb", "s"]);
  });

  it("are no card of a color", () => {
    const wild = side(["colored", "skip"], ["colorless", "skip"]);
    wild.colors[0]!.letter = "w";

    expect(new Set(facesOf(wild).flatMap(({ codes }) => codes)).size).toBe(5);
  });
});

describe("cards with two sides", () => {
  const cards = (plain: Plain) => (plain.pairs as string).split(" ");

  it("stay as they were where only one is taken away", () => {
    const draft = draftOf(FLIP);
    draft.sides[0]!.rows[0]!.numbers = [1, 1];
    draft.sides[1]!.rows[0]!.numbers = [2, 2];

    expect(cards(plainOf(draft))).toEqual(["r1/t2", "b1/p2"]);
  });

  it("get a back each where faces are new", () => {
    const draft = draftOf(FLIP);
    for (const side of draft.sides) side.rows.push(newRow("colored"));
    const found = cards(plainOf(draft));

    expect(found).toHaveLength(8);
    expect(found.map((card) => card.split("/")[0]).sort()).toEqual(printed(draft.sides[0]!).sort());
    expect(found.map((card) => card.split("/")[1]).sort()).toEqual(printed(draft.sides[1]!).sort());
  });

  it("are as many as the smaller side has faces", () => {
    const draft = draftOf(FLIP);
    draft.sides[0]!.rows.push(newRow("colored"));

    expect(cards(plainOf(draft))).toHaveLength(4);
  });
});

describe("what is added", () => {
  it("is a color that nobody has", () => {
    const colors = newDraft().sides[0]!.colors;
    while (colors.length < 8) colors.push(newColor(colors));
    for (const part of ["letter", "paint", "shape"] as const)
      expect(new Set(colors.map((color) => color[part])).size).toBe(8);
  });

  it("is a color beyond those with a letter of their own", () => {
    const colors = newDraft().sides[0]!.colors;
    while (colors.length < 12) colors.push(newColor(colors));

    expect(colors.at(-1)).toMatchObject({ paint: "navy", shape: "leaf" });
  });

  it("can be moved and removed", () => {
    expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
    expect(without(["a", "b", "c"], 1)).toEqual(["a", "c"]);
  });
});

describe("the picture of a form", () => {
  it("has a figure for each effect, and the number where it is drawn", () => {
    const [light] = pictured(draftOf(DUO), "en").sides;

    expect(light!.faces.map(({ symbol }) => symbol)).toEqual([..."123456789", "s2", "w"]);
    expect(light!.faces.at(-1)!.figures).toEqual([
      { type: "FigureInfo", figure: "name", count: 0 },
      { type: "FigureInfo", figure: "draw", count: 3 },
    ]);
    expect(light!.colors[1]).toMatchObject({ color: "z", name: "wood", paint: "brown", shape: "star" });
  });
});

describe("a link", () => {
  it("brings the same to somebody else", async () => {
    const link = await pack(DUO);

    expect(link).toMatch(/^[\w-]+$/);
    expect(await unpack(link)).toEqual(DUO);
  });

  it.each(["", "x", "!!!", "AAAA", "a".repeat(LONGEST_LINK + 1)])(
    "that is none is told: %s",
    async (link) => {
      await expect(unpack(link)).rejects.toThrow(BadLink);
    },
  );

  it("that was cut off is told", async () => {
    const link = await pack(DUO);

    await expect(unpack(link.slice(0, -9))).rejects.toThrow(BadLink);
  });

  it("that holds no table is told", async () => {
    await expect(unpack(await pack([1] as unknown as Plain))).rejects.toThrow(BadLink);
  });

  it("that would unpack to much more than any edition is told", async () => {
    const link = await pack({ name: "x".repeat(2_000_000) });

    expect(link.length).toBeLessThan(LONGEST_LINK);
    await expect(unpack(link)).rejects.toThrow(BadLink);
  });
});

describe("what a table will show", () => {
  const all = fixture<
    {
      sheet: Plain;
      looks: Record<string, [string, string]>;
      names: Record<Language, Record<string, Record<string, string>>>;
    }[]
  >("workshop");
  const kinds = all.map((one) => [String(one.sheet.key), one] as const);

  it.each(kinds)("are these colors: %s", (_, { sheet, looks }) => {
    const colors = draftOf(sheet).sides.flatMap((side) => side.colors);

    expect(Object.fromEntries(colors.map(({ letter, paint, shape }) => [letter, [paint, shape]]))).toEqual(
      looks,
    );
  });

  it.each(kinds)("are these names of cards, in every language: %s", async (_, { sheet, names }) => {
    for (const language of Object.keys(names) as Language[]) {
      await loadLanguage(language);
      for (const side of draftOf(sheet).sides) {
        const found = namesOf(side, language);
        const symbols = symbolsOf(side);
        const called = side.rows.flatMap((row, at) => {
          const name = found.get(row.id);
          return name && !/^\d+$/.test(symbols[at]!) ? [[symbols[at]!, name]] : [];
        });
        expect(Object.fromEntries(called)).toEqual(names[language][side.side]);
      }
    }
    await loadLanguage("en");
  });

  it("is written wherever another color wants it", () => {
    const draft = newDraft();
    const [red, yellow] = draft.sides[0]!.colors;
    red!.paint = "yellow";
    yellow!.shape = "diamond";

    expect(plainOf(draft).color).toEqual({
      r: { paint: "yellow", shape: "diamond" },
      y: { paint: "yellow", shape: "diamond" },
    });
    expect(plainOf(draftOf(plainOf(draft)))).toEqual(plainOf(draft));
  });

  it("is free where nothing is said", () => {
    const given = looksOf([["r", "z"]], { z: { paint: "red" } });

    expect(given.z).toEqual({ paint: "red", shape: "circle" });
    expect(given.r).toEqual({ paint: "yellow", shape: KNOWN.r![1] });
  });
});

describe("who deals first", () => {
  it("is luck where no number tells, and nobody's choice", () => {
    const draft = newDraft();
    draft.sides[0]!.rows = [newRow("colored"), newRow("colorless")];
    const plain = plainOf(draft);
    expect(plain.rulings).toEqual({ dealer_draw: "random", target: 200 });

    const again = draftOf(plain);
    again.sides[0]!.rows.push(newRow("numbers"));
    expect(plainOf(again).rulings).toEqual({ target: 200 });
  });

  it("is luck where it is wished for, or where points should tell and do not", () => {
    const draft = draftOf({ ...plainOf(newDraft()), rulings: { dealer_draw: "random" } });
    expect(plainOf(draft).rulings).toEqual({ dealer_draw: "random" });
    draft.rest.rulings = { dealer_draw: "points" };
    expect(plainOf(draft).rulings).toEqual({ dealer_draw: "points" });
    draft.sides[0]!.rows[0]!.points = 5;
    expect(plainOf(draft).rulings).toEqual({ dealer_draw: "random" });
  });
});

describe("what is wrong", () => {
  const remark = (path: string, code: string, values: Remark["values"] = {}): Remark => ({
    type: "Remark",
    path,
    text: "expected",
    code,
    values,
  });
  const told = (one: Remark, draft = newDraft()) => problemsOf([one], draft)[0]!;

  it.each<[string, Remark, string]>([
    ["players", remark("players", "bounds", { least: 6, most: 10, found: 3 }), "players[1]"],
    ["numbers", remark("row[0].numbers", "bounds", { least: 5, most: 99, found: 3 }), "row[0].numbers[1]"],
    [
      "a number of an effect",
      remark("row[1].played[0]", "effect-number", { least: 1, most: 20 }),
      "row[1].played[0].n",
    ],
    ["the deck", remark("", "deck-large", { most: 126, found: 164 }), "row"],
    ["an opening", remark("row[1]", "acts"), "row[1].opening"],
    ["a sign", remark("row[1]", "notation", { found: '"d"' }), "row[1].symbol"],
  ])("leads to its field: %s", (_, one, path) => {
    expect(told(one).path).toBe(path);
    expect(told(one).text).not.toContain("expected");
  });

  it("speaks of effects as the form does", () => {
    const { text } = told(remark("row[1].played", "effect-colorless", { effect: "name-color" }));

    expect(text).toContain(say("workshop-effect-name-color"));
    expect(text).not.toContain("name-color");
  });

  it("is said in other words where there are none of the form", () => {
    expect(told(remark("hand", "something-new")).text).toBe("expected");
    expect(told(remark("hand", "bounds")).text).toBe("expected");
  });

  it("is told once for each cause", () => {
    const draft = draftOf(FLIP);
    draft.sides[0]!.rows.push(newRow("colored"));
    const pairs = ["r1", "r2"].map((card) => remark("pairs", "pairs", { card, expected: 2, found: 1 }));

    expect(problemsOf(pairs, draft)).toEqual([
      { path: "side.dark.row", text: say("workshop-lopsided", { light: 8, dark: 4 }) },
    ]);
  });

  it("is told once for all cards that two rows have", () => {
    const twice = ["1", "2", "3"].map((card) => remark("row[1]", "twice", { found: `"${card}"` }));

    expect(problemsOf([...twice, remark("hand", "number"), remark("", "openers")], newDraft())).toMatchObject(
      [
        { path: "row[1]", text: say("workshop-problem-twice-card", { found: "1, 2, 3" }) },
        { path: "hand" },
        { path: "row" },
      ],
    );
  });

  it("in what came along leads there, also beside the points to win", () => {
    const draft = draftOf({ ...DUO, printing: [] });
    const idle = [0, 1].map((at) => remark(`options[${at}]`, "option-idle", { found: "x" }));

    expect(problemsOf(idle, draft)).toEqual([{ path: "options", text: say("workshop-problem-rest") }]);
    expect(told(remark("rulings.target", "bounds", { least: 50, most: 2000 }), draft).path).toBe(
      "rulings.target",
    );
  });

  it("is a look that another color of the side has", () => {
    const draft = newDraft();
    expect(twinsOf(draft)).toEqual([]);
    draft.sides[0]!.colors[1]!.shape = "diamond";

    expect(twinsOf(draft).map(({ path }) => path)).toEqual(["color.r.shape", "color.y.shape"]);
    expect(warningsOf([], draft, [])).toHaveLength(2);
    expect(warningsOf([], draft, [{ path: "color.y.shape", text: "" }])).toHaveLength(1);
  });
});

describe("what a card can do", () => {
  const words = (card: Parameters<typeof canDo>[1]) =>
    Object.keys(EFFECTS).filter((word) => canDo(word, card));

  it("depends on the card", () => {
    const colored = words({ colorless: false, last: false, twoSided: false });
    expect(colored).not.toContain("name-color");
    expect(colored).not.toContain("flip");
    expect(words({ colorless: true, last: false, twoSided: true })).toEqual(Object.keys(EFFECTS));
    expect(words({ colorless: true, last: true, twoSided: true })).not.toContain("swap-hands");
  });
});

describe("what was made in this browser", () => {
  it("is offered where somebody has changed something, or asks for it", () => {
    const untouched = plainOf(newDraft());
    keep({ sheet: untouched });
    expect(ownSheet(null, [])).toBeNull();
    expect(ownSheet("own", [])).toEqual(untouched);
    keep({ sheet: DUO });
    expect(ownSheet(null, [])).toEqual(DUO);
    expect(ownSheet(null, ["duo"])).toMatchObject({ key: "my_duo" });
  });
});
