/** Which text of a rule sheet a reader may have in the box. */

import type { EditionInfo } from "../protocol";

/**
 * The printing in the reader's language, where there is one beside the English, which is the first.
 * Where a language has several, the region that the browser wishes for decides, else the language's own country.
 */
export function ownPrinting(
  { printings = [] }: EditionInfo,
  language: string,
  wishes: readonly string[],
): string | null {
  const keys = printings.slice(1).map(({ key }) => key);
  const found = keys.filter((key) => key.split("-")[0] === language);
  const spoken = wishes.filter((wish) => wish.toLowerCase().startsWith(language));
  const regions = [...spoken, ...wishes].flatMap((wish) => /-([a-z]{2})$/i.exec(wish)?.[1] ?? []);
  const wished = [...regions, language].map((region) => `${language}-${region.toUpperCase()}`);
  return wished.find((key) => found.includes(key)) ?? found[0] ?? null;
}
