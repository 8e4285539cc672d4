/** Codes in words: the same Fluent files as the terminal, one language at a time. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Reason, Refusal } from "../protocol";
import type { Language } from "./settings.svelte";

const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("words:en"),
  es: () => import("words:es"),
  fr: () => import("words:fr"),
  pt: () => import("words:pt"),
  de: () => import("words:de"),
  it: () => import("words:it"),
  nl: () => import("words:nl"),
};

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let wanted: Language = "en";

/** The language that is spoken. */
export const spoken = () => bundle.locales[0] as Language;

/** Speak this language from now on; throws where its words cannot be fetched, and the one before goes on. */
export async function loadLanguage(language: Language): Promise<void> {
  wanted = language;
  const { default: text } = await texts[language]();
  if (wanted !== language) return; // another one was chosen meanwhile
  const loaded = new FluentBundle(language, { useIsolating: false });
  loaded.addResource(new FluentResource(text));
  bundle = loaded;
}

export type Values = Record<string, string | number>;

/** A message with its values filled in. */
export function say(id: string, values: Values = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`no words for ${id}`);
    return id;
  }
  const given = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
    ]),
  );
  return bundle.formatPattern(message.value, given);
}

/** Whether there is a message of this id. */
export const knows = (id: string) => bundle.hasMessage(id);

export const reason = (code: Reason) => say(`reason-${code.replaceAll("_", "-")}`);
export const refusal = (code: Refusal | "unreachable") => say(`refusal-${code.replaceAll("_", "-")}`);
