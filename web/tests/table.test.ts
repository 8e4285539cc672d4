/** How a hand lies, where people sit, and what flies: the parts of the table that can be told without a screen. */

import { render } from "svelte/server";
import { describe, expect, test, vi } from "vitest";
import { advance } from "../src/lib/fold";
import type { TableSession } from "../src/lib/session.svelte";
import { loadLanguage } from "../src/lib/words.svelte";
import type { Event, Move, View } from "../src/protocol";
import Calls from "../src/table/Calls.svelte";
import { during, flights } from "../src/table/flight";
import { shoutOf } from "../src/table/noise";
import { more, sorted } from "../src/table/order";
import { around, spot } from "../src/table/seats";
import { edition, stranger } from "./editions";

vi.mock("../src/lib/router.svelte", () => ({
  address: (path: string) => new URL(path, "https://cards.example/"),
}));

const view = (given: Partial<View> = {}): View => ({
  type: "View",
  viewer: 0,
  sight: {
    type: "Sight",
    two_sided: false,
    show_inactive: false,
    peek_own_back: false,
    colorless: ["w", "w+4"],
  },
  dealer: 0,
  hands: [["b2", "r5", "r5"], ["?", "?"], ["?"]],
  draw_count: 20,
  draw_top: null,
  discard_count: 3,
  top: "r9",
  color: "r",
  side: "light",
  direction: 1,
  question: "play",
  asked: [0],
  turn: 0,
  calls: ["silent", "silent", "silent"],
  jumpable: false,
  draws: 0,
  aside: [[], []],
  chosen: [],
  winner: null,
  caught: [],
  ...given,
});

const flown = (event: Event, before = view()) => flights(event, before, advance(before, event));
const ways = (event: Event, before = view()) => flown(event, before).map(({ from, to }) => `${from} > ${to}`);

describe("a hand", () => {
  const hand = ["w+4", "b2", "r+2", "w", "r5", "y5", "rs"];
  const codes = (order: "color" | "symbol") =>
    sorted(hand, edition("classic"), "light", order).map((held) => held.code);

  test("is sorted by color, wilds last", () => {
    expect(codes("color")).toEqual(["r5", "rs", "r+2", "y5", "b2", "w", "w+4"]);
  });

  test("is sorted by symbol, wilds last", () => {
    expect(codes("symbol")).toEqual(["b2", "r5", "y5", "rs", "r+2", "w", "w+4"]);
  });

  test("is sorted by the side that counts", () => {
    const two = ["r1/t2", "b9/p1"];
    expect(sorted(two, edition("flip"), "dark", "color").map((held) => held.code)).toEqual([
      "b9/p1",
      "r1/t2",
    ]);
    expect(sorted(two, edition("flip"), "light", "color").map((held) => held.code)).toEqual([
      "r1/t2",
      "b9/p1",
    ]);
  });

  test("of any deck lies as its sheet says, whatever its letters", () => {
    const cards = ["x9", "b1", "x", "as", "?", "a12", "b69"];
    const codes = (order: "color" | "symbol") =>
      sorted(cards, stranger(), "light", order).map((held) => held.code);

    expect(codes("color")).toEqual(["a12", "as", "b1", "b69", "x", "x9", "?"]);
    expect(codes("symbol")).toEqual(["b1", "a12", "b69", "as", "x", "x9", "?"]);
  });

  test("gives equal cards keys of their own, and names the new one", () => {
    expect(sorted(["r5", "r5"], edition("classic"), "light", "color").map((held) => held.key)).toEqual([
      "r5#0",
      "r5#1",
    ]);
    expect(more(["b2", "r5", "r5"], ["b2", "r5"])).toEqual(["r5#1"]);
  });
});

describe("cards that are passed on", () => {
  const passed: Event = { type: "CardsPassed", direction: 1, given: [["r5"], ["?"], ["g7"]] };
  const before = view({ chosen: ["r5"] });

  test("fly to the next players all at once, one's own from where they lie to be seen", () => {
    expect(ways(passed, before)).toEqual(["seat-0 > seat-1", "seat-1 > seat-2", "seat-2 > card-g7#0"]);
    expect(new Set(flown(passed, before).map(({ delay }) => delay))).toEqual(new Set([0]));
    expect(flown(passed, before).map(({ leaves, lands }) => `${leaves} ${lands}`)).toEqual([
      "face back",
      "back back",
      "back face",
    ]);
  });

  test("have left one's own hand while they fly, and are on their way to it", () => {
    const after = advance(before, passed);

    expect(after.hands[0]).toEqual(["b2", "g7", "r5"]);
    expect(during(passed, before, after).hands).toEqual([["b2", "g7", "r5"], ["?", "?"], ["?"]]);
  });

  test("are shouted about when somebody has chosen all of them", () => {
    const chosen = (left: number): Event => ({ type: "CardsChosen", seat: 1, cards: ["?"], left });

    expect(shoutOf(chosen(0))).toEqual({ seat: 1, id: "table-shout-picked" });
    expect(shoutOf(chosen(1))).toBeNull();
  });
});

