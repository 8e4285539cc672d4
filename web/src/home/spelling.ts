/** What a name can be made of. */

/** Up to sixteen letters and digits of any script, each with the marks that belong to it. */
const NAME = /^[\p{L}\p{N}][\p{Mn}\p{Mc}]{0,4}(?:[\p{L}\p{N}_-][\p{Mn}\p{Mc}]{0,4}){0,15}$/u;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/** What a field takes: every letter may have its marks. */
export const MOST_CHARACTERS = 80;

/** A first look, to help while typing; the server decides. */
export function fits(name: string): boolean {
  const written = name.normalize("NFKC");
  return name.length <= MOST_CHARACTERS && NAME.test(written) && !UNSEEN.test(written);
}
