import { beforeAll, describe, expect, it, vi } from "vitest";
import { ended, question, sentences, summons } from "../src/lib/sentences";
import type { Language } from "../src/lib/settings.svelte";
import { card, loadLanguage } from "../src/lib/words.svelte";
import type { Asked, Event, Move, Prompt, Side, View } from "../src/protocol";
import { answer } from "../src/replay/analysis.svelte";
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

const languages = Object.keys(cards[0]!.said) as Language[];

it("speaks seven languages", () => expect(languages).toHaveLength(7));

describe.each(languages)("in %s", (language) => {
  beforeAll(() => loadLanguage(language));

  it.each(events)("an event sounds as in Python ($said.en)", ({ event, side, two_sided, said }) => {
    expect(sentences(event, names, side, two_sided)).toEqual(said[language]);
  });

  it.each(questions)("a question sounds as in Python ($said.en)", ({ asked, said }) => {
    expect(question(asked.question, asked.seats, names)).toBe(said[language]);
  });

  it.each(answers)("an answer sounds as in Python ($said.en)", ({ move, side, two_sided, said }) => {
    expect(answer(move, names, side, two_sided)).toBe(said[language]);
  });

  it.each(cards)("a card is called as in Python ($card, $side)", ({ card: code, side, said }) => {
    expect(card(code, side)).toBe(said[language]);
  });

  it("your own questions, your rights and every ending have words", () => {
    const missing = vi.spyOn(console, "error");
    const view = { side: "light", draws: 4 } as View;
    const prompt: Prompt = {
      type: "Prompt",
      seat: 0,
      question: null,
      drawn: "r5",
      moves: [],
      gift: null,
      rights: [{ type: "Call" }, { type: "Catch", seat: 1 }, { type: "JumpIn", card: "r5" }],
    };
    const told = [
      ...questions.flatMap(({ asked }) =>
        summons({ ...prompt, question: asked.question, rights: [] }, view, names),
      ),
      ...summons(prompt, view, names),
      ...(["unreachable", "closed", "removed", "version", "bad_ticket"] as const).map(ended),
    ];

    expect(missing).not.toHaveBeenCalled();
    expect(new Set(told).size).toBe(questions.length + prompt.rights.length + 5);
    for (const sentence of told) expect(sentence).not.toMatch(/[{}$]/);
  });
});

it("a question to nobody is not spoken", () => expect(question("over", [], names)).toBeNull());
