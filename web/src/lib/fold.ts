/** Folding events into a view: src/lastcard/views/advance.py once more, for the page. Fixtures keep both equal. */

import type { Color, Event, Sight, Side, View } from "../protocol";

/** The events do not fit what is known: ask for a snapshot. */
export class Unfoldable extends Error {}

/** The view after one more event. */
export function advance(view: View, event: Event): View {
  switch (event.type) {
    // Words about what the other events do; nothing to see changes.
    case "BattleDeclared":
    case "CallForgotten":
    case "CardKept":
    case "CardPicked":
    case "CardShown":
    case "CatchFailed":
    case "ChallengeSettled":
    case "DealerCut":
    case "DrawAccepted":
    case "DrawChallenged":
    case "HandShown":
    case "ShowFailed":
    case "TurnLost":
    case "TurnPassed":
    case "UnoCalled":
    case "UnoCaught":
      return view;
    case "DealerFound":
      return { ...view, dealer: event.seat };
    case "PileShuffled":
      return { ...view, draw_count: event.count, discard_count: Math.min(view.discard_count, 1) };
    case "HandsDealt":
      return { ...view, hands: event.hands, draw_count: view.draw_count - event.hands.flat().length };
    case "CardTurnedUp":
      return onTop({ ...view, draw_count: view.draw_count - 1 }, event.card);
    case "OpeningPutBack":
      return { ...view, draw_count: view.draw_count + 1, discard_count: 0, top: null, color: null };
    case "CardPlayed":
      return onTop(lost(view, event.seat, [event.card]), event.card);
    case "CardsDrawn":
      return gained({ ...view, draw_count: view.draw_count - event.cards.length }, event.seat, event.cards);
    case "ColorNamed":
    case "ColorRestored":
      return { ...view, color: event.color };
    case "DirectionTurned":
      return { ...view, direction: event.direction };
    case "CardsGiven":
      return event.to === null ? view : gained(lost(view, event.seat, event.cards), event.to, event.cards);
    case "CardsRevealed": {
      const [first, second] = event.cards;
      const revealed = lost(lost(view, event.challenger, [first]), event.target, [second]);
      return {
        ...revealed,
        aside: [
          [...view.aside[0], first],
          [...view.aside[1], second],
        ],
      };
    }
    case "BattleSettled": {
      const [first, second] = event.taken;
      const settled = gained(gained(view, event.challenger, first), event.target, second);
      return { ...settled, aside: [[], []] };
    }
    case "SidesTurned":
      return {
        ...view,
        side: event.side,
        hands: event.hands,
        top: event.top,
        color: colorOf({ ...view, side: event.side }, event.top),
      };
    case "HandsMoved":
      return { ...view, hands: event.hands };
    case "CardsChosen":
      return event.seat === view.viewer ? { ...view, chosen: event.cards } : view;
    case "CardsPassed": {
      const { direction, given } = event;
      const next = (giver: number) => (giver + direction + given.length) % given.length;
      const left = given.reduce((seen, cards, giver) => lost(seen, giver, cards), view);
      const arrived = given.reduce((seen, cards, giver) => gained(seen, next(giver), cards), left);
      return { ...arrived, chosen: [] };
    }
    case "PileTopChanged":
      return { ...view, draw_top: event.card };
    case "RoundEnded":
      return { ...view, winner: event.winner, caught: event.caught, hands: event.hands };
    case "Asked": {
      const { question, seats: asked, turn, calls, jumpable, draws } = event;
      return { ...view, question, asked, turn, calls, jumpable, draws };
    }
    default:
      throw new Unfoldable(`an event that is not known here: ${(event satisfies never as Event).type}`);
  }
}

/** The view after all of these. */
export const advanceAll = (view: View, events: readonly Event[]): View => events.reduce(advance, view);

/** Cards that somebody will have to draw; cards to be passed on are no threat. */
export const atStake = ({ question, draws }: View): number => (question === "pass" ? 0 : draws);

function onTop(view: View, card: string): View {
  const top = mask(card, view.side, true, false);
  return {
    ...view,
    top,
    discard_count: view.discard_count + 1,
    color: colorOf(view, top) ?? (view.discard_count ? view.color : null),
  };
}

/** The printed colour of the face that counts; none on a colorless one. */
function colorOf(view: View, card: string): Color | null {
  const code = card.split("/").at(view.side === "dark" ? -1 : 0)!;
  return view.sight.colorless.includes(code) ? null : code[0]!;
}

function gained(view: View, seat: number, cards: readonly string[]): View {
  return withHand(view, seat, [...handOf(view, seat), ...asHeld(view, seat, cards)].sort());
}

function lost(view: View, seat: number, cards: readonly string[]): View {
  const hand = [...handOf(view, seat)];
  for (const card of asHeld(view, seat, cards)) {
    const at = hand.indexOf(card);
    if (at < 0) throw new Unfoldable(`seat ${seat} does not hold ${card}`);
    hand.splice(at, 1);
  }
  return withHand(view, seat, hand);
}

function handOf(view: View, seat: number): readonly string[] {
  const hand = view.hands[seat];
  if (!hand) throw new Unfoldable(`nobody sits at ${seat}`);
  return hand;
}

const withHand = (view: View, seat: number, hand: string[]): View => ({
  ...view,
  hands: view.hands.with(seat, hand),
});

/** Cards in a hand as the viewer sees them: what views/sight.py calls `held`. */
function asHeld(view: View, holder: number, cards: readonly string[]): string[] {
  const { sight, side, viewer } = view;
  const active = Boolean(sight.everything) || viewer === holder;
  return cards.map((card) => mask(card, side, active, seesIdle(sight, viewer, holder)));
}

/** Others see the idle faces of a hand, and its holder does not, unless the rulings say otherwise. */
function seesIdle(sight: Sight, viewer: number | null, holder: number): boolean {
  if (sight.everything) return true;
  if (!sight.two_sided || viewer === null) return false;
  return viewer === holder ? sight.peek_own_back : sight.show_inactive;
}

/** A card with only some of its faces showing. */
function mask(card: string, side: Side, active: boolean, idle: boolean): string {
  const [light, dark] = card.split("/");
  if (dark === undefined) return active ? card : "?";
  if (!active && !idle) return "?";
  const [lightSeen, darkSeen] = side === "light" ? [active, idle] : [idle, active];
  return `${lightSeen ? light : "?"}/${darkSeen ? dark : "?"}`;
}
