import { beforeEach, describe, expect, it } from "vitest";
import { checkShuffles, type Fault } from "../src/lib/fairness";
import { commitmentTo, digestOf, keyOf, sealTo, shuffled, wordsFor } from "../src/lib/scheme";
import { hex, hmac, sha256, unhex } from "../src/lib/sha256";
import type { Replay, ReplayStep } from "../src/protocol";
import { edition } from "./editions";
import { fixture } from "./fixtures";
import { Shelf } from "./shelf";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("SHA-256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("gives what FIPS 180-4 gives", (text, digest) => expect(hex(sha256(bytes(text)))).toBe(digest));

  it("gives the HMAC of RFC 4231", () => {
    expect(hex(hmac(bytes("Jefe"), bytes("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
  });

  it("agrees with the browser's own, for every length around a block", async () => {
    for (let length = 50; length < 130; length++) {
      const message = Uint8Array.from({ length }, (_, at) => at * 7);
      expect(sha256(message)).toEqual(new Uint8Array(await crypto.subtle.digest("SHA-256", message)));
    }
  });
});

describe("the worked example of docs/fairness.md", () => {
  const seed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  const salt = "202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f";
  const entropy = ["404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f", ""];
  const sealed = ["4bc53e940488a2086b81178b3f1e3fcccc8ebc06dbec6b4c89c1bf5a82e8c0a2", ""];
  const key = "3717704dfd092dbf77140c59f3da8a2f22887033ba4af80c33f0b6bbd54df7b9";
  const older = "5050772d0c6fc47342fe8a32d20e852424101988636ae20545088a42bcf3663c";

  it("has this commitment", () => {
    expect(commitmentTo(seed, salt)).toBe("cdcbf47d8aa216f6c770ff33006bd7086fe319fc19221f91db34a05e71cd085b");
  });

  it("has this seal", () => expect(sealTo(entropy[0]!, "kitchen", "1.1", 0)).toBe(sealed[0]));

  it("has this key", () => expect(hex(keyOf(seed, "kitchen", "1.1", entropy, sealed))).toBe(key));

  it("had this key in version 1", () => expect(hex(keyOf(seed, "kitchen", "1.1", entropy))).toBe(older));

  it("has this first word", () => expect(wordsFor(unhex(key), 0).next().value).toBe(0xa90b0ce4));
});

it("a single card takes no number", () => {
  const words = wordsFor(unhex("00"), 0);
  const first = wordsFor(unhex("00"), 0).next().value;

  expect(shuffled(["r5"], words)).toEqual(["r5"]);
  expect(words.next().value).toBe(first);
});

/** As the server tells it; nobody plays with another deck here. */
const deckOf = ({ table }: Replay) => edition(table.edition).deck!;

const MATCHES = ["match-mini", "match-reshuffled", "match-flip", "match-version1"];

describe.each(MATCHES)("%s", (name) => {
  const fair = fixture<Replay>(name);

  it("is fair", () => {
    const found = checkShuffles(fair, askedOf(fair), deckOf(fair), new Shelf());
    const luck = fair.rounds.flatMap(({ steps }) => steps).filter(({ player }) => player === null);

    expect(found.filter(({ ok }) => !ok)).toEqual([]);
    expect(found).toHaveLength(luck.length + 2 * fair.rounds.length);
  });
});

it("the matches have several rounds, a shuffle of the discards, a cut, a lot and turned tables", () => {
  const all = MATCHES.map((name) => fixture<Replay>(name));
  const steps = all.flatMap(({ rounds }) => rounds.flatMap((round) => round.steps));
  const lucks = all.flatMap(({ rounds }) => rounds.map((round) => round.steps.filter(isShuffle).length));

  expect(Math.max(...all.map(({ rounds }) => rounds.length))).toBeGreaterThan(2);
  expect(Math.max(...lucks)).toBeGreaterThan(1);
  for (const type of ["Cut", "Dealer", "Shuffle"]) expect(steps.map(({ what }) => what.type)).toContain(type);
  expect(steps.flatMap(({ events }) => events.map(({ type }) => type))).toContain("SidesTurned");
  const proofs = all.flatMap(({ table }) => table.proofs);
  for (const version of [1, 2]) {
    const luck = proofs.filter((one) => one.version === version).flatMap(({ entropy }) => entropy);
    expect(luck.join("")).not.toBe("");
  }
});

describe("a deck", () => {
  const fair = fixture<Replay>("match-mini");
  const turned = deckOf(fair).toReversed();
  const faults = (deck: readonly string[], memory = new Shelf()) =>
    checkShuffles(fair, askedOf(fair), deck, memory).filter(({ ok }) => !ok);

  it("in another order makes other shuffles", () => {
    expect(faults(turned).map(({ reason }) => reason)).toContain("outcome");
  });

  it("of other cards was not what lay there", () => {
    expect(faults(deckOf(fair).slice(1)).map(({ reason }) => reason)).toContain("pile");
  });

  it("that was told otherwise before the deal is found out, whatever is told now", () => {
    const shelf = new Shelf();
    const noted = { commitment: proof(fair).commitment, deck: digestOf(turned) };
    shelf.note(fair.table.id, `${fair.table.match}.1`, noted);

    expect(faults(deckOf(fair), shelf)).toEqual([
      { round: 1, what: "commitment", ok: false, reason: "deck" },
    ]);
  });

  it("that is as it was told is fair", () => {
    const shelf = new Shelf();
    const noted = { commitment: proof(fair).commitment, deck: digestOf(deckOf(fair)) };
    shelf.note(fair.table.id, `${fair.table.match}.1`, noted);

    expect(faults(deckOf(fair), shelf)).toEqual([]);
  });
});

// --- matches that somebody has changed

const isShuffle = ({ what }: ReplayStep) => what.type === "Shuffle";

function swapShuffled(replay: Replay, round: number, which: number): void {
  const step = replay.rounds[round]!.steps.filter(isShuffle)[which]!;
  if (step.what.type !== "Shuffle") throw new Error("not a shuffle");
  const { cards } = step.what;
  const other = cards.findIndex((card) => card !== cards.at(-1));
  [cards[other], cards[cards.length - 1]] = [cards.at(-1)!, cards[other]!];
}

function eventOf<T extends ReplayStep["events"][number]["type"]>(replay: Replay, type: T) {
  const events = replay.rounds.flatMap(({ steps }) => steps.flatMap((step) => step.events));
  return events.find((event) => event.type === type) as Extract<ReplayStep["events"][number], { type: T }>;
}

const other = (digits: string) => (digits.startsWith("0") ? "1" : "0") + digits.slice(1);
const askedOf = ({ table }: Replay) => ({ table: table.id, match: table.match });
const proof = (replay: Replay, at = 0) => replay.table.proofs[at]!;

const TAMPERED: [string, string, Fault, (replay: Replay) => void][] = [
  ["a card swapped in the first shuffle", "match-mini", "outcome", (replay) => swapShuffled(replay, 0, 0)],
  ["a card swapped in a later round", "match-mini", "outcome", (replay) => swapShuffled(replay, 2, 0)],
  [
    "a card swapped in a later shuffle",
    "match-reshuffled",
    "outcome",
    (replay) => swapShuffled(replay, 0, 1),
  ],
  [
    "a card changed in a shuffle",
    "match-mini",
    "pile",
    (replay) => {
      const { what } = replay.rounds[0]!.steps.find(isShuffle)!;
      if (what.type === "Shuffle") what.cards[3] = what.cards[3] === "w" ? "r1" : "w";
    },
  ],
  [
    "another card left out of a later shuffle than the top",
    "match-reshuffled",
    "pile",
    (replay) => {
      const { what } = replay.rounds[0]!.steps.filter(isShuffle)[1]!;
      if (what.type === "Shuffle") what.cards.pop();
    },
  ],
  ["another seed", "match-mini", "commitment", (replay) => (proof(replay).seed = other(proof(replay).seed!))],
  ["another salt", "match-mini", "commitment", (replay) => (proof(replay).salt = other(proof(replay).salt!))],
  [
    "another seed with a commitment to it",
    "match-mini",
    "outcome",
    (replay) => {
      const one = proof(replay);
      one.seed = other(one.seed!);
      one.commitment = commitmentTo(one.seed, one.salt!);
    },
  ],
  ["a seed that is not opened", "match-mini", "missing", (replay) => (proof(replay).seed = null)],
  ["entropy left out", "match-mini", "outcome", (replay) => (proof(replay).entropy[0] = "")],
  [
    "other entropy than was sealed",
    "match-mini",
    "opening",
    (replay) => (proof(replay).entropy[0] = other(proof(replay).entropy[0]!)),
  ],
  [
    "entropy that nobody has sealed",
    "match-mini",
    "opening",
    (replay) => (proof(replay).entropy[1] = other(proof(replay).entropy[0]!)),
  ],
  [
    "another seal",
    "match-mini",
    "opening",
    (replay) => (proof(replay).sealed![0] = other(proof(replay).sealed![0]!)),
  ],
  [
    "other entropy with a seal that fits",
    "match-mini",
    "outcome",
    (replay) => {
      const one = proof(replay);
      one.entropy[0] = other(one.entropy[0]!);
      one.sealed![0] = sealTo(one.entropy[0]!, replay.table.id, "1.1", 0);
    },
  ],
  [
    "a seal more, never opened",
    "match-mini",
    "outcome",
    (replay) => (proof(replay).sealed![1] = "0".repeat(64)),
  ],
  ["seals that are missing", "match-mini", "entropy", (replay) => proof(replay).sealed!.pop()],
  ["no seals at all", "match-mini", "entropy", (replay) => (proof(replay).sealed = [])],
  [
    "a round that pretends to be of version 1",
    "match-mini",
    "outcome",
    (replay) => Object.assign(proof(replay), { version: 1, sealed: [] }),
  ],
  [
    "a round of version 1 behind one of version 2",
    "match-mini",
    "entropy",
    (replay) => Object.assign(proof(replay, 1), { version: 1, sealed: [] }),
  ],
  ["a version that nobody knows", "match-mini", "version", (replay) => (proof(replay).version = 3)],
  [
    "other luck in version 1",
    "match-version1",
    "outcome",
    (replay) => (proof(replay).entropy[0] = other(proof(replay).entropy[0]!)),
  ],
  ["entropy that is missing", "match-mini", "entropy", (replay) => proof(replay).entropy.pop()],
  ["another table", "match-mini", "missing", (replay) => (replay.table.id = "elsewhere")],
  ["another match", "match-mini", "missing", (replay) => replay.table.match++],
  ["a proof that is missing", "match-mini", "missing", (replay) => replay.table.proofs.pop()],
  ["a round that is missing", "match-mini", "missing", (replay) => replay.rounds.pop()],
  ["a match that is not over", "match-mini", "missing", (replay) => (replay.table.winners = [])],
  ["a round that is not over", "match-mini", "missing", (replay) => replay.rounds[1]!.steps.pop()],
  ["a dealer who was given", "match-mini", "missing", (replay) => (replay.rounds[0]!.view.dealer = 0)],
  [
    "another dealer",
    "match-mini",
    "outcome",
    (replay) => {
      const { what } = replay.rounds[0]!.steps[0]!;
      if (what.type === "Dealer") what.seat = 1 - what.seat;
    },
  ],
  [
    "another cut",
    "match-flip",
    "outcome",
    (replay) => {
      const { what } = replay.rounds[0]!.steps[0]!;
      if (what.type === "Cut") what.cards.reverse();
    },
  ],
  [
    "a cut of which one card is not told",
    "match-flip",
    "outcome",
    (replay) => {
      const { what } = replay.rounds[0]!.steps[0]!;
      if (what.type === "Cut") what.cards.pop();
    },
  ],
  ["hands dealt to others", "match-mini", "cards", (replay) => eventOf(replay, "HandsDealt").hands.reverse()],
  [
    "another card turned up",
    "match-flip",
    "cards",
    (replay) => (eventOf(replay, "CardTurnedUp").card = "w/?"),
  ],
  ["another card drawn", "match-mini", "cards", (replay) => (eventOf(replay, "CardsDrawn").cards = ["zz"])],
  ["another dealer told", "match-mini", "cards", (replay) => (eventOf(replay, "DealerFound").seat ^= 1)],
];

describe("what was kept at the table", () => {
  const fair = fixture<Replay>("match-mini");
  const { id, proofs } = fair.table;
  let shelf: Shelf;

  /** All that a browser keeps which was there: Ann's. */
  beforeEach(() => {
    shelf = new Shelf();
    proofs.forEach(({ commitment, sealed = [], entropy }, at) => {
      const deal = `1.${at + 1}`;
      shelf.note(id, deal, { commitment, sealed });
      if (sealed[0]) {
        shelf.keep({
          table: id,
          deal,
          player: 0,
          seal: sealed[0],
          entropy: entropy[0]!,
          at: 0,
          opened: true,
        });
      }
    });
  });

  const wrong = (replay = fair) =>
    checkShuffles(replay, askedOf(fair), deckOf(fair), shelf).filter(({ ok }) => !ok);

  it("agrees with a fair match, and finds the own luck in it", () => {
    const luck = checkShuffles(fair, askedOf(fair), deckOf(fair), shelf).filter(
      ({ what }) => what === "luck",
    );

    expect(wrong()).toEqual([]);
    expect(luck).toEqual(
      proofs.flatMap(({ entropy }, at) => (entropy[0] ? [{ round: at + 1, what: "luck", ok: true }] : [])),
    );
    expect(luck).not.toEqual([]);
  });

  it("says nothing of own luck where none was kept", () => {
    expect(
      checkShuffles(fair, askedOf(fair), deckOf(fair), new Shelf()).map(({ what }) => what),
    ).not.toContain("luck");
  });

  it("tells when the server has dealt from another seed than it had promised", () => {
    shelf.words[id]!["1.2"] = { commitment: "another" };

    expect(wrong()).toEqual([{ round: 2, what: "commitment", ok: false, reason: "promise" }]);
  });

  it("tells when other seals were closed", () => {
    shelf.words[id]!["1.1"] = { ...shelf.words[id]!["1.1"]!, sealed: ["another", ""] };

    expect(wrong()).toEqual([{ round: 1, what: "commitment", ok: false, reason: "seals" }]);
  });

  it("tells when the seat was sealed by somebody else", () => {
    shelf.own[0] = { ...shelf.own[0]!, seal: "what this browser sealed" };

    expect(wrong()).toEqual([{ round: 1, what: "luck", ok: false, reason: "foreign" }]);
  });

  it("tells when the own luck was left out, although it was opened in time", () => {
    const replay = fixture<Replay>("match-mini");
    proof(replay).entropy[0] = "";
    expect(
      wrong(replay).map(({ what }) => what),
      "perhaps too late",
    ).not.toContain("luck");
    shelf.own[0] = { ...shelf.own[0]!, ignored: true };

    expect(wrong(replay)).toContainEqual({ round: 1, what: "luck", ok: false, reason: "left-out" });
  });

  it("does not complain of luck that was left out because it was never opened", () => {
    const replay = fixture<Replay>("match-mini");
    proof(replay).entropy[0] = "";
    shelf.own[0] = { ...shelf.own[0]!, opened: false };

    expect(wrong(replay).map(({ what }) => what)).not.toContain("luck");
  });

  it("says nothing of luck that was sealed for a seat left before the deal", () => {
    shelf.keep({ ...shelf.own[0]!, player: 1, seal: "given up", opened: false });
    shelf.words[id]!["1.1"] = { commitment: proofs[0]!.commitment };

    expect(wrong()).toEqual([]);
  });

  it("is of the match that was asked for", () => {
    for (const asked of [
      { table: "elsewhere", match: 1 },
      { table: id, match: 2 },
    ])
      expect(checkShuffles(fair, asked, deckOf(fair), new Shelf()).every(({ ok }) => ok)).toBe(false);
  });

  it("says nothing of another match", () => {
    shelf.words[id]!["2.2"] = { commitment: "another" };

    expect(wrong()).toEqual([]);
  });
});

describe("a match that was changed is found out", () => {
  it.each(TAMPERED)("by %s", (_, name, reason, change) => {
    const replay = fixture<Replay>(name);
    change(replay);

    expect(
      checkShuffles(replay, askedOf(fixture<Replay>(name)), deckOf(fixture<Replay>(name)), new Shelf())
        .filter(({ ok }) => !ok)
        .map((one) => one.reason),
    ).toContain(reason);
  });
});
