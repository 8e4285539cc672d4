import { beforeAll, describe, expect, it, vi } from "vitest";
import { Problem } from "../src/lib/api";
import { loadLanguage } from "../src/lib/words.svelte";
import type { Analysis, Judgement } from "../src/protocol";
import { isSaid, keyMoments, LookBack, opinion, percent } from "../src/replay/analysis.svelte";
import { edition } from "./editions";

vi.mock("../src/lib/router.svelte", () => ({
  address: (path: string) => new URL(path, "https://cards.example/"),
}));

const judgement = (step: number, lost = 0, player = 0): Judgement => ({
  type: "Judgement",
  step,
  player,
  question: "play",
  said: lost ? { type: "Draw" } : { type: "Play", card: "r5" },
  choices: [
    { type: "Choice", move: { type: "Play", card: "r5" }, chance: 0.5 + lost, error: 0 },
    { type: "Choice", move: { type: "Draw" }, chance: 0.5, error: 0.01 },
  ],
  lost,
  grade: lost === 0 ? "best" : lost < 0.05 ? "slip" : lost < 0.15 ? "mistake" : "blunder",
});

const analysis = (judgements: Judgement[], decisions = judgements.length): Analysis => ({
  type: "Analysis",
  round: 1,
  worlds: 1000,
  decisions,
  done: judgements.length === decisions,
  judgements,
  marks: [],
});

const atOnce = () => Promise.resolve();

describe("key moments", () => {
  it("are those where most was given away, in the order of the round", () => {
    const lost = [0.02, 0, 0.3, 0.01, 0.05, 0.2, 0.04, 0.03];
    const found = keyMoments(analysis(lost.map((one, step) => judgement(step, one))));

    expect(found.map(({ step }) => step)).toEqual([0, 2, 4, 5, 6, 7]);
  });

  it("are none where nothing was", () => expect(keyMoments(analysis([judgement(1)]))).toEqual([]));
});

describe("an opinion", () => {
  beforeAll(() => loadLanguage("en"));

  it("tells what was chosen, and what the expert prefers where that is better", () => {
    expect(opinion(judgement(3, 0.125), "Ann", ["Ann"], "light", edition("classic"))).toEqual([
      "Ann chose: draw a card (50\u00a0%) · mistake",
      "The expert prefers: play red 5 (63\u00a0%) · 13\u00a0% given away",
    ]);
  });

  it("has nothing to add to what is as good as any", () => {
    expect(opinion(judgement(3), "Ann", ["Ann"], "light", edition("classic"))).toEqual([
      "Ann chose: play red 5 (50\u00a0%) · as good as it gets",
    ]);
  });

  it("knows the given answer among the others", () => {
    const one = judgement(3, 0.2);
    expect(one.choices.map((choice) => isSaid(one, choice))).toEqual([false, true]);
  });

  it("rounds as the terminal does", () => expect([0, 0.125, 0.005, 1].map(percent)).toEqual([0, 13, 1, 100]));
});

describe("a look back", () => {
  it("asks until all is judged, and shows what is known meanwhile", async () => {
    const parts = [analysis([], 2), analysis([judgement(4)], 2), analysis([judgement(4), judgement(7)])];
    const ask = vi.fn(() => Promise.resolve(parts.shift()!));
    const seen: number[] = [];
    const back: LookBack = new LookBack("kugeysum33f2", 1, ask, () => {
      seen.push(back.found[2]?.judgements.length ?? -1);
      expect(back.working).toEqual([2]);
      return Promise.resolve();
    });

    expect(await back.analyze(2)).toBe(true);
    expect(ask).toHaveBeenCalledWith("kugeysum33f2", 1, 3);
    expect(seen).toEqual([0, 1]);
    expect(back.working).toEqual([]);
    expect(back.at(2, 7)?.step).toBe(7);
    expect(back.at(2, 5)).toBeUndefined();
    expect(back.at(0, 7)).toBeUndefined();
  });

  it("keeps the reason of a refusal until it is tried again", async () => {
    const answers = [Promise.reject(new Problem("busy")), Promise.resolve(analysis([judgement(1)]))];
    const back: LookBack = new LookBack("x", 1, () => answers.shift()!, atOnce);

    expect(await back.analyze(0)).toBe(false);
    expect(back.problems).toEqual({ 0: "busy" });
    expect(back.working).toEqual([]);
    expect(await back.analyze(0)).toBe(true);
    expect(back.problems).toEqual({});
  });

  it("asks for a round once at a time, and for nobody who has left", async () => {
    const ask = vi.fn(() => Promise.resolve(analysis([], 9)));
    const back: LookBack = new LookBack("x", 1, ask, () => Promise.resolve(back.leave()));

    const [first, second] = await Promise.all([back.analyze(0), back.analyze(0)]);

    expect([first, second]).toEqual([false, false]);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
