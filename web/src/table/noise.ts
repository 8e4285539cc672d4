/** What is heard when something happens, and the short words that stand over a seat then. */

import type { Event } from "../protocol";
import type { TableSession } from "../lib/session.svelte";
import type { Sound } from "../lib/sound";
import { personAt } from "./seats";

/** A short word over a seat. */
export interface Shout {
  key: number;
  seat: number;
  id: "table-shout-uno" | "table-shout-caught" | "table-shout-skipped" | "table-shout-picked";
}

const SHOUTS: Partial<Record<Event["type"], Shout["id"]>> = {
  UnoCalled: "table-shout-uno",
  UnoCaught: "table-shout-caught",
  TurnLost: "table-shout-skipped",
  CardPicked: "table-shout-picked",
  CardsChosen: "table-shout-picked",
};

export function shoutOf(event: Event): Omit<Shout, "key"> | null {
  if (event.type === "CardsChosen" && event.left) return null;
  const id = SHOUTS[event.type];
  return id && "seat" in event ? { seat: event.seat, id } : null;
}

const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  BattleDeclared: "battle",
  CardPlayed: "card",
  CardsDrawn: "draw",
  CardsGiven: "draw",
  CardsPassed: "draw",
  CardsRevealed: "battle",
  CatchFailed: "caught",
  HandsMoved: "draw",
  PileShuffled: "draw",
  SidesTurned: "flip",
  UnoCalled: "uno",
  UnoCaught: "caught",
};

export function soundOf(event: Event, viewer: number | null, session: TableSession): Sound | null {
  if (event.type === "Asked") return viewer !== null && event.seats.includes(viewer) ? "turn" : null;
  if (event.type === "BattleDeclared" && event.opponent === null) return null;
  if (event.type !== "RoundEnded") return SOUNDS[event.type] ?? null;
  const { winner } = event;
  const ours = winner === null || winner === viewer || personAt(session, winner)?.partner;
  return ours || viewer === null ? "win" : "lose";
}
