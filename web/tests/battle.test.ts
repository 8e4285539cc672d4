/** A battle on its stage: what is seen when, and what must not be seen too early. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Step } from "../src/lib/session.svelte";
import type { Event, View } from "../src/protocol";
import { Battle, BREATH, LINGER, TIE, TURN } from "../src/table/dialogs/battle.svelte";

const DECLARED: Event = { type: "BattleDeclared", seat: 1, opponent: 0 };
const PICKED: Event[] = [0, 1].map((seat) => ({ type: "CardPicked", seat }));
const TIED: Event = { type: "CardsRevealed", challenger: 1, target: 0, cards: ["r7", "b7"] };
const REVEALED: Event = { type: "CardsRevealed", challenger: 1, target: 0, cards: ["r4", "b9"] };
const SETTLED: Event = {
  type: "BattleSettled",
  challenger: 1,
  target: 0,
  winner: 0,
  taken: [["r4", "b9"], []],
};
const AGAIN = { type: "Asked", question: "reveal", seats: [0, 1] } as unknown as Event;

class Told {
  view = { question: "reveal", turn: 1, asked: [0, 1], aside: [[], []] } as unknown as View;
  question = 7;
  private listener: (step: Step) => void = () => {};
  onEvents = (listener: (step: Step) => void) => {
    this.listener = listener;
    return () => {};
  };
  /** How many hold back what is told. */
  held = 0;
  hold = () => {
    this.held++;
    let holds = true;
    return () => {
      if (holds) this.held--;
      holds = false;
    };
  };
  hear = (...events: Event[]) => this.listener({ before: this.view, after: this.view, events });
}

function stage(moves = true): { told: Told; battle: Battle } {
  const told = new Told();
  const battle = new Battle(told, () => moves);
  battle.follow();
  return { told, battle };
}

const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("picks lie face down, and nothing is told, until both cards are turned", async () => {
  const { told, battle } = stage();
  told.hear(DECLARED, ...PICKED, REVEALED, SETTLED);

  expect(battle.suspense).toBe(true);
  await later(BREATH - 1);
  expect(battle.bout).toMatchObject({ cards: ["r4", "b9"], open: false });
  expect(battle.bout?.winner).toBeUndefined();

  await later(1);
  expect(battle.bout?.open).toBe(true);
  await later(TURN);
  expect(battle.bout?.winner).toBe(0);
  expect(battle.suspense).toBe(false);

  await later(LINGER);
  expect(battle.bout).toBeNull();
});

test("a battle that is declined is none", async () => {
  const { told, battle } = stage();
  told.hear({ type: "BattleDeclared", seat: 1, opponent: null });

  await later(0);
  expect(battle.bout).toBeNull();
});

test("equal cards are put aside and both pick again", async () => {
  const { told, battle } = stage();
  told.hear(DECLARED, ...PICKED, TIED, AGAIN);

  await later(BREATH + TURN);
  expect(battle.bout).toMatchObject({ open: true, cards: ["r7", "b7"] });
  expect(battle.suspense).toBe(false);
  await later(TIE);
  expect(battle.bout).toMatchObject({ cards: null, ready: [], aside: [["r7", "b7"]] });
});

test("words wait for the cards: until they are turned, and no longer", async () => {
  const { told } = stage();
  told.hear(DECLARED, ...PICKED);
  expect(told.held).toBe(0);

  told.hear(REVEALED, SETTLED);
  expect(told.held).toBe(1);
  await later(BREATH + TURN - 1);
  expect(told.held).toBe(1);
  await later(1);
  expect(told.held).toBe(0);
});

test("a second turn that comes while equal cards are still shown has its own suspense", async () => {
  const { told, battle } = stage();
  told.hear(DECLARED, ...PICKED, TIED, AGAIN);
  told.hear(...PICKED, REVEALED, SETTLED);
  expect(told.held).toBe(2);

  await later(BREATH + TURN);
  expect(battle.bout).toMatchObject({ cards: ["r7", "b7"], tie: true });
  expect([told.held, battle.suspense]).toEqual([1, true]);
  await later(TIE + BREATH + TURN);
  expect([told.held, battle.suspense]).toEqual([0, false]);
  expect(battle.bout).toMatchObject({ winner: 0 });
});

test("whoever leaves during the suspense takes no words away", async () => {
  const told = new Told();
  const stop = new Battle(told, () => true).follow();
  told.hear(DECLARED, ...PICKED, REVEALED, SETTLED);
  await later(1);
  stop();
  await later(BREATH + TURN);

  expect(told.held).toBe(0);
});

test("where nothing may move, the outcome is there at once", async () => {
  const { told, battle } = stage(false);
  told.hear(DECLARED, ...PICKED, REVEALED, SETTLED);

  expect([told.held, battle.suspense]).toEqual([0, false]);
  await later(0);
  expect(battle.bout).toMatchObject({ open: true, winner: 0 });
});

test("who comes during a battle sees who has picked and what lies aside", () => {
  const { told, battle } = stage();
  told.view = { ...told.view, asked: [0], aside: [["r7"], ["b7"]] };
  battle.sync(null);

  expect(battle.bout).toMatchObject({ seats: [1, 0], ready: [1], aside: [["r7", "b7"]] });
});

test("the question of the winner leaves the outcome in sight, a later one takes the room", async () => {
  const { told, battle } = stage(false);
  told.hear(DECLARED, ...PICKED, REVEALED, SETTLED);
  await later(0);

  battle.sync(told.question);
  expect(battle.bout?.winner).toBe(0);
  battle.sync(told.question + 1);
  expect(battle.bout).toBeNull();
});
