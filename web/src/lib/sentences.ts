/** Events and questions in words: src/lastcard/locale/speaker.py once more, for the page. Fixtures keep both equal. */

import type { Asked, EditionInfo, Event, Move, Prompt, Side, View } from "../protocol";
import type { Ending } from "./channel";
import { cardName, colorName, half } from "./editions";
import { say, type Values } from "./words.svelte";

/** What happened, in sentences. `side` is the one that counts: the new one when the table has just been turned. */
export function sentences(
  event: Event,
  names: readonly string[],
  side: Side,
  edition: EditionInfo,
): string[] {
  const who = (seat: number) => names[seat] ?? "";
  const named = (card: string) => cardName(edition, card, side);
  const hue = (color: string) => colorName(edition, color);

  /** Names the cards, or only counts them when their faces are not seen. */
  const ofCards = (id: string, cards: readonly string[], values: Values) =>
    cards.some((one) => half(one, side) === "?")
      ? say(`${id}-hidden`, { count: cards.length, ...values })
      : say(id, { count: cards.length, cards: cards.map(named).join(", "), ...values });

  switch (event.type) {
    case "Asked":
    case "PileTopChanged":
      return [];
    case "DealerCut":
      return event.seats.map((seat, at) =>
        say("event-dealer-cut", { who: who(seat), card: named(event.cards[at] ?? "?") }),
      );
    case "DealerFound":
      return [say("event-dealer-found", { who: who(event.seat) })];
    case "PileShuffled":
      return [say("event-pile-shuffled", { count: event.count })];
    case "HandsDealt":
      return [say("event-hands-dealt")];
    case "CardTurnedUp":
      return [say("event-card-turned-up", { card: named(event.card) })];
    case "OpeningPutBack":
      return [say(`event-opening-put-back-${event.where ?? "shuffle"}`)];
    case "CardPlayed": {
      const id = event.jumped ? "event-card-jumped" : "event-card-played";
      return [say(id, { who: who(event.seat), card: named(event.card) })];
    }
    case "CardsDrawn":
      return [ofCards("event-cards-drawn", event.cards, { who: who(event.seat) })];
    case "CardKept":
      return [say("event-card-kept", { who: who(event.seat) })];
    case "TurnPassed":
      return [say("event-turn-passed", { who: who(event.seat) })];
    case "ColorNamed":
      return [say("event-color-named", { who: who(event.seat), color: hue(event.color) })];
    case "ColorRestored":
      return [say("event-color-restored", { color: hue(event.color) })];
    case "DirectionTurned":
      return [say(event.direction === 1 ? "event-direction-left" : "event-direction-right")];
    case "TurnLost":
      return [say("event-turn-lost", { who: who(event.seat) })];
    case "DrawAccepted":
      return [say("event-draw-accepted", { who: who(event.seat) })];
    case "DrawChallenged":
      return [say("event-draw-challenged", { who: who(event.seat), other: who(event.accused) })];
    case "HandShown":
      return [ofCards("event-hand-shown", event.cards, { who: who(event.seat), other: who(event.to) })];
    case "ChallengeSettled": {
      const id = event.guilty ? "event-challenge-guilty" : "event-challenge-innocent";
      return [say(id, { who: who(event.accused) })];
    }
    case "CardsGiven":
      return event.to === null
        ? [say("event-no-gift", { who: who(event.seat) })]
        : [ofCards("event-cards-given", event.cards, { who: who(event.seat), other: who(event.to) })];
    case "BattleDeclared":
      return event.opponent === null
        ? [say("event-no-battle", { who: who(event.seat) })]
        : [say("event-battle-declared", { who: who(event.seat), other: who(event.opponent) })];
    case "CardPicked":
      return [say("event-card-picked", { who: who(event.seat) })];
    case "CardsRevealed": {
      const [first, second] = event.cards;
      const by = { who: who(event.challenger), other: who(event.target) };
      return [say("event-cards-revealed", { ...by, card: named(first), card2: named(second) })];
    }
    case "BattleSettled": {
      if (event.winner === null) return [say("event-battle-void")];
      const loser = event.winner === event.challenger ? event.target : event.challenger;
      return [say("event-battle-won", { who: who(event.winner), other: who(loser) })];
    }
    case "CardShown": {
      const by = { who: who(event.seat), other: who(event.to) };
      return half(event.card, side) === "?"
        ? [say("event-card-shown-hidden", by)]
        : [say("event-card-shown", { ...by, card: named(event.card) })];
    }
    case "ShowFailed":
      return [say("event-show-failed", { who: who(event.seat), color: hue(event.color) })];
    case "SidesTurned":
      return [say(`event-sides-turned-${event.side}`, { card: cardName(edition, event.top, event.side) })];
    case "HandsMoved":
      return event.other === null
        ? [say("event-hands-passed")]
        : [say("event-hands-swapped", { who: who(event.seat), other: who(event.other) })];
    case "CardsChosen":
      // The player who chooses sees it, and nobody else hears of it.
      return event.left ? [] : [ofCards("event-cards-chosen", event.cards, { who: who(event.seat) })];
    case "CardsPassed":
      return event.given.map((cards, giver) => {
        const other = (giver + event.direction + event.given.length) % event.given.length;
        return ofCards("event-cards-passed", cards, { who: who(giver), other: who(other) });
      });
    case "UnoCalled":
      return [say("event-uno-called", { who: who(event.seat) })];
    case "UnoCaught":
      return [say("event-uno-caught", { who: who(event.seat), other: who(event.by) })];
    case "CatchFailed":
      return [say("event-catch-failed", { who: who(event.seat), other: who(event.by) })];
    case "CallForgotten":
      return [say("event-call-forgotten", { who: who(event.seat) })];
    case "RoundEnded": {
      if (event.winner === null) return [say("event-round-blocked")];
      const points = event.caught.reduce((sum, one) => sum + one, 0);
      return [say("event-round-won", { who: who(event.winner), points })];
    }
  }
}

