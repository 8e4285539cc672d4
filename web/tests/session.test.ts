import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "../src/lib/announce.svelte";
import type { Ports, Socket } from "../src/lib/channel";
import { TableSession, type Step } from "../src/lib/session.svelte";
import { loadLanguage } from "../src/lib/words.svelte";
import { digestOf, sealTo } from "../src/lib/scheme";
import type {
  EditionInfo,
  Event,
  Prompt,
  ServerMessage,
  ShuffleProof,
  Snapshot,
  TableInfo,
  Update,
  View,
} from "../src/protocol";
import { edition } from "./editions";
import { Shelf } from "./shelf";

vi.mock("../src/lib/router.svelte", () => ({
  address: (path: string) => new URL(path, "https://cards.example/here/"),
}));

// --- a world of its own

class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: { type: string; [field: string]: unknown }[] = [];
  closed = false;

  constructor(readonly url: string) {}

  send = (text: string) => void this.sent.push(JSON.parse(text));
  close = () => void (this.closed = true);
  hear = (...messages: object[]) =>
    messages.forEach((message) => this.onmessage?.({ data: JSON.stringify(message) }));
  types = () => this.sent.map(({ type }) => type);
}

class World implements Ports {
  sockets: FakeSocket[] = [];
  time = 1_000;
  due: { at: number; act: () => void }[] = [];
  private drawn = 0;

  socket = (url: string) => {
    const socket = new FakeSocket(url);
    this.sockets.push(socket);
    return socket;
  };
  now = () => this.time;
  later = (milliseconds: number, act: () => void) => {
    const one = { at: this.time + milliseconds, act };
    this.due.push(one);
    return () => void (this.due = this.due.filter((other) => other !== one));
  };
  random = () => 0.5;
  entropy = () => String(++this.drawn).padStart(64, "0");
  memory = new Shelf();
  wake = () => {};
  onWake = (act: () => void) => {
    this.wake = act;
    return () => void (this.wake = () => {});
  };

  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** Let the next thing happen that waits for its time; how long that was. */
  wait(): number {
    const one = this.due.shift()!;
    const waited = one.at - this.time;
    this.time = one.at;
    one.act();
    return waited;
  }
}

// --- what the server says

const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  type: "TableInfo",
  id: "kitchen",
  edition: "classic",
  mode: "first_to",
  rules: {},
  target: 500,
  timer: 0,
  public: false,
  seats: ["Ann", "Bob"].map((name) => ({ type: "SeatInfo", name, kind: "person", level: "", away: false })),
  host: 0,
  status: "playing",
  match: 1,
  round: 1,
  seating: [1, 0],
  partners: [],
  totals: [0, 0],
  points: 0,
  winners: [],
  proofs: [],
  next_commitment: "c1",
  next_sealed: ["", ""],
  next_closed: false,
  ...more,
});

const view = (more: Partial<View> = {}): View => ({
  type: "View",
  viewer: 1,
  sight: {
    type: "Sight",
    two_sided: false,
    show_inactive: true,
    peek_own_back: false,
    everything: false,
    colorless: ["w", "w+4"],
  },
  dealer: 0,
  hands: [
    ["?", "?"],
    ["g7", "r5"],
  ],
  draw_count: 20,
  draw_top: null,
  discard_count: 1,
  top: "r1",
  color: "r",
  side: "light",
  direction: 1,
  question: "play",
  asked: [1],
  turn: 1,
  calls: ["silent", "silent"],
  jumpable: false,
  draws: 0,
  aside: [[], []],
  chosen: [],
  winner: null,
  caught: [],
  ...more,
});

const prompt = (more: Partial<Prompt> = {}): Prompt => ({
  type: "Prompt",
  seat: 1,
  question: "play",
  drawn: null,
  moves: [{ type: "Play", card: "r5" }, { type: "Draw" }],
  gift: null,
  rights: [],
  ...more,
});

const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  type: "Snapshot",
  version: 4,
  seq: 7,
  you: 0,
  table: table(),
  view: view(),
  prompt: prompt(),
  question: 7,
  seconds_left: null,
  ...more,
});

const update = (after: number, events: Event[], more: Partial<Update> = {}): Update => ({
  type: "Update",
  after,
  seq: after + 1,
  events,
  table: null,
  prompt: null,
  question: after + 1,
  seconds_left: null,
  ...more,
});

const asks = (seat: number): Event => ({
  type: "Asked",
  question: "play",
  seats: [seat],
  turn: seat,
  calls: ["silent", "silent"],
  jumpable: false,
  draws: 0,
});
const playsFive: Event[] = [{ type: "CardPlayed", seat: 1, card: "r5", jumped: false }, asks(0)];
const draws: Event[] = [{ type: "CardsDrawn", seat: 0, cards: ["?"], forced: false }, asks(0)];
const unheardOf = { type: "TableShaken" } as unknown as Event;

// --- the tests

let world: World;
let said: string[];

beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  world = new World();
  said = [];
  vi.restoreAllMocks();
  vi.spyOn(announcer, "announce").mockImplementation((text) => void said.push(text));
  vi.spyOn(announcer, "alert").mockImplementation((text) => void said.push(`! ${text}`));
});

/** What is played; of its deck only some tests want to hear. */
const played: EditionInfo = { ...edition("classic"), deck: undefined as never };

function join(ticket: string | null = "secret", ...heard: ServerMessage[]): TableSession {
  const session = new TableSession("kitchen", ticket, world);
  session.meet(played);
  world.last.onopen?.();
  world.last.hear(...heard);
  return session;
}

const texts = (session: TableSession) => session.log.map(({ text }) => text);

describe("coming to a table", () => {
  it("opens the socket below the page's address and says hello with the ticket", () => {
    const session = new TableSession("kitchen", "secret", world);
    expect(session.connection).toBe("connecting");
    world.last.onopen?.();

    expect(world.last.url).toBe("wss://cards.example/here/ws/kitchen");
    expect(world.last.sent).toEqual([{ type: "Hello", ticket: "secret", seq: null }]);
    expect(session.connection).toBe("open");
  });

  it("takes everything from the snapshot", () => {
    const session = join("secret", snapshot({ seconds_left: 12 }));

    expect(session).toMatchObject({ you: 0, seat: 1, question: 7, deadline: 13_000, problem: null });
    expect(session.view).toEqual(view());
    expect(session.prompt).toEqual(prompt());
    expect(session.names()).toEqual(["Bob", "Ann"]);
    expect(texts(session)).toEqual(["Round 1 is under way."]);
  });

  it("tells nothing before it is known what is played, and then all of it", () => {
    const session = new TableSession("kitchen", "secret", world);
    world.last.onopen?.();
    world.last.hear(snapshot());
    expect([said, texts(session)]).toEqual([[], []]);

    session.meet(played);
    expect(texts(session)).toEqual(["Round 1 is under way."]);
    expect(said.at(-1)).toMatch(/^! /);
  });

  it("tells what has happened in the language in which it is told what is played", () => {
    const session = join("secret", snapshot());
    world.last.hear(update(7, playsFive));
    session.meet({ ...edition("classic", "de"), deck: undefined as never });

    expect(texts(session).at(-1)).toBe("Ann plays Rot 5.");
  });

  it("notes the order of the deck beside the promise for the next deal", () => {
    const session = join("secret", snapshot());
    const before = { ...world.memory.promises("kitchen") };
    session.meet(edition("classic"));

    expect(before["1.2"]).toEqual({ commitment: "c1" });
    expect(world.memory.promises("kitchen")["1.2"]).toEqual({
      commitment: "c1",
      deck: digestOf(edition("classic").deck!),
    });
  });

  it("hears who has won where the match is over", () => {
    const session = join("secret", snapshot({ table: table({ status: "over", winners: [1] }) }));

    expect(texts(session)).toEqual(["Bob wins the match."]);
  });

  it("watches without a ticket, and says nothing by itself", () => {
    const session = join(null, snapshot({ you: null, view: view({ viewer: null }), prompt: null }));

    expect(world.last.sent).toEqual([{ type: "Hello", ticket: null, seq: null }]);
    expect(session.seat).toBeNull();
  });

  it("stops before a protocol that it does not know", () => {
    const session = join("secret", snapshot({ version: 5 }));

    expect(session).toMatchObject({ connection: "closed", problem: "version", view: null });
    expect(world.last.closed).toBe(true);
  });
});

describe("choosing several cards", () => {
  const passing = prompt({ question: "pass", moves: [{ type: "PassOn", card: "g7" }] });
  const chose = (seat: number, left: number): Event => ({ type: "CardsChosen", seat, cards: ["?"], left });

  it("goes on when the server has heard of the one before, and not when others have chosen", () => {
    const session = join("secret", snapshot({ prompt: passing }));
    session.submit({ type: "PassOn", card: "g7" });
    world.last.hear(update(7, [chose(0, 0)], { prompt: passing, question: 7 }));
    expect(session.pending).toBe(true);

    world.last.hear(update(8, [chose(1, 1)], { prompt: passing, question: 8 }));
    expect(session.pending).toBe(false);
  });
});

