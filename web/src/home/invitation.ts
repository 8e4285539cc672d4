/** What people paste to get to a table. */

const CODE = /^[a-z0-9]{12}$/;

/** The table that a link or a code leads to; null when it is neither. */
export function tableOf(pasted: string): string | null {
  const text = pasted.trim();
  const [, fromLink] = /\/(?:t|watch)\/([^/?#\s]+)/.exec(text) ?? [];
  const code = (fromLink ?? text.replace(/[\s-]/g, "")).toLowerCase();
  return CODE.test(code) ? code : null;
}
