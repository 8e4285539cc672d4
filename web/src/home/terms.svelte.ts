/** The terms of a table before it is opened: what was chosen, and what can be. */

import type { EditionInfo, Library, OptionInfo } from "../protocol";
import { matters, sheetOf, type OptionValue, type Rules } from "../table/options";

const SEATS = 4;

/** Whether an option can have this value. */
export function takes({ bounds, choices }: OptionInfo, value: OptionValue | null | undefined): boolean {
  if (!bounds) return choices.some((choice) => choice === value);
  const [least, most] = bounds;
  return typeof value === "number" && Number.isInteger(value) && least <= value && value <= most;
}

export class Terms {
  edition = $state("");
  /** By which text of the rule sheet. */
  printing = $state("");
  mode = $state("");
  seats = $state(SEATS);
  bots = $state(0);
  level = $state("normal");
  timer = $state(0);
  public = $state(false);
  /** All rules that were touched, by name; kept when another edition or printing is looked at. */
  private touched = $state<Record<string, OptionValue | null>>({});

  constructor(
    /** What can be chosen, in the language of the page. */
    private readonly told: () => Library,
    edition: string | null,
    printing: string | null = null,
  ) {
    const { editions } = this.library;
    this.choose(editions.some(({ key }) => key === edition) ? edition! : editions[0]!.key);
    if (this.printings.some((key) => key === printing)) this.printing = printing!;
  }

  get library(): Library {
    return this.told();
  }

  get info(): EditionInfo {
    return this.library.editions.find(({ key }) => key === this.edition)!;
  }

  /** Texts of this edition's sheet; the first is what counts if nothing is chosen. */
  get printings(): string[] {
    return this.info.printings?.map(({ key }) => key) ?? [];
  }

  /** The printing to ask for; null where it is the edition itself. */
  get otherPrinting(): string | null {
    return this.printing === this.printings[0] ? null : this.printing;
  }

  /** Modes that anybody can play in this edition. */
  get modes() {
    return this.info.modes.filter(({ seats }) => seats.length > 0);
  }

  private get modeInfo() {
    return this.modes.find(({ mode }) => mode === this.mode);
  }

  get seatChoices(): number[] {
    return this.modeInfo?.seats ?? [];
  }

  /** How many rounds the match will have, where that is planned. */
  get rounds(): number | null {
    const cycle = this.modeInfo?.rounds?.[this.seatChoices.indexOf(this.seats)];
    return cycle ? cycle * Number(this.rule("cycles")) : null;
  }

  /** Options that say something in this mode. */
  get options(): OptionInfo[] {
    return this.info.options.filter(({ name }) => matters(name, this.mode));
  }

  /** Another edition starts from its own sheet, in English. */
  choose(edition: string): void {
    this.edition = edition;
    this.printing = this.printings[0] ?? "";
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

  /** What the chosen printing says. */
  get sheet(): Rules {
    return sheetOf(this.info, this.printing);
  }

  /** What counts: a choice wins over the sheet. */
  rule(name: string): OptionValue {
    const option = this.info.options.find((one) => one.name === name)!;
    const touched = this.touched[name];
    return takes(option, touched) ? touched! : this.sheet[name]!;
  }

  /** What stands in the field of a rule, be it a value of it or not. */
  typed(name: string): OptionValue | null {
    const touched = this.touched[name];
    return touched === undefined ? this.sheet[name]! : touched;
  }

  setRule(name: string, value: OptionValue | null): void {
    this.touched[name] = value;
  }

  resetRules(): void {
    this.touched = {};
  }

  /** What differs from the chosen printing, by choice. */
  get rules(): Rules {
    const { sheet } = this;
    const different = this.options.filter(({ name }) => this.rule(name) !== sheet[name]);
    return Object.fromEntries(different.map(({ name }) => [name, this.rule(name)]));
  }
}
