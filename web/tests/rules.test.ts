import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Language } from "../src/lib/settings.svelte";
import { loadLanguage, spoken } from "../src/lib/words.svelte";
import type { Line } from "../src/protocol";
import { tell } from "../src/rules/telling";
import { everything } from "./editions";
import { fixture } from "./fixtures";

const { lines, digests } = fixture<{
  lines: [string, Line["values"], boolean][];
  digests: Record<Language, string>;
}>("rules");

const told = () =>
  lines.map(([message, values, twoSided]) =>
    tell({ type: "Line", message, values }, everything(spoken(), twoSided)),
  );

describe.each(Object.entries(digests))("in %s", (language, digest) => {
  beforeAll(() => loadLanguage(language as Language));

  it("the rules of all editions are told as in the terminal", () => {
    const missing = vi.spyOn(console, "error");
    const text = told().join("\n");

    expect(missing).not.toHaveBeenCalled();
    expect(createHash("sha256").update(text).digest("hex")).toBe(digest);
  });
});

it("names cards and colors one after the other", async () => {
  await loadLanguage("en");

  expect(told()).toContain("112 cards. The colors are turquoise, pink, green, orange.");
  expect(told()).toContain("Wild, Wild Draw Four, Beachcomber: 50 points.");
  expect(told().join()).toContain("those of the dark side pink, teal, orange, purple.");
});
