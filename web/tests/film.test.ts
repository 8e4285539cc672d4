import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";
import { advanceAll } from "../src/lib/fold";
import { loadLanguage } from "../src/lib/words.svelte";
import type { Replay, View } from "../src/protocol";
import { filmOf, frameAt, hashOf } from "../src/replay/film";
import Hands from "../src/replay/Hands.svelte";
import { fixture } from "./fixtures";
import { edition } from "./editions";

const match = fixture<Replay>("match-flip");
const film = filmOf(match);
const { frames, starts } = film;

describe("a film", () => {
  it("has a frame before every round and one after every step", () => {
    const steps = match.rounds.map((round) => round.steps.length);

    expect(frames).toHaveLength(steps.reduce((sum, count) => sum + count + 1, 0));
    expect(starts).toHaveLength(match.rounds.length);
    expect(starts.map((start) => frames[start])).toEqual(
      match.rounds.map(({ view, seating }, round) => ({
        round,
        step: 0,
        view,
        events: [],
        names: seating.map((player) => match.names[player]),
        seat: null,
      })),
    );
  });

  it("folds each step into the picture before it", () => {
    frames.forEach((frame, at) => {
      if (frame.step) expect(frame.view).toEqual(advanceAll(frames[at - 1]!.view, frame.events));
    });
    expect(frames.at(-1)!.view.question).toBe("over");
  });

  it("tells who said something by the seat of the round", () => {
    for (const frame of frames.filter(({ seat }) => seat !== null)) {
      const { player } = match.rounds[frame.round]!.steps[frame.step - 1]!;
      expect(frame.names[frame.seat!]).toBe(match.names[player!]);
    }
  });

  it("shows every hand", () => {
    for (const { view } of frames) expect(view.hands.flat().filter((card) => card.includes("?"))).toEqual([]);
  });
});

describe("an address", () => {
  it("leads back to its frame", () => {
    frames.forEach((frame, at) => expect(frameAt(film, hashOf(frame))).toBe(at));
  });

  it.each(["", "#", "#0", "#nonsense", "#99.1", "#1.x", "#1.-3", "#1.2.5.0"])(
    "that names no moment shows one all the same: %s",
    (hash) => expect(frames[frameAt(film, hash)]).toBeDefined(),
  );

  it("never leads out of its round", () => {
    expect(frames[frameAt(film, "#1.99999")]).toMatchObject({
      round: 0,
      step: match.rounds[0]!.steps.length,
    });
  });

  it("may name a round alone", () => expect(frameAt(film, "#1")).toBe(0));
});

describe("a picture", () => {
  beforeAll(() => loadLanguage("en"));

  const drawn = (more: Partial<View>) => {
    const view: View = { ...frames[0]!.view, hands: [["r1/t1"], ["b2/p2"], []], side: "light", ...more };
    return render(Hands, { props: { frame: { ...frames[0]!, view }, edition: edition("flip") } }).body;
  };

  it("shows the cards of a battle that is not decided", () => {
    expect(drawn({})).not.toContain("set aside");

    const battle = drawn({
      aside: [
        ["r8", "g3"],
        ["y8", "b3"],
      ],
    });
    expect(battle).toContain("4 cards set aside");
    for (const name of ["red 8", "green 3", "yellow 8", "blue 3"]) expect(battle).toContain(`"${name}"`);
  });

  it("tells how many cards are at stake", () => {
    expect(drawn({ draws: 0 })).not.toContain("at stake");
    expect(drawn({ draws: 4 })).toContain("4 cards are at stake.");
    expect(drawn({ draws: 2, question: "pass" })).not.toContain("at stake");
  });

  it.each([
    ["called", true],
    ["ahead", true],
    ["owes", false],
  ] as const)("marks whoever has called UNO (%s)", (call, marked) => {
    expect(drawn({ calls: [call, "silent", "silent"] }).includes("UNO!")).toBe(marked);
  });

  it("names the face that everybody sees on the draw pile", () => {
    expect(drawn({ draw_top: "?/p5" })).toContain('"pink 5"');
  });
});
