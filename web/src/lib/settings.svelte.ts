/** What a person has chosen on this device. Kept in the browser, never sent. */

export const LANGUAGES = ["en", "es", "fr", "pt", "de", "it", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Choices {
  language: Language;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** `auto` follows the system's wish for less motion. */
  motion: "auto" | "full" | "reduced";
  /** A shape beside every colour. */
  shapes: boolean;
  order: "color" | "symbol";
  /** Hear of nobody's reactions. */
  muted: boolean;
  /** How others know this person. */
  name: string;
}

const KEY = "lastcard.settings";

export function languageOf(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

const defaults = (): Choices => ({
  language: languageOf(navigator.languages),
  theme: "auto",
  sound: true,
  motion: "auto",
  shapes: true,
  order: "color",
  muted: false,
  name: "",
});

function stored(): Partial<Choices> {
  try {
    const { language, ...kept }: Partial<Choices> = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return LANGUAGES.includes(language!) ? { ...kept, language: language! } : kept;
  } catch {
    return {}; // somebody else's words under our name, or no storage here
  }
}

/** The language that the address asks for (`#lang=es`, from `lastcard play --lang es`), taken off it: it is asked for once. */
function asked(): Partial<Choices> {
  const words = new URLSearchParams(location.hash.slice(1));
  const language = LANGUAGES.find((one) => one === words.get("lang"));
  if (!language) return {};
  words.delete("lang");
  history.replaceState(null, "", `${location.pathname}${location.search}${words.size ? `#${words}` : ""}`);
  return { language };
}

export const settings: Choices = $state({ ...defaults(), ...stored(), ...asked() });

/** Keep the choices, and show them where CSS looks. */
export function keepSettings(): void {
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.motion = settings.motion;
  document.documentElement.dataset.shapes = settings.shapes ? "on" : "off";
  document.documentElement.lang = settings.language;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // No storage: the choices last as long as the page.
  }
}

const less = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether cards may fly. */
export function moves(): boolean {
  return settings.motion === "full" || (settings.motion === "auto" && !less.matches);
}