describe("people", () => {
  test("sit clockwise from the left of the viewer", () => {
    expect(around(4, 2)).toEqual([3, 0, 1]);
    expect(around(3, null)).toEqual([0, 1, 2]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    "%i of them sit from left to right, mirrored, none on another",
    (of) => {
      const spots = Array.from({ length: of }, (_, nth) => spot(nth, of));
      spots.forEach(({ x, y }, nth) => {
        const opposite = spots[of - 1 - nth]!;
        expect(x + opposite.x).toBeCloseTo(1, 1);
        expect(y).toBeCloseTo(opposite.y, 1);
        if (nth) expect(Math.hypot(2 * (x - spots[nth - 1]!.x), y - spots[nth - 1]!.y)).toBeGreaterThan(0.25);
      });
    },
  );
});

describe("flights", () => {
  test("a card of one's own leaves its place in the hand, face up", () => {
    const [flight] = flown({ type: "CardPlayed", seat: 0, card: "r5" });
    expect(flight).toMatchObject({ from: "card-r5#1", to: "discard", leaves: "face", lands: "face" });
  });

  test("somebody else's card is turned on its way", () => {
    const [flight] = flown({ type: "CardPlayed", seat: 1, card: "r3" });
    expect(flight).toMatchObject({ from: "seat-1", to: "discard", leaves: "back", lands: "face" });
  });

  test("drawn cards go to their places in one's own hand, one after the other", () => {
    const drawn = flown({ type: "CardsDrawn", seat: 0, cards: ["r5", "g1"], forced: true });
    expect(drawn.map(({ to }) => to)).toEqual(["card-r5#2", "card-g1#0"]);
    expect(drawn[1]!.delay).toBeGreaterThan(drawn[0]!.delay);
  });

  test("nobody sees what somebody else draws", () => {
    expect(flown({ type: "CardsDrawn", seat: 2, cards: ["?"], forced: false })).toMatchObject([
      { code: "?", from: "draw", to: "seat-2", leaves: "back", lands: "back" },
    ]);
  });

  test("many cards are told by a few", () => {
    expect(flown({ type: "CardsDrawn", seat: 1, cards: Array(12).fill("?"), forced: true })).toHaveLength(6);
  });

  test("two hands change places; all hands move on the way play runs", () => {
    const swapped = [["?", "?"], ["?"], ["?"]];
    const pair = new Set(ways({ type: "HandsMoved", seat: 1, other: 2, hands: swapped }));
    expect(pair).toEqual(new Set(["seat-1 > seat-2", "seat-2 > seat-1"]));
    const all = { type: "HandsMoved", seat: 1, other: null, hands: swapped } as const;
    const back = new Set(ways(all as Event, view({ direction: -1 })));
    expect(back).toEqual(new Set(["seat-0 > seat-2", "seat-1 > seat-0", "seat-2 > seat-1"]));
  });

  test("no gift, no flight", () => {
    expect(flown({ type: "CardsGiven", seat: 0, to: null, cards: [] })).toEqual([]);
  });
});

describe("while cards are in the air", () => {
  const seen = (event: Event) => during(event, view(), advance(view(), event));

  test("a played card has left the hand and does not lie on the pile", () => {
    const air = seen({ type: "CardPlayed", seat: 0, card: "r5" });
    expect(air.hands[0]).toEqual(["b2", "r5"]);
    expect([air.top, air.discard_count]).toEqual(["r9", 3]);
  });

  test("a drawn card has left the pile and is not counted in the hand", () => {
    const air = seen({ type: "CardsDrawn", seat: 1, cards: ["?"], forced: false });
    expect([air.draw_count, air.hands[1]!.length]).toEqual([19, 2]);
  });

  test("one's own hand makes room", () => {
    const air = seen({ type: "CardsDrawn", seat: 0, cards: ["g1"], forced: false });
    expect(air.hands[0]).toEqual(["b2", "g1", "r5", "r5"]);
  });
});

test("the key of a catch stands where it would be heard: at the first", async () => {
  await loadLanguage("en");
  const rights: Move[] = [1, 2].map((seat) => ({ type: "Catch", seat }));
  const session = { prompt: { moves: [], rights }, view: view(), seat: 0, names: () => ["Ann", "Bob", "Cy"] };

  const { body } = render(Calls, { props: { session: session as unknown as TableSession } });

  expect(body.match(/Catch (Bob|Cy)!/g)).toEqual(["Catch Bob!", "Catch Cy!"]);
  expect(body.match(/<kbd/g)).toHaveLength(1);
  expect(body.indexOf("<kbd")).toBeLessThan(body.indexOf("Catch Cy!"));
});
