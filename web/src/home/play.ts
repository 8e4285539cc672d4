/** To a table of one's own: open it, keep the seat, go there. */

import { openTable } from "../lib/api";
import { askToBegin } from "../lib/begin";
import { router } from "../lib/router.svelte";
import { shelf } from "../lib/shelf.svelte";
import { keepSeat } from "../lib/tickets";
import { settings } from "../lib/settings.svelte";
import { spoken } from "../lib/words.svelte";

type Terms = Parameters<typeof openTable>[0];

const SEATS = 4;

/** Open a table and sit there; with bots on all other seats there is nobody to wait for. */
export async function open(terms: Terms & { seats: number; bots: number }): Promise<void> {
  const ticket = await openTable(terms);
  keepSeat({
    table: ticket.table,
    player: ticket.player,
    ticket: ticket.ticket,
    edition: terms.edition,
    at: Date.now(),
  });
  if (terms.bots === terms.seats - 1) askToBegin(ticket.table);
  router.go(`t/${ticket.table}`);
}

/** A match against three bots, or as many as the edition allows, by a text of the sheet; the English, if none is named. */
export async function playNow(edition: string, printing: string | null = null): Promise<void> {
  await shelf.load(spoken());
  const [least, most] = shelf.find(edition)?.players ?? [SEATS, SEATS];
  const seats = Math.min(Math.max(SEATS, least), most);
  await open({ edition, printing, seats, bots: seats - 1, name: settings.name });
}
