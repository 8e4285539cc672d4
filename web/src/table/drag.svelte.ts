/** A card is dragged up out of the hand; let go over the table, it is played. */

import type { Held } from "./order";
import type { Stage } from "./stage.svelte";

const SLACK = 10;
/** So far up means it. */
const FAR = 70;

export class Drag {
  private held: Held | null = null;
  private start = { x: 0, y: 0 };
  private card: HTMLElement | null = null;
  private box: DOMRect | null = null;
  private under = false;
  private ended = -Infinity;

  constructor(
    private readonly stage: () => Stage,
    private readonly play: (held: Held) => void,
  ) {}

  /** The click that follows a drag is not a choice. */
  get justDragged(): boolean {
    return performance.now() - this.ended < 80;
  }

  down(event: PointerEvent, held: Held): void {
    if (event.button || !event.isPrimary) return;
    this.held = held;
    this.start = { x: event.clientX, y: event.clientY };
    this.card = event.currentTarget as HTMLElement;
    this.box = this.card.getBoundingClientRect();
    this.under = false;
    // A quick hand has left the card before it first moves.
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.cancel);
  }

  private move = (event: PointerEvent): void => {
    if (!this.held || !this.box) return;
    const dx = event.clientX - this.start.x;
    const dy = event.clientY - this.start.y;
    if (!this.under) {
      if (dy > -SLACK || Math.abs(dx) > -dy * 1.5) return;
      this.under = true;
      this.card?.setPointerCapture(event.pointerId);
    }
    const x = this.box.left + this.box.width / 2 + dx;
    const y = this.box.top + this.box.height / 2 + dy;
    this.stage().held = { ...this.held, x, y, far: dy < -FAR };
  };

  private up = (): void => {
    const { held, under } = this;
    const stage = this.stage();
    this.letGo();
    if (!under || !held) return;
    this.ended = performance.now();
    const dragged = stage.held;
    if (!dragged?.far) {
      stage.held = null;
      return;
    }
    this.play(held);
    // It hangs where it was let go until the table has answered.
    setTimeout(() => {
      if (stage.held === dragged) stage.held = null;
    }, 1200);
  };

  private cancel = (): void => {
    this.letGo();
    this.stage().held = null;
  };

  private letGo(): void {
    this.held = null;
    this.card = null;
    this.box = null;
    this.under = false;
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.cancel);
  }
}
