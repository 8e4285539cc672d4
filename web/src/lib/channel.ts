/** A socket that comes back by itself. It knows close codes and delays (docs/protocol.md) and nothing of the game. */

import type { ClientMessage, Goodbye, Refusal, ServerMessage } from "../protocol";
import { BROWSER_MEMORY, type Memory } from "./luck";

export type Connection = "connecting" | "open" | "reconnecting" | "closed";

/** Why a connection is over for good. */
export type Ending = Refusal | Exclude<Goodbye["code"], "restart"> | "unreachable" | "version";

/** What is used of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((closing: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What comes from outside: the network, the clock, luck and storage. */
export interface Ports {
  socket(url: string): Socket;
  now(): number;
  /** Do something later, unless it is called off. */
  later(milliseconds: number, act: () => void): () => void;
  /** From 0 to below 1. */
  random(): number;
  /** 64 hexadecimal digits from a secure source. */
  entropy(): string;
  /** What was promised and sealed for each deal. */
  memory: Memory;
  /** Call when the network or the page is back. Returns how to stop. */
  onWake(act: () => void): () => void;
}

export const BROWSER: Ports = {
  socket: (url) => new WebSocket(url) as Socket,
  now: () => performance.now(),
  later(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  entropy: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    ),
  memory: BROWSER_MEMORY,
  onWake(act) {
    const awake = () => document.visibilityState === "visible" && act();
    addEventListener("online", act);
    document.addEventListener("visibilitychange", awake);
    return () => {
      removeEventListener("online", act);
      document.removeEventListener("visibilitychange", awake);
    };
  },
};

/** Whoever speaks over the channel. */
interface Speaker {
  /** The first words of every connection. */
  hello(): ClientMessage;
  hear(message: ServerMessage): void;
  turned(state: Connection, ending: Ending | null): void;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
/** So many failures before the first success, and nobody is there. */
const PATIENCE = 5;
/** A connection that lasted this long was a good one. */
const GOOD = 5_000;

const POLICY = 1008;
const TOO_LARGE = 1009;

export class Channel {
  private socket: Socket | null = null;
  private state: Connection = "connecting";
  private failures = 0;
  private wasOpen = false;
  private openedAt = 0;
  private callOff: (() => void) | null = null;
  /** The last words of the server, where the closing itself has none. */
  private refusal: Refusal | null = null;
  private goodbye: Ending | null = null;

  constructor(
    private readonly url: string,
    private readonly speaker: Speaker,
    private readonly ports: Ports,
  ) {}

  open(): void {
    this.callOff?.();
    this.callOff = null;
    const socket = this.ports.socket(this.url);
    this.socket = socket;
    this.refusal = null;
    this.goodbye = null;
    socket.onopen = () => {
      this.wasOpen = true;
      this.openedAt = this.ports.now();
      socket.send(JSON.stringify(this.speaker.hello()));
      this.turn("open");
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.read(data);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket === this.socket) this.lost(code, reason);
    };
  }

  /** Whether it was sent: not while there is no connection. */
  send(message: ClientMessage): boolean {
    if (this.state !== "open") return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** Do not wait any longer for the next try. */
  retry(): void {
    if (this.callOff) this.open();
  }

  /** Hang up on somebody who says nothing, and call again. */
  renew(): void {
    if (this.state !== "open") return;
    this.hangUp();
    this.turn("reconnecting");
    this.open();
  }

  close(ending: Ending | null = null): void {
    this.callOff?.();
    this.callOff = null;
    this.hangUp();
    this.turn("closed", ending);
  }

  private hangUp(): void {
    const { socket } = this;
    this.socket = null; // what it says from now on is not heard
    socket?.close();
  }

  private read(data: unknown): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data));
    } catch {
      return;
    }
    if (message.type === "Refused") this.refusal = message.code;
    else this.failures = 0; // who is refused and hung up on must not come back at once, again and again
    if (message.type === "Goodbye" && message.code !== "restart") this.goodbye = message.code;
    this.speaker.hear(message);
  }

  private lost(code: number, reason: string): void {
    this.socket = null;
    if (this.goodbye) return this.turn("closed", this.goodbye);
    if (code === POLICY) return this.turn("closed", (reason as Refusal) || this.refusal || "malformed");
    if (code === TOO_LARGE) return this.turn("closed", "too_large");
    if (this.state === "open" && this.ports.now() - this.openedAt >= GOOD) this.failures = 0;
    this.failures++;
    if (!this.wasOpen && this.failures >= PATIENCE) return this.turn("closed", "unreachable");
    if (this.wasOpen) this.turn("reconnecting");
    // Longer after each failure, and not equally long for everybody whom a restart has thrown out.
    const delay = Math.min(FIRST_DELAY * 2 ** (this.failures - 1), LONGEST_DELAY);
    this.callOff = this.ports.later(delay * (0.5 + this.ports.random()), () => this.open());
  }

  private turn(state: Connection, ending: Ending | null = null): void {
    if (state === this.state) return;
    this.state = state;
    this.speaker.turned(state, ending);
  }
}
