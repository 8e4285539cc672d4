/** Where a match stands: seen in the bar, heard when a round begins. */

import { beforeAll, describe, expect, it } from "vitest";
import { roundBegins, standing } from "../src/lib/rounds";
import type { Language } from "../src/lib/settings.svelte";
import { loadLanguage } from "../src/lib/words.svelte";

const seventh = { round: 7, rounds: 24, partners_until: 8 };
const last = { round: 24, rounds: 24, partners_until: 24 };

describe("in English", () => {
  beforeAll(() => loadLanguage("en"));

  it("a match by points has rounds without an end", () => {
    expect(standing({ round: 3 })).toBe("Round 3");
    expect(roundBegins({ round: 3 }, false)).toBe("Round 3 begins.");
    expect(roundBegins({ round: 3, rounds: null, partners_until: null }, true)).toBe("Round 3 is under way.");
  });

  it("a rotation tells of how many, and how long partners stay together", () => {
    expect(standing(seventh)).toBe("Round 7 of 24 · partners change after round 8");
    expect(roundBegins(seventh, false)).toBe("Round 7 of 24 begins. Partners change after round 8.");
    expect(roundBegins(seventh, true)).toBe("Round 7 of 24 is under way. Partners change after round 8.");
  });

  it("nobody changes after the last round", () => {
    expect(standing(last)).toBe("Round 24 of 24");
    expect(roundBegins(last, false)).toBe("Round 24 of 24 begins.");
  });
});

it.each<Language>(["en", "es", "fr", "pt", "de", "it", "nl"])(
  "names all three numbers in %s",
  async (language) => {
    await loadLanguage(language);

    for (const told of [standing(seventh), roundBegins(seventh, false), roundBegins(seventh, true)])
      expect(told.match(/\d+/g)).toEqual(["7", "24", "8"]);
  },
);
