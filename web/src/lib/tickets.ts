/** Seats of this person, by table. A ticket is the seat: it stays in this browser. */

export interface Seat {
  table: string;
  player: number;
  ticket: string;
  edition: string;
  /** When it was last used, in milliseconds. */
  at: number;
}

const KEY = "lastcard.seats";
const KEPT = 20;

export function seats(): Seat[] {
  try {
    const kept: Seat[] = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return kept.sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

export function seatAt(table: string): Seat | null {
  return seats().find((seat) => seat.table === table) ?? null;
}

export function keepSeat(seat: Seat): void {
  write([seat, ...seats().filter((other) => other.table !== seat.table)].slice(0, KEPT));
}

export function forgetSeat(table: string): void {
  write(seats().filter((seat) => seat.table !== table));
}

function write(kept: Seat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // No storage: the seat is lost with the page.
  }
}
