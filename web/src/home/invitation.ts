/** What people paste to get to a table. */

const CODE = /^[a-z0-9]{12}$/;

/** Whether an address leads to this machine only, so that nobody else can follow it. */
export const leadsHereOnly = (url: URL) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(url.hostname);

/** The table that a link or a code leads to; null when it is neither. */
export function tableOf(pasted: string): string | null {
  const text = pasted.trim();
  const [, fromLink] = /\/(?:t|watch)\/([^/?#\s]+)/.exec(text) ?? [];
  const code = (fromLink ?? text.replace(/[\s-]/g, "")).toLowerCase();
  return CODE.test(code) ? code : null;
}
