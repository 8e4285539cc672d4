/** What every dialog gets: the open question, and how to answer it. */

import type { Color, Move, Prompt, View } from "../../protocol";
import type { TableSession } from "../../lib/session.svelte";
import { color } from "../../lib/words.svelte";

export interface Asking {
  session: TableSession;
  view: View;
  prompt: Prompt;
  /** Answer, once. */
  choose: (move: Move) => void;
}

type Kind<T extends Move["type"]> = Extract<Move, { type: T }>;

/** The offered moves of one kind. */
export function offered<T extends Move["type"]>(prompt: Prompt, type: T): Kind<T>[] {
  return prompt.moves.filter((move): move is Kind<T> => move.type === type);
}

/** The name of a colour in the deck on the table. */
export const colorName = (view: View, code: Color) => color(code, view.sight.two_sided);
