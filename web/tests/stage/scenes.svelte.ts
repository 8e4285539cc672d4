/** A table made by hand: what the dialogs read of a session, and nothing of the network. */

import { cardOf, sideOf } from "../../src/lib/editions";
import { sentences } from "../../src/lib/sentences";
import type { LogLine, Step, TableSession } from "../../src/lib/session.svelte";
import type {
  EditionInfo,
  Event,
  Move,
  Prompt,
  QuestionKind,
  Side,
  TableInfo,
  View,
} from "../../src/protocol";

const NAMES = ["Ann", "Bartholomew-Jim", "Cleo", "Dee", "Eve", "Farid", "Gil", "Hal", "Ida", "Jon"];

export class MadeSession {
  you = 0;
  table = $state.raw<TableInfo | null>(null);
  edition = $state.raw<EditionInfo | null>(null);
  view = $state.raw<View | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  question = $state(1);
  log = $state.raw<LogLine[]>([]);
  reactions = $state.raw<TableSession["reactions"]>([]);
  pending = $state(false);
  said: Move[] = [];
  private listeners = new Set<(step: Step) => void>();

  names = () => this.table!.seating.map((player) => this.table!.seats[player]!.name);
  submit = (move: Move) => {
    this.said.push(move);
    this.prompt = null;
  };
  begin = () => console.log("begin");
  react = (reaction: TableSession["reactions"][number]["reaction"]) => {
    const key = this.reactions.length;
    this.reactions = [...this.reactions, { player: key % 3, reaction, key, at: 0 }];
  };
  onEvents = (listener: (step: Step) => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  hold = () => () => {};

  /** Something happens. */
  hear(...events: Event[]): void {
    const step = { before: this.view!, after: this.view!, events };
    for (const listener of this.listeners) listener(step);
  }

  tell(...events: Event[]): void {
    const { side } = this.view!;
    const lines = events.map((event, at) => ({
      key: this.log.length + at,
      event,
      text: sentences(event, this.names(), side, this.edition!).join(" "),
      side,
      round: this.log.length + at < 4 ? 1 : 2,
    }));
    this.log = [...this.log, ...lines];
  }
}

const colorsOf = ({ edition, view }: MadeSession, side: Side = view!.side) =>
  sideOf(edition!, side).colors.map(({ color }) => color);

export function madeSession(edition: EditionInfo, side: Side, players: number): MadeSession {
  const session = new MadeSession();
  session.edition = edition;
  const { colors, faces } = sideOf(edition, side);
  const two = edition.sides.length > 1;
  const code = (face: string) => cardOf(edition, side, face);
  const suits = faces.filter((face) => !face.colorless && face.copies);
  const wilds = faces.filter((face) => face.colorless);
  const hand = [0, 1, 2, 3, 4, 5, 6].map((at) =>
    code(`${colors[at % colors.length]!.color}${suits[at % suits.length]!.symbol}`),
  );
  session.table = {
    type: "TableInfo",
    id: "stage",
    edition: edition.key,
    mode: "first_to",
    rules: { stacking: "same", jump_in: true, next_dealer: "winner" },
    target: 500,
    timer: 30,
    public: false,
    seats: NAMES.slice(0, players).map((name) => ({
      type: "SeatInfo",
      name,
      kind: "person",
      level: "",
      away: false,
    })),
    host: 0,
    status: "playing",
    match: 1,
    round: 3,
    seating: NAMES.slice(0, players).map((_, at) => at),
    partners: [],
    totals: NAMES.slice(0, players).map((_, at) => at * 47),
    points: 87,
    winners: [],
    proofs: [],
    next_commitment: "",
    scores: [0.2, 0.6, 1].map((part) => NAMES.slice(0, players).map((_, at) => Math.round(at * 47 * part))),
  };
  session.view = {
    type: "View",
    viewer: 0,
    sight: {
      type: "Sight",
      two_sided: two,
      show_inactive: true,
      peek_own_back: false,
      colorless: wilds.map(({ symbol }) => symbol),
    },
    dealer: 0,
    hands: NAMES.slice(0, players).map((_, at) => (at ? Array(at + 2).fill(two ? "?/?" : "?") : hand)),
    draw_count: 60,
    draw_top: null,
    discard_count: 12,
    top: code(wilds.at(-1)!.symbol),
    color: colors[0]!.color,
    side,
    direction: 1,
    question: "play",
    asked: [0],
    turn: 1,
    calls: NAMES.slice(0, players).map(() => "silent"),
    jumpable: false,
    draws: 4,
    aside: [[], []],
    chosen: [],
    winner: null,
    caught: [],
  };
  return session;
}

function ask(session: MadeSession, question: QuestionKind, moves: Move[], more: Partial<Prompt> = {}): void {
  session.view = { ...session.view!, question, asked: [0] };
  session.prompt = { type: "Prompt", seat: 0, question, drawn: null, moves, gift: null, rights: [], ...more };
}

/** What is on the stage, by name. */
export const SCENES: Record<string, (session: MadeSession) => void> = {
  color: (session) =>
    ask(
      session,
      "color",
      colorsOf(session).map((color) => ({
        type: "Name",
        color,
      })),
    ),
  challenge: (session) =>
    ask(session, "challenge", [{ type: "Challenge" }, { type: "Accept" }], { extra: 2 }),
  until: (session) => {
    session.view = { ...session.view!, draws: 0, top: session.view!.sight.two_sided ? "?/w+c" : "w+4" };
    ask(session, "challenge", [{ type: "Challenge" }, { type: "Accept" }], { extra: 2 });
  },
  passing: (session) =>
    ask(
      session,
      "challenge",
      [{ type: "Challenge" }, { type: "Accept" }, { type: "Play", card: session.view!.top! }],
      { extra: 2 },
    ),
  stack: (session) =>
    ask(session, "stack", [
      { type: "Accept" },
      ...session.view!.hands[0]!.slice(0, 3).map((card): Move => ({ type: "Play", card })),
    ]),
  nothing: (session) => ask(session, "stack", [{ type: "Accept" }]),
  give: (session) => {
    const hand = session.view!.hands[0]!;
    const suits = [0, 1, 2, 3].map((suit) => hand.filter((_, at) => at % 4 === suit));
    const recipients = session.table!.seating.slice(1);
    ask(session, "give", [], { gift: { type: "GiftOffer", suits, recipients } });
  },
  battle: (session) =>
    ask(
      session,
      "battle",
      session.table!.seating.slice(1).map((opponent) => ({ type: "Battle", opponent })),
      { extra: 2 },
    ),
  reveal: (session) => {
    ask(
      session,
      "reveal",
      session.view!.hands[0]!.map((card) => ({ type: "Reveal", card })),
      { extra: 2 },
    );
    session.hear({ type: "BattleDeclared", seat: 1, opponent: 0 }, { type: "CardPicked", seat: 1 });
  },
  tie: (session) => {
    const colors = colorsOf(session, "light");
    session.view = { ...session.view!, aside: [[`${colors[0]}7`], [`${colors[1]}7`]] };
    SCENES["reveal"]!(session);
    const asked = { type: "Asked", question: "reveal", seats: [0, 1], turn: 1, calls: [] } as const;
    session.hear(
      { type: "CardPicked", seat: 0 },
      { type: "CardsRevealed", challenger: 1, target: 0, cards: [`${colors[0]}7`, `${colors[1]}7`] },
      { ...asked, calls: [], seats: [0, 1], jumpable: false, draws: 0 },
    );
  },
  duel: (session) => {
    const colors = colorsOf(session, "light");
    session.hear(
      { type: "BattleDeclared", seat: 1, opponent: 0 },
      { type: "CardPicked", seat: 1 },
      { type: "CardPicked", seat: 0 },
      { type: "CardsRevealed", challenger: 1, target: 0, cards: [`${colors[0]}4`, `${colors[1]}9`] },
      { type: "BattleSettled", challenger: 1, target: 0, winner: 0, taken: [[`${colors[0]}4`], []] },
    );
    SCENES["color"]!(session);
  },
  show: (session) =>
    ask(
      session,
      "show",
      session.view!.hands[0]!.slice(0, 2).map((card) => ({ type: "Show", card })),
    ),
  shown: (session) => {
    const hand = session.view!.hands[0]!;
    session.hear(
      { type: "CardShown", seat: 1, to: 0, card: hand[0]! },
      { type: "CardShown", seat: 2, to: 0, card: hand[4]! },
      { type: "ShowFailed", seat: 3, color: session.view!.color! },
    );
  },
  hand: (session) =>
    session.hear(
      { type: "HandShown", seat: 1, to: 0, cards: session.view!.hands[0]! },
      { type: "ChallengeSettled", accused: 1, guilty: true },
    ),
  drawn: (session) => {
    const card = session.view!.hands[0]![3]!;
    ask(session, "drawn", [{ type: "Play", card }, { type: "Keep" }], { drawn: card });
  },
  swap: (session) =>
    ask(
      session,
      "swap",
      session.table!.seating.slice(1).map((other) => ({ type: "Swap", other })),
    ),
  pass: (session) => {
    const [first, ...others] = session.view!.hands[0]!;
    session.view = { ...session.view!, draws: 2, chosen: [first!] };
    ask(
      session,
      "pass",
      others.map((card) => ({ type: "PassOn", card })),
    );
  },
  round: (session) => {
    const hand = session.view!.hands[0]!;
    const whole = hand.map((card) => card.replace("?", "y1"));
    const hands = session.view!.hands.map((_, at) => (at === 1 ? [] : whole.slice(0, 2 + at * 2)));
    const caught = hands.map((one) => one.length * 9);
    session.view = { ...session.view!, question: "over", asked: [], hands, winner: 1, caught };
  },
  match: (session) => {
    SCENES["round"]!(session);
    const scores = Array.from({ length: 9 }, (_, at) =>
      session.table!.totals.map((total) => total + at * 50),
    );
    session.table = { ...session.table!, status: "over", winners: [0], scores, totals: scores.at(-1)! };
  },
};
