import { beforeAll, describe, expect, it, vi } from "vitest";
import { ended, question, sentences, summons } from "../src/lib/sentences";
import type { Language } from "../src/lib/settings.svelte";
import { cardName, colorName } from "../src/lib/editions";
import { loadLanguage } from "../src/lib/words.svelte";
import type { Asked, Event, Move, Prompt, Side, View } from "../src/protocol";
import { answer } from "../src/replay/analysis.svelte";
import { edition, everything } from "./editions";
import { fixture } from "./fixtures";

vi.mock("../src/lib/router.svelte", () => ({
  address: (path: string) => new URL(path, "https://cards.example/"),
}));

type Said<T> = Record<Language, T>;

const { names, events, questions, answers, cards } = fixture<{
  names: string[];
  events: { event: Event; side: Side; two_sided: boolean; said: Said<string[]> }[];
  questions: { asked: Asked; said: Said<string> }[];
  answers: { move: Move; side: Side; two_sided: boolean; said: Said<string> }[];
  cards: { card: string; side: Side; said: Said<string> }[];
}>("sentences");

const keep: Move = { type: "Keep" };
const play: Move = { type: "Play", card: "r5" };
const draw: Move = { type: "Draw" };
const pass: Move = { type: "Pass" };
const take: Move = { type: "Accept" };
const challenge: Move = { type: "Challenge" };

const prompt = (question: Prompt["question"], ...moves: Move[]): Prompt => ({
  type: "Prompt",
  seat: 0,
  question,
  drawn: "r5",
  moves,
  gift: null,
  rights: [],
});
const view = (draws = 4) => ({ side: "light", color: "g", draws, sight: { two_sided: false } }) as View;

const languages = Object.keys(cards[0]!.said) as Language[];

it("speaks seven languages", () => expect(languages).toHaveLength(7));

describe.each(languages)("in %s", (language) => {
  beforeAll(() => loadLanguage(language));

  it.each(events)("an event sounds as in Python ($said.en)", ({ event, side, two_sided, said }) => {
    expect(sentences(event, names, side, everything(language, two_sided))).toEqual(said[language]);
  });

  it.each(questions)("a question sounds as in Python ($said.en)", ({ asked, said }) => {
    expect(question(asked.question, asked.seats, names)).toBe(said[language]);
  });

  it.each(answers)("an answer sounds as in Python ($said.en)", ({ move, side, two_sided, said }) => {
    expect(answer(move, names, side, everything(language, two_sided))).toBe(said[language]);
  });

  it.each(cards)("a card is called as in Python ($card, $side)", ({ card: code, side, said }) => {
    expect(cardName(everything(language, code.includes("/")), code, side)).toBe(said[language]);
  });

  it("your own questions, your rights and every ending have words", () => {
    const missing = vi.spyOn(console, "error");
    const rights: Move[] = [{ type: "Call" }, { type: "Catch", seat: 1 }, { type: "JumpIn", card: "r5" }];
    const told = [
      ...questions.flatMap(({ asked }) =>
        summons(prompt(asked.question), view(), names, edition("classic", language)),
      ),
      ...summons({ ...prompt(null), rights }, view(), names, edition("classic", language)),
      ...(["unreachable", "closed", "removed", "version", "bad_ticket"] as const).map(ended),
    ];

    expect(missing).not.toHaveBeenCalled();
    expect(new Set(told).size).toBe(questions.length + rights.length + 5);
    for (const sentence of told) expect(sentence).not.toMatch(/[{}$]/);
  });

  it.each<[Prompt["question"], Move[][]]>([
    ["play", [[play, draw], [draw], [play], [pass]]],
    ["drawn", [[play, keep], [play], [keep]]],
    ["stack", [[take, play], [take]]],
  ])("%s sounds different when less is offered", (kind, offers) => {
    const missing = vi.spyOn(console, "error");
    const told = offers.flatMap((moves) =>
      summons(prompt(kind, ...moves), view(), names, edition("classic", language)),
    );

    expect(missing).not.toHaveBeenCalled();
    expect(new Set(told).size).toBe(offers.length);
  });

  it("cards drawn until a color comes are told by the color, not by a number", () => {
    const [told] = summons(
      prompt("challenge", take, challenge),
      view(0),
      names,
      edition("classic", language),
    );

    expect(told).toContain(colorName(edition("classic", language), "g"));
    expect(told).not.toContain("0");
  });
});

describe("only what is offered is announced", () => {
  beforeAll(() => loadLanguage("en"));

  it.each([
    [[play, keep], "You have drawn red 5: play it or keep it."],
    [[keep], "You have drawn red 5: it cannot be played, keep it."],
    [[play], "You have drawn red 5: it must be played."],
  ])("of a drawn card (%#)", (moves, words) => {
    expect(summons(prompt("drawn", ...moves), view(), names, edition("classic"))).toEqual([words]);
  });

  it.each([
    [[take, play], "4 cards for you: take them, or add to them."],
    [[take], "4 cards for you: take them."],
  ])("of a stack (%#)", (moves, words) => {
    expect(summons(prompt("stack", ...moves), view(), names, edition("classic"))).toEqual([words]);
  });

  it.each([
    [[play, pass], "Your turn: there is nothing to draw, you can pass."],
    [[draw], "Your turn: draw a card."],
    [[play], "Your turn: play a card."],
  ])("of a turn (%#)", (moves, words) => {
    expect(summons(prompt("play", ...moves), view(), names, edition("classic"))).toEqual([words]);
  });
});

it("a question to nobody is not spoken", () => expect(question("over", [], names)).toBeNull());
