import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepLuck, lucksOf, type OwnLuck } from "../src/lib/luck";
import { notePromise, promisesOf } from "../src/lib/promises";

class Storage {
  kept = new Map<string, string>();
  get length() {
    return this.kept.size;
  }
  key = (at: number) => [...this.kept.keys()][at] ?? null;
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

beforeEach(() => vi.stubGlobal("localStorage", new Storage()));

describe("promises", () => {
  it("are kept apart by table", () => {
    notePromise("kitchen", "1.1", { commitment: "a" });
    notePromise("garden", "1.1", { commitment: "b" });
    notePromise("kitchen", "1.2", { commitment: "c" });

    expect(promisesOf("kitchen")).toEqual({ "1.1": { commitment: "a" }, "1.2": { commitment: "c" } });
    expect(promisesOf("garden")).toEqual({ "1.1": { commitment: "b" } });
    expect(promisesOf("attic")).toEqual({});
  });

  it("cannot be changed, and seals come to them once, when they are closed", () => {
    notePromise("kitchen", "1.1", { commitment: "a" });
    notePromise("kitchen", "1.1", { commitment: "b" });
    notePromise("kitchen", "1.1", { commitment: "c", sealed: ["x", ""] });
    notePromise("kitchen", "1.1", { commitment: "a", sealed: ["y", ""] });

    expect(promisesOf("kitchen")).toEqual({ "1.1": { commitment: "a", sealed: ["x", ""] } });
  });

  it("are kept for the last twenty tables", () => {
    for (let table = 0; table < 25; table++) notePromise(`table ${table}`, "1.1", { commitment: "a" });

    expect(promisesOf("table 4")).toEqual({});
    expect(promisesOf("table 5")).toEqual({ "1.1": { commitment: "a" } });
  });

  it("do without a storage, and with somebody else's words in it", () => {
    localStorage.setItem("lastcard.words", "{");
    expect(promisesOf("kitchen")).toEqual({});
    vi.stubGlobal("localStorage", undefined);
    notePromise("kitchen", "1.1", { commitment: "a" });
    notePromise("garden", "1.1", { commitment: "b" });

    expect(promisesOf("kitchen"), "known until the page is gone").toEqual({ "1.1": { commitment: "a" } });
    expect(promisesOf("attic")).toEqual({});
  });

  it("are kept where the storage is full", () => {
    localStorage.setItem = () => {
      throw new Error("full");
    };
    notePromise("cellar", "1.1", { commitment: "a" });
    notePromise("cellar", "1.1", { commitment: "b" });

    expect(promisesOf("cellar")).toEqual({ "1.1": { commitment: "a" } });
  });
});

describe("own luck", () => {
  const luck = (seal: string, more: Partial<OwnLuck> = {}): OwnLuck => ({
    table: "kitchen",
    deal: "1.1",
    player: 0,
    entropy: "e",
    seal,
    at: 1,
    ...more,
  });

  it("of two tabs at once is all kept", () => {
    keepLuck(luck("a"));
    keepLuck(luck("b"));
    keepLuck(luck("a", { opened: true }));

    expect(lucksOf("kitchen")).toEqual([luck("a", { opened: true }), luck("b")]);
    expect(lucksOf("garden")).toEqual([]);
  });

  it("is bounded: the oldest goes first", () => {
    for (let at = 1; at <= 205; at++) keepLuck(luck(`seal ${at}`, { at }));

    expect(lucksOf("kitchen")).toHaveLength(200);
    expect(lucksOf("kitchen")[0]).toMatchObject({ at: 6 });
  });

  it("is kept when the clock was set back", () => {
    for (let at = 1001; at <= 1200; at++) keepLuck(luck(`seal ${at}`, { at }));
    keepLuck(luck("the newest", { at: 5 }));

    expect(lucksOf("kitchen")).toHaveLength(200);
    expect(lucksOf("kitchen")).toContainEqual(luck("the newest", { at: 5 }));
  });

  it("is known until the page is gone where there is no storage, and bears other words there", () => {
    localStorage.setItem("lastcard.luck.kitchen.1.1.c", "{");
    expect(lucksOf("kitchen")).toEqual([]);
    vi.stubGlobal("localStorage", undefined);
    keepLuck(luck("a"));

    expect(lucksOf("kitchen")).toEqual([luck("a")]);
  });
});
