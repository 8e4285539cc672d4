/** What every dialog gets: the open question, and how to answer it. */

import type { Move, Prompt, View } from "../../protocol";
import type { TableSession } from "../../lib/session.svelte";

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
