/** How colours look to people: light, contrast, difference, and three kinds of colour blindness. */

export type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
export const EYES: Record<string, Matrix> = {
  "full color vision": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const SRGB_TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

const times = (matrix: Matrix, v: Triple) =>
  matrix.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as Triple;

export function light(hex: string): Triple {
  return [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

/** WCAG 2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => times(SRGB_TO_XYZ, light(hex))[1];
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

/** A colour in CIE Lab, as these eyes see it. */
export function seen(hex: string, eyes: Matrix): Triple {
  const visible = times(eyes, light(hex)).map((value) => Math.min(1, Math.max(0, value))) as Triple;
  const [x, y, z] = times(SRGB_TO_XYZ, visible).map((value, at) => {
    const part = value / WHITE[at]!;
    return part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116;
  }) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (angle: number) => (angle * Math.PI) / 180;

/** CIEDE2000: one is barely seen, ten at a glance. */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 1.5 - 0.5 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
  const hue = (a: number, b: number) => ((Math.atan2(b, a * g) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const apart = Math.abs(h1 - h2) > 180;
  const turn = apart ? h2 - h1 - 360 * Math.sign(h2 - h1) : h2 - h1;
  const dl = l2 - l1;
  const dc = c2 - c1;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin(degrees(turn / 2));
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = apart ? (h1 + h2 + 360) / 2 : (h1 + h2) / 2;
  const t =
    1 -
    0.17 * Math.cos(degrees(h - 30)) +
    0.24 * Math.cos(degrees(2 * h)) +
    0.32 * Math.cos(degrees(3 * h + 6)) -
    0.2 * Math.cos(degrees(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rotation =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(degrees(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * (dc / sc) * (dh / sh));
}
