/** The terms of a table before it is opened: what was chosen, and what can be. */

import type { EditionInfo, Library } from "../protocol";

export type Rule = string | number | boolean;

const SEATS = 4;

export class Terms {
  edition = $state("");
  mode = $state("");
  seats = $state(SEATS);
  bots = $state(0);
  level = $state("normal");
  timer = $state(0);
  public = $state(false);
  /** All rules that were touched, by name; kept when another edition is looked at. */
  private touched = $state<Record<string, Rule>>({});

  constructor(
    readonly library: Library,
    edition: string | null,
  ) {
    this.choose(library.editions.some(({ key }) => key === edition) ? edition! : library.editions[0]!.key);
  }

  get info(): EditionInfo {
    return this.library.editions.find(({ key }) => key === this.edition)!;
  }

  /** Modes that anybody can play in this edition. */
  get modes() {
    return this.info.modes.filter(({ seats }) => seats.length > 0);
  }

  get seatChoices(): number[] {
    return this.modes.find(({ mode }) => mode === this.mode)?.seats ?? [];
  }

  /** Another edition starts from its own sheet. */
  choose(edition: string): void {
    this.edition = edition;
    this.chooseMode(this.info.mode);
  }

  chooseMode(mode: string): void {
    this.mode = mode;
    const nearest = (one: number, other: number) =>
      Math.abs(other - this.seats) < Math.abs(one - this.seats) ? other : one;
    this.chooseSeats(this.seatChoices.reduce(nearest));
  }

  chooseSeats(seats: number): void {
    this.seats = seats;
    this.bots = Math.min(this.bots, seats - 1);
  }

  rule(name: string): Rule {
    const option = this.info.options.find((one) => one.name === name)!;
    const touched = this.touched[name];
    return touched !== undefined && option.choices.includes(touched) ? touched : option.default;
  }

  setRule(name: string, value: Rule): void {
    this.touched[name] = value;
  }

  resetRules(): void {
    this.touched = {};
  }

  /** What differs from the sheet of this edition. */
  get rules(): Record<string, Rule> {
    const different = this.info.options.filter(({ name, default: sheet }) => this.rule(name) !== sheet);
    return Object.fromEntries(different.map(({ name }) => [name, this.rule(name)]));
  }
}
