/** Where the figure of a card stands and how large it is: beside the index, never under it. */

export interface Middle {
  x: number;
  y: number;
  size: number;
}

const MIDDLES: Record<string, Middle> = {
  battle: { x: 59, y: 86, size: 0.78 },
  mini: { x: 58, y: 84, size: 1.06 },
};

export const middle = (edition: string): Middle => MIDDLES[edition] ?? { x: 56, y: 83, size: 1 };
