/** Sentences for a screen reader. Whoever has something to say calls `announce`; App.svelte holds the live regions. */

class Announcer {
  polite = $state<string[]>([]);
  urgent = $state("");
  private count = 0;

  /** Said when the reader is free; the last few are kept, so that quick events are not lost. */
  announce(text: string): void {
    this.polite = [...this.polite.slice(-4), text];
  }

  /** Said at once: it is your turn, your connection is gone. */
  alert(text: string): void {
    // The same sentence twice must change the region, or it is not read again.
    this.urgent = text + "\u00a0".repeat(this.count++ % 2);
  }
}

export const announcer = new Announcer();
