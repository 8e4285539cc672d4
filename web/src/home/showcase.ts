/** The editions on show: the order of the shelf, and the cards that tell one from another. */

import type { Side } from "../protocol";

export interface Shown {
  code: string;
  side: Side;
}

const light = (...codes: string[]): Shown[] => codes.map((code) => ({ code, side: "light" }));

export const SHOWCASE: Record<string, Shown[]> = {
  classic: light("bs", "r7", "w+4"),
  beach: light("t3", "o+2", "wg"),
  battle: light("y9", "r4", "wb"),
  trend: light("g2", "bv", "wt"),
  flip: [
    { code: "r7/u5", side: "light" },
    { code: "yf/o8", side: "light" },
    { code: "g2/t+5", side: "dark" },
  ],
  mini: light("y+1", "g8", "w+2"),
};

export const SHELF = Object.keys(SHOWCASE);