describe("hearing of the game", () => {
  it("folds an update and tells of it", () => {
    const session = join("secret", snapshot());
    const steps: Step[] = [];
    session.onEvents((step) => steps.push(step));
    world.last.hear(update(7, playsFive, { seconds_left: 2.5 }));

    expect(session.view).toMatchObject({ top: "r5", hands: [["?", "?"], ["g7"]], asked: [0] });
    expect(session).toMatchObject({ prompt: null, question: 8, deadline: 3_500 });
    expect(texts(session)).toEqual(["Round 1 is under way.", "Ann plays red 5."]);
    expect(steps).toEqual([{ before: view(), after: session.view, events: playsFive }]);
  });

  it("takes two quick updates one after the other", () => {
    const session = join("secret", snapshot());
    const steps: Step[] = [];
    const stop = session.onEvents((step) => steps.push(step));
    world.last.hear(update(7, playsFive), update(8, draws));
    stop();
    world.last.hear(update(9, draws));

    expect(session.view).toMatchObject({ top: "r5", hands: [["?", "?", "?", "?"], ["g7"]], draw_count: 18 });
    expect(steps.map(({ events }) => events)).toEqual([playsFive, draws]);
    expect(steps[1]?.before).toBe(steps[0]?.after);
    expect(texts(session).slice(1)).toEqual(["Ann plays red 5.", "Bob draws a card.", "Bob draws a card."]);
  });

  it("takes over what changes around the cards, and tells who wins the match", () => {
    const session = join("secret", snapshot());
    const over = table({ status: "over", winners: [0], totals: [500, 0] });
    world.last.hear(update(7, playsFive, { table: over }), update(8, []));

    expect(session.table).toEqual(over);
    expect(texts(session).slice(1)).toEqual(["Ann plays red 5.", "Ann wins the match."]);
  });

  it("tells of a planned match how far it is, and how long partners stay together", () => {
    const session = join("secret", snapshot({ table: table({ round: 7, rounds: 24, partners_until: 8 }) }));
    world.last.hear(snapshot({ seq: 20, table: table({ round: 8, rounds: 24, partners_until: 8 }) }));

    expect(texts(session)).toEqual([
      "Round 7 of 24 is under way. Partners change after round 8.",
      "Round 8 of 24 begins. Partners change after round 8.",
    ]);
  });

  it("says nothing of what is held back, and then everything in its order", () => {
    const session = join("secret", snapshot());
    const gates: (() => void)[] = [];
    session.onEvents(({ events }) => {
      if (events[0]?.type === "CardPlayed") gates.push(session.hold());
    });
    said.length = 0;
    world.last.hear(update(7, playsFive), update(8, draws, { prompt: prompt() }));
    world.last.hear(snapshot({ seq: 20, question: 9, table: table({ round: 2 }) }));

    expect(session.view).toEqual(view());
    expect([said, texts(session)]).toEqual([[], ["Round 1 is under way."]]);

    gates[0]!();
    gates[0]!();
    expect(texts(session).slice(1)).toEqual(["Ann plays red 5.", "Bob draws a card.", "Round 2 begins."]);
    expect(said).toMatchObject([
      "Ann plays red 5.",
      "Bob draws a card.",
      expect.stringMatching(/^! /),
      "Round 2 begins.",
    ]);
  });

  it("waits with each of two secrets for its own time", () => {
    const session = join("secret", snapshot());
    const gates: (() => void)[] = [];
    session.onEvents(() => gates.push(session.hold()));
    world.last.hear(update(7, draws), update(8, draws));

    gates[1]!();
    expect(texts(session)).toHaveLength(1);
    gates[0]!();
    expect(texts(session)).toHaveLength(3);
  });

  it("keeps the last 200 lines, each with a key of its own", () => {
    const session = join("secret", snapshot());
    for (let at = 7; at < 300; at++) world.last.hear(update(at, draws));

    expect(session.log).toHaveLength(200);
    expect(new Set(session.log.map(({ key }) => key)).size).toBe(200);
    expect(session.log.every(({ text, round }) => text === "Bob draws a card." && round === 1)).toBe(true);
  });

  it("goes on from a snapshot that comes at any time, without events", () => {
    const session = join("secret", snapshot());
    const heard = vi.fn();
    session.onEvents(heard);
    world.last.hear(snapshot({ seq: 20, view: view({ top: "b2" }), table: table({ round: 2 }) }));

    expect(session.view?.top).toBe("b2");
    expect(heard).not.toHaveBeenCalled();
    expect(texts(session)).toEqual(["Round 1 is under way.", "Round 2 begins."]);
  });

  it("hears reactions", () => {
    const session = join("secret", snapshot());
    world.last.hear(
      { type: "Reacted", player: 1, reaction: "wow" },
      { type: "Reacted", player: 1, reaction: "wow" },
    );

    expect(session.reactions).toMatchObject([
      { player: 1, reaction: "wow", at: 1_000 },
      { player: 1, reaction: "wow", at: 1_000 },
    ]);
    expect(session.reactions[0]?.key).not.toBe(session.reactions[1]?.key);
  });

  it("ignores messages that it does not know or cannot read", () => {
    const session = join("secret", snapshot());
    world.last.hear({ type: "Weather", rain: true });
    world.last.onmessage?.({ data: "{" });

    expect(session).toMatchObject({ connection: "open", question: 7 });
  });
});

