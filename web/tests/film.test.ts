import { describe, expect, it } from "vitest";
import { advanceAll } from "../src/lib/fold";
import type { Replay } from "../src/protocol";
import { filmOf, frameAt, hashOf } from "../src/replay/film";
import { fixture } from "./fixtures";

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