/** Who is asked what; null when it is nobody's turn. A view's `question` and `asked` say the same. */
export function question(
  kind: Asked["question"],
  seats: readonly number[],
  names: readonly string[],
): string | null {
  if (seats.length === 0) return null;
  return say(`question-${kind}`, { who: seats.map((seat) => names[seat] ?? "").join(", ") });
}

/** How a question is put: it names no answer that is not offered, and no number where cards are drawn until a color. */
function manner({ question, moves }: Prompt, view: View): string {
  const can = (type: Move["type"]) => moves.some((move) => move.type === type);
  if (question === "play") {
    if (can("Pass")) return "-pass";
    return can("Play") ? (can("Draw") ? "" : "-must") : "-draw";
  }
  if (question === "drawn") return can("Play") ? (can("Keep") ? "" : "-must") : "-keep";
  if (question === "stack") return can("Play") ? "" : "-take";
  return question === "challenge" && !view.draws ? "-color" : "";
}

/** What a prompt says to its player: the question, and every right. */
export function summons(
  prompt: Prompt,
  view: View,
  names: readonly string[],
  edition: EditionInfo,
): string[] {
  const told: string[] = [];
  if (prompt.question) {
    const values = {
      card: prompt.drawn ? cardName(edition, prompt.drawn, view.side) : "",
      color: view.color ? colorName(edition, view.color) : "",
      count: view.draws,
    };
    told.push(say(`connection-turn-${prompt.question}${manner(prompt, view)}`, values));
  }
  for (const right of prompt.rights) {
    if (right.type === "Call") told.push(say("connection-right-call"));
    if (right.type === "Catch") told.push(say("connection-right-catch", { who: names[right.seat] ?? "" }));
    if (right.type === "JumpIn")
      told.push(say("connection-right-jump", { card: cardName(edition, right.card, view.side) }));
  }
  return told;
}

/** Why a connection is over. */
export const ended = (ending: Ending) => say(`refusal-${ending.replaceAll("_", "-")}`);
