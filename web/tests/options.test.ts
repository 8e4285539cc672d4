/** Options in words; that every one of them has words in every language is tests/locale/test_options.py. */

import { beforeAll, describe, expect, it, test } from "vitest";
import { loadLanguage } from "../src/lib/words.svelte";
import type { EditionInfo, OptionInfo } from "../src/protocol";
import { differences, goal, inWords, matters, optionValue, printingName } from "../src/table/options";

beforeAll(() => loadLanguage("en"));

const option = (
  name: string,
  choices: OptionInfo["choices"],
  labels: string[],
  bounds?: [number, number],
) => ({
  type: "OptionInfo" as const,
  name,
  label: `about ${name}`,
  choices,
  labels,
  default: choices[0] ?? 0,
  house: false,
  bounds: bounds ?? null,
});

test("a value is called as the server calls it, whoever made the option", () => {
  const own = option("long_deck", [false, true, 3], ["short", "long", "three times"]);

  expect([false, true, 3].map((value) => optionValue(own, value))).toEqual(["short", "long", "three times"]);
});

test("a number within bounds is told with what it counts", () => {
  expect(optionValue(option("target", [], [], [50, 2000]), 300)).toBe("300 points");
});

test("a printing is called as the server calls it", () => {
  const printings = [{ type: "PrintingInfo", key: "sv", name: "Swedish", rules: {} }];
  const info = { printings } as unknown as EditionInfo;

  expect(["sv", "fi"].map((key) => printingName(info, key))).toEqual(["Swedish", "fi"]);
});

test("a mode tells how the match is won, and at how many points", () => {
  expect(goal({ mode: "partners_lowest", target: 250 })).toMatch(/pair reaches 250/);
  expect(goal({ mode: "single", target: 250 })).toBe("One round decides.");
});

test.each([
  ["target", ["first_to", "lowest", "elimination", "partners", "partners_lowest"]],
  ["cycles", ["rotation"]],
  ["rotation_order", ["rotation"]],
])("%s says something in some modes only", (option, modes) => {
  const all = ["first_to", "lowest", "elimination", "single", "partners", "partners_lowest", "rotation"];
  expect(all.filter((mode) => matters(option, mode))).toEqual(modes);
});

describe("the rules of a table", () => {
  const sheet = { mini_deck: "a", target: 250, drawn_card: "may", jump_in: false, cycles: 1 };
  const mini = {
    options: Object.entries(sheet).map(([name, value]) =>
      name === "target" || name === "cycles"
        ? { ...option(name, [], [], [1, 2000]), default: value as number }
        : option(name, [value, "other"], ["as printed", "otherwise"]),
    ),
    printings: [
      { type: "PrintingInfo", key: "en", rules: {} },
      { type: "PrintingInfo", key: "nl", rules: { mini_deck: "b", target: 500, drawn_card: "must" } },
    ],
  } as unknown as EditionInfo;
  const told = (mode: string, printing: string | null, rules: Record<string, string | number | boolean>) => {
    const { printed, changed } = differences(mini, { mode, printing, rules });
    const short = (list: typeof printed) => list.map(({ option, value }) => `${option.name} ${value}`);
    return [short(printed), short(changed)];
  };

  it("are no change where they are as on the sheet, though a table names them", () => {
    expect(told("first_to", null, sheet)).toEqual([[], []]);
    expect(told("first_to", "en", {})).toEqual([[], []]);
  });

  it("are compared with the printing that was chosen", () => {
    const dutch = { ...sheet, mini_deck: "b", target: 500, drawn_card: "must" };

    expect(told("first_to", "nl", dutch)).toEqual([["mini_deck b", "target 500", "drawn_card must"], []]);
    expect(told("first_to", null, dutch)).toEqual([[], ["mini_deck b", "target 500", "drawn_card must"]]);
  });

  it("are told as changed where a choice has won over the printing", () => {
    expect(told("first_to", "nl", { mini_deck: "a", target: 500, jump_in: true })).toEqual([
      ["target 500", "drawn_card must"],
      ["mini_deck a", "jump_in true"],
    ]);
  });

  it("are told with a remark where they say nothing in the mode", () => {
    const { printed } = differences(mini, { mode: "single", printing: "nl", rules: {} });

    expect(inWords(printed).map(({ note }) => note)).toEqual(["", "no effect in this mode", ""]);
    expect(inWords(printed)[1]).toMatchObject({ value: "500 points" });
  });
});
