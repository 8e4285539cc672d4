/** Where things stand on a card. */

export interface Middle {
  x: number;
  y: number;
  size: number;
}

const MIDDLES: Record<string, Middle> = {
  battle: { x: 59, y: 86, size: 0.78 },
  mini: { x: 58, y: 84, size: 1.06 },
};

/** Where the figure of a card stands and how large it is: beside the index, never under it. */
export const middle = (style: string): Middle => MIDDLES[style] ?? { x: 56, y: 83, size: 1 };

/** So many shapes together, all seen at once: four in a square, others in a ring. */
export function cluster(count: number): { size: number; places: [x: number, y: number][] } {
  if (count === 4) {
    return {
      size: 1,
      places: [0, 1, 2, 3].map((at) => [at % 2 ? 11.5 : -11.5, at < 2 ? -11.5 : 11.5]),
    };
  }
  const first = count === 2 ? -0.25 : 0;
  const size = [1, 1, 1, 0.95, 1, 0.82, 0.74, 0.68, 0.62][count] ?? 0.62;
  const far = count === 1 ? 0 : count === 2 ? 11.5 : count === 3 ? 13.5 : 15.5;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    size,
    places: Array.from({ length: count }, (_, at) => {
      const turn = 2 * Math.PI * (first + at / count);
      return [round(far * Math.sin(turn)), round(-far * Math.cos(turn))];
    }),
  };
}

/** The coats of cards that fall from a wild draw: one colour each, unless so few cards would leave colours out. */
export function coats<T>(colors: readonly T[], draws: number, at: number): T[] {
  const each = draws > 2 ? 1 : Math.ceil(colors.length / draws);
  return Array.from({ length: each }, (_, of) => colors[(at * each + of) % colors.length]!);
}
