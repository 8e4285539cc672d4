/** What the expert says about the rounds of a match, as far as the server has come with them. */

import { Problem, showAnalysis, type ProblemCode } from "../lib/api";
import { cardName, colorName } from "../lib/editions";
import { say } from "../lib/words.svelte";
import type { Analysis, Choice, Color, EditionInfo, Judgement, Move, Side } from "../protocol";
import { MOVES, type Part } from "../vocabulary";

const PACE_MS = 700;
const MOST_MOMENTS = 6;

/** A chance in whole hundredths. */
export const percent = (share: number) => Math.floor(share * 100 + 0.5);

/** The moments where most was given away, in the order of the round. */
export const keyMoments = ({ judgements }: Analysis): Judgement[] =>
  judgements
    .filter(({ lost }) => lost > 0)
    .sort((one, other) => other.lost - one.lost)
    .slice(0, MOST_MOMENTS)
    .sort((one, other) => one.step - other.step);

const same = (one: Move, other: Move) => JSON.stringify(one) === JSON.stringify(other);

/** Whether this is the answer that was given. */
export const isSaid = (judgement: Judgement, choice: Choice) => same(judgement.said, choice.move);

/** An answer in words: "play red 5". src/lastcard/locale/moves.py once more; fixtures keep both equal. */
export function answer(move: Move, names: readonly string[], side: Side, edition: EditionInfo): string {
  const { message, parts } = MOVES[move.type];
  if (message === null) return ""; // a right is no answer
  const who = (seat: number) => names[seat] ?? "";
  const told: Record<Part, (named: never) => Record<string, string>> = {
    card: (one: string) => ({ card: cardName(edition, one, side) }),
    cards: (several: string[]) => ({ cards: several.map((one) => cardName(edition, one, side)).join(", ") }),
    color: (one: Color) => ({ color: colorName(edition, one) }),
    seat: (one: number) => ({ other: who(one) }),
    "seat or nobody": (one: number) => ({ other: who(one) }),
  };
  const values: Record<string, string> = {};
  for (const [field, part] of Object.entries<Part>(parts)) {
    const named: unknown = move[field as keyof Move];
    if (named === null) return say(`${message}-none`);
    Object.assign(values, told[part](named as never));
  }
  return say(message, values);
}

/** What was chosen, how good it was, and what the expert prefers, in sentences. */
export function opinion(
  judgement: Judgement,
  who: string,
  names: readonly string[],
  side: Side,
  edition: EditionInfo,
): string[] {
  const { choices, grade, lost } = judgement;
  const told = (id: string, choice: Choice) =>
    say(id, {
      who,
      move: answer(choice.move, names, side, edition),
      percent: percent(choice.chance),
    });
  const given = choices.find((choice) => isSaid(judgement, choice));
  const best = choices[0];
  const graded = say(`analysis-grade-${grade}`);
  return [
    ...(given ? [`${told("analysis-said", given)} · ${graded}`] : []),
    ...(lost > 0 && best
      ? [`${told("analysis-prefers", best)} · ${say("analysis-lost", { percent: percent(lost) })}`]
      : []),
  ];
}

type Ask = (table: string, match: number, round: number) => Promise<Analysis>;
type Wait = (milliseconds: number) => Promise<void>;
const sleep: Wait = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds));

/** The analyses of a match, by round from 0. */
export class LookBack {
  found = $state.raw<Readonly<Record<number, Analysis>>>({});
  problems = $state.raw<Readonly<Record<number, ProblemCode>>>({});
  working = $state.raw<readonly number[]>([]);
  private left = false;

  constructor(
    private readonly table: string,
    private readonly match: number,
    private readonly ask: Ask = showAnalysis,
    private readonly wait: Wait = sleep,
  ) {}

  /** Have a round analyzed; true when all of it is. */
  async analyze(round: number): Promise<boolean> {
    if (this.working.includes(round)) return false;
    this.working = [...this.working, round];
    const { [round]: _, ...others } = this.problems;
    this.problems = others;
    try {
      while (!this.left) {
        const analysis = await this.ask(this.table, this.match, round + 1);
        this.found = { ...this.found, [round]: analysis };
        if (analysis.done) return true;
        await this.wait(PACE_MS);
      }
    } catch (error) {
      this.problems = { ...this.problems, [round]: error instanceof Problem ? error.code : "unreachable" };
    } finally {
      this.working = this.working.filter((one) => one !== round);
    }
    return false;
  }

  /** The judgement about what was said at a step, if there was something to decide. */
  at(round: number, step: number): Judgement | undefined {
    return this.found[round]?.judgements.find((one) => one.step === step);
  }

  /** Nobody looks any more. */
  leave(): void {
    this.left = true;
  }
}
