/** The cards that tell one edition from another. */

import { cardOf } from "../lib/editions";
import type { EditionInfo, Side, SideInfo } from "../protocol";

export interface Shown {
  code: string;
  side: Side;
}

const light = (...codes: string[]): Shown[] => codes.map((code) => ({ code, side: "light" }));

/** Those of ours were picked by hand. */
const PICKED: Record<string, Shown[]> = {
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

/** Three cards of an edition, the most special one last. */
export function showcase(edition: EditionInfo): Shown[] {
  const picked = edition.ours ? PICKED[edition.key] : undefined;
  if (picked) return picked;
  const [first, last] = [edition.sides[0]!, edition.sides.at(-1)!];
  const shown = [
    ...plainest(first)
      .slice(0, 2)
      .map((code) => ({ code, side: first.side })),
    { code: special(last), side: last.side },
  ];
  return shown.map(({ code, side }) => ({ code: cardOf(edition, side, code), side }));
}

/** An action and a number, of two colors. */
function plainest({ colors, faces }: SideInfo): string[] {
  const suits = faces.filter((face) => face.copies && !face.colorless);
  const action = suits.find((face) => face.figures?.length);
  const number = suits.findLast((face) => !face.figures?.length);
  return [action, number].flatMap((face, at) =>
    face ? [colors[(at + colors.length - 1) % colors.length]!.color + face.symbol] : [],
  );
}

/** What does most, a wild card before others; the later one of the sheet, where there are several. */
function special({ colors, faces }: SideInfo): string {
  const worth = (face: SideInfo["faces"][number]) =>
    (face.copies ? 0 : -100) + Number(face.colorless) * 10 + (face.figures?.length ?? 0);
  const face = faces.reduce((best, one) => (worth(one) >= worth(best) ? one : best));
  return face.colorless ? face.symbol : colors[0]!.color + face.symbol;
}
