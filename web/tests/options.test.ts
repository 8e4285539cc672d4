/** Options in words; that every one of them has words in every language is tests/locale/test_options.py. */

import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../src/lib/words.svelte";
import { goal, optionName, optionValue } from "../src/table/options";

beforeAll(() => loadLanguage("en"));

test("an option is named without its underscores", () => {
  expect(optionName("two_player_reverse")).toBe("Reverse with two players");
});

test.each([
  ["next_dealer", "same", "the same player"],
  ["opening_wild", "left_names", "the first player names the color"],
  ["mini_target", 250, "250"],
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
