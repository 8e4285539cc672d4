/** Which cards fly where when something happens. Places are named; Flights.svelte knows where they are. */

import type { Event, Side, View } from "../protocol";
import { more } from "./order";

/** `seat-2`, `draw`, `discard`, or a card of one's own hand: `card-r5#0`. */
export type Place = string;

export interface Flight {
  code: string;
  side: Side;
  from: Place;
  to: Place;
  /** Which way up it leaves and lands. */
  leaves: "face" | "back";
  lands: "face" | "back";
  /** Milliseconds after the first of its flock. */
  delay: number;
}

const STAGGER = 90;
/** So many cards tell the story; more only take time. */
const FLOCK = 6;

export const seatPlace = (seat: number): Place => `seat-${seat}`;

/** The flights of one event, between the view before it and the view after it. */
export function flights(event: Event, before: View, after: View): Flight[] {
  const { viewer, side } = before;
  const flock = (
    codes: readonly string[],
    way: { from: Place; to: (at: number) => Place; leaves: Flight["leaves"]; lands: Flight["lands"] },
  ): Flight[] =>
    codes.slice(0, FLOCK).map((code, at) => ({
      code,
      side,
      from: way.from,
      to: way.to(at),
      leaves: way.leaves,
      lands: way.lands,
      delay: at * STAGGER,
    }));

  /** Cards that go into a hand: into their places in one's own. */
  const into = (seat: number, codes: readonly string[], from: Place, leaves: Flight["leaves"]): Flight[] => {
    if (seat !== viewer) return flock(codes, { from, to: () => seatPlace(seat), leaves, lands: "back" });
    const keys = more(after.hands[seat] ?? [], before.hands[seat] ?? []);
    const placed = codes.map((code) => {
      const at = keys.findIndex((key) => key.startsWith(`${code}#`));
      const [key] = keys.splice(Math.max(at, 0), 1);
      return key ? `card-${key}` : seatPlace(seat);
    });
    return flock(codes, { from, to: (at) => placed[at]!, leaves, lands: "face" });
  };

  /** Where a card of a hand leaves from. */
  const outOf = (seat: number): Place => {
    const key = seat === viewer && more(before.hands[seat] ?? [], after.hands[seat] ?? [])[0];
    return key ? `card-${key}` : seatPlace(seat);
  };
  const own = (seat: number) => (seat === viewer ? "face" : "back");

  switch (event.type) {
    case "CardPlayed":
      return flock([event.card], {
        from: outOf(event.seat),
        to: () => "discard",
        leaves: own(event.seat),
        lands: "face",
      });
    case "CardsDrawn":
      return into(event.seat, event.cards, "draw", "back");
    case "CardsGiven":
      return event.to === null ? [] : into(event.to, event.cards, seatPlace(event.seat), own(event.seat));
    case "CardsPassed":
      return event.given.flatMap((cards, giver) =>
        into(passedTo(event, giver), cards, seatPlace(giver), own(giver)),
      );
    case "BattleSettled":
      return [
        ...into(event.challenger, event.taken[0], "discard", "face"),
        ...into(event.target, event.taken[1], "discard", "face"),
      ];
    case "CardShown":
      return flock([event.card], {
        from: seatPlace(event.seat),
        to: () => seatPlace(event.to),
        leaves: own(event.seat),
        lands: own(event.to),
      });
    case "PileShuffled":
      return flock(Array(FLOCK).fill("?"), {
        from: "discard",
        to: () => "draw",
        leaves: "face",
        lands: "back",
      });
    case "HandsMoved":
      return before.hands.flatMap((hand, seat) => {
        const to = movedTo(seat, event.seat, event.other, before);
        return to === seat
          ? []
          : flock(hand.slice(0, 3), {
              from: seatPlace(seat),
              to: () => seatPlace(to),
              leaves: "back",
              lands: "back",
            });
      });
    default:
      return [];
  }
}

const passedTo = ({ direction, given }: Extract<Event, { type: "CardsPassed" }>, giver: number) =>
  (giver + direction + given.length) % given.length;

function movedTo(seat: number, one: number, other: number | null, { hands, direction }: View): number {
  if (other === null) return (seat + direction + hands.length) % hands.length;
  return seat === one ? other : seat === other ? one : seat;
}

/** What is seen while the cards of an event are in the air: they have left, and not arrived. */
export function during(event: Event, before: View, after: View): View {
  const { viewer } = before;
  /** One's own hand makes room for what comes; the new cards stay unseen until they land. */
  const waiting = (...seats: number[]) =>
    after.hands.map((hand, seat) =>
      seats.includes(seat) && seat !== viewer ? (before.hands[seat] ?? []) : hand,
    );
  switch (event.type) {
    case "CardPlayed":
      return { ...after, top: before.top, color: before.color, discard_count: before.discard_count };
    case "CardsDrawn":
      return { ...after, hands: waiting(event.seat) };
    case "CardsGiven":
      return event.to === null ? after : { ...after, hands: waiting(event.to) };
    case "CardsPassed":
      return { ...after, hands: waiting(...after.hands.keys()) };
    case "BattleSettled":
      return { ...after, hands: waiting(event.challenger, event.target) };
    default:
      return before;
  }
}
