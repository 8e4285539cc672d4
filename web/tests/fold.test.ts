import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { advance, Unfoldable } from "../src/lib/fold";
import type { Event, View } from "../src/protocol";
import { fixture } from "./fixtures";

interface Case {
  game: string;
  view: View;
  events: Event[];
  /** What differs in the view after the events. */
  changed: Partial<View>;
}

const cases = fixture<Case[]>("folding");

/** The names of all events, out of the types that the protocol makes. */
function kinds(): string[] {
  const source = readFileSync(new URL("../src/protocol.ts", import.meta.url), "utf-8");
  const union = /export type Event =([^;]*);/.exec(source)?.[1] ?? "";
  return union.match(/\w+/g) ?? [];
}

const eyes = ({ viewer, sight }: View) => (sight.everything ? "everything" : (viewer ?? "a spectator"));

describe("folding events", () => {
  it.each(cases.map((one, at) => [`${at}: ${one.game} seen by ${eyes(one.view)}`, one] as const))(
    "gives the view that Python has (%s)",
    (_, { view, events, changed }) => {
      const before = structuredClone(view);
      const after = events.reduce(advance, view);

      expect(after).toEqual({ ...view, ...changed });
      expect(view).toEqual(before);
    },
  );

  it("is tried with every kind of event", () => {
    const tried = new Set(cases.flatMap(({ events }) => events.map(({ type }) => type)));

    expect(kinds().length).toBeGreaterThan(30);
    expect([...tried].sort()).toEqual(kinds().sort());
  });

  it("is tried through every kind of eyes, on both sides", () => {
    const tried = new Set(
      cases.map(({ view: { viewer, sight, side } }) =>
        [sight.everything ? "all" : viewer === null ? "none" : "seat", sight.two_sided && side].join(" "),
      ),
    );

    for (const who of ["all", "none", "seat"])
      for (const side of ["false", "light", "dark"]) expect(tried).toContain(`${who} ${side}`);
  });
});

describe("what cannot be folded", () => {
  const { view } = cases.find(({ view }) => view.viewer === 0 && view.hands.every((hand) => hand.length))!;

  it("is an event of a later version", () => {
    const event = { type: "TableShaken" } as unknown as Event;

    expect(() => advance(view, event)).toThrow(Unfoldable);
  });

  it("is a card that the seat does not hold", () => {
    expect(() => advance(view, { type: "CardPlayed", seat: 0, card: "zz" })).toThrow(Unfoldable);
  });

  it("is a seat at which nobody sits", () => {
    expect(() => advance(view, { type: "CardsDrawn", seat: 9, cards: ["?"], forced: false })).toThrow(
      Unfoldable,
    );
  });
});
