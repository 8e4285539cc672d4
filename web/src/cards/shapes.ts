/** A shape for every colour, so that no card is told by its colour alone. Drawn around the middle, 20 wide. */

import type { ColorInfo } from "../protocol";

// Steps from the middle, not places: a path may set a shape down anywhere with `M x y`.
export const SHAPES: Record<string, string> = {
  diamond: "m0-10.5q2.6 6 8.6 10.5q-6 4.5-8.6 10.5q-2.6-6-8.6-10.5q6-4.5 8.6-10.5z",
  circle: "m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
  triangle: "m-1.7-8.1q1.7-3 3.4 0l8.4 14.6q1.7 3-1.7 3h-16.8q-3.4 0-1.7-3z",
  square: "m-6.5-8.5h13q2 0 2 2v13q0 2-2 2h-13q-2 0-2-2v-13q0-2 2-2z",
  waves:
    "m-10-4c3-5.5 7-5.5 10-2s7 3.5 10-2v5.6c-3 5.5-7 5.5-10 2s-7-3.5-10 2zm0 8.8c3-5.5 7-5.5 10-2s7 3.5 10-2v5.6c-3 5.5-7 5.5-10 2s-7-3.5-10 2z",
  heart:
    "m0 9.6c-6-4.5-10-8.1-10-12.9c0-3.6 2.6-6 5.6-6c2 0 3.6 1.1 4.4 2.8c.8-1.7 2.4-2.8 4.4-2.8c3 0 5.6 2.4 5.6 6c0 4.8-4 8.4-10 12.9z",
  sun: "m-5.6 0a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0zm3.5-6.7l2.1-4.3l2.1 4.3zm5.4 .5l4.5-1.6l-1.6 4.5zm3.4 4.1l4.3 2.1l-4.3 2.1zm-.5 5.4l1.6 4.5l-4.5-1.6zm-4.1 3.4l-2.1 4.3l-2.1-4.3zm-5.4-.5l-4.5 1.6l1.6-4.5zm-3.4-4.1l-4.3-2.1l4.3-2.1zm.5-5.4l-1.6-4.5l4.5 1.6z",
  moon: "m2.2-9.9a10 10 0 1 0 7.6 12.6a8.2 8.2 0 0 1-7.6-12.6z",
  star: "m0-10.2l2.9 6.8l7.4 .7l-5.6 4.8l1.6 7.2l-6.3-3.8l-6.3 3.8l1.6-7.2l-5.6-4.8l7.4-.7z",
  ring: "m-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0zm4.7 0a4.8 4.8 0 1 1 9.6 0a4.8 4.8 0 1 1-9.6 0z",
  cross:
    "m-3.4-9.5h6.8q.6 0 .6.6v4.9h4.9q.6 0 .6.6v6.8q0 .6-.6.6h-4.9v4.9q0 .6-.6.6h-6.8q-.6 0-.6-.6v-4.9h-4.9q-.6 0-.6-.6v-6.8q0-.6.6-.6h4.9v-4.9q0-.6.6-.6z",
  leaf: "m-9 9.4c-1.6-10.6 5-18.4 18.2-18.6c.6 12.2-5.4 18.6-15.4 16.8l7-8.8l-.9-.8z",
};

/** What the letters of colours stand for, where nothing else is said. */
const SHAPE_OF: Record<string, string> = {
  r: "diamond",
  y: "circle",
  g: "triangle",
  b: "square",
  t: "waves",
  p: "heart",
  o: "sun",
  u: "moon",
};

/** The lines of a colour's shape. */
export const shapeOf = ({ shape }: ColorInfo): string =>
  SHAPES[shape] ?? SHAPES[SHAPE_OF[shape] ?? "circle"]!;
