/** Languages by the names that their speakers give them. */

import type { Language } from "../lib/settings.svelte";

const NAMES: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  pt: "Português",
  de: "Deutsch",
  it: "Italiano",
  nl: "Nederlands",
};

export const endonym = (language: Language) => NAMES[language];