describe("missing something", () => {
  it("asks once for a snapshot and folds nothing until it comes", () => {
    const session = join("secret", snapshot());
    world.last.hear(update(9, playsFive), update(10, draws));
    expect(world.last.types()).toEqual(["Hello", "SealEntropy", "Resync"]);
    expect(session.view).toEqual(view());
    world.last.hear(snapshot({ seq: 11 }), update(11, playsFive));

    expect(session.view?.top).toBe("r5");
    expect(world.last.types().filter((type) => type === "Resync")).toHaveLength(1);
  });

  it.each([
    ["an event that it does not know", [...playsFive.slice(0, 1), unheardOf]],
    ["a card that nobody holds", [{ type: "CardPlayed", seat: 1, card: "b9" } as Event]],
  ])("asks for a snapshot after %s, and keeps its view", (_, events) => {
    const session = join("secret", snapshot());
    const heard = vi.fn();
    session.onEvents(heard);
    world.last.hear(update(7, events));

    expect(world.last.types().at(-1)).toBe("Resync");
    expect(session.view).toEqual(view());
    expect(texts(session)).toEqual(["Round 1 is under way."]);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe("saying something", () => {
  const five = { type: "Play", card: "r5" } as const;

  it("quotes the open question and waits until it is gone", () => {
    const session = join("secret", snapshot());
    session.submit(five);
    expect(world.last.sent.at(-1)).toEqual({ type: "Submit", question: 7, move: five });
    expect(session.pending).toBe(true);
    world.last.hear(update(7, [{ type: "UnoCalled", seat: 0 }], { question: 7, prompt: prompt() }));
    expect(session.pending).toBe(true); // kept by the server until the window closes
    world.last.hear(update(8, playsFive));

    expect(session.pending).toBe(false);
  });

  it("has used a right as soon as anything happens", () => {
    const session = join("secret", snapshot());
    session.submit({ type: "Call" });
    world.last.hear(update(7, [{ type: "UnoCalled", seat: 1 }], { question: 7, prompt: prompt() }));

    expect(session.pending).toBe(false);
  });

  it("hears why the rules refuse a move, until the next one", () => {
    const session = join("secret", snapshot());
    session.submit({ type: "Play", card: "g7" });
    world.last.hear({ type: "Rejected", reason: "no_match" });
    expect(session).toMatchObject({ pending: false, rejected: { reason: "no_match", at: 1_000 } });
    session.submit(five);

    expect(session.rejected).toBeNull();
  });

  it("hears that it was too late, and goes on from the snapshot", () => {
    const session = join("secret", snapshot());
    session.submit(five);
    world.last.hear({ type: "Stale" });
    expect(session.pending).toBe(false);
    world.last.hear(snapshot({ seq: 9, question: 9, prompt: null }));

    expect(session).toMatchObject({ question: 9, prompt: null, connection: "open" });
  });

  it("hears what the server does not take", () => {
    const session = join("secret", snapshot());
    session.begin();
    world.last.hear({ type: "Refused", code: "not_host" });

    expect(session).toMatchObject({ refused: { code: "not_host" }, connection: "open", problem: null });
    expect(said.at(-1)).toBe("Only the host can do that.");
  });

  it("says each thing as the protocol has it", () => {
    const session = join("secret", snapshot());
    world.last.sent = [];
    session.begin();
    session.react("bravo");
    session.seatBot(1, "normal");
    session.unseat(1);
    session.leave();

    expect(world.last.sent).toEqual([
      { type: "Begin" },
      { type: "React", reaction: "bravo" },
      { type: "SeatBot", player: 1, level: "normal" },
      { type: "Unseat", player: 1 },
      { type: "Leave" },
    ]);
  });
});

describe("luck of one's own", () => {
  const LUCK = "1".padStart(64, "0");
  const SEAL = sealTo(LUCK, "kitchen", "1.2", 0);
  const said = (type: string) =>
    world.sockets.flatMap(({ sent }) => sent).filter((message) => message.type === type);
  const gathered = () => snapshot({ table: table() });
  const taken = table({ next_sealed: [SEAL, "bob's"] });
  const closed = table({ next_sealed: [SEAL, "bob's"], next_closed: true });
  const dealt = (proof: Partial<ShuffleProof> = {}, more: Partial<TableInfo> = {}) =>
    table({
      round: 2,
      next_commitment: "c2",
      proofs: [
        { ...EMPTY, commitment: "c0", entropy: ["", ""], sealed: ["", ""] },
        { ...EMPTY, commitment: "c1", entropy: [LUCK, ""], sealed: [SEAL, "bob's"], ...proof },
      ],
      ...more,
    });
  const EMPTY = { type: "ShuffleProof", seed: null, salt: null, version: 2 } as const;
  const comesBack = () => {
    world.last.onclose?.({ code: 1006, reason: "" });
    world.wait();
    world.last.onopen?.();
  };
  /** A second later. */
  const then = (...tables: TableInfo[]) =>
    tables.forEach((one) => {
      world.time += 1_000;
      world.last.hear(snapshot({ table: one }));
    });
  /** A whole round's way: sealed, closed, opened, dealt. */
  const goes = (...tables: TableInfo[]) => {
    const session = join("secret", gathered());
    then(...tables);
    return session;
  };
  const unopened = dealt({ entropy: ["", ""] });

  it("is sealed once for each deal, and kept before it is sent", () => {
    goes(table(), table({ round: 2, next_commitment: "c2" }), table({ round: 2, next_commitment: "c2" }));

    expect(said("SealEntropy")).toEqual([
      { type: "SealEntropy", match: 1, round: 2, commitment: SEAL },
      {
        type: "SealEntropy",
        match: 1,
        round: 3,
        commitment: sealTo("2".padStart(64, "0"), "kitchen", "1.3", 0),
      },
    ]);
    expect(world.memory.own).toMatchObject([
      { deal: "1.2", player: 0, entropy: LUCK, seal: SEAL },
      { deal: "1.3", player: 0, entropy: "2".padStart(64, "0") },
    ]);
  });

  it("is sealed again, and the same, when the connection broke before it arrived", () => {
    join("secret", gathered());
    comesBack();
    world.last.hear(gathered());
    comesBack();
    world.last.hear(snapshot({ table: taken }));

    expect(said("SealEntropy").map(({ commitment }) => commitment)).toEqual([SEAL, SEAL]);
  });

  it("is not added by whoever watches, nor at a table that is closed", () => {
    join(null, snapshot({ you: null }));
    join("secret", snapshot({ table: table({ status: "closed" }) }));

    expect(said("SealEntropy")).toEqual([]);
  });

  it("is opened when the list is closed, and not before, and once", () => {
    goes(taken);
    expect(said("MixEntropy")).toEqual([]);
    world.last.hear(snapshot({ table: closed }), snapshot({ table: closed }));

    expect(said("MixEntropy")).toEqual([{ type: "MixEntropy", entropy: LUCK }]);
    expect(world.memory.promises("kitchen")["1.2"]).toEqual({ commitment: "c1", sealed: [SEAL, "bob's"] });
    expect(world.memory.own[0]).toMatchObject({ opened: true });
  });

  it("is in the deal, and nothing is said", () => {
    expect(goes(taken, closed, dealt()).doubts).toEqual([]);
  });

  it("of a second tab with the same seat is the first tab's", () => {
    join("secret", gathered());
    const first = world.last;
    join("secret", gathered());
    const second = world.last;
    for (const socket of [first, second])
      for (const one of [taken, closed, dealt()]) socket.hear(snapshot({ table: one }));

    const seals = said("SealEntropy").filter(({ round }) => round === 2);
    expect(seals.map(({ commitment }) => commitment)).toEqual([SEAL, SEAL]);
    expect(said("MixEntropy").map(({ entropy }) => entropy)).toEqual([LUCK, LUCK]);
  });

  it("that another tab has sealed in the same moment is opened by either, and is no doubt", () => {
    const session = join("secret", gathered());
    const [other, entropy] = ["the other tab's", "2".repeat(64)];
    world.memory.keep({ table: "kitchen", deal: "1.2", player: 0, entropy, seal: other, at: 0 });
    world.last.hear(snapshot({ table: table({ next_sealed: [other, ""], next_closed: true }) }));

    expect(said("MixEntropy")).toEqual([{ type: "MixEntropy", entropy }]);
    expect(session.doubts).toEqual([]);
  });

  it("survives that the page is loaded anew", () => {
    goes(taken).close();
    const session = join("secret", snapshot({ table: closed }));
    world.last.hear(snapshot({ table: dealt() }));

    expect(said("MixEntropy")).toEqual([{ type: "MixEntropy", entropy: LUCK }]);
    expect(session.doubts).toEqual([]);
  });

  it("is not taken twice, and that is no news", () => {
    const session = join("secret", gathered());
    world.last.hear({ type: "Refused", code: "bad_entropy" });

    expect(session.refused).toBeNull();
  });

  it.each<[string, string, TableInfo[]]>([
    ["the server's commitment is another", "promise", [taken, closed, dealt({ commitment: "other" })]],
    ["somebody's seal is another", "seals", [taken, closed, dealt({ sealed: [SEAL, "other"] })]],
    ["a seal has come to it", "seals", [taken, closed, dealt({ sealed: [SEAL, "bob's", "one more"] })]],
    ["it is said to be of version 1", "seals", [taken, closed, dealt({ sealed: [], version: 1 })]],
    [
      "the own luck is another",
      "replaced",
      [taken, closed, dealt({ entropy: [LUCK.replace("1", "2"), ""] })],
    ],
    ["the own luck is left out", "left-out", [taken, closed, dealt({ entropy: ["", ""] })]],
    ["sealed luck was never asked for", "left-out", [taken, dealt({ entropy: ["", ""] })]],
    ["somebody's luck is not what they sealed", "opening", [taken, closed, dealt({ entropy: [LUCK, LUCK] })]],
    ["the own seat has another seal", "foreign", [taken, table({ ...closed, next_sealed: ["x", ""] })]],
    [
      "the promise is another before the deal",
      "promise",
      [taken, table({ ...closed, next_commitment: "x" })],
    ],
    ["the closed list is changed", "seals", [taken, closed, table({ ...closed, next_sealed: [SEAL, "x"] })]],
    [
      "the opened seed is not the promised one",
      "commitment",
      [taken, closed, dealt({ seed: "00".repeat(32), salt: "00".repeat(32) })],
    ],
  ])("tells when %s", (_, doubt, tables) => {
    const session = goes(...tables);

    expect(session.doubts).toContainEqual({ deal: "1.2", doubt });
  });

  it("is not opened when the promise or the own seal has changed", () => {
    goes(taken, table({ ...closed, next_commitment: "x" }));
    goes(taken, table({ ...closed, next_sealed: ["x", "bob's"] }));

    expect(said("MixEntropy")).toEqual([]);
  });

  it("that came to nobody's list is told when it had time to arrive", () => {
    const empty = table({ next_sealed: ["", "bob's"], next_closed: true });
    const without = dealt({ sealed: ["", "bob's"], entropy: ["", ""] });
    expect(goes(empty, without).doubts).toEqual([]);

    world = new World();
    const session = join("secret", gathered());
    world.time += 2_000;
    world.last.hear(snapshot({ table: empty }), snapshot({ table: without }));

    expect(session.doubts).toEqual([{ deal: "1.2", doubt: "left-out" }]);
  });

  it("that was left out while the connection was broken is no doubt", () => {
    const session = goes(taken);
    comesBack();
    then(unopened);

    expect(session.doubts).toEqual([]);
  });

  it("that was opened when the connection broke is no doubt", () => {
    const session = goes(taken, closed);
    comesBack();
    then(unopened);

    expect(session.doubts).toEqual([]);
  });

  it("is not missed by a page that slept, and hears of the closing and the deal at once", () => {
    const session = goes(taken);
    world.time += 60_000;
    world.last.hear(snapshot({ table: closed }), snapshot({ table: unopened }));

    expect(said("MixEntropy")).toHaveLength(1);
    expect(session.doubts).toEqual([]);
  });

  it("is not missed by a page for which the server had too much to say, and said only the deal", () => {
    const session = goes();
    world.time += 60_000;
    world.last.hear(snapshot({ table: taken }), snapshot({ table: unopened }));

    expect(session.doubts).toEqual([]);
  });

  it.each(["store_down", "too_fast"])("is said again when it was refused: %s", (code) => {
    const session = join("secret", gathered());
    world.last.hear({ type: "Refused", code });
    then(table());
    expect(said("SealEntropy").map(({ commitment }) => commitment)).toEqual([SEAL, SEAL]);
    then(taken, closed);
    world.last.hear({ type: "Refused", code });
    then(closed);
    expect(said("MixEntropy")).toHaveLength(2);
    world.last.hear({ type: "Refused", code });
    then(unopened);

    expect(session.doubts).toEqual([]);
  });

  it("that this browser sealed for another seat is no doubt, for who sits elsewhere and for who watches", () => {
    const other = { table: "kitchen", deal: "1.2", entropy: LUCK, at: 0, opened: true, ignored: true };
    for (const you of [1, null]) {
      world = new World();
      world.memory.keep({ ...other, player: 0, seal: "what was sealed there before" });
      const session = join(you === null ? null : "secret", snapshot({ you, table: table() }));
      const list = { next_sealed: [SEAL, ""] };
      for (const one of [table(list), table({ ...list, next_closed: true }), dealt({ sealed: [SEAL, ""] })])
        world.last.hear(snapshot({ you, table: one }));

      expect(session.doubts).toEqual([]);
    }
  });

  it("is not looked for at a table that was closed", () => {
    world.memory.note("kitchen", "2.1", { commitment: "of a match that never came" });

    expect(goes(table({ status: "closed", next_commitment: "c2" })).doubts).toEqual([]);
  });

  it("is a doubt when its seal was shown, and is in no deal", () => {
    for (const sealed of [["", "bob's"], ["other", "bob's"], []]) {
      world = new World();
      const session = goes(taken, dealt({ sealed, entropy: ["", ""] }));

      expect(session.doubts).toEqual([{ deal: "1.2", doubt: "seals" }]);
    }
  });

  it("that was sent long before the deal and never shown was left out", () => {
    const session = goes(table(), dealt({ sealed: ["", "bob's"], entropy: ["", ""] }));

    expect(session.doubts).toEqual([{ deal: "1.2", doubt: "left-out" }]);
  });

  it("is made for the table that was asked for, and another is a doubt", () => {
    const session = join("secret", snapshot({ table: table({ id: "another" }) }));

    expect(said("SealEntropy").map(({ commitment }) => commitment)).toEqual([SEAL]);
    expect(session.doubts).toEqual([{ deal: "1.2", doubt: "promise" }]);
  });

  it.each<[string, TableInfo, boolean]>([
    ["is dealt", dealt(), false],
    ["waits", closed, false],
    ["is broken off with its table", table({ ...closed, status: "closed" }), false],
    ["is open again", taken, true],
    ["is not dealt any more", table({ ...taken, status: "over" }), true],
  ])("that was closed and then %s", (_, after, doubted) => {
    const session = goes(taken, closed, after);

    expect(session.doubts).toEqual(doubted ? [{ deal: "1.2", doubt: "seals" }] : []);
  });

  it("for a round that never comes is not missed, and a rematch has its own", () => {
    const over = table({ status: "over", winners: [0] });
    const session = goes(taken, over);
    const seal = String(said("SealEntropy").at(-1)?.commitment);
    const list = { next_sealed: [seal, ""] };
    then(table({ ...over, ...list }), table({ ...over, ...list, next_closed: true }));
    const entropy = String(said("MixEntropy").at(-1)?.entropy);
    const proof = { ...EMPTY, commitment: "c1", entropy: [entropy, ""], sealed: [seal, ""] };
    then(table({ match: 2, round: 1, next_commitment: "c2", proofs: [proof] }));

    expect(seal).toBe(sealTo(entropy, "kitchen", "2.1", 0));
    expect(session.doubts).toEqual([]);
  });

  it("that was opened for one seat is a doubt in another", () => {
    const session = goes(taken, closed);
    world.last.hear(snapshot({ you: 1, table: unopened }));

    expect(session.doubts).toContainEqual({ deal: "1.2", doubt: "foreign" });
  });

  it("is doubted again after a reload, and doubts stay in the next round", () => {
    goes(taken, closed, unopened).close();
    const session = join("secret", snapshot({ table: unopened }));
    world.last.hear(snapshot({ table: table({ match: 2, round: 1, next_commitment: "c9" }) }));

    expect(session.doubts).toEqual([{ deal: "1.2", doubt: "left-out" }]);
  });

  it("is none of who watches, who keeps promises and seals all the same", () => {
    const watched = (one: TableInfo) => snapshot({ you: null, table: one });
    const session = join(null, watched(table()), watched(closed), watched(dealt({ sealed: [SEAL, "x"] })));

    expect(said("MixEntropy")).toEqual([]);
    expect(session.doubts).toEqual([{ deal: "1.2", doubt: "seals" }]);
  });
});

describe("a broken connection", () => {
  const breaks = (code = 1006, reason = "") => world.last.onclose?.({ code, reason });

  it("comes back with the last number, and goes on", () => {
    const session = join("secret", snapshot(), update(7, playsFive));
    session.submit({ type: "Draw" });
    breaks();
    expect(session).toMatchObject({ connection: "reconnecting", pending: false, problem: null });
    world.wait();
    world.last.onopen?.();
    expect(world.last.sent).toEqual([{ type: "Hello", ticket: "secret", seq: 8 }]);
    world.last.hear(update(8, draws));

    expect(session).toMatchObject({ connection: "open", question: 9 });
    expect(session.view?.hands[0]).toHaveLength(3);
  });

  it("is noticed when a move is not answered, though nobody has hung up", () => {
    const session = join("secret", snapshot());
    const dead = world.last;
    session.submit({ type: "Draw" });
    expect(world.wait()).toBe(10_000);
    expect(session).toMatchObject({ connection: "reconnecting", pending: false });
    expect(dead.closed).toBe(true);
    world.last.onopen?.();
    dead.hear(update(7, playsFive)); // too late: the new connection tells it
    expect(session.view).toEqual(view());
    world.last.hear(update(7, draws));

    expect(session).toMatchObject({ connection: "open", question: 8 });
    expect(session.view?.hands[0]).toHaveLength(3);
    expect(world.due).toEqual([]);
  });

  it("is not looked for once a move is answered", () => {
    const session = join("secret", snapshot());
    session.submit({ type: "Draw" });
    world.last.hear(update(7, playsFive));

    expect(session.pending).toBe(false);
    expect(world.due).toEqual([]);
  });

  it("waits longer after each failure, up to a limit, and less when it has been good", () => {
    join("secret", snapshot());
    const waits = Array.from({ length: 8 }, () => {
      breaks();
      return world.wait();
    });
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
    world.last.onopen?.();
    world.time += 60_000;
    breaks(1011);

    expect(world.wait()).toBe(500);
  });

  it("waits longer each time while the server lets nobody in", () => {
    join("secret", snapshot());
    const waits = Array.from({ length: 4 }, () => {
      world.last.hear({ type: "Refused", code: "store_down" });
      breaks(1011, "store_down");
      const wait = world.wait();
      world.last.onopen?.();
      return wait;
    });

    expect(waits).toEqual([500, 1_000, 2_000, 4_000]);
  });

  it("does not wait equally long in every client", () => {
    const waits = [0, 0.9].map((luck) => {
      world = new World();
      world.random = () => luck;
      join("secret", snapshot());
      breaks(1012, "restart");
      return world.wait();
    });

    expect(waits).toEqual([250, 700]);
  });

  it("can be tried at once, and only one try is made", () => {
    const session = join("secret", snapshot());
    breaks();
    session.retry();
    session.retry();

    expect(world.sockets).toHaveLength(2);
    expect(world.due).toEqual([]);
  });

  it("is tried at once when the network is back, until the page is left", () => {
    const session = join("secret", snapshot());
    world.wake(); // nothing to do while all is well
    breaks();
    world.wake();
    expect(world.sockets).toHaveLength(2);
    session.close();
    world.wake();

    expect(world.sockets).toHaveLength(2);
  });

  it("is given up where nobody has ever answered", () => {
    const session = new TableSession("kitchen", "secret", world);
    for (let tries = 1; tries < 5; tries++) {
      breaks();
      expect(session.connection).toBe("connecting");
      world.wait();
    }
    breaks();

    expect(session).toMatchObject({ connection: "closed", problem: "unreachable" });
    expect(world.due).toEqual([]);
  });

  it("says nothing while there is none", () => {
    const session = join("secret", snapshot());
    breaks();
    session.submit({ type: "Draw" });

    expect(session.pending).toBe(false);
  });
});

describe("the end", () => {
  it.each([
    [1000, "closed", { type: "Goodbye", code: "closed" }, "closed"],
    [1000, "removed", { type: "Goodbye", code: "removed" }, "removed"],
    [1006, "", { type: "Goodbye", code: "removed" }, "removed"],
    [1008, "bad_ticket", { type: "Refused", code: "bad_ticket" }, "bad_ticket"],
    [1008, "no_such_table", { type: "Refused", code: "no_such_table" }, "no_such_table"],
    [1008, "", { type: "Refused", code: "too_fast" }, "too_fast"],
    [1009, "", { type: "Weather" }, "too_large"],
  ])("with close code %i and reason '%s' is for good", (code, reason, message, problem) => {
    const session = join("secret", snapshot());
    world.last.hear(message);
    world.last.onclose?.({ code, reason });

    expect(session).toMatchObject({ connection: "closed", problem });
    expect(world.due).toEqual([]);
    expect(said.at(-1)).toMatch(/^! [A-Z]/);
  });

  it("is told once where a table does not let one in", () => {
    join("secret", { type: "Refused", code: "bad_ticket" });
    world.last.onclose?.({ code: 1008, reason: "bad_ticket" });

    expect(said).toEqual(["! Your seat at this table is no longer yours."]);
  });

  it.each([1000, 1001, 1005, 1006, 1011, 1012])("with close code %i is none", (code) => {
    const session = join("secret", snapshot());
    world.last.hear({ type: "Goodbye", code: "restart" });
    world.last.onclose?.({ code, reason: "restart" });

    expect(session).toMatchObject({ connection: "reconnecting", problem: null });
    expect(world.due).toHaveLength(1);
  });

  it("comes by itself when the page is left", () => {
    const session = join("secret", snapshot());
    session.close();
    world.last.hear(update(7, playsFive));
    world.last.onclose?.({ code: 1005, reason: "" });

    expect(session.view).toEqual(view());
    expect(session).toMatchObject({ connection: "closed", problem: null });
    expect(world.last.closed).toBe(true);
    expect(world.due).toEqual([]);
  });

  it("calls off the next try", () => {
    const session = join("secret", snapshot());
    world.last.onclose?.({ code: 1006, reason: "" });
    session.close();

    expect(session.connection).toBe("closed");
    expect(world.due).toEqual([]);
  });
});

describe("what a screen reader hears", () => {
  it("is every event, and one's own question at once", () => {
    join("secret", snapshot());
    world.last.hear(update(7, playsFive), update(8, draws, { prompt: prompt() }));

    expect(said).toEqual([
      "Round 1 is under way.",
      "! Your turn: play a card or draw.",
      "Ann plays red 5.",
      "Bob draws a card.",
      "! Your turn: play a card or draw.",
    ]);
  });

  it("is nothing twice after coming back", () => {
    join("secret", snapshot());
    said = [];
    world.last.onclose?.({ code: 1006, reason: "" });
    world.wait();
    world.last.onopen?.();
    world.last.hear(snapshot());

    expect(said).toEqual(["! The connection is gone. Trying again…", "Connected again."]);
  });

  it("is the loss of a connection only once, however often it fails", () => {
    join("secret", snapshot());
    said = [];
    for (let tries = 0; tries < 3; tries++) {
      world.last.onclose?.({ code: 1006, reason: "" });
      world.wait();
    }

    expect(said).toEqual(["! The connection is gone. Trying again…"]);
  });

  it("is a right as soon as there is one, and the drawn card", () => {
    join("secret", snapshot({ prompt: null }));
    said = [];
    const rights: Prompt["rights"] = [{ type: "Catch", seat: 0 }];
    world.last.hear(update(7, [], { prompt: prompt({ question: null, moves: [], rights }) }));
    const moves: Prompt["moves"] = [{ type: "Play", card: "b2" }, { type: "Keep" }];
    world.last.hear(update(8, [], { prompt: prompt({ question: "drawn", drawn: "b2", moves, rights }) }));

    expect(said).toEqual([
      "! Bob has not called UNO: you can catch them.",
      "! You have drawn blue 2: play it or keep it.",
    ]);
  });
});
