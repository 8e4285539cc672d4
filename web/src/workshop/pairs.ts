/** Which two faces make a card where cards have two sides. */

import type { SideDraft } from "./draft";
import { printed } from "./faces";

/** Takes a face off a heap; false where there is none left. */
function take(heap: Map<string, number>, face: string): boolean {
  const left = heap.get(face) ?? 0;
  if (left > 0) heap.set(face, left - 1);
  return left > 0;
}

function heapOf(side: SideDraft | undefined): Map<string, number> {
  const heap = new Map<string, number>();
  for (const face of side ? printed(side) : []) heap.set(face, (heap.get(face) ?? 0) + 1);
  return heap;
}

const restOf = (heap: Map<string, number>) =>
  [...heap].flatMap(([face, left]) => Array<string>(left).fill(face));

/** Cards that were there stay as they are; new faces come together so that neighbours get different backs. */
export function pairsOf([light, dark]: SideDraft[], kept: string): string {
  const fronts = heapOf(light);
  const backs = heapOf(dark);
  const cards = kept.split(/\s+/).filter((card) => {
    const [front = "", back = ""] = card.split("/");
    if (!backs.get(back) || !take(fronts, front)) return false;
    return take(backs, back);
  });
  const left = restOf(fronts);
  const behind = restOf(backs);
  const step = [7, 11, 13, 5, 3].find((one) => behind.length % one) ?? 1; // shares no factor, so every one is met once
  const fresh = left
    .slice(0, behind.length)
    .map((face, at) => `${face}/${behind[(at * step) % behind.length]}`);
  return [...cards, ...fresh].join(" ");
}
