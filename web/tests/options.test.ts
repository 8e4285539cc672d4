/** Options in words; that every one of them has words in every language is tests/locale/test_options.py. */

import { beforeAll, describe, expect, it, test } from "vitest";
import { loadLanguage } from "../src/lib/words.svelte";
import type { EditionInfo, OptionInfo } from "../src/protocol";
import { differences, goal, inWords, matters, optionName, optionValue } from "../src/table/options";

beforeAll(() => loadLanguage("en"));

test("an option is named without its underscores", () => {
  expect(optionName("two_player_reverse")).toBe("Reverse with two players");
});

test.each([
  ["next_dealer", "same", "the same player"],
  ["opening_wild", "left_names", "the first player names the color"],
  ["target", 300, "300 points"],
  ["mini_draw_one", 2, "2"],
  ["jump_in", true, "yes"],
  ["jump_in", false, "no"],
  ["stacking", false, "no"],
  ["stacking", "higher", "with an equal or higher draw"],
])("%s set to %s", (key, value, words) => {
  expect(optionValue(key, value)).toBe(words);
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
    options: Object.entries(sheet).map(([name, value]) => ({ name, default: value }) as OptionInfo),
    printings: [
      { type: "PrintingInfo", key: "en", rules: {} },
      { type: "PrintingInfo", key: "nl", rules: { mini_deck: "b", target: 500, drawn_card: "must" } },
    ],
  } as unknown as EditionInfo;
  const told = (mode: string, printing: string | null, rules: Record<string, string | number | boolean>) => {
    const { printed, changed } = differences(mini, { mode, printing, rules });
    const short = (list: typeof printed) => list.map(({ option, value }) => `${option} ${value}`);
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
