/** Sentences for a screen reader. Whoever has something to say calls `announce`; App.svelte holds the live regions. */

class Announcer {
  polite = $state.raw<{ key: number; text: string }[]>([]);
  urgent = $state("");
  private keys = 0;
  private count = 0;

  /** Said when the reader is free; the last few are kept, so that quick events are not lost. */
  announce(text: string): void {
    // A key of its own: what has been said stays as it is, or it is read again.
    this.polite = [...this.polite.slice(-4), { key: this.keys++, text }];
  }

  /** Said at once: it is your turn, your connection is gone. */
  alert(text: string): void {
    // The same sentence twice must change the region, or it is not read again.
    this.urgent = text + "\u00a0".repeat(this.count++ % 2);
  }
}

export const announcer = new Announcer();
