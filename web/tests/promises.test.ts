import { beforeEach, expect, it, vi } from "vitest";
import { notePromise, promisesOf } from "../src/lib/promises";

class Shelf {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
}

beforeEach(() => vi.stubGlobal("localStorage", new Shelf()));

it("keeps the promises of each table apart", () => {
  notePromise("kitchen", "1.1", "a");
  notePromise("garden", "1.1", "b");
  notePromise("kitchen", "1.2", "c");

  expect(promisesOf("kitchen")).toEqual({ "1.1": "a", "1.2": "c" });
  expect(promisesOf("garden")).toEqual({ "1.1": "b" });
  expect(promisesOf("attic")).toEqual({});
});

it("does not let a promise be changed", () => {
  notePromise("kitchen", "1.1", "a");
  notePromise("kitchen", "1.1", "b");

  expect(promisesOf("kitchen")).toEqual({ "1.1": "a" });
});

it("keeps the last twenty tables", () => {
  for (let table = 0; table < 25; table++) notePromise(`table ${table}`, "1.1", "a");

  expect(promisesOf("table 4")).toEqual({});
  expect(promisesOf("table 5")).toEqual({ "1.1": "a" });
});

it("does without a storage, and with somebody else's words in it", () => {
  localStorage.setItem("lastcard.promises", "{");
  expect(promisesOf("kitchen")).toEqual({});
  vi.stubGlobal("localStorage", undefined);
  notePromise("kitchen", "1.1", "a");

  expect(promisesOf("kitchen")).toEqual({});
});
